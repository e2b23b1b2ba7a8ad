/**
 * Sizes on a board at a given width, and boxes on it: pure functions, in board units.
 *
 * A board is drawn from 560 px to a projector, so type and tokens keep a legible size on screen.
 *
 * @typedef {{x: number, y: number, w: number, h: number}} Box   left, top, width, height
 * @typedef {{k: number, font: number, seaFont: number, piece: number}} Metrics
 *   k: screen px per board unit; font, seaFont: type size in board units; piece: scale of the tokens of look.json
 */

/** @param {number} low @param {number} value @param {number} high */
export const clamp = (low, value, high) => Math.min(high, Math.max(low, value));

/**
 * Sizes at a width on screen.
 * @param {number} width     of the whole board in px, zoom included
 * @param {number} units     of the whole board in board units
 * @param {number} [scale]   1, or 1.5 for a projector
 * @returns {Metrics}
 */
export function metrics(width, units, scale = 1) {
  const k = width / units;
  const font = (clamp(9.4, 7.4 + 6.2 * k, 15) * scale) / k;
  return { k, font, seaFont: font * clamp(0.95, 0.8 + 0.5 * k, 1.08), piece: (clamp(0.54, 0.36 + 0.7 * k, 1.15) * scale) / k };
}

/**
 * The width of a text, estimated, so that the layout is the same everywhere and needs no drawing.
 * @param {string} text
 * @param {number} size
 */
export function textWidth(text, size) {
  let ems = 0;
  for (const letter of text) ems += /[ijlIft.,'’ -]/.test(letter) ? 0.4 : /[mwMW]/.test(letter) ? 1 : /[A-ZÀ-Ý]/.test(letter) ? 0.78 : 0.66;
  return ems * size;
}

/** @param {Box} a @param {Box} b @returns {number} the common area */
export function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
