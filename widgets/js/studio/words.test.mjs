import assert from "node:assert/strict";
import { test } from "node:test";
import { createLabels } from "../shared/labels.mjs";
import { placeIn } from "./address.mjs";
import { BINDINGS, commandOf, keeps } from "./keys.mjs";
import { BINDINGS as PLAYER } from "../player/keys.mjs";
import { GLYPHS, day, gist, inOrder, markWords, nameIn, signWords } from "./words.mjs";

const labels = createLabels({ "widget.studio.glyph.weak": "mistake", "incorporated.name.interest": "Interest rate", "incorporated.name.us": "United States" },
  { game: "incorporated" });

test("a sign is called by its words, by the game's label, or by its id", () => {
  assert.equal(signWords(labels, [], "?"), "mistake");
  assert.equal(signWords(labels, [{ id: "rate-shock", label: "Rate shock" }], "rate-shock"), "Rate shock");
  assert.equal(signWords(labels, [], "some-thing"), "some-thing");
  assert.equal(signWords(labels, [], "toString"), "toString");
  assert.equal(Object.keys(GLYPHS).length, 6);
});

test("a mark is a place, a value on a slider, or an arrow; what nobody knows is shown as it is", () => {
  assert.equal(markWords(labels, "us"), "United States");
  assert.equal(markWords(labels, "interest:18"), "Interest rate 18");
  assert.equal(markWords(labels, "us > nowhere"), "United States → nowhere");
  assert.equal(markWords(labels, "interest:18:x"), "Interest rate 18:x");
  assert.equal(markWords(labels, "http://a:8"), "http://a:8");
});

test("the reader's language comes first, and empty texts do not come", () => {
  assert.deepEqual(inOrder({ en: "Early", de: "Früh", fr: "Tôt", it: " " }, "fr"), [["fr", "Tôt"], ["en", "Early"], ["de", "Früh"]]);
  assert.equal(nameIn({ en: "Waiting" }, "fr"), "Waiting");
  assert.equal(nameIn({}, "fr"), "");
});

test("the gist is one line that ends between letters, not within one", () => {
  assert.equal(gist(/** @type {any} */ ({ text: { en: "One\n\ntwo" } }), "en"), "One two");
  assert.equal(gist(/** @type {any} */ ({ text: { en: "🜚🜚🜚🜚" } }), "en", 3), "🜚🜚…");
});

test("a day is worded, and what is no time stays", () => {
  assert.equal(day("2026-11-30T23:59:00Z", "en"), "Nov 30, 2026");
  assert.equal(day("soon", "en"), "soon");
  assert.equal(day("", "en"), "");
});

test("an address names a step, of a side line too", () => {
  assert.deepEqual(placeIn("#57"), { line: "", step: 57 });
  assert.deepEqual(placeIn("#a%3Ab:c:7"), { line: "a:b:c", step: 7 });
  for (const hash of ["", "#", "#x", "#57a", "#-1", "#%:7", "#1234567"]) assert.equal(placeIn(hash), null, hash);
});

test("no key has two meanings, in the studio or in the player", () => {
  const keys = [...BINDINGS, ...PLAYER].map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
});

test("letters are typed where one types, and writing keys work where one can write", () => {
  const into = (/** @type {boolean} */ field) => ({ matches: () => field });
  assert.equal(commandOf({ key: "w", target: into(false) }, true), "write");
  assert.equal(commandOf({ key: "w", target: into(false) }, false), "");
  assert.equal(commandOf({ key: "f", target: into(false) }, false), "find");
  assert.equal(commandOf({ key: "w", target: into(true) }, true), "");
  assert.equal(commandOf({ key: "s", ctrlKey: true, target: into(false) }, true), "");
  assert.ok(keeps({ key: "Enter", ctrlKey: true }) && keeps({ key: "Enter", metaKey: true }));
  assert.ok(!keeps({ key: "Enter" }) && !keeps({ key: "Enter", ctrlKey: true, altKey: true }));
});
