/** The Imperial 2030 board as Python hands it over, put together from the same two files; for tests. */
import { readFileSync } from "node:fs";

/** @param {string} path @returns {any} */
const read = (path) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8"));

/** @param {string} name  of a file in tests/data/views */
export const view = (name) => read(`tests/data/views/${name}.json`);

/** @param {"en" | "fr"} lang @returns {Record<string, string>} */
export const texts = (lang) => read(`gamekit/locale/${lang}.json`);

/** @returns {import("./scene.mjs").Board} */
export function board() {
  const drawn = read("widgets/data/imperial2030_map.json");
  const facts = read("gamekit/imperial2030/board.json");
  /** @type {Record<string, any>} */
  const regions = {};
  for (const { id, kind, owner, factory_kind, port_sea } of facts.regions) {
    regions[id] = { ...drawn.regions[id], ...(kind === "home" ? { owner, build: factory_kind, ...(port_sea ? { sea: port_sea } : {}) } : {}) };
  }
  return { ...drawn, regions, nations: facts.nations.map((/** @type {{id: string}} */ nation) => nation.id), wrap: true };
}
