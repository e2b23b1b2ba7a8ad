/**
 * What changed between two positions on the board: pure functions.
 *
 * @typedef {Record<string, any>} View
 */
import { piecePlace, standing } from "./holders.mjs";

/** @param {any} a @param {any} b */
const differ = (a, b) => a !== b && JSON.stringify(a) !== JSON.stringify(b);

/** Pieces by place with what is told of them. @param {View} view */
const told = ({ armies = [], fleets = [], agents = [] }) => Object.fromEntries([...armies, ...fleets, ...agents].map((piece) => [piecePlace(piece), piece]));

/**
 * The places in which something changed: cities, regions, and where pieces came, went or became others.
 * @param {View} before
 * @param {View} view
 * @returns {string[]}
 */
export function changed(before, view) {
  const found = new Set();
  for (const part of /** @type {const} */ (["regions", "cities"])) {
    const [old, now] = [before[part] ?? {}, view[part] ?? {}];
    if (old === now) continue;
    for (const id of Object.keys(now)) {
      // The season alone changes what a region shows of its stability: that is told, not marked.
      const own = part === "regions" ? [strip(old[id]), strip(now[id])] : [old[id], now[id]];
      if (differ(own[0], own[1])) found.add(id);
    }
  }
  const [old, now] = [told(before), told(view)];
  const [was, is] = [standing(before).pieces, standing(view).pieces];
  for (const place of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (!differ(units(old[place]), units(now[place])) && was[place]?.at === is[place]?.at) continue;
    for (const piece of [was[place], is[place]]) if (piece) found.add(piece.at);
  }
  return [...found];
}

/** What of a region lasts. @param {any} region */
const strip = (region) => region && [region.governor, region.lasting];

/** What makes a piece another one: who is in it, not what it has done. @param {any} piece */
const units = (piece) => piece && [piece.units, piece.ships, piece.caught, piece.place];

/**
 * The pieces that moved from one place to another.
 * @param {View} before
 * @param {View} view
 * @returns {{piece: string, from: string, to: string}[]}
 */
export function moves(before, view) {
  const [was, is] = [standing(before).pieces, standing(view).pieces];
  return Object.keys(is).filter((piece) => was[piece] && was[piece].at !== is[piece].at)
    .map((piece) => ({ piece, from: was[piece].at, to: is[piece].at }));
}
