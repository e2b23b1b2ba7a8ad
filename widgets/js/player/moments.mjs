/** Places worth jumping to: which steps they stand at, and which come before and after one. No page. */

/** @typedef {{id: string, label: string, steps: readonly number[]}} Group   a kind of moment, or notes */

/**
 * The steps of one kind, or of all of them.
 *
 * @param {readonly Group[]} groups
 * @param {string} id    "" means all
 * @returns {number[]}   ascending, each once
 */
export function stepsOf(groups, id) {
  const wanted = groups.filter((group) => id === "" || group.id === id);
  return [...new Set(wanted.flatMap(({ steps }) => steps))].sort((a, b) => a - b);
}

/**
 * The next of these steps in a direction; null where there is none.
 *
 * @param {readonly number[]} steps   ascending
 * @param {number} step
 * @param {-1 | 1} way
 * @returns {number | null}
 */
export function nextOf(steps, step, way) {
  return (way > 0 ? steps.find((n) => n > step) : steps.filter((n) => n < step).at(-1)) ?? null;
}

/**
 * What is to be found at a step, in words.
 *
 * @param {readonly Group[]} groups
 * @param {number} step
 */
export const labelsAt = (groups, step) => groups.filter(({ steps }) => steps.includes(step)).map(({ label }) => label);

/**
 * One stroke for each step, in a box as wide as the timeline has steps.
 *
 * @param {readonly number[]} steps
 * @param {number} top
 * @param {number} bottom
 */
export const strokes = (steps, top, bottom) => steps.map((n) => `M${n} ${top}V${bottom}`).join("");
