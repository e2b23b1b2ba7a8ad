import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap, textWidth } from "../board/sizes.mjs";
import { texts } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { along, curve, edge, headOf, lineOf } from "./arrows.mjs";
import { createFacts } from "./facts.mjs";
import { board } from "./fixture.mjs";
import { CELL, cardBox, line, measure, nameIn, placeOf, planCard, TYPE } from "./measures.mjs";
import { changed, countryOf, moves } from "./moves.mjs";
import { byCountry, choiceArrows, choiceMark, faded, known, openSquares, squareMarks } from "./offers.mjs";
import { initials, piecesOf, tableOf } from "./seats.mjs";
import { createSpeech } from "./speech.mjs";

const map = board();
const lands = map.regions;
const ids = Object.keys(lands);
const WIDTHS = [560, 600, 649, 650, 690, 700, 799, 800, 1000, 1100, 1600, 2400];
/** Widths and scales in use: a projector begins at 1.5 times the narrowest board. @type {[number, number][]} */
const LOOKS = [...WIDTHS.map((width) => /** @type {[number, number]} */ ([width, 1])), [840, 1.5], [1000, 1.5], [1100, 1.5], [1600, 1.5]];

/** @param {number} width @param {number} [scale] */
function cards(width, scale = 1) {
  const sizes = measure(width, 2000, scale);
  return { sizes, boxes: ids.map((id) => /** @type {[string, import("../board/sizes.mjs").Box]} */ ([id, cardBox(planCard(sizes.level, lands[id]), placeOf(lands[id], sizes.level), sizes.unit)])) };
}

test("no card covers another, and all lie on the board, at every width", () => {
  for (const [width, scale] of LOOKS) {
    const { boxes } = cards(width, scale);
    assert.equal(boxes.length, 24);
    boxes.forEach(([id, box], index) => {
      for (const [other, second] of boxes.slice(index + 1)) assert.equal(overlap(box, second), 0, `${id} and ${other} at ${width} x ${scale}`);
    });
    for (const [id, { x, y, w, h }] of boxes) assert.ok(x >= 0 && y >= 0 && x + w <= map.viewBox[2] && y + h <= map.viewBox[3], `${id} at ${width}`);
  }
});

test("cards keep clear of the zoom", () => {
  for (const [width, scale] of LOOKS) {
    const { sizes: { k }, boxes } = cards(width, scale);
    const zoom = { x: 2000 - (57 * scale) / k, y: 0, w: (57 * scale) / k, h: (33 * scale) / k };
    for (const [id, box] of boxes) assert.equal(overlap(box, zoom), 0, `${id} at ${width}`);
  }
});

test("letters are at least 11 px high from 560 px to a projector, and squares become targets of their own", () => {
  for (const [width, scale] of LOOKS) {
    const { k, unit } = measure(width, 2000, scale);
    assert.ok(TYPE * unit * k >= 11 * scale - 1e-9, `${TYPE * unit * k} at ${width}`);
  }
  const { k, unit } = measure(1600, 2000);
  assert.ok(CELL * unit * k >= 24);
});

test("the two layouts differ: a card says its camp where there is room", () => {
  assert.deepEqual([560, 649, 650, 799, 800].map((width) => measure(width, 2000).level), ["small", "small", "full", "full", "wide"]);
  assert.equal(planCard("small", lands.us).camp, null);
  assert.ok(planCard("full", lands.us).camp);
  assert.equal(planCard("full", lands.tax_havens).sign, null);
});

test("names fit on their cards in both languages", () => {
  for (const lang of /** @type {("en" | "fr")[]} */ (["en", "fr"])) {
    const labels = createLabels(texts(lang), { lang, game: "incorporated" });
    for (const level of /** @type {const} */ (["small", "full", "wide"])) for (const id of ids) {
      const { nameRoom } = planCard(level, lands[id]);
      const short = `widget.countries.short.${id}`;
      const name = nameIn(labels.name(id), labels.has(short) ? labels.t(short) : labels.name(id), nameRoom);
      assert.ok(textWidth(name, TYPE) <= nameRoom * 1.07, `${name} on ${level} ${id}: ${textWidth(name, TYPE)} of ${nameRoom}`);
    }
  }
});

