/** Geometry of the rondel: pure functions for any number of equal spaces, clockwise, the first at the top. */
import { polar } from "../shared/geometry.mjs";

/** Radii in units of the drawing. */
export const OUTER = 158;
export const INNER = 38;
/** Half the width of a marker at scale 1 (the octagon of look.json). */
const MARKER = 13;

/**
 * Angles of a space: from, middle, to (radians, 0 is up).
 * @param {number} index
 * @param {number} count
 */
export function sector(index, count) {
  const width = (2 * Math.PI) / count;
  return { from: (index - 0.5) * width, middle: index * width, to: (index + 0.5) * width };
}

/**
 * The largest radius at which a block of text fits inside every space.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @returns {number}
 */
export function blockRadius(count, width, height) {
  const limit = OUTER - 4;
  for (let radius = OUTER; radius > INNER; radius -= 1) {
    let fits = true;
    for (let index = 0; index < count && fits; index += 1) {
      const [x, y] = polar(radius, sector(index, count).middle);
      fits = Math.hypot(Math.abs(x) + width / 2, Math.abs(y) + height / 2) <= limit;
    }
    if (fits) return radius;
  }
  return INNER;
}

/**
 * Places of the markers on one space: one row or two along the ring, close to the hub, as large as fit.
 * @param {number} markers
 * @param {number} index   of the space
 * @param {number} count   of spaces
 * @returns {{x: number, y: number, scale: number}[]}
 */
export function fan(markers, index, count) {
  const { middle, to, from } = sector(index, count);
  const width = to - from;
  for (const scale of [0.76, 0.68, 0.6, 0.52, 0.44, 0.36]) {
    const half = MARKER * scale;
    const first = INNER + 4 + half;
    const capacity = (/** @type {number} */ radius) => Math.max(1, Math.floor((width * radius) / (2 * half + 1.5)));
    const rows = [Math.min(markers, capacity(first))];
    const second = first + 2 * half + 1;
    if (rows[0] < markers) rows.push(markers - rows[0]);
    if (rows.length > 1 && rows[1] > capacity(second)) continue;
    // Two rows of large markers would reach into the words.
    if (rows.length > 1 && scale > 0.6) continue;
    return rows.flatMap((size, row) => {
      const radius = row === 0 ? first : second;
      const step = (2 * half + 1.5) / radius;
      return Array.from({ length: size }, (_, place) => {
        const [x, y] = polar(radius, middle + (place - (size - 1) / 2) * step);
        return { x, y, scale };
      });
    });
  }
  throw new Error(`no room for ${markers} markers on one of ${count} spaces`);
}

/**
 * Places in the hub for the markers that are not yet on the ring.
 * @param {number} markers
 * @returns {{x: number, y: number, scale: number}[]}
 */
export function hub(markers) {
  if (markers === 1) return [{ x: 0, y: 0, scale: 0.84 }];
  const scale = markers > 4 ? 0.62 : 0.72;
  return Array.from({ length: markers }, (_, place) => {
    const [x, y] = polar(markers > 2 ? 22 : 13, (2 * Math.PI * place) / markers + (markers === 2 ? Math.PI / 2 : 0));
    return { x, y, scale };
  });
}

/**
 * The spaces a move passes and reaches, clockwise, as indices; empty when it is a first placement.
 * @param {number} start   index of the marker's space, -1 off the ring
 * @param {number | null} steps
 * @param {number} count
 * @returns {number[]}
 */
export function pathOf(start, steps, count) {
  if (start < 0 || steps === null) return [];
  return Array.from({ length: steps }, (_, step) => (start + step + 1) % count);
}

/**
 * Points of a marker's way along the ring from one place to another, clockwise.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} pieces
 * @returns {[number, number][]}
 */
export function way(from, to, pieces = 10) {
  const angle = (/** @type {{x: number, y: number}} */ p) => Math.atan2(p.x, -p.y);
  const [r0, r1] = [Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)];
  const start = r0 < INNER ? angle(to) : angle(from);
  let turn = r0 < INNER ? 0 : angle(to) - start;
  // A move is clockwise; a marker that only makes room beside the others goes the short way.
  if (turn < -0.9) turn += 2 * Math.PI;
  return Array.from({ length: pieces + 1 }, (_, piece) => polar(r0 + ((r1 - r0) * piece) / pieces, start + (turn * piece) / pieces));
}
