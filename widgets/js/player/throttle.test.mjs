import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, trailing } from "./throttle.mjs";

/** A clock that goes only when told to. */
function manualClock() {
  let now = 0;
  let serial = 0;
  /** @type {Map<number, {at: number, call: () => void}>} */
  const due = new Map();
  return {
    now: () => now,
    /** @param {() => void} call @param {number} wait */
    set(call, wait) {
      due.set(++serial, { at: now + wait, call });
      return serial;
    },
    /** @param {number} id */
    clear: (id) => void due.delete(id),
    get pending() {
      return due.size;
    },
    /** @param {number} by */
    advance(by) {
      const end = now + by;
      for (;;) {
        const [id, next] = [...due].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0] ?? [];
        if (!next) break;
        now = next.at;
        due.delete(id);
        next.call();
      }
      now = end;
    },
  };
}

test("trailing: a burst becomes a few words, the last of them the newest", () => {
  const clock = manualClock();
  /** @type {[number, number][]} */
  const said = [];
  const gate = trailing((/** @type {number} */ value) => said.push([clock.now(), value]), 200, clock);
  for (let n = 1; n <= 90; n += 1) {
    gate.push(n);
    clock.advance(16);
  }
  clock.advance(1000);
  assert.equal(said.at(-1)?.[1], 90);
  assert.ok(said.length >= 5 && said.length <= 9, `${said.length} words for 1440 ms`);
  for (let i = 1; i < said.length; i += 1) assert.ok(said[i][0] - said[i - 1][0] >= 200);
  assert.equal(clock.pending, 0);
});

test("trailing: a single value is not kept waiting for the interval", () => {
  const clock = manualClock();
  /** @type {string[]} */
  const said = [];
  const gate = trailing((/** @type {string} */ value) => said.push(value), 200, clock);
  gate.push("one");
  clock.advance(40);
  assert.deepEqual(said, ["one"]);
});

test("settled: nothing is said while values keep coming, until the limit", () => {
  const clock = manualClock();
  /** @type {[number, number][]} */
  const said = [];
  const gate = settled((/** @type {number} */ value) => said.push([clock.now(), value]), 350, 2000, clock);
  for (let n = 1; n <= 100; n += 1) {
    gate.push(n);
    clock.advance(16);
  }
  assert.equal(said.length, 0);
  clock.advance(350);
  assert.deepEqual(said.map(([, value]) => value), [100]);
  for (let n = 1; n <= 300; n += 1) {
    gate.push(n);
    clock.advance(10);
  }
  assert.equal(said.length, 2, "after the limit it speaks although values keep coming");
});

test("flush says the waiting value at once and cancel says nothing", () => {
  /** @typedef {(emit: (value: number) => void, clock: import("./throttle.mjs").Clock) => import("./throttle.mjs").Gate<number>} Make */
  /** @type {Make[]} */
  const makers = [(emit, clock) => trailing(emit, 200, clock), (emit, clock) => settled(emit, 350, 2000, clock)];
  for (const make of makers) {
    const clock = manualClock();
    /** @type {number[]} */
    const said = [];
    const gate = make((value) => void said.push(value), clock);
    gate.push(1);
    gate.flush();
    gate.flush();
    assert.deepEqual(said, [1]);
    gate.push(2);
    gate.cancel();
    clock.advance(5000);
    assert.deepEqual(said, [1]);
    assert.equal(clock.pending, 0);
  }
});
