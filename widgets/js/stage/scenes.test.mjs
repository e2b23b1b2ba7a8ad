import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { explain, payoffCards } from "./explain.mjs";
import { scene } from "./scenes.mjs";

/** @type {Record<string, any>} */
const views = view("incorporated_scenes");
/** @param {"en" | "fr"} lang */
const speech = (lang) => createLabels(texts(lang), { lang, game: "incorporated", names: { P1: "Ann", P2: "Ben", P3: "Cleo" } });
const labels = speech("en");
const drawn = (/** @type {string} */ name) => scene(views[name], labels);
/** @template {string} K @param {string} name @param {K} kind @returns {any[]} */
const blocks = (name, kind) => drawn(name).filter((block) => block.kind === kind);
const seats = (/** @type {string} */ name) => blocks(name, "seats")[0].items;
const words = (/** @type {string} */ name, /** @type {string} */ kind) => blocks(name, kind).map(({ text }) => text.replaceAll("\u00a0", " "));

test("every scene is whole in both languages, and cites rules", () => {
  for (const lang of /** @type {const} */ (["en", "fr"])) {
    for (const [name, view] of Object.entries(views)) {
      const text = JSON.stringify([scene(view, speech(lang)), payoffCards(speech(lang), view)]);
      assert.doesNotMatch(text, /[{]\w+(:\w+)?[}]|undefined|NaN|widget\./, `${lang} ${name}`);
      assert.match(text, /\(INC-/, `${lang} ${name}`);
    }
  }
});

test("an open card says which effect is settled, under way and to come", () => {
  const [card] = blocks("known", "effects");
  assert.equal(card.items[0].text, "A square is unlocked: India");
  assert.deepEqual(card.items.map((/** @type {any} */ { state }) => state), ["now", "next", "next", "next", "next", "next"]);
  assert.equal(card.items[1].text, "Growth 4 to the right");
  assert.equal(card.items[0].word, "now");
});

test("the next card is shown to whom the view shows it, with nothing settled", () => {
  const titles = blocks("known", "title");
  assert.deepEqual(titles.map(({ card }) => card), ["card", "next"]);
  assert.ok(blocks("known", "effects")[1].items.every((/** @type {any} */ { state, word }) => state === "next" && word === ""));
  assert.deepEqual(blocks("outlook", "title").map(({ card }) => card), ["card"]);
});

test("an auction says who leads, who is asked, who is out, and the loans that a price needs", () => {
  assert.deepEqual(words("opening", "sum"), ["Ann opens with $3 or more (INC-112)."]);
  assert.deepEqual(words("bid", "sum"), ["Ann leads with $30; a higher bid is $31 or more (INC-113)."]);
  assert.deepEqual(seats("bid").map((/** @type {any} */ { role }) => role), ["leads", "out", "asked"]);
  assert.equal(seats("bid")[0].lines[1], "$30 needs 2 loans: $16 + $15 (INC-052)");
  assert.equal(seats("bid")[2].lines[1], "$31 needs 2 loans: $15 + $14 (INC-052)");
  assert.deepEqual(seats("bid")[1].lines, []);
});

test("hidden cash hides what follows from it", () => {
  assert.deepEqual(seats("hidden").map((/** @type {any} */ { lines }) => lines), [1, 2, 3].map(() => ["Cash hidden (INC-013, INC-S05)"]));
});

test("a payment is reckoned", () => {
  assert.deepEqual(words("pay", "sum"), ["$30 − $10 of cash = $20 missing: 2 loans of $16 + $15 (INC-051, INC-052)."]);
});

test("sales and reverse auctions have their own parts", () => {
  assert.deepEqual(seats("private").map((/** @type {any} */ { role }) => role), ["seller", "declined", "asked"]);
  assert.deepEqual(seats("reverse").map((/** @type {any} */ { role }) => role), ["buyer", "leads", "asked"]);
  assert.deepEqual(words("reverse", "sum"), ["Ben would sell for $4; a lower offer is $3 or less (INC-120)."]);
});

test("Competition lists guards and free cubes", () => {
  const [ann, ben] = seats("competition");
  assert.match(ann.lines[1], /^2 free cubes, 3 executives left/);
  assert.equal(ben.lines[2], "Guards: United States (1), Japan (1) (INC-149)");
  assert.equal(ann.lines[2], "No guards");
});

test("a clash shows the sum before the roll, for the camps that can still be supported", () => {
  assert.deepEqual(words("clash", "sum"), ["NATO: die + 3 (Balance of Power) − 1 (local bonus) must reach 4 (INC-174, INC-175)."]);
  const [faces] = blocks("clash", "faces");
  assert.deepEqual([faces.of, faces.from, faces.label], [6, 2, "NATO wins with 2 or more: 5 chances in 6."]);
  assert.equal(blocks("camp", "sum").length, 2);
  assert.match(blocks("camp", "faces")[1].label, /^SCO wins only with a 6: 1 chance in 6/);
});

test("the crisis sum and the chances stand before the roll", () => {
  assert.deepEqual(words("crisis", "sum"), ["Growth 5 + 1 for Stress = difficulty 6 (INC-022)."]);
  const [odds] = blocks("crisis", "odds");
  assert.deepEqual(odds.items.map((/** @type {any} */ { chances }) => chances), [7, 1, 1, 1, 1, 1]);
  assert.equal(odds.items.reduce((/** @type {number} */ sum, /** @type {any} */ { chances }) => sum + chances, 0), 12);
});

test("repayment says what a bond costs now and at the end", () => {
  assert.match(words("repay", "sum")[0], /^A bond costs \$\d+ to repay now, and \$20 if it is left at the end/);
  assert.deepEqual(seats("repay").map((/** @type {any} */ { word }) => word), ["chooses", "no bonds", "chooses later"]);
});

test("payoff cards are explained with what they would pay", () => {
  const { title, industries } = payoffCards(labels, views.invest);
  assert.match(title, /^Payoff cards revealed: 5,/);
  assert.deepEqual(industries.map(({ count }) => count), [2, 0, 1, 2, 0]);
  const { name, lines } = explain(labels, views.invest, "industry:finance");
  assert.equal(name, "Finance");
  assert.match(lines[0], /^2 cards revealed: \$2 for each square/);
  assert.match(explain(labels, views.invest, "industry:mining").lines[0], /^No card revealed/);
  assert.match(explain(labels, views.outlook, "card").lines[0], /^Reconstructed/);
});
