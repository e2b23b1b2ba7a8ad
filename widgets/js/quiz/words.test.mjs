import assert from "node:assert/strict";
import { test } from "node:test";
import { MARKS, same } from "./words.mjs";

/** @type {import("./words.mjs").Question} */
const question = { kind: "number", text: "How much?", unit: "million", options: [], said: "", status: "", lines: [], tries: 0, open: true };

test("another answer is still the same question", () => {
  assert.ok(same(question, { ...question, said: "7", status: "wrong", tries: 1, lines: [["Not yet."]] }));
});

test("other words, another unit or other choices are another question", () => {
  assert.ok(!same(question, { ...question, text: "Combien ?" }));
  assert.ok(!same(question, { ...question, unit: "points" }));
  assert.ok(!same(question, { ...question, kind: "choice", options: [{ id: "P1", label: "Ann" }] }));
});

test("every status that says something has a sign of its own", () => {
  assert.equal(new Set(Object.values(MARKS)).size, 5);
});
