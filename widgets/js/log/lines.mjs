/**
 * Which steps a log shows. No page here.
 */

/**
 * @typedef {[text: string, ...rules: string[]]} Line   a sentence and the rules that caused it
 */

/**
 * @typedef {object} Entry   all that one step made happen
 * @property {number} n      number of the step, 1 for the first
 * @property {number} [turn] number of the turn that begins with this step
 * @property {Line[]} lines
 */

/**
 * The newest steps up to `step`, newest first.
 *
 * @param {readonly Entry[]} entries  ascending by `n`
 * @param {number} step               nothing after it is shown
 * @param {number} limit              how many steps at most
 * @returns {{shown: Entry[], older: number}} `older`: how many more there are before these
 */
export function newest(entries, step, limit) {
  const end = countUpTo(entries, step);
  const start = Math.max(0, end - limit);
  return { shown: entries.slice(start, end).reverse(), older: start };
}

/**
 * How many entries have a number of at most `step`.
 *
 * @param {readonly Entry[]} entries
 * @param {number} step
 */
export function countUpTo(entries, step) {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle].n <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}
