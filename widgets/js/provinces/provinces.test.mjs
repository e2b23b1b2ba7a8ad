import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_CHOICES } from "../board/choices.mjs";
import { overlap } from "../board/sizes.mjs";
import { step } from "../board/navigate.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createFacts } from "./facts.mjs";
import { texts } from "../shared/fixture.mjs";
import { board as read, position } from "./fixture.mjs";
import { allParts, byHolder, choosable, faded, holderOf, markOf, standing } from "./holders.mjs";
import { boxOf, measure, planCity, planName, stand } from "./measures.mjs";
import { changed, moves } from "./moves.mjs";
import { lineOf } from "./routes.mjs";
import { leader } from "./scene.mjs";
import { createSpeech } from "./speech.mjs";

const board = read();
const ids = [...Object.keys(board.regions), ...Object.keys(board.cities)];
const levels = /** @type {const} */ (["small", "full"]);
const langs = /** @type {const} */ (["en", "fr"]);

/** @param {"en" | "fr"} lang */
const labelsIn = (lang) => createLabels(texts(lang), { lang, game: "impero", names: { P1: "Ann", P2: "Ben" } });

/** Every plate and name at the least width of a level. @param {"small" | "full"} level @param {"en" | "fr"} lang */
function boxes(level, lang) {
  const { name } = labelsIn(lang);
  const { unit } = measure(level === "small" ? 560 : 840, board.viewBox[2]);
  return ids.map((id) => {
    const city = board.cities[id];
    const plan = city ? planCity(level, name(id), city.slots) : planName(name(id), board.regions[id].kind);
    return { id, unit, box: boxOf(plan, (city ?? board.regions[id]).at[level], unit) };
  });
}

test("sizes follow the width: small plates, then full ones, which grow", () => {
  assert.equal(measure(560, 1600).level, "small");
  assert.equal(measure(839, 1600).level, "small");
  assert.equal(measure(840, 1600).level, "full");
  assert.equal(measure(1260, 1600, 1.5).level, "full");
  assert.equal(measure(1000, 1600, 1.5).level, "small");
  // A px of a plate is a px on screen, or more.
  for (const width of [560, 700, 840, 1000, 1600]) assert.ok(measure(width, 1600).unit * measure(width, 1600).k >= 1 - 1e-9);
  assert.ok(Math.abs(measure(1680, 1600).unit * measure(1680, 1600).k - 2) < 1e-9);
});

for (const level of levels) for (const lang of langs) {
  test(`no plate and no name covers another, or leaves the board: ${level}, ${lang}`, () => {
    const all = boxes(level, lang);
    const [, , w, h] = board.viewBox;
    for (const [index, { id, box }] of all.entries()) {
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h, id);
      for (const other of all.slice(index + 1)) assert.equal(overlap(box, other.box), 0, `${id} ${other.id}`);
    }
    // Nor does a plate cover another city.
    for (const { id, box, unit } of all) for (const [city, { xy: [x, y] }] of Object.entries(board.cities)) {
      const dot = { x: x - 2.5 * unit, y: y - 2.5 * unit, w: 5 * unit, h: 5 * unit };
      if (id !== city) assert.equal(overlap(box, dot), 0, `${id} covers ${city}`);
    }
  });
}

for (const level of levels) {
  test(`every place is reached by arrow keys: ${level}`, () => {
    const points = ids.map((id) => (board.cities[id] ?? board.regions[id]).at[level]);
    const reached = new Set([0]);
    for (const from of reached) for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) reached.add(step(points, from, key));
    assert.deepEqual(ids.filter((_, index) => !reached.has(index)), []);
  });

  test(`every region has room for five pieces: ${level}`, () => {
    for (const [id, { slots }] of Object.entries(board.regions)) assert.ok(slots[level].length >= 5, id);
  });
}

test("more pieces than places are piled, none exactly on another", () => {
  const found = stand([[10, 10], [40, 10]], 5, 1);
  assert.deepEqual(found.slice(0, 2), [[10, 10], [40, 10]]);
  assert.equal(new Set(found.map(String)).size, 5);
});

test("a plate leads to its city unless that is at hand", () => {
  const box = { x: 0, y: 0, w: 100, h: 40 };
  assert.equal(leader(box, [50, 20], 1), "");
  assert.equal(leader(box, [103, 20], 1), "");
  assert.equal(leader(box, [150, 20], 1), "M100.0 20.0L150 20");
});

test("a route by land is straight, one by sea bends", () => {
  assert.equal(lineOf([0, 0], [100, 0], true), "M0 0L100 0");
  assert.equal(lineOf([0, 0], [100, 0], false), "M0 0Q50.0 -14.0 100 0");
});

test("pieces stand in regions, cities and seas; what is aboard is with its fleet", () => {
  const now = standing(position());
  assert.deepEqual(now.parts, {
    roma: ["roma:ferme", "P1.a2"], mare_tyrrhenum: ["P1.a10", "P1.f1"], latium: ["P2.a1", "P2.s1"],
  });
  assert.equal(now.pieces["P1.a10"].aboard, "f1");
  assert.deepEqual(["P1.a10", "roma:temple", "latium", "P9.a1"].map((place) => holderOf(now, place)), ["mare_tyrrhenum", "roma", "latium", "P9.a1"]);
});

