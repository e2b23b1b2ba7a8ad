import assert from "node:assert/strict";
import { test } from "node:test";
import { giftText } from "./gift.mjs";

const gift = { verb: "donate", actor: "P1", name: "", words: {}, targets: ["RU"], least: 1, most: 6, rules: [], note: null };

test("the action reads as the rules write it", () => {
  assert.equal(giftText(gift, "RU", 4), "P1 donate RU 4");
});

test("without a target or an amount it names none", () => {
  assert.equal(giftText({ ...gift, verb: "loan", targets: [], least: 0, most: 0 }, "", 0), "P1 loan");
  assert.equal(giftText({ ...gift, targets: [], most: 3 }, "", 2), "P1 donate 2");
});
