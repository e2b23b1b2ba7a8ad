import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { base, billOf, billRows, billSays, contextOf, FOOD, GOLD, seasonRows, SEASONS } from "./rows.mjs";

/** @type {Record<string, any>} */
const views = view("impero_accounts");
/** @param {"en" | "fr"} lang */
const speech = (lang) => createLabels(texts(lang), { lang, game: "impero", names: { P1: "Ann", P2: "Ben", P3: "Cleo" } });
/** @param {string} name @param {string} [seat] */
function shown(name, seat = "P1") {
  const found = billOf(views[name], seat);
  assert.ok(found);
  const context = contextOf(views[name], found.kind);
  return { ...found, context, rows: billRows(found.bill, context), says: billSays(found.bill, context) };
}
/** @param {string} name @param {"en" | "fr"} [lang] */
const spoken = (name, lang = "en") => {
  const labels = speech(lang);
  return shown(name).says.map(([[id, params], ...rules]) => [labels.t(`widget.bill.${id}`, params), ...rules]);
};

test("a bill adds up from its lines to what is missing", () => {
  for (const name of Object.keys(views)) {
    for (const seat of Object.keys(views[name].seats)) {
      const found = billOf(views[name], seat);
      if (!found || found.bill.missing === null) continue;
      const rows = billRows(found.bill, contextOf(views[name], found.kind));
      for (const key of /** @type {const} */ (["food", "gold"])) {
        const of = (/** @type {string[]} */ kinds) => rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + (row[key] ?? 0), 0);
        const at = (/** @type {string} */ id) => Number(rows.find((row) => row.id === id)?.[key]);
        assert.equal(of(["line"]), at("base"), `${name} ${seat}`);
        assert.equal(of(["line", "change"]), at("due"), `${name} ${seat}`);
        assert.equal(at("due") - at("paid"), at("missing"), `${name} ${seat}`);
      }
    }
  }
});

test("the lines of the first example, with how large an army is and where", () => {
  const labels = speech("en");
  const lines = shown("spring").rows.filter(({ kind }) => kind === "line");
  assert.deepEqual(lines.map(({ name: [id, params], place }) => [labels.t(`widget.bill.${id}`, params), place && labels.name(place)].join(", ")), [
    "Army a1 of 6 units, Latium", "Army a2 of 4 units, Provence", "Army a2, outside the controlled regions, Provence",
    "Region with a city of this player, Latium", "Region with a city of this player, Etruria", "Region with a city of this player, Cisalpine Gaul",
    "Ships, ", "Siege engines, ",
  ]);
  assert.deepEqual(lines.map(({ count, each, food, gold, rules }) => [count, each, food, gold, ...rules]).at(-2), [2, 1, undefined, 2, "IMP-054"]);
});

test("a bill is paid once it is in the books of the season, and to come before", () => {
  assert.equal(shown("spring").kind, "come");
  assert.equal(shown("one").kind, "paid");
  assert.equal(billOf(views.out, "P3"), null);
});

test("season and card are lines of their own, with the split that was chosen", () => {
  const changes = shown("autumn").rows.filter(({ kind }) => kind === "change");
  assert.deepEqual(changes.map(({ id, name: [, params], food, gold }) => [id, params?.change, food, gold]), [
    ["season", "−2", undefined, undefined], ["card", "+1", undefined, undefined], ["split", "−1", 0, -1],
  ]);
  assert.deepEqual(shown("level").rows.filter(({ kind }) => kind === "change").map(({ id }) => id), ["season", "card"]);
  assert.deepEqual(shown("spring").rows.filter(({ kind }) => kind === "change").map(({ name }) => name[0]), ["change.none"]);
});

test("what the floor leaves of a modifier is a line", () => {
  const { rows, bill } = shown("floor");
  assert.deepEqual([base(bill, FOOD), base(bill, GOLD), bill.due], [0, 1, 0]);
  const floor = rows.find(({ id }) => id === "floor");
  assert.equal((floor?.food ?? 0) + (floor?.gold ?? 0), 1);
  assert.deepEqual(floor?.rules, ["IMP-A05"]);
});

