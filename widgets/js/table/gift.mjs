/** What is done besides the decision at hand. No page here. */

/**
 * @typedef {object} Gift
 * @property {string} verb
 * @property {string} actor
 * @property {string} name       what it is, in words
 * @property {Record<string, string>} words   title, who, give; target and amount where it has any
 * @property {string[]} targets
 * @property {number} least
 * @property {number} most       0 where it has no amount
 * @property {string[]} rules
 * @property {import("./sentences.mjs").Line | null} note   what it brings and costs now
 */

/**
 * The action that gives.
 *
 * @param {Gift} gift
 * @param {string} target   "" where it has none
 * @param {number} amount   not told where it has none
 */
export function giftText({ actor, verb, most }, target, amount) {
  return [actor, verb, target, ...(most > 0 ? [amount] : [])].filter((word) => word !== "").join(" ");
}
