import assert from "node:assert/strict";
import { test } from "node:test";
import { share } from "./share.mjs";

test("equal parts are the very same, others are new", () => {
  const old = { a: { x: [1, 2] }, b: { y: 1 }, c: null };
  const next = { a: { x: [1, 2] }, b: { y: 2 }, c: null };
  const made = share(old, next);
  assert.deepEqual(made, next);
  assert.equal(made.a, old.a);
  assert.notEqual(made.b, old.b);
});

test("all equal is the old one itself", () => {
  const old = { a: [{ b: 1 }, "x"], c: false };
  assert.equal(share(old, structuredClone(old)), old);
});

test("a key that went and one that came are changes, even in equal numbers", () => {
  assert.deepEqual(share({ a: undefined }, { b: undefined }), { b: undefined });
  const old = { a: 1, b: 2 };
  assert.deepEqual(share(old, { a: 1 }), { a: 1 });
  assert.deepEqual(share({ a: 1 }, old), old);
});

test("a list never becomes an object", () => {
  assert.deepEqual(share({ 0: 1 }, [1]), [1]);
  assert.deepEqual(share([1, 2], [1]), [1]);
  assert.equal(share(null, 3), 3);
});
