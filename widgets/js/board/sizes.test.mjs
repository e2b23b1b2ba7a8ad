import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../map/fixture.mjs";
import { ARROWS, step } from "./navigate.mjs";
import { metrics } from "./sizes.mjs";
import { centreFor, nextStep, sight, STEPS } from "./zoom.mjs";

const map = board();
const ids = Object.keys(map.regions);

test("type and tokens keep a legible size on screen from 560 px to a projector", () => {
  for (const width of [560, 600, 1000, 1100, 1600, 2400]) {
    const { k, font, seaFont, piece } = metrics(width, 2000);
    assert.ok(font * k >= 9.4 && font * k <= 15, `font ${font * k} at ${width}`);
    assert.ok(seaFont * k >= 8.9);
    assert.ok(piece * k * 24 >= 12, `token ${piece * k * 24} at ${width}`);
  }
  assert.equal(metrics(1000, 2000, 1.5).font, metrics(1000, 2000).font * 1.5);
});

test("the arrow keys reach every region from every other", () => {
  const points = ids.map((id) => map.regions[id].label);
  for (let start = 0; start < ids.length; start += 1) {
    const seen = new Set([start]);
    for (const from of seen) for (const key of Object.keys(ARROWS)) seen.add(step(points, from, key, 2000));
    assert.equal(seen.size, ids.length, `from ${ids[start]}`);
  }
});

test("over the edge the arrow keys come out on the other side, without a wrap they stay", () => {
  const points = ids.map((id) => map.regions[id].label);
  const from = ids.indexOf("northpacific");
  const over = step(points, from, "ArrowLeft", 2000);
  assert.notEqual(over, from);
  assert.ok(points[over][0] > 1500, ids[over]);
  assert.equal(step(points, from, "ArrowLeft"), from);
});

test("the part in sight never leaves the board", () => {
  assert.equal(nextStep(1, -1), 1);
  assert.equal(nextStep(1, 1), STEPS[1]);
  assert.equal(nextStep(4, 1), 4);
  assert.equal(nextStep(4, -9), 1);
  assert.deepEqual(sight([0, 0, 2000, 1000], 2, [0, 0]), [0, 0, 1000, 500]);
  assert.deepEqual(sight([0, 0, 2000, 1000], 2, [1990, 500]), [1000, 250, 1000, 500]);
  assert.deepEqual(centreFor([0, 0, 1000, 500], [500, 250]), [500, 250]);
  assert.deepEqual(centreFor([0, 0, 1000, 500], [1500, 250]), [1500, 250]);
});
