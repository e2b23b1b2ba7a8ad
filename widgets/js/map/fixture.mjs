/** The Imperial 2030 board as Python hands it over, put together from the same two files; for tests. */
import { read } from "../shared/fixture.mjs";

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
