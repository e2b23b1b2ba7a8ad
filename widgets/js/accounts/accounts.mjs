/**
 * The account tables: what nations and players hold, what the last step changed, and what each number means.
 *
 * Two real tables with captions and scopes, and grids for the keyboard. Rows and cells are made once; a step only
 * writes the texts that differ. A cell is put into words when somebody points at it, not before.
 */
import { el } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { bankSign, bondCell, crown, head, nationHead, numberCell, seatCell, seatHead, table } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { makeGrid } from "./grid.mjs";
import { NATION_COLUMNS, SEAT_COLUMNS, nationRows, seatRows } from "./rows.mjs";
import { createTips } from "./tips.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {(row: any) => void} Patch  writes a row of the new position into its cells */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {import("./explain.mjs").Facts} [options.facts]   numbers of the game, to explain bonds, scores and taxes with
 * @param {string} [options.size]
 */
export function createAccounts(host, { labels, facts = {}, size = "normal" }) {
  const root = createRoot(host, { className: "gk-accounts", label: labels.t("widget.accounts.title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const format = new Intl.NumberFormat(labels.lang);
  // Where the tables are wider than their place they scroll in a box of their own; the tip floats over it.
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  let shape = "";
  /** @type {any} */
  let view = {};
  /** @type {Map<string, Patch>} */
  let patches = new Map();
  let inner = new AbortController();
  const tips = createTips(root.element, box, { selector: "[data-column]", explain: explainCell, signal });

  function build() {
    const nations = Object.keys(view.nations ?? {});
    const seats = Object.keys(view.seats ?? {});
    const known = JSON.stringify([nations, seats]);
    if (known === shape) return;
    shape = known;
    patches = new Map();
    inner.abort();
    inner = new AbortController();
    tips.forget();
    const tables = [nationTable(nations, labels, format, patches), seatTable(seats, nations, labels, format, patches)];
    box.replaceChildren(el("div", { class: "gk-acc-first" }, tables[0], bankSign(labels.t("widget.accounts.bank"))), tables[1]);
    for (const table of tables) makeGrid(table, inner.signal);
  }

  /** @param {HTMLElement} cell */
  function explainCell(cell) {
    const row = /** @type {HTMLElement | null} */ (cell.closest("tbody tr"));
    return explain(labels, view, facts, {
      table: cell.closest(".gk-acc-nations") ? "nations" : "seats",
      row: cell.dataset.purse === "bank" ? "bank" : (row?.dataset.nation ?? row?.dataset.seat ?? ""),
      column: cell.dataset.column ?? "",
    });
  }

  return {
    /**
     * @param {any} next
     * @param {{before?: any}} [extra]  the view one step earlier: what differs is marked
     */
    update(next, extra = {}) {
      view = next;
      build();
      for (const row of nationRows(view, extra.before)) patches.get(`nation:${row.id}`)?.(row);
      for (const row of seatRows(view, extra.before)) patches.get(`seat:${row.id}`)?.(row);
      tips.refresh();
    },
    /**
     * The element that stands for a purse.
     * @param {string} id  a nation, a seat or "bank"
     * @returns {HTMLElement | null}
     */
    purse: (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`),
    destroy() {
      inner.abort();
      root.destroy();
    },
  };
}

/**
 * @param {string[]} nations
 * @param {Labels} labels
 * @param {Intl.NumberFormat} format
 * @param {Map<string, Patch>} patches
 */
function nationTable(nations, labels, format, patches) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const heads = NATION_COLUMNS.map(({ id, kind }) => head(t(id), id, kind === "number" ? kind : "seatname"));
  const rows = nations.map((nation) => {
    const cells = NATION_COLUMNS.map(({ id, kind }) => (kind === "number" ? numberCell(id, format) : seatCell(id, labels)));
    cells[NATION_COLUMNS.findIndex(({ id }) => id === "treasury")].node.dataset.purse = nation;
    patches.set(`nation:${nation}`, (row) => {
      NATION_COLUMNS.forEach(({ id }, index) => cells[index].write(row.cells[id]));
    });
    return el("tr", { "data-nation": nation }, nationHead(nation, labels), ...cells.map((cell) => cell.node));
  });
  return table("gk-acc-nations", t("nations"), [head(t("nation"), "name", "name"), ...heads], rows);
}

/**
 * @param {string[]} seats
 * @param {string[]} nations
 * @param {Labels} labels
 * @param {Intl.NumberFormat} format
 * @param {Map<string, Patch>} patches
 */
function seatTable(seats, nations, labels, format, patches) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const plain = (/** @type {string} */ id) => head(t(id), id, "number");
  const heads = [
    head(t("player"), "name", "name"),
    ...SEAT_COLUMNS.before.map(plain),
    ...nations.map((nation) => nationHead(nation, labels, "col")),
    ...SEAT_COLUMNS.after.map(plain),
  ];
  const rows = seats.map((seat) => {
    const name = seatHead(seat, labels);
    const before = SEAT_COLUMNS.before.map((id) => numberCell(id, format));
    const bonds = nations.map((nation) => bondCell(nation, format, t("governs")));
    const after = SEAT_COLUMNS.after.map((id) => numberCell(id, format));
    before[SEAT_COLUMNS.before.indexOf("cash")].node.dataset.purse = seat;
    patches.set(`seat:${seat}`, (row) => {
      name.write(row);
      SEAT_COLUMNS.before.forEach((id, index) => before[index].write(row.cells[id]));
      for (const cell of bonds) cell.write(row);
      SEAT_COLUMNS.after.forEach((id, index) => after[index].write(row.cells[id]));
    });
    return el("tr", { "data-seat": seat }, name.node, ...[...before, ...bonds, ...after].map((cell) => cell.node));
  });
  const made = table("gk-acc-seats", t("players"), heads, rows);
  made.caption?.append(el("span", { class: "gk-acc-legend" }, crown(), ` ${t("governs")}`));
  return made;
}
