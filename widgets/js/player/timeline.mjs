/**
 * Where the player can stand and where its buttons lead. No page, no clock.
 */

/**
 * @typedef {Object} Timeline
 * @property {number} last       number of the last step (0 when nothing was played)
 * @property {number[]} turns    ascending: the steps after which a turn begins, 0 first
 */

/**
 * @param {number} last
 * @param {readonly number[]} turns
 * @returns {Timeline}
 */
export function createTimeline(last, turns) {
  const starts = [...new Set([0, ...turns])].filter((n) => n >= 0 && n <= last);
  return { last, turns: starts.sort((a, b) => a - b) };
}

/**
 * The nearest step that exists; whatever is not a number is step 0.
 *
 * @param {Timeline} timeline
 * @param {number} step
 */
export function clampStep(timeline, step) {
  const whole = Math.round(Number(step));
  return Number.isNaN(whole) ? 0 : Math.min(timeline.last, Math.max(0, whole));
}

/**
 * Which turn step `step` belongs to, counted from 0.
 *
 * @param {Timeline} timeline
 * @param {number} step
 */
export function turnIndex(timeline, step) {
  let low = 0;
  let high = timeline.turns.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (timeline.turns[middle] <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Where a command leads from a step. At either end it stays.
 *
 * @param {Timeline} timeline
 * @param {number} step
 * @param {string} command  first, previousTurn, previousStep, nextStep, nextTurn or last
 * @returns {number}
 */
export function destination(timeline, step, command) {
  const turn = turnIndex(timeline, step);
  switch (command) {
    case "first":
      return 0;
    case "last":
      return timeline.last;
    case "previousStep":
      return Math.max(0, step - 1);
    case "nextStep":
      return Math.min(timeline.last, step + 1);
    case "previousTurn":
      // In the middle of a turn first back to its beginning, as music players do.
      return timeline.turns[turn] < step ? timeline.turns[turn] : timeline.turns[Math.max(0, turn - 1)];
    case "nextTurn":
      return turn + 1 < timeline.turns.length ? timeline.turns[turn + 1] : timeline.last;
    default:
      throw new Error(`no such command: ${command}`);
  }
}
