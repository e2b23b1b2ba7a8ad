/** The unmoving part of the map: decor, regions, connectors, and the layers everything else is put in. */
import { svg, uniqueId } from "../shared/dom.mjs";
import look, { hatchOf } from "../shared/look.mjs";

/**
 * @typedef {import("./words.mjs").Region} Region
 * @typedef {object} Board   what `widgets.boards.board` gives
 * @property {[number, number, number, number]} viewBox
 * @property {Record<string, Region>} regions
 * @property {{kind: string, d: string}[]} decor
 * @property {{from: string, to: string, kind: string, d: string}[]} connectors
 * @property {{d: string}[]} impassable
 * @property {string[]} nations
 * @property {boolean} wrap
 * @typedef {object} Scene
 * @property {SVGSVGElement} element
 * @property {Record<string, SVGPathElement>} paths       region id -> its shape
 * @property {{marks: SVGGElement, cities: SVGGElement, labels: SVGGElement, pieces: SVGGElement, focus: SVGGElement}} layers
 * @property {(k: number) => void} rescale               keep lines and hatches at their size on screen
 */

/** Hatches of the nations as patterns over their own ground. */
function patterns(/** @type {string[]} */ nations, /** @type {string} */ stem) {
  return nations.map((nation) => {
    const hatch = hatchOf(nation);
    if (!hatch) throw new Error(`no hatch for nation ${nation}`);
    return svg(
      "pattern",
      { id: `${stem}-${nation}`, width: hatch.size, height: hatch.size, patternUnits: "userSpaceOnUse", "data-nation": nation },
      svg("rect", { width: hatch.size, height: hatch.size, class: "gk-map-ground" }),
      svg("path", { d: hatch.d, "stroke-width": hatch.width, class: "gk-map-lines" }),
    );
  });
}

/**
 * @param {Board} board
 * @returns {Scene}
 */
export function createScene(board) {
  const stem = uniqueId("hatch");
  const tiles = patterns(board.nations, stem);
  const layer = (/** @type {string} */ name) => svg("g", { class: `gk-map-${name}` });
  const [decor, seas, lands, connectors] = ["decor", "seas", "lands", "connectors"].map(layer);
  const layers = { marks: layer("marks"), cities: layer("cities"), labels: layer("labels"), pieces: layer("pieces"), focus: layer("focus") };

  for (const { kind, d } of board.decor) decor.append(svg("path", { d, class: `gk-decor-${kind}` }));
  /** @type {Record<string, SVGPathElement>} */
  const paths = {};
  for (const [id, region] of Object.entries(board.regions)) {
    const path = svg("path", { d: region.d, "data-region": id, class: `gk-region gk-region-${region.kind}` });
    if (region.owner) path.style.fill = `url(#${stem}-${region.owner})`;
    paths[id] = path;
    (region.kind === "sea" ? seas : lands).append(path);
  }
  for (const { kind, d } of board.connectors) {
    connectors.append(svg("path", { d, class: "gk-connector-case" }), svg("path", { d, class: `gk-connector gk-connector-${kind}` }));
  }
  for (const { d } of board.impassable) connectors.append(svg("path", { d, class: "gk-impassable" }));
  decor.setAttribute("aria-hidden", "true");
  connectors.setAttribute("aria-hidden", "true");
  layers.marks.setAttribute("aria-hidden", "true");
  layers.labels.setAttribute("aria-hidden", "true");
  layers.focus.setAttribute("aria-hidden", "true");

  const [x, y, width, height] = board.viewBox;
  const element = svg(
    "svg",
    { viewBox: board.viewBox.join(" "), class: "gk-drawing gk-map-svg", role: "group" },
    svg("defs", {}, ...tiles),
    decor,
    seas,
    lands,
    connectors,
    layers.marks,
    layers.cities,
    layers.labels,
    layers.pieces,
    layers.focus,
    svg("rect", { x, y, width, height, class: "gk-map-frame", "aria-hidden": "true" }),
  );
  return {
    element,
    paths,
    layers,
    rescale(k) {
      element.style.setProperty("--gk-px", String(1 / k));
      for (const tile of tiles) tile.setAttribute("patternTransform", `scale(${0.62 / k})`);
    },
  };
}

/** The tokens of look.json. @type {Record<string, {d: string, box: [number, number, number, number], text: [number, number]}>} */
export const TOKENS = /** @type {any} */ (look.tokens);
/** @type {Record<string, string>} */
export const ICONS = /** @type {any} */ (look.icons);
