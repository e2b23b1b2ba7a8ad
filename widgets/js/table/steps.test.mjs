import assert from "node:assert/strict";
import { test } from "node:test";
import { messageFor, runWords } from "./steps.mjs";

/** @type {import("./steps.mjs").Where} */
const middle = { n: 3, last: 5, undone: 0, waiting: false, who: "person" };

test("steps lead one on, one back, and to the ends", () => {
  assert.deepEqual(["first", "back", "forward", "last"].map((it) => messageFor(it, middle)?.n), [0, 2, 4, 5]);
  const start = { ...middle, n: 0 };
  assert.deepEqual(["first", "back"].map((it) => messageFor(it, start)), [null, null]);
  const end = { ...middle, n: 5 };
  assert.deepEqual(["forward", "last"].map((it) => messageFor(it, end)), [null, null]);
});

test("taking back: to the step shown, or one move at the end", () => {
  assert.deepEqual(messageFor("undo", middle), { do: "undo", n: 3 });
  assert.deepEqual(messageFor("undo", { ...middle, n: 0 }), { do: "undo", n: 0 });
  assert.deepEqual(messageFor("undo", { ...middle, n: 5 }), { do: "undo" });
  assert.equal(messageFor("undo", { ...middle, n: 0, last: 0 }), null);
  assert.equal(messageFor("reset", { ...middle, n: 0, last: 0 }), null);
});

test("bringing back needs something, and computers something to do", () => {
  assert.equal(messageFor("redo", middle), null);
  assert.deepEqual(messageFor("redo", { ...middle, undone: 2 }), { do: "redo" });
  assert.equal(messageFor("run", middle), null);
  assert.deepEqual(messageFor("run", { ...middle, waiting: true }), { do: "pause" });
  assert.deepEqual(messageFor("run", { ...middle, who: "computer" }), { do: "go" });
  assert.throws(() => messageFor("fly", middle), /fly/);
});

test("dice are rolled where they wait, and chance goes on as computer players do", () => {
  assert.deepEqual(messageFor("roll", { ...middle, who: "roll" }), { do: "roll" });
  assert.equal(messageFor("roll", middle), null);
  assert.equal(messageFor("run", { ...middle, who: "roll" }), null);
  assert.deepEqual(messageFor("run", { ...middle, who: "chance" }), { do: "go" });
  assert.equal(runWords({ who: "chance", waiting: true }), "chance_pause");
  assert.equal(runWords({ who: "chance", waiting: false }), "chance_go");
  assert.equal(runWords({ who: "computer", waiting: true }), "pause");
  assert.equal(runWords({ who: "computer", waiting: false }), "go");
});
