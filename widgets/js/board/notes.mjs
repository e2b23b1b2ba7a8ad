/** What notes point at on a board: a sign at each place, and arrows from place to place. */
import { svg } from "../shared/dom.mjs";
import { createNoted, noteSign } from "../shared/noted.mjs";
import { way } from "./choices.mjs";

/** @typedef {[number, number]} Point */

/** How far off a sign its arrows end, in px on screen. */
const OFF = 13;

/**
 * @param {SVGElement} layer    above all that stands on the board
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {Record<string, Element>} options.elements   what takes the focus, by place
 * @param {(id: string) => string} [options.placeOf]   the place that has a part
 * @param {(id: string, px: number) => Point} options.at   the middle of the sign at a place; px: one on screen, in board units
 * @param {number} options.scale
 * @param {number} [options.wrap]  width of the board where it closes east to west, else 0
 */
export function createNotes(layer, { labels, elements, placeOf, at, scale, wrap = 0 }) {
  const noted = createNoted(labels, elements, placeOf);
  const group = svg("g", { "aria-hidden": "true", class: "gk-noted" });
  layer.append(group);
  let px = 1;
  let drawn = "";

  /** @param {Point} point */
  const written = (point) => point.map((value) => value.toFixed(1)).join(" ");
  const sized = () => `scale(${(px * scale).toFixed(3)})`;

  /** An arrow from under a sign to the edge of another one. @param {Point} from @param {Point} to */
  function arrow(from, to) {
    const pieces = way(from, to, wrap);
    const last = pieces[pieces.length - 1];
    const [[x0, y0], [x1, y1]] = last;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const part = Math.min(OFF * scale * px, length / 2) / length;
    last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
    const d = pieces.map(([start, end]) => `M${written(start)}L${written(end)}`).join("");
    const turn = ((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI).toFixed(1);
    return [
      svg("path", { d, class: "gk-noted-way-case" }), svg("path", { d, class: "gk-noted-way" }),
      svg("path", { d: "M-11 -7L2 0L-11 7L-8 0Z", class: "gk-noted-head", transform: `translate(${written(last[1])}) rotate(${turn}) ${sized()}` }),
    ];
  }

  function draw() {
    const { places, arrows } = noted;
    const points = Object.fromEntries(places.map((id) => [id, at(id, px)]));
    const wanted = JSON.stringify([points, arrows, px]);
    if (wanted === drawn) return;
    drawn = wanted;
    group.replaceChildren(
      ...arrows.flatMap(([from, to]) => arrow(points[from], points[to])),
      ...places.map((id) => noteSign(`translate(${written(points[id])}) ${sized()}`)),
    );
  }

  return {
    words: noted.words,
    get places() {
      return noted.places;
    },
    /** Mark other places; call it once the position is drawn. @param {readonly string[]} marks */
    update(marks) {
      noted.set(marks);
      if (noted.places.length > 0 || drawn !== "") draw();
    },
    /** After a change of scale. @param {number} k  px on screen of a board unit */
    layOut(k) {
      px = 1 / k;
      if (noted.places.length > 0) draw();
    },
  };
}
