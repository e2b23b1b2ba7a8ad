/** Notes that a reader looks for. No page here. */

/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {{text: string, author: string, glyph: string, tag: string}} Filter  "" asks for nothing */

/** @type {Readonly<Filter>} */
export const NOTHING = Object.freeze({ text: "", author: "", glyph: "", tag: "" });

/**
 * Words as they are compared: without accents and capitals.
 * @param {string} words
 */
export const fold = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {Filter} filter */
export const asks = (filter) => Object.values(filter).some((value) => value.trim() !== "");

/**
 * The notes that a filter leaves: every word that was typed stands somewhere in them.
 *
 * @param {readonly Note[]} notes
 * @param {Filter} filter
 * @param {(note: Note) => string[]} [also]  further words of a note, such as what its sign is called
 */
export function found(notes, { text, author, glyph, tag }, also = () => []) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return notes.filter((note) => {
    if (author && note.author !== author) return false;
    if (glyph && note.glyph !== glyph) return false;
    if (tag && !note.tags.includes(tag)) return false;
    if (words.length === 0) return true;
    const all = fold([...Object.values(note.text), ...Object.values(note.name), ...note.tags, note.author, ...also(note)].join("\n"));
    return words.every((word) => all.includes(word));
  });
}

/**
 * What can be asked for: authors, signs and tags that occur.
 *
 * @param {readonly Note[]} notes
 * @param {string} lang
 * @returns {{author: string[], glyph: string[], tag: string[]}}
 */
export function choices(notes, lang) {
  const { compare } = new Intl.Collator(lang);
  const sorted = (/** @type {string[]} */ words) => [...new Set(words)].filter(Boolean).sort(compare);
  return {
    author: sorted(notes.map(({ author }) => author)),
    glyph: sorted(notes.map(({ glyph }) => glyph)),
    tag: sorted(notes.flatMap(({ tags }) => tags)),
  };
}
