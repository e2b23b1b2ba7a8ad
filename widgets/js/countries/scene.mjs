/** The unmoving part of the board: decor, land, names of zones, and the layers everything else is put in. */
import { setAttributes, svg } from "../shared/dom.mjs";
import { TYPE } from "./measures.mjs";

/**
 * @typedef {import("./facts.mjs").Land} Land
 * @typedef {[number, number]} Point
 * @typedef {object} Board   what `displays.incorporated.board.board` gives
 * @property {[number, number, number, number]} viewBox
 * @property {number} stretch
 * @property {Record<string, Land>} regions
 * @property {{kind: string, d: string}[]} decor
 * @property {{from: string, to: string, via: Point[]}[]} arrows
 * @property {Record<string, Record<"small" | "full", Point>>} zones   places of their names by level
 */

/**
 * @param {Board} board
 * @param {import("../shared/labels.mjs").Labels} labels
 */
export function createScene(board, labels) {
  const layer = (/** @type {string} */ name, hidden = true) => svg("g", { class: `gk-board-${name}`, "aria-hidden": hidden ? "true" : null });
  const layers = {
    ground: layer("ground"), zones: layer("zones"), leaders: layer("leaders"), arrows: layer("arrows"),
    cards: layer("cards", false), over: layer("over"),
  };
  layers.ground.setAttribute("transform", `scale(1 ${board.stretch})`);
  for (const { kind, d } of board.decor) layers.ground.append(svg("path", { d, class: `gk-decor-${kind}` }));
  for (const [id, { d, zone }] of Object.entries(board.regions)) {
    if (zone !== null) layers.ground.append(svg("path", { d, class: "gk-land", "data-place": id, "data-zone": zone }));
  }
  const names = Object.keys(board.zones).map((zone) => svg("text", { class: "gk-zone-name", "data-zone": zone }, labels.name(zone)));
  layers.zones.append(...names);

  const [x, y, width, height] = board.viewBox;
  const element = svg("svg", { viewBox: board.viewBox.join(" "), class: "gk-drawing gk-map-svg", role: "group" },
    layers.ground, layers.zones, layers.leaders, layers.arrows, layers.cards, layers.over,
    svg("rect", { x, y, width, height, class: "gk-map-frame", "aria-hidden": "true" }));
  return {
    element,
    layers,
    /** @param {import("./measures.mjs").Measures} sizes */
    rescale({ k, unit, level }) {
      element.style.setProperty("--gk-px", String(1 / k));
      const small = level === "small";
      Object.values(board.zones).forEach((at, index) => {
        const [left, base] = at[small ? "small" : "full"];
        setAttributes(names[index], { x: left, y: base, "font-size": (unit * (small ? TYPE : TYPE + 2)).toFixed(1) });
      });
    },
  };
}
