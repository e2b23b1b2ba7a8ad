import assert from "node:assert/strict";
import { test } from "node:test";
import { applyDelta, unfold } from "./delta.mjs";
import { nearestInDirection, wedgePath } from "./geometry.mjs";
import { createLabels } from "./labels.mjs";
import look, { hatchOf, nationStyle } from "./look.mjs";

test("a delta sets and removes whole values and leaves the old view alone", () => {
  const view = { nations: { RU: { treasury: 7, flags: ["mongolia"] }, CN: { treasury: 1 } }, regions: { mongolia: { flag: "RU" }, iran: {} }, over: false };
  const frozen = structuredClone(view);
  const next = applyDelta(view, { set: { "nations/RU/treasury": 5, "nations/RU/flags": [], over: true, "regions/congo": { flag: "BR" } }, del: ["regions/mongolia"] });
  assert.deepEqual(view, frozen);
  assert.deepEqual(next, { nations: { RU: { treasury: 5, flags: [] }, CN: { treasury: 1 } }, regions: { iran: {}, congo: { flag: "BR" } }, over: true });
  assert.equal(next.nations.CN, view.nations.CN, "an unchanged branch is shared");
  assert.notEqual(next.nations.RU, view.nations.RU);
});

test("a delta may replace an object it also reaches into, and may make what was absent or null", () => {
  assert.deepEqual(applyDelta({ decision: null }, { set: { "decision/point": "rondel" } }), { decision: { point: "rondel" } });
  assert.deepEqual(applyDelta({}, { set: { "a/b/c": 1 } }), { a: { b: { c: 1 } } });
});

test("frames unfold one after the other", () => {
  const views = unfold({ turn: 0, a: { x: 1 } }, [{ set: { turn: 1 } }, { set: { turn: 2 }, del: ["a/x"] }]);
  assert.deepEqual(views.map((view) => view.turn), [0, 1, 2]);
  assert.deepEqual(views[2].a, {});
  assert.deepEqual(views[1].a, { x: 1 });
});

test("labels fill parameters, names, lists of names and the number", () => {
  const texts = { "m.pay": "{who:name} pays {amount} {amount:coin|coins}", "g.name.RU": "Russia", "m.here": "{list:name}" };
  const en = createLabels(texts, { game: "g", names: { P1: "Ann" } });
  assert.equal(en.t("m.pay", { who: "RU", amount: 1 }), "Russia pays 1 coin");
  assert.equal(en.t("m.pay", { who: "P1", amount: 0 }), "Ann pays 0 coins");
  assert.equal(createLabels(texts, { lang: "fr", game: "g" }).t("m.pay", { who: "RU", amount: 0 }), "Russia pays 0 coin");
  assert.equal(en.t("m.here", { list: ["RU", "P1", "XX"] }), "Russia, Ann, XX");
  const sum = createLabels({ "m.sum": "{die} {power:plus} {bonus:plus}" });
  assert.equal(sum.t("m.sum", { die: 4, power: 0, bonus: -1 }), "4 +\u00a00 \u2212\u00a01");
  assert.equal(en.t("m.none"), "m.none");
  assert.equal(en.has("m.pay"), true);
  assert.equal(en.has("m.none"), false);
});

test("a name that is read from right to left turns nothing around it", () => {
  const texts = { "m.has": "{who:name}: {amount}" };
  const said = (/** @type {string} */ own) => createLabels(texts, { names: { P1: own } }).t("m.has", { who: "P1", amount: 12 });
  assert.equal(said("Zoë Ω 名"), "Zoë Ω 名: 12");
  assert.equal(said("دانا"), "\u2068دانا\u2069: 12");
  assert.equal(said("An\u202en"), "\u2068An\u202en\u2069: 12");
  assert.equal(said("An\u2069\u202en"), "\u2068An\u202en\u2069: 12");
});

test("the nearest point in a direction weighs straightness", () => {
  /** @type {[number, number][]} */
  const points = [[0, 0], [10, 0], [6, 9], [-3, 0], [0, -20]];
  assert.equal(nearestInDirection(points, 0, [1, 0]), 1);
  assert.equal(nearestInDirection(points, 0, [0, 1]), 2);
  assert.equal(nearestInDirection(points, 0, [-1, 0]), 3);
  assert.equal(nearestInDirection(points, 3, [-1, 0]), -1);
});

test("a wedge is a closed path from the outer to the inner radius", () => {
  assert.equal(wedgePath(10, 20, 0, Math.PI / 2), "M0 -20A20 20 0 0 1 20 0L10 0A10 10 0 0 0 0 -10Z");
});

test("every nation has a hatch, an ink and a dash of its own", () => {
  const nations = Object.keys(look.nations);
  assert.deepEqual(nations, ["RU", "CN", "IN", "BR", "US", "EU"]);
  assert.equal(new Set(Object.values(look.nations).map(({ hatch }) => hatch)).size, 6);
  assert.equal(new Set(Object.values(look.nations).map(({ dash }) => dash)).size, 6);
  for (const nation of nations) assert.ok(hatchOf(nation)?.d.startsWith("M"));
  assert.equal(hatchOf("XX"), null);
  assert.equal(nationStyle("XX").symbol, "circle");
});
