/** What stands in the accounts of the factions, and what the last step changed in them. No rule is worked out here. */
import { compare } from "../accounts/rows.mjs";
import { billOf } from "../bill/rows.mjs";

/** Columns of the table of stocks: the resources, then the points. */
export const STOCKS = Object.freeze(["nourriture", "bois", "metal", "or"]);
export const POINTS = Object.freeze(["influence", "initiative"]);
/** Columns of the table of what a faction holds and owes. */
export const EMPIRE = Object.freeze(["cities", "regions", "routes", "technologies", "score", "upkeep"]);
/** Columns whose numbers are not in the rules page that the game rests on. */
export const RECONSTRUCTED = Object.freeze(new Set(["routes", "technologies", "score"]));

/** @typedef {import("../accounts/rows.mjs").Cell<number | null>} Cell   null: hidden */
/** @typedef {import("../bill/rows.mjs").Bill} Bill */
/** @typedef {import("../bill/rows.mjs").Kind} Kind */
/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} faction
 * @property {boolean} out
 * @property {Record<string, Cell>} cells
 * @property {Record<string, number>} income   what phase II would add as things stand
 * @property {Bill | null} bill
 * @property {Kind} kind
 */

/** The regions that a seat governs. @param {any} view @param {string} seat @returns {string[]} */
export const governed = (view, seat) => Object.keys(view.regions ?? {}).filter((region) => view.regions[region].governor === seat);

/** The cities of a seat. @param {any} view @param {string} seat @returns {string[]} */
export const citiesOf = (view, seat) => Object.keys(view.cities ?? {}).filter((city) => view.cities[city].owner === seat);

/** The routes that a seat holds. @param {any} view @param {string} seat @returns {any[]} */
export const routesOf = (view, seat) => (view.routes ?? []).filter((/** @type {any} */ { holders }) => holders.includes(seat));

/**
 * A row for each seat, in seat order.
 *
 * @param {any} view
 * @param {any} [before]  the view one step earlier
 * @returns {Row[]}
 */
export function factionRows(view, before) {
  return Object.keys(view.seats ?? {}).map((id) => {
    const { faction, out, income } = view.seats[id];
    const now = values(view, id);
    const { bill, kind } = billOf(view, id) ?? { bill: null, kind: /** @type {Kind} */ ("come") };
    return { id, faction, out, cells: compare(now, before?.seats?.[id] ? values(before, id) : now), income: income.total, bill, kind };
  });
}

/** @param {any} view @param {string} id @returns {Record<string, number | null>} */
function values(view, id) {
  const seat = view.seats[id];
  return {
    ...Object.fromEntries(STOCKS.map((unit) => [unit, seat.stock ? seat.stock[unit] : null])),
    ...Object.fromEntries(POINTS.map((unit) => [unit, seat.points[unit]])),
    cities: seat.cities,
    regions: governed(view, id).length,
    routes: routesOf(view, id).length,
    technologies: seat.technologies.length,
    score: seat.score,
    upkeep: billOf(view, id)?.bill.due ?? null,
  };
}
