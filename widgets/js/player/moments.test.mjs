import assert from "node:assert/strict";
import { test } from "node:test";
import { labelsAt, nextOf, stepsOf, strokes } from "./moments.mjs";

const groups = [
  { id: "battle", label: "Battle", steps: [3, 9, 20] },
  { id: "crisis", label: "Crisis", steps: [9] },
  { id: "none", label: "None", steps: [] },
];

test("the steps of one kind, or of all in order and each once", () => {
  assert.deepEqual(stepsOf(groups, "crisis"), [9]);
  assert.deepEqual(stepsOf([...groups, { id: "notes", label: "Notes", steps: [1, 20] }], ""), [1, 3, 9, 20]);
  assert.deepEqual(stepsOf(groups, "gone"), []);
});

test("forward and back lead to the nearest one, never to where one stands", () => {
  const steps = [3, 9, 20];
  assert.deepEqual([0, 3, 8, 9, 19].map((step) => nextOf(steps, step, 1)), [3, 9, 9, 20, 20]);
  assert.deepEqual([21, 20, 10, 9, 4].map((step) => nextOf(steps, step, -1)), [20, 9, 9, 3, 3]);
  assert.equal(nextOf(steps, 20, 1), null);
  assert.equal(nextOf(steps, 3, -1), null);
});

test("a step says everything that is to be found at it", () => {
  assert.deepEqual(labelsAt(groups, 9), ["Battle", "Crisis"]);
  assert.deepEqual(labelsAt(groups, 4), []);
});

test("each step is one stroke", () => {
  assert.equal(strokes([3, 9], 2, 4), "M3 2V4M9 2V4");
});
