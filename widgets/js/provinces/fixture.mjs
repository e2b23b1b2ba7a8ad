/** The board of IMPERO as Python hands it over but for the shapes, put together from the same files; for tests. */
import { read } from "../shared/fixture.mjs";

/** @returns {import("./scene.mjs").Board} */
export function board() {
  const [facts, drawn, cards] = [read("gamekit/impero/board.json"), read("widgets/data/impero_map.json"), read("widgets/data/impero_cards.json")];
  const by = (/** @type {"at" | "slots"} */ what, /** @type {string} */ id) => ({ small: cards.small[what][id], full: cards.full[what][id] });
  /** @type {Record<string, any>} */
  const regions = {};
  for (const { id, frontieres, mers } of facts.regions) {
    regions[id] = { kind: "land", d: drawn.regions[id].d, at: by("at", id), slots: by("slots", id), borders: frontieres, seas: mers };
  }
  for (const { id, voisines } of facts.mers) {
    const beside = facts.regions.filter((/** @type {{mers: string[]}} */ { mers }) => mers.includes(id)).map((/** @type {{id: string}} */ region) => region.id);
    regions[id] = { kind: "sea", d: drawn.regions[id].d, at: by("at", id), slots: by("slots", id), borders: voisines, seas: beside };
  }
  /** @type {Record<string, any>} */
  const cities = {};
  for (const { id, region, emplacements: slots, seuil_federation: threshold, capitale_de: capital, production } of facts.cites) {
    const [x, y] = drawn.cities[id].xy;
    cities[id] = {
      region, xy: [x, Math.round(y * cards.stretch * 10) / 10], at: by("at", id), slots, threshold, capital_of: capital ?? "",
      production, coast: regions[region].seas.length > 0,
    };
  }
  const [x, y, w, h] = drawn.viewBox;
  const land = [...facts.unites.filter((/** @type {{type: string}} */ { type }) => type === "combat"), { id: "engin_siege" }].map(({ id }) => id);
  return {
    viewBox: [x, y, w, Math.round(h * cards.stretch)],
    regions,
    cities,
    decor: drawn.decor,
    facts: {
      land,
      buildings: Object.fromEntries(facts.batiments.map((/** @type {any} */ { id, production, niveau2 }) =>
        [id, { produces: [production, ...(niveau2 ? [niveau2.production] : [])] }])),
      most_stability: facts.parametres.stabilite_max,
      stability_gold: { 0: 0, 1: -1, 2: 0, 3: 0, 4: 1, 5: 1 },
    },
  };
}

/** A position in which something of everything stands. */
export const position = () => ({
  seats: { P1: { faction: "rome", income: { lines: [
    { where: "roma", unit: "or", amount: 2 }, { where: "roma", unit: "or", amount: 1 }, { where: "latium", unit: "or", amount: -1 },
    { where: "caere", unit: "metal", amount: 5 },
  ] } }, P2: { faction: "carthage", income: { lines: [] } } },
  regions: { latium: { governor: "P1", lasting: 2, stability: 1 }, africa: { governor: "P2", lasting: 3, stability: 3 } },
  cities: {
    roma: { owner: "P1", how: "capital", pv: 8, most: 8, threshold: null, influence: {}, buildings: [{ kind: "ferme", level: 2, pv: 2, most: 3 }] },
    caere: { owner: "P1", how: "federated", pv: 4, most: 4, threshold: 4, influence: { P1: 4, P2: 1 }, buildings: [] },
    utica: { owner: "P2", how: "conquered", pv: 1, most: 4, threshold: 4, influence: {}, buildings: [], besieger: "P1" },
    cirta: { owner: "", how: "", pv: 4, most: 4, threshold: 4, influence: {}, buildings: [] },
  },
  armies: [
    { owner: "P1", name: "a2", place: "roma", units: [2, 0, 1, 0], left: 0 }, { owner: "P1", name: "a10", place: "f1", units: [0, 0, 0, 1], left: 0 },
    { owner: "P2", name: "a1", place: "latium", units: [0, 3, 0, 0], left: 1 },
  ],
  fleets: [{ owner: "P1", name: "f1", sea: "mare_tyrrhenum", ships: 1, cargo: 1, carries: 2, left: 3 }],
  agents: [{ owner: "P2", name: "s1", kind: "espion", region: "latium", caught: true, left: 0 }],
  routes: [{ first: "roma", second: "caere", holders: ["P1"] }, { first: "roma", second: "utica", holders: ["P1", "P2"] }],
});
