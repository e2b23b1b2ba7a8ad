import assert from "node:assert/strict";
import { test } from "node:test";
import { blank, changed, drafted, empty, tagsOf, wishOf } from "./draft.mjs";
import { createDrafts } from "./drafts.mjs";

const note = /** @type {any} */ ({
  id: "n1", line: "s", n: 7, when: "before", text: { en: "Early", de: "Früh" }, glyph: "?", tags: ["a", "b c"], marks: ["moscow"], author: "Ann",
});

test("tags are what stands between commas, each once", () => {
  assert.deepEqual(tagsOf(" a, b c,,a , "), ["a", "b c"]);
});

test("what is sent of a new note has its place and no empty text", () => {
  const draft = { ...blank(5, ""), text: { en: "Now", fr: " " }, tags: "x,y", marks: ["RU"] };
  assert.deepEqual(wishOf(draft), { do: "add", n: 5, line: "", when: "after", glyph: "", text: { en: "Now" }, tags: ["x", "y"], marks: ["RU"] });
});

test("a change keeps the languages that are not written here", () => {
  assert.deepEqual(wishOf(drafted(note)), {
    do: "edit", id: "n1", when: "before", glyph: "?", text: { en: "Early", de: "Früh" }, tags: ["a", "b c"], marks: ["moscow"],
  });
});

test("only what would be sent differently is a change, and a note says something", () => {
  assert.ok(!changed({ ...drafted(note), tags: "a,b c," }, drafted(note)));
  assert.ok(changed({ ...drafted(note), glyph: "!" }, drafted(note)));
  assert.ok(empty({ ...blank(5, ""), text: { en: "\n" }, tags: " ," }));
  assert.ok(!empty({ ...blank(5, ""), glyph: "!" }));
});

test("a draft that was left is gone on with, wherever the reader stands by then", () => {
  const drafts = createDrafts();
  drafts.write(5, "").text.en = "Half a ";
  assert.ok(drafts.leave());
  assert.equal(drafts.open(), null);
  assert.deepEqual(drafts.waiting().map(({ n }) => n), [5]);
  assert.equal(drafts.write(9, "s").text.en, "Half a ");
  assert.deepEqual(drafts.waiting(), []);
});

test("one in which nothing was written is forgotten", () => {
  const drafts = createDrafts();
  drafts.write(5, "");
  assert.ok(!drafts.leave());
  assert.deepEqual(drafts.waiting(), []);
  assert.equal(drafts.write(9, "").n, 9);
});

test("to begin another one leaves the first", () => {
  const drafts = createDrafts();
  drafts.write(5, "").tags = "war";
  drafts.edit(note).text.fr = "Tôt";
  assert.deepEqual(drafts.waiting().map(({ id }) => id), [""]);
  assert.equal(drafts.resume("")?.tags, "war");
  assert.deepEqual(drafts.waiting().map(({ id }) => id), ["n1"]);
  assert.equal(drafts.resume("gone"), null);
});

test("what was thrown away comes back, and one begun meanwhile takes its place", () => {
  const drafts = createDrafts();
  drafts.write(5, "").text.en = "First";
  drafts.drop("");
  assert.deepEqual([drafts.open(), drafts.dropped()?.text.en], [null, "First"]);
  drafts.write(6, "").text.en = "Second";
  assert.equal(drafts.restore()?.text.en, "First");
  assert.equal(drafts.open()?.n, 5);
  assert.equal(drafts.dropped()?.text.en, "Second");
});

test("one that was kept as a note leaves nothing, left or open", () => {
  for (const left of [false, true]) {
    const drafts = createDrafts();
    drafts.write(5, "").text.en = "Done";
    drafts.send("add");
    assert.equal(drafts.sent(), "add");
    if (left) drafts.leave();
    assert.ok(drafts.done("n1"));
    assert.deepEqual([drafts.open(), drafts.dropped(), drafts.waiting(), drafts.sent()], [null, null, [], ""]);
  }
});

test("what is written while a note is on its way becomes a change of that note", () => {
  const drafts = createDrafts();
  const draft = drafts.write(5, "");
  draft.text.en = "Done";
  drafts.send("add");
  draft.text.en = "Done, or so";
  assert.ok(!drafts.done("n1"));
  assert.deepEqual([drafts.open()?.id, drafts.open()?.text.en], ["n1", "Done, or so"]);
  assert.ok(drafts.leave(), "the change is worth to be kept");
});

test("one that was refused stays, and nothing waits for an answer", () => {
  const drafts = createDrafts();
  drafts.write(5, "").text.en = "Too long";
  drafts.send("add");
  drafts.refused();
  assert.equal(drafts.sent(), "");
  assert.ok(drafts.done("n1"));
  assert.equal(drafts.open()?.text.en, "Too long");
});
