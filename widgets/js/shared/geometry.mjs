/** Pure geometry shared by the widgets: wedges, polygons, the neighbour in a direction. */

/** @typedef {[number, number]} Point */

/** @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;

/**
 * A point on a circle round 0,0; angle 0 is up, angles grow clockwise (radians).
 * @param {number} radius
 * @param {number} angle
 * @returns {Point}
 */
export function polar(radius, angle) {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/**
 * The path of a ring sector between two radii and two angles (`to` > `from`).
 * @param {number} inner
 * @param {number} outer
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
export function wedgePath(inner, outer, from, to) {
  const large = to - from > Math.PI ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)].map((p) => p.map(round).join(" "));
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}Z`;
}

/**
 * The index of the point that lies nearest in a direction, or -1. Distance across the direction weighs
 * double, and points more than 60 degrees off it are left out.
 * @param {Point[]} points
 * @param {number} from index of the point to leave
 * @param {Point} direction unit vector, y grows downwards
 * @returns {number}
 */
export function nearestInDirection(points, from, direction) {
  const [x0, y0] = points[from];
  let best = -1;
  let bestCost = Infinity;
  points.forEach(([x, y], index) => {
    if (index === from) return;
    const along = (x - x0) * direction[0] + (y - y0) * direction[1];
    const across = Math.abs((x - x0) * direction[1] - (y - y0) * direction[0]);
    if (along <= 0 || across > along * 1.732) return;
    const cost = along + 2 * across;
    if (cost < bestCost) {
      bestCost = cost;
      best = index;
    }
  });
  return best;
}
