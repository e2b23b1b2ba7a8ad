import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view as load } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { dollars } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { AFTER, BORROWED, MONEY, bankRow, corporationRows, industries, majors } from "./rows.mjs";

/** @type {Record<string, any>} */
const views = load("incorporated_scenes");
const view = views.invest;
/** @param {"en" | "fr"} lang */
const speech = (lang) => createLabels(texts(lang), { lang, game: "incorporated", names: { P1: "Ann", P2: "Ben", P3: "Cleo" } });
const labels = speech("en");
/** @param {string} row @param {string} column @param {any} [position] */
const said = (row, column, position = view) => explain(labels, position, { row, column });

test("a row holds money, shares, squares and what they would earn", () => {
  const [ann, ben] = corporationRows(view);
  assert.deepEqual([ann.id, ann.place, ann.corporation], ["P1", 1, "fortress_derivatives"]);
  assert.deepEqual([ann.cells.cash.value, ann.cells.bonds.value, ann.cells.loan.value, ann.cells.repay.value], [10, 1, 16, 17]);
  assert.deepEqual(majors(view).map((id) => ann.cells[`shares:${id}`].value), [1, 0, 1, 0, 0, 0, 1]);
  assert.equal(Object.values(ann.earnings).reduce((sum, value) => sum + value, 0), ann.cells.total.value);
  assert.ok([...ann.leads, ...ben.leads].every((industry) => view.prospects.leaders[industry] !== null));
});

test("what a step changed carries its difference, what is hidden carries none", () => {
  const [ann] = corporationRows(views.pay, view);
  assert.equal(ann.cells.cash.change, null);
  const richer = structuredClone(view);
  richer.seats.P1.cash = 15;
  richer.seats.P2.cash = null;
  const [first, second] = corporationRows(richer, view);
  assert.equal(first.cells.cash.change, 5);
  assert.deepEqual([second.cells.cash.value, second.cells.cash.change], [null, null]);
  assert.equal(bankRow(views.reverse, view).cells["shares:us"].change, -1);
});

test("dollars stand where the language puts them", () => {
  assert.equal(dollars(labels).format(-3), "\u2212$3");
  assert.equal(dollars(speech("fr")).format(12), "12 $");
});

test("a cell tells its arithmetic", () => {
  assert.equal(said("P1", "loan").lines[0], "17 on the Interest track − 1 for the bonds already owed = $16 (INC-052). Loans belong to phases 2 and 3 (INC-050).");
  assert.deepEqual(said("P3", "repay").lines, [
    "2 bonds × $17 = $34 at the rate of now; possible at the end of a turn (INC-055, INC-056).",
    "Left at the end of the game: 2 × $20 = $40 (INC-059).",
  ]);
  assert.equal(said("P3", "interest").lines[0], "2 bonds × $1 = $2 at the end of this turn (INC-053).");
  assert.match(said("P1", "payable").lines[0], /^\$10 of cash \+ \$136 that loans would bring = \$146/);
});

test("earnings are added up as the view has them", () => {
  for (const seat of view.order) {
    const sums = [...said(seat, "total").lines[0].matchAll(/(\d+) \((?!INC)/g)].map(([, amount]) => Number(amount));
    assert.equal(sums.reduce((sum, amount) => sum + amount, 0), view.prospects.totals[seat]);
  }
  const leader = view.prospects.leaders.finance;
  if (leader) assert.match(said(leader, "squares:finance").lines[1], /as market leader = \$/);
  assert.match(said("P1", "squares:mining").lines[1], /^No payoff card of this industry/);
});

test("a corporation says its power, and what of it is reconstructed", () => {
  assert.match(said("P1", "name").lines[0], /^High-Frequency Trading/);
  assert.match(said("P1", "name").lines[1], /^Reconstructed: this power/);
  assert.match(said("P3", "name").lines[1], /^Reconstructed: the cash/);
});

test("hidden cash says by which rule", () => {
  assert.match(said("P1", "cash", views.hidden).lines[0], /^Hidden: .*INC-013/);
  assert.match(said("P1", "payable", views.hidden).lines[0], /^Hidden/);
});

test("nobody borrows after the end", () => {
  assert.deepEqual(said("P1", "loan", views.over).lines, ["The game is over: nobody takes a loan or bids any more (INC-050)."]);
  assert.deepEqual(said("P1", "payable", views.over).lines, said("P1", "loan", views.over).lines);
  const rows = corporationRows(views.over);
  for (const { over, cells } of rows) assert.ok(over && [...BORROWED].every((column) => cells[column].value === null));
  assert.ok(corporationRows(views.invest).every(({ over, cells }) => !over && Number(cells.loan.value) > 0));
});

test("every cell and head has a line or more with a rule, in both languages", () => {
  for (const lang of /** @type {const} */ (["en", "fr"])) {
    for (const name of ["invest", "hidden", "crisis", "over"]) {
      const position = views[name];
      const columns = ["name", ...MONEY, ...AFTER, ...majors(position).map((id) => `shares:${id}`), ...industries(position).map((id) => `squares:${id}`)];
      const cells = [...["", ...position.order].flatMap((row) => columns.map((column) => ({ row, column }))),
        ...["name", ...majors(position).map((id) => `shares:${id}`)].map((column) => ({ row: "bank", column }))];
      for (const cell of cells) {
        const { name: heading, lines } = explain(speech(lang), position, cell);
        assert.ok(heading && lines.length >= 1 && lines.length <= 3, JSON.stringify(cell));
        for (const line of lines) assert.match(line, /\(INC-/, `${lang} ${JSON.stringify(cell)}: ${line}`);
        for (const line of [heading, ...lines]) assert.doesNotMatch(line, /[{}]|undefined|NaN|widget\./);
      }
    }
  }
});
