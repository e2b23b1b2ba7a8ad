/** IMPERO in the browser: what `widgets/displays/impero.py` is in Python. */
import { createCampaign } from "../campaign/campaign.mjs";
import { createFactions } from "../factions/factions.mjs";
import { changed } from "../provinces/moves.mjs";
import { createProvinces } from "../provinces/provinces.mjs";
import { createSeasons } from "../seasons/seasons.mjs";

/** @typedef {import("./kit.mjs").Kit} Kit */

/** @type {Kit["createBoard"]} */
export const createBoard = createProvinces;

/** @type {Kit["createAccounts"]} */
export const createAccounts = createFactions;

/** @type {Kit} */
export const kit = {
  createBoard,
  // The wheel is read beside the board and the decision: what a season changes is said in a few words there.
  createDial: (host, options) => createSeasons(host, { ...options, compact: true }),
  createAccounts,
  createStage: createCampaign,
  changed,
  // Nothing is chosen on the wheel.
  dialPlaces: () => new Set(),
  entrances: {
    board: ["[data-place][tabindex='0']"],
    dial: [".gk-seasons [tabindex='0']", ".gk-seasons-more summary"],
  },
  dialHelp: "help_seasons",
  decidesFirst: true,
};
