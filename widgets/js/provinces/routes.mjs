/** Trade routes as lines between cities: by land straight, by sea bent and dashed. */
import { svg } from "../shared/dom.mjs";
import { byLand } from "./facts.mjs";

/** How far a route by sea bends, as a share of its length. */
const BEND = 0.14;

/**
 * The line of a route.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {boolean} land
 */
export function lineOf([ax, ay], [bx, by], land) {
  if (land) return `M${ax} ${ay}L${bx} ${by}`;
  const pull = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
  return `M${ax} ${ay}Q${pull[0].toFixed(1)} ${pull[1].toFixed(1)} ${bx} ${by}`;
}

/**
 * @param {SVGGElement} layer
 * @param {import("./scene.mjs").Board} board
 */
export function createRoutes(layer, board) {
  let drawn = "";
  return {
    /** @param {{first: string, second: string, holders: string[]}[]} routes @param {(seat: string) => string} factionOf */
    update(routes, factionOf) {
      const wanted = JSON.stringify([routes, routes.map(({ holders }) => holders.map(factionOf))]);
      if (wanted === drawn) return;
      drawn = wanted;
      layer.replaceChildren(...routes.map((route) => {
        const land = byLand(board, route);
        const d = lineOf(board.cities[route.first].xy, board.cities[route.second].xy, land);
        const [one, two] = route.holders.map(factionOf);
        // A route of two partners has the colour of the second in the gaps of the first.
        return svg("g", { class: `gk-trade gk-trade-${land ? "land" : "sea"}` }, svg("path", { d, class: "gk-trade-case" }),
          ...(two ? [svg("path", { d, class: "gk-trade-line", "data-faction": two })] : []),
          svg("path", { d, class: `gk-trade-line${two ? " gk-trade-shared" : ""}`, "data-faction": one }));
      }));
    },
  };
}
