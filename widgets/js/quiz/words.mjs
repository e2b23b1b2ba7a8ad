/** What is said about a question, apart from how it is drawn. */

/**
 * @typedef {object} Question  as `Tries.now` in Python makes it
 * @property {"number" | "choice" | "allowed"} kind
 * @property {string} text
 * @property {string} unit
 * @property {{id: string, label: string}[]} options
 * @property {string} said     the last answer as the field holds it
 * @property {"" | "right" | "near" | "wrong" | "unclear" | "shown"} status
 * @property {string[][]} lines  each a sentence and the ids of its rules
 * @property {number} tries
 * @property {boolean} open    whether it can still be answered
 */

/** A sign before what is told, so that it does not rest on colour. @type {Record<string, string>} */
export const MARKS = { right: "✓", near: "≈", wrong: "○", unclear: "?", shown: "→" };

/**
 * Whether two states show the same question, so that what is being typed can stay.
 * @param {Question} a
 * @param {Question} b
 */
export function same(a, b) {
  return a.kind === b.kind && a.text === b.text && a.unit === b.unit && JSON.stringify(a.options) === JSON.stringify(b.options);
}
