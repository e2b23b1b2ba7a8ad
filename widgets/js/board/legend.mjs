/** What the signs of a board mean, each as the board draws it, with its name; and the keys of the board. */
import { el, svg } from "../shared/dom.mjs";

/** @typedef {[words: string, sign: SVGSVGElement]} Sign */

/**
 * A picture of its own for parts of a board.
 * @param {string} viewBox
 * @param {string} className
 * @param {...Node} parts
 */
export const signOf = (viewBox, className, ...parts) =>
  svg("svg", { class: `gk-map-sign ${className}`.trim(), viewBox, "aria-hidden": "true" }, ...parts);

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {string} options.words      whose words, as "widget.map"
 * @param {readonly import("./keys.mjs").Binding[]} options.keys
 * @param {Sign[]} options.signs
 */
export function appendLegend(host, { labels, words, keys, signs }) {
  const t = (/** @type {string} */ id) => labels.t(`${words}.${id}`);
  const line = keys.map(({ command, shown }) => el("span", { class: "gk-map-key" },
    ...shown.map((sign) => el("kbd", {}, sign.length > 1 ? t(`key.${sign}`) : sign)), " ", t(`key.${command}`)));
  host.append(el("details", { class: "gk-map-fold gk-map-legend" },
    el("summary", {}, t("legend")),
    el("ul", { class: "gk-map-signs" }, ...signs.map(([name, sign]) => el("li", {}, sign, el("span", {}, name)))),
    el("p", { class: "gk-map-keys" }, ...line.flatMap((key) => [key, " "]))));
}
