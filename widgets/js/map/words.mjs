/**
 * What a region is and holds, in words: for the tooltip, the list, the live line and the names of pieces.
 *
 * @typedef {[string, string, string, number]} Unit   nation, "army" | "fleet", posture "" | "standing" | "lying", count
 * @typedef {{flag?: string, factory?: string, occupied?: boolean, units?: Unit[]}} Holding
 * @typedef {{d: string, kind: string, label: [number, number], slots: [number, number][], city?: [number, number],
 *   port?: [number, number], owner?: string, build?: string, sea?: string}} Region
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 */

/** @type {Holding} */
export const NOTHING = Object.freeze({});

/**
 * One group of units: "2 standing armies of Russia".
 * @param {Labels} labels
 * @param {Region} region
 * @param {Unit} unit
 */
export function unitWords(labels, region, [nation, kind, posture, count]) {
  const form = kind === "fleet" ? (region.kind === "sea" ? "fleet" : "harboured") : posture === "" ? "army" : posture;
  return labels.t(`widget.map.units.${form}`, { nation, count });
}

/**
 * The kind of a region: "home province of Russia", with its city.
 * @param {Labels} labels
 * @param {Region} region
 * @param {Holding} holding
 * @returns {string[]}
 */
export function placeWords(labels, region, holding) {
  if (region.kind === "home") {
    const parts = [labels.t("widget.map.home", { nation: region.owner })];
    parts.push(labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`));
    if (holding.occupied) parts.push(labels.t("widget.map.occupied"));
    if (region.sea) parts.push(labels.t("widget.map.harbour", { sea: region.sea }));
    return parts;
  }
  const flag = holding.flag ? labels.t("widget.map.flag", { nation: holding.flag }) : labels.t("widget.map.noflag");
  return [labels.t(`widget.map.${region.kind}`), flag];
}

/**
 * A region in two lines: what it is, and what stands there.
 * @param {Labels} labels
 * @param {string} id
 * @param {Region} region
 * @param {Holding} holding
 * @returns {{name: string, place: string, units: string}}
 */
export function regionWords(labels, id, region, holding) {
  const units = (holding.units ?? []).map((unit) => unitWords(labels, region, unit));
  return {
    name: labels.name(id),
    place: placeWords(labels, region, holding).join(", "),
    units: units.length > 0 ? labels.list(units) : labels.t("widget.map.empty"),
  };
}