test("each tier says what follows, and exactly seven says which tier the table has chosen", () => {
  assert.deepEqual(spoken("one")[0], ["1 missing is tier 1: −1 stability in one region of choice.", "IMP-061"]);
  assert.match(spoken("seven")[0][0], /^7 missing is tier 2: .*−1 combat unit/);
  assert.deepEqual(spoken("seven")[1], ["Exactly 7 count as missing: at this table that is tier 2.", "IMP-A01"]);
  assert.match(spoken("seven_is_three")[0][0], /^7 missing is tier 3/);
  assert.match(spoken("seven_is_three")[1][0], /tier 3\.$/);
  assert.match(spoken("nine")[0][0], /^9 missing is tier 3/);
  assert.deepEqual(spoken("law").map(([text]) => text).slice(0, 2), [
    "Nothing counts as missing: no penalty.", "With Law (reconstructed) one less counts: 1 missing, 0 counted.",
  ]);
});

test("a forecast says that it is one, in other words than a bill that was paid", () => {
  const come = shown("spring").rows.map(({ name: [id] }) => id);
  const paid = shown("one").rows.map(({ name: [id] }) => id);
  assert.ok(come.includes("payable") && come.includes("missing.come") && !come.includes("paid"));
  assert.ok(paid.includes("paid") && paid.includes("missing.paid") && paid.includes("split.paid"));
  assert.match(spoken("spring")[1][0], /^A forecast/);
  assert.ok(!spoken("one").some(([text]) => text.startsWith("A forecast")));
  assert.match(spoken("start").at(-1)?.[0] ?? "", /^The event card of this season is not drawn yet/);
  assert.match(spoken("autumn").at(-1)?.[0] ?? "", /^\* reconstructed/);
});

test("a bill that is due now is no forecast, and none is to come once the game is over", () => {
  assert.equal(shown("due").kind, "come");
  assert.deepEqual(spoken("due").at(-1), ["Not paid yet: from the present stocks and with the best split."]);
  assert.equal(billOf(views.over, "P1"), null);
});

test("hidden stocks hide the split and what is missing, by their rule", () => {
  const { rows, says } = shown("hidden");
  assert.equal(rows.find(({ id }) => id === "split")?.food, null);
  assert.equal(rows.find(({ id }) => id === "missing")?.gold, null);
  assert.deepEqual(says[0].slice(1), ["IMP-153", "IMP-171"]);
  const after = shown("hidden_paid").rows;
  assert.equal(after.find(({ id }) => id === "due")?.gold, 5);
  assert.equal(after.find(({ id }) => id === "paid")?.gold, null);
});

test("the seasons stand side by side", () => {
  const { bill } = shown("spring");
  const changes = /** @type {Record<string, number>} */ ({ printemps: 0, ete: 0, automne: -2, hiver: 1 });
  const bills = Object.fromEntries(SEASONS.map((season) => {
    const change = changes[season];
    const split = /** @type {[number, number]} */ (change < 0 ? [0, change] : [change, 0]);
    return [season, { ...bill, season: change, split, food: 3 + split[0], gold: 7 + split[1], due: 10 + change }];
  }));
  const rows = seasonRows(bills);
  const labels = speech("en");
  const at = (/** @type {string} */ id) => rows.find((row) => row.id === id)?.cells.map((parts) => parts.map(([key, params]) => labels.t(`widget.bill.${key}`, params)).join(" + "));
  assert.deepEqual(at("due"), ["10", "10", "8", "11"]);
  assert.deepEqual(at("change"), ["0", "0", "−2 gold", "+1 food"]);
  assert.deepEqual(at("base"), Array(4).fill("3 food + 7 gold"));
  assert.deepEqual(at("armee_grande:a1"), Array(4).fill("2 food"));
});

test("every word is there in both languages, without a hole", () => {
  for (const lang of /** @type {const} */ (["en", "fr"])) {
    const labels = speech(lang);
    for (const name of Object.keys(views)) {
      if (!billOf(views[name], "P1")) continue;
      const { rows, says } = shown(name);
      for (const [id, params] of [...rows.map((row) => row.name), ...says.map(([words]) => words)]) {
        const text = labels.t(`widget.bill.${id}`, params);
        assert.doesNotMatch(text, /[{}]|undefined|NaN|widget\./, `${lang} ${name}: ${text}`);
      }
    }
  }
});
