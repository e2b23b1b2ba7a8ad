/**
 * What stands on a bill of upkeep, row by row. No page here, and no rule is worked out: all numbers are those of the bill.
 */

/** The resources of upkeep. */
export const FOOD = "nourriture";
export const GOLD = "or";
/** The seasons of a year in their order. */
export const SEASONS = Object.freeze(["printemps", "ete", "automne", "hiver"]);

/**
 * @typedef {"come" | "paid" | "season"} Kind   to be paid in this season; paid; as it would be in another season
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {string} where
 * @property {number} count
 * @property {number} each
 * @property {string} resource
 * @property {string} rule
 * @property {number} cost
 * @property {number} [size]    combat units of an army
 * @property {string} [place]   where the army was
 *
 * @typedef {object} Bill   what the view holds; null is hidden
 * @property {string} seat
 * @property {Line[]} lines
 * @property {number} season
 * @property {number} card
 * @property {[food: number, gold: number] | null} split
 * @property {number | null} food
 * @property {number | null} gold
 * @property {number | null} due
 * @property {number | null} paid_food
 * @property {number | null} paid_gold
 * @property {number | null} missing
 * @property {number | null} counted
 * @property {number | null} tier
 * @property {boolean | null} seven
 *
 * @typedef {object} Context   what a bill itself does not tell
 * @property {Kind} kind
 * @property {string} season
 * @property {string} card      "" before one is drawn, or where cards are left out
 * @property {number} year
 * @property {string} phase
 * @property {string[]} hidden  the rules that hide the stocks of others
 *
 * @typedef {[key: string, params?: Record<string, unknown>]} Words   under "widget.bill."
 *
 * @typedef {object} Row
 * @property {"line" | "sum" | "change" | "total"} kind
 * @property {string} id
 * @property {Words} name
 * @property {string} place    beside the name; "" for none
 * @property {number | null} count   null: nothing stands there
 * @property {number | null} each
 * @property {number | null | undefined} food   undefined: nothing stands there; null: hidden
 * @property {number | null | undefined} gold
 * @property {string[]} rules
 */

/**
 * The bill of a seat as a view shows it: paid in this season, else the one to come; null for a seat that is out, and once
 * the game is over.
 *
 * @param {any} view
 * @param {string} seat
 * @returns {{bill: Bill, kind: Kind} | null}
 */
export function billOf(view, seat) {
  const paid = view.bills?.[seat];
  if (paid) return { bill: paid, kind: "paid" };
  const bill = view.over ? null : view.seats?.[seat]?.bill;
  return bill ? { bill, kind: "come" } : null;
}

/** @param {any} view @param {Kind} kind @param {string} [season] @returns {Context} */
export function contextOf(view, kind, season = view.season) {
  const { year, phase } = view;
  return { kind, season, card: kind === "season" ? "" : (view.card ?? ""), year, phase, hidden: view.hidden?.stocks ?? [] };
}

/** The sum of the lines in a resource. @param {Bill} bill @param {string} resource */
export const base = ({ lines }, resource) => lines.reduce((sum, line) => sum + (line.resource === resource ? line.cost : 0), 0);

/** A change with its sign: "+1", "−2", "0". @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** @param {Line} line @returns {Row} */
function lineRow({ what, where, count, each, resource, rule, cost, size = 0, place = "" }) {
  return {
    kind: "line", id: `${what}:${where}`, name: [`line.${what}`, { where, size }], place: place || (what === "region" ? where : ""),
    count, each, food: resource === FOOD ? cost : undefined, gold: resource === GOLD ? cost : undefined, rules: [rule],
  };
}

/**
 * @param {Row["kind"]} kind @param {string} id @param {Words} name
 * @param {number | null | undefined} food @param {number | null | undefined} gold @param {string[]} rules
 * @returns {Row}
 */
const row = (kind, id, name, food, gold, rules) => ({ kind, id, name, place: "", count: null, each: null, food, gold, rules });

/** The rules of what each season changes in upkeep. @type {Record<string, string[]>} */
const SEASON_RULES = { automne: ["IMP-017"], hiver: ["IMP-018"] };

/**
 * What season and card change in all, and how that was split; where it would fall below 0, what is not taken off.
 *
 * @param {Bill} bill
 * @param {Context} context
 * @returns {Row[]}
 */
function changeRows(bill, { kind, season, card }) {
  const rows = [row("change", "season", [bill.season ? "change.season" : "change.none", { season, change: signed(bill.season) }],
    undefined, undefined, [...(SEASON_RULES[season] ?? []), "IMP-057"])];
  if (bill.card) rows.push(row("change", "card", ["change.card", { card, change: signed(bill.card) }], undefined, undefined, ["IMP-030"]));
  const change = bill.season + bill.card;
  if (!change) return rows;
  const { split, food, gold } = bill;
  rows.push(row("change", "split", [kind === "paid" ? "split.paid" : "split.come", { change: signed(change) }],
    split && split[0], split && split[1], ["IMP-A04"]));
  if (!split || food === null || gold === null) return rows;
  const lifted = [food - base(bill, FOOD) - split[0], gold - base(bill, GOLD) - split[1]];
  if (lifted[0] || lifted[1]) rows.push(row("change", "floor", ["floor"], lifted[0] || undefined, lifted[1] || undefined, ["IMP-A05"]));
  return rows;
}

