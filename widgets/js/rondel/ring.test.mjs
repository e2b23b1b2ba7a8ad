import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { blockRadius, fan, hub, INNER, OUTER, pathOf, sector, way } from "./ring.mjs";
import { markerWords, price, reason, spaceWords, standing } from "./words.mjs";

test("spaces go clockwise from the top, for six and for eight", () => {
  assert.equal(sector(0, 6).middle, 0);
  assert.ok(Math.abs(sector(2, 8).middle - Math.PI / 2) < 1e-12);
  assert.ok(Math.abs(sector(5, 6).to - (sector(0, 6).from + 2 * Math.PI)) < 1e-12);
});

test("words stay inside the ring", () => {
  for (const count of [6, 8]) {
    const radius = blockRadius(count, 90, 45);
    for (let index = 0; index < count; index += 1) {
      const { middle } = sector(index, count);
      const [x, y] = [radius * Math.sin(middle), -radius * Math.cos(middle)];
      assert.ok(Math.hypot(Math.abs(x) + 45, Math.abs(y) + 22.5) <= OUTER);
    }
    assert.ok(radius > INNER + 40);
  }
});

test("markers of one space do not cover each other and stay in their space", () => {
  for (const count of [6, 8]) {
    for (let markers = 1; markers <= 6; markers += 1) {
      const places = fan(markers, 2, count);
      assert.equal(places.length, markers);
      const { from, to } = sector(2, count);
      places.forEach(({ x, y, scale }, index) => {
        const radius = Math.hypot(x, y);
        assert.ok(radius - 13 * scale >= INNER && radius < OUTER / 2);
        const angle = Math.atan2(x, -y);
        assert.ok(angle > from && angle < to);
        for (const other of places.slice(index + 1)) assert.ok(Math.hypot(x - other.x, y - other.y) >= 26 * scale * 0.97, `${markers} on one of ${count}`);
      });
    }
  }
});

test("markers off the ring fit into the hub", () => {
  for (let markers = 1; markers <= 6; markers += 1) {
    const places = hub(markers);
    assert.equal(places.length, markers);
    places.forEach(({ x, y, scale }, index) => {
      assert.ok(Math.hypot(x, y) + 13 * scale <= INNER + 1);
      for (const other of places.slice(index + 1)) assert.ok(Math.hypot(x - other.x, y - other.y) >= 25 * scale);
    });
  }
});

test("the path of a move passes every space between, a full lap included", () => {
  assert.deepEqual(pathOf(1, 3, 6), [2, 3, 4]);
  assert.deepEqual(pathOf(4, 6, 6), [5, 0, 1, 2, 3, 4]);
  assert.deepEqual(pathOf(-1, null, 6), []);
  assert.deepEqual(pathOf(2, null, 6), []);
});

test("a marker goes clockwise along the ring, not across it", () => {
  const from = { x: -50, y: 0 };
  const to = { x: 0, y: -50 };
  const points = way(from, to, 10);
  const close = (/** @type {[number, number]} */ [x, y], /** @type {{x: number, y: number}} */ p) => assert.ok(Math.hypot(x - p.x, y - p.y) < 1e-9);
  close(points[0], from);
  close(points[10], to);
  for (const [x, y] of points) assert.ok(Math.abs(Math.hypot(x, y) - 50) < 1e-9);
  const back = way({ x: 50, y: 0 }, { x: 0, y: -50 }, 10);
  assert.ok(back[5][1] > 0, "from the right to the top is the long way round by the bottom");
  close(way({ x: 0, y: 0 }, to, 4)[4], to);
});

test("a space says steps, price, reason, markers and rule", () => {
  const labels = createLabels(texts("en"));
  const midgame = view("imperial2030_midgame");
  assert.deepEqual(spaceWords(labels, midgame, { id: "production", action: "production" }), {
    name: "Production",
    lines: ["6 steps, 6 million", "Needs 6 million; the treasury of Russia holds 5 (RON-6)", "Here: Russia", "Each free factory makes one unit at no cost (PRO-1)."],
  });
  assert.equal(price(labels, midgame.spaces.import), "free");
  assert.deepEqual(standing(midgame, "maneuver"), ["CN", "BR", "US", "EU"]);
  assert.equal(reason(labels, midgame, { steps: 7, fee: 8, legal: false, why: "XYZ-1" }), "Not possible (XYZ-1)");
  const fresh = view("imperial2030_fresh");
  assert.deepEqual(standing(fresh, null), ["RU", "CN", "IN", "BR", "US", "EU"]);
  assert.match(spaceWords(labels, fresh, { id: "factory", action: "factory" }).lines[0], /first placement, free/);
});

test("a marker says where it stands and what its steps cost, the hub whose markers wait there", () => {
  const labels = createLabels(texts("en"));
  const wheel = [{ id: "production", action: "production" }];
  const midgame = view("imperial2030_midgame");
  assert.deepEqual(markerWords(labels, midgame, "RU", wheel), {
    name: "Marker (Russia)",
    lines: ["Stands on Production.", "It moves 1 to 6 steps clockwise (RON-3): three are free, each further one costs 2 million of the treasury (RON-4, RON-5)."],
  });
  assert.deepEqual(markerWords(labels, midgame, null, wheel), { name: "Middle of the rondel", lines: ["All markers are on their spaces."] });
  const fresh = view("imperial2030_fresh");
  const [here, rule] = markerWords(labels, fresh, null, wheel).lines;
  assert.equal(here, "Here: Russia, China, India, Brazil, United States, Europe");
  assert.match(rule, /RON-2/);
  assert.deepEqual(markerWords(labels, fresh, "RU", wheel).lines, [rule]);
});
