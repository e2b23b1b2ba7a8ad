import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { createCourier, LATE } from "./courier.mjs";

/** @param {object} model */
function courier(model) {
  /** @type {string[]} */
  const told = [];
  return { told, ...createCourier(/** @type {any} */ (model), (words) => told.push(words)) };
}

/** A clock that is moved by hand, for the one timer that a courier has. @returns {(milliseconds: number) => void} */
function clock() {
  let now = 0;
  /** @type {{at: number, call: () => void} | null} */
  let due = null;
  mock.method(globalThis, "setTimeout", (/** @type {() => void} */ call, /** @type {number} */ delay) => (due = { at: now + delay, call }));
  mock.method(globalThis, "clearTimeout", () => { due = null; });
  return (milliseconds) => {
    now += milliseconds;
    if (!due || due.at > now) return;
    const { call } = due;
    due = null;
    call();
  };
}
afterEach(() => mock.restoreAll());

test("a page of its own and a closed channel are told of at once", () => {
  const alone = courier({});
  assert.equal(alone.send({ do: "redo" }), false);
  assert.deepEqual(alone.told, ["widget.common.no_kernel"]);
  const gone = courier({ send: () => { throw new Error("Cannot send"); } });
  assert.equal(gone.send({ do: "redo" }), false);
  assert.equal(gone.send({ do: "redo" }), false);
  assert.deepEqual(gone.told, ["widget.common.kernel_gone", "widget.common.kernel_gone"]);
});

test("a wish without an answer is told of once, counted from the first", () => {
  const tick = clock();
  /** @type {unknown[]} */
  const sent = [];
  const { send, answered, told } = courier({ send: (/** @type {unknown} */ content) => sent.push(content) });
  assert.equal(send(1, false), true);
  tick(2 * LATE);
  assert.deepEqual(told, []);
  send(2);
  tick(LATE - 1);
  send(3);
  answered();
  tick(2 * LATE);
  assert.deepEqual(told, []);
  send(4);
  tick(LATE - 1);
  send(5);
  tick(1);
  assert.deepEqual(told, ["widget.common.kernel_late"]);
  tick(2 * LATE);
  assert.equal(told.length, 1);
  assert.deepEqual(sent, [1, 2, 3, 4, 5]);
});

test("a channel that closes ends the waiting for an answer", () => {
  const tick = clock();
  let open = true;
  const { send, told } = courier({ send: () => { if (!open) throw new Error("Cannot send"); } });
  send(1);
  open = false;
  send(2);
  tick(2 * LATE);
  assert.deepEqual(told, ["widget.common.kernel_gone"]);
});
