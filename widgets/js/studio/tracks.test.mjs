import assert from "node:assert/strict";
import { test } from "node:test";
import { createTracks } from "./tracks.mjs";

const plain = { paths: ["turn"], values: [], texts: ["x"], ids: [], turns: [0], levels: [], moments: [], curves: [] };
const film = { ...plain, first: { turn: 0 }, deltas: [[0, 1], [0, 2], [0, 3]], log: [[], [], [], []], next: [0, 0, 0, 0] };
/** @param {string} id @param {string} base @param {number} at @param {number} turn */
const side = (id, base, at, turn) => /** @type {any} */ ({ ...plain, id, base, at, deltas: [[0, turn]], log: [[]], next: [0] });
/** @param {import("./tracks.mjs").Track | null} track */
const turns = (track) => track?.frames.map(({ turn }) => turn);

test("a side line of a side line begins with the frames of both before it", () => {
  const tracks = createTracks(film);
  tracks.take([side("a", "", 2, 10), side("b", "a", 3, 20)]);
  assert.deepEqual(turns(tracks.of("")), [0, 1, 2, 3]);
  assert.deepEqual(turns(tracks.of("b")), [0, 1, 2, 10, 20]);
  assert.equal(tracks.of("b")?.base, tracks.of("a"));
  assert.equal(tracks.of("gone"), null);
});

test("what did not change stays decoded, and what leaves a changed line is decoded anew", () => {
  const tracks = createTracks(film);
  const first = [side("a", "", 2, 10), side("b", "a", 3, 20), side("c", "", 1, 30)];
  assert.deepEqual([...tracks.take(first)], ["a", "b", "c"]);
  const c = tracks.of("c");
  assert.equal(turns(tracks.of("b"))?.[3], 10);
  assert.deepEqual([...tracks.take([side("a", "", 2, 11), side("b", "a", 3, 20), side("c", "", 1, 30)])], ["a", "b"]);
  assert.equal(tracks.of("c"), c);
  assert.equal(turns(tracks.of("b"))?.[3], 11);
  assert.deepEqual([...tracks.take([])].sort(), ["a", "b", "c"]);
  assert.equal(tracks.of("a"), null);
});

test("lines in a circle lead nowhere", () => {
  const tracks = createTracks(film);
  tracks.take([side("a", "b", 1, 1), side("b", "a", 1, 1)]);
  assert.equal(tracks.of("a"), null);
});
