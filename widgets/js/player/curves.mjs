/** Curves as step functions: what they are worth at a step, their shape in a box, and what differs. No page. */

/**
 * @typedef {object} Line            one member of a group
 * @property {string} id
 * @property {string} name
 * @property {string} short
 * @property {string} light          its colour on light paper
 * @property {string} dark
 * @property {string} dash           as SVG has it, "" for a whole line
 * @property {number | null} start   its value at step 0; null where nobody knows
 * @property {(number | null)[]} changes   `n, v, n, v ...`: from step n on it is v
 *
 * @typedef {{id: string, label: string, unit: string, lines: Line[]}} Curve   a group, drawn in one box
 * @typedef {{group: string, member: string, before: number | null, now: number | null}} Difference
 */

/** Height of the box that curves are drawn in; its width is the number of steps. */
export const HEIGHT = 100;

/**
 * The value at a step.
 *
 * @param {Pick<Line, "start" | "changes">} line
 * @param {number} step
 * @returns {number | null}
 */
export function valueAt({ start, changes }, step) {
  let low = 0;
  let high = changes.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (/** @type {number} */ (changes[2 * middle]) <= step) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? start : changes[2 * low - 1];
}

/**
 * Bottom and top of a box for these lines: zero is always inside.
 *
 * @param {readonly Pick<Line, "start" | "changes">[]} lines
 * @returns {[low: number, high: number]}
 */
export function boundsOf(lines) {
  const values = lines.flatMap(({ start, changes }) => [start, ...changes.filter((_, i) => i % 2 === 1)]).map(Number);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return [low, high === low ? low + 1 : high];
}

/**
 * The path of a line in a box, from one step to another; where the value is unknown there is a gap.
 *
 * @param {Pick<Line, "start" | "changes">} line
 * @param {number} first
 * @param {number} last
 * @param {[low: number, high: number]} bounds
 */
export function pathOf(line, first, last, [low, high]) {
  let path = "";
  /** @type {number | null} */
  let value = null;
  /** @param {number} n @param {number | null} next */
  const go = (n, next) => {
    const y = next === null ? 0 : Math.round(((high - next) / (high - low)) * HEIGHT * 10) / 10;
    if (value !== null) path += `H${n}`;
    if (next !== null) path += value === null ? `M${n} ${y}` : `V${y}`;
    value = next;
  };
  go(first, valueAt(line, first));
  for (let i = 0; i < line.changes.length; i += 2) {
    const n = /** @type {number} */ (line.changes[i]);
    if (n > first && n <= last) go(n, line.changes[i + 1]);
  }
  return value === null ? path : `${path}H${last}`;
}

/**
 * Every value that is not at one step what it is at another.
 *
 * @param {readonly Curve[]} curves
 * @param {number} from
 * @param {number} to
 * @returns {Difference[]}
 */
export function differences(curves, from, to) {
  return curves.flatMap(({ label, lines }) => lines.map((line) => (
    { group: label, member: line.name, before: valueAt(line, from), now: valueAt(line, to) }
  ))).filter(({ before, now }) => before !== now);
}

/**
 * A value as it is read; "?" where it is unknown.
 *
 * @param {number | null} value
 * @param {Intl.NumberFormat} format
 */
export const figure = (value, format) => (value === null ? "?" : format.format(value).replace("-", "\u2212"));

/**
 * How far two values are apart, with its sign; "" where one of them is unknown or they are the same.
 *
 * @param {number | null} before
 * @param {number | null} now
 * @param {Intl.NumberFormat} format
 */
export function signed(before, now, format) {
  if (before === null || now === null || before === now) return "";
  return `${now > before ? "+" : "\u2212"}${format.format(Math.abs(now - before))}`;
}
