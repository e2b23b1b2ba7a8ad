/**
 * What the signs of the map mean for play, one line each with the rules it rests on. The lines stand in the
 * messages under "widget.map.rule.<ruleset>."; a ruleset without them is shown without.
 */
import { unitWords } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Labels} Labels
 * @typedef {import("./words.mjs").Region} Region
 * @typedef {import("./words.mjs").Holding} Holding
 */

/** A tip holds so many lines of rules: more would hide the map. */
const MOST = 2;

/**
 * @param {Labels} labels
 * @param {string} ruleset
 * @param {[string, Record<string, unknown>?][]} wanted  keys with their parameters, the most telling first
 */
function lines(labels, ruleset, wanted) {
  return wanted
    .map(([key, params]) => /** @type {[string, any]} */ ([`widget.map.rule.${ruleset}.${key}`, params]))
    .filter(([id]) => labels.has(id))
    .map(([id, params]) => labels.t(id, params))
    .slice(0, MOST);
}

/**
 * The rules of a city: what is built there, and its harbour.
 * @param {Region} region
 * @param {Holding} holding
 * @returns {[string, Record<string, unknown>?][]}
 */
function cityRules(region, holding) {
  /** @type {[string, Record<string, unknown>?][]} */
  const found = [[`${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`]];
  if (region.sea) found.push(["harbour", { sea: region.sea }]);
  return found;
}

/**
 * The rules of a region as it is now.
 * @param {Labels} labels
 * @param {string} ruleset
 * @param {Region} region
 * @param {Holding} holding
 * @returns {string[]}
 */
export function regionRules(labels, ruleset, region, holding) {
  /** @type {[string, Record<string, unknown>?][]} */
  const found = [];
  const units = holding.units ?? [];
  if (holding.occupied) found.push(["occupied"]);
  else if (new Set(units.map(([nation]) => nation)).size > 1) found.push(["shared"]);
  if (region.kind === "home") {
    found.push(...cityRules(region, holding), ["home"]);
  } else {
    found.push([holding.flag ? "flag" : "noflag"], [region.kind]);
  }
  return lines(labels, ruleset, found);
}

/**
 * One piece with its rules: a stack of units, the city, or the flag of a region.
 * @param {Labels} labels
 * @param {string} ruleset
 * @param {Region} region
 * @param {Holding} holding
 * @param {string} piece  "city", "flag", or the index of a stack among the units of the region
 * @returns {{name: string, lines: string[]}}
 */
export function pieceWords(labels, ruleset, region, holding, piece) {
  if (piece === "city") {
    const what = labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`);
    const name = holding.occupied ? `${what}, ${labels.t("widget.map.occupied")}` : what;
    return { name, lines: lines(labels, ruleset, [...(holding.occupied ? /** @type {[string][]} */ ([["occupied"]]) : []), ...cityRules(region, holding)]) };
  }
  if (piece === "flag") return { name: labels.t("widget.map.flag", { nation: holding.flag }), lines: lines(labels, ruleset, [["flag"]]) };
  const unit = /** @type {import("./words.mjs").Unit} */ (holding.units?.[Number(piece)]);
  const [, kind, posture] = unit;
  const form = kind === "fleet" ? (region.kind === "sea" ? "fleet" : "harboured") : "army";
  return { name: unitWords(labels, region, unit), lines: lines(labels, ruleset, [...(posture ? /** @type {[string][]} */ ([[posture]]) : []), [form]]) };
}

/**
 * The pieces of a region in the order in which they are explained.
 * @param {Region} region
 * @param {Holding} holding
 * @returns {string[]}
 */
export function piecesOf(region, holding) {
  const found = (holding.units ?? []).map((_, index) => String(index));
  if (region.city) found.push("city");
  if (holding.flag) found.push("flag");
  return found;
}
