/** The drawings that the map, the open card and the legend share: cities, buildings, armies, fleets, agents, influence. */
import { svg } from "../shared/dom.mjs";
import look from "../shared/look.mjs";

/** @typedef {[number, number]} Point */
/** @typedef {{d: string, text: Point}} Sign */

/** @type {Record<string, string>} */
const CITIES = /** @type {any} */ (look.cities);
/** @type {Record<string, string>} */
const BUILDINGS = /** @type {any} */ (look.buildings);
/** @type {Record<string, Sign>} */
const AGENTS = /** @type {any} */ (look.agents);
/** @type {Record<string, Sign>} */
const TOKENS = /** @type {any} */ (look.tokens);
/** @type {Record<string, {letter: string}>} */
const FACTIONS = /** @type {any} */ (look.factions);

/** The letter of a faction; "" for none. @param {string} faction */
const letterOf = (faction) => FACTIONS[faction]?.letter ?? "";

/** The shape of a piece. @param {string} kind */
export const shapeOf = (kind) => AGENTS[kind] ?? TOKENS[kind];

/** @param {Point} at */
const placed = ([x, y]) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;

/** @param {string} text @param {Point} at @param {string} name */
const written = (text, [x, y], name) => svg("text", { x, y, class: name }, text);

/** A city by how it is held, with the letter of who holds it. @param {string} how @param {string} faction @param {Point} at */
export const drawCity = (how, faction, at) =>
  svg("g", { transform: placed(at), class: "gk-town", "data-how": how || "neutral", "data-faction": faction || null },
    svg("path", { d: CITIES[how], transform: "scale(.94)" }), written(letterOf(faction), [0, how === "capital" ? 5.6 : 4], "gk-town-letter"));

/**
 * A building in its slot: icon, level, a pip for each point of life.
 * @param {string} kind  "" for a free slot
 * @param {{level: number, pv: number, most: number}} state
 * @param {Point} at
 */
export function drawBuilding(kind, { level, pv, most }, at) {
  if (kind === "") return svg("g", { transform: placed(at), class: "gk-slot-free" }, svg("rect", { x: -6, y: -6.5, width: 12, height: 12, rx: 2 }));
  const pips = Array.from({ length: most }, (_, index) =>
    svg("rect", { x: (index - most / 2) * 4.2 + 0.5, y: 6.6, width: 3.2, height: 2.4, class: index < pv ? "gk-pip" : "gk-pip gk-pip-lost" }));
  return svg("g", { transform: placed(at), class: `gk-slot gk-slot-${level > 1 ? "high" : "low"}` },
    svg("rect", { x: -6.5, y: -7.5, width: 13, height: 13, rx: 2 }),
    svg("path", { d: BUILDINGS[kind], transform: "translate(0 -1) scale(.92)", class: "gk-slot-icon" }),
    // A second level stands on a second sill, at the corner.
    ...(level > 1 ? [svg("path", { d: "M1.6 -7.5H6.5V-2.6Z", class: "gk-slot-level" })] : []), ...pips);
}

/**
 * A piece with the letter of its faction, and how many it is.
 * @param {string} kind
 * @param {string} faction
 * @param {number} count   shown from 2 on
 * @param {{engines?: boolean, cargo?: number}} [more]
 */
export function drawPiece(kind, faction, count, { engines = false, cargo = 0 } = {}) {
  const { d, text } = shapeOf(kind);
  /** @type {SVGElement[]} */
  const parts = [
    svg("path", { d, class: "gk-piece-case" }), svg("path", { d, class: "gk-piece-body" }),
    written(letterOf(faction), text, "gk-piece-code"),
  ];
  if (engines) parts.push(svg("g", { transform: "translate(-10.5 10.5)", class: "gk-piece-engine" },
    svg("circle", { r: 5.4 }), svg("path", { d: "M-3 0H3M0 -3V3M-2.1 -2.1L2.1 2.1M2.1 -2.1L-2.1 2.1" })));
  // Ships stand farther off: what is aboard is counted at the other end of the hull. Two figures need a longer plate.
  const half = count > 9 ? 10.5 : 7.6;
  if (count > 1) parts.push(svg("g", { transform: `translate(${kind === "fleet" ? 13 : 10.5} -8.5)`, class: "gk-piece-badge" },
    svg("rect", { x: -half, y: -7.6, width: 2 * half, height: 15.2, rx: 7.6 }), written(String(count), [0, 3.9], "gk-piece-number")));
  // What is aboard stands in the hull as a small shield with a number.
  if (cargo > 0) parts.push(svg("g", { transform: "translate(-13 -9)", class: "gk-piece-cargo" },
    svg("path", { d: "M-6.5 -6.5H6.5V1.5C6.5 5.5 3.2 7.6 0 8.8C-3.2 7.6 -6.5 5.5 -6.5 1.5Z" }), written(String(cargo), [0, 4], "gk-piece-number")));
  return svg("g", { class: `gk-piece gk-piece-${kind}`, "data-faction": faction || null }, ...parts);
}

/** Who governs a region: a disc with the letter. @param {string} faction @param {Point} at */
export const drawGovernor = (faction, at) =>
  svg("g", { transform: placed(at), class: "gk-governor", "data-faction": faction },
    svg("circle", { r: 7.2 }), written(letterOf(faction), [0, 4], "gk-town-letter"));

/** Influence of a seat in a city: its letter on its colour, and how much. @param {string} faction @param {number} count @param {Point} at  left end, middle */
export const drawInfluence = (faction, count, [x, y]) =>
  svg("g", { transform: placed([x, y]), class: "gk-influence", "data-faction": faction },
    svg("rect", { x: 0, y: -5.8, width: 10.5, height: 11.6, rx: 3 }), written(letterOf(faction), [5.3, 4], "gk-town-letter"),
    written(String(count), [14.6, 4], "gk-influence-count"));

/** A siege: crossed blades, with the letter of the besieger. @param {string} faction @param {Point} at */
export const drawSiege = (faction, at) =>
  svg("g", { transform: placed(at), class: "gk-siege", "data-faction": faction },
    svg("path", { d: "M-11 -5L-3 5M-3 -5L-11 5", class: "gk-siege-blades" }), svg("circle", { cx: 5, r: 7 }), written(letterOf(faction), [5, 4], "gk-town-letter"));
