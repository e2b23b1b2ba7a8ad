/**
 * The accounts of Incorporated: money, shares, and squares by industry with what they would bring, seat by seat.
 *
 * Three grids for the keyboard.
 */
import { head, table } from "../accounts/cells.mjs";
import { createPanel } from "../accounts/panel.mjs";
import { initials } from "../countries/seats.mjs";
import { el } from "../shared/dom.mjs";
import { corporationHead, dollars, industryCell, industrySign, star, valueCell } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { AFTER, BORROWED, DOLLARS, MONEY, bankRow, corporationRows, industries, majors } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./rows.mjs").Row} Row */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {string} [options.size]
 */
export function createCorporations(host, { labels, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.corporations.${id}`, params);
  const count = new Intl.NumberFormat(labels.lang);
  const money = dollars(labels);
  /** @type {any} */
  let view = {};
  const panel = createPanel(host, {
    className: "gk-acc-parties gk-corporations", label: t("title"), bank: t("bank"), noted: labels.t("widget.common.noted"), size,
    explain: (cell) => explain(labels, view, cell),
  });

  /**
   * A grid with a row for each seat.
   *
   * @param {string} name
   * @param {HTMLElement[]} heads
   * @param {(seat: string) => {node: HTMLElement, write: (row: Row) => void}[]} cellsOf
   * @param {boolean} [whole]   with the corporations
   * @param {HTMLElement[]} [below]  further rows
   */
  function seatTable(name, heads, cellsOf, whole = false, below = []) {
    const letters = initials(view.order, labels.name);
    const rows = view.order.map((/** @type {string} */ seat) =>
      panel.row({ "data-seat": seat }, seat, [corporationHead(seat, letters[seat], labels, whole), ...cellsOf(seat)]));
    return table(`gk-inc-${name}`, t(name), [head("name", "name", t("head.name")), ...heads], [...rows, ...below]);
  }

  /** @param {string} column */
  const formatOf = (column) => (DOLLARS.has(column) ? money : count);

  /** A cell for the column of this name. @param {string} column */
  function cell(column) {
    const made = valueCell(column, formatOf(column), labels);
    return { node: made.node, write: (/** @type {Row} */ row) => made.write(row.cells[column], row.over && BORROWED.has(column) ? "–" : undefined) };
  }

  const plain = (/** @type {string} */ column) => head(column, "number", t(`head.${column}`));

  /** Of a major: its code where there is little room, and always its name. @param {string} country */
  const shareHead = (country) => head(`shares:${country}`, "number",
    el("span", { class: "gk-inc-code", "aria-hidden": "true" }, t(`code.${country}`)), el("span", { class: "gk-acc-full" }, labels.name(country)));

  /** @param {string} industry */
  const industryHead = (industry) => head(`squares:${industry}`, "number",
    industrySign(industry, labels), el("span", { class: "gk-acc-full" }, ` ${labels.name(industry)}`));

  /** The shares that are left. */
  function bankCells() {
    const name = el("th", { scope: "row", class: "gk-acc-name", "data-column": "name" }, t("bank"));
    return panel.row({ "data-seat": "bank" }, "bank", [{ node: name }, ...majors(view).map((country) => cell(`shares:${country}`))]);
  }

  function make() {
    const tables = [
      seatTable("moneys", MONEY.map(plain), (seat) => {
        const cells = MONEY.map(cell);
        cells[MONEY.indexOf("cash")].node.dataset.purse = seat;
        return cells;
      }, true),
      seatTable("shares", majors(view).map(shareHead), () => majors(view).map((country) => cell(`shares:${country}`)), false, [bankCells()]),
      seatTable("industries", [...industries(view).map(industryHead), ...AFTER.map(plain)], () => [
        ...industries(view).map((industry) => industryCell(industry, count, money, labels)),
        ...AFTER.map(cell),
      ]),
    ];
    tables[2].caption?.append(el("span", { class: "gk-acc-legend" }, star(), ` ${t("leader")}`));
    return { tables };
  }

  return {
    /**
     * @param {any} next
     * @param {{before?: any, marks?: string[]}} [extra]  before: the view one step earlier, what differs is marked;
     *   marks: who a note points at
     */
    update(next, extra = {}) {
      view = next;
      panel.build([view.order, majors(view), industries(view)], make);
      panel.write([...corporationRows(view, extra.before), bankRow(view, extra.before)], extra.marks);
    },
    purse: panel.purse,
    destroy: panel.destroy,
  };
}
