/**
 * The account tables: what nations and players hold, what the last step changed, and what each number means.
 *
 * Two real tables with captions and scopes, and grids for the keyboard.
 */
import { el } from "../shared/dom.mjs";
import { bondCell, crown, head, nationHead, numberCell, seatCell, seatHead, table } from "./cells.mjs";
import { explain } from "./explain.mjs";
import { createPanel } from "./panel.mjs";
import { NATION_COLUMNS, SEAT_COLUMNS, nationRows, seatRows } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {ReturnType<typeof createPanel>} Panel */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {import("./explain.mjs").Facts} [options.facts]   numbers of the game, to explain bonds, scores and taxes with
 * @param {string} [options.size]
 */
export function createAccounts(host, { labels, facts = {}, size = "normal" }) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const format = new Intl.NumberFormat(labels.lang);
  /** @type {any} */
  let view = {};
  const panel = createPanel(host, {
    className: "", label: t("title"), bank: t("bank"), noted: labels.t("widget.common.noted"), size,
    explain: (cell, node) => explain(labels, view, facts, { ...cell, table: node.closest(".gk-acc-nations") ? "nations" : "seats" }),
  });

  return {
    /**
     * @param {any} next
     * @param {{before?: any, marks?: string[]}} [extra]  before: the view one step earlier, what differs is marked;
     *   marks: who a note points at
     */
    update(next, extra = {}) {
      view = next;
      const nations = Object.keys(view.nations ?? {});
      const seats = Object.keys(view.seats ?? {});
      panel.build([nations, seats], () => ({
        tables: [nationTable(nations, labels, format, panel), seatTable(seats, nations, labels, format, panel)],
      }));
      panel.write([...nationRows(view, extra.before), ...seatRows(view, extra.before)], extra.marks);
    },
    purse: panel.purse,
    destroy: panel.destroy,
  };
}

/**
 * A cell that takes what it shows from its row.
 *
 * @param {string} column
 * @param {{node: HTMLElement, write: (cell: any) => void}} cell
 */
const ofRow = (column, { node, write }) => ({ node, write: (/** @type {import("./rows.mjs").Row} */ row) => write(row.cells[column]) });

/**
 * @param {string[]} nations
 * @param {Labels} labels
 * @param {Intl.NumberFormat} format
 * @param {Panel} panel
 */
function nationTable(nations, labels, format, panel) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const heads = NATION_COLUMNS.map(({ id, kind }) => head(id, kind === "number" ? kind : "seatname", t(id)));
  const rows = nations.map((nation) => {
    const cells = NATION_COLUMNS.map(({ id, kind }) => ofRow(id, kind === "number" ? numberCell(id, format) : seatCell(id, labels)));
    cells[NATION_COLUMNS.findIndex(({ id }) => id === "treasury")].node.dataset.purse = nation;
    return panel.row({ "data-nation": nation }, nation, [{ node: nationHead(nation, labels) }, ...cells]);
  });
  return table("gk-acc-nations", t("nations"), [head("name", "name", t("nation")), ...heads], rows);
}

/**
 * @param {string[]} seats
 * @param {string[]} nations
 * @param {Labels} labels
 * @param {Intl.NumberFormat} format
 * @param {Panel} panel
 */
function seatTable(seats, nations, labels, format, panel) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const plain = (/** @type {string} */ id) => head(id, "number", t(id));
  const heads = [
    head("name", "name", t("player")),
    ...SEAT_COLUMNS.before.map(plain),
    ...nations.map((nation) => nationHead(nation, labels, "col")),
    ...SEAT_COLUMNS.after.map(plain),
  ];
  const rows = seats.map((seat) => {
    const before = SEAT_COLUMNS.before.map((id) => ofRow(id, numberCell(id, format)));
    const bonds = nations.map((nation) => bondCell(nation, format, t("governs")));
    const after = SEAT_COLUMNS.after.map((id) => ofRow(id, numberCell(id, format)));
    before[SEAT_COLUMNS.before.indexOf("cash")].node.dataset.purse = seat;
    return panel.row({ "data-seat": seat }, seat, [seatHead(seat, labels), ...before, ...bonds, ...after]);
  });
  const made = table("gk-acc-seats", t("players"), heads, rows);
  made.caption?.append(el("span", { class: "gk-acc-legend" }, crown(), ` ${t("governs")}`));
  return made;
}
