import assert from "node:assert/strict";
import { test } from "node:test";
import { countUpTo, newest } from "./lines.mjs";

const entries = Array.from({ length: 50 }, (_, n) => ({ n, lines: [] }));

test("the newest steps come first, nothing after the step, and no more than the limit", () => {
  const { shown, older } = newest(entries, 20, 5);
  assert.deepEqual(shown.map(({ n }) => n), [20, 19, 18, 17, 16]);
  assert.equal(older, 16);
});

test("a short log is shown whole", () => {
  assert.equal(newest(entries, 2, 5).shown.length, 3);
  assert.equal(newest(entries, 2, 5).older, 0);
  assert.deepEqual(newest([], 7, 5), { shown: [], older: 0 });
});

test("gaps in the numbers do no harm", () => {
  const gappy = [{ n: 2, lines: [] }, { n: 7, lines: [] }, { n: 9, lines: [] }];
  assert.deepEqual([0, 2, 6, 7, 8, 9, 99].map((step) => countUpTo(gappy, step)), [0, 1, 1, 2, 2, 3, 3]);
});
