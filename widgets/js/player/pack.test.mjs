import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { LETTERS, unpack } from "./pack.mjs";

/** @param {Uint8Array} bytes */
function written(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 4) {
    let word = [0, 1, 2, 3].reduce((sum, k) => sum * 256 + (bytes[i + k] ?? 0), 0);
    let five = "";
    for (let k = 0; k < 5; k += 1, word = Math.floor(word / 85)) five = LETTERS[word % 85] + five;
    text += five.slice(0, Math.min(4, bytes.length - i) + 1);
  }
  return text;
}

test("what Python packed comes back, whatever letters are in it and however long it is", async () => {
  for (const more of ["", "a", "ab", "abc", "abcd", "x".repeat(5000)]) {
    const data = { names: { P1: "Zo\u00eb \u2028 </script>", P2: "\u674e" }, deltas: [[0, 1], [-1]], none: null, more };
    assert.deepEqual(await unpack(written(new Uint8Array(deflateSync(JSON.stringify(data))))), data);
  }
});

test("the letters are 85, and none of them means anything to JSON or HTML", () => {
  assert.equal(new Set(LETTERS).size, 85);
  assert.ok(!/["'\\<>&/]/.test(LETTERS));
});

test("a damaged text is an error and not an empty game", async () => {
  await assert.rejects(unpack("00000"));
});