test("what stands on a card lies inside it and apart", () => {
  for (const level of /** @type {const} */ (["small", "full", "wide"])) for (const id of ids) {
    const plan = planCard(level, lands[id]);
    const half = CELL / 2;
    const boxes = [...plan.cells, ...plan.holders].map(([x, y]) => ({ x: x - half, y: y - half, w: CELL, h: CELL }));
    boxes.push({ x: plan.pieces.x, y: plan.pieces.y - half, w: plan.pieces.w, h: CELL });
    if (plan.sign) boxes.push({ x: plan.sign[0] - 8, y: plan.sign[1] - half, w: 16, h: CELL });
    if (plan.bonus) boxes.push({ x: plan.bonus[0] - 11, y: plan.bonus[1] - half, w: 22, h: CELL });
    if (plan.shares) boxes.push({ x: plan.shares[0] - 10, y: plan.shares[1] - half, w: 19, h: CELL });
    boxes.forEach((box, index) => {
      assert.ok(box.x >= 0 && box.x + box.w <= plan.w && box.y >= 0 && box.y + box.h <= plan.h, `${level} ${id} ${index}`);
      for (const other of boxes.slice(index + 1)) assert.ok(overlap(box, other) < 8, `${level} ${id} ${index}: ${JSON.stringify([box, other])}`);
    });
  }
});

test("pieces stand side by side, and closer where there are many", () => {
  const row = { x: 10, y: 5, w: 45 };
  assert.deepEqual(line(2, row), [[17.5, 5], [32.5, 5]]);
  const many = line(8, row);
  assert.equal(many.length, 8);
  assert.ok(many[7][0] + CELL / 2 <= 55.001);
  assert.deepEqual(line(0, row), []);
});

test("an arrow leaves one card, bends to its left, and ends at the other", () => {
  const from = { x: 0, y: 0, w: 100, h: 50 };
  const to = { x: 400, y: 0, w: 100, h: 50 };
  const [start, pull, end] = curve(from, to, [], 2);
  assert.equal(start[0], 102);
  assert.equal(end[0], 398);
  assert.ok(pull[1] < 25, "eastwards the left is up");
  assert.ok(curve(to, from, [], 2)[1][1] > 25, "the way back bends the other way");
  assert.deepEqual(along([start, pull, end], 0), start);
  assert.deepEqual(along([start, pull, end], 1), end);
  assert.match(lineOf([start, pull, end]), /^M102.0 [\d.]+Q/);
  assert.match(headOf([start, pull, end], 5), /^M398.0 /);
  const round = curve(from, to, [[200, 300], [300, 300]], 2);
  assert.equal(round.length, 4);
  assert.match(lineOf(round), /C/);
});

test("between cards that all but touch an arrow is still to be seen", () => {
  const from = { x: 0, y: 0, w: 100, h: 50 };
  const below = { x: 0, y: 54, w: 100, h: 50 };
  const [start, , end] = curve(from, below, [], 2);
  assert.ok(end[1] - start[1] > 12);
});

test("the edge of a box lies towards the point", () => {
  assert.deepEqual(edge({ x: 0, y: 0, w: 10, h: 10 }, [5, 50], 0), [5, 10]);
  assert.deepEqual(edge({ x: 0, y: 0, w: 10, h: 10 }, [50, 5], 1), [11, 5]);
});

test("all arrows of the board are those of the game", () => {
  assert.equal(map.arrows.length, 59);
  const drawn = new Set(map.arrows.map(({ from, to }) => `${from} ${to}`));
  const meant = ids.filter((id) => lands[id].zone !== null).flatMap((id) => lands[id].exits.map((to) => `${id} ${to}`));
  assert.deepEqual([...drawn].sort(), meant.sort());
});

