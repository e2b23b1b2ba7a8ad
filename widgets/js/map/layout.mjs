/**
 * Where the pieces of a map go: pure functions, in board units.
 *
 * Names leave room for tokens (`names.mjs`), and tokens take the free places of their region.
 * `widgets/pictures/layout.py` does the same for saved pictures.
 *
 * @typedef {import("../board/sizes.mjs").Box} Box
 */
import { clamp, overlap } from "../board/sizes.mjs";

/**
 * Places for the tokens of one region: near its name, clear of names, cities and the tokens before it as far
 * as there is room; where there is none, they overlap as little as they can.
 * @param {[number, number][]} candidates   slots first, then further points inside the region
 * @param {[number, number]} centre
 * @param {{w: number, h: number}[]} tokens  sizes in board units
 * @param {Box[]} obstacles
 * @param {Box} board
 * @param {Box[]} [others]  tokens of other regions
 * @returns {[number, number][]}
 */
export function placeTokens(candidates, centre, tokens, obstacles, board, others = []) {
  const taken = [...others];
  return tokens.map(({ w, h }) => {
    /** @type {{cost: number, x: number, y: number, box: Box}} */
    let best = { cost: Infinity, x: 0, y: 0, box: board };
    for (const [cx, cy] of candidates) {
      const x = clamp(board.x + w / 2, cx, board.x + board.w - w / 2);
      const y = clamp(board.y + h / 2, cy, board.y + board.h - h / 2);
      const box = { x: x - w / 2, y: y - h / 2, w, h };
      let cost = Math.hypot(x - centre[0], y - centre[1]) / (12 * h);
      if (cost >= best.cost) continue;
      for (const other of obstacles) cost += (3 * overlap(box, other)) / (w * h);
      for (const other of taken) cost += (5 * overlap(box, other)) / (w * h);
      if (cost < best.cost) best = { cost, x, y, box };
    }
    taken.push(best.box);
    return [best.x, best.y];
  });
}

/**
 * The boxes a token on one of the candidates might touch.
 * @param {[number, number][]} candidates
 * @param {Box[]} boxes
 * @param {number} reach  half the largest token
 * @returns {Box[]}
 */
export function near(candidates, boxes, reach) {
  const xs = candidates.map(([x]) => x);
  const ys = candidates.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs) - reach, Math.max(...xs) + reach, Math.min(...ys) - reach, Math.max(...ys) + reach];
  return boxes.filter((box) => box.x < right && box.x + box.w > left && box.y < bottom && box.y + box.h > top);
}

/**
 * Where a fleet in harbour is drawn: at the port, moved on seawards until it leaves the city's square in sight.
 * @param {[number, number]} port
 * @param {[number, number]} city
 * @param {number} piece  scale of the tokens
 * @returns {[number, number]}
 */
export function berth(port, city, piece) {
  const [dx, dy] = [port[0] - city[0], port[1] - city[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // Half of the hull and half of the square, along the line between them.
  const need = Math.min(25 / Math.max(Math.abs(ux), 0.01), 20 / Math.max(Math.abs(uy), 0.01)) * piece;
  const reach = Math.max(length, need);
  return [city[0] + ux * reach, city[1] + uy * reach];
}

/**
 * What names and tokens leave free: the cities, and the berths of fleets with the plate for their count.
 * @param {{city?: [number, number], port?: [number, number]}[]} regions
 * @param {number} piece  scale of the tokens
 * @returns {{cities: Box[], berths: Box[]}}
 */
export function fixtures(regions, piece) {
  /** @type {Box[]} */
  const cities = [];
  /** @type {Box[]} */
  const berths = [];
  for (const { city, port } of regions) {
    if (!city) continue;
    cities.push({ x: city[0] - 10 * piece, y: city[1] - 10 * piece, w: 20 * piece, h: 20 * piece });
    if (!port) continue;
    const [x, y] = berth(port, city, piece);
    // The hull reaches 17 to each side and 12 up and down; the plate stands out at its upper right.
    berths.push({ x: x - 19 * piece, y: y - 19 * piece, w: 43 * piece, h: 33 * piece });
  }
  return { cities, berths };
}

/**
 * Token scale inside a crowded region.
 * @param {number} groups
 */
export const crowding = (groups) => (groups > 6 ? 0.72 : groups > 3 ? 0.86 : 1);
