/** The places of a drawing that notes point at: which they are, that they say so, and the sign that they wear. */
import { svg } from "./dom.mjs";

/** @typedef {[from: string, to: string]} Arrow */

/** A sheet with a folded corner and a pencil on it, round the origin. @param {string} [transform] */
export const noteSign = (transform = "") =>
  svg("g", { class: "gk-noted", transform: transform || null },
    svg("path", { d: "M-7.5 -8H3L7.5 -3.5V8H-7.5Z", class: "gk-noted-sheet" }),
    svg("path", { d: "M3 -8V-3.5H7.5Z", class: "gk-noted-ink" }),
    svg("path", { d: "M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z", class: "gk-noted-ink" }));

/**
 * What marks name of a drawing; what is not on it is left out.
 * @param {readonly string[]} marks              ids of places; "a > b" for an arrow from place to place
 * @param {(id: string) => string} placeOf       the place that an id belongs to; "" for none
 * @returns {{places: string[], arrows: Arrow[]}}
 */
export function readMarks(marks, placeOf) {
  /** @type {Set<string>} */
  const places = new Set();
  /** @type {Map<string, Arrow>} */
  const arrows = new Map();
  for (const mark of marks) {
    const ends = mark.split(" > ").map((id) => placeOf(id.trim()));
    for (const id of ends) if (id) places.add(id);
    const [from, to] = ends;
    if (ends.length === 2 && from && to && from !== to) arrows.set(`${from} > ${to}`, [from, to]);
  }
  return { places: [...places], arrows: [...arrows.values()] };
}

/**
 * The marked places of a drawing, whose elements say of themselves that they are marked.
 * @param {import("./labels.mjs").Labels} labels
 * @param {Record<string, Element>} elements   by place: what takes the focus there
 * @param {(id: string) => string} [placeOf]   the place that an id could belong to, whether there is one or not
 */
export function createNoted(labels, elements, placeOf = (id) => id) {
  const said = labels.t("widget.common.noted");
  let known = "[]";
  /** @type {{places: string[], arrows: Arrow[]}} */
  let noted = { places: [], arrows: [] };
  return {
    get places() {
      return noted.places;
    },
    get arrows() {
      return noted.arrows;
    },
    /** What is said of a place besides all else: a line, or none. @param {string} id */
    words: (id) => (noted.places.includes(id) ? [said.charAt(0).toLocaleUpperCase() + said.slice(1)] : []),
    /** @param {readonly string[]} marks @returns {boolean} whether other places are marked now */
    set(marks) {
      const next = readMarks(marks, (id) => {
        const place = placeOf(id);
        return Object.hasOwn(elements, place) ? place : "";
      });
      const text = JSON.stringify(next);
      if (text === known) return false;
      known = text;
      for (const id of noted.places) elements[id].removeAttribute("aria-description");
      for (const id of next.places) elements[id].setAttribute("aria-description", said);
      noted = next;
      return true;
    },
  };
}
