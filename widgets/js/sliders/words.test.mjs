import assert from "node:assert/strict";
import { test } from "node:test";
import { createLabels } from "../shared/labels.mjs";
import { bracketed, clashesAt, crisisLines, implied, shown, spoken, tick } from "./words.mjs";

const labels = createLabels({
  "widget.sliders.value.interest": "${value}",
  "widget.sliders.value.stress": "{value}",
  "widget.sliders.value.power.nato": "NATO +{lead}",
  "widget.sliders.value.power.even": "even",
  "widget.sliders.value.power.sco": "SCO +{lead}",
  "widget.sliders.spoken.growth": "{value} percent, {cards} payoff {cards:card|cards}",
  "widget.sliders.bond_first": "A first bond brings ${first}, {less} less.",
  "widget.sliders.bond_back": "Repaying costs ${back}.",
  "widget.sliders.bond_upkeep": "{upkeep} a turn.",
  "widget.sliders.bond_end": "{end} at the end.",
  "widget.sliders.stress": "adds {stress}",
  "widget.sliders.stress.less": "takes {less} off",
  "widget.sliders.power.nato": "NATO adds {lead}",
  "widget.sliders.power.sco": "SCO adds {lead}",
  "widget.sliders.power.even": "nothing",
  "widget.sliders.crisis.none": "{growth} + {stress} = {difficulty}: none of {of}",
  "widget.sliders.crisis.one": "{growth} + {stress} = {difficulty}: a 1 of {of}",
  "widget.sliders.crisis.some": "{growth} + {stress} = {difficulty}: 1 to {chances} of {of}",
  "widget.sliders.crisis.mean": "mean {mean}",
}, { lang: "fr", game: "incorporated" });

/** @type {any} */
const dial = {
  bonds: { 16: { first: 16, less: 1, back: 16, upkeep: 1, end: 20 } },
  cards: { "-3": 1, 5: 8 },
  difficulty: { 5: { 1: 6, 0: 5 }, "-3": { "-2": -5, 1: -2 }, 1: { 1: 2 } },
  crises: {
    6: { difficulty: 6, chances: 5, of: 12, twice_mean: 6, dice: [] },
    5: { difficulty: 5, chances: 4, of: 12, twice_mean: 5, dice: [] },
    2: { difficulty: 2, chances: 1, of: 12, twice_mean: 2, dice: [] },
    "-5": { difficulty: -5, chances: 0, of: 12, twice_mean: 0, dice: [] },
  },
  help: { 2: { NATO: 2, SCO: -2 }, 0: { NATO: 0, SCO: 0 }, "-1": { NATO: -1, SCO: 1 } },
  clashes: { iran: { NATO: { 2: [3, 4], 0: [5, 2] }, SCO: { 2: [5, 2], 0: [3, 4] } } },
  rules: { bond_first: ["A"], bond_back: ["B"], bond_upkeep: ["C"], bond_end: ["D"], cards: [], difficulty: ["E", "F"], intensity: ["G"], power: ["H"] },
};

test("values are shown with their unit, and minus with a real sign", () => {
  assert.equal(shown(labels, "interest", 16), "$16");
  assert.equal(shown(labels, "stress", -2), "−2");
  assert.deepEqual([2, 0, -1].map((power) => shown(labels, "power", power)), ["NATO +2", "even", "SCO +1"]);
  assert.equal(spoken(labels, dial, "growth", -3), "−3 percent, 1 payoff card");
  assert.deepEqual([tick("power", -2), tick("stress", -2)], ["2", "−2"]);
});

test("a place implies sentences with their rules", () => {
  assert.deepEqual(implied(labels, dial, "interest", 16), [
    ["A first bond brings $16, 1 less.", "A"], ["Repaying costs $16.", "B"], ["1 a turn.", "C"], ["20 at the end.", "D"],
  ]);
  assert.deepEqual(implied(labels, dial, "stress", -2), [["takes 2 off", "E"]]);
  assert.deepEqual(implied(labels, dial, "stress", 0), [["adds 0", "E"]]);
  assert.deepEqual([2, 0, -1].map((power) => implied(labels, dial, "power", power)), [
    [["NATO adds 2", "H"]], [["nothing", "H"]], [["SCO adds 1", "H"]],
  ]);
});

test("the odds of a crisis come with their arithmetic, in the numbers of the language", () => {
  const said = (/** @type {number} */ growth, /** @type {number} */ stress) =>
    crisisLines(labels, dial, { interest: 20, growth, stress, power: 0 });
  assert.deepEqual(said(5, 1), [["5 + 1 = 6: 1 to 5 of 12", "E", "F"], ["mean 3", "G"]]);
  assert.deepEqual(said(5, 0)[1], ["mean 2,5", "G"]);
  assert.deepEqual(said(1, 1)[0], ["1 + 1 = 2: a 1 of 12", "E", "F"]);
  assert.deepEqual(said(-3, -2), [["−3 + −2 = −5: none of 12", "E", "F"]]);
});

test("clashes have the odds of the place, and zones without a battleground have none", () => {
  const view = { clashes: { asia: { country: "iran" }, america: null } };
  assert.deepEqual(clashesAt(dial, view, 2), [{ country: "iran", camps: [["NATO", 4], ["SCO", 2]] }]);
  assert.deepEqual(clashesAt(dial, view, 0)[0].camps, [["NATO", 2], ["SCO", 4]]);
  assert.deepEqual(clashesAt(dial, {}, 0), []);
});

test("brackets stand before the full stop", () => {
  assert.equal(bracketed(["It is so.", "A", "B"]), "It is so (A, B).");
  assert.equal(bracketed(["It is so."]), "It is so.");
});
