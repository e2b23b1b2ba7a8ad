/** The unmoving part of the map: what is not playable, regions and seas, and the layers everything else is put in. */
import { svg, uniqueId } from "../shared/dom.mjs";
import look from "../shared/look.mjs";

/**
 * @typedef {import("./measures.mjs").Level} Level
 * @typedef {[number, number]} Point
 * @typedef {object} Region   land or sea
 * @property {"land" | "sea"} kind
 * @property {string} d
 * @property {Record<Level, Point>} at       the middle of its name
 * @property {Record<Level, Point[]>} slots  middles of pieces
 * @property {string[]} borders
 * @property {string[]} seas                 of a sea the regions on it
 * @typedef {object} City
 * @property {string} region
 * @property {Point} xy
 * @property {Record<Level, Point>} at       the middle of its plate
 * @property {number} slots
 * @property {number | null} threshold
 * @property {string} capital_of
 * @property {Record<string, number>} production
 * @property {boolean} coast
 * @typedef {object} Board   what `displays.impero.board.board` gives
 * @property {[number, number, number, number]} viewBox
 * @property {Record<string, Region>} regions
 * @property {Record<string, City>} cities
 * @property {{kind: string, d: string}[]} decor
 * @property {{land: string[], buildings: Record<string, any>, most_stability: number, stability_gold: Record<string, number>}} facts
 */

/** @type {Record<string, {hatch: string}>} */
const FACTIONS = /** @type {any} */ (look.factions);
/** @type {Record<string, {size: number, d: string, width: number}>} */
const HATCHES = /** @type {any} */ (look.hatches);

/** Plates so near their city, in px, need no line to it. */
const NEAR = 4;

/**
 * The line from the edge of a plate to its city; "" where that is at hand, or under it.
 * @param {import("../board/sizes.mjs").Box} box
 * @param {Point} city
 * @param {number} unit
 */
export function leader({ x, y, w, h }, [cx, cy], unit) {
  const [ex, ey] = [Math.min(Math.max(cx, x), x + w), Math.min(Math.max(cy, y), y + h)];
  return Math.hypot(cx - ex, cy - ey) < NEAR * unit ? "" : `M${ex.toFixed(1)} ${ey.toFixed(1)}L${cx} ${cy}`;
}

/** @param {Board} board */
export function createScene(board) {
  const stem = uniqueId("province");
  const tiles = Object.entries(FACTIONS).map(([faction, { hatch }]) => {
    const { size, d, width } = HATCHES[hatch];
    return svg("pattern", { id: `${stem}-${faction}`, width: size, height: size, patternUnits: "userSpaceOnUse", "data-faction": faction },
      svg("rect", { width: size, height: size, class: "gk-map-ground" }), svg("path", { d, "stroke-width": width, class: "gk-map-lines" }));
  });
  const layer = (/** @type {string} */ name, hidden = true) => svg("g", { class: `gk-province-${name}`, "aria-hidden": hidden ? "true" : null });
  const layers = {
    ground: layer("ground"), marks: layer("marks"), routes: layer("routes"), leaders: layer("leaders"), plates: layer("plates", false),
    pieces: layer("pieces"), focus: layer("focus"), over: layer("over"),
  };
  for (const { kind, d } of board.decor) layers.ground.append(svg("path", { d, class: `gk-decor-${kind}` }));
  /** @type {Record<string, SVGPathElement>} */
  const paths = {};
  const shapes = Object.entries(board.regions).sort(([, a], [, b]) => Number(a.kind === "land") - Number(b.kind === "land"));
  for (const [id, { d, kind }] of shapes) {
    paths[id] = svg("path", { d, class: `gk-region gk-region-${kind}`, "data-place": id });
    layers.ground.append(paths[id]);
  }
  const dots = Object.values(board.cities).map(({ xy: [x, y] }) => svg("circle", { cx: x, cy: y, class: "gk-town-dot" }));
  const leaders = svg("path", { class: "gk-town-leader" });
  layers.leaders.append(leaders, ...dots);
  const [x, y, width, height] = board.viewBox;
  const element = svg("svg", { viewBox: board.viewBox.join(" "), class: "gk-drawing gk-map-svg", role: "group" },
    svg("defs", {}, ...tiles), layers.ground, layers.marks, layers.routes, layers.leaders, layers.plates, layers.pieces, layers.focus, layers.over,
    svg("rect", { x, y, width, height, class: "gk-map-frame", "aria-hidden": "true" }));
  return {
    element,
    layers,
    /** Tint a region for the faction that governs it; "" for none. @param {string} id @param {string} faction */
    tint(id, faction) {
      paths[id].style.fill = faction ? `url(#${stem}-${faction})` : "";
      if (faction) paths[id].dataset.faction = faction;
      else delete paths[id].dataset.faction;
    },
    /** Lead from each plate to its city. @param {Record<string, import("../board/sizes.mjs").Box>} boxes @param {number} unit */
    lead(boxes, unit) {
      leaders.setAttribute("d", Object.entries(board.cities).map(([id, { xy }]) => leader(boxes[id], xy, unit)).join(""));
    },
    /** @param {import("./measures.mjs").Measures} sizes */
    rescale({ k, unit }) {
      element.style.setProperty("--gk-px", String(1 / k));
      for (const tile of tiles) tile.setAttribute("patternTransform", `scale(${(0.8 / k).toFixed(3)})`);
      for (const dot of dots) dot.setAttribute("r", (3 * unit).toFixed(1));
    },
  };
}
