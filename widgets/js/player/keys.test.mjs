import assert from "node:assert/strict";
import { test } from "node:test";
import { BINDINGS, bindingFor } from "./keys.mjs";

/** An event target that matches exactly one of the selectors in a list. @param {string} tag */
const target = (tag) => ({
  matches: (/** @type {string} */ selectors) => selectors.split(",").some((selector) => selector.trim() === tag),
});

test("each key stands once and each command too", () => {
  assert.equal(new Set(BINDINGS.map(({ key }) => key)).size, BINDINGS.length);
  assert.equal(new Set(BINDINGS.map(({ command }) => command)).size, BINDINGS.length);
});

test("a key means its command", () => {
  assert.equal(bindingFor({ key: "ArrowRight" })?.command, "nextStep");
  assert.equal(bindingFor({ key: "PageUp" })?.command, "previousUnit");
  assert.equal(bindingFor({ key: " " })?.command, "toggle");
  assert.deepEqual(["j", "l", "c"].map((key) => bindingFor({ key })?.command), ["previousMoment", "nextMoment", "compare"]);
  assert.equal(bindingFor({ key: "J" })?.command, "previousMoment", "with Caps Lock");
  assert.equal(bindingFor({ key: "x" }), null);
});

test("a held modifier or a handled event is not ours", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey", "shiftKey", "defaultPrevented"]) {
    assert.equal(bindingFor({ key: "ArrowRight", [held]: true }), null, held);
  }
});

test("a focused element keeps the keys it uses itself, and no others", () => {
  assert.equal(bindingFor({ key: " ", target: target("button") }), null);
  assert.equal(bindingFor({ key: "ArrowRight", target: target("button") })?.command, "nextStep");
  assert.equal(bindingFor({ key: "ArrowRight", target: target("select") }), null);
  assert.equal(bindingFor({ key: "PageDown", target: target("[data-gk-scroll]") }), null);
  assert.equal(bindingFor({ key: "ArrowLeft", target: target("[data-gk-scroll]") })?.command, "previousStep");
  assert.equal(bindingFor({ key: "ArrowLeft", target: target("[role=radio]") }), null);
  assert.equal(bindingFor({ key: "PageUp", target: target("[role=radio]") })?.command, "previousUnit");
});
