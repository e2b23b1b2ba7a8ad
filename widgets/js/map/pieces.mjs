/** Units, cities and flags as small drawings with a name each; only what changes is touched. */
import { setText, svg } from "../shared/dom.mjs";
import { berth, crowding, placeTokens } from "./layout.mjs";
import { ICONS, TOKENS } from "./scene.mjs";
import { unitWords } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Unit} Unit
 * @typedef {import("./words.mjs").Holding} Holding
 * @typedef {import("./words.mjs").Region} Region
 * @typedef {import("./words.mjs").Labels} Labels
 * @typedef {import("../board/sizes.mjs").Box} Box
 * @typedef {{element: SVGGElement, badge: SVGGElement, count: SVGTextElement, ring: SVGGElement | null, unit: Unit,
 *   at: [number, number], scale: number}} Piece   ring: round a unit that can be picked, or was
 */

/** @param {string} kind @param {string} posture @returns {string} the token of look.json */
const tokenOf = (kind, posture) => (kind === "fleet" ? "fleet" : posture === "lying" ? "army_lying" : "army");

/** A stack is all units of one nation, kind and posture in a region. @param {Unit} unit */
const stackKey = ([nation, kind, posture]) => `${nation}/${kind}/${posture}`;

/** @param {[number, number]} at @param {number} scale */
const transform = (at, scale) => `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${scale.toFixed(3)})`;

/**
 * The drawing of a token with the code of its nation.
 * @param {string} token @param {string} nation @param {string} className
 */
function drawToken(token, nation, className) {
  const { d, text } = TOKENS[token];
  return svg(
    "g",
    { class: `gk-piece ${className}`, role: "img", "data-nation": nation },
    svg("path", { d, class: "gk-piece-case" }),
    svg("path", { d, class: "gk-piece-body" }),
    svg("text", { x: text[0], y: text[1], class: "gk-piece-code" }, nation),
  );
}

/**
 * The drawing of a stack: its token, what shows its posture, and the plate for its count.
 * @param {Unit} unit
 */
export function drawStack([nation, kind, posture]) {
  const token = tokenOf(kind, posture);
  const [x, y, w] = TOKENS[token].box;
  const count = svg("text", { class: "gk-piece-number", y: 3.9 });
  const badge = svg("g", { class: "gk-piece-badge", transform: `translate(${x + w - 1.5} ${y + 1})` }, svg("circle", { r: 7.6 }), count);
  const element = drawToken(token, nation, `gk-piece-${token}`);
  if (posture === "standing") {
    // A hostile army stands upright on a foot: the bar tells it from an army on open land.
    element.insertBefore(svg("path", { d: "M-12.5 16.5H12.5", class: "gk-piece-foot-case" }), element.firstChild);
    element.insertBefore(svg("path", { d: "M-11.5 16.5H11.5", class: "gk-piece-foot" }), element.children[2]);
  }
  element.append(badge);
  return { element, badge, count };
}

/**
 * The pieces of one region: stacks kept by key.
 * @param {SVGGElement} layer
 * @param {string} id
 * @param {Region} region
 * @param {Labels} labels
 * @param {[number, number][]} candidates  places a token may take
 */
