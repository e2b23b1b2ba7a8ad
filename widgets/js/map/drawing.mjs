/** What is drawn upon the ground of the map: names, cities, flags and tokens, each in the place that is left for it. */
import { svg } from "../shared/dom.mjs";
import { createJourney } from "./journey.mjs";
import { metrics } from "../board/sizes.mjs";
import { fixtures, near, placeTokens } from "./layout.mjs";
import { groundOf, placeLabels } from "./names.mjs";
import { createCity, createPennant, createStacks } from "./pieces.mjs";
import { spots, STEP } from "./spots.mjs";
import { NOTHING } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Holding} Holding
 * @typedef {import("../board/sizes.mjs").Box} Box
 */

/** Order in which names and tokens choose their place: the crowded regions first. @type {Record<string, number>} */
const LABEL_ORDER = { home: 0, land: 1, sea: 2 };
/** How far a token reaches from its middle, in its own units. */
const REACH = 25;
/** Half of a target that a finger or a pointer hits well, in px on screen. */
const TARGET = 13;

/**
 * @param {import("./scene.mjs").Scene} scene
 * @param {import("./scene.mjs").Board} board
 * @param {import("./words.mjs").Labels} labels
 */
export function createDrawing(scene, board, labels) {
  const ids = Object.keys(board.regions);
  const order = [...ids].sort((a, b) => LABEL_ORDER[board.regions[a].kind] - LABEL_ORDER[board.regions[b].kind]);
  const boardBox = { x: board.viewBox[0], y: board.viewBox[1], w: board.viewBox[2], h: board.viewBox[3] };
  const inside = ids.map((id) => /** @type {[string, [number, number][]]} */ ([id, spots(board.regions[id].d, board.regions[id].label)]));
  const ground = groundOf(inside.filter(([id]) => board.regions[id].kind !== "sea"), STEP);
  /** Places a token may take. */
  const places = Object.fromEntries(inside.map(([id, points]) => [id, [...board.regions[id].slots, ...points]]));
  const parts = Object.fromEntries(
    ids.map((id) => {
      const region = board.regions[id];
      return [
        id,
        {
          stacks: createStacks(scene.layers.pieces, id, region, labels, places[id]),
          city: region.city ? createCity(scene.layers.cities, id, region, labels) : null,
          pennant: region.kind === "home" ? null : createPennant(scene.layers.cities, id, labels),
        },
      ];
    }),
  );

  /** @type {Record<string, Holding>} */
  let regions = {};
  /** @type {Record<string, string>} what was drawn of each region, to see what changed */
  const drawn = {};
  /** @type {import("../board/sizes.mjs").Metrics} */
  let sizes = metrics(1000, boardBox.w);
  /** @type {Record<string, Box[]>} names, cities and berths the tokens of a region keep clear of */
  const obstacles = {};
  /** @type {Record<string, SVGTextElement>} */
  const texts = {};
  /** Where the tokens of each region lie. @type {Record<string, Box[]>} */
  const lying = {};
  /** What the tokens of each region were last told to keep clear of. @type {Record<string, string>} */
  const avoided = {};
  /** @type {(id: string, unit: import("./words.mjs").Unit) => "" | "option" | "picked"} */
  let ringed = () => "";

  /** @param {string} id @returns {Holding} */
  const holding = (id) => regions[id] ?? NOTHING;

  function drawLabels() {
    const items = order.map((id) => {
      const { owner, label, kind } = board.regions[id];
      // On a narrow map hatch and pieces name the nation; its code behind every name would crowd it.
      return { id, text: labels.name(id), code: owner && sizes.k > 0.4 ? owner : "", flag: !owner, at: label, kind };
    });
    const fixed = fixtures(Object.values(board.regions), sizes.piece);
    const placed = placeLabels(items, sizes, boardBox, fixed, ground, Object.values(places));
    const boxes = [...fixed.cities, ...fixed.berths, ...[...placed.values()].map((label) => label.box)];
    for (const id of ids) obstacles[id] = near(places[id], boxes, REACH * sizes.piece);
    for (const item of items) {
      const label = placed.get(item.id);
      const text = (texts[item.id] ??= scene.layers.labels.appendChild(svg("text", { class: `gk-map-label gk-map-label-${item.kind}` })));
      text.style.display = label ? "" : "none";
      parts[item.id].pennant?.place(label?.pennant ?? item.at, sizes.piece * 0.8);
      if (!label) continue;
      text.setAttribute("font-size", label.size.toFixed(2));
      const line = label.size * 1.08;
      const top = label.y - (line * (label.lines.length - 1)) / 2 + label.size * 0.35;
      text.replaceChildren(
        ...label.lines.map((words_, index) => svg("tspan", { x: label.x.toFixed(1), y: (top + index * line).toFixed(1) }, words_)),
        ...(item.code ? [svg("tspan", { class: "gk-map-code", "font-size": (label.size * 0.8).toFixed(2), dx: (label.size * 0.22).toFixed(2) }, item.code)] : []),
      );
    }
  }

  /**
   * Draw the tokens of regions, in `order`. They keep clear of those of the regions before them, and only of those:
   * where a token lies depends on the position, never on the way to it.
   * @param {(id: string) => boolean} changed
   * @param {(id: string, draw: () => void) => void} [around]
   */
  function drawUnits(changed, around = (_, draw) => draw()) {
    /** @type {Box[]} */
    const before = [];
    for (const id of order) {
      const units = holding(id).units ?? [];
      const others = units.length ? near(places[id], before, REACH * sizes.piece) : [];
      const avoid = others.map(({ x, y, w }) => `${x},${y},${w}`).join(" ");
      const draw = () => {
        lying[id] = parts[id].stacks.update(units, sizes.piece, obstacles[id], boardBox, others);
      };
      if (changed(id)) around(id, draw);
      else if (avoided[id] !== avoid) draw();
      avoided[id] = avoid;
      before.push(...(lying[id] ?? []));
    }
  }

  const drawRings = () => {
    for (const id of ids) parts[id].stacks.ring((unit) => ringed(id, unit), TARGET / sizes.k);
  };

  return {
    /** @param {import("../board/sizes.mjs").Metrics} next */
    layOut(next) {
      sizes = next;
      scene.rescale(sizes.k);
      for (const id of ids) parts[id].city?.place(sizes.piece);
      drawLabels();
      drawUnits(() => true);
      drawRings();
    },
    /**
     * Draw a position; only regions that differ from what is drawn are touched.
     * @param {Record<string, Holding>} next
     * @param {{animate: boolean, onChange: (id: string) => void}} options
     */
    update(next, { animate, onChange }) {
      const before = regions;
      regions = next;
      const journey = animate ? createJourney() : null;
      const changed = new Set();
      for (const id of ids) {
        // A view patched from the last one shares its unchanged branches.
        if (before[id] === regions[id] && id in drawn) continue;
        const text = JSON.stringify(holding(id));
        if (drawn[id] === text) continue;
        drawn[id] = text;
        changed.add(id);
        parts[id].city?.update(holding(id));
        parts[id].pennant?.update(holding(id).flag);
        onChange(id);
      }
      drawUnits((id) => changed.has(id), (id, draw) => {
        journey?.before(parts[id].stacks.stacks);
        draw();
        journey?.after(id, parts[id].stacks.stacks);
      });
      if (changed.size > 0) drawRings();
      journey?.show();
    },
    /**
     * Put a ring round units: those that can be picked, and those that were.
     * @param {(id: string, unit: import("./words.mjs").Unit) => "" | "option" | "picked"} test
     */
    ring(test) {
      ringed = test;
      drawRings();
    },
    /**
     * Where a piece of a region stands.
     * @param {string} id
     * @param {string} piece  as `piecesOf` names it
     * @returns {[number, number]}
     */
    pieceAt(id, piece) {
      const { stacks, pennant } = parts[id];
      if (piece === "city") return /** @type {[number, number]} */ (board.regions[id].city);
      if (piece === "flag") return pennant?.at() ?? board.regions[id].label;
      return stacks.at(Number(piece)) ?? board.regions[id].label;
    },
    /**
     * A free place in a region, clear of names and tokens as far as there is room.
     * @param {string} id
     * @returns {[number, number]}
     */
    freePlace(id) {
      const side = 20 * sizes.piece;
      return placeTokens(places[id], board.regions[id].label, [{ w: side, h: side }], obstacles[id], boardBox, lying[id] ?? [])[0];
    },
  };
}
