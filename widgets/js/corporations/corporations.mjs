/**
 * The accounts of Incorporated: money, shares, and squares by industry with what they would bring, seat by seat.
 *
 * Three grids for the keyboard. Rows and cells are made once; a step only writes the texts that differ. A cell is put
 * into words when somebody points at it, not before.
 */
import { bankSign, head, table } from "../accounts/cells.mjs";
import { makeGrid } from "../accounts/grid.mjs";
import { createTips } from "../accounts/tips.mjs";
import { initials } from "../countries/seats.mjs";
import { el } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { corporationHead, dollars, industryCell, industrySign, star, valueCell } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { AFTER, BORROWED, DOLLARS, MONEY, bankRow, corporationRows, industries, majors } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {(row: Row) => void} Patch  writes a row of the new position into its cells */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {string} [options.size]
 */
export function createCorporations(host, { labels, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.corporations.${id}`, params);
  const root = createRoot(host, { className: "gk-accounts gk-corporations", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const count = new Intl.NumberFormat(labels.lang);
  const money = dollars(labels);
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  const tips = createTips(root.element, box, { selector: "[data-column]", explain: explainCell, signal });

  let shape = "";
  /** @type {any} */
  let view = {};
  /** @type {Map<string, Patch[]>} */
  let patches = new Map();
  /** @type {(cells: Record<string, import("./rows.mjs").Cell>) => void} */
  let writeBank = () => {};
  let inner = new AbortController();

  /** @param {HTMLElement} cell */
  function explainCell(cell) {
    const row = cell.dataset.purse === "bank" ? "bank" : (/** @type {HTMLElement | null} */ (cell.closest("tbody tr"))?.dataset.seat ?? "");
    return explain(labels, view, { row, column: cell.dataset.column ?? "" });
  }

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
    const rows = view.order.map((/** @type {string} */ seat) => {
      const cells = [corporationHead(seat, letters[seat], labels, whole), ...cellsOf(seat)];
      const written = patches.get(seat) ?? [];
      patches.set(seat, [...written, ...cells.map(({ write }) => write)]);
      return el("tr", { "data-seat": seat }, ...cells.map(({ node }) => node));
    });
    return table(`gk-inc-${name}`, t(name), [head(t("head.name"), "name", "name"), ...heads], [...rows, ...below]);
  }

  /** @param {string} column */
  const formatOf = (column) => (DOLLARS.has(column) ? money : count);

  /** A cell for the column of this name. @param {string} column */
  function cell(column) {
    const made = valueCell(column, formatOf(column), labels);
    return { node: made.node, write: (/** @type {Row} */ row) => made.write(row.cells[column], row.over && BORROWED.has(column) ? "–" : undefined) };
  }

  const plain = (/** @type {string} */ column) => head(t(`head.${column}`), column, "number");

  /** Of a major: its code where there is little room, and always its name. @param {string} country */
  function shareHead(country) {
    const node = head("", `shares:${country}`, "number");
    node.firstElementChild?.append(
      el("span", { class: "gk-inc-code", "aria-hidden": "true" }, t(`code.${country}`)), el("span", { class: "gk-acc-full" }, labels.name(country)));
    return node;
  }

  /** @param {string} industry */
  function industryHead(industry) {
    const node = head("", `squares:${industry}`, "number");
    node.firstElementChild?.append(industrySign(industry, labels), el("span", { class: "gk-acc-full" }, ` ${labels.name(industry)}`));
    return node;
  }

  function bankCells() {
    const cells = majors(view).map((country) => ({ column: `shares:${country}`, ...valueCell(`shares:${country}`, count, labels) }));
    writeBank = (values) => cells.forEach(({ column, write }) => write(values[column]));
    return el("tr", { "data-seat": "bank" },
      el("th", { scope: "row", class: "gk-acc-name", "data-column": "name" }, t("bank")), ...cells.map(({ node }) => node));
  }

  function build() {
    const known = JSON.stringify([view.order, majors(view), industries(view)]);
    if (known === shape) return;
    shape = known;
    patches = new Map();
    inner.abort();
    inner = new AbortController();
    tips.forget();
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
    box.replaceChildren(el("div", { class: "gk-acc-first" }, tables[0], bankSign(t("bank"))), tables[1], tables[2]);
    for (const made of tables) makeGrid(made, inner.signal);
  }

  return {
    /**
     * @param {any} next
     * @param {{before?: any}} [extra]  the view one step earlier: what differs is marked
     */
    update(next, extra = {}) {
      view = next;
      build();
      for (const row of corporationRows(view, extra.before)) for (const write of patches.get(row.id) ?? []) write(row);
      writeBank(bankRow(view, extra.before));
      tips.refresh();
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
