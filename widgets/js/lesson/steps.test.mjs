import assert from "node:assert/strict";
import { test } from "node:test";
import { stepOf } from "./steps.mjs";

/** @type {import("./steps.mjs").Lesson} */
const lesson = {
  id: "rondel", number: 1, lessons: [], tasks: [], at: 0, intro: "", text: "", hint: "", note: "", quiz: null,
  result: null, attempt: false, more: true, finished: false, then: { id: "factory", title: "Factories" },
};
const result = { refused: false, said: "", lines: [] };

test("a task that is not done offers a hint, once, and something to try where there is", () => {
  assert.deepEqual(stepOf(lesson), { attempt: false, next: false, open: false, hint: true, again: false });
  assert.equal(stepOf({ ...lesson, hint: "Look there." }).hint, false);
  assert.equal(stepOf({ ...lesson, attempt: true }).attempt, true);
});

test("a task that is done leads on to the next one or can be done again", () => {
  assert.deepEqual(stepOf({ ...lesson, result }), { attempt: false, next: true, open: false, hint: false, again: true });
});

test("a finished lesson leads on to the next lesson, the last one nowhere", () => {
  const finished = { ...lesson, result, more: false, finished: true };
  assert.equal(stepOf(finished).open, true);
  assert.equal(stepOf(finished).next, false);
  assert.equal(stepOf({ ...finished, then: null }).open, false);
});
