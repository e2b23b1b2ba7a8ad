import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, number } from "./fields.mjs";

/** @type {import("./fields.mjs").Desk} */
const desk = {
  name: "", title: [], buttons: [], told: [], tables: [],
  fields: [{ id: "seed", kind: "number", label: "Seed", value: 7, least: 0, most: 99 }],
};

test("other values stand in the same fields, another label does not", () => {
  assert.ok(alike(desk, { ...desk, told: [["x"]], fields: [{ ...desk.fields[0], value: 8 }] }));
  assert.ok(!alike(desk, { ...desk, fields: [{ ...desk.fields[0], label: "Graine" }] }));
  assert.ok(!alike(desk, { ...desk, fields: [] }));
});

test("a number is brought between its ends, whatever spaces it has", () => {
  assert.equal(number(" 1 2", desk.fields[0]), 12);
  assert.equal(number("1\u202f000", desk.fields[0]), 99);
  assert.equal(number("-3", desk.fields[0]), 0);
});

test("what is no whole number is none", () => {
  for (const typed of ["", "x", "1.5", "1e3", "--1"]) assert.equal(number(typed, {}), null);
});
