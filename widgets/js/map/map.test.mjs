import assert from "node:assert/strict";
import { test } from "node:test";
import { createLabels } from "../shared/labels.mjs";
import { texts, view } from "../shared/fixture.mjs";
import { board } from "./fixture.mjs";
import { pairs } from "./journey.mjs";
import { metrics, overlap, textWidth } from "../board/sizes.mjs";
import { berth, crowding, fixtures, near, placeTokens } from "./layout.mjs";
import { breaks, groundOf, placeLabels } from "./names.mjs";
import { TOKENS } from "./scene.mjs";
import { rings, spots, STEP } from "./spots.mjs";
import { placeWords, regionWords, unitWords } from "./words.mjs";

const map = board();
const ids = Object.keys(map.regions);
const whole = { x: 0, y: 0, w: 2000, h: 1038 };

/** @param {number} width @param {"en" | "fr"} lang */
function names(width, lang) {
  const sizes = metrics(width, 2000);
  const labels = createLabels(texts(lang));
  const inside = ids.map((id) => /** @type {[string, [number, number][]]} */ ([id, spots(map.regions[id].d, map.regions[id].label)]));
  const ground = groundOf(inside.filter(([id]) => map.regions[id].kind !== "sea"), STEP);
  const kinds = ["home", "land", "sea"];
  const order = [...ids].sort((a, b) => kinds.indexOf(map.regions[a].kind) - kinds.indexOf(map.regions[b].kind));
  const items = order.map((id) => {
    const { owner, label, kind } = map.regions[id];
    return { id, text: labels.name(id), code: owner && sizes.k > 0.4 ? owner : "", flag: !owner, at: label, kind };
  });
  const places = inside.map(([id, points]) => [...map.regions[id].slots, ...points]);
  return placeLabels(items, sizes, whole, fixtures(Object.values(map.regions), sizes.piece), ground, places);
}

test("names never cover each other and stay on the board", () => {
  for (const [width, lang] of /** @type {[number, "en" | "fr"][]} */ ([[560, "en"], [1000, "en"], [1000, "fr"], [1600, "fr"]])) {
    const placed = [...names(width, lang)];
    placed.forEach(([id, { box }], index) => {
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.w <= 2000 && box.y + box.h <= 1038, `${id} at ${width}`);
      for (const [other, { box: second }] of placed.slice(index + 1)) assert.equal(overlap(box, second), 0, `${id} and ${other} at ${width} ${lang}`);
    });
  }
});

test("at the usual width every region has its name, on a narrow map nearly all", () => {
  assert.equal(names(1000, "en").size, 62);
  assert.ok(names(560, "en").size >= 54);
});

test("home provinces are named on every map", () => {
  const homes = ids.filter((id) => map.regions[id].owner);
  for (const width of [560, 592, 661, 900]) for (const lang of /** @type {("en" | "fr")[]} */ (["en", "fr"])) {
    const placed = names(width, lang);
    assert.deepEqual(homes.filter((id) => !placed.has(id)), [], `at ${width} ${lang}`);
  }
});

test("a name stands at its region", () => {
  for (const [id, { x, y, size, box }] of names(1000, "en")) {
    const [px, py] = map.regions[id].label;
    const beyond = Math.hypot(Math.max(0, Math.abs(x - px) - box.w / 2), Math.max(0, Math.abs(y - py) - box.h / 2));
    assert.ok(beyond <= 3.4 * size, `${id} is ${beyond} off`);
  }
});

/** @type {[number, "en" | "fr"][]} */
const LOOKS = [568, 600, 635, 661, 1000].flatMap((width) => /** @type {[number, "en" | "fr"][]} */ ([[width, "en"], [width, "fr"]]));

test("names keep clear of where fleets in harbour lie", () => {
  for (const [width, lang] of LOOKS) {
    const { berths } = fixtures(Object.values(map.regions), metrics(width, 2000).piece);
    assert.equal(berths.length, ids.filter((id) => map.regions[id].port).length);
    for (const [id, { box }] of names(width, lang)) for (const other of berths) {
      const share = overlap(box, other) / (box.w * box.h);
      assert.ok(share <= 0.25, `a fleet would cover ${share} of ${id} at ${width} ${lang}`);
    }
  }
});

test("names leave a place for a token in every region", () => {
  for (const lang of /** @type {("en" | "fr")[]} */ (["en", "fr"])) {
    const { piece } = metrics(1000, 2000);
    const [w, h] = [27 * piece, 30.5 * piece];
    const boxes = [...names(1000, lang).values()].map(({ box }) => box);
    for (const id of ids) {
      const { slots, d, label } = map.regions[id];
      const covers = [...slots, ...spots(d, label)].map(([x, y]) => boxes.reduce((sum, box) => sum + overlap(box, { x: x - w / 2, y: y - h / 2, w, h }), 0) / (w * h));
      assert.ok(Math.min(...covers) <= 0.2, `a token in ${id} would lie on a name (${lang})`);
    }
  }
});

test("long names break at a gap into two balanced lines", () => {
  assert.deepEqual(breaks("Moscow"), [["Moscow"]]);
  assert.deepEqual(breaks("Rio de Janeiro"), [["Rio de Janeiro"], ["Rio de", "Janeiro"]]);
  assert.deepEqual(breaks("Nouvelle-Zélande"), [["Nouvelle-Zélande"], ["Nouvelle-", "Zélande"]]);
  assert.ok(textWidth("WWW", 10) > textWidth("iii", 10));
});

