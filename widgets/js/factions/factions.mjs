/**
 * The accounts of IMPERO: what each faction has in stock and what phase II would add, what it holds, and what it owes.
 *
 * Two grids for the keyboard, and below them the bill of each seat, folded. Rows and cells are made once; a step only
 * writes the texts that differ. A cell is put into words when somebody points at it, not before.
 */
import { bankSign, head, table } from "../accounts/cells.mjs";
import { makeGrid } from "../accounts/grid.mjs";
import { signed } from "../accounts/rows.mjs";
import { createTips } from "../accounts/tips.mjs";
import { createBill } from "../bill/bill.mjs";
import { el, setText } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { factionHead, figureCell, unitIcon } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { EMPIRE, factionRows, POINTS, RECONSTRUCTED, STOCKS } from "./rows.mjs";

/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {(row: Row) => void} Patch  writes a row of the new position into its cells */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {import("../log/rule.mjs").Rules} [options.rules]
 * @param {"normal" | "large"} [options.size]
 */
export function createFactions(host, { labels, rules = {}, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.factions.${id}`, params);
  const root = createRoot(host, { className: "gk-accounts gk-factions", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const count = new Intl.NumberFormat(labels.lang);
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  const tips = createTips(root.element, box, { selector: "[data-column]", explain: explainCell, signal });

  let shape = "";
  /** @type {any} */
  let view = {};
  /** @type {Map<string, Patch[]>} */
  let patches = new Map();
  /** @type {(() => void)[]} */
  let ends = [];
  /** @type {HTMLElement | null} */
  let season = null;

  /** @param {HTMLElement} cell */
  function explainCell(cell) {
    const row = cell.dataset.purse === "bank" ? "bank" : (/** @type {HTMLElement | null} */ (cell.closest("tbody tr"))?.dataset.seat ?? "");
    return explain(labels, view, { row, column: cell.dataset.column ?? "" });
  }

  /** @param {string} seat @param {Patch} patch */
  const patched = (seat, patch) => patches.set(seat, [...(patches.get(seat) ?? []), patch]);

  /**
   * A grid with a row for each seat.
   *
   * @param {string} name
   * @param {readonly string[]} columns
   * @param {(column: string) => ((row: Row) => string) | undefined} below
   */
  function seatTable(name, columns, below) {
    const heads = columns.map((column) => {
      const node = head("", column, "number");
      node.firstElementChild?.append(...(name === "stocks" ? [unitIcon(column), el("span", { class: "gk-fac-word" }, ` ${t(`head.${column}`)}`)] : [t(`head.${column}`)]),
        ...(RECONSTRUCTED.has(column) ? [" *"] : []));
      return node;
    });
    const rows = Object.keys(view.seats).map((seat) => {
      const cells = [factionHead(seat, labels), ...columns.map((column) => figureCell(column, count, labels, below(column)))];
      for (const { write } of cells) patched(seat, write);
      return el("tr", { "data-seat": seat }, ...cells.map(({ node }) => node));
    });
    return table(`gk-fac-${name}`, "", [head(t("head.name"), "name", "name"), ...heads], rows);
  }

  /** What stands under the upkeep of a row. @param {Row} row */
  function owed({ bill, kind }) {
    if (!bill) return "";
    if (bill.tier === null || bill.missing === null) return t(`owed.${kind}.hidden`);
    return t(`owed.${kind}.${bill.tier ? "tier" : bill.missing ? "forgiven" : "none"}`, { missing: bill.missing, tier: bill.tier });
  }

  /** The whole bill of a seat, folded away and drawn when it is opened. @param {string} seat */
  function billFold(seat) {
    const words = el("span");
    const inside = el("div", { class: "gk-fac-bill" });
    const fold = el("details", { class: "gk-fac-fold", "data-seat": seat }, el("summary", {}, words), inside);
    /** @type {ReturnType<typeof createBill> | null} */
    let shown = null;
    /** @type {Row | null} */
    let row = null;
    const controller = new AbortController();
    function draw() {
      if (!fold.open || !row) return;
      shown ??= createBill(inside, { labels, rules, size });
      shown.update(row.bill, { view, kind: row.kind });
    }
    fold.addEventListener("toggle", draw, { signal: controller.signal });
    ends.push(() => {
      controller.abort();
      shown?.destroy();
    });
    patched(seat, (next) => {
      row = next;
      const { bill, kind } = next;
      fold.hidden = bill === null;
      if (bill) setText(words, t(`fold.${kind}`, { player: seat, due: bill.due ?? t("hidden"), owed: owed(next) }));
      draw();
    });
    return fold;
  }

  function build() {
    const known = JSON.stringify(Object.keys(view.seats ?? {}));
    if (known === shape) return;
    shape = known;
    forget();
    const inner = new AbortController();
    ends.push(() => inner.abort());
    const stocks = seatTable("stocks", [...STOCKS, ...POINTS], (column) => ({ income }) => (income[column] ? signed(income[column], count) : ""));
    season = el("span");
    stocks.caption?.append(season);
    const empire = seatTable("empire", EMPIRE, (column) => (column === "upkeep" ? owed : undefined));
    empire.caption?.append(t("empire"), " ", el("span", { class: "gk-acc-legend" }, t("reconstructed")));
    const folds = el("div", { class: "gk-fac-folds" }, ...Object.keys(view.seats ?? {}).map(billFold));
    box.replaceChildren(el("div", { class: "gk-acc-first" }, stocks, bankSign(t("bank"))), empire, folds);
    for (const made of [stocks, empire]) makeGrid(made, inner.signal);
  }

  function forget() {
    for (const end of ends) end();
    ends = [];
    patches = new Map();
    tips.forget();
  }

  return {
    /**
     * @param {any} next
     * @param {{before?: any}} [extra]  the view one step earlier: what differs is marked
     */
    update(next, extra = {}) {
      view = next;
      build();
      if (season) setText(season, t("stocks", { season: view.season }));
      for (const row of factionRows(view, extra.before)) for (const write of patches.get(row.id) ?? []) write(row);
      tips.refresh();
    },
    /**
     * The element that stands for a purse.
     * @param {string} id  a seat or "bank"
     * @returns {HTMLElement | null}
     */
    purse: (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`),
    destroy() {
      forget();
      root.destroy();
    },
  };
}
