import assert from "node:assert/strict";
import { test } from "node:test";
import { mapChoices, optionsAt, pickedPlaces, regionsIn, sharedRules } from "./choices.mjs";

/** @param {string} text @param {string} place @param {string} [unit] @param {string[]} [rules] */
const option = (text, place, unit = "", rules = []) => ({ text, label: text.toUpperCase(), rules, complete: true, more: false, place, unit });
const regions = { rome: {}, paris: {}, london: {}, "north-sea": {} };
const menu = {
  text: "EU import fleet:london",
  question: "",
  trail: [],
  options: [option("a", "rome", "army"), option("b", "rome", "fleet"), option("c", "paris", "army"), option("d", "taxation"), option("e", "")],
  done: null,
  refused: { "north-sea": "At sea.", investor: "Too far." },
};

test("options are found by their place", () => {
  assert.deepEqual(optionsAt(menu, "rome").map(({ text }) => text), ["a", "b"]);
  assert.deepEqual(optionsAt(menu, ""), []);
  assert.deepEqual(optionsAt(null, "rome"), []);
});

test("the regions of a text, whatever stands around them", () => {
  assert.deepEqual(regionsIn("EU convoy rome > north-sea > paris! army:rome", regions), ["rome", "north-sea", "paris"]);
  assert.deepEqual(regionsIn("toString constructor", regions), []);
});

test("the map hears of regions only", () => {
  const told = mapChoices(menu, regions, "taxation", (labels) => labels.join("+"));
  assert.deepEqual(told, {
    options: { rome: { label: "A+B", unit: "" }, paris: { label: "C", unit: "army" } },
    refused: { "north-sea": "At sea." },
    picked: ["london"],
    chosen: "",
  });
  assert.equal(mapChoices(menu, regions, "paris", String).chosen, "paris");
  assert.deepEqual(mapChoices(null, regions, "", String), { options: {}, refused: {}, picked: [], chosen: "" });
});

test("a place was picked only where a unit stands and was picked, not where one is to be placed", () => {
  const placed = { ...menu, trail: [option("EU import fleet:london", "london")], refused: { london: "Full." } };
  assert.deepEqual(pickedPlaces(placed), []);
  assert.deepEqual(mapChoices(placed, regions, "", String).refused, { london: "Full." });
  const moved = { ...placed, trail: [option("EU army london", "london", "army"), option("EU army london > paris", "paris"), option("hostile", "")] };
  assert.deepEqual(pickedPlaces(moved), ["london", "paris"]);
  assert.deepEqual(mapChoices(moved, regions, "", String).refused, {});
  assert.deepEqual(pickedPlaces(null), []);
});

test("rules that all options share are told once", () => {
  const options = [option("a", "", "", ["X-1", "X-2"]), option("b", "", "", ["X-3", "X-1"])];
  assert.deepEqual(sharedRules(options), { common: ["X-1"], own: [["X-2"], ["X-3"]] });
  assert.deepEqual(sharedRules(options.slice(0, 1)), { common: [], own: [["X-1", "X-2"]] });
  assert.deepEqual(sharedRules([]), { common: [], own: [] });
});
