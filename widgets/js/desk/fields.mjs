/** What stands on a desk, and how what is typed there is read. */

/**
 * @typedef {object} Field
 * @property {string} id
 * @property {"choice" | "buttons" | "number" | "text"} kind
 * @property {string} label
 * @property {string | number} value
 * @property {{id: string, label: string}[]} [options]
 * @property {number} [least]
 * @property {number} [most]
 */
/**
 * @typedef {object} Table
 * @property {string} caption
 * @property {string[]} heads
 * @property {{cells: string[], strong?: boolean}[]} rows
 * @property {boolean} [words]    whether its cells hold words, not numbers
 * @property {string[][]} [note]  sentences with their rules, below it
 */
/**
 * @typedef {object} Desk  as `Demo._desk` in Python makes it
 * @property {string} name   what it is called, for those who do not see it
 * @property {string[][]} title  what holds now, as `told`: it changes too often to be spoken
 * @property {Field[]} fields
 * @property {{id: string, label: string, main?: boolean, pressed?: boolean | null}[]} buttons
 * @property {string[][]} told  sentences, each with the ids of its rules
 * @property {Table[]} tables
 */

/**
 * Whether two desks have the same fields, so that what is being typed can stay.
 * @param {Desk} a
 * @param {Desk} b
 */
export function alike(a, b) {
  const bare = (/** @type {Desk} */ desk) => JSON.stringify(desk.fields.map(({ value, ...rest }) => rest));
  return bare(a) === bare(b);
}

/**
 * The whole number that was typed, brought between the ends of its field; null if it is none.
 * @param {string} typed
 * @param {{least?: number, most?: number}} field
 */
export function number(typed, { least = 0, most = Number.MAX_SAFE_INTEGER }) {
  const plain = typed.replace(/[\s\u202f\u00a0]/g, "");
  if (!/^[+-]?\d+$/.test(plain)) return null;
  return Math.min(most, Math.max(least, Number(plain)));
}
