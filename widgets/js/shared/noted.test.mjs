import assert from "node:assert/strict";
import { test } from "node:test";
import { readMarks } from "./noted.mjs";

const BOARD = ["congo", "chad", "kongo sea"];
const placeOf = (/** @type {string} */ id) => (BOARD.includes(id.split(":")[0]) ? id.split(":")[0] : "");

test("marks are the places of this drawing, each once, also both ends of an arrow", () => {
  assert.deepEqual(readMarks(["congo", "interest:18", "congo:1", "congo > chad", "chad > congo", "congo:2 > chad"], placeOf), {
    places: ["congo", "chad"], arrows: [["congo", "chad"], ["chad", "congo"]],
  });
});

test("an arrow that leaves the drawing marks the end that is on it, and one to itself is none", () => {
  assert.deepEqual(readMarks(["factory > chad", "congo > congo:1", "congo > chad > congo"], placeOf), { places: ["chad", "congo"], arrows: [] });
});

test("what is no id marks nothing", () => {
  assert.deepEqual(readMarks(["", " > ", ">", "__proto__", "constructor > toString", "kongo > sea", "a".repeat(9999)], placeOf), { places: [], arrows: [] });
});
