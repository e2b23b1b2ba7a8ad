import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeSide, decodeTrack } from "./tracks.mjs";

const curves = [{ id: "cash", label: "Cash", unit: "", lines: [] }];
const film = {
  first: { turn: 1, cash: 5 },
  paths: ["cash", "turn"],
  values: [],
  deltas: [[0, 6], [0, 7, 1, 2], [0, 8]],
  turns: [0, 2],
  levels: [{ id: "turn", label: "turn", starts: [0, 2] }],
  moments: [{ id: "rich", label: "Rich", steps: [3] }],
  curves,
  texts: ["Set up.", "Earns.", "Ann decides."],
  ids: ["A-1"],
  log: [[[0]], [[1, 0]], [[1, 0]], [[1]]],
  next: [2, 2, 2, 2],
};
const side = {
  at: 1,
  paths: ["cash", "turn"],
  values: [],
  deltas: [[0, 1], [0, 0, 1, 2], []],
  turns: [0, 3],
  levels: [{ id: "turn", label: "turn", starts: [0, 3] }],
  moments: [],
  curves: [],
  texts: ["Pays.", "Ben decides."],
  ids: ["B-2"],
  log: [[[0, 0]], [[0]], [[0]]],
  next: [1, 1, 0],
};

test("a film is a track from its start to its end", () => {
  const track = decodeTrack(film);
  assert.deepEqual([track.id, track.base, track.last], ["", null, 3]);
  assert.deepEqual(track.frames.map(({ cash }) => cash), [5, 6, 7, 8]);
  assert.deepEqual(track.next, Array(4).fill("Ann decides."));
  assert.equal(track.curves, curves);
  assert.deepEqual(track.moments[0].steps, [3]);
});

test("a side line shares what came before it, and goes on in its own way", () => {
  const base = decodeTrack(film);
  const track = decodeSide(side, base, "n7");
  assert.deepEqual([track.id, track.base, track.at, track.last], ["n7", base, 1, 4]);
  assert.deepEqual(track.frames.map(({ cash }) => cash), [5, 6, 1, 0, 0]);
  assert.equal(track.frames[1], base.frames[1]);
  assert.equal(track.entries[1], base.entries[1]);
  assert.deepEqual(track.entries.map(({ n }) => n), [0, 1, 2, 3, 4]);
  assert.deepEqual(track.entries[2].lines, [["Pays.", "B-2"]]);
  assert.deepEqual(track.next, ["Ann decides.", "Ann decides.", "Ben decides.", "Ben decides.", "Pays."]);
  assert.deepEqual(track.levels[0].starts, [0, 3]);
});

test("a turn that begins in a side line has its number in the log, and none before it twice", () => {
  const track = decodeSide(side, decodeTrack(film), "n7");
  assert.deepEqual(track.entries.map(({ turn }) => turn), [undefined, 1, undefined, undefined, 2]);
});

test("a side line may leave a side line", () => {
  const base = decodeSide(side, decodeTrack(film), "n7");
  const track = decodeSide({ ...side, at: 3, deltas: [[0, 9]], log: [[[0]]], next: [1], turns: [0, 3] }, base, "n8");
  assert.deepEqual(track.frames.map(({ cash }) => cash), [5, 6, 1, 0, 9]);
  assert.equal(track.entries[4].turn, 2);
  assert.equal(track.entries[2], base.entries[2]);
});
