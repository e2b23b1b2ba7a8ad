/** The rondel: a ring of spaces to choose from, with the nations' markers. */
import { textWidth } from "../board/sizes.mjs";
import { consume, el, setAttributes, setText, svg } from "../shared/dom.mjs";
import { polar, wedgePath } from "../shared/geometry.mjs";
import look from "../shared/look.mjs";
import { createNoted, noteSign } from "../shared/noted.mjs";
import { createRoot } from "../shared/root.mjs";
import { blockRadius, fan, hub, INNER, OUTER, pathOf, sector, way } from "./ring.mjs";
import { markerWords, price, spaceWords, standing } from "./words.mjs";

/** Type sizes in units of the drawing. */
const WORD = 11.5;
const PRICE = 10;
/** The middle of the ring, where the markers wait that were not placed yet. */
const HUB = "hub";
/** The key that explains the markers one by one. */
const EXPLAIN = "e";
/** Where the way of a move is drawn, outside the ring. */
const RIM = OUTER + 7;
const EDGE = OUTER + 14;

/**
 * @typedef {import("./words.mjs").Space} Space
 * @typedef {import("./words.mjs").Offer} Offer
 * @typedef {object} RondelOptions
 * @property {import("./words.mjs").Labels} labels
 * @property {Space[]} wheel                     the spaces, clockwise
 * @property {boolean} [readonly]                nothing can be chosen; spaces still explain themselves
 * @property {(id: string) => void} [onChoose]
 * @property {(id: string) => void} [onConfirm]   the chosen space was activated once more; without it, as onChoose
 * @property {(id: string) => void} [onRefuse]    a space was activated that cannot be chosen
 * @property {(id: string) => void} [onSelect]    a space was selected on a read-only ring, "" when that was cleared;
 *   without it none is
 * @property {(text: string) => void} [say]      speaks for the ring, which then has no live line of its own
 * @property {"normal" | "large"} [size]
 */

/**
 * @param {HTMLElement} host
 * @param {RondelOptions} options
 */