test("what changed: countries by their data, and both ends of the R&D marker", () => {
  const before = { rd: "us.6", countries: { us: { cubes: {} }, iran: { cubes: { P1: 1 } }, korea: { cubes: {} } } };
  const shared = { ...before, countries: { ...before.countries, iran: { cubes: { P1: 2 } } } };
  assert.deepEqual(changed(before, before), []);
  assert.deepEqual(changed(before, shared), ["iran"]);
  assert.deepEqual(changed(before, JSON.parse(JSON.stringify(before))), []);
  assert.deepEqual(changed(before, { ...before, rd: "korea.1" }), ["us", "korea"]);
  assert.deepEqual(changed({}, before), ["us", "iran", "korea"]);
  assert.equal(countryOf("south_africa.1"), "south_africa");
});

test("a cube moved where one country lost and one gained it", () => {
  const at = (/** @type {Record<string, Record<string, number>>} */ cubes) => Object.fromEntries(Object.entries(cubes).map(([id, own]) => [id, { cubes: own }]));
  assert.deepEqual(moves(at({ us: { P1: 2 }, canada: {} }), at({ us: { P1: 1 }, canada: { P1: 1 } })), [{ seat: "P1", from: "us", to: "canada" }]);
  assert.deepEqual(moves(at({ us: { P1: 2 }, canada: {} }), at({ us: { P1: 1 }, canada: {} })), []);
  assert.deepEqual(moves(at({ us: { P1: 1 }, uk: { P2: 1 } }), at({ us: { P1: 1 }, uk: { P2: 1 } })), []);
});

test("initials tell the seats apart", () => {
  const names = { P1: "Ann", P2: "ben", P3: "Adam" };
  assert.deepEqual(initials(["P1", "P2"], (seat) => names[/** @type {"P1"} */ (seat)]), { P1: "A", P2: "B" });
  assert.deepEqual(initials(["P1", "P2", "P3"], (seat) => names[/** @type {"P1"} */ (seat)]), { P1: "1", P2: "B", P3: "3" });
  assert.deepEqual(initials(["P1", "P2"], (seat) => seat), { P1: "1", P2: "2" });
});

test("pieces stand in the order of the seats, cubes before executives", () => {
  const country = { cubes: { P2: 3, P1: 1 }, guards: { P1: 2 } };
  assert.deepEqual(piecesOf(country, ["P1", "P2", "P3"]).map(({ kind, seat, count }) => `${kind} ${seat} ${count}`), ["cube P1 1", "guard P1 2", "cube P2 3"]);
  assert.deepEqual(tableOf({}, (seat) => seat), { seats: [], initials: {}, corporations: {}, rd: "" });
});

/** @param {Partial<import("../board/choices.mjs").Choices>} given */
const choose = (given) => ({ options: {}, refused: {}, picked: [], chosen: "", ...given });
const option = /** @type {const} */ ({ label: "x", unit: "" });

test("a square that can be chosen makes its country one to go to", () => {
  const choices = choose({ options: { "us:us.3": option, iran: option }, refused: { korea: "no", us: "no" } });
  assert.deepEqual(openSquares(lands, choices, "us"), ["us:us.3"]);
  assert.deepEqual(Object.keys(byCountry(lands, choices).options), ["us", "iran"]);
  assert.equal(choiceMark(lands, choices, "us"), "option");
  assert.equal(choiceMark(lands, choices, "korea"), "");
  assert.deepEqual(["us", "korea", "china"].map((id) => faded(lands, choices, id)), [false, true, false]);
  assert.deepEqual(squareMarks(lands, { ...choices, chosen: "us:us.4" }, "us"), { "us.3": "option", "us.4": "chosen" });
  assert.deepEqual(["us", "us:us.7", "us:us.8", "usa", "uk:us.1"].map((place) => known(lands, place)), [true, true, false, false, false]);
});

