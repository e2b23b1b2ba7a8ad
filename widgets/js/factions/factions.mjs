/**
 * The accounts of IMPERO: what each faction has in stock and what phase II would add, what it holds, and what it owes.
 *
 * Two grids for the keyboard, and below them the bill of each seat, folded.
 */
import { head, table } from "../accounts/cells.mjs";
import { createPanel } from "../accounts/panel.mjs";
import { signed } from "../accounts/rows.mjs";
import { createBill } from "../bill/bill.mjs";
import { el, setText } from "../shared/dom.mjs";
import { factionHead, figureCell, unitIcon } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { EMPIRE, factionRows, POINTS, RECONSTRUCTED, STOCKS } from "./rows.mjs";

/** @typedef {import("./rows.mjs").Row} Row */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {import("../log/rule.mjs").Rules} [options.rules]
 * @param {"normal" | "large"} [options.size]
 */
export function createFactions(host, { labels, rules = {}, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.factions.${id}`, params);
  const count = new Intl.NumberFormat(labels.lang);
  /** @type {any} */
  let view = {};
  const season = el("span");
  const panel = createPanel(host, {
    className: "gk-acc-parties gk-factions", label: t("title"), bank: t("bank"), noted: labels.t("widget.common.noted"), size,
    explain: (cell) => explain(labels, view, cell),
  });

  /** The words at the head of a column, of a stock with its icon. @param {string} name @param {string} column */
  const headWords = (name, column) => [
    ...(name === "stocks" ? [unitIcon(column), el("span", { class: "gk-fac-word" }, ` ${t(`head.${column}`)}`)] : [t(`head.${column}`)]),
    ...(RECONSTRUCTED.has(column) ? [" *"] : []),
  ];

  /**
   * A grid with a row for each seat.
   *
   * @param {string} name
   * @param {readonly string[]} columns
   * @param {(column: string) => ((row: Row) => string) | undefined} below
   */
  function seatTable(name, columns, below) {
    const heads = columns.map((column) => head(column, "number", ...headWords(name, column)));
    const rows = Object.keys(view.seats).map((seat) => panel.row({ "data-seat": seat }, seat,
      [factionHead(seat, labels), ...columns.map((column) => figureCell(column, count, labels, below(column)))]));
    return table(`gk-fac-${name}`, "", [head("name", "name", t("head.name")), ...heads], rows);
  }

  /** What stands under the upkeep of a row. @param {Row} row */
  function owed({ bill, kind }) {
    if (!bill) return "";
    if (bill.tier === null || bill.missing === null) return t(`owed.${kind}.hidden`);
    return t(`owed.${kind}.${bill.tier ? "tier" : bill.missing ? "forgiven" : "none"}`, { missing: bill.missing, tier: bill.tier });
  }

  /** The whole bill of a seat, folded away and drawn when it is opened. @param {string} seat @param {AbortSignal} signal */
  function billFold(seat, signal) {
    const words = el("span");
    const inside = el("div", { class: "gk-fac-bill" });
    const fold = el("details", { class: "gk-fac-fold", "data-seat": seat }, el("summary", {}, words), inside);
    /** @type {ReturnType<typeof createBill> | null} */
    let shown = null;
    /** @type {Row | null} */
    let row = null;

    function draw() {
      if (!fold.open || !row) return;
      shown ??= createBill(inside, { labels, rules, size });
      shown.update(row.bill, { view, kind: row.kind });
    }

    fold.addEventListener("toggle", draw, { signal });
    signal.addEventListener("abort", () => shown?.destroy(), { once: true });
    panel.patch(seat, (next) => {
      row = next;
      const { bill, kind } = next;
      fold.hidden = bill === null;
      if (bill) setText(words, t(`fold.${kind}`, { player: seat, due: bill.due ?? labels.t("widget.common.hidden"), owed: owed(next) }));
      draw();
    });
    return fold;
  }

  /** @param {AbortSignal} signal */
  function make(signal) {
    const stocks = seatTable("stocks", [...STOCKS, ...POINTS], (column) => ({ income }) => (income[column] ? signed(income[column], count) : ""));
    stocks.caption?.append(season);
    const empire = seatTable("empire", EMPIRE, (column) => (column === "upkeep" ? owed : undefined));
    empire.caption?.append(t("empire"), " ", el("span", { class: "gk-acc-legend" }, t("reconstructed")));
    const folds = el("div", {}, ...Object.keys(view.seats).map((seat) => billFold(seat, signal)));
    return { tables: [stocks, empire], below: folds };
  }

  return {
    /**
     * @param {any} next
     * @param {{before?: any, marks?: string[]}} [extra]  before: the view one step earlier, what differs is marked;
     *   marks: who a note points at
     */
    update(next, extra = {}) {
      view = next;
      panel.build(Object.keys(view.seats), make);
      setText(season, t("stocks", { season: view.season }));
      panel.write(factionRows(view, extra.before), extra.marks);
    },
    purse: panel.purse,
    destroy: panel.destroy,
  };
}
