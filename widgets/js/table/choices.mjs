/** What of a menu stands where on the board. No page here. */

/**
 * @typedef {object} Option
 * @property {string} text       the action, or its beginning
 * @property {string} label
 * @property {string[]} rules
 * @property {boolean} complete  it can be played as it stands
 * @property {boolean} more      choosing it leads to another menu
 * @property {string} place      a space or a region, "" if it stands nowhere
 * @property {string} unit
 *
 * @typedef {object} Menu
 * @property {string} text
 * @property {string} question
 * @property {{text: string, label: string, unit: string, place: string}[]} trail   the choices made so far
 * @property {Option[]} options
 * @property {Option | null} done
 * @property {import("./number.mjs").Amount | null} amount   a number that can be named instead
 * @property {import("./sentences.mjs").Line[]} tips          advice of the rulebook
 * @property {Record<string, string>} refused   by place, why it cannot be chosen
 */

/**
 * The options at a place.
 *
 * @param {Menu | null} menu
 * @param {string} place
 * @returns {Option[]}
 */
export function optionsAt(menu, place) {
  return place === "" ? [] : (menu?.options ?? []).filter((option) => option.place === place);
}

/**
 * Where the units stand that were picked, and where they are to go, as far as that is chosen. Units still to come were
 * not picked.
 *
 * @param {Menu | null} menu
 * @returns {{picked: string[], target: string}}
 */
export function way(menu) {
  const trail = menu?.trail ?? [];
  const picked = trail.filter(({ unit }) => unit !== "").map(({ place }) => place);
  const targets = picked.length > 0 ? trail.filter(({ unit, place }) => unit === "" && place !== "") : [];
  return { picked, target: targets.at(-1)?.place ?? "" };
}

/**
 * What the board or the dial is told of a menu.
 *
 * @param {Menu | null} menu
 * @param {(place: string) => boolean} has        whether a place stands there
 * @param {string} chosen                         the place that is selected, "" if none is
 * @param {(labels: string[]) => string} joined   "a and b"
 * @returns {{options: Record<string, {label: string, unit: string}>, refused: Record<string, string>, picked: string[], chosen: string}}
 */
export function choicesAt(menu, has, chosen, joined) {
  const stands = (/** @type {string} */ place) => place !== "" && has(place);
  /** @type {Record<string, {label: string, unit: string}>} */
  const options = {};
  for (const place of new Set((menu?.options ?? []).map((option) => option.place).filter(stands))) {
    const here = optionsAt(menu, place);
    const units = new Set(here.map(({ unit }) => unit));
    options[place] = { label: joined(here.map(({ label }) => label)), unit: units.size === 1 ? here[0].unit : "" };
  }
  const { picked, target } = way(menu);
  const left = [...picked, target];
  // Why a unit cannot stay where it was just picked is no answer to picking it.
  const refused = Object.fromEntries(
    Object.entries(menu?.refused ?? {}).filter(([place]) => stands(place) && !left.includes(place)));
  return {
    options,
    refused,
    picked,
    // What is selected now comes before what was chosen in an earlier menu.
    chosen: [chosen, target].find(stands) ?? "",
  };
}

/** Options in longer lists have no chips of their own, which would hide the words; the log names the rules afterwards. */
const FEW = 8;
/** Chips of its own beside an option. */
const MOST = 3;

/**
 * The rules that all of several options rest on, and the first of those that each rests on besides. A single option
 * keeps all its own.
 *
 * @param {readonly Option[]} options
 * @returns {{common: string[], own: string[][]}}
 */
export function sharedRules(options) {
  const common = options.length < 2 ? [] : options[0].rules.filter((rule) => options.every(({ rules }) => rules.includes(rule)));
  const most = options.length < 2 ? Infinity : options.length <= FEW ? MOST : 0;
  return { common, own: options.map(({ rules }) => rules.filter((rule) => !common.includes(rule)).slice(0, most)) };
}
