import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING, asks, choices, fold, found } from "./filter.mjs";

/** @param {object} more */
const note = (more) => /** @type {any} */ ({ id: "", author: "Ann", glyph: "", tags: [], text: {}, name: {}, ...more });
const notes = [
  note({ id: "1", text: { en: "Too early", fr: "Trop tôt" }, glyph: "?", tags: ["opening"] }),
  note({ id: "2", text: { en: "A strong raid" }, author: "Bénédicte", glyph: "rate-shock", tags: ["opening", "war"] }),
  note({ id: "3", name: { en: "Waiting" }, author: "Bénédicte" }),
];
/** @param {Partial<import("./filter.mjs").Filter>} filter */
const ids = (filter) => found(notes, { ...NOTHING, ...filter }, ({ glyph }) => (glyph === "rate-shock" ? ["Rate shock"] : [])).map(({ id }) => id);

test("without anything asked for all notes are there", () => {
  assert.deepEqual(ids({}), ["1", "2", "3"]);
  assert.ok(!asks({ ...NOTHING, text: "  " }));
  assert.ok(asks({ ...NOTHING, tag: "war" }));
});

test("every word must be found, in whatever language, accent or case", () => {
  assert.deepEqual(ids({ text: "TOT trop" }), ["1"]);
  assert.deepEqual(ids({ text: "early raid" }), []);
  assert.deepEqual(ids({ text: "benedicte" }), ["2", "3"]);
  assert.deepEqual(ids({ text: "waiting" }), ["3"]);
  assert.deepEqual(ids({ text: "shock" }), ["2"]);
  assert.equal(fold("Été"), "ete");
});

test("author, sign and tag are exact, and all of them must hold", () => {
  assert.deepEqual(ids({ author: "Bénédicte" }), ["2", "3"]);
  assert.deepEqual(ids({ glyph: "?" }), ["1"]);
  assert.deepEqual(ids({ tag: "opening", author: "Ann" }), ["1"]);
});

test("only what occurs can be asked for, each once and sorted", () => {
  assert.deepEqual(choices(notes, "fr"), { author: ["Ann", "Bénédicte"], glyph: ["?", "rate-shock"], tag: ["opening", "war"] });
});
