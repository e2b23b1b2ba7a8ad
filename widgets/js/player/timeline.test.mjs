import assert from "node:assert/strict";
import { test } from "node:test";
import { clampStep, createTimeline, destination, unitIndex } from "./timeline.mjs";

const line = createTimeline(20, [12, 0, 5, 5, 99, 12]);

test("units are sorted, unique, inside the game, and the start is one", () => {
  assert.deepEqual(line.starts, [0, 5, 12]);
  assert.deepEqual(createTimeline(0, []).starts, [0]);
});

test("a step outside the game is the nearest that exists", () => {
  assert.equal(clampStep(line, -3), 0);
  assert.equal(clampStep(line, 21), 20);
  assert.equal(clampStep(line, 7.4), 7);
  assert.equal(clampStep(line, Number.NaN), 0);
  assert.equal(clampStep(line, Infinity), 20);
});

test("every step belongs to the unit that began last", () => {
  const expected = (/** @type {number} */ step) => (step < 5 ? 0 : step < 12 ? 1 : 2);
  for (let step = 0; step <= 20; step += 1) assert.equal(unitIndex(line, step), expected(step), `step ${step}`);
});

test("steps and ends stop at the ends", () => {
  assert.equal(destination(line, 0, "previousStep"), 0);
  assert.equal(destination(line, 3, "previousStep"), 2);
  assert.equal(destination(line, 20, "nextStep"), 20);
  assert.equal(destination(line, 3, "nextStep"), 4);
  assert.equal(destination(line, 9, "first"), 0);
  assert.equal(destination(line, 9, "last"), 20);
});

test("a unit back goes to the beginning of this one first, then to the one before", () => {
  assert.equal(destination(line, 9, "previousUnit"), 5);
  assert.equal(destination(line, 5, "previousUnit"), 0);
  assert.equal(destination(line, 0, "previousUnit"), 0);
});

test("a unit on goes to the next beginning, and after the last one to the end", () => {
  assert.equal(destination(line, 0, "nextUnit"), 5);
  assert.equal(destination(line, 5, "nextUnit"), 12);
  assert.equal(destination(line, 13, "nextUnit"), 20);
  assert.equal(destination(line, 20, "nextUnit"), 20);
});

test("an unknown command is an error of the program", () => {
  assert.throws(() => destination(line, 0, "rewind"), /rewind/);
});
