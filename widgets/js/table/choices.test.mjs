import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesAt, optionsAt, sharedRules, way } from "./choices.mjs";

/** @param {string} text @param {string} place @param {string} [unit] @param {string[]} [rules] */
const option = (text, place, unit = "", rules = []) => ({ text, label: text.toUpperCase(), rules, complete: true, more: false, place, unit });
const dial = new Set(["taxation", "investor"]);
/** @param {string} place */
const board = (place) => !dial.has(place);
const menu = {
  text: "EU import fleet:london",
  question: "",
  trail: [],
  options: [option("a", "rome", "army"), option("b", "rome", "fleet"), option("c", "paris", "army"), option("d", "taxation"), option("e", "")],
  done: null,
  amount: null,
  tips: [],
  refused: { "north-sea": "At sea.", investor: "Too far." },
};

test("options are found by their place", () => {
  assert.deepEqual(optionsAt(menu, "rome").map(({ text }) => text), ["a", "b"]);
  assert.deepEqual(optionsAt(menu, ""), []);
  assert.deepEqual(optionsAt(null, "rome"), []);
});

test("the dial hears of its own places only", () => {
  const told = choicesAt(menu, (place) => dial.has(place), "rome", String);
  assert.deepEqual([Object.keys(told.options), told.refused, told.chosen], [["taxation"], { investor: "Too far." }, ""]);
});

test("the board hears of its own places only", () => {
  const told = choicesAt(menu, board, "taxation", (labels) => labels.join("+"));
  assert.deepEqual(told, {
    options: { rome: { label: "A+B", unit: "" }, paris: { label: "C", unit: "army" } },
    refused: { "north-sea": "At sea." },
    picked: [],
    chosen: "",
  });
  assert.equal(choicesAt(menu, board, "paris", String).chosen, "paris");
  assert.deepEqual(choicesAt(null, board, "", String), { options: {}, refused: {}, picked: [], chosen: "" });
});

test("a place was picked only where a unit stands and was picked, not where one is to be placed", () => {
  const placed = { ...menu, trail: [option("EU import fleet:london", "london")], refused: { london: "Full." } };
  assert.deepEqual(way(placed), { picked: [], target: "" });
  assert.deepEqual(choicesAt(placed, board, "", String).refused, { london: "Full." });
  const moved = { ...placed, trail: [option("EU army london", "london", "army"), option("EU army london > paris", "paris"), option("hostile", "")] };
  assert.deepEqual(way(moved), { picked: ["london"], target: "paris" });
  assert.deepEqual(choicesAt(moved, board, "", String).refused, {});
  assert.deepEqual(way(null), { picked: [], target: "" });
});

test("the place where a unit is to go is chosen, not picked, until another is selected", () => {
  const trail = [option("EU army london", "london", "army"), option("EU army london > paris", "paris")];
  const routes = { ...menu, text: "EU army london > paris", trail };
  const told = choicesAt(routes, board, "", String);
  assert.deepEqual([told.picked, told.chosen], [["london"], "paris"]);
  assert.equal(choicesAt(routes, board, "rome", String).chosen, "rome");
});

test("rules that all options share are told once", () => {
  const options = [option("a", "", "", ["X-1", "X-2"]), option("b", "", "", ["X-3", "X-1"])];
  assert.deepEqual(sharedRules(options), { common: ["X-1"], own: [["X-2"], ["X-3"]] });
  assert.deepEqual(sharedRules(options.slice(0, 1)), { common: [], own: [["X-1", "X-2"]] });
  assert.deepEqual(sharedRules([]), { common: [], own: [] });
});

test("of the other rules only a few stand beside an option, and none in a long list", () => {
  const many = ["X-1", "X-2", "X-3", "X-4", "X-5"];
  const options = (/** @type {number} */ count) => Array.from({ length: count }, (_, k) => option(String(k), "", "", k ? many : many.slice(0, 1)));
  assert.deepEqual(sharedRules(options(8)).own.slice(0, 2), [[], ["X-2", "X-3", "X-4"]]);
  assert.deepEqual(sharedRules(options(9)), { common: ["X-1"], own: Array.from({ length: 9 }, () => []) });
  assert.deepEqual(sharedRules([option("a", "", "", many)]).own, [many]);
});
