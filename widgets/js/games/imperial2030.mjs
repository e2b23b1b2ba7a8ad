/** Imperial 2030 in the browser: what `widgets/displays/imperial2030.py` is in Python. */
import { createAccounts } from "../accounts/accounts.mjs";
import { createWorldMap } from "../map/map.mjs";
import { createRondel } from "../rondel/rondel.mjs";

/** @typedef {import("./kit.mjs").Kit} Kit */

/** @type {Kit["createBoard"]} */
export const createBoard = createWorldMap;

export { createAccounts };

/** @type {Kit} */
export const kit = {
  createBoard,
  createDial: (host, { dial, ...options }) => createRondel(host, { ...options, wheel: dial }),
  createAccounts,
  createStage: null,
  changed: changedRegions,
  dialPlaces: (dial) => new Set(dial.map((/** @type {{id: string}} */ { id }) => id)),
  entrances: { board: ["[data-region][tabindex='0']"], dial: ["[role=radio][tabindex='0']"] },
  dialHelp: "help_rondel",
  decidesFirst: false,
};

/**
 * The regions that differ between two views that share what is equal in both.
 *
 * @param {Record<string, any>} before
 * @param {Record<string, any>} after
 * @returns {string[]}
 */
export function changedRegions(before, after) {
  const [old, now] = [before.regions ?? {}, after.regions ?? {}];
  // Identity tells.
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((id) => old[id] !== now[id]);
}
