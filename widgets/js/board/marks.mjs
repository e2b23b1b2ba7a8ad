/** Marks on the ground of a board: what changed, what a note points at, what is selected or has the focus, what can be chosen. */
import { svg, uniqueId } from "../shared/dom.mjs";
import { NO_CHOICES, way } from "./choices.mjs";

/**
 * @typedef {import("./choices.mjs").Choices} Choices
 * @typedef {[number, number]} Point
 */

/** Size of the stripes over an option, in px on screen. */
const STRIPE = 13;

/** @param {string} name */
const outline = (name) => svg("g", { class: `gk-outline gk-outline-${name}` }, svg("path", { class: "gk-outline-case" }), svg("path", { class: "gk-outline-line" }));

/**
 * @param {{layers: {marks: SVGElement, focus: SVGElement}}} scene
 * @param {{regions: Record<string, {d: string}>, viewBox: readonly number[], wrap: boolean}} board   wrap: closes east to west
 */
export function createMarks(scene, board) {
  const { regions } = board;
  const stem = uniqueId("mark");
  const stripes = svg("pattern", { id: `${stem}-stripes`, width: STRIPE, height: STRIPE, patternUnits: "userSpaceOnUse" },
    svg("path", { d: `M0 0V${STRIPE}`, class: "gk-map-stripe" }));
  const defs = svg("defs", {}, stripes);
  const veil = svg("path", { class: "gk-map-veil", d: "" });
  const choice = svg("g", {});
  const path = svg("g", { class: "gk-map-way" });
  // The line runs under names and tokens, its head lies upon them: where it ends must be seen in a crowd too.
  const head = svg("path", { d: "M-13 -8L2 0L-13 8Z", class: "gk-map-way-head", style: "display:none" });
  const selection = outline("selected");
  const focus = outline("focus");
  scene.layers.marks.append(defs, veil, choice, selection, path);
  scene.layers.focus.append(head, focus);

  /** @param {SVGGElement} group @param {string} id  "" hides it */
  function trace(group, id) {
    group.style.display = id === "" ? "none" : "";
    if (id !== "") for (const part of group.children) part.setAttribute("d", regions[id].d);
  }
  trace(selection, "");
  trace(focus, "");

  /** @type {Map<string, {kind: string, group: SVGGElement}>} */
  const offered = new Map();
  /** @type {Choices} */
  let choices = NO_CHOICES;

  /** @param {string} id @returns {string} how a region is marked */
  const kindOf = (id) => (id === choices.chosen ? "chosen" : choices.picked.includes(id) ? "picked" : id in choices.options ? "option" : "");

  /** The inside of a region, so that the marks of neighbours lie side by side. @param {string} id */
  function clip(id) {
    const name = `${stem}-${id}`;
    if (!defs.querySelector(`[data-clip="${id}"]`)) {
      defs.append(svg("clipPath", { id: name, "data-clip": id }, svg("path", { d: regions[id].d })));
    }
    return `url(#${name})`;
  }

  /** @param {string} id @param {string} kind */
  function offer(id, kind) {
    const group = outline(kind);
    group.dataset.mark = kind;
    if (kind !== "picked") group.prepend(svg("path", { class: "gk-outline-fill", style: `fill: url(#${stem}-stripes)` }));
    trace(group, id);
    group.setAttribute("clip-path", clip(id));
    return group;
  }

  /** Outlines of one kind, by region. @param {string} name */
  function outlines(name) {
    /** @type {Map<string, SVGGElement>} */
    const drawn = new Map();
    return (/** @type {readonly string[]} */ wanted) => {
      for (const [id, group] of drawn) {
        if (wanted.includes(id)) continue;
        group.remove();
        drawn.delete(id);
      }
      for (const id of wanted) {
        if (drawn.has(id) || !Object.hasOwn(regions, id)) continue;
        const group = outline(name);
        trace(group, id);
        drawn.set(id, group);
        choice.before(group);
      }
    };
  }

  return {
    /** @param {string} id */
    select: (id) => trace(selection, id),
    /** @param {string} id */
    focus: (id) => trace(focus, id),
    change: outlines("changed"),
    note: outlines("noted"),
    /** @param {Choices} next */
    choose(next) {
      choices = next;
      const ids = new Set([...Object.keys(next.options), ...next.picked, ...(next.chosen ? [next.chosen] : [])]);
      for (const [id, { kind, group }] of offered) {
        if (ids.has(id) && kindOf(id) === kind) continue;
        group.remove();
        offered.delete(id);
      }
      for (const id of ids) {
        if (offered.has(id)) continue;
        const kind = kindOf(id);
        const group = offer(id, kind);
        offered.set(id, { kind, group });
        choice.append(group);
      }
      const faded = Object.keys(next.options).length > 0 ? Object.keys(next.refused).filter((id) => !ids.has(id)) : [];
      veil.setAttribute("d", faded.map((id) => regions[id].d).join(""));
    },
    /**
     * The way from what was picked to what is chosen; without points it goes.
     * @param {Point} [from]
     * @param {Point} [to]
     */
    showWay(from, to) {
      path.replaceChildren();
      head.style.display = from && to ? "" : "none";
      if (!from || !to) return;
      const pieces = way(from, to, board.wrap ? board.viewBox[2] : 0);
      const d = pieces.map(([[x0, y0], [x1, y1]]) => `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`).join("");
      const [[x0, y0], [x1, y1]] = pieces[pieces.length - 1];
      const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
      head.style.transform = `translate(${x1.toFixed(1)}px, ${y1.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(var(--gk-px))`;
      path.append(svg("path", { d, class: "gk-map-way-case" }), svg("path", { d, class: "gk-map-way-line" }));
    },
    /** Keep the stripes at their size on screen. @param {number} k */
    rescale: (k) => stripes.setAttribute("patternTransform", `scale(${(1 / k).toFixed(4)}) rotate(28)`),
  };
}