test("the arrows of a choice lead from the country picked", () => {
  assert.equal(choiceArrows(lands, choose({})), null);
  const choices = choose({ picked: ["japan"], options: { korea: option, south_sea: option } });
  assert.deepEqual(choiceArrows(lands, choices), { from: "japan", to: ["korea", "south_sea"] });
  assert.deepEqual(choiceArrows(lands, { ...choices, chosen: "korea" }), { from: "japan", to: ["korea"] });
});

/** @param {"en" | "fr"} lang */
function said(lang) {
  const labels = createLabels(texts(lang), { lang, game: "incorporated", names: { P1: "Ann", P2: "Ben" } });
  const facts = createFacts(labels, lands);
  return { facts, speech: createSpeech(labels, lands, facts) };
}

const VIEW = {
  rd: "us.6",
  clashes: { third_world: { country: "iran", stability: 4, of: 6, camps: { NATO: { power: 3, bonus: -1, least: 2, chances: 5 }, SCO: { power: -3, bonus: 1, least: 6, chances: 1 } } } },
  countries: {
    us: {
      affiliation: "NATO", squares: { "us.1": "P1", "us.2": "", "us.3": "locked", "us.4": "", "us.5": "", "us.6": "P2", "us.7": "" },
      cubes: { P1: 2 }, guards: { P2: 1 }, shares: { bank: 4, out: 0 }, reconstructed: ["squares"],
    },
    iran: { affiliation: "BATTLEGROUND", squares: { "iran.1": "" }, cubes: {}, guards: {}, reconstructed: ["stability"] },
  },
};

test("a country is told in words, line by line", () => {
  assert.deepEqual(said("en").facts.lines("us", VIEW), [
    "America, NATO, stability 5",
    "Finance 1: Ann; Finance 2: free; Finance 3: locked; Technology 1: free; Technology 2: free; Energy: Ben, R&D marker: counts as two squares (INC-037); Heavy Industry: free",
    "Beside the squares: 2 cubes (Ann) and 1 executive who defends (Ben).",
    "S&P 500: 4 of 7 shares in the bank",
    "Arrows lead to: Canada, Latin America, United Kingdom.",
    "Reconstructed, not in the rulebook: squares and arrows.",
  ]);
  const french = said("fr").facts.lines("iran", VIEW);
  assert.equal(french[0], "Tiers-monde, pays disputé, stabilité 4, bonus local +1 OCS");
  assert.match(french[1], /l’OTAN gagne 5 lancers sur 6, l’OCS 1 sur 6/);
  assert.match(french.at(-1) ?? "", /Reconstitué, absent des règles : stabilité et flèches/);
});

test("rules come with what stands there, two at most", () => {
  const { facts } = said("en");
  assert.equal(facts.notes(VIEW.countries.us).length, 2);
  assert.match(facts.notes(VIEW.countries.iran)[0], /INC-155/);
  assert.equal(facts.exits("tax_havens"), "From here cubes may move to every country (INC-158).");
});

test("names and the list say what can be chosen", () => {
  const { speech } = said("en");
  const choices = choose({ options: { "us:us.2": option, iran: { label: "a cube to Iran", unit: "" } }, refused: { korea: "Needs an arrow." } });
  assert.equal(speech.name(choices, VIEW, "us"), "United States, squares can be chosen here: 1, America, NATO, stability 5");
  assert.match(speech.line(choices, VIEW, "iran"), /^Iran \(can be chosen: a cube to Iran\): Third World, battleground/);
  assert.equal(speech.tip(choices, VIEW, "korea")[0], "Needs an arrow.");
  assert.match(speech.status(choices, VIEW, "iran"), /Energy: free\. Can be chosen: a cube to Iran$/);
});
