/**
 * The geometry of a track: evenly spaced places from left to right. No page here.
 */

/**
 * Where the middle of a place lies on its track, from 0 at the left edge to 1 at the right one.
 * @param {number} index
 * @param {number} count
 */
export const at = (index, count) => (index + 0.5) / count;

/**
 * The place nearest to a point of the track.
 * @param {number} fraction  0 at the left edge, 1 at the right one; beyond them means the first or last place
 * @param {number} count
 */
export const nearest = (fraction, count) => Math.max(0, Math.min(count - 1, Math.floor(fraction * count)));

/**
 * Where a key leads to from a place; null for a key that moves nothing.
 * @param {string} key
 * @param {number} index
 * @param {number} count
 * @returns {number | null}
 */
export function reached(key, index, count) {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, index + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, index - 1);
    case "PageUp":
      return Math.min(last, index + 2);
    case "PageDown":
      return Math.max(0, index - 2);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/**
 * The arrow from one place to another; null where nothing moved.
 * @param {number} from
 * @param {number} to
 * @param {number} count
 * @returns {{left: number, width: number, way: "left" | "right"} | null}  left and width as parts of the track
 */
export function arrow(from, to, count) {
  if (from < 0 || to < 0 || from === to) return null;
  return { left: at(Math.min(from, to), count), width: Math.abs(to - from) / count, way: to > from ? "right" : "left" };
}

/** The id of a place among the places of a menu: "interest:19". @param {string} slider @param {number} place */
export const placeId = (slider, place) => `${slider}:${place}`;
