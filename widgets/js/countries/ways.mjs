/** The arrows of the board: all of them quietly under the cards, those that matter now strong upon them. */
import { svg } from "../shared/dom.mjs";
import { along, curve, edge, headOf, lineOf } from "./arrows.mjs";

/**
 * @typedef {import("../board/sizes.mjs").Box} Box
 * @typedef {import("./arrows.mjs").Curve} Curve
 */

/** In px of a card: from an arrow to a card, and the length of heads. */
const GAP = 1.5;
const HEAD = 5;
const STRONG = 8;
/** Points on the way of a cube that travels. */
const STATIONS = 8;

/**
 * @param {ReturnType<typeof import("./scene.mjs").createScene>} scene
 * @param {import("./scene.mjs").Board} board
 */
export function createWays({ layers }, board) {
  const lines = svg("path", { class: "gk-arrow-line" });
  const heads = svg("path", { class: "gk-arrow-head" });
  layers.arrows.append(lines, heads);
  const strong = svg("g", { class: "gk-arrow-strong" });
  layers.over.append(strong);
  /** @type {Map<string, Curve>} */
  const curves = new Map();
  /** @type {Record<string, Box>} */
  let boxes = {};
  let unit = 1;
  let shown = "";

  /** An arrow, or the straight way where there is none: from the Tax Havens. @param {string} from @param {string} to */
  const way = (from, to) => curves.get(`${from} ${to}`) ?? curve(boxes[from], boxes[to], [], GAP * unit);

  return {
    /** @param {Record<string, Box>} next  cards by country @param {number} px  of a card, in board units */
    layOut(next, px) {
      [boxes, unit, shown] = [next, px, ""];
      curves.clear();
      for (const { from, to, via } of board.arrows) curves.set(`${from} ${to}`, curve(boxes[from], boxes[to], via, GAP * unit));
      lines.setAttribute("d", [...curves.values()].map(lineOf).join(""));
      heads.setAttribute("d", [...curves.values()].map((points) => headOf(points, HEAD * unit)).join(""));
      strong.replaceChildren();
      layers.leaders.replaceChildren(...Object.entries(board.regions).flatMap(([id, { land, zone }]) => {
        const box = boxes[id];
        const inside = land[0] > box.x && land[0] < box.x + box.w && land[1] > box.y && land[1] < box.y + box.h;
        if (zone === null || inside) return [];
        const [x, y] = edge(box, land, 0);
        return [svg("path", { d: `M${x.toFixed(1)} ${y.toFixed(1)}L${land[0]} ${land[1]}`, class: "gk-leader", "data-zone": zone }),
          svg("circle", { cx: land[0], cy: land[1], r: 2.4 * unit, class: "gk-leader-end", "data-zone": zone })];
      }));
    },
    /** Make arrows strong. @param {string} from  "" for none @param {string[]} to */
    show(from, to) {
      const wanted = `${from}>${to.join()}`;
      if (wanted === shown) return;
      shown = wanted;
      const found = from === "" ? [] : to.filter((id) => id !== from && id in boxes).map((id) => way(from, id));
      const d = found.map(lineOf).join("");
      strong.replaceChildren(...(d ? [
        svg("path", { d, class: "gk-arrow-case" }), svg("path", { d, class: "gk-arrow-line" }),
        svg("path", { d: found.map((points) => headOf(points, STRONG * unit)).join(""), class: "gk-arrow-head" }),
      ] : []));
    },
    /** Let a token travel along an arrow, and go. @param {string} from @param {string} to @param {SVGGElement} token */
    travel(from, to, token) {
      const points = way(from, to);
      const runner = svg("g", {}, token);
      layers.over.append(runner);
      const frames = Array.from({ length: STATIONS + 1 }, (_, index) => {
        const [x, y] = along(points, index / STATIONS);
        return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${unit})` };
      });
      const journey = runner.animate(frames, { duration: 230, easing: "ease-in-out" });
      for (const end of /** @type {const} */ (["onfinish", "oncancel"])) journey[end] = () => runner.remove();
    },
  };
}