export function createRondel(host, { labels, wheel, readonly: closed = false, onChoose = () => {}, onConfirm = onChoose, onRefuse = () => {}, onSelect, say, size = "normal" }) {
  const root = createRoot(host, { className: "gk-rondel", say });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const count = wheel.length;
  /** @type {Record<string, any>} */
  let view = { nations: {} };
  let readonly = closed;
  let chosen = "";
  let selected = "";
  let tabStop = 0;
  let hovered = -1;
  let focused = -1;
  /** The marker that is explained, or HUB for the middle of the ring; "" for none. */
  let pointed = "";

  const drawing = svg("svg", { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: "gk-drawing gk-rondel-svg", role: "radiogroup" });
  // The explanation has a place of its own under the ring: a floating one would hide half of it. It repeats
  // the names of the spaces, so screen readers pass it over.
  const title = el("strong");
  const lines = el("div");
  const note = el("div", { class: "gk-rondel-note", "aria-hidden": "true" }, title, lines);
  // Listens in place of the drawing: Chromium puts an SVG element with focus listeners into the tab order.
  const canvas = el("div", {}, drawing);
  root.element.prepend(el("div", { class: "gk-rondel-stage" }, canvas, note));

  const longest = Math.max(...wheel.map((space) => textWidth(labels.name(space.action), WORD)));
  const block = { width: longest + 2, height: 18 + WORD + PRICE + 5 };
  const middle = blockRadius(count, block.width, block.height);

  const wedges = wheel.map((space, index) => {
    const { from, middle: angle, to } = sector(index, count);
    const shape = svg("path", { d: wedgePath(INNER, OUTER, from, to), class: "gk-wedge-shape" });
    const ring = svg("path", { d: wedgePath(INNER + 2.5, OUTER - 2.5, from + 0.012, to - 0.012), class: "gk-wedge-ring" });
    const focus = svg("path", { d: wedgePath(INNER + 7, OUTER - 7, from + 0.04, to - 0.04), class: "gk-wedge-focus" });
    const icon = svg("path", { d: /** @type {Record<string, string>} */ (look.icons)[space.action], class: "gk-wedge-icon" });
    const word = svg("text", { class: "gk-wedge-word", "font-size": WORD }, labels.name(space.action));
    const cost = svg("text", { class: "gk-wedge-price", "font-size": PRICE });
    const face = svg("g", {}, icon, word, cost);
    const element = svg("g", { class: "gk-wedge", role: "radio", tabindex: index === 0 ? "0" : "-1", "data-space": space.id }, shape, ring, focus, face);
    drawing.append(element);
    return { space, element, icon, word, cost, at: polar(middle, angle) };
  });
  const noted = createNoted(labels, Object.fromEntries(wedges.map(({ space, element }) => [space.id, element])));
  drawing.append(svg("circle", { r: INNER, class: "gk-rondel-hub", "aria-hidden": "true", "data-marker": HUB }));
  const trail = svg("g", { class: "gk-rondel-trail", "aria-hidden": "true" });
  const markerLayer = svg("g", { "aria-hidden": "true" });
  const noteLayer = svg("g", { "aria-hidden": "true" });
  drawing.append(trail, markerLayer, noteLayer);

  /** @type {Map<string, {element: SVGGElement, x: number, y: number, scale: number}>} */
  const markers = new Map();
  const { d: octagon, text: [codeX, codeY] } = look.tokens.octagon;

  /** @param {string} nation */
  function marker(nation) {
    const known = markers.get(nation);
    if (known) return known;
    const element = svg(
      "g",
      { class: "gk-marker", "data-nation": nation, "data-marker": nation },
      svg("path", { d: octagon, class: "gk-piece-case" }),
      svg("path", { d: octagon, class: "gk-piece-body" }),
      svg("text", { x: codeX, y: codeY, class: "gk-piece-code" }, nation),
    );
    markerLayer.append(element);
    const made = { element, x: 0, y: 0, scale: 0 };
    markers.set(nation, made);
    return made;
  }

  /** @param {boolean} animate */
  function drawMarkers(animate) {
    const moving = animate && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const groups = [...wheel.map((space, index) => ({ nations: standing(view, space.id), place: (/** @type {number} */ n) => fan(n, index, count) })), { nations: standing(view, null), place: hub }];
    for (const { nations, place } of groups) {
      if (nations.length === 0) continue;
      const places = place(nations.length);
      for (const [index, nation] of nations.entries()) {
        const piece = marker(nation);
        // A press on a marker is one on the space under it.
        setAttributes(piece.element, { "data-on": view.nations[nation].rondel });
        const { x, y, scale } = places[index];
        piece.element.classList.toggle("gk-marker-active", nation === view.active);
        if (piece.x === x && piece.y === y && piece.scale === scale) continue;
        if (moving && piece.scale > 0) {
          const frames = way(piece, { x, y }).map(([px, py]) => ({ transform: `translate(${px}px, ${py}px) scale(${scale})` }));
          piece.element.animate(frames, { duration: 240, easing: "ease-in-out" });
        }
        Object.assign(piece, { x, y, scale });
        piece.element.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`);
      }
    }
    const active = markers.get(view.active);
    if (active) markerLayer.append(active.element);
    for (const [nation, piece] of markers) {
      if (nation in view.nations) continue;
      piece.element.remove();
      markers.delete(nation);
    }
  }

  /** @param {number} index @returns {Offer | undefined} */
  const offer = (index) => view.spaces?.[wheel[index].id];
  /** Whether a space may be chosen now. @param {number} index */
  const open = (index) => !readonly && offer(index)?.legal === true;

  /** A space as one text. @param {number} index */
  const spoken = (index) => {
    const words = spaceWords(labels, view, wheel[index]);
    return [words.name, ...words.lines].map((text) => text.replace(/[.]$/, "")).join(". ");
  };

  function drawWedges() {
    const priced = view.spaces !== undefined;
    const current = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
    for (const [index, { space, element, icon, word, cost, at: [x, y] }] of wedges.entries()) {
      const here = offer(index);
      const top = y - block.height / 2 + (here ? 0 : 6);
      icon.setAttribute("transform", `translate(${(x - 9).toFixed(1)} ${top.toFixed(1)}) scale(.75)`);
      for (const [node, lower] of /** @type {[SVGTextElement, number][]} */ ([[word, 18 + WORD], [cost, 21 + WORD + PRICE]])) {
        node.setAttribute("x", x.toFixed(1));
        node.setAttribute("y", (top + lower).toFixed(1));
      }
      setText(cost, here ? price(labels, here) : "");
      element.classList.toggle("gk-wedge-closed", priced && !here?.legal);
      element.classList.toggle("gk-wedge-open", open(index));
      const picked = readonly ? selected : chosen;
      const checked = readonly && !selected ? index === current : space.id === picked;
      element.classList.toggle("gk-wedge-chosen", space.id === picked);
      element.setAttribute("aria-checked", String(checked));
      // A read-only ring is not disabled: its spaces are there to be read.
      if (readonly) element.removeAttribute("aria-disabled");
      else element.setAttribute("aria-disabled", String(!open(index)));
      element.setAttribute("aria-label", spoken(index));
    }
    setAttributes(drawing, { "aria-readonly": readonly ? "true" : null, "aria-keyshortcuts": EXPLAIN.toUpperCase() });
    const name = priced && !readonly ? labels.t("widget.rondel.title.choose", { nation: view.active }) : labels.t("widget.rondel.title");
    drawing.setAttribute("aria-label", name);
  }

  /** Signs of what notes point at, in the outer corners of the spaces. */
  function drawNotes() {
    noteLayer.replaceChildren(...wheel.flatMap(({ id }, index) => {
      if (!noted.places.includes(id)) return [];
      const [x, y] = polar(OUTER - 15, sector(index, count).from + 0.11);
      return [noteSign(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.15)`)];
    }));
  }

  /** Light the way to the space under the pointer or the focus, else to the one that is chosen. */
  function light() {
    const looked = hovered >= 0 ? hovered : focused;
    const target = looked >= 0 || readonly ? looked : wheel.findIndex((space) => space.id === chosen);
    const here = target >= 0 ? offer(target) : undefined;
    const start = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
    const path = here ? pathOf(start, here.steps, count) : [];
    for (const [index, { element }] of wedges.entries()) element.classList.toggle("gk-wedge-path", path.includes(index));
    trail.replaceChildren();
    /** @type {SVGElement[]} drawn over all lines, so that no line crosses a number */
    const dots = [];
    for (const [step, index] of path.entries()) {
      const to = sector(index, count).middle;
      const from = to - (2 * Math.PI) / count;
      const [a, b] = [polar(RIM, from), polar(RIM, to)].map((point) => point.map((value) => value.toFixed(2)).join(" "));
      // Steps that cost something are drawn in another dash (RON-4).
      const form = step >= (view.prospects?.free_steps ?? Infinity) ? "paid" : "free";
      trail.append(svg("path", { d: `M${a}A${RIM} ${RIM} 0 0 1 ${b}`, class: `gk-trail-${form}` }));
      const [x, y] = polar(RIM, to);
      dots.push(
        svg("circle", { cx: x.toFixed(2), cy: y.toFixed(2), r: 6.2, class: `gk-trail-dot gk-trail-dot-${form}` }),
        svg("text", { x: x.toFixed(2), y: (y + 2.9).toFixed(2), class: "gk-trail-step" }, String(step + 1)),
      );
    }
    trail.append(...dots);
  }

  function explain() {
    light();
    const index = hovered >= 0 ? hovered : focused;
    const words = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel)
      : index < 0 ? { name: "", lines: [invitation()] } : spaceWords(labels, view, wheel[index]);
    const remark = index >= 0 && !pointed ? noted.words(wheel[index].id) : [];
    note.toggleAttribute("data-gk-idle", index < 0 && !pointed);
    setText(title, words.name);
    lines.replaceChildren(...[...words.lines, ...remark].map((line) => el("div", {}, line)));
  }

  /** What the ring is for just now. */
  function invitation() {
    if (view.spaces === undefined || !view.active) return "";
    return labels.t("widget.rondel.invite", { nation: view.active });
  }

  /** @param {number} index */
  function choose(index) {
    if (!open(index)) {
      root.say(spoken(index));
      if (readonly && onSelect) select(wheel[index].id);
      onRefuse(wheel[index].id);
      return;
    }
    if (wheel[index].id === chosen) {
      onConfirm(chosen);
      return;
    }
    setChosen(wheel[index].id);
    root.say(labels.t("widget.rondel.chosen", { space: wheel[index].action }));
    onChoose(wheel[index].id);
  }

  /** Select a space to be read. @param {string} id */
  function select(id) {
    const before = selected;
    setSelected(id);
    if (selected !== before) onSelect?.(selected);
  }

  /** @param {string} id */
  function setSelected(id) {
    selected = wheel.some((space) => space.id === id) ? id : "";
    drawWedges();
  }

  /** @param {string} id */
  function setChosen(id) {
    chosen = id;
    drawWedges();
    light();
  }

  /** Give the one place in the tab order to a space. @param {number} index */
  function holdTab(index) {
    wedges[tabStop].element.setAttribute("tabindex", "-1");
    tabStop = index;
    wedges[tabStop].element.setAttribute("tabindex", "0");
  }

  /** @param {number} index */
  function focusSpace(index) {
    holdTab((index + count) % count);
    wedges[tabStop].element.focus({ preventScroll: true });
  }

  /** @param {Event} event @param {string} name */
  const attributeOf = (event, name) => /** @type {Element} */ (event.target).closest(`[${name}]`)?.getAttribute(name) ?? "";
  /** @param {Event} event */
  function indexOf(event) {
    const id = attributeOf(event, "data-on") || attributeOf(event, "data-space");
    return wheel.findIndex((space) => space.id === id);
  }

  /** Explain the next marker: first those on the space with the focus, then those in the hub, then the space again. */
  function explainNext() {
    const waiting = standing(view, null);
    const all = ["", ...standing(view, wheel[tabStop].id), ...(waiting.length > 0 ? [HUB] : [])];
    pointed = all[(all.indexOf(pointed) + 1) % all.length];
    explain();
    const { name, lines } = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : { name: "", lines: [spoken(tabStop)] };
    root.say([name, ...lines].filter(Boolean).map((text) => text.replace(/[.]$/, "")).join(". "));
  }

  /** @param {number} hover @param {number} focus @param {string} [marker] */
  function point(hover, focus, marker = "") {
    [hovered, focused, pointed] = [hover, focus, marker];
    explain();
  }
  canvas.addEventListener("pointerover", (event) => point(indexOf(event), focused, attributeOf(event, "data-marker")), { signal });
  canvas.addEventListener("pointerleave", () => point(-1, focused), { signal });
  canvas.addEventListener("focusin", (event) => {
    const index = indexOf(event);
    // A screen reader brings the focus by ways of its own.
    if (index >= 0) holdTab(index);
    point(hovered, index);
  }, { signal });
  canvas.addEventListener("focusout", () => point(hovered, -1), { signal });
  canvas.addEventListener(
    "click",
    (event) => {
      const index = indexOf(event);
      if (index < 0) return;
      focusSpace(index);
      choose(index);
    },
    { signal },
  );
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "ArrowRight" || event.key === "ArrowDown") focusSpace(tabStop + 1);
      else if (event.key === "ArrowLeft" || event.key === "ArrowUp") focusSpace(tabStop - 1);
      else if (event.key === "Home") focusSpace(0);
      else if (event.key === "End") focusSpace(count - 1);
      else if (event.key === "Enter" || event.key === " ") choose(tabStop);
      else if (event.key === EXPLAIN) explainNext();
      else if (event.key === "Escape") {
        point(-1, -1);
        // The words under the ring go; what was chosen or refused is the caller's, and the key goes on to it.
        if (!selected) return;
        select("");
      } else return;
      consume(event);
    },
    { signal },
  );

  return {
    element: root.element,
    /**
     * Draw a view.
     * @param {Record<string, any>} next
     * @param {{animate?: boolean, marks?: string[]}} [extra]  marks: spaces that a note points at
     */
    update(next, { animate = false, marks = [] } = {}) {
      const remarked = noted.set(marks);
      if (remarked) drawNotes();
      const same = next.nations === view.nations && next.spaces === view.spaces && next.active === view.active;
      view = { ...next, nations: next.nations ?? {} };
      if (same) return remarked ? explain() : undefined;
      drawMarkers(animate);
      drawWedges();
      explain();
    },
    setChosen,
    /** Select a space of a read-only ring without telling of it, "" for none. @param {string} id */
    setSelected,
    /** Close the ring for choosing, or open it. @param {boolean} next */
    setReadonly(next) {
      if (next === readonly) return;
      readonly = next;
      drawWedges();
      explain();
    },
    destroy: root.destroy,
  };
}
