import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { explain } from "./explain.mjs";
import { citiesOf, EMPIRE, factionRows, governed, POINTS, STOCKS } from "./rows.mjs";

/** @type {Record<string, any>} */
const views = view("impero_accounts");
/** @param {"en" | "fr"} lang */
const speech = (lang) => createLabels(texts(lang), { lang, game: "impero", names: { P1: "Ann", P2: "Ben", P3: "Cleo" } });
const labels = speech("en");
/** @param {string} row @param {string} column @param {string} [name] */
const said = (row, column, name = "spring") => explain(labels, views[name], { row, column });
/** The numbers before brackets, as the parts of a sum are written. @param {string} line */
const parts = (line) => [...line.split(" = ")[0].matchAll(/([−-]?)\s?(\d+) \((?!IMP)/g)].map(([, sign, amount]) => (sign ? -1 : 1) * Number(amount));

test("a row holds stocks, points, holdings and what is due", () => {
  const [ann, ben] = factionRows(views.spring);
  assert.deepEqual([ann.id, ann.faction, ann.out, ann.kind], ["P1", "rome", false, "come"]);
  assert.deepEqual(STOCKS.map((unit) => ann.cells[unit].value), [9, 2, 1, 9]);
  assert.deepEqual(POINTS.map((unit) => ann.cells[unit].value), [2, 3]);
  assert.deepEqual(EMPIRE.map((column) => ann.cells[column].value), [4, 3, 1, 0, views.spring.seats.P1.score, 10]);
  assert.equal(ann.income.or, views.spring.seats.P1.income.total.or);
  assert.equal(ben.cells.cities.value, citiesOf(views.spring, "P2").length);
});

test("a bill that was paid takes the place of the one to come", () => {
  const [ann] = factionRows(views.one);
  assert.deepEqual([ann.kind, ann.bill?.tier, ann.cells.upkeep.value], ["paid", 1, 8]);
});

test("what a step changed carries its difference, what is hidden carries none", () => {
  const richer = structuredClone(views.spring);
  richer.seats.P1.stock.or += 5;
  richer.seats.P2.stock = null;
  richer.seats.P2.score = null;
  const [first, second] = factionRows(richer, views.spring);
  assert.equal(first.cells.or.change, 5);
  assert.equal(first.cells.bois.change, null);
  assert.deepEqual([second.cells.or.value, second.cells.or.change, second.cells.score.value], [null, null, null]);
});

test("an eliminated seat says by which rule", () => {
  const cleo = factionRows(views.out).find(({ id }) => id === "P3");
  assert.ok(cleo?.out && cleo.bill === null);
  assert.match(said("P3", "or", "out").lines[0], /^Out of the game.*IMP-142/);
  assert.match(said("P3", "upkeep", "out").lines[0], /IMP-142/);
});

test("no upkeep is due once the game is over", () => {
  assert.ok(factionRows(views.over).every(({ bill, cells }) => bill === null && cells.upkeep.value === null));
  assert.match(said("P1", "upkeep", "over").lines[0], /^The game is over.*IMP-176/);
});

test("incomes and points are added up as the view has them", () => {
  for (const name of ["start", "spring", "autumn", "level"]) {
    for (const [seat, own] of Object.entries(views[name].seats)) {
      for (const unit of [...STOCKS, ...POINTS]) {
        const [line] = said(seat, unit, name).lines;
        if (own.income.lines.every((/** @type {any} */ row) => row.unit !== unit)) assert.match(line, /would bring no/);
        else assert.equal(parts(line).reduce((sum, amount) => sum + amount, 0), own.income.total[unit], line);
      }
      assert.equal(parts(said(seat, "score", name).lines[0]).reduce((sum, amount) => sum + amount, 0), own.score);
    }
  }
});

test("an income names its sources and their rules", () => {
  const { name, lines } = said("P1", "nourriture");
  assert.equal(name, "Ann: Food");
  assert.match(lines[0], /^Phase II in Spring, food: 2 \(Roma\) .*\+\u00a0\d+ \(doubled in Spring\) = \d+ \(IMP-031, IMP-010\)\.$/);
  assert.ok(lines.some((line) => line.startsWith("Reconstructed")));
});

test("hidden stocks are hidden by their rule", () => {
  assert.match(said("P1", "or", "hidden").lines[0], /^Hidden.*\(IMP-153, IMP-171\)/);
  assert.match(said("P1", "score", "hidden").lines[0], /^Hidden/);
  assert.match(said("P1", "upkeep", "hidden").lines[0], /^Hidden/);
});

test("upkeep says what is due and what follows", () => {
  assert.deepEqual(said("P1", "upkeep", "seven").lines.slice(0, 3), [
    "Due in this season: 4 food and 7 gold, 11 in all (IMP-034).",
    "7 missing is tier 2: −1 stability in one region, −1 influence in one city, −1 combat unit in one army (IMP-062).",
    "Exactly 7 count as missing: at this table that is tier 2 (IMP-A01).",
  ]);
});

test("regions are named with their stability", () => {
  assert.deepEqual(governed(views.spring, "P1"), ["latium", "etruria", "cisalpina"]);
  assert.match(said("P1", "regions").lines[0], /^Governed: Latium \(stability 3\)/);
});

test("every cell and head has a line or more, the first of them with a rule, in both languages", () => {
  for (const lang of /** @type {const} */ (["en", "fr"])) {
    for (const [name, view] of Object.entries(views)) {
      const cells = ["", ...Object.keys(view.seats)].flatMap((row) => ["name", ...STOCKS, ...POINTS, ...EMPIRE].map((column) => ({ row, column })));
      for (const cell of [...cells, { row: "bank", column: "name" }]) {
        const { name: heading, lines } = explain(speech(lang), view, cell);
        assert.ok(heading && lines.length >= 1 && lines.length <= 4, JSON.stringify(cell));
        assert.match(lines[0], /\((?:[^()]*, )?IMP-/, `${lang} ${name} ${JSON.stringify(cell)}: ${lines[0]}`);
        for (const line of [heading, ...lines]) assert.doesNotMatch(line, /[{}]|undefined|NaN|widget\./, `${lang} ${name} ${JSON.stringify(cell)}: ${line}`);
      }
    }
  }
});
