/**
 * What can be chosen on the map: pure functions. A caller that lets people play says which regions are options,
 * why others are refused, what was picked before, and which option waits to be confirmed.
 *
 * @typedef {object} Option
 * @property {string} label            what choosing the region does, in words
 * @property {"" | "army" | "fleet"} [unit]  it picks such a unit there
 * @typedef {object} Choices
 * @property {Record<string, Option>} options   by region
 * @property {Record<string, string>} refused   by region, why it cannot be chosen: a sentence
 * @property {string[]} picked                  where the choice begins
 * @property {string} chosen                    selected, and still to be confirmed; "" for none
 */

/** @type {Readonly<Choices>} */
export const NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: "" });

/**
 * Choices with every part, of regions that are on the board.
 * @param {Partial<Choices>} given
 * @param {(id: string) => boolean} known
 * @returns {Choices}
 */
export function complete({ options = {}, refused = {}, picked = [], chosen = "" }, known) {
  const own = (/** @type {Record<string, any>} */ record) => Object.fromEntries(Object.entries(record).filter(([id]) => known(id)));
  return { options: own(options), refused: own(refused), picked: picked.filter(known), chosen: known(chosen) ? chosen : "" };
}

/**
 * Regions with the options first, each group in its order.
 * @param {string[]} ids
 * @param {Choices} choices
 */
export const optionsFirst = (ids, { options }) => [...ids.filter((id) => id in options), ...ids.filter((id) => !(id in options))];

/**
 * The next option after a region, round and round; the region itself where there is none.
 * @param {string[]} ids
 * @param {Choices} choices
 * @param {string} from
 * @param {1 | -1} by
 */
export function jump(ids, { options }, from, by) {
  const start = ids.indexOf(from);
  for (let step = 1; step <= ids.length; step += 1) {
    const id = ids[(start + by * step + ids.length * step) % ids.length];
    if (id in options) return id;
  }
  return from;
}

/**
 * What a region is to the choice, in words, as part of its name; "" when it is nothing.
 * @param {import("../shared/labels.mjs").Labels} labels
 * @param {Choices} choices
 * @param {string} id
 * @param {string} [board]  whose words
 */
export function choiceWords(labels, { options, picked, chosen }, id, board = "widget.map") {
  const label = options[id]?.label;
  if (id === chosen) return label === undefined ? labels.t(`${board}.choice.chosen`) : labels.t(`${board}.choice.confirm`, { what: label });
  if (label !== undefined) return labels.t(`${board}.choice`, { what: label });
  return picked.includes(id) ? labels.t(`${board}.choice.picked`) : "";
}

/**
 * The straight way between two points, over the edge of the board where that is nearer.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} wrap  width of the board where it closes east to west, else 0
 * @returns {[[number, number], [number, number]][]}  the last one ends at `to`
 */
export function way([x0, y0], [x1, y1], wrap) {
  if (wrap === 0 || Math.abs(x1 - x0) <= wrap / 2) return [[[x0, y0], [x1, y1]]];
  const shift = x1 > x0 ? -wrap : wrap;
  return [[[x0, y0], [x1 + shift, y1]], [[x0 - shift, y0], [x1, y1]]];
}
