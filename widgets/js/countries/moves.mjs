/**
 * What changed between two positions on the board: pure functions.
 *
 * @typedef {import("./facts.mjs").Country} Country
 * @typedef {Record<string, any>} View
 */
import { pairs } from "../map/journey.mjs";

/** The country of a square: "us" of "us.3". @param {string} square */
export const countryOf = (square) => square.slice(0, square.lastIndexOf("."));

/**
 * The countries in which something changed.
 * @param {View} before
 * @param {View} view
 * @returns {string[]}
 */
export function changed(before, view) {
  const [old, now] = [before.countries ?? {}, view.countries ?? {}];
  const found = new Set(Object.keys(now).filter((id) => old[id] !== now[id] && JSON.stringify(old[id]) !== JSON.stringify(now[id])));
  if (before.rd !== view.rd) for (const square of [before.rd, view.rd]) if (square) found.add(countryOf(square));
  return Object.keys(now).filter((id) => found.has(id));
}

/**
 * The cubes that moved from one country to another: only where one country lost and one gained cubes of a seat.
 * @param {Record<string, Country>} old
 * @param {Record<string, Country>} now
 * @returns {{seat: string, from: string, to: string}[]}
 */
export function moves(old, now) {
  /** @type {Map<string, {id: string, by: number}[]>} */
  const changes = new Map();
  for (const [id, { cubes = {} }] of Object.entries(now)) {
    const before = old[id]?.cubes ?? {};
    if (cubes === before) continue;
    for (const seat of new Set([...Object.keys(before), ...Object.keys(cubes)])) {
      const by = (cubes[seat] ?? 0) - (before[seat] ?? 0);
      if (by !== 0) changes.set(seat, [...(changes.get(seat) ?? []), { id, by }]);
    }
  }
  return pairs(changes).map(([seat, loss, gain]) => {
    const list = /** @type {{id: string}[]} */ (changes.get(seat));
    return { seat, from: list[loss].id, to: list[gain].id };
  });
}
