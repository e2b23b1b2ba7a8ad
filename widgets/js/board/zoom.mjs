/** Which part of the board is in sight: pure arithmetic of the zoom. */

/** @typedef {[number, number, number, number]} ViewBox */

export const STEPS = [1, 1.5, 2, 3, 4];

/** The next zoom step up or down. @param {number} zoom @param {number} by */
export function nextStep(zoom, by) {
  const index = STEPS.indexOf(zoom) + by;
  return STEPS[Math.max(0, Math.min(STEPS.length - 1, index))];
}

/**
 * The part of the board in sight round a centre, never beyond an edge.
 * @param {ViewBox} board
 * @param {number} zoom
 * @param {[number, number]} centre
 * @returns {ViewBox}
 */
export function sight([x, y, w, h], zoom, [cx, cy]) {
  const [sw, sh] = [w / zoom, h / zoom];
  return [Math.max(x, Math.min(x + w - sw, cx - sw / 2)), Math.max(y, Math.min(y + h - sh, cy - sh / 2)), sw, sh];
}

/**
 * The centre after moving so that a point is comfortably in sight; the same one when it already is.
 * @param {ViewBox} part
 * @param {[number, number]} point
 * @returns {[number, number]}
 */
export function centreFor([x, y, w, h], [px, py]) {
  const inside = px > x + w * 0.12 && px < x + w * 0.88 && py > y + h * 0.12 && py < y + h * 0.88;
  return inside ? [x + w / 2, y + h / 2] : [px, py];
}
