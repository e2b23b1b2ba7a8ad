/** A game that brings no parts of its own to the browser: it is played in words, and read in one table of accounts. */
import { createPlainAccounts } from "../plain/accounts.mjs";

/** @typedef {import("./kit.mjs").Kit} Kit */

/** @type {Kit["createAccounts"]} */
export const createAccounts = createPlainAccounts;

/** @type {Kit} */
export const kit = {
  createBoard: null,
  createDial: null,
  createAccounts,
  createStage: null,
  changed: () => [],
  dialPlaces: () => new Set(),
  entrances: { board: [], dial: [] },
  dialHelp: "",
  decidesFirst: true,
};
