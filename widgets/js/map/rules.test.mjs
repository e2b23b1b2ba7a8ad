import assert from "node:assert/strict";
import { test } from "node:test";
import { texts, view } from "../shared/fixture.mjs";
import { createLabels } from "../shared/labels.mjs";
import { board } from "./fixture.mjs";
import { pieceWords, piecesOf, regionRules } from "./rules.mjs";

const map = board();

test("every region and piece of a midgame has a rule or two, in both languages", () => {
  const { regions } = view("imperial2030_midgame");
  for (const lang of /** @type {("en" | "fr")[]} */ (["en", "fr"])) {
    const labels = createLabels(texts(lang));
    for (const [id, region] of Object.entries(map.regions)) {
      const holding = regions[id] ?? {};
      assert.equal(regionRules(labels, "summary", region, holding).length, 2, id);
      for (const piece of piecesOf(region, holding)) {
        const { name, lines } = pieceWords(labels, "summary", region, holding, piece);
        assert.ok(name && lines.length >= 1 && lines.length <= 2, `${id} ${piece}`);
        for (const line of lines) assert.match(line, /[A-Z]{3}-\d+/);
      }
      assert.deepEqual(regionRules(labels, "unknown", region, holding), []);
    }
  }
});

test("occupation comes before everything else, then the company of other nations", () => {
  const labels = createLabels(texts("en"));
  const berlin = map.regions.berlin;
  /** @param {any} holding */
  const first = (holding) => regionRules(labels, "summary", berlin, holding)[0];
  assert.match(first({ occupied: true, units: [["RU", "army", "standing", 1]] }), /^Occupied/);
  assert.match(first({ units: [["RU", "army", "lying", 1], ["EU", "army", "", 1]] }), /^Units of several nations/);
  assert.match(first({ units: [["EU", "army", "", 2]] }), /^On Factory/);
});
