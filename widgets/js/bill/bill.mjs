/**
 * The bill of upkeep as a table: its lines, what season and card change, what is due, paid and missing, and what follows;
 * or the same upkeep in each of the four seasons, side by side.
 */
import { openRules } from "../log/rule.mjs";
import { el } from "../shared/dom.mjs";
import { figures } from "../shared/figures.mjs";
import { createRewrite } from "../shared/rewrite.mjs";
import { createRoot } from "../shared/root.mjs";
import { chips, said } from "../table/said.mjs";
import { billRows, billSays, contextOf, seasonRows, SEASONS, signed } from "./rows.mjs";

/** @typedef {import("./rows.mjs").Bill} Bill */
/** @typedef {import("./rows.mjs").Kind} Kind */
/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {import("./rows.mjs").Words} Words */

/**
 * @typedef {object} Extra
 * @property {any} [view]                      the position that the bill is of
 * @property {Kind} [kind]                     "come" when left out
 * @property {string} [season]                 of a bill of kind "season"
 * @property {Record<string, Bill>} [seasons]  the bill of each season: they are compared, and the one bill is not shown
 */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {import("../log/rule.mjs").Rules} [options.rules]
 * @param {"normal" | "large"} [options.size]
 */
export function createBill(host, { labels, rules = {}, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.bill.${id}`, params);
  const root = createRoot(host, { className: "gk-bill", label: t("title"), say: null });
  root.element.dataset.size = size;
  root.element.toggleAttribute("data-gk-rules", true);
  const texts = { labels, rules };
  openRules(root.element, { ...texts, signal: root.abort.signal });
  // Whoever holds the bill may open rules of its own in the same way: a chip here is answered once.
  root.element.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("button[data-rule]")) event.stopPropagation();
  }, { signal: root.abort.signal });
  const rewrite = createRewrite();

  /** @param {Words} words */
  const word = ([id, params]) => t(id, params);

  /** The first cell of a row. @param {Words} name @param {string} place */
  function nameCell(name, place) {
    return el("th", { scope: "row", class: "gk-bill-name" }, word(name),
      ...(place ? [" ", el("span", { class: "gk-bill-place" }, labels.name(place))] : []));
  }

  /** @param {string[]} ids */
  const ruleCell = (ids) => el("td", { class: "gk-bill-rules" }, ...chips(ids, texts));

  /** A number; "hidden" for null, and nothing where nothing stands. @param {number | null | undefined} value @param {Row} row */
  function amountCell(value, row) {
    const text = value === undefined ? "" : value === null ? t("hidden") : row.kind === "change" ? signed(value) : String(value);
    return el("td", { "data-gk-hidden": value === null }, text);
  }

  /** @param {(number | null)} value */
  const countCell = (value) => el("td", { class: "gk-bill-count" }, value === null ? "" : String(value));

  /** @param {string} id @param {string} [className] */
  const head = (id, className = "") => el("th", { scope: "col", class: className || null }, t(`head.${id}`));

  /** @param {string} caption @param {HTMLElement[]} heads @param {HTMLElement[]} rows */
  const table = (caption, heads, rows) => el("div", { "data-gk-line": true },
    figures("gk-bill-table", caption, heads, rows));

  /** @param {Bill} bill @param {import("./rows.mjs").Context} context */
  function drawBill(bill, context) {
    const rows = billRows(bill, context).map((row) => el("tr", { "data-row": row.id, "data-kind": row.kind },
      nameCell(row.name, row.place), countCell(row.count), countCell(row.each),
      amountCell(row.food, row), amountCell(row.gold, row), ruleCell(row.rules)));
    const heads = [head("line", "gk-bill-name"), head("count", "gk-bill-count"),
      head("each", "gk-bill-count"), head("food"), head("gold"), head("rule", "gk-bill-rules")];
    const { kind, season, year } = context;
    const drawn = table(t(`caption.${kind}`, { player: bill.seat, season, year }), heads, rows);
    drawn.dataset.kind = kind;
    return [drawn, ...billSays(bill, context).map(([words, ...ids]) => said([word(words), ...ids], texts, "gk-bill-said"))];
  }

  /** @param {Record<string, Bill>} seasons @param {any} view */
  function drawSeasons(seasons, view) {
    const rows = seasonRows(seasons).map((row) => el("tr", { "data-row": row.id, "data-kind": row.kind },
      nameCell(row.name, row.place),
      ...row.cells.map((parts, index) => el("td", { "data-season": SEASONS[index] }, parts.map(word).join(" + ").replaceAll(" + −", " −"))),
      ruleCell(row.rules)));
    const heads = SEASONS.map((season) => el("th", { scope: "col", "data-season": season }, labels.name(season),
      ...(season === view.season ? [" ", el("span", { class: "gk-bill-now" }, t("now"))] : [])));
    const seat = seasons[SEASONS[0]].seat;
    const unseen = seasons[SEASONS[0]].tier === null;
    /** @type {import("./rows.mjs").Said[]} */
    const notes = [[["note.seasons"], "IMP-A26"], ...(unseen ? [/** @type {import("./rows.mjs").Said} */ ([["note.hidden"], ...(view.hidden?.stocks ?? [])])] : [])];
    return [
      table(t("caption.seasons", { player: seat }), [head("line", "gk-bill-name"), ...heads, head("rule", "gk-bill-rules")], rows),
      ...notes.map(([words, ...ids]) => said([word(words), ...ids], texts, "gk-bill-said")),
    ];
  }

  return {
    element: root.element,
    /**
     * Show a bill; without one, why there is none.
     * @param {Bill | null} bill
     * @param {Extra} [extra]
     */
    update(bill, { view = {}, kind = "come", season = view.season, seasons } = {}) {
      const context = contextOf(view, kind, season);
      rewrite(root.element, [bill, context, seasons, view.season, view.over], () => (
        seasons ? drawSeasons(seasons, view) : bill ? drawBill(bill, context) : [el("p", { class: "gk-bill-said" }, t(view.over ? "none.over" : "none"))]));
    },
    destroy: root.destroy,
  };
}
