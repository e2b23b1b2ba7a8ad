import assert from "node:assert/strict";
import { test } from "node:test";
import { nationRows, seatRows, signed } from "./rows.mjs";

/** @type {any} */
const before = {
  investor_card: "P1",
  nations: {
    RU: { treasury: 7, power: 0, factor: 0, government: null, factories: ["moscow"], flags: [], armies: 0, fleets: 0, revenue: 5 },
    CN: { treasury: 2, power: 5, factor: 1, government: "P2", factories: [], flags: ["korea"], armies: 1, fleets: 2, revenue: 6 },
  },
  seats: {
    P1: { cash: 11, score: 11, bonds: {}, governs: [] },
    P2: { cash: 4, score: 9, bonds: { CN: [2, 9] }, governs: ["CN"] },
  },
};
/** @type {any} */
const after = structuredClone(before);
after.nations.RU.treasury = 16;
after.nations.RU.government = "P1";
after.nations.RU.factories.push("novosibirsk");
after.seats.P1 = { cash: 2, score: 2, bonds: { RU: [9] }, governs: ["RU"] };
after.investor_card = "P2";

test("a nation's row counts pieces and shows an absent government as empty", () => {
  const [russia, china] = nationRows(before);
  assert.equal(russia.id, "RU");
  assert.equal(russia.cells.factories.value, 1);
  assert.equal(russia.cells.government.value, "");
  assert.equal(china.cells.flags.value, 1);
  assert.ok(Object.values(china.cells).every(({ change, was }) => change === null && was === null));
});

test("what the step changed carries its signed difference, a name what it was", () => {
  const [russia, china] = nationRows(after, before);
  assert.equal(russia.cells.treasury.change, 9);
  assert.equal(russia.cells.factories.change, 1);
  assert.equal(russia.cells.power.change, null);
  assert.equal(russia.cells.government.was, "");
  assert.equal(russia.cells.government.change, null);
  assert.equal(china.cells.treasury.change, null);
});

test("a player's row sums bonds and knows who holds the card", () => {
  const [ann, ben] = seatRows(after, before);
  assert.equal(ann.cells.cash.change, -9);
  assert.equal(ann.cells["bonds:RU"].change, 9);
  assert.equal(ann.cells["bonds:CN"].change, null);
  assert.deepEqual(ann.bonds, { RU: [9] });
  assert.deepEqual([ann.card, ann.cardBefore, ben.card, ben.cardBefore], [false, true, true, false]);
  assert.deepEqual(ann.governs, ["RU"]);
});

test("differences have the sign of typography", () => {
  const format = new Intl.NumberFormat("en");
  assert.equal(signed(3, format), "+3");
  assert.equal(signed(-12, format), "\u221212");
});
