import assert from "node:assert/strict";
import { test } from "node:test";
import { boundsOf, differences, figure, pathOf, signed, valueAt } from "./curves.mjs";

const line = { start: 2, changes: [3, 5, 4, null, 9, 0] };

test("a value holds from its step on until the next one", () => {
  assert.deepEqual([0, 2, 3, 4, 8, 9, 99].map((step) => valueAt(line, step)), [2, 2, 5, null, null, 0, 0]);
  assert.equal(valueAt({ start: null, changes: [] }, 7), null);
});

test("a box reaches from its lowest to its highest value and holds zero", () => {
  assert.deepEqual(boundsOf([line, { start: -1, changes: [] }]), [-1, 5]);
  assert.deepEqual(boundsOf([{ start: 7, changes: [2, 9] }]), [0, 9]);
  assert.deepEqual(boundsOf([{ start: null, changes: [2, -4] }]), [-4, 0]);
  assert.deepEqual(boundsOf([{ start: 0, changes: [] }]), [0, 1]);
});

test("a path goes in steps and leaves out what is unknown", () => {
  assert.equal(pathOf(line, 0, 12, [0, 5]), "M0 60H3V0H4M9 100H12");
  assert.equal(pathOf({ start: 1, changes: [] }, 0, 5, [0, 2]), "M0 50H5");
  assert.equal(pathOf({ start: null, changes: [] }, 0, 5, [0, 2]), "");
});

test("a part of a path begins with the value there and ends where it is told", () => {
  assert.equal(pathOf(line, 3, 3, [0, 5]), "M3 0H3");
  assert.equal(pathOf(line, 10, 12, [0, 5]), "M10 100H12");
  assert.equal(pathOf(line, 0, 2, [0, 5]), "M0 60H2");
});

test("what differs is named by group and member, with both values", () => {
  const curves = [
    { id: "cash", label: "Cash", unit: "million", lines: [{ ...line, id: "P1", name: "Ann" }, { start: 4, changes: [], id: "P2", name: "Ben" }] },
    { id: "power", label: "Power", unit: "", lines: [{ start: null, changes: [2, 1], id: "RU", name: "Russia" }] },
  ].map((curve) => ({ ...curve, lines: curve.lines.map((one) => ({ short: "", light: "", dark: "", dash: "", ...one })) }));
  assert.deepEqual(differences(curves, 0, 3), [
    { group: "Cash", member: "Ann", before: 2, now: 5 },
    { group: "Power", member: "Russia", before: null, now: 1 },
  ]);
  assert.deepEqual(differences(curves, 9, 12), []);
  assert.deepEqual(differences(curves, 9, 3)[0], { group: "Cash", member: "Ann", before: 0, now: 5 });
});

test("a difference has its sign, a minus that is one, and the digits of its language", () => {
  const [en, fr] = [new Intl.NumberFormat("en"), new Intl.NumberFormat("fr")];
  assert.deepEqual([-3, 0, null].map((value) => figure(value, en)), ["\u22123", "0", "?"]);
  assert.equal(signed(2, 5, en), "+3");
  assert.equal(signed(5, 2, en), "\u22123");
  assert.equal(signed(0, 1500.5, fr), `+${fr.format(1500.5)}`);
  assert.equal(signed(null, 3, en), "");
  assert.equal(signed(3, 3, en), "");
});
