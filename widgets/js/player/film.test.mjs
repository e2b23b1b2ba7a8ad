import assert from "node:assert/strict";
import { test } from "node:test";
import { unpackEntries } from "./entries.mjs";
import { decodeFrames, unpackDelta } from "./film.mjs";

const film = {
  first: { turn: 1, nations: { RU: { treasury: 5 }, CN: { treasury: 2 } }, regions: { mongolia: { flag: "CN" } } },
  paths: ["nations/RU/treasury", "regions/mongolia", "turn", "regions/korea", "decision"],
  values: [{ flag: "RU" }, ["a", "b"]],
  deltas: [[0, 3], [-2, 3, [0], 2, 2], [4, null, 0, 4], []],
};

test("a packed step names paths and composite values by number, and deletes with a negative one", () => {
  assert.deepEqual(unpackDelta([-2, 3, [0], 2, 2], film.paths, film.values), {
    set: { "regions/korea": { flag: "RU" }, turn: 2 },
    del: ["regions/mongolia"],
  });
  assert.deepEqual(unpackDelta([4, [1]], film.paths, film.values).set, { decision: ["a", "b"] });
});

test("frames follow one another and keep those before as they were", () => {
  const frames = decodeFrames(film);
  assert.equal(frames.length, 5);
  assert.deepEqual(frames.map((frame) => frame.nations.RU.treasury), [5, 3, 3, 4, 4]);
  assert.deepEqual(Object.keys(frames[0].regions), ["mongolia"]);
  assert.deepEqual(frames[2].regions, { korea: { flag: "RU" } });
  assert.equal(frames[3].decision, null);
});

test("what did not change is shared, so that long games stay small", () => {
  const frames = decodeFrames(film);
  assert.equal(frames[1].nations.CN, frames[0].nations.CN);
  assert.equal(frames[2].nations, frames[1].nations);
  assert.notEqual(frames[1].nations, frames[0].nations);
});

test("log entries get their sentences, rules and the turn that begins with them", () => {
  const frames = decodeFrames(film);
  const entries = unpackEntries({ texts: ["Set up.", "Pays 2."], ids: ["SET-1", "RON-5"], log: [[[0, 0]], [[1, 1, 0]], [[1]], [], []], turns: [0, 2] }, frames);
  assert.deepEqual(entries[0], { n: 0, turn: undefined, lines: [["Set up.", "SET-1"]] });
  assert.deepEqual(entries[1], { n: 1, turn: 1, lines: [["Pays 2.", "RON-5", "SET-1"]] });
  assert.equal(entries[2].turn, undefined);
  assert.equal(entries[3].turn, 2);
});
