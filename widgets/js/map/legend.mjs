/** What the signs of the map mean: each sign as the map draws it, with its name. */
import { setText, svg } from "../shared/dom.mjs";
import { PIECE_KEYS } from "../board/keys.mjs";
import { appendLegend, signOf } from "../board/legend.mjs";
import { createCity, createPennant, drawStack } from "./pieces.mjs";

/** @typedef {import("./words.mjs").Labels} Labels */
/** @typedef {(frame: SVGSVGElement, labels: Labels, nation: string) => void} Draw */

/** @param {string} kind @param {string} posture @param {number} [many] @returns {Draw} */
const stack = (kind, posture, many = 1) => (frame, _, nation) => {
  const { element, badge, count } = drawStack([nation, kind, posture, many]);
  badge.style.display = many > 1 ? "" : "none";
  setText(count, String(many));
  frame.append(element);
};

/** @param {string} build @param {any} holding @returns {Draw} */
const city = (build, holding) => (frame, labels) => {
  const drawn = createCity(/** @type {any} */ (frame), "", /** @type {any} */ ({ build, city: [0, 0] }), labels);
  drawn.update(holding);
  drawn.place(1);
};

/** @type {Draw} */
const pennant = (frame, labels, nation) => {
  const drawn = createPennant(/** @type {any} */ (frame), "", labels);
  drawn.place([0, 0], 1);
  drawn.update(nation);
};

/** @type {Draw} */
const arrow = (frame) => frame.append(svg("path", { d: "M-10 0H10M4 -6L10 0L4 6", class: "gk-map-legend-arrow" }));

/** @type {[string, Draw][]} */
const SIGNS = [
  ["army", stack("army", "")],
  ["standing", stack("army", "standing")],
  ["lying", stack("army", "lying")],
  ["fleet", stack("fleet", "")],
  ["count", stack("army", "", 3)],
  ["flag", pennant],
  ["factory", city("armaments", { factory: "armaments" })],
  ["shipyard", city("shipyard", { factory: "shipyard" })],
  ["site", city("armaments", {})],
  ["occupied", city("armaments", { factory: "armaments", occupied: true })],
  ["edge", arrow],
];

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {string} options.nation    whose colours the signs wear
 */
export function createLegend(host, { labels, nation }) {
  const signs = SIGNS.map(([name, draw]) => {
    const frame = signOf("-22 -22 44 44", "");
    draw(frame, labels, nation);
    // The words beside a sign say it all; on the map it is a piece with a name, here it is only a picture.
    for (const node of frame.querySelectorAll("[role]")) for (const name of ["role", "aria-label", "data-region", "data-piece"]) node.removeAttribute(name);
    return /** @type {import("../board/legend.mjs").Sign} */ ([labels.t(`widget.map.legend.${name}`), frame]);
  });
  appendLegend(host, { labels, words: "widget.map", keys: PIECE_KEYS, signs });
}
