/**
 * Arrows between the cards of countries: pure functions, in board units.
 *
 * @typedef {import("../board/sizes.mjs").Box} Box
 * @typedef {[number, number]} Point
 * @typedef {Point[]} Curve   start, one or two points that pull, end
 */

/** How far an arrow bends to its left, as a share of its length: so the way there and the way back lie apart. */
const BEND = 0.09;
const MOST_BEND = 60;

/** @param {Box} box @returns {Point} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

/**
 * Where the line from the middle of a box towards a point leaves the box.
 * @param {Box} box
 * @param {Point} towards
 * @param {number} gap  outside the box; negative: inside
 * @returns {Point}
 */
export function edge(box, [tx, ty], gap) {
  const [cx, cy] = middle(box);
  const [dx, dy] = [tx - cx, ty - cy];
  const reach = Math.min((box.w / 2 + gap) / Math.max(Math.abs(dx), 1e-6), (box.h / 2 + gap) / Math.max(Math.abs(dy), 1e-6));
  return [cx + dx * reach, cy + dy * reach];
}

/**
 * An arrow from card to card. Where two cards all but touch it begins and ends a little inside them.
 * @param {Box} from
 * @param {Box} to
 * @param {Point[]} via  two points that pull a long way round, or none
 * @param {number} gap   between an arrow and a card
 * @returns {Curve}
 */
export function curve(from, to, via, gap) {
  if (via.length === 2) return [edge(from, via[0], gap), ...via, edge(to, via[1], gap)];
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const bend = Math.min(MOST_BEND, BEND * length);
  /** @type {Point} */
  const pull = [(ax + bx) / 2 + ((by - ay) / length) * bend, (ay + by) / 2 - ((bx - ax) / length) * bend];
  let [start, end] = [edge(from, pull, gap), edge(to, pull, gap)];
  if (Math.hypot(end[0] - start[0], end[1] - start[1]) < 6 * gap) [start, end] = [edge(from, pull, -3 * gap), edge(to, pull, -3 * gap)];
  return [start, pull, end];
}

/** @param {Point} point */
const written = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of an arrow as a path. @param {Curve} points */
export const lineOf = ([start, ...rest]) => `M${written(start)}${rest.length === 3 ? "C" : "Q"}${rest.map(written).join(" ")}`;

/**
 * The head of an arrow as a path.
 * @param {Curve} points
 * @param {number} size
 */
export function headOf(points, size) {
  const [[px, py], [x, y]] = points.slice(-2);
  const length = Math.hypot(x - px, y - py) || 1;
  const [ux, uy] = [(x - px) / length, (y - py) / length];
  const [bx, by] = [x - ux * size, y - uy * size];
  const half = size * 0.48;
  return `M${written([x, y])}L${written([bx - uy * half, by + ux * half])}L${written([bx + uy * half, by - ux * half])}Z`;
}

/**
 * A point on a curve.
 * @param {Curve} points
 * @param {number} t  from 0 to 1
 * @returns {Point}
 */
export function along(points, t) {
  if (points.length === 1) return points[0];
  const next = points.slice(1).map(([x, y], index) => /** @type {Point} */ ([points[index][0] + (x - points[index][0]) * t, points[index][1] + (y - points[index][1]) * t]));
  return along(next, t);
}
