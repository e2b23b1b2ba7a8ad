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
 * Which regions a text speaks of, each once, in its order.
 *
 * @param {string} text
 * @param {Record<string, unknown>} regions
 */
export function regionsIn(text, regions) {
  return [...new Set(text.split(/[^\w-]+/))].filter((word) => Object.hasOwn(regions, word));
}

/**
 * Where the choices so far were made that begin with a unit that stands on the board; none for units still to come.
 *
 * @param {Menu | null} menu
 * @returns {string[]}
 */
export function pickedPlaces(menu) {
  const trail = menu?.trail ?? [];
  return trail.some(({ unit }) => unit !== "") ? trail.map(({ place }) => place).filter(Boolean) : [];
}

/**
 * What the map is told of a menu.
 *
 * @param {Menu | null} menu
 * @param {Record<string, unknown>} regions
 * @param {string} chosen                         the place that is selected, "" if none is
 * @param {(labels: string[]) => string} joined   "a and b"
 * @returns {{options: Record<string, {label: string, unit: string}>, refused: Record<string, string>, picked: string[], chosen: string}}
 */
export function mapChoices(menu, regions, chosen, joined) {
  /** @type {Record<string, {label: string, unit: string}>} */
  const options = {};
  for (const region of Object.keys(regions)) {
    const here = optionsAt(menu, region);
    if (here.length === 0) continue;
    const units = new Set(here.map(({ unit }) => unit));
    options[region] = { label: joined(here.map(({ label }) => label)), unit: units.size === 1 ? here[0].unit : "" };
  }
  const left = pickedPlaces(menu);
  // Why a unit cannot stay where it was just picked is no answer to picking it.
  const refused = Object.fromEntries(
    Object.entries(menu?.refused ?? {}).filter(([place]) => Object.hasOwn(regions, place) && !left.includes(place)));
  return {
    options,
    refused,
    picked: regionsIn(menu?.text ?? "", regions),
    chosen: Object.hasOwn(regions, chosen) ? chosen : "",
  };
}

/**
 * The rules that all of several options rest on, and what each rests on besides. A single option keeps its own.
 *
 * @param {readonly Option[]} options
 * @returns {{common: string[], own: string[][]}}
 */
export function sharedRules(options) {
  const common = options.length < 2 ? [] : options[0].rules.filter((rule) => options.every(({ rules }) => rules.includes(rule)));
  return { common, own: options.map(({ rules }) => rules.filter((rule) => !common.includes(rule))) };
}
