import assert from "node:assert/strict";
import { test } from "node:test";
import { gist, spoken, withRules } from "./sentences.mjs";

test("ids in brackets leave the sentence and are kept", () => {
  assert.deepEqual(withRules("It takes 6 million (RON-6). Ann could give 2 (DON-1, DON-2)."), [
    "It takes 6 million. Ann could give 2.", "RON-6", "DON-1", "DON-2",
  ]);
});

test("each rule once, known ones last; other brackets stay", () => {
  assert.deepEqual(withRules("An army (Russia) waits (MAN-1).", ["MAN-1", "MAN-2"]), ["An army (Russia) waits.", "MAN-1", "MAN-2"]);
  assert.deepEqual(withRules("Nothing."), ["Nothing."]);
  // Ids of decisions have a letter before their number.
  assert.deepEqual(withRules("$3 is enough (INC-A09, INC-S07)."), ["$3 is enough.", "INC-A09", "INC-S07"]);
});

test("a step of many lines is cut", () => {
  assert.deepEqual(gist([["a"], ["b"], ["c"]], 2), { lines: [["a"], ["b"]], more: true });
  assert.equal(gist([["a"]], 2).more, false);
});

test("what is spoken is sentences", () => {
  assert.equal(spoken(["Step 3 of 4", "", "Ann pays.", "Which one?"]), "Step 3 of 4. Ann pays. Which one?");
});
