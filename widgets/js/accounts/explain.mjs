/**
 * What a cell of the account tables means: a heading and a line or two with numbers and rules.
 *
 * The lines stand in the messages under "widget.accounts.rule.<ruleset>."; a ruleset without them falls back on what
 * the head of the column says.
 */

/**
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {object} Facts   numbers of the game that never change, see `widgets.boards.facts`
 * @property {Record<string, number>} [interest]          of a bond, by its face value
 * @typedef {object} Cell
 * @property {"nations" | "seats"} table
 * @property {string} row      nation or seat; "" for the heads of the columns, "bank" for the sign of the bank
 * @property {string} column   as in rows.mjs, "name", or "bonds:" with a nation
 * @typedef {[key: string, params?: Record<string, unknown>]} Line
 */

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {Facts} facts
 * @param {Cell} cell
 * @returns {{name: string, lines: string[]}}
 */
export function explain(labels, view, facts, cell) {
  const [column, nation] = cell.column.split(":");
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.accounts.${id}`, params);
  const title = nation ? labels.name(nation) : t(column === "name" ? (cell.table === "nations" ? "nation" : "player") : column);
  if (cell.row === "bank") return { name: t("bank"), lines: spoken(labels, view, [["bank"]]) };
  if (cell.row === "") {
    if (nation) return { name: title, lines: spoken(labels, view, [["column", { nation, unsold: unsold(labels, view, nation) }]]) };
    const help = `widget.accounts.${column}_help`;
    return { name: title, lines: labels.has(help) ? [labels.t(help)] : spoken(labels, view, [[cell.table === "nations" ? "nation" : "player"]]) };
  }
  const lines = spoken(labels, view, cell.table === "nations" ? nationLines(labels, view, cell.row, column) : seatLines(labels, view, facts, cell.row, column, nation));
  const help = `widget.accounts.${column}_help`;
  const row = labels.name(cell.row);
  return {
    name: column === "name" ? row : nation ? t("holding", { row, nation }) : t("cell", { row, column: title }),
    lines: lines.length === 0 && labels.has(help) ? [labels.t(help)] : lines,
  };
}

/** @param {Labels} labels @param {any} view @param {Line[]} wanted */
function spoken(labels, view, wanted) {
  return wanted
    .map(([key, params]) => /** @type {Line} */ ([`widget.accounts.rule.${view.ruleset ?? "summary"}.${key}`, params]))
    .filter(([id]) => labels.has(id))
    .map(([id, params]) => labels.t(id, params));
}

/** @param {any} view @param {string} seat @param {string} nation  @returns {number} face values */
const credit = (view, seat, nation) => (view.seats?.[seat]?.bonds?.[nation] ?? []).reduce((/** @type {number} */ sum, /** @type {number} */ bond) => sum + bond, 0);

/** The face values of the unsold bonds of a nation. @param {Labels} labels @param {any} view @param {string} nation */
function unsold(labels, view, nation) {
  const bonds = view.nations[nation].bonds ?? [];
  return bonds.length ? labels.list(bonds.map(String)) : labels.t("widget.accounts.none");
}

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {string} id
 * @param {string} column
 * @returns {Line[]}
 */
function nationLines(labels, view, id, column) {
  const nation = view.nations[id];
  const { power = 0, factor = 0, government = null, factories = [], flags = [], supply = {}, revenue = 0 } = nation;
  switch (column) {
    case "name":
      return [["nation"], ...governmentLines(view, id, government)];
    case "power":
      return [["power", { power }]];
    case "factor":
      return [["factor", { power, factor }]];
    case "government":
      return governmentLines(view, id, government);
    case "armies":
    case "fleets":
      return [[column, { count: nation[column], left: supply[column === "armies" ? "army" : "fleet"] }]];
    case "factories":
      return [factories.length ? ["factories", { places: labels.list(factories.map(labels.name)) }] : ["nofactories"]];
    case "flags":
      return [["flags", { count: flags.length, left: supply.flag }]];
    case "revenue": {
      const tax = view.prospects?.tax[id];
      return tax ? [["revenue", { factories: tax.factories, flags: tax.flags, free: tax.provinces, revenue }], ["taxation", { power: tax.power, bonus: tax.bonus }]] : [];
    }
    default:
      return [[column]];
  }
}

/** @param {any} view @param {string} nation @param {string | null} seat @returns {Line[]} */
const governmentLines = (view, nation, seat) => (seat ? [["government", { player: seat, sum: credit(view, seat, nation) }]] : [["nogovernment"]]);

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {Facts} facts
 * @param {string} seat
 * @param {string} column
 * @param {string} [nation]  of a column of bonds
 * @returns {Line[]}
 */
function seatLines(labels, view, facts, seat, column, nation) {
  const { cash = 0, bonds = {}, governs = [], score = 0 } = view.seats[seat];
  const interest = (/** @type {number} */ bond) => facts.interest?.[bond] ?? 0;
  const yields = (/** @type {string} */ id) => (bonds[id] ?? []).reduce((/** @type {number} */ sum, /** @type {number} */ bond) => sum + interest(bond), 0);
  if (nation) return facts.interest ? bondLines(labels, view, seat, nation, interest, yields(nation)) : [];
  if (column === "name") {
    return [governs.length ? ["governs", { nations: governs, count: governs.length }] : ["governsnone"], ...(view.investor_card === seat ? /** @type {Line[]} */ ([["card"]]) : [])];
  }
  if (column === "score") {
    if (!facts.interest) return [];
    const parts = Object.keys(bonds).map((id) => labels.t("widget.accounts.part", { interest: yields(id), factor: view.nations[id].factor, nation: id }));
    return [["score", { sum: [...parts, labels.t("widget.accounts.part.cash", { cash })].join(" + "), score }]];
  }
  return [[column]];
}

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {string} seat
 * @param {string} nation
 * @param {(bond: number) => number} interest
 * @param {number} yielded  interest of all of them
 * @returns {Line[]}
 */
function bondLines(labels, view, seat, nation, interest, yielded) {
  const held = [...(view.seats[seat].bonds?.[nation] ?? [])].sort((a, b) => a - b);
  if (held.length === 0) return [["nobonds", { nation, unsold: unsold(labels, view, nation) }]];
  const { factor, government } = view.nations[nation];
  const points = view.prospects?.points[seat][nation];
  const each = labels.list(held.map((bond) => labels.t("widget.accounts.bond", { value: bond, interest: interest(bond) })));
  const sum = credit(view, seat, nation);
  return [
    ...(points === undefined ? [] : [/** @type {Line} */ ([held.length > 1 ? "bonds" : "bond", { bonds: each, interest: yielded, factor, points }])]),
    government === seat ? ["credit.most", { sum }] : ["credit", { sum, most: credit(view, government, nation), player: government }],
  ];
}
