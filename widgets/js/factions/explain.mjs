/** What a cell of the accounts of the factions means: a heading, and lines with their arithmetic and rules. */
import { billOf, billSays, contextOf } from "../bill/rows.mjs";
import { citiesOf, governed, POINTS, routesOf, STOCKS } from "./rows.mjs";

/**
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {object} Cell
 * @property {string} row      a seat; "" for the heads of the columns, "bank" for the bank
 * @property {string} column   as in rows.mjs, or "name"
 * @typedef {[key: string, params?: Record<string, unknown>, rules?: string[]]} Line   under "widget.factions.tip."
 */

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {Cell} cell
 * @returns {{name: string, lines: string[]}}
 */
export function explain(labels, view, { row, column }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.factions.${id}`, params);
  if (row === "bank") return { name: t("bank"), lines: [t("tip.bank")] };
  const head = t(`head.${column}`);
  if (row === "") return { name: head, lines: [t(`tip.head.${column}`, { enough: view.enough })] };
  if (column === "upkeep") return { name: t("cell", { row: labels.name(row), column: head }), lines: upkeepLines(labels, view, row) };
  const lines = seatLines(labels, view, row, column).map(([key, params, rules]) => bracketed(t(`tip.${key}`, params), rules));
  return { name: column === "name" ? labels.name(row) : t("cell", { row: labels.name(row), column: head }), lines };
}

/** A sentence with its rules in brackets before its full stop. @param {string} text @param {readonly string[]} [rules] */
const bracketed = (text, rules = []) => (rules.length > 0 ? `${text.replace(/[.]$/, "")} (${rules.join(", ")}).` : text);

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {string} id
 * @param {string} column
 * @returns {Line[]}
 */
function seatLines(labels, view, id, column) {
  const seat = view.seats[id];
  if (seat.out) return [["out", { faction: seat.faction }]];
  if (STOCKS.includes(column) && !seat.stock) return [["hidden", {}, view.hidden.stocks], ...incomeLines(labels, view, id, column)];
  if (STOCKS.includes(column) || POINTS.includes(column)) {
    return [...incomeLines(labels, view, id, column), ...useLines(view, column)];
  }
  switch (column) {
    case "name":
      return [seat.capital ? ["name", { faction: seat.faction, capital: seat.capital }] : ["name.lost", { faction: seat.faction }]];
    case "cities":
      return [["cities", { count: seat.cities, cities: citiesOf(view, id), enough: view.enough }]];
    case "regions": {
      const parts = governed(view, id).map((region) => labels.t("widget.factions.region", { region, stability: view.regions[region].stability }));
      return [parts.length ? ["regions", { regions: parts.join(", ") }] : ["regions.none"]];
    }
    case "routes": {
      const parts = routesOf(view, id).map(({ first, second }) => `${labels.name(first)}–${labels.name(second)}`);
      return [parts.length ? ["routes", { routes: parts.join(", ") }] : ["routes.none"], ["routes.made"]];
    }
    case "technologies":
      return [seat.technologies.length ? ["technologies", { technologies: seat.technologies }] : ["technologies.none"], ["technologies.made"]];
    default:
      return scoreLines(labels, view, id);
  }
}

/**
 * What phase II would add, line by line, in the order in which it is added up.
 *
 * @param {Labels} labels
 * @param {any} view
 * @param {string} id
 * @param {string} unit
 * @returns {Line[]}
 */
function incomeLines(labels, view, id, unit) {
  const { lines, total } = view.seats[id].income;
  /** @type {Map<string, {what: string, where: string, amount: number}>} */
  const parts = new Map();
  const rules = ["IMP-031"];
  for (const { what, where, unit: of, amount, rule } of lines) {
    if (of !== unit) continue;
    const known = parts.get(`${what}:${where}`);
    parts.set(`${what}:${where}`, { what, where, amount: amount + (known?.amount ?? 0) });
    if (!rules.includes(rule)) rules.push(rule);
  }
  if (parts.size === 0) return [["income.none", { unit, season: view.season }, ["IMP-031"]]];
  const said = [...parts.values()].map(({ what, where, amount }, index) => {
    const from = labels.t(`widget.factions.from.${what}`, { where });
    return labels.t(index === 0 ? "widget.factions.part.first" : "widget.factions.part", { amount, from });
  });
  const sum = [...parts.values()].reduce((all, { amount }) => all + amount, 0);
  if (sum < 0) rules.push("IMP-A28");
  /** @type {Line[]} */
  const found = [["income", { unit, season: view.season, parts: said.join(" "), sum: total[unit] }, rules]];
  if (["management", "actions", "upkeep"].includes(view.phase)) found.push(["income.paid", {}, ["IMP-004"]]);
  return [...found, ["income.made"]];
}

/** What a resource or points are for. @param {any} view @param {string} unit @returns {Line[]} */
function useLines(view, unit) {
  if (unit === "influence") return [["use.influence", { most: view.modifiers.influence_cap, season: view.season }]];
  return [[`use.${unit}`]];
}

/** @param {Labels} labels @param {any} view @param {string} id @returns {Line[]} */
function scoreLines(labels, view, id) {
  const { score, points_for: tally } = view.seats[id];
  if (!tally) return [["hidden", {}, view.hidden.stocks]];
  const parts = Object.entries(tally).filter(([, [, points]]) => points)
    .map(([what, [count, points]]) => labels.t(`widget.factions.points.${what}`, { count, points }));
  return [parts.length ? ["score", { score, parts: parts.join(" + ") }] : ["score.none"], ["score.made"]];
}

/** What is due, and what follows from it. @param {Labels} labels @param {any} view @param {string} id @returns {string[]} */
function upkeepLines(labels, view, id) {
  const found = billOf(view, id);
  if (!found) {
    const { faction, out } = view.seats[id];
    return [labels.t(`widget.factions.tip.${out ? "out" : "over"}`, { faction })];
  }
  const { bill, kind } = found;
  const context = contextOf(view, kind);
  const due = bill.due === null ? [] : [labels.t(`widget.factions.tip.upkeep.${kind}`, { due: bill.due, food: bill.food, gold: bill.gold })];
  const said = billSays(bill, context).map(([[key, params], ...rules]) => bracketed(labels.t(`widget.bill.${key}`, params), rules));
  return [...due, ...said.slice(0, 3)];
}
