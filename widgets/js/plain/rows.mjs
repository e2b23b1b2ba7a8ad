/** What stands in the accounts of a game that has none of its own: every number and word that a view says of its seats. */

/**
 * @typedef {object} Cell
 * @property {number | string | null} value    null is something hidden
 * @property {number | string | null} before   what it was one step earlier
 * @property {number | null} change            signed difference of numbers, null when equal
 */
/** @typedef {{id: string, cells: Record<string, Cell>}} Row */

/** @param {unknown} value */
const isPlain = (value) => value === null || typeof value === "number" || typeof value === "string";

/**
 * What every seat has a number, a word or something hidden of, in the order of the view; the same as `columns` in
 * `widgets/displays/plain.py`.
 *
 * @param {any} view
 * @returns {string[]}
 */
export function columnsOf(view) {
  /** @type {Record<string, unknown>[]} */
  const purses = Object.values(view.seats ?? {});
  return Object.keys(purses[0] ?? {}).filter((column) => purses.every((purse) => isPlain(purse[column])));
}

/**
 * @param {any} view
 * @param {any} [before]  the view one step earlier
 * @returns {Row[]}
 */
export function seatRows(view, before) {
  const columns = columnsOf(view);
  return Object.keys(view.seats ?? {}).map((id) => {
    const [now, old] = [view.seats[id], { ...view.seats[id], ...before?.seats?.[id] }];
    return { id, cells: Object.fromEntries(columns.map((column) => [column, cell(now[column], old[column])])) };
  });
}

/** @param {Cell["value"]} value @param {Cell["value"]} before @returns {Cell} */
function cell(value, before) {
  const change = typeof value === "number" && typeof before === "number" && value !== before ? value - before : null;
  return { value, before, change };
}
