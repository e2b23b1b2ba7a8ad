import assert from "node:assert/strict";
import { test } from "node:test";
import { createLabels } from "../shared/labels.mjs";
import { choiceWords, complete, jump, NO_CHOICES, optionsFirst, way } from "./choices.mjs";
import { texts } from "../shared/fixture.mjs";
import { CARD_KEYS, commandFor, PIECE_KEYS } from "./keys.mjs";

const ids = ["a", "b", "c", "d"];
const choices = complete({ options: { b: { label: "go to b" }, d: { label: "go to d" } }, refused: { a: "Needs a ship." }, picked: ["c", "x"], chosen: "d" }, (id) => ids.includes(id));

test("choices are completed, and forget what is not on the board", () => {
  assert.deepEqual(choices.picked, ["c"]);
  assert.deepEqual(complete({ options: { x: { label: "" } }, chosen: "x" }, (id) => ids.includes(id)), NO_CHOICES);
});

test("options come first, each group in its order", () => {
  assert.deepEqual(optionsFirst(ids, choices), ["b", "d", "a", "c"]);
  assert.deepEqual(optionsFirst(ids, NO_CHOICES), ids);
});

test("a jump goes round the options, and stays where there is none", () => {
  assert.equal(jump(ids, choices, "a", 1), "b");
  assert.equal(jump(ids, choices, "d", 1), "b");
  assert.equal(jump(ids, choices, "a", -1), "d");
  assert.equal(jump(ids, NO_CHOICES, "a", 1), "a");
  assert.equal(jump(["a"], { ...NO_CHOICES, options: { a: { label: "" } } }, "a", -1), "a");
});

test("a region says what it is to the choice", () => {
  const labels = createLabels(texts("en"));
  const said = ids.map((id) => choiceWords(labels, choices, id));
  assert.deepEqual(said, ["", "can be chosen: go to b", "picked as the start", "chosen, to be confirmed: go to d"]);
  assert.equal(choiceWords(labels, { ...NO_CHOICES, chosen: "a" }, "a"), "chosen, to be confirmed");
});

test("a way takes the nearer side of a board that closes east to west", () => {
  assert.deepEqual(way([10, 0], [90, 5], 0), [[[10, 0], [90, 5]]]);
  assert.deepEqual(way([10, 0], [50, 5], 100), [[[10, 0], [50, 5]]]);
  assert.deepEqual(way([10, 0], [90, 5], 100), [[[10, 0], [-10, 5]], [[110, 0], [90, 5]]]);
  assert.deepEqual(way([90, 5], [10, 0], 100), [[[90, 5], [110, 0]], [[-10, 5], [10, 0]]]);
});

test("every key has one meaning, words for it, and none with a modifier", () => {
  for (const [board, bindings] of /** @type {const} */ ([["map", PIECE_KEYS], ["countries", CARD_KEYS], ["provinces", CARD_KEYS]])) {
    const keys = bindings.flatMap(({ keys: own }) => own);
    assert.equal(new Set(keys).size, keys.length);
    for (const lang of /** @type {const} */ (["en", "fr"])) {
      const labels = createLabels(texts(lang));
      for (const { command, shown } of bindings) for (const id of [command, ...shown.filter((sign) => sign.length > 1)]) assert.ok(labels.has(`widget.${board}.key.${id}`), id);
    }
  }
  assert.equal(commandFor({ key: "N" }, CARD_KEYS), "next");
  assert.equal(commandFor({ key: "n", ctrlKey: true }, CARD_KEYS), "");
  assert.equal(commandFor({ key: "q" }, PIECE_KEYS), "");
});
