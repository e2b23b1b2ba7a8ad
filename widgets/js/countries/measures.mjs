/**
 * Sizes on the board at a given width and where everything stands on the card of a country: pure functions.
 *
 * A card is laid out in px of its own, in which type is 11 high: on a board of 560 px the cards are as small as they may
 * be, and leave out the word for the camp; from 650 px they say it, and from 800 px they are wide enough for whole names
 * and grow with the board.
 * `widgets/displays/incorporated/picture_countries.py` does the same for saved pictures.
 *
 * @typedef {import("../board/sizes.mjs").Box} Box
 * @typedef {[number, number]} Point
 * @typedef {"small" | "full" | "wide"} Level
 * @typedef {{k: number, level: Level, unit: number}} Measures
 *   k: screen px per board unit; unit: board units per px of a card
 * @typedef {object} Plan   middles of what stands on a card, in its px from its upper left corner
 * @property {number} w
 * @property {number} h
 * @property {number} name          baseline of the name, which begins at PAD
 * @property {number} nameRoom      how long it may be
 * @property {Point[]} cells        industries
 * @property {Point[]} holders      what holds them
 * @property {{x: number, y: number, w: number}} pieces  the row of cubes and executives: left end, middle, length
 * @property {Point | null} sign    the sign of the camp with the stability; the Tax Havens have neither
 * @property {Point | null} camp    left end and baseline of the word for the camp
 * @property {Point | null} bonus   the local bonus
 * @property {Point | null} shares  the shares left in the bank
 */
import { clamp, textWidth } from "../board/sizes.mjs";

/** The least height of type. */
export const TYPE = 11;
export const PAD = 4;
/** Side of a square and of a cube. */
export const CELL = 15;
/** Middles of the rows under the name. */
const ROW = [24.5, 40, 56.5, 72.5];
/** Least width of a card at each level. @type {Record<Level, number>} */
const LEAST = { small: 84, full: 84, wide: 106 };
/** The least width of a board at each level, in px. @type {Record<Level, number>} */
const FROM = { small: 560, full: 650, wide: 800 };
/** Cards grow up to this size. */
const LARGEST = 2;
/** Type is measured as wide as it is in the widest of usual fonts: a name may be a little longer than its room. */
const TOLERANCE = 1.02;

/**
 * @param {number} width     of the whole board in px, zoom included
 * @param {number} units     of the whole board in board units
 * @param {number} [scale]   1, or 1.5 for a projector
 * @returns {Measures}
 */
export function measure(width, units, scale = 1) {
  const k = width / units;
  const own = width / scale;
  const grown = own < FROM.small ? own / FROM.small : clamp(1, own / FROM.wide, LARGEST);
  return { k, level: own < FROM.full ? "small" : own < FROM.wide ? "full" : "wide", unit: (grown * scale) / k };
}

/**
 * @param {Level} level
 * @param {{squares: unknown[], major: boolean, zone: string | null, bonus: unknown}} country
 * @returns {Plan}
 */
export function planCard(level, { squares, major, zone, bonus }) {
  const columns = squares.length;
  const full = level !== "small";
  const w = Math.max(LEAST[level], columns * CELL + 2 * PAD);
  const left = (w - columns * CELL) / 2;
  // A short row stands at the left, where cubes find room beside it.
  const wide = columns > 2;
  const across = (/** @type {number} */ index) => (wide ? left : PAD) + CELL * (index + 0.5);
  const cells = squares.map((_, index) => /** @type {Point} */ ([across(index), ROW[0]]));
  const holders = major ? cells.map(([x]) => /** @type {Point} */ ([x, ROW[1]])) : [/** @type {Point} */ ([across(1), ROW[0]])];
  const beside = PAD + 2 * CELL + 4;
  const last = (wide ? 3 : major ? 2 : 1) - (full ? 0 : 1);
  const pieces = wide ? { x: PAD, y: ROW[2], w: w - 2 * PAD } : { x: beside, y: ROW[0], w: w - beside - PAD / 2 };
  /** @type {Point | null} */
  let shares = null;
  if (major) {
    if (full) shares = [w - 12, 9.5];
    else if (wide) [shares, pieces.w] = [[w - 12, ROW[2]], pieces.w - 24];
    else shares = [w - 12, ROW[1]];
  }
  const y = ROW[last];
  return {
    w,
    h: y + 9.5,
    name: 13,
    nameRoom: w - 2 * PAD - (full ? (major ? 23 : 0) : zone === null ? 0 : 20),
    cells,
    holders,
    pieces,
    sign: zone === null ? null : full ? [PAD + 44, y] : [w - 11.5, 9.5],
    camp: full && zone !== null ? [PAD, y + 4] : null,
    bonus: full && bonus ? [w - 14, y] : null,
    shares,
  };
}

/**
 * The middle of a card on the board.
 * @param {{at: Record<"small" | "full", Point>}} country
 * @param {Level} level
 */
export const placeOf = ({ at }, level) => at[level === "small" ? "small" : "full"];

/**
 * Where a card lies on the board.
 * @param {Plan} plan
 * @param {Point} middle
 * @param {number} unit
 * @returns {Box}
 */
export const cardBox = ({ w, h }, [x, y], unit) => ({ x: x - (w * unit) / 2, y: y - (h * unit) / 2, w: w * unit, h: h * unit });

/**
 * Places of pieces in a row: side by side, and one upon the other where there are too many.
 * @param {number} count
 * @param {{x: number, y: number, w: number}} row
 * @returns {Point[]}  middles
 */
export function line(count, { x, y, w }) {
  const pace = count > 1 ? Math.min(CELL, (w - CELL) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => [x + CELL / 2 + index * pace, y]);
}

/**
 * The name of a country as long as there is room for it.
 * @param {string} long
 * @param {string} short
 * @param {number} room
 */
export const nameIn = (long, short, room) => (textWidth(long, TYPE) <= room * TOLERANCE ? long : short);
