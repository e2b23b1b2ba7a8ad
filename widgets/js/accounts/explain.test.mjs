import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { explain } from "./explain.mjs";
import { destination } from "./grid.mjs";
import { NATION_COLUMNS, SEAT_COLUMNS } from "./rows.mjs";

const position = view("imperial2030_midgame");
/** @type {import("./explain.mjs").Facts} */
const facts = {
  interest: { 2: 1, 4: 2, 6: 3, 9: 4, 12: 5, 16: 6, 20: 7, 25: 8, 30: 9 },
};
const labels = createLabels(texts("en"), { names: { P1: "Ann" } });
/** @param {"nations" | "seats"} table @param {string} row @param {string} column */
const said = (table, row, column) => explain(labels, position, facts, { table, row, column });

test("a score is worked out with the numbers of its player", () => {
  const { name, lines } = said("seats", "P1", "score");
  assert.equal(name, "Ann: Score");
  const terms = [...lines[0].matchAll(/(\d+)\u00a0×\u00a0(\d+)/g)].map(([, interest, factor]) => Number(interest) * Number(factor));
  const { score, cash } = position.seats.P1;
  assert.equal(terms.reduce((sum, term) => sum + term, cash), score);
  assert.ok(lines[0].endsWith(`= ${score} (SCO-1).`));
});

test("bonds say what each of them brings, and what it takes to govern", () => {
  const own = said("seats", "P1", "bonds:RU");
  assert.equal(own.name, "Ann: bonds (Russia)");
  assert.deepEqual(own.lines, [
    "Bonds of 2 million (interest 1) and 9 million (interest 4): together 5 × factor 1 = 5 at the end (SCO-1).",
    "With a credit sum of 11 million this player governs the nation (GOV-1).",
  ]);
  assert.match(said("seats", "P4", "bonds:RU").lines[0], /^Bond of 6 million \(interest 3\)/);
  assert.equal(said("seats", "P4", "bonds:RU").lines[1], "Credit sum 6 million; Ann governs with 11 (GOV-1).");
  assert.match(said("seats", "P2", "bonds:RU").lines[0], /^No bond of this nation. Still unsold: 4, 12, /);
});

test("the rules of taxes, fees and scores are Python's: the numbers are those it sends", () => {
  const { prospects, ...bare } = position;
  const other = { ...bare, prospects: { ...prospects, tax: { RU: { factories: 8, flags: 2, provinces: 1, power: 7, bonus: 6 } }, points: { P1: { RU: 99 } } } };
  const nation = /** @type {const} */ ({ table: "nations", row: "RU", column: "revenue" });
  const bonds = /** @type {const} */ ({ table: "seats", row: "P1", column: "bonds:RU" });
  assert.match(explain(labels, other, facts, nation).lines[0], /^8 for factories \+ 2 for flags \+ 1 for home provinces/);
  assert.match(explain(labels, other, facts, nation).lines[1], /7 power points, and its government a bonus of 6 million/);
  assert.match(explain(labels, other, facts, bonds).lines[0], /= 99 at the end/);
  // Without them nothing is guessed.
  assert.deepEqual(explain(labels, bare, facts, nation).lines, [texts("en")["widget.accounts.revenue_help"]]);
  assert.match(explain(labels, bare, facts, bonds).lines[0], /^With a credit sum/);
});

test("tax revenue is added up, and what Taxation would bring told", () => {
  assert.deepEqual(said("nations", "RU", "revenue").lines, [
    "4 for factories + 4 for flags + 4 for home provinces that are not occupied = 12 million (TAX-1).",
    "Taxation would now bring 5 power points, and its government a bonus of 3 million (TAX-4, TAX-5, TAX-6).",
  ]);
});

test("a nation without a government says how it gets one", () => {
  const empty = { ...position, nations: { ...position.nations, RU: { ...position.nations.RU, government: null } } };
  assert.match(explain(labels, empty, facts, { table: "nations", row: "RU", column: "government" }).lines[0], /^No bond is sold/);
});

test("every cell and head has a line or two with a rule, in both languages", () => {
  for (const lang of /** @type {("en" | "fr")[]} */ (["en", "fr"])) {
    const spoken = createLabels(texts(lang));
    const seatColumns = ["name", ...SEAT_COLUMNS.before, ...SEAT_COLUMNS.after, ...Object.keys(position.nations).map((nation) => `bonds:${nation}`)];
    /** @type {["nations" | "seats", string[], string[]][]} */
    const tables = [["nations", ["", ...Object.keys(position.nations)], ["name", ...NATION_COLUMNS.map(({ id }) => id)]], ["seats", ["", ...Object.keys(position.seats)], seatColumns]];
    for (const [table, rows, columns] of tables) {
      for (const row of rows) for (const column of columns) {
        const { name, lines } = explain(spoken, position, facts, { table, row, column });
        assert.ok(name && lines.length >= 1 && lines.length <= 2, `${table} ${row} ${column}: ${lines}`);
        for (const line of lines) assert.match(line, /\([A-Z]{3}-\d+/, `${table} ${row} ${column}`);
        for (const line of lines) assert.doesNotMatch(line, /[{}]|undefined|NaN/);
      }
    }
    assert.match(explain(spoken, position, facts, { table: "nations", row: "bank", column: "name" }).lines[0], /GEN-2/);
  }
});

test("without the numbers of the game, or for a ruleset without words, the head of the column speaks", () => {
  assert.deepEqual(explain(labels, position, {}, { table: "seats", row: "P1", column: "score" }).lines, [texts("en")["widget.accounts.score_help"]]);
  assert.deepEqual(explain(labels, { ...position, ruleset: "other" }, facts, { table: "nations", row: "RU", column: "power" }).lines, [texts("en")["widget.accounts.power_help"]]);
});

test("the arrow keys move over the grid and stay inside", () => {
  const rows = [3, 3, 2];
  assert.deepEqual(destination(rows, [0, 0], "ArrowRight"), [0, 1]);
  assert.deepEqual(destination(rows, [0, 0], "ArrowUp"), [0, 0]);
  assert.deepEqual(destination(rows, [1, 2], "ArrowDown"), [2, 1]);
  assert.deepEqual(destination(rows, [2, 1], "ArrowRight"), [2, 1]);
  assert.deepEqual(destination(rows, [1, 1], "Home"), [1, 0]);
  assert.deepEqual(destination(rows, [1, 1], "End"), [1, 2]);
  assert.equal(destination(rows, [1, 1], "PageDown"), null);
});