export function createStacks(layer, id, region, labels, candidates) {
  /** @type {Map<string, Piece>} */
  const stacks = new Map();

  /** @param {Unit} unit @returns {Piece} */
  function make(unit) {
    const { element, badge, count } = drawStack(unit);
    element.setAttribute("data-region", id);
    return { element, badge, count, ring: null, unit, at: [0, 0], scale: 0 };
  }

  return {
    stacks,
    /**
     * @param {Unit[]} units
     * @param {number} scale
     * @param {Box[]} obstacles
     * @param {Box} board
     * @param {Box[]} others  tokens of other regions
     * @returns {Box[]} where the tokens lie now
     */
    update(units, scale, obstacles, board, others) {
      const seen = new Set();
      const own = scale * crowding(units.length);
      const sizeOf = (/** @type {Unit} */ unit) => {
        const [, , w, h] = TOKENS[tokenOf(unit[1], unit[2])].box;
        return { w: (w + 5) * own, h: (h + 5) * own };
      };
      const free = units.filter((unit) => !harboured(region, unit));
      const places = placeTokens(candidates, region.label, free.map(sizeOf), obstacles, board, others);
      /** @type {Box[]} */
      const lie = [];
      for (const [index, unit] of units.entries()) {
        const key = stackKey(unit);
        seen.add(key);
        let piece = stacks.get(key);
        if (!piece) {
          piece = make(unit);
          stacks.set(key, piece);
          layer.append(piece.element);
        }
        const at = region.port && region.city && harboured(region, unit) ? berth(region.port, region.city, own) : places[free.indexOf(unit)];
        const { w, h } = sizeOf(unit);
        lie.push({ x: at[0] - w / 2, y: at[1] - h / 2, w, h });
        piece.unit = unit;
        piece.element.dataset.piece = String(index);
        if (piece.at[0] !== at[0] || piece.at[1] !== at[1] || piece.scale !== own) {
          piece.at = at;
          piece.scale = own;
          piece.element.setAttribute("transform", transform(at, own));
        }
        const many = unit[3] > 1;
        piece.badge.style.display = many ? "" : "none";
        setText(piece.count, many ? String(unit[3]) : "");
        const name = labels.t("widget.map.piece", { what: unitWords(labels, region, unit), region: id });
        if (piece.element.getAttribute("aria-label") !== name) piece.element.setAttribute("aria-label", name);
      }
      for (const [key, piece] of stacks) {
        if (!seen.has(key)) {
          piece.element.remove();
          stacks.delete(key);
        }
      }
      return lie;
    },
    /**
     * Where a stack stands.
     * @param {number} index  of its unit
     */
    at: (index) => [...stacks.values()].find(({ element }) => element.dataset.piece === String(index))?.at,
    /**
     * @param {(unit: Unit) => "" | "option" | "picked"} test
     * @param {number} target  half of the least target, in board units
     */
    ring(test, target) {
      for (const piece of stacks.values()) {
        const kind = test(piece.unit);
        if (kind === "" && !piece.ring) continue;
        piece.ring?.remove();
        piece.ring = null;
        if (kind === "") continue;
        const { d } = TOKENS[tokenOf(piece.unit[1], piece.unit[2])];
        piece.ring = svg("g", { class: `gk-piece-ring gk-piece-ring-${kind}` },
          svg("circle", { r: (target / piece.scale).toFixed(2), class: "gk-piece-target" }),
          svg("path", { d, class: "gk-piece-ring-case" }), svg("path", { d, class: "gk-piece-ring-line" }));
        piece.element.prepend(piece.ring);
      }
    },
  };
}

/** A fleet at home lies in the harbour. @param {Region} region @param {Unit} unit */
const harboured = (region, unit) => unit[1] === "fleet" && region.port !== undefined;

/**
 * The city of a home province: a filled square with a sign for a factory, an outline for none.
 * @param {SVGGElement} layer
 * @param {string} id
 * @param {Region} region
 * @param {Labels} labels
 */
export function createCity(layer, id, region, labels) {
  const build = /** @type {string} */ (region.build);
  const at = /** @type {[number, number]} */ (region.city);
  const sign =
    build === "shipyard"
      ? svg("path", { d: TOKENS.anchor.d, class: "gk-city-sign gk-city-anchor", transform: "scale(.92)" })
      : svg("path", { d: ICONS.factory, class: "gk-city-sign", transform: "scale(.52) translate(-12 -12.6)" });
  const cross = svg("path", { d: "M-8 -8L8 8M8 -8L-8 8", class: "gk-city-cross" });
  const crossCase = svg("path", { d: "M-8 -8L8 8M8 -8L-8 8", class: "gk-city-cross-case" });
  const element = svg("g", { class: `gk-city gk-city-${build}`, role: "img", "data-region": id, "data-piece": "city" }, svg("path", { d: TOKENS.city.d, class: "gk-city-case" }), svg("path", { d: TOKENS.city.d, class: "gk-city-body" }), sign, crossCase, cross);
  layer.append(element);
  return {
    /** @param {Holding} holding */
    update(holding) {
      element.classList.toggle("gk-city-built", holding.factory !== undefined);
      element.classList.toggle("gk-city-occupied", holding.occupied === true);
      const what = labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${build}`);
      const state = holding.occupied ? `${what}, ${labels.t("widget.map.occupied")}` : what;
      element.setAttribute("aria-label", labels.t("widget.map.piece", { what: state, region: id }));
    },
    /** @param {number} scale */
    place(scale) {
      element.setAttribute("transform", transform(at, scale * 0.95));
    },
  };
}

/**
 * The flag of a region, a pennant at its label.
 * @param {SVGGElement} layer
 * @param {string} id
 * @param {Labels} labels
 */
export function createPennant(layer, id, labels) {
  /** @type {SVGGElement | null} */
  let element = null;
  /** @type {[number, number]} */
  let at = [0, 0];
  let scale = 1;
  const settle = () => element?.setAttribute("transform", transform(at, scale));
  return {
    /** @param {string | undefined} nation */
    update(nation) {
      if (element?.dataset.nation === nation) return;
      element?.remove();
      element = null;
      if (nation === undefined) return;
      element = drawToken("flag", nation, "gk-piece-flag");
      element.setAttribute("data-region", id);
      element.dataset.piece = "flag";
      element.setAttribute("aria-label", labels.t("widget.map.piece", { what: labels.t("widget.map.flag", { nation }), region: id }));
      layer.append(element);
      settle();
    },
    /** @param {[number, number]} point @param {number} size */
    place(point, size) {
      at = point;
      scale = size;
      settle();
    },
    at: () => at,
  };
}
