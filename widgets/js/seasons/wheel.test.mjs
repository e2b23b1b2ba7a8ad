import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { cell, EDGE, face, HUB, MIDDLE, OUTER, places, quarter, step, turn } from "./wheel.mjs";
import { cardWords, felt, nextWords, placeWords, seasonLines, shortly, spoken, standing } from "./words.mjs";

/** @type {import("./words.mjs").Dial} */
const dial = view("impero_dial");
/** @param {"en" | "fr"} lang */
const speech = (lang) => createLabels(texts(lang), { lang, game: "impero" });
const labels = speech("en");
const all = places(dial);
const at = (/** @type {string} */ id) => /** @type {import("./wheel.mjs").Place} */ (all.find((place) => place.id === id));
const autumn = { season: "automne", phase: "management", year: 2, years: 3, card: "automne_3", over: false, next_season: "hiver" };
const plain = (/** @type {readonly string[]} */ [text, ...rules]) => [text.replaceAll("\u00a0", " "), ...rules];

test("four quarters and twenty phases go once round, without a gap", () => {
  assert.equal(all.length, 24);
  let angle = 0;
  for (let season = 0; season < 4; season += 1) {
    assert.ok(Math.abs(quarter(season, 4).from - angle) < 1e-9);
    for (let phase = 0; phase < 5; phase += 1) {
      const own = cell(season, 4, phase, 5);
      assert.ok(Math.abs(own.from - angle) < 1e-9);
      angle = own.to;
    }
  }
  assert.ok(Math.abs(angle - 2 * Math.PI) < 1e-9);
});

test("a phase is at least 24 px wide and high in a narrow column, a name stays inside its quarter", () => {
  const own = cell(0, 4, 0, 5);
  // The narrowest column of a table that is 560 px wide.
  const drawn = 272 / (2 * EDGE);
  assert.ok((own.to - own.from) * ((HUB + MIDDLE) / 2) * drawn >= 24);
  assert.ok((MIDDLE - HUB) * drawn >= 24);
  for (let season = 0; season < 4; season += 1) {
    const { icon, name } = face(season, 4);
    assert.ok(Math.hypot(Math.abs(icon[0]) + 11, Math.abs(icon[1]) + 11) < OUTER);
    const [x, y] = [Math.abs(name[0]), Math.abs(name[1] - 5)];
    assert.ok(Math.hypot(x - 44, y - 4) > MIDDLE * 0.95 && Math.hypot(x + 44, y) < OUTER);
    const { middle } = quarter(season, 4);
    assert.deepEqual([Math.sign(name[0]), Math.sign(icon[1])], [Math.sign(Math.sin(middle)), -Math.sign(Math.cos(middle))]);
  }
});

test("arrow keys go round a ring and from a season to its phases and back", () => {
  assert.equal(step(all, "hiver", "ArrowRight"), "printemps");
  assert.equal(step(all, "printemps", "ArrowLeft"), "hiver");
  assert.equal(step(all, "ete", "ArrowDown"), "ete:event");
  assert.equal(step(all, "ete:event", "ArrowDown"), null);
  assert.equal(step(all, "ete:upkeep", "ArrowRight"), "automne:event");
  assert.equal(step(all, "ete:upkeep", "ArrowUp"), "ete");
  assert.equal(step(all, "ete:upkeep", "Home"), "printemps:event");
  assert.equal(step(all, "ete", "End"), "hiver");
  assert.equal(step(all, "ete", "x"), null);
});

test("the pointer goes forwards, and back only where that is nearer", () => {
  assert.ok(Math.abs(turn(6, 0.2) - (0.2 + 2 * Math.PI - 6)) < 1e-9);
  assert.ok(Math.abs(turn(1, 2) - 1) < 1e-9);
  assert.ok(turn(2, 1.5) < 0);
});

test("what is in force: the season, the card, and what comes next", () => {
  assert.equal(standing(labels, autumn), "Autumn of year 2 of 3, phase III Management");
  assert.deepEqual(seasonLines(labels, dial, "automne").map(plain)[2], ["Upkeep of each player: − 2 resources on the total, food or gold as the payer chooses.", "IMP-017", "IMP-A04"]);
  assert.deepEqual(plain(shortly(labels, dial, "automne", "line")), ["Autumn: + 1 gold per route, + 1 gold per transaction, upkeep − 2.", "IMP-015", "IMP-016", "IMP-017"]);
  const card = cardWords(labels, dial, autumn);
  assert.deepEqual([card.title, card.mark], ["Event card: Famine", true]);
  assert.equal(cardWords(labels, dial, { ...autumn, card: null }).lines[0][1], "IMP-030");
  assert.deepEqual(plain(nextWords(labels, dial, autumn)), ["Next: Winter: upkeep + 1, movement − 2, no influence, stability − 1 per region.", "IMP-018", "IMP-019", "IMP-020", "IMP-021"]);
});

test("where the game ends with its season, that is said with its rule", () => {
  assert.deepEqual(nextWords(labels, dial, { ...autumn, next_season: "" }).slice(1), ["IMP-176"]);
});

test("a phase says what the season changes in it, with the card of now", () => {
  const upkeep = placeWords(labels, dial, autumn, at("automne:upkeep"));
  assert.equal(upkeep.lines.length, 3);
  assert.match(upkeep.lines[2][0], /^Famine: Upkeep of each player/);
  // In another season the card of now changes nothing.
  assert.equal(placeWords(labels, dial, autumn, at("hiver:upkeep")).lines.length, 2);
  assert.match(placeWords(labels, dial, autumn, at("ete:upkeep")).lines[1][0], /^Summer changes nothing/);
  assert.deepEqual(dial.phases.filter(({ id }) => felt(dial, "hiver", id)).map(({ numeral }) => numeral), ["II", "III", "IV", "V"]);
});

test("every place and every card is whole in both languages, and rests on rules", () => {
  for (const lang of /** @type {const} */ (["en", "fr"])) {
    const own = speech(lang);
    for (const place of all) assert.doesNotMatch(spoken(own, dial, {}, place), /[{]|undefined|widget\.|impero\./);
    for (const [card, { season }] of Object.entries(dial.cards)) {
      const { title, lines } = cardWords(own, dial, { ...autumn, season, card });
      assert.doesNotMatch(JSON.stringify([title, lines]), /[{]\w|undefined|widget\.|impero\./);
      assert.ok(lines.every(([, ...rules]) => rules.length > 0));
    }
    for (const { id } of dial.seasons) assert.doesNotMatch(shortly(own, dial, id, "next")[0], /[{]|widget\./);
  }
});

test("what is spoken says where the game stands", () => {
  assert.match(spoken(labels, dial, autumn, at("automne:management")), /^Autumn, phase III Management \(now\)\. All give orders unseen/);
  assert.doesNotMatch(spoken(labels, dial, autumn, at("hiver")), /now/);
});
