/**
 * Moving over the cells of a table with the keyboard: one cell is in the tab order, the arrow keys go on from it.
 */
import { consume } from "../shared/dom.mjs";

/** @typedef {[row: number, column: number]} Place */

/**
 * Where a key leads in a grid; null for a key that means nothing here.
 *
 * @param {number[]} rows   how many cells each row has
 * @param {Place} from
 * @param {string} key      `KeyboardEvent.key`
 * @returns {Place | null}
 */
export function destination(rows, [row, column], key) {
  if (key === "Home") return [row, 0];
  if (key === "End") return [row, rows[row] - 1];
  const steps = /** @type {Record<string, Place>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] })[key];
  if (!steps) return null;
  const clamp = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(0, Math.min(most, value));
  const next = clamp(row + steps[0], rows.length - 1);
  return [next, clamp(column + steps[1], rows[next] - 1)];
}

/**
 * Make the cells of a table a grid.
 *
 * @param {HTMLTableElement} table
 * @param {AbortSignal} signal
 */
export function makeGrid(table, signal) {
  const rows = [...table.rows].map((row) => /** @type {HTMLElement[]} */ ([...row.cells]));
  for (const cell of rows.flat()) cell.tabIndex = -1;
  let stop = rows[0][0];
  stop.tabIndex = 0;

  /** @param {EventTarget | null} target @returns {Place | null} */
  function placeOf(target) {
    for (const [row, cells] of rows.entries()) {
      const column = cells.indexOf(/** @type {HTMLElement} */ (target));
      if (column >= 0) return [row, column];
    }
    return null;
  }

  table.addEventListener("focusin", ({ target }) => {
    if (!placeOf(target)) return;
    stop.tabIndex = -1;
    stop = /** @type {HTMLElement} */ (target);
    stop.tabIndex = 0;
  }, { signal });
  table.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = placeOf(event.target);
    const to = from && destination(rows.map((cells) => cells.length), from, event.key);
    if (!to) return;
    rows[to[0]][to[1]].focus();
    consume(event);
  }, { signal });
}
