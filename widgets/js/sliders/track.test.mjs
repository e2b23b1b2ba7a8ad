import assert from "node:assert/strict";
import { test } from "node:test";
import { arrow, at, nearest, placeId, reached } from "./track.mjs";

test("places stand evenly, half a step from the edges", () => {
  assert.deepEqual([0, 1, 2, 3].map((index) => at(index, 4)), [0.125, 0.375, 0.625, 0.875]);
});

test("a point belongs to the nearest place, also beyond the edges", () => {
  for (const count of [5, 7, 10]) for (let index = 0; index < count; index += 1) assert.equal(nearest(at(index, count), count), index);
  assert.equal(nearest(-0.3, 10), 0);
  assert.equal(nearest(1, 10), 9);
  assert.equal(nearest(7, 10), 9);
  assert.equal(nearest(0.1999, 10), 1);
});

test("keys move along the track and stop at its ends", () => {
  assert.equal(reached("ArrowRight", 3, 10), 4);
  assert.equal(reached("ArrowUp", 9, 10), 9);
  assert.equal(reached("ArrowLeft", 3, 10), 2);
  assert.equal(reached("ArrowDown", 0, 10), 0);
  assert.equal(reached("PageUp", 8, 10), 9);
  assert.equal(reached("PageDown", 8, 10), 6);
  assert.equal(reached("Home", 8, 10), 0);
  assert.equal(reached("End", 0, 10), 9);
  assert.equal(reached("Tab", 4, 10), null);
});

test("an arrow spans the way from one place to the other", () => {
  assert.deepEqual(arrow(2, 4, 10), { left: 0.25, width: 0.2, way: "right" });
  assert.deepEqual(arrow(3, 0, 4), { left: 0.125, width: 0.75, way: "left" });
  assert.equal(arrow(3, 3, 10), null);
  assert.equal(arrow(-1, 3, 10), null);
});

test("places of different sliders have different ids", () => {
  assert.equal(placeId("interest", 19), "interest:19");
  assert.equal(placeId("stress", -2), "stress:-2");
});
