import assert from "node:assert/strict";
import { test } from "node:test";
import { filled, hintAt, numberOf, numberText, stepped } from "./number.mjs";

const bounds = { least: 3, most: 20 };

test("whole numbers within the bounds can be named, nothing else", () => {
  assert.deepEqual(["3", "20", " 7 "].map((typed) => numberOf(typed, bounds)), [3, 20, 7]);
  assert.deepEqual(["", " ", "2", "21", "7.5", "-4", "x"].map((typed) => numberOf(typed, bounds)), Array(7).fill(null));
  assert.equal(numberOf("0", { least: 0, most: 0 }), 0);
});

test("steps stay within the bounds, and begin at one of them where nothing sensible stands", () => {
  assert.deepEqual([stepped("7", 1, bounds), stepped("7", -1, bounds), stepped("20", 1, bounds), stepped("3", -1, bounds)], [8, 6, 20, 3]);
  assert.deepEqual([stepped("99", 1, bounds), stepped("-9", -1, bounds), stepped("7.9", 1, bounds)], [20, 3, 8]);
  assert.deepEqual([stepped("", 1, bounds), stepped("", -1, bounds), stepped("x", 1, bounds)], [3, 20, 3]);
});

test("a hint holds up to the next one", () => {
  /** @type {import("./number.mjs").Hint[]} */
  const hints = [[5, "cash", "A-1"], [10, "one loan", "A-2", "A-3"]];
  assert.deepEqual([5, 9, 10, 20].map((n) => hintAt(hints, n)?.[0]), ["cash", "cash", "one loan", "one loan"]);
  assert.deepEqual(hintAt(hints, 12), ["one loan", "A-2", "A-3"]);
  assert.equal(hintAt(hints, 4), null);
  assert.equal(hintAt(hints, null), null);
});

test("the number stands in its words and in the action", () => {
  assert.equal(filled("Bid ${amount}", "1,200"), "Bid $1,200");
  assert.equal(filled("Bid ${amount}", "$&"), "Bid $$&");
  const amount = { before: "P1 sell us", label: "", rules: [], ...bounds, start: 3, hints: [], marks: [] };
  assert.equal(numberText(amount, 12), "P1 sell us 12");
});
