/** Points well inside a region, from its path: the places a token may take besides the slots of the map file. */

/** Distance between candidate points, in board units. */
export const STEP = 16;
/** How far inside the border a point must lie. */
const MARGIN = 7;

/**
 * Corners of the closed rings of a path that has only `M`, relative `l` lines and `z`, as the map files do.
 * @param {string} d
 * @returns {[number, number][][]}
 */
export function rings(d) {
  return d
    .split(/[zZ]/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = numbers;
      /** @type {[number, number][]} */
      const corners = [[x, y]];
      for (let i = 2; i + 1 < numbers.length; i += 2) corners.push([(x += numbers[i]), (y += numbers[i + 1])]);
      return corners;
    });
}

/**
 * The stretches of a horizontal line that lie inside the rings.
 * @param {[number, number][][]} shape
 * @param {number} y
 * @returns {[number, number][]}
 */
function spans(shape, y) {
  /** @type {number[]} */
  const crossings = [];
  for (const corners of shape) {
    let before = corners[corners.length - 1];
    for (const corner of corners) {
      if (before[1] > y !== corner[1] > y) {
        crossings.push(before[0] + ((y - before[1]) * (corner[0] - before[0])) / (corner[1] - before[1]));
      }
      before = corner;
    }
  }
  crossings.sort((a, b) => a - b);
  /** @type {[number, number][]} */
  const inside = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) inside.push([crossings[i], crossings[i + 1]]);
  return inside;
}

/**
 * Grid points inside a region, nearest to `centre` first.
 * @param {string} d
 * @param {[number, number]} centre
 * @param {number} [most]
 * @returns {[number, number][]}
 */
export function spots(d, [cx, cy], most = 110) {
  const shape = rings(d);
  /** @type {[number, number, number][]} */
  const found = [];
  for (let row = Math.ceil((cy - 170) / STEP); row * STEP <= cy + 170; row += 1) {
    const y = row * STEP;
    const middle = spans(shape, y);
    // Most of the lines that are tried pass by a region.
    if (middle.length === 0) continue;
    const [above, below] = [y - MARGIN, y + MARGIN].map((line) => spans(shape, line));
    for (const [left, right] of middle) {
      const start = Math.max(left + MARGIN, cx - 240);
      const end = Math.min(right - MARGIN, cx + 240);
      for (let column = Math.ceil(start / STEP); column * STEP <= end; column += 1) {
        const x = column * STEP;
        const holds = (/** @type {[number, number][]} */ line) => line.some(([from, to]) => from <= x && x <= to);
        // Names are wider than high: a token beside one is as far off as a token under it.
        if (holds(above) && holds(below)) found.push([x, y, ((x - cx) * 0.7) ** 2 + (y - cy) ** 2]);
      }
    }
  }
  found.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
  return found.slice(0, most).map(([x, y]) => [x, y]);
}
