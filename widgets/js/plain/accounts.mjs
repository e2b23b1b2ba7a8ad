/** The accounts of a game that has none of its own: a row for each player, a column for each thing that all of them have. */
import { head, numberCell, seatHead, table } from "../accounts/cells.mjs";
import { createPanel } from "../accounts/panel.mjs";
import { el, setText } from "../shared/dom.mjs";
import { columnsOf, seatRows } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./rows.mjs").Cell} Cell */
/** @typedef {import("./rows.mjs").Row} Row */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels  columns are called as the game names what they hold
 * @param {"normal" | "large"} [options.size]
 */
export function createPlainAccounts(host, { labels, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.accounts.${id}`, params);
  const format = new Intl.NumberFormat(labels.lang);
  /** @type {Row[]} */
  let rows = [];
  const panel = createPanel(host, {
    className: "gk-plain", label: t("title"), bank: headed("bank"), noted: labels.t("widget.common.noted"), size, explain,
  });

  /** A name as a heading begins with it. @param {string} id */
  function headed(id) {
    const name = labels.name(id);
    return name.slice(0, 1).toLocaleUpperCase(labels.lang) + name.slice(1);
  }

  /** @param {Cell["value"]} value */
  const said = (value) =>
    value === null ? labels.t("widget.common.hidden") : typeof value === "number" ? format.format(value) : labels.name(value);

  /** Whose is what, and what it was before. @param {{row: string, column: string}} at */
  function explain({ row, column }) {
    const cell = rows.find(({ id }) => id === row)?.cells[column];
    if (!cell) return { name: column === "name" ? (row && headed(row)) || t("player") : headed(column), lines: [] };
    const was = cell.before === cell.value ? [] : [t("was", { name: said(cell.before) })];
    return { name: t("cell", { row: labels.name(row), column: headed(column) }), lines: [said(cell.value), ...was] };
  }

  /** @param {string} column @param {boolean} counts  whether it holds numbers */
  function cellOf(column, counts) {
    const { node, write } = counts ? numberCell(column, format) : wordCell(column, said);
    return { node, write: (/** @type {Row} */ { cells }) => write(cells[column], said(null)) };
  }

  return {
    /**
     * @param {any} view
     * @param {{before?: any, marks?: string[]}} [extra]  before: the view one step earlier, what differs is marked;
     *   marks: who a note points at
     */
    update(view, extra = {}) {
      rows = seatRows(view, extra.before);
      const columns = columnsOf(view).map((column) => ({ column, counts: rows.every(({ cells }) => typeof cells[column].value !== "string") }));
      panel.build([rows.map(({ id }) => id), columns], () => {
        const heads = columns.map(({ column, counts }) => head(column, counts ? "number" : "seatname", headed(column)));
        const made = rows.map(({ id }) => panel.row({ "data-seat": id, "data-purse": id }, id,
          [{ node: seatHead(id, labels).node }, ...columns.map(({ column, counts }) => cellOf(column, counts))]));
        return { tables: [table("gk-plain-seats", t("title"), [head("name", "name", t("player")), ...heads], made)] };
      });
      panel.write(rows, extra.marks);
    },
    purse: panel.purse,
    destroy: panel.destroy,
  };
}

/** @param {string} column @param {(value: Cell["value"]) => string} said */
function wordCell(column, said) {
  const value = el("span", { class: "gk-acc-value" });
  const node = el("td", { class: "gk-acc-seatname", "data-column": column }, value);
  return {
    node,
    /** @param {Cell} cell */
    write(cell) {
      setText(value, said(cell.value));
      node.classList.toggle("gk-acc-changed", cell.before !== cell.value);
    },
  };
}