/** @param {number | null} one @param {number | null} other */
const less = (one, other) => (one === null || other === null ? null : one - other);

/**
 * The rows of a bill, from its lines to what is missing.
 *
 * @param {Bill} bill
 * @param {Context} context
 * @returns {Row[]}
 */
export function billRows(bill, context) {
  const { food, gold, due, paid_food: paidFood, paid_gold: paidGold, missing } = bill;
  const paid = context.kind === "paid";
  const amount = (/** @type {number | null} */ value) => value ?? "?";
  return [
    ...bill.lines.map(lineRow),
    row("sum", "base", ["base"], base(bill, FOOD), base(bill, GOLD), []),
    ...changeRows(bill, context),
    row("total", "due", ["due", { due: amount(due) }], food, gold, ["IMP-034"]),
    row("total", "paid", [paid ? "paid" : "payable", { paid: amount(less(due, missing)) }], paidFood, paidGold, ["IMP-A09"]),
    row("total", "missing", [paid ? "missing.paid" : "missing.come", { missing: amount(missing) }],
      less(food, paidFood), less(gold, paidGold), ["IMP-060"]),
  ];
}

/** The rule of each tier, of none first. */
const TIERS = Object.freeze(["IMP-064", "IMP-061", "IMP-062", "IMP-063"]);

/** @typedef {[words: Words, ...rules: string[]]} Said */

/**
 * What follows from a bill, and what kind of bill it is.
 *
 * @param {Bill} bill
 * @param {Context} context
 * @returns {Said[]}
 */
export function billSays(bill, { kind, card, phase, hidden }) {
  /** @type {Said[]} */
  const said = [];
  const when = kind === "paid" ? "paid" : "come";
  if (bill.tier === null) said.push([["note.hidden"], ...hidden]);
  else {
    const { counted, missing, tier } = bill;
    said.push([[`follows.${when}.${missing && !counted ? "forgiven" : tier}`, { counted }], TIERS[tier]]);
    if (counted !== missing) said.push([["law", { missing, counted }], "IMP-060"]);
    if (bill.seven) said.push([["seven", { tier }], "IMP-A01"]);
    const [food, gold] = [less(bill.food, bill.paid_food), less(bill.gold, bill.paid_gold)];
    if (food && !gold) said.push([["food_only"], "IMP-A08"]);
    if (gold && !food) said.push([["gold_only"], "IMP-A08"]);
  }
  if (kind === "come") said.push([[phase === "upkeep" ? "note.due" : "note.come"]]);
  if (kind === "season") said.push([["note.season"]]);
  if (kind === "come" && phase === "event" && !card) said.push([["note.card"], "IMP-030"]);
  if (bill.card) said.push([["note.reconstructed"]]);
  return said;
}

/**
 * @typedef {object} SeasonRow
 * @property {Row["kind"]} kind
 * @property {string} id
 * @property {Words} name
 * @property {string} place
 * @property {Words[][]} cells   by season, the parts of what stands there
 * @property {string[]} rules
 */

/** Amounts of food and gold, without zeros. @param {number} food @param {number} gold @param {(value: number) => string} [format] @returns {Words[]} */
function amounts(food, gold, format = String) {
  const parts = [[food, FOOD], [gold, GOLD]].filter(([amount]) => amount).map(([amount, unit]) => /** @type {Words} */ (
    ["amount", { amount: format(Number(amount)), unit }]));
  return parts.length > 0 ? parts : [["plain", { amount: "0" }]];
}

/**
 * The same upkeep in each season, side by side.
 *
 * @param {Record<string, Bill>} bills
 * @returns {SeasonRow[]}
 */
export function seasonRows(bills) {
  const all = SEASONS.map((season) => bills[season]);
  /** @param {Row["kind"]} kind @param {string} id @param {(bill: Bill) => Words[]} cell @param {string[]} rules @returns {SeasonRow} */
  const made = (kind, id, cell, rules) => ({ kind, id, name: [`season.${id}`], place: "", cells: all.map(cell), rules });
  const lines = all[0].lines.map((line) => {
    const { kind, id, name, place, rules } = lineRow(line);
    const cell = amounts(line.resource === FOOD ? line.cost : 0, line.resource === GOLD ? line.cost : 0);
    return { kind, id, name, place, cells: all.map(() => cell), rules };
  });
  const plain = (/** @type {number | null} */ amount) => /** @type {Words[]} */ ([amount === null ? ["hidden"] : ["plain", { amount }]]);
  return [
    ...lines,
    made("sum", "base", (bill) => amounts(base(bill, FOOD), base(bill, GOLD)), []),
    made("change", "change", ({ split }) => amounts(split?.[0] ?? 0, split?.[1] ?? 0, signed), ["IMP-017", "IMP-018", "IMP-A04", "IMP-A05"]),
    made("total", "parts", ({ food, gold }) => amounts(food ?? 0, gold ?? 0), ["IMP-034"]),
    made("total", "due", ({ due }) => plain(due), []),
    made("total", "missing", ({ missing }) => plain(missing), ["IMP-060"]),
    made("total", "tier", ({ tier }) => [tier === null ? ["hidden"] : tier ? ["tier", { tier }] : ["tier.none"]],
      [...new Set(all.flatMap(({ tier }) => (tier === null ? [] : [TIERS[tier]])))]),
  ];
}
