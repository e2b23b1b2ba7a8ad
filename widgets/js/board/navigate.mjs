/** Moving over the regions with the arrow keys. */
import { nearestInDirection } from "../shared/geometry.mjs";

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * The region an arrow key leads to: the nearest in that direction; over the left or right edge of a world
 * map the one that comes first on the other side. The same region when there is none.
 * @param {[number, number][]} points    one per region
 * @param {number} from
 * @param {string} key
 * @param {number} [wrap]  width of the board where it closes east to west, else 0
 * @returns {number}
 */
export function step(points, from, key, wrap = 0) {
  const direction = ARROWS[key];
  const found = nearestInDirection(points, from, direction);
  if (found >= 0 || wrap === 0 || direction[0] === 0) return found >= 0 ? found : from;
  const shifted = points.map(([x, y], index) => /** @type {[number, number]} */ (index === from ? [x, y] : [x + direction[0] * wrap, y]));
  const around = nearestInDirection(shifted, from, direction);
  return around >= 0 ? around : from;
}
