/** What stands in the accounts of a game that has none of its own: every number and word that a view says of its seats. */
import { compare } from "../accounts/rows.mjs";

/** @typedef {import("../accounts/rows.mjs").Cell<string | number | null>} Cell */

/** @param {unknown} value  null is something hidden */
const isPlain = (value) => value === null || typeof value === "number" || typeof value === "string";

/**
 * What every seat has a number, a word or something hidden of, in the order of the view; the same in Python is
 * `columns` of the plain picture.
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
 * @returns {{id: string, cells: Record<string, Cell>}[]}
 */
export function seatRows(view, before) {
  const columns = columnsOf(view);
  return Object.keys(view.seats ?? {}).map((id) => {
    const now = Object.fromEntries(columns.map((column) => [column, view.seats[id][column]]));
    return { id, cells: compare(now, { ...now, ...before?.seats?.[id] }) };
  });
}
