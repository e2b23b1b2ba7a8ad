/** The drawings that cards, open cards and legend share: industries, holders, cubes, executives, camps, shares. */
import { svg } from "../shared/dom.mjs";
import look from "../shared/look.mjs";
import { CELL } from "./measures.mjs";

/** @typedef {[number, number]} Point */
/** @typedef {{d: string, text: Point}} Sign */

/** @type {Record<string, {d: string}>} */
const INDUSTRIES = /** @type {any} */ (look.industries);
/** @type {Record<string, Sign>} */
const CORPORATIONS = /** @type {any} */ (look.corporations);
/** @type {Record<string, Sign>} */
const CAMPS = /** @type {any} */ (look.camps);
/** Shapes of look.json are a little larger than a square: neighbours must not touch. */
const SCALE = 0.92;
const EDGE = CELL / 2 - 0.6;
const BOX = `M${-EDGE} ${-EDGE}H${EDGE}V${EDGE}H${-EDGE}Z`;

/** @param {Point} at */
const placed = ([x, y]) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;

/** @param {string} text @param {Point} at @param {string} [name] */
const letter = (text, [x, y], name = "") => svg("text", { x, y, class: `gk-sign-letter ${name}`.trim() }, text);

/**
 * @param {string} industry
 * @param {string} initial
 * @param {Point} at
 */
export const drawIndustry = (industry, initial, at) =>
  svg("g", { transform: placed(at), class: "gk-industry", "data-industry": industry },
    svg("path", { d: INDUSTRIES[industry].d, transform: `scale(${SCALE})` }), letter(initial, [0, 4]));

/** The form of a corporation with a letter or a number. @param {string} corporation @param {string} text @param {Point} at */
export function drawToken(corporation, text, at) {
  const { d, text: foot } = CORPORATIONS[corporation] ?? CORPORATIONS[""];
  return svg("g", { transform: placed(at), class: "gk-token", "data-corporation": corporation },
    svg("path", { d, transform: `scale(${SCALE})` }), letter(text, foot));
}

/**
 * What holds a square: nothing, a black cube, or a cube of a player.
 * @param {string} held
 * @param {string} corporation
 * @param {string} initial
 * @param {Point} at
 */
export function drawHolder(held, corporation, initial, at) {
  if (held === "") return svg("path", { d: "M-4.6 -4.6H4.6V4.6H-4.6Z", transform: placed(at), class: "gk-holder-free" });
  if (held !== "locked") return drawToken(corporation, initial, at);
  return svg("g", { transform: placed(at), class: "gk-holder-locked" },
    svg("path", { d: BOX }), svg("path", { d: "M-2.6 -1V-2.8A2.6 2.6 0 0 1 2.6 -2.8V-1M-4 -1H4V4.2H-4Z", class: "gk-holder-lock" }));
}

/**
 * Executives who defend: a body with the letter of the player, and as many heads.
 * @param {string} corporation
 * @param {string} initial
 * @param {number} count
 * @param {Point} at
 */
export function drawGuard(corporation, initial, count, at) {
  const many = Math.min(count, 3);
  const heads = Array.from({ length: many }, (_, index) => svg("circle", { cx: (index - (many - 1) / 2) * 4.4, cy: -5.4, r: 2.3 }));
  return svg("g", { transform: placed(at), class: "gk-token", "data-corporation": corporation },
    svg("path", { d: "M-6.9 7.4V1.6Q-6.9 -2.8 -2.6 -2.8H2.6Q6.9 -2.8 6.9 1.6V7.4Z" }), ...heads, letter(initial, [0, 6.6]));
}

/** The sign of a camp with a number in it. @param {string} camp @param {string} text @param {Point} at */
export function drawCamp(camp, text, at) {
  const { d, text: foot } = CAMPS[camp];
  return svg("g", { transform: placed(at), class: "gk-camp", "data-camp": camp }, svg("path", { d }), letter(text, foot));
}

/** A local bonus beside the small sign of the camp that has it. @param {string} camp @param {string} text @param {Point} at */
export const drawBonus = (camp, text, at) =>
  svg("g", { transform: placed(at), class: "gk-bonus", "data-camp": camp },
    svg("path", { d: CAMPS[camp].d, transform: "translate(-7 0) scale(.5)" }), letter(text, [4, 4]));

/** Shares left in the bank. @param {string} text @param {Point} at */
export const drawShares = (text, at) =>
  svg("g", { transform: placed(at), class: "gk-shares" },
    svg("path", { d: "M-7.6 -2.6V-5.2H-0.4V4.2H-2.4M-10 -2.6H-2.8V6.4H-10Z" }), letter(text, [5.4, 4]));

/** The R&D marker, at the corner of its square. @param {Point} at */
export const drawMarker = ([x, y]) =>
  svg("path", {
    transform: placed([x + 6.4, y - 6.4]), class: "gk-rd",
    d: "M0 -4.4L1.2 -1.5L4.4 -1.3L2 0.7L2.8 3.8L0 2.2L-2.8 3.8L-2 0.7L-4.4 -1.3L-1.2 -1.5Z",
  });
