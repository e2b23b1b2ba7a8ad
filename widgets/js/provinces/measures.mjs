/**
 * Sizes on the board at a given width, and where everything stands on the plate of a city: pure functions.
 *
 * Plates and names are laid out in px of their own, in which type is 11 high. On narrow boards plates leave out
 * influence, from 840 px they show it, and beyond they grow with the board.
 * `widgets/displays/impero/picture_provinces.py` does the same for saved pictures.
 *
 * @typedef {import("../board/sizes.mjs").Box} Box
 * @typedef {[number, number]} Point
 * @typedef {"small" | "full"} Level
 * @typedef {{k: number, level: Level, unit: number}} Measures
 *   k: screen px per board unit; unit: board units per px of a plate
 * @typedef {object} Plan   what stands on a plate, in its px from its upper left corner
 * @property {number} w
 * @property {number} h
 * @property {Point} sign       middle of the sign of the city
 * @property {Point} name       left end and baseline
 * @property {Point} pv         left end and baseline
 * @property {Point[]} slots    middles of the buildings
 * @property {Point} garrison   middle of the last army of the garrison
 * @property {{x: number, y: number, w: number} | null} influence   left end, middle and length of its row
 */
import { clamp, textWidth } from "../board/sizes.mjs";

/** The least height of type. */
export const TYPE = 11;
/** The least width of a board at each level, in px. @type {Record<Level, number>} */
const FROM = { small: 560, full: 840 };
/** Plates grow up to this size. */
const LARGEST = 2;
const SLOT = 15;
/** Height of a plate. @type {Record<Level, number>} */
const HEIGHT = { small: 33, full: 47 };
/** Least width of a plate: with influence of four seats. @type {Record<Level, number>} */
const LEAST = { small: 0, full: 98 };

/**
 * @param {number} width     of the whole board in px, zoom included
 * @param {number} units     of the whole board in board units
 * @param {number} [scale]   1, or 1.5 for a projector
 * @returns {Measures}
 */
export function measure(width, units, scale = 1) {
  const k = width / units;
  const own = width / scale;
  const grown = own < FROM.small ? own / FROM.small : clamp(1, own / FROM.full, LARGEST);
  return { k, level: own < FROM.full ? "small" : "full", unit: (grown * scale) / k };
}

/**
 * The plate of a city.
 * @param {Level} level
 * @param {string} name
 * @param {number} slots
 * @returns {Plan}
 */
export function planCity(level, name, slots) {
  const w = Math.max(textWidth(name, TYPE) * 1.04 + 22, 57 + SLOT * slots, LEAST[level]);
  return {
    w,
    h: HEIGHT[level],
    sign: [10, 9],
    name: [20, 12.4],
    pv: [4, 27],
    slots: Array.from({ length: slots }, (_, index) => /** @type {Point} */ ([37 + SLOT * (index + 0.5), 22.5])),
    garrison: [w - 11, 23],
    influence: level === "full" ? { x: 4, y: 40, w: w - 8 } : null,
  };
}

/**
 * The name of a region or sea with what stands under it.
 * @param {string} name
 * @param {"land" | "sea"} kind
 * @returns {{w: number, h: number}}
 */
export function planName(name, kind) {
  const w = textWidth(name, TYPE);
  return kind === "land" ? { w: Math.max(w * 0.97 + 4, 46), h: 29 } : { w: w * 0.93 + 4, h: 15 };
}

/**
 * Where a plate or a name lies on the board.
 * @param {{w: number, h: number}} plan
 * @param {Point} middle
 * @param {number} unit
 * @returns {Box}
 */
export const boxOf = ({ w, h }, [x, y], unit) => ({ x: x - (w * unit) / 2, y: y - (h * unit) / 2, w: w * unit, h: h * unit });

/** How far one piece lies off another where a region has more of them than places, in px. */
const PILE = 7;

/**
 * The places of pieces in a region: its own, then piled on these.
 * @param {Point[]} slots
 * @param {number} count
 * @param {number} unit
 * @returns {Point[]}
 */
export const stand = (slots, count, unit) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = slots[index % slots.length];
    const round = Math.floor(index / slots.length);
    return /** @type {Point} */ ([x + round * PILE * unit, y - round * PILE * unit * 0.6]);
  });