test("what can be chosen is marked on pieces, on what holds them for the keys, and on the plate for what is not built", () => {
  const now = standing(position());
  const choices = { ...NO_CHOICES, options: { "P1.a10": { label: "the engine" }, "caere:port": { label: "a harbour" }, etruria: { label: "there" } },
    refused: { "utica:port": "no", africa: "too far" }, picked: ["P1.a2"] };
  assert.deepEqual(Object.keys(byHolder(ids, now, choices).options), ["etruria", "mare_tyrrhenum", "caere"]);
  assert.deepEqual(choosable(now, choices, "mare_tyrrhenum"), ["P1.a10"]);
  assert.deepEqual(allParts(now, choices, "caere"), ["caere:port"]);
  assert.deepEqual(allParts(now, choices, "utica"), []);
  assert.deepEqual(["P1.a2", "P1.a10", "etruria", "caere", "mare_tyrrhenum", "utica"].map((place) => markOf(now, choices, place)),
    ["picked", "option", "option", "option", "", ""]);
  assert.equal(markOf(now, { ...choices, chosen: "etruria" }, "etruria"), "chosen");
  assert.equal(faded(now, choices, "africa"), true);
  assert.equal(faded(now, { ...choices, options: {} }, "africa"), false);
});

test("the places that a step changed are where something came, went or became another thing", () => {
  const before = position();
  assert.deepEqual(changed(before, position()), []);
  const after = position();
  after.armies[0].place = "latium";
  after.cities.caere.pv = 3;
  // Winter alone marks nothing, nor does a step that was spent.
  after.regions.africa.stability = 2;
  after.fleets[0].left = 0;
  assert.deepEqual(changed(before, after).sort(), ["caere", "latium", "roma"]);
  assert.deepEqual(moves(before, after), [{ piece: "P1.a2", from: "roma", to: "latium" }]);
  assert.deepEqual(changed({}, before).includes("roma"), true);
  const sunk = { ...position(), fleets: [], armies: position().armies.filter(({ place }) => place !== "f1") };
  assert.deepEqual(changed(before, sunk), ["mare_tyrrhenum"]);
});

test("facts of a region tell governor, winter, income here and the cities", () => {
  const facts = createFacts(labelsIn("en"), board);
  const view = position();
  const told = facts.lines("latium", view, standing(view)).join("\n");
  for (const words of [
    "Region governed by Ann (Rome), stability 1 of 5.", "Winter takes 1 off the lasting stability of 2", "takes 1 gold off the income",
    "Cities: Roma (Ann) and Capua (neutral).", "Income here for Ann (Rome) in phase II: 2 gold", "army a1 of Ben (Carthage): 3 archers",
    "spy s1 of Ben (Carthage), caught", "Borders on: Etruria, Magna Graecia.", "Reconstructed",
  ]) assert.ok(told.includes(words), `${words}\n${told}`);
});

test("facts of a city tell who holds it how, buildings, influence and routes", () => {
  const facts = createFacts(labelsIn("en"), board);
  const view = position();
  const lines = (/** @type {string} */ id) => facts.lines(id, view, standing(view)).join("\n");
  for (const words of ["capital of Ann (Rome), 8 of 8 PV", "farm, level 2, 2 of 3 PV; 2 free slots", "(IMP-140)", "army a2 of Ann (Rome): 2 infantry and 1 cavalry",
    "by land to Caere: Ann", "by sea to Utica: Ann and Ben", "phase II: 3 gold"]) assert.ok(lines("roma").includes(words), `${words}\n${lines("roma")}`);
  for (const words of ["conquered by Ben (Carthage), 1 of 4 PV, besieged by Ann (Rome)", "(IMP-139)", "(IMP-148)"]) assert.ok(lines("utica").includes(words), words);
  assert.ok(lines("caere").includes("Influence: Ann 4 and Ben 1; lost with fewer than 3 points of its owner"));
  assert.ok(lines("cirta").includes("No influence; 4 points, and more than any other, federate it (IMP-146)"));
  assert.ok(lines("mare_tyrrhenum").includes("army a10 of Ann (Rome): 1 siege engine, aboard fleet f1"));
});

test("what is said of places in both languages has every word and fills every gap", () => {
  const view = position();
  const now = standing(view);
  const choices = { ...NO_CHOICES, options: { "P1.a2": { label: "go" }, latium: { label: "go there" } }, refused: { africa: "Needs a border (IMP-103)." }, chosen: "latium" };
  for (const lang of langs) {
    const labels = labelsIn(lang);
    const speech = createSpeech(labels, createFacts(labels, board));
    for (const scene of [{ choices, view, now }, { choices: NO_CHOICES, view: {}, now: standing({}) }]) {
      const parts = Object.values(scene.now.parts).flat();
      const said = [...ids.flatMap((id) => [speech.name(scene, id), speech.line(scene, id), speech.status(scene, id), ...speech.tip(scene, id, "")]),
        ...parts.flatMap((part) => [speech.part(scene, part), speech.heading(scene, "", part), ...speech.tip(scene, "", part)])];
      for (const text of said) assert.ok(!/widget\.|\{|undefined|null|NaN/.test(text), text);
    }
    assert.ok(speech.name({ choices, view, now }, "roma").includes(": 1"), "parts that can be chosen are counted");
  }
});
