/** The pieces on the map: armies in the field and in garrisons, fleets with their cargo, agents; kept by their names. */
import { svg } from "../shared/dom.mjs";
import { stand } from "./measures.mjs";
import { drawPiece, shapeOf } from "./signs.mjs";

/**
 * @typedef {import("./measures.mjs").Point} Point
 * @typedef {import("./holders.mjs").Standing} Standing
 * @typedef {{element: SVGGElement, at: Point, scale: number, text: string, ringed: string}} Token
 */

/** Size of a piece in the field, and of one in the garrison of a city, in its own units. */
const FIELD = { small: 0.86, full: 1 };
const GARRISON = 0.74;
/** How far one army of a garrison lies off the next, in px. */
const STEP = 7;
/** Half of a target that a pointer hits well, in px of the board. */
const TARGET = 12;
const JOURNEY = 230;

/**
 * @param {SVGGElement} layer
 * @param {import("./scene.mjs").Board} board
 */
export function createPieces(layer, board) {
  /** @type {Map<string, Token>} */
  const tokens = new Map();
  /** @type {import("./measures.mjs").Measures} */
  let sizes = { k: 1, level: "full", unit: 1 };
  /** The last cell of the garrison of a city, on the board. @type {(city: string) => Point} */
  let cellOf = () => [0, 0];

  /** Where every piece stands that is drawn; one aboard stands with its fleet. @param {Standing} now */
  function places({ pieces, parts }) {
    /** @type {Record<string, {at: Point, scale: number}>} */
    const found = {};
    const { unit, level } = sizes;
    for (const [id, all] of Object.entries(parts)) {
      const own = all.filter((part) => part in pieces && !pieces[part].aboard);
      if (id in board.cities) {
        const [x, y] = cellOf(id);
        own.forEach((part, index) => (found[part] = { at: [x - (own.length - 1 - index) * STEP * unit, y], scale: GARRISON * unit }));
      } else if (id in board.regions) {
        stand(board.regions[id].slots[level], own.length, unit).forEach((at, index) => (found[own[index]] = { at, scale: FIELD[level] * unit }));
      }
    }
    return found;
  }

  /** What is drawn of a piece. @param {Record<string, any>} view @param {Standing} now @param {string} place */
  function facts(view, now, place) {
    const { owner, name, kind } = now.pieces[place];
    const own = (/** @type {{owner: string, name: string}} */ piece) => piece.owner === owner && piece.name === name;
    if (kind === "army") {
      const units = view.armies.find(own).units;
      const engines = units.at(-1);
      const combat = units.slice(0, -1).reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
      return { kind, count: combat || engines, engines: engines > 0, cargo: 0 };
    }
    if (kind === "fleet") {
      const { ships, cargo } = view.fleets.find(own);
      return { kind, count: ships, engines: false, cargo };
    }
    return { kind, count: 1, engines: false, cargo: 0 };
  }

  /** @param {Token} token */
  function settle({ element, at: [x, y], scale }) {
    element.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`);
    element.style.setProperty("--gk-token", (scale / sizes.unit).toFixed(3));
  }

  /**
   * @param {Record<string, any>} view
   * @param {Standing} now
   * @param {(seat: string) => string} factionOf
   * @param {boolean} animate
   */
  function draw(view, now, factionOf, animate) {
    const found = places(now);
    for (const [place, token] of tokens) {
      if (place in found) continue;
      token.element.remove();
      tokens.delete(place);
    }
    for (const [place, { at, scale }] of Object.entries(found)) {
      const { kind, count, engines, cargo } = facts(view, now, place);
      const faction = factionOf(now.pieces[place].owner);
      const text = JSON.stringify([kind, faction, count, engines, cargo]);
      let token = tokens.get(place);
      if (!token) {
        token = { element: svg("g", { "data-place": place, class: "gk-token" }), at, scale, text: "", ringed: "" };
        tokens.set(place, token);
        layer.append(token.element);
        settle(token);
      }
      if (token.text !== text) {
        token.text = text;
        token.ringed = "";
        token.element.replaceChildren(svg("circle", { r: (TARGET / (scale / sizes.unit)).toFixed(1), class: "gk-piece-target" }),
          drawPiece(kind, faction, count, { engines, cargo }));
      }
      if (token.at[0] === at[0] && token.at[1] === at[1] && token.scale === scale) continue;
      const before = token.at;
      [token.at, token.scale] = [at, scale];
      settle(token);
      if (animate) {
        const frame = (/** @type {Point} */ [x, y]) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` });
        token.element.animate([frame(before), frame(at)], { duration: JOURNEY, easing: "ease-in-out" });
      }
    }
  }

  return {
    draw,
    /** A piece as `drawPiece` draws it: its count, and what it carries. @param {Record<string, any>} view @param {Standing} now @param {string} place @returns {[number, {engines: boolean, cargo: number}]} */
    shown(view, now, place) {
      const { count, engines, cargo } = facts(view, now, place);
      return [count, { engines, cargo }];
    },
    /** @param {import("./measures.mjs").Measures} next @param {(city: string) => Point} cell */
    layOut(next, cell) {
      [sizes, cellOf] = [next, cell];
    },
    /** Where a piece stands; one aboard where its fleet does. @param {Standing} now @param {string} place @returns {Point | null} */
    at({ pieces }, place) {
      const piece = pieces[place];
      return tokens.get(piece?.aboard ? `${piece.owner}.${piece.aboard}` : place)?.at ?? null;
    },
    /** Put rings round pieces. @param {(place: string) => string} kindOf  "option", "picked", "chosen" or "" */
    ring(kindOf) {
      for (const [place, token] of tokens) {
        const kind = kindOf(place);
        if (token.ringed === kind) continue;
        token.ringed = kind;
        token.element.querySelector(".gk-piece-ring")?.remove();
        if (kind === "") continue;
        const { d } = shapeOf(JSON.parse(token.text)[0]);
        token.element.prepend(svg("g", { class: `gk-piece-ring gk-piece-ring-${kind}` },
          svg("path", { d, class: "gk-piece-ring-case" }), svg("path", { d, class: "gk-piece-ring-line" })));
      }
    },
  };
}
