import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOf } from "./incorporated.mjs";

test("every place of every track is a place of a menu, and no square of the board is one", () => {
  const places = placesOf({ tracks: { interest: [20, 18], power: [1, 0, -1] } });
  assert.deepEqual([...places], ["interest:20", "interest:18", "power:1", "power:0", "power:-1"]);
  assert.equal(places.has("us:us.1"), false);
});
