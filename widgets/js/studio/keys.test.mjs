import assert from "node:assert/strict";
import { test } from "node:test";
import { CARD_KEYS, PIECE_KEYS } from "../board/keys.mjs";
import { BINDINGS as PLAYER } from "../player/keys.mjs";
import { BINDINGS, commandOf, keeps } from "./keys.mjs";

/** @param {string} tag */
const target = (tag) => ({
  matches: (/** @type {string} */ selectors) => selectors.split(", ").some((selector) => selector.startsWith(tag)),
});

test("no key is there twice, of the player and the boards neither", () => {
  const own = BINDINGS.map(({ key }) => key);
  const others = [...PLAYER.map(({ key }) => key), ...[...CARD_KEYS, ...PIECE_KEYS].flatMap(({ keys }) => keys)];
  assert.equal(new Set(own).size, own.length);
  assert.deepEqual(own.filter((key) => others.includes(key)), []);
});

test("a key means its command, with Caps Lock too, and what writes only where something is written", () => {
  assert.deepEqual(["w", "W", "g"].map((key) => commandOf({ key }, true)), ["write", "write", "notes"]);
  assert.deepEqual(["w", "g"].map((key) => commandOf({ key }, false)), ["", "notes"]);
  for (const held of ["ctrlKey", "altKey", "metaKey", "shiftKey", "defaultPrevented"]) {
    assert.equal(commandOf({ key: "w", [held]: true }, true), "", held);
  }
});

test("a letter that is typed or chosen with is not a command", () => {
  for (const tag of ["textarea", "select", "input", "[contenteditable"]) assert.equal(commandOf({ key: "w", target: target(tag) }, true), "", tag);
  assert.equal(commandOf({ key: "w", target: target("button") }, true), "write");
});

test("Ctrl or Command with Enter keeps what was written", () => {
  assert.ok(keeps({ key: "Enter", ctrlKey: true }));
  assert.ok(keeps({ key: "Enter", metaKey: true }));
  assert.ok(!keeps({ key: "Enter" }));
  assert.ok(!keeps({ key: "Enter", ctrlKey: true, shiftKey: true }));
});
