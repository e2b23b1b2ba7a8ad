import assert from "node:assert/strict";
import { test } from "node:test";
import { along, course, stepsOf, tree } from "./lines.mjs";

/** @param {string} id @param {string} line @param {number} n @param {object} [more] */
const note = (id, line, n, more = {}) => /** @type {any} */ ({ id, line, n, problem: "", ...more });
const sides = [
  { id: "late", base: "", at: 20 },
  { id: "early", base: "", at: 10 },
  { id: "inner", base: "early", at: 13 },
  { id: "sooner", base: "early", at: 8 },
];

test("a side line is made of itself and of what it shares with the lines before it", () => {
  assert.deepEqual(course(sides, ""), [{ line: "", last: Infinity }]);
  assert.deepEqual(course(sides, "inner"), [{ line: "inner", last: Infinity }, { line: "early", last: 13 }, { line: "", last: 10 }]);
  // One that leaves a side line before that has left shares no more of the main line than of it.
  assert.deepEqual(course(sides, "sooner").at(-1), { line: "", last: 8 });
});

test("lines that lead in a circle come to an end", () => {
  assert.equal(course([{ id: "a", base: "b", at: 1 }, { id: "b", base: "a", at: 1 }], "a").length, 2);
});

test("the notes of a line are its own and those of the steps it shares, in their order", () => {
  const notes = [note("1", "", 3), note("2", "", 10), note("3", "", 11), note("4", "early", 12), note("5", "early", 14), note("6", "inner", 14)];
  const ids = (/** @type {string} */ line) => along(notes, sides, line).map(({ id }) => id);
  assert.deepEqual(ids(""), ["1", "2", "3"]);
  assert.deepEqual(ids("early"), ["1", "2", "4", "5"]);
  assert.deepEqual(ids("inner"), ["1", "2", "4", "6"]);
});

test("a note that stands nowhere is on no line", () => {
  assert.deepEqual(along([note("1", "", 3, { problem: "moved" })], sides, ""), []);
});

test("the steps of notes come once each", () => {
  assert.deepEqual(stepsOf([note("1", "", 30), note("2", "", 3), note("3", "", 30)]), [3, 30]);
});

test("a tree has each line below the one it leaves, in the order of the steps", () => {
  assert.deepEqual(tree(sides).map(({ side, depth }) => [side.id, depth]), [["early", 0], ["sooner", 1], ["inner", 1], ["late", 0]]);
});

test("a line whose base is not there can be found all the same", () => {
  assert.deepEqual(tree([{ id: "a", base: "gone", at: 1 }, { id: "b", base: "c", at: 1 }, { id: "c", base: "b", at: 1 }]).map(({ side }) => side.id).sort(),
    ["a", "b", "c"]);
});
