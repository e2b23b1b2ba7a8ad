import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf, seatRows } from "./rows.mjs";

const ANN = { cash: 5, fruit: "apples", cards: [1, 2], leads: true, secret: null };
const VIEW = { seats: { P1: ANN, P2: { ...ANN, cash: 3, secret: 7 } } };

test("numbers, words and what is hidden have a column, lists and marks have none", () => {
  assert.deepEqual(columnsOf(VIEW), ["cash", "fruit", "secret"]);
  assert.deepEqual(columnsOf({ seats: { P1: { cash: 5, pawn: 1 }, P2: { cash: 4 } } }), ["cash"]);
  assert.deepEqual(columnsOf({ seats: {} }), []);
  assert.deepEqual(columnsOf({}), []);
});

test("each seat has a row, and what the last step changed has its difference", () => {
  const rows = seatRows(VIEW, { seats: { P1: { ...ANN, cash: 2, fruit: "pears" }, P2: VIEW.seats.P2 } });
  assert.deepEqual(rows.map(({ id }) => id), ["P1", "P2"]);
  assert.deepEqual(rows[0].cells.cash, { value: 5, before: 2, change: 3 });
  assert.deepEqual(rows[0].cells.fruit, { value: "apples", before: "pears", change: null });
  assert.equal(rows[1].cells.cash.change, null);
});

test("a column that is new is not taken for a change", () => {
  const [row] = seatRows({ seats: { P1: { cash: 5, bid: 2 } } }, { seats: { P1: { cash: 5 } } });
  assert.deepEqual(row.cells.bid, { value: 2, before: 2, change: null });
});
