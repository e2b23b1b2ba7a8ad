import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { cited } from "./cite.mjs";
import { scene } from "./scenes.mjs";

/** @type {Record<string, any>} */
const views = view("impero_scenes");
/** @param {"en" | "fr"} lang */
const speech = (lang) => createLabels(texts(lang), { lang, game: "impero", names: { P1: "Ann", P2: "Ben", P3: "Cleo" } });
const labels = speech("en");
/** @param {string} name @param {string} kind @returns {any[]} */
const blocks = (name, kind) => scene(views[name], labels).filter((block) => block.kind === kind);
const seats = (/** @type {string} */ name) => blocks(name, "seats")[0].items;
/** @param {string} name @param {string} kind */
const words = (name, kind) => blocks(name, kind).map(({ text }) => text.replaceAll("\u00a0", " "));

test("every scene is whole in both languages, and cites rules", () => {
  for (const lang of /** @type {const} */ (["en", "fr"])) {
    for (const [name, view] of Object.entries(views)) {
      const text = JSON.stringify(scene(view, speech(lang)));
      assert.doesNotMatch(text, /[{]\w+(:\w+)?[}]|undefined|NaN|widget\.|impero\./, `${lang} ${name}`);
      assert.match(text, /\(IMP-/, `${lang} ${name}`);
    }
  }
});

test("rules at the end of a sentence are taken apart from its words", () => {
  assert.deepEqual(cited("A card is drawn (IMP-030, IMP-DP-1)."), ["A card is drawn.", "IMP-030", "IMP-DP-1"]);
  assert.deepEqual(cited("hidden (IMP-A07)"), ["hidden", "IMP-A07"]);
  assert.deepEqual(cited("2 (a hit)."), ["2 (a hit)."]);
  for (const view of Object.values(views)) {
    for (const block of scene(view, labels)) {
      const lines = block.kind === "seats" ? block.items.flatMap((item) => item.lines) : "text" in block ? [block.text] : [];
      for (const line of lines) assert.doesNotMatch(cited(line)[0], /IMP-/, line);
    }
  }
});

test("what is reconstructed is marked", () => {
  const marked = Object.keys(views).filter((name) => blocks(name, "title").some(({ mark }) => mark));
  for (const name of ["deck", "choice", "terms", "trade", "route", "first", "sea", "siege", "siege_losses", "mission", "over"]) assert.ok(marked.includes(name), name);
  for (const name of ["manage", "spend", "turns", "split", "tier", "repair"]) assert.ok(!marked.includes(name), name);
});

test("orders and points spent are hidden from the others until all are in", () => {
  assert.deepEqual(seats("manage").map((/** @type {any} */ { word }) => word), ["orders are in", "decides", "decides later"]);
  assert.deepEqual(seats("manage").map((/** @type {any} */ { lines }) => lines), [[], [], []]);
  assert.deepEqual(seats("own_orders")[0].lines, ["1 order so far"]);
  const [ann, ben] = seats("spend");
  assert.deepEqual(ann.lines, ["Die: 4", "Points spent: hidden until all are in (IMP-A07, IMP-171)"]);
  assert.deepEqual(ben.lines.slice(0, 1), ["Die: 6"]);
  assert.match(ben.lines[1], /^\d points? to spend$/);
  assert.deepEqual(seats("own_spend")[0].lines, ["Die 4 + 2 points = 6"]);
});

test("the order of play comes from the engine, with dice, points and passes", () => {
  assert.deepEqual(seats("turns").map((/** @type {any} */ { seat, word }) => [seat, word]), [["P1", "passed"], ["P2", "acts"], ["P3", "acts later"]]);
  assert.deepEqual(seats("turns")[0].lines, ["Die 4 + 2 points = 6", "Same score as another: who spent more goes first (IMP-A07)"]);
  assert.deepEqual(seats("reroll").map((/** @type {any} */ { word }) => word), ["rolls again", "rolls again", "done"]);
  assert.deepEqual(seats("reroll")[0].lines, ["Die 4 + 1 point = 5"]);
});

test("a battle shows exact chances before the dice, and the dice with hits marked", () => {
  const [dice] = blocks("first", "dice");
  assert.deepEqual(dice.items, [{ what: "archer", least: 5, die: null, hit: null, words: "archer: hits with 5 or more" }]);
  const [odds] = blocks("first", "odds");
  assert.deepEqual(odds.items.map((/** @type {any} */ { name, words: chance }) => [name, chance.replaceAll("\u00a0", " ")]), [["0 hits", "67% (2 in 3)"], ["1 hit", "33% (1 in 3)"]]);
  assert.match(words("first", "line")[0], /^Round 1, first strike: only archers roll/);
  const [mine, theirs] = blocks("battle", "dice");
  assert.deepEqual(mine.items.map((/** @type {any} */ { die, hit }) => [die, hit]), [[6, true], [2, false]]);
  assert.ok(theirs.items.every((/** @type {any} */ { die }) => die === null));
  // Nothing is left to chance for those whose dice have all fallen.
  assert.deepEqual(blocks("battle", "odds").map(({ label }) => label), ["Chances of Ben; hits on average: 0.67"]);
});

test("losses and retreats say who gives how many, and where one can go", () => {
  assert.deepEqual(words("losses", "sum"), ["Ann still gives 1 unit for hits (IMP-112).", "Ben still gives 1 unit for hits (IMP-112)."]);
  assert.match(words("retreat", "sum")[0], /^Ben fights on, or retreats to one of: .+ \(IMP-113\)\.$/);
  assert.deepEqual(words("drowning", "sum"), ["Ann still gives 1 unit that the ships left cannot carry (IMP-121)."]);
});

test("a siege is a sum, and the city answers with its dice", () => {
  assert.equal(words("siege", "sum")[0], "1 for the army + 2 engines + 1 Summer = 4 damage; Saguntum: PV 7 → 3 (IMP-131, IMP-133).");
  const [dice] = blocks("siege", "dice");
  assert.deepEqual(dice.items.map((/** @type {any} */ { what, die }) => [what, die]), [["cite", 5], ["muraille", null], ["archer", null]]);
  assert.equal(dice.items[0].words, "the city: 5, a hit (5 or more)");
  assert.match(words("siege_losses", "sum").at(-1) ?? "", /^Ann still gives 2 units of the besieging army/);
});

test("a mission shows its chances before the die", () => {
  assert.deepEqual(blocks("mission", "odds")[0].items.map((/** @type {any} */ { name, words: chance }) => [name, chance.replaceAll("\u00a0", " ")]), [["success", "50% (1 in 2)"], ["nothing", "33% (1 in 3)"], ["caught", "17% (1 in 6)"]]);
});

test("an offer shows its terms, and what the season adds", () => {
  assert.deepEqual(blocks("trade", "table")[0].rows, [["wood", "2", "0"], ["metal", "0", "1"]]);
  assert.ok(words("trade", "line").includes("If accepted, the season gives each of the two 1 gold more (IMP-016, IMP-162)."));
  assert.match(words("route", "line")[0], /^Roma–Caere: if accepted/);
});

test("a deficit says its tier, what is paid and what is still to be lost", () => {
  const { deficit } = views.tier.stage;
  assert.match(words("tier", "sum")[0], new RegExp(`^Tier ${deficit.tier}: from ${deficit.least} missing `));
  assert.match(words("tier", "line")[0], /^Still to be lost: 1 stability, 1 influence in one city,? and 1 combat unit \(IMP-A10\)\.$/);
  assert.deepEqual(blocks("tier", "bill"), [{ kind: "bill", seat: "P1", paid: true }]);
  assert.deepEqual(blocks("split", "bill"), [{ kind: "bill", seat: "P1", paid: false }]);
});

test("the end lists points line by line, and they add up", () => {
  const [{ heads, rows }] = blocks("over", "table");
  assert.equal(heads.length, 3);
  const total = rows.at(-2);
  for (const column of [1, 2]) {
    const sum = rows.slice(0, -2).reduce((/** @type {number} */ all, /** @type {string[]} */ row) => all + parseInt(row[column], 10), 0);
    assert.equal(sum, Number(total[column]));
  }
});
