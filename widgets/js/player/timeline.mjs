/**
 * Where the player can stand and where its buttons lead. No page, no clock.
 */

/**
 * @typedef {Object} Timeline
 * @property {number} last       number of the last step (0 when nothing was played)
 * @property {number[]} starts   ascending: the steps after which a unit begins, as a turn or a phase; 0 first
 */

/**
 * @param {number} last
 * @param {readonly number[]} starts
 * @returns {Timeline}
 */
export function createTimeline(last, starts) {
  const within = [...new Set([0, ...starts])].filter((n) => n >= 0 && n <= last);
  return { last, starts: within.sort((a, b) => a - b) };
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
 * Which unit step `step` belongs to, counted from 0.
 *
 * @param {Timeline} timeline
 * @param {number} step
 */
export function unitIndex(timeline, step) {
  let low = 0;
  let high = timeline.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (timeline.starts[middle] <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Where a command leads from a step. At either end it stays.
 *
 * @param {Timeline} timeline
 * @param {number} step
 * @param {string} command  first, previousUnit, previousStep, nextStep, nextUnit or last
 * @returns {number}
 */
export function destination(timeline, step, command) {
  const unit = unitIndex(timeline, step);
  switch (command) {
    case "first":
      return 0;
    case "last":
      return timeline.last;
    case "previousStep":
      return Math.max(0, step - 1);
    case "nextStep":
      return Math.min(timeline.last, step + 1);
    case "previousUnit":
      // In the middle of a unit first back to its beginning, as music players do.
      return timeline.starts[unit] < step ? timeline.starts[unit] : timeline.starts[Math.max(0, unit - 1)];
    case "nextUnit":
      return unit + 1 < timeline.starts.length ? timeline.starts[unit + 1] : timeline.last;
    default:
      throw new Error(`no such command: ${command}`);
  }
}
