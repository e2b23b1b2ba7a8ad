/** What a cell of the tables of the corporations means: a heading and a line or two with numbers and rules. */

/**
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {object} Cell
 * @property {string} row      a seat; "" for the heads of the columns, "bank" for the bank
 * @property {string} column   as in rows.mjs, or "name"
 * @typedef {[key: string, params?: Record<string, unknown>]} Line
 */

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {Cell} cell
 * @returns {{name: string, lines: string[]}}
 */
export function explain(labels, view, { row, column }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.corporations.${id}`, params);
  const [kind, what] = column.split(":");
  const head = what ? labels.name(what) : t(`head.${kind}`);
  const lines = (row === "" ? headLines(view, kind, what) : row === "bank" ? bankLines(view, what) : seatLines(labels, view, row, kind, what))
    .map(([key, params]) => t(`tip.${key}`, params));
  if (row === "") return { name: head, lines };
  const who = row === "bank" ? t("bank") : labels.name(row);
  return { name: kind === "name" ? who : t("cell", { row: who, column: head }), lines };
}

/** @param {any} view @param {string} kind @param {string | undefined} what @returns {Line[]} */
function headLines(view, kind, what) {
  if (kind === "shares" && what) return [["head.shares", { country: what, ...view.countries[what].shares }]];
  if (kind === "squares" && what) return [paysLine(view, what), endingLine(view)];
  return [[`head.${kind}`]];
}

/** @param {any} view @param {string | undefined} country @returns {Line[]} */
function bankLines(view, country) {
  return country ? [["bank.shares", { country, ...view.countries[country].shares }]] : [["bank"]];
}

/** @param {any} view @param {string} industry @returns {Line} */
function paysLine(view, industry) {
  const each = view.prospects.each[industry];
  return each ? ["pays", { cards: view.payoff.revealed[industry], each, bonus: view.prospects.bonus }] : ["pays.none"];
}

/** @param {any} view @returns {Line} */
const endingLine = ({ prospects }) => ["ending", { each: prospects.ending[0], bonus: prospects.ending[1] }];

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {string} id
 * @param {string} kind
 * @param {string | undefined} what
 * @returns {Line[]}
 */
function seatLines(labels, view, id, kind, what) {
  const seat = view.seats[id];
  const { bond } = view.prospects;
  const rate = view.sliders.interest.value;
  const { bonds } = seat;
  switch (kind) {
    case "name":
      return nameLines(seat);
    case "cash":
      return seat.cash === null ? [["cash.hidden"]] : [["cash"]];
    case "bonds":
      return [["bonds", { bonds, interest: bond[0], rate, penalty: bond[1] }]];
    case "loan":
      if (view.over) return [["over"]];
      return seat.loan > 0 ? [["loan", { rate, bonds, loan: seat.loan }]] : [["loan.none", { rate, bonds }]];
    case "interest":
      return [["interest", { bonds, each: bond[0], sum: seat.interest }], ["interest.short"]];
    case "repay":
      return [["repay", { bonds, rate, sum: seat.repay }], ["repay.end", { bonds, each: bond[1], sum: seat.penalty }]];
    case "payable":
      if (view.over) return [["over"]];
      return seat.most_payable === null
        ? [["cash.hidden"]]
        : [["payable", { cash: seat.cash, loans: seat.most_payable - seat.cash, sum: seat.most_payable }], ["payable.bid"]];
    case "shares": {
      const held = seat.shares[what ?? ""] ?? 0;
      return held ? [["shares", { held, country: what }]] : [["shares.none", { country: what }]];
    }
    case "squares":
      return squaresLines(view, id, what ?? "");
    case "total":
      return totalLines(labels, view, id);
    case "executives":
      return [["executives", { left: seat.executives, sent: seat.sent }]];
    default:
      return [["pile", { pile: seat.pile }]];
  }
}

/** The power of a corporation, and what of it is not in the rulebook. @param {any} seat @returns {Line[]} */
function nameLines({ corporation, reconstructed }) {
  if (!corporation) return [["name.none"]];
  return [
    [`power.${corporation}`],
    ...(reconstructed.includes("special_power") ? /** @type {Line[]} */ ([["reconstructed.power"]]) : reconstructed.includes("setup") ? /** @type {Line[]} */ ([["reconstructed.setup"]]) : []),
  ];
}

/** @param {any} view @param {string} id @param {string} industry @returns {Line[]} */
function squaresLines(view, id, industry) {
  const squares = view.holdings[id][industry];
  const { each, leaders, earnings } = view.prospects;
  const paid = earnings[id][industry];
  const leads = leaders[industry] === id;
  /** @type {Line} */
  const now = !paid ? ["pays.none"] : leads
    ? ["earns.leader", { squares, each: each[industry], bonus: paid[1], sum: paid[0] + paid[1] }]
    : ["earns", { squares, each: each[industry], sum: paid[0] }];
  return [[leads ? "squares.leader" : "squares", { squares, industry }], now, endingLine(view)];
}

/** @param {Labels} labels @param {any} view @param {string} id @returns {Line[]} */
function totalLines(labels, view, id) {
  const parts = Object.entries(view.prospects.earnings[id])
    .filter(([, [squares, leader]]) => squares + leader > 0)
    .map(([industry, [squares, leader]]) => labels.t("widget.corporations.part", { amount: squares + leader, industry }));
  const sum = view.prospects.totals[id];
  return parts.length ? [["total", { sum, parts: parts.join(" + ") }], ["total.crisis"]] : [["total.none"]];
}
