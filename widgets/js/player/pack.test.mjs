import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { unpack } from "./pack.mjs";

test("what Python packed comes back, whatever letters are in it", async () => {
  const data = { names: { P1: "Zo\u00eb \u2028 </script>", P2: "\u674e" }, deltas: [[0, 1], [-1]], none: null };
  assert.deepEqual(await unpack(deflateSync(JSON.stringify(data)).toString("base64")), data);
});

test("a damaged text is an error and not an empty game", async () => {
  await assert.rejects(unpack("AAAA"));
});
