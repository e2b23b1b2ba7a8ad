/** What stands in the tables of the corporations, and what the last step changed in them. No rule is worked out here. */
import { compare } from "../accounts/rows.mjs";

/** Columns of the table of money, left to right. */
export const MONEY = Object.freeze(["cash", "bonds", "loan", "interest", "repay", "payable"]);
/** Columns of the table of industries after those of the industries themselves. */
export const AFTER = Object.freeze(["total", "executives", "pile"]);
/** What is counted in dollars. */
export const DOLLARS = Object.freeze(new Set(["cash", "loan", "interest", "repay", "payable", "total"]));

/** What can be borrowed: nothing is any more once the game is over. */
export const BORROWED = Object.freeze(new Set(["loan", "payable"]));

/** @typedef {import("../accounts/rows.mjs").Cell<number | null>} Cell  null: hidden, or nothing any more */
/** @typedef {{id: string, corporation: string, place: number, over: boolean, cells: Record<string, Cell>, leads: string[], earnings: Record<string, number>}} Row */

/** The majors, in board order. @param {any} view @returns {string[]} */
export const majors = (view) => Object.keys(view.countries ?? {}).filter((id) => view.countries[id].shares);

/** The industries, in the order in which they are paid. @param {any} view @returns {string[]} */
export const industries = (view) => Object.keys(view.payoff?.revealed ?? {});

/**
 * A row for each player, in play order.
 *
 * @param {any} view
 * @param {any} [before]  the view one step earlier
 * @returns {Row[]}
 */
export function corporationRows(view, before) {
  return (view.order ?? []).map((/** @type {string} */ id, /** @type {number} */ index) => {
    const now = values(view, id);
    const { leaders, earnings } = view.prospects;
    return {
      id,
      corporation: view.seats[id].corporation,
      place: index + 1,
      over: view.over,
      cells: compare(now, before?.seats?.[id] ? values(before, id) : now),
      leads: industries(view).filter((industry) => leaders[industry] === id),
      earnings: Object.fromEntries(Object.entries(earnings[id]).map(([industry, [squares, leader]]) => [industry, squares + leader])),
    };
  });
}

/** The row of the bank: the shares that it still has. @param {any} view @param {any} [before] */
export function bankRow(view, before) {
  const shares = (/** @type {any} */ it) => Object.fromEntries(majors(it).map((id) => [`shares:${id}`, it.countries[id].shares.bank]));
  return { id: "bank", cells: compare(shares(view), shares(before?.countries ? before : view)) };
}

/** @param {any} view @param {string} id @returns {Record<string, number | null>} */
function values(view, id) {
  const seat = view.seats[id];
  return {
    cash: seat.cash,
    bonds: seat.bonds,
    loan: seat.loan,
    interest: seat.interest,
    repay: seat.repay,
    payable: seat.most_payable,
    ...Object.fromEntries(majors(view).map((country) => [`shares:${country}`, seat.shares[country] ?? 0])),
    ...Object.fromEntries(industries(view).map((industry) => [`squares:${industry}`, view.holdings[id][industry]])),
    total: view.prospects.totals[id],
    executives: seat.executives,
    pile: seat.pile,
  };
}
