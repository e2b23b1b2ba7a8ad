/** A note that is being written, before the kernel hears of it. No page here. */

/** @typedef {import("./shapes.mjs").Note} Note */
/**
 * @typedef {object} Draft
 * @property {string} id      of the note that is changed, "" for a new one
 * @property {string} line
 * @property {number} n
 * @property {string} when
 * @property {Record<string, string>} text   English and French, and whatever else the note had
 * @property {string} glyph
 * @property {string} tags    as they are typed, with commas between
 * @property {string[]} marks
 */

/** The languages that are written side by side. */
export const LANGUAGES = Object.freeze(["en", "fr"]);

/**
 * @param {number} n
 * @param {string} line
 * @returns {Draft}
 */
export const blank = (n, line) => ({ id: "", line, n, when: "after", text: { en: "", fr: "" }, glyph: "", tags: "", marks: [] });

/**
 * @param {Note} note
 * @returns {Draft}
 */
export const drafted = ({ id, line, n, when, text, glyph, tags, marks }) =>
  ({ id, line, n, when, text: { en: "", fr: "", ...text }, glyph, tags: tags.join(", "), marks: [...marks] });

/**
 * The tags that were typed, each once.
 * @param {string} typed
 */
export const tagsOf = (typed) => [...new Set(typed.split(",").map((tag) => tag.trim()).filter(Boolean))];

/** @param {Draft} draft */
const written = ({ text }) => Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ""));

/**
 * What the kernel would get of it.
 * @param {Draft} draft
 */
function content(draft) {
  const { when, glyph, marks } = draft;
  return { when, glyph, marks, text: written(draft), tags: tagsOf(draft.tags) };
}

/**
 * Whether something was written that would be lost.
 *
 * @param {Draft} draft
 * @param {Draft} before  as it was when it was begun
 */
export const changed = (draft, before) => JSON.stringify(content(draft)) !== JSON.stringify(content(before));

/**
 * Whether there is nothing in it that could be kept as a note.
 * @param {Draft} draft
 */
export function empty(draft) {
  const { text, glyph, marks, tags } = content(draft);
  return Object.keys(text).length + marks.length + tags.length === 0 && glyph === "";
}

/**
 * The wish that the kernel keeps it.
 * @param {Draft} draft
 */
export const wishOf = (draft) => (draft.id === ""
  ? { do: "add", n: draft.n, line: draft.line, ...content(draft) }
  : { do: "edit", id: draft.id, ...content(draft) });
