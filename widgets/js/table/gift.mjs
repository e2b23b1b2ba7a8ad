/** What is given besides the decision at hand. No page here. */

/**
 * @typedef {object} Gift
 * @property {string} verb
 * @property {string} actor
 * @property {string} name       what it is, in words
 * @property {string[]} targets
 * @property {number} least
 * @property {number} most
 * @property {string[]} rules
 */

/**
 * The amount that was typed, or null when it is not one that can be given.
 *
 * @param {string} typed
 * @param {Gift} gift
 */
export function amountOf(typed, { least, most }) {
  const amount = Number(typed);
  return typed.trim() !== "" && Number.isInteger(amount) && amount >= least && amount <= most ? amount : null;
}

/**
 * The action that gives.
 *
 * @param {Gift} gift
 * @param {string} target
 * @param {number} amount
 */
export function giftText({ actor, verb }, target, amount) {
  return `${actor} ${verb} ${target} ${amount}`;
}
