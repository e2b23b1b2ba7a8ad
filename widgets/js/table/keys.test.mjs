import assert from "node:assert/strict";
import { test } from "node:test";
import { bindingFor, BINDINGS, shortcut } from "./keys.mjs";

/** @param {string} key @param {object} [more] */
const press = (key, more = {}) => ({ key, ...more });
/** @param {boolean} matches */
const field = (matches) => ({ target: { matches: () => matches } });

test("letters work everywhere, arrows on the bar only", () => {
  assert.equal(bindingFor(press("u"), false)?.command, "undo");
  assert.equal(bindingFor(press("b"), true)?.command, "redo");
  assert.equal(bindingFor(press("ArrowLeft"), true)?.command, "back");
  assert.equal(bindingFor(press("ArrowLeft"), false), null);
  assert.equal(bindingFor(press("x"), true), null);
});

test("a modifier, a field and a handled event keep the key", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey", "shiftKey", "defaultPrevented"]) {
    assert.equal(bindingFor(press("r", { [held]: true }), false), null);
  }
  assert.equal(bindingFor(press("r", field(true)), false), null);
  assert.equal(bindingFor(press("r", field(false)), false)?.command, "reset");
});

test("no key and no command is declared twice", () => {
  assert.equal(new Set(BINDINGS.map(({ key }) => key)).size, BINDINGS.length);
  assert.equal(new Set(BINDINGS.map(({ command }) => command)).size, BINDINGS.length);
  assert.equal(shortcut("undo"), "U");
  assert.equal(shortcut("pause"), null);
});
