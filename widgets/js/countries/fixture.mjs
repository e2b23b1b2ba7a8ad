/** The board of Incorporated as Python hands it over, put together from the same files; for tests. */
import { read } from "../shared/fixture.mjs";

/** @returns {import("./scene.mjs").Board} */
export function board() {
  const [facts, drawn, cards] = [read("gamekit/incorporated/board.json"), read("widgets/data/incorporated_map.json"), read("widgets/data/incorporated_cards.json")];
  const lands = [...facts.countries, { ...facts.tax_havens, id: "tax_havens", zone: null, major: false, stability: 0, local_bonus: null, auto_win_camp: null, investment_cards: 0 }];
  const order = lands.map(({ id }) => id);
  const high = (/** @type {[number, number]} */ [x, y]) => [x, Math.round(y * cards.stretch * 10) / 10];
  /** @type {Record<string, any>} */
  const regions = {};
  for (const { id, zone, major, stability, local_bonus: bonus, auto_win_camp: auto, investment_cards: count, squares } of lands) {
    const arrows = facts.arrows.filter((/** @type {{from: string}} */ { from }) => from === id);
    const exits = zone === null ? order.slice(0, -1) : arrows.map((/** @type {{to: string}} */ { to }) => to);
    regions[id] = {
      d: drawn.regions[id].d, land: high(drawn.regions[id].label), at: { small: cards.small[id], full: cards.full[id] },
      zone, major, stability, bonus: bonus && [bonus.camp, bonus.value], auto, cards: count,
      squares: squares.map((/** @type {{id: string, industry: string}} */ square) => [square.id, square.industry]),
      exits: exits.sort((/** @type {string} */ a, /** @type {string} */ b) => order.indexOf(a) - order.indexOf(b)),
      named: arrows.filter((/** @type {{source: string}} */ { source }) => source === "rulebook").map((/** @type {{to: string}} */ { to }) => to),
    };
  }
  const pulls = (/** @type {string} */ d) => (d.split("C")[1]?.match(/-?[\d.]+/g) ?? []).map(Number);
  const [x, y, w, h] = drawn.viewBox;
  return {
    viewBox: [x, y, w, Math.round(h * cards.stretch)],
    stretch: cards.stretch,
    decor: drawn.decor,
    regions,
    arrows: drawn.connectors.map((/** @type {{from: string, to: string, d: string}} */ { from, to, d }) => {
      const [ax, ay, bx, by] = pulls(d);
      return { from, to, via: ax === undefined ? [] : [high([ax, ay]), high([bx, by])] };
    }),
    zones: Object.fromEntries(facts.zones.map((/** @type {{id: string}} */ { id }) => [id, { small: cards.zones.small[id], full: cards.zones.full[id] }])),
  };
}
