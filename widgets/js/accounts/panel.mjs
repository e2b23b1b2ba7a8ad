/**
 * The frame of account tables: their box, the tip over it, the keyboard in them, and who writes which row.
 *
 * Rows and cells are made once; a step only writes the texts that differ. A cell is put into words when somebody points
 * at it, not before.
 */
import { el, svg } from "../shared/dom.mjs";
import { noteSign } from "../shared/noted.mjs";
import { createRoot } from "../shared/root.mjs";
import { createTips } from "../shared/tips.mjs";
import { bankSign } from "./cells.mjs";
import { makeGrid } from "./grid.mjs";

/** @typedef {(row: any) => void} Patch  writes a row of the new position into its cells */
/**
 * @typedef {object} Cell
 * @property {string} row      whose row it is in; "" for the heads of the columns, "bank" for the sign of the bank
 * @property {string} column
 */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {string} options.className
 * @param {string} options.label
 * @param {string} options.bank    the word for the bank
 * @param {string} options.noted   what is said of a row that a note points at
 * @param {string} options.size
 * @param {(cell: Cell, node: HTMLElement) => {name: string, lines: string[]}} options.explain
 */
export function createPanel(host, { className, label, bank, noted, size, explain }) {
  const root = createRoot(host, { className: `gk-accounts ${className}`, label, say: null });
  root.element.dataset.size = size;
  // Where the tables are wider than their place they scroll in a box of their own; the tip floats over it.
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  const tips = createTips(root.element, box, { selector: "[data-column]", explain: explainCell, signal: root.abort.signal });
  let shape = "";
  /** @type {Map<string, Patch[]>} */
  let patches = new Map();
  /** The heads of rows, and the sign of a note in those that have one. @type {{id: string, node: HTMLElement, sign: HTMLElement | null}[]} */
  let heads = [];
  let inner = new AbortController();

  /** @param {HTMLElement} node */
  function explainCell(node) {
    const { nation, seat } = /** @type {HTMLElement | null} */ (node.closest("tbody tr"))?.dataset ?? {};
    const row = node.dataset.purse === "bank" ? "bank" : nation ?? seat ?? "";
    return explain({ row, column: node.dataset.column ?? "" }, node);
  }

  /**
   * Make all tables anew, if they were made for something else.
   *
   * @param {unknown} wanted   what they are made for
   * @param {(signal: AbortSignal) => {tables: HTMLTableElement[], below?: HTMLElement}} make   signal: ends with what is made
   */
  function build(wanted, make) {
    const known = JSON.stringify(wanted);
    if (known === shape) return;
    shape = known;
    patches = new Map();
    heads = [];
    inner.abort();
    inner = new AbortController();
    tips.forget();
    const { tables, below = "" } = make(inner.signal);
    box.replaceChildren(el("div", { class: "gk-acc-first" }, tables[0], bankSign(bank)), ...tables.slice(1), below);
    for (const table of tables) makeGrid(table, inner.signal);
  }

  /** Hear of the row of a nation or a seat whenever it is written. @param {string} id @param {Patch[]} added */
  function patch(id, ...added) {
    patches.set(id, [...(patches.get(id) ?? []), ...added]);
  }

  /**
   * A row of cells that write themselves.
   * @param {Record<string, string>} attributes
   * @param {string} id   of the nation or the seat
   * @param {{node: HTMLElement, write?: Patch}[]} cells
   */
  function row(attributes, id, cells) {
    patch(id, ...cells.flatMap(({ write }) => write ?? []));
    heads.push({ id, node: cells[0].node, sign: null });
    return el("tr", attributes, ...cells.map(({ node }) => node));
  }

  /** @param {{id: string, node: HTMLElement, sign: HTMLElement | null}} head @param {readonly string[]} marks */
  function note(head, marks) {
    if (marks.includes(head.id) === Boolean(head.sign)) return;
    head.sign?.remove();
    head.sign = head.sign ? null : el("span", { class: "gk-acc-note" },
      svg("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true" }, noteSign()), el("span", { class: "gk-hidden" }, ` ${noted}`));
    if (head.sign) head.node.firstElementChild?.after(head.sign);
  }

  /** Write the rows of a position. @param {{id: string}[]} rows @param {readonly string[]} [marks]  ids of rows that a note points at */
  function write(rows, marks = []) {
    for (const row of rows) for (const patch of patches.get(row.id) ?? []) patch(row);
    for (const head of heads) note(head, marks);
    tips.refresh();
  }

  /**
   * The element that stands for a purse.
   * @param {string} id  a nation, a seat or "bank"
   * @returns {HTMLElement | null}
   */
  const purse = (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`);

  function destroy() {
    inner.abort();
    root.destroy();
  }

  return { build, patch, row, write, purse, destroy };
}
