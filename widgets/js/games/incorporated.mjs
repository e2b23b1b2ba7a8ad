/** Incorporated in the browser: what `widgets/displays/incorporated.py` is in Python. */
import { createCorporations } from "../corporations/corporations.mjs";
import { createCountries } from "../countries/countries.mjs";
import { changed } from "../countries/moves.mjs";
import { createSliders } from "../sliders/sliders.mjs";
import { createStage } from "../stage/stage.mjs";

/** @typedef {import("./kit.mjs").Kit} Kit */

/** @type {Kit["createBoard"]} */
export const createBoard = createCountries;

/** @type {Kit["createAccounts"]} */
export const createAccounts = createCorporations;

/** @type {Kit} */
export const kit = {
  createBoard,
  // What each place implies is folded away: the board and the decision are read beside it.
  createDial: (host, options) => createSliders(host, { ...options, compact: true }),
  createAccounts,
  createStage,
  changed,
  dialPlaces: placesOf,
  entrances: {
    board: ["[data-place][tabindex='0']"],
    dial: [".gk-slider-option", ".gk-slider-more summary"],
  },
  dialHelp: "help_sliders",
  decidesFirst: true,
};

/**
 * The places of all tracks as a menu names them: "interest:19".
 *
 * @param {{tracks: Record<string, number[]>}} dial
 * @returns {Set<string>}
 */
export function placesOf({ tracks }) {
  return new Set(Object.entries(tracks).flatMap(([slider, places]) => places.map((place) => `${slider}:${place}`)));
}
