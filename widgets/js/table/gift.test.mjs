import assert from "node:assert/strict";
import { test } from "node:test";
import { amountOf, giftText } from "./gift.mjs";

const gift = { verb: "donate", actor: "P1", name: "", targets: ["RU"], least: 1, most: 6, rules: [] };

test("whole numbers within the bounds can be given, nothing else", () => {
  assert.deepEqual(["1", "6", " 3 "].map((typed) => amountOf(typed, gift)), [1, 6, 3]);
  assert.deepEqual(["", " ", "0", "7", "2.5", "-1", "x"].map((typed) => amountOf(typed, gift)), Array(7).fill(null));
});

test("the action reads as the rules write it", () => {
  assert.equal(giftText(gift, "RU", 4), "P1 donate RU 4");
});
