/** How what stands in a note is called. No page here. */

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {import("./shapes.mjs").Sign} Sign */

/** The glyphs, with the end of the id of their words. */
export const GLYPHS = Object.freeze({
  "!": "strong", "!!": "very_strong", "!?": "interesting", "?!": "doubtful", "?": "weak", "??": "very_weak",
});

/**
 * What a sign is called: the words of a glyph, the label of a sign of the game, or its id where nobody knows it.
 *
 * @param {Labels} labels
 * @param {readonly Sign[]} signs
 * @param {string} glyph
 */
export function signWords(labels, signs, glyph) {
  if (Object.hasOwn(GLYPHS, glyph)) return labels.t(`widget.studio.glyph.${GLYPHS[/** @type {keyof typeof GLYPHS} */ (glyph)]}`);
  return signs.find(({ id }) => id === glyph)?.label ?? glyph;
}

/**
 * What a mark is called: a place, a value on a slider, or the two ends of an arrow. What nobody knows stays as it is.
 *
 * @param {Labels} labels
 * @param {string} mark
 */
export function markWords(labels, mark) {
  return mark.split(" > ").map((place) => {
    const whole = labels.name(place);
    const at = place.indexOf(":");
    if (at < 0 || whole !== place) return whole;
    const id = place.slice(0, at);
    const name = labels.name(id);
    return name === id ? place : `${name} ${place.slice(at + 1)}`;
  }).join(" → ");
}

/**
 * The texts of a note, that in the reader's language first.
 *
 * @param {Record<string, string>} text
 * @param {string} lang
 * @returns {[lang: string, words: string][]}
 */
export function inOrder(text, lang) {
  const some = Object.entries(text).filter(([, words]) => words.trim() !== "");
  return [...some.filter(([key]) => key === lang), ...some.filter(([key]) => key !== lang)];
}

/**
 * The beginning of what a note says, in one line.
 *
 * @param {Note} note
 * @param {string} lang
 * @param {number} [most]  characters
 */
export function gist(note, lang, most = 110) {
  const [[, words] = ["", ""]] = inOrder(note.text, lang);
  const line = words.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}

/**
 * What a side line is called, or "".
 *
 * @param {Record<string, string>} name
 * @param {string} lang
 */
export const nameIn = (name, lang) => inOrder(name, lang)[0]?.[1] ?? "";

/**
 * The day a note was written; what is no time stays as it is.
 *
 * @param {string} time
 * @param {string} lang
 */
export function day(time, lang) {
  const date = new Date(time);
  if (time === "" || Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" }).format(date);
}