test("the points inside a region are inside it", () => {
  const square = "M0 0l100 0 0 100-100 0z";
  assert.deepEqual(rings("M1 2l3-4.5.5 1z"), [[[1, 2], [4, -2.5], [4.5, -1.5]]]);
  const points = spots(square, [50, 50]);
  assert.equal(points.length, 25);
  for (const [x, y] of points) assert.ok(x >= 7 && x <= 93 && y >= 7 && y <= 93);
  assert.deepEqual(points[0], [48, 48]);
  // A hole runs the other way and holds no point.
  const holed = spots(`${square}M30 30l0 40 40 0 0-40z`, [50, 50]);
  for (const [x, y] of holed) assert.ok(x < 30 || x > 70 || y < 30 || y > 70);
});

test("tokens of a crowded sea neither cover each other nor names", () => {
  const sizes = metrics(1000, 2000);
  const region = map.regions.northatlantic;
  const boxes = [...names(1000, "en").values()].map(({ box }) => box);
  const candidates = [...region.slots, ...spots(region.d, region.label)];
  const tokens = Array.from({ length: 6 }, () => ({ w: 39 * sizes.piece * crowding(6), h: 28 * sizes.piece * crowding(6) }));
  const places = placeTokens(candidates, region.label, tokens, near(candidates, boxes, 25 * sizes.piece), whole);
  const taken = places.map(([x, y], index) => ({ x: x - tokens[index].w / 2, y: y - tokens[index].h / 2, ...tokens[index] }));
  taken.forEach((box, index) => {
    for (const other of [...taken.slice(index + 1), ...boxes]) assert.equal(overlap(box, other), 0);
  });
});

test("more stacks than room still all get a place", () => {
  const places = placeTokens([[50, 50]], [50, 50], Array.from({ length: 9 }, () => ({ w: 30, h: 30 })), [], { x: 0, y: 0, w: 100, h: 100 });
  assert.equal(places.length, 9);
  assert.equal(crowding(9) < crowding(5) && crowding(5) < crowding(1), true);
});

test("a fleet in harbour leaves its city in sight", () => {
  const piece = metrics(600, 2000).piece;
  for (const { port, city } of Object.values(map.regions)) {
    if (!port || !city) continue;
    const [x, y] = berth(port, city, piece);
    assert.ok(Math.abs(x - city[0]) >= 24.9 * piece || Math.abs(y - city[1]) >= 19.9 * piece || Math.hypot(x - city[0], y - city[1]) >= Math.hypot(port[0] - city[0], port[1] - city[1]));
  }
});

test("the berth kept free holds the fleet and the plate for its count", () => {
  const { piece } = metrics(635, 2000);
  const region = map.regions.neworleans;
  const [x, y] = berth(/** @type {[number, number]} */ (region.port), /** @type {[number, number]} */ (region.city), piece);
  const { cities, berths } = fixtures([region, {}], piece);
  assert.equal(cities.length, 1);
  const [left, top, w, h] = TOKENS.fleet.box;
  const plate = { x: x + (left + w - 1.5 - 7.6) * piece, y: y + (top + 1 - 7.6) * piece, w: 15.2 * piece, h: 15.2 * piece };
  for (const part of [plate, { x: x + left * piece, y: y + top * piece, w: w * piece, h: h * piece }]) {
    assert.ok(Math.abs(overlap(part, berths[0]) - part.w * part.h) < 1e-6);
  }
});

test("a region says what it is and what is there", () => {
  const labels = createLabels(texts("en"));
  const { regions } = view("imperial2030_midgame");
  const say = (/** @type {string} */ id) => regionWords(labels, id, map.regions[id], regions[id] ?? {});
  assert.deepEqual(say("berlin"), { name: "Berlin", place: "home province (Europe), armaments factory, occupied", units: "2 standing armies (Russia) and 1 army (Europe)" });
  assert.deepEqual(say("southafrica"), { name: "South Africa", place: "land region, no flag", units: "no units" });
  assert.equal(say("gulfofguinea").place, "sea, flag (Brazil)");
  assert.equal(unitWords(labels, map.regions.rome, ["EU", "fleet", "", 2]), "2 fleets in harbour (Europe)");
  assert.equal(unitWords(labels, map.regions.chinasea, ["CN", "fleet", "", 1]), "1 fleet (China)");
  assert.deepEqual(placeWords(labels, map.regions.london, {}).slice(1), ["site for a shipyard", "harbour on North Atlantic"]);
});

test("every text of the map exists in both languages", () => {
  const keys = (/** @type {"en" | "fr"} */ lang) => Object.keys(texts(lang)).filter((id) => /^widget\.(map|rondel|common)\./.test(id));
  assert.deepEqual(keys("en"), keys("fr"));
  assert.ok(keys("en").length > 40);
});

test("a journey is read only where one region lost and one gained", () => {
  const change = (/** @type {string} */ id, /** @type {number} */ by) => ({ id, by });
  const changes = new Map([
    ["RU/army", [change("moscow", -1), change("ukraine", 1)]],
    ["CN/army", [change("beijing", 1), change("shanghai", 1)]],
    ["IN/fleet", [change("mumbai", -1)]],
    ["EU/army", [change("paris", -1), change("rome", 1), change("berlin", 1)]],
  ]);
  assert.deepEqual(pairs(changes), [["RU/army", 0, 1]]);
});
