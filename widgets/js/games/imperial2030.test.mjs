import assert from "node:assert/strict";
import { test } from "node:test";
import { changedRegions, kit } from "./imperial2030.mjs";

test("the regions that a step changed are those it names, gone ones included", () => {
  const same = { flag: "EU" };
  const before = { regions: { mongolia: { flag: "CN" }, france: same } };
  assert.deepEqual(changedRegions(before, { regions: before.regions }), []);
  assert.deepEqual(changedRegions(before, { regions: { korea: { flag: "RU" }, france: same } }), ["mongolia", "korea"]);
  assert.deepEqual(changedRegions({}, {}), []);
});

test("the spaces of the rondel are the places on the dial", () => {
  assert.deepEqual([...kit.dialPlaces([{ id: "factory", action: "factory" }, { id: "import", action: "import" }])], ["factory", "import"]);
});
