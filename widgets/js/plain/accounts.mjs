/**
 * The accounts of a game that has none of its own: a row for each player, a column for each thing that all of them have.
 *
 * Columns are called as the game names what they hold. Rows and cells are made once; a step only writes what differs.
 */
import { bankSign, head, numberCell, seatHead, table } from "../accounts/cells.mjs";
import { makeGrid } from "../accounts/grid.mjs";
import { el, setText } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { columnsOf, seatRows } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./rows.mjs").Cell} Cell */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {"normal" | "large"} [options.size]
 */
export function createPlainAccounts(host, { labels, size = "normal" }) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const root = createRoot(host, { className: "gk-accounts gk-plain", label: t("title"), say: null });
  root.element.dataset.size = size;
  const format = new Intl.NumberFormat(labels.lang);
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  let shape = "";
  /** @type {Map<string, (cells: Record<string, Cell>) => void>} */
  let patches = new Map();
  let inner = new AbortController();

  /** @param {any} view */
  function build(view) {
    const columns = columnsOf(view);
    /** @type {Record<string, any>} */
    const seats = view.seats ?? {};
    const numbers = new Set(columns.filter((column) => Object.values(seats).every((purse) => typeof purse[column] !== "string")));
    const known = JSON.stringify([Object.keys(seats), columns, [...numbers]]);
    if (known === shape) return;
    shape = known;
    patches = new Map();
    inner.abort();
    inner = new AbortController();
    const rows = Object.keys(seats).map((seat) => {
      const cells = columns.map((column) => (numbers.has(column) ? numberCell(column, format) : wordCell(column, labels)));
      patches.set(seat, (row) => {
        cells.forEach(({ write }, index) => write(row[columns[index]], labels.t("widget.common.hidden")));
      });
      return el("tr", { "data-seat": seat, "data-purse": seat }, seatHead(seat, labels).node, ...cells.map(({ node }) => node));
    });
    const heads = columns.map((column) => head(opened(labels.name(column), labels), column, numbers.has(column) ? "number" : "seatname"));
    const made = table("gk-plain-seats", t("title"), [head(t("player"), "name", "name"), ...heads], rows);
    box.replaceChildren(el("div", { class: "gk-acc-first" }, made, bankSign(opened(labels.name("bank"), labels))));
    makeGrid(made, inner.signal);
  }

  return {
    /**
     * @param {any} view
     * @param {{before?: any}} [extra]  the view one step earlier: what differs is marked
     */
    update(view, extra = {}) {
      build(view);
      for (const { id, cells } of seatRows(view, extra.before)) patches.get(id)?.(cells);
    },
    /**
     * The element that stands for a purse.
     * @param {string} id  a seat or "bank"
     * @returns {HTMLElement | null}
     */
    purse: (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`),
    destroy() {
      inner.abort();
      root.destroy();
    },
  };
}

/** A name as a heading opens with it. @param {string} name @param {Labels} labels */
const opened = (name, labels) => name.slice(0, 1).toLocaleUpperCase(labels.lang) + name.slice(1);

/** A cell that holds a word, by its name in the game. @param {string} column @param {Labels} labels */
function wordCell(column, labels) {
  const value = el("span", { class: "gk-acc-value" });
  const node = el("td", { class: "gk-acc-seatname", "data-column": column }, value);
  return {
    node,
    /** @param {Cell} cell @param {string} hidden */
    write(cell, hidden) {
      setText(value, cell.value === null ? hidden : labels.name(String(cell.value)));
      node.classList.toggle("gk-acc-changed", cell.was !== null);
    },
  };
}
