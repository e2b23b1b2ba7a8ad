/** Whole numbers that are typed: what can be named, what it means, and where its words take it. No page here. */

/** What stands in the words of a number in its place; the same as OPEN in gamekit.core.menu. */
const OPEN = "{amount}";

/**
 * @typedef {{least: number, most: number}} Bounds
 * @typedef {[number: number, text: string, ...rules: string[]]} Hint   holds from its number up to that of the next one
 *
 * @typedef {object} Amount
 * @property {string} before          the action up to its number
 * @property {string} label           with OPEN for the number
 * @property {string[]} rules
 * @property {number} least
 * @property {number} most
 * @property {number} start           what stands there at first
 * @property {Hint[]} hints           ascending
 * @property {[number: number, label: string][]} marks   numbers with a button of their own
 */

/**
 * The number that was typed, or null when it is not one that can be named.
 *
 * @param {string} typed
 * @param {Bounds} bounds
 */
export function numberOf(typed, { least, most }) {
  const number = Number(typed);
  return typed.trim() !== "" && Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/**
 * The number some steps further on, held within the bounds; from what cannot be named, the least or the most.
 *
 * @param {string} typed
 * @param {number} steps
 * @param {Bounds} bounds
 */
export function stepped(typed, steps, { least, most }) {
  const number = Number(typed);
  if (typed.trim() === "" || Number.isNaN(number)) return steps > 0 ? least : most;
  return Math.min(most, Math.max(least, Math.trunc(number) + steps));
}

/**
 * What naming a number means, or null where nothing is said.
 *
 * @param {readonly Hint[]} hints
 * @param {number | null} number
 * @returns {import("./sentences.mjs").Line | null}
 */
export function hintAt(hints, number) {
  const found = number === null ? undefined : hints.filter(([from]) => from <= number).at(-1);
  return found ? [found[1], ...found.slice(2).map(String)] : null;
}

/**
 * Words with a number in its place.
 *
 * @param {string} words
 * @param {string} number
 */
export function filled(words, number) {
  return words.replace(OPEN, () => number);
}

/**
 * The action that names a number.
 *
 * @param {Amount} amount
 * @param {number} number
 */
export function numberText({ before }, number) {
  return `${before} ${number}`;
}
