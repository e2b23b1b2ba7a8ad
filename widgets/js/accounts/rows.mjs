/**
 * What stands in the account tables, and what the last step changed in them.
 */

/**
 * @template {string | number | null} [T=string | number]
 * @typedef {Object} Cell
 * @property {T} value   what is shown; "" when there is nothing
 * @property {number | null} change    signed difference to the position before, null when equal or not a number
 * @property {string | null} was       the former value of a cell that holds a name, null when equal
 */

/**
 * @typedef {Object} Row
 * @property {string} id               nation code or seat
 * @property {Object<string, Cell>} cells
 */

/** Columns of the table of nations, left to right; `name` columns hold a seat. */
export const NATION_COLUMNS = Object.freeze([
  { id: "treasury", kind: "number" },
  { id: "power", kind: "number" },
  { id: "factor", kind: "number" },
  { id: "government", kind: "seat" },
  { id: "armies", kind: "number" },
  { id: "fleets", kind: "number" },
  { id: "factories", kind: "number" },
  { id: "flags", kind: "number" },
  { id: "revenue", kind: "number" },
]);

/** Columns of the table of players before and after the columns of bonds. */
export const SEAT_COLUMNS = Object.freeze({ before: ["cash"], after: ["score"] });

/**
 * Rows of the table of nations.
 *
 * @param {any} view
 * @param {any} [before]  the view one step earlier
 * @returns {Row[]}
 */
export function nationRows(view, before) {
  return Object.keys(view.nations ?? {}).map((id) => {
    const now = nationValues(view.nations[id]);
    const old = before?.nations?.[id] ? nationValues(before.nations[id]) : now;
    return { id, cells: compare(now, old) };
  });
}

/** @param {any} nation @returns {Object<string, string | number>} */
function nationValues(nation) {
  return {
    treasury: nation.treasury ?? 0,
    power: nation.power ?? 0,
    factor: nation.factor ?? 0,
    government: nation.government ?? "",
    armies: nation.armies ?? 0,
    fleets: nation.fleets ?? 0,
    factories: (nation.factories ?? []).length,
    flags: (nation.flags ?? []).length,
    revenue: nation.revenue ?? 0,
  };
}

/**
 * Rows of the table of players. The cell `bonds:RU` holds the sum of the face values, `bonds` the single ones.
 *
 * @param {any} view
 * @param {any} [before]
 * @returns {(Row & {card: boolean, cardBefore: boolean, bonds: Object<string, number[]>, governs: string[]})[]}
 */
export function seatRows(view, before) {
  const nations = Object.keys(view.nations ?? {});
  return Object.keys(view.seats ?? {}).map((id) => {
    const now = seatValues(view.seats[id], nations);
    const old = before?.seats?.[id] ? seatValues(before.seats[id], nations) : now;
    return {
      id,
      cells: compare(now, old),
      card: view.investor_card === id,
      cardBefore: (before ?? view).investor_card === id,
      bonds: view.seats[id].bonds ?? {},
      governs: view.seats[id].governs ?? [],
    };
  });
}

/** @param {any} seat @param {string[]} nations @returns {Object<string, number>} */
function seatValues(seat, nations) {
  /** @type {Object<string, number>} */
  const values = { cash: seat.cash ?? 0, score: seat.score ?? 0 };
  for (const nation of nations) {
    values[`bonds:${nation}`] = (seat.bonds?.[nation] ?? []).reduce(
      (/** @type {number} */ sum, /** @type {number} */ bond) => sum + bond, 0);
  }
  return values;
}

/**
 * What differs between the values of a row; a value that is hidden is null.
 *
 * @template {string | number | null} T
 * @param {Object<string, T>} now
 * @param {Object<string, T>} old
 * @returns {Object<string, Cell<T>>}
 */
export function compare(now, old) {
  /** @type {Object<string, any>} */
  const cells = {};
  for (const [key, value] of Object.entries(now)) {
    const same = value === old[key];
    const numbers = typeof value === "number" && typeof old[key] === "number";
    cells[key] = {
      value,
      change: same || !numbers ? null : Number(value) - Number(old[key]),
      was: same || numbers ? null : String(old[key]),
    };
  }
  return cells;
}

/**
 * A difference with its sign, "+3" or "−2" (with the minus sign of typography).
 *
 * @param {number} change
 * @param {{format: (value: number) => string}} format
 */
export function signed(change, format) {
  return (change < 0 ? "\u2212" : "+") + format.format(Math.abs(change));
}
