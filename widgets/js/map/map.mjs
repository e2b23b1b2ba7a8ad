/** The board as a map: draws a view, follows pointer and keyboard, tells which region is chosen. */
import { consume, el, svg } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { createTip } from "../shared/tip.mjs";
import { createJourney } from "./journey.mjs";
import { groundOf, metrics, near, placeLabels } from "./layout.mjs";
import { createLegend } from "./legend.mjs";
import { createList } from "./list.mjs";
import { ARROWS, step } from "./navigate.mjs";
import { createCity, createPennant, createStacks } from "./pieces.mjs";
import { createScene } from "./scene.mjs";
import { createSight } from "./sight.mjs";
import { spots, STEP } from "./spots.mjs";
import { NOTHING, regionWords } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Labels} Labels
 * @typedef {import("./words.mjs").Holding} Holding
 * @typedef {import("./layout.mjs").Box} Box
 * @typedef {object} MapOptions
 * @property {Labels} labels
 * @property {import("./scene.mjs").Board} board
 * @property {(id: string) => void} [onSelect]   a region was chosen, "" when the choice was cleared
 * @property {boolean} [live]                    false: the caller announces, this map keeps quiet
 * @property {"normal" | "large"} [size]
 * @typedef {object} MapExtra
 * @property {string[]} [highlight]   regions changed by the last step: outlined
 * @property {boolean} [animate]      let a piece that moved travel there (never under reduced motion)
 */

/** Order in which names and tokens choose their place: the crowded regions first. @type {Record<string, number>} */
const LABEL_ORDER = { home: 0, land: 1, sea: 2 };

/**
 * @param {HTMLElement} host
 * @param {MapOptions} options
 */
export function createWorldMap(host, { labels, board, onSelect = () => {}, live = true, size = "normal" }) {
  const root = createRoot(host, { className: "gk-map", label: labels.t("widget.map.title"), live });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const ids = Object.keys(board.regions);
  const order = [...ids].sort((a, b) => LABEL_ORDER[board.regions[a].kind] - LABEL_ORDER[board.regions[b].kind]);
  const points = ids.map((id) => board.regions[id].label);
  const boardBox = { x: board.viewBox[0], y: board.viewBox[1], w: board.viewBox[2], h: board.viewBox[3] };

  const scene = createScene(board);
  scene.element.setAttribute("aria-label", labels.t("widget.map.help"));
  // Listens in place of the drawing: Chromium puts an SVG element with focus listeners into the tab order.
  const canvas = el("div", {}, scene.element);
  const stage = el("div", { class: "gk-map-stage" }, canvas);
  root.element.prepend(stage);
  const tip = createTip(stage);

  /** @type {Record<string, any>} */
  let regions = {};
  /** @type {Record<string, string>} what was drawn of each region, to see what changed */
  const drawn = {};
  let selected = "";
  let focused = "";
  let hovered = "";
  let tabStop = 0;

  /** @param {string} id @returns {Holding} */
  const holding = (id) => regions[id] ?? NOTHING;
  /** @param {string} id */
  const words = (id) => regionWords(labels, id, board.regions[id], holding(id));

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
  for (const [index, id] of ids.entries()) {
    const path = scene.paths[id];
    path.setAttribute("role", "button");
    path.setAttribute("tabindex", index === tabStop ? "0" : "-1");
    path.setAttribute("aria-pressed", "false");
  }

  // ---- layout ------------------------------------------------------------------------------------
  /** @type {import("./layout.mjs").Metrics} */
  let sizes = metrics(1000, boardBox.w);
  /** @type {Record<string, Box[]>} names, cities and harbours the tokens of a region keep clear of */
  const obstacles = {};
  /** @type {Record<string, SVGTextElement>} */
  const texts = {};

  /** Cities and harbours as boxes. */
  const fixtures = () =>
    ids.flatMap((id) => {
      const { city, port } = board.regions[id];
      const half = 10 * sizes.piece;
      return [city, port].flatMap((at) => (at ? [{ x: at[0] - half, y: at[1] - half, w: 2 * half, h: 2 * half }] : []));
    });

  function drawLabels() {
    const items = order.map((id) => {
      const { owner, label, kind } = board.regions[id];
      // On a narrow map hatch and pieces name the nation; its code behind every name would crowd it.
      return { id, text: labels.name(id), code: owner && sizes.k > 0.4 ? owner : "", flag: !owner, at: label, kind };
    });
    const fixed = fixtures();
    const placed = placeLabels(items, sizes, boardBox, fixed, ground);
    const boxes = [...fixed, ...[...placed.values()].map((label) => label.box)];
    for (const id of ids) obstacles[id] = near(places[id], boxes, 25 * sizes.piece);
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

  /** Where the tokens of each region lie. @type {Record<string, Box[]>} */
  const lying = {};
  /** What the tokens of each region were last told to keep clear of. @type {Record<string, string>} */
  const avoided = {};

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
      const others = units.length ? near(places[id], before, 25 * sizes.piece) : [];
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

  /** @param {import("./layout.mjs").Metrics} next */
  function layOut(next) {
    sizes = next;
    scene.rescale(sizes.k);
    for (const id of ids) parts[id].city?.place(sizes.piece);
    drawLabels();
    drawUnits(() => true);
  }

  const sight = createSight({
    stage,
    svgElement: scene.element,
    board: board.viewBox,
    labels,
    signal,
    scale: size === "large" ? 1.5 : 1,
    onChange: (next) => {
      if (next) layOut(next);
      showTip();
    },
  });

  // ---- marks: highlight, selection, focus ----------------------------------------------------------
  /** @type {Map<string, SVGGElement>} */
  const marks = new Map();
  const outline = (/** @type {string} */ name) => svg("g", { class: `gk-outline gk-outline-${name}`, style: "display:none" }, svg("path", { class: "gk-outline-case" }), svg("path", { class: "gk-outline-line" }));
  const selection = outline("selected");
  const focus = outline("focus");
  scene.layers.marks.append(selection);
  scene.layers.focus.append(focus);

  /** @param {SVGGElement} group @param {string} id */
  function trace(group, id) {
    group.style.display = id === "" ? "none" : "";
    if (id !== "") for (const path of group.children) path.setAttribute("d", board.regions[id].d);
  }

  /** @param {string[]} highlight */
  function mark(highlight) {
    for (const [id, group] of marks) {
      if (!highlight.includes(id)) {
        group.remove();
        marks.delete(id);
      }
    }
    for (const id of highlight) {
      if (marks.has(id) || !(id in board.regions)) continue;
      const group = outline("changed");
      trace(group, id);
      marks.set(id, group);
      scene.layers.marks.prepend(group);
    }
  }

  function showTip() {
    const id = hovered || focused;
    if (id === "") return tip.hide();
    const { name, place, units } = words(id);
    tip.show(name, [place, units], sight.toStage(board.regions[id].label));
  }

  /** @param {string} id */
  function announce(id) {
    const { name, units } = words(id);
    root.say(labels.t("widget.map.status", { region: name, units }));
  }

  /** @param {string} id */
  function select(id) {
    const before = selected;
    setSelected(id);
    if (id !== before) {
      onSelect(id);
      root.say(id === "" ? labels.t("widget.map.cleared") : labels.t("widget.map.selected", { region: id }));
    }
  }

  /** @param {string} id */
  function setSelected(id) {
    if (selected in scene.paths) scene.paths[selected].setAttribute("aria-pressed", "false");
    selected = id in board.regions ? id : "";
    if (selected !== "") scene.paths[selected].setAttribute("aria-pressed", "true");
    trace(selection, selected);
    list.select(selected);
  }

  // ---- pointer and keyboard --------------------------------------------------------------------------
  /** @param {Event} event */
  const regionOf = (event) => /** @type {Element} */ (event.target).closest?.("[data-region]")?.getAttribute("data-region") ?? "";

  /** @param {number} index */
  function focusRegion(index) {
    scene.paths[ids[tabStop]].setAttribute("tabindex", "-1");
    tabStop = index;
    const path = scene.paths[ids[index]];
    path.setAttribute("tabindex", "0");
    path.focus({ preventScroll: true });
  }

  canvas.addEventListener(
    "pointerover",
    (event) => {
      hovered = regionOf(event);
      showTip();
    },
    { signal },
  );
  canvas.addEventListener(
    "pointerleave",
    () => {
      hovered = "";
      showTip();
    },
    { signal },
  );
  canvas.addEventListener(
    "click",
    (event) => {
      const id = regionOf(event);
      if (id === "" || sight.dragged()) return;
      focusRegion(ids.indexOf(id));
      select(id);
    },
    { signal },
  );
  canvas.addEventListener(
    "focusin",
    (event) => {
      focused = regionOf(event);
      if (focused === "") return;
      const index = ids.indexOf(focused);
      if (index !== tabStop) {
        scene.paths[ids[tabStop]].setAttribute("tabindex", "-1");
        tabStop = index;
        scene.paths[focused].setAttribute("tabindex", "0");
      }
      // A click focuses too; the ring is for the keyboard.
      trace(focus, scene.paths[focused].matches(":focus-visible") ? focused : "");
      sight.reveal(board.regions[focused].label);
      showTip();
      announce(focused);
    },
    { signal },
  );
  canvas.addEventListener(
    "focusout",
    () => {
      focused = "";
      trace(focus, "");
      showTip();
    },
    { signal },
  );
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in ARROWS) focusRegion(step(points, tabStop, event.key, board.wrap ? boardBox.w : 0));
      else if (event.key === "Home") focusRegion(0);
      else if (event.key === "End") focusRegion(ids.length - 1);
      else if (event.key === "Enter" || event.key === " ") select(ids[tabStop]);
      else if (event.key === "Escape") {
        hovered = "";
        tip.hide();
        select("");
      } else if (event.key === "+" || event.key === "=") sight.zoomBy(1, board.regions[ids[tabStop]].label);
      else if (event.key === "-") sight.zoomBy(-1, board.regions[ids[tabStop]].label);
      else if (event.key === "0") sight.zoomBy(-9, board.regions[ids[tabStop]].label);
      else return;
      consume(event);
    },
    { signal },
  );

  const folds = el("div", { class: "gk-map-folds" });
  root.element.append(folds);
  createLegend(folds, { labels, nation: Object.values(board.regions).find((region) => region.owner)?.owner ?? "" });
  const list = createList(folds, {
    ids,
    summary: labels.t("widget.map.list"),
    name: labels.name,
    line: (id) => {
      const { name, place, units } = words(id);
      return labels.t("widget.map.line", { region: name, place, units });
    },
    onSelect: select,
    onVisit: (id) => trace(focus, id),
    signal,
  });

  // ---- drawing a view ----------------------------------------------------------------------------------
  /** @param {string} id */
  function title(id) {
    const { name, place } = words(id);
    scene.paths[id].setAttribute("aria-label", labels.t("widget.map.region", { region: name, place }));
  }

  /**
   * Draw a view. Only regions that differ from what is drawn are touched.
   * @param {Record<string, any>} view
   * @param {MapExtra} [extra]
   */
  function update(view, { highlight = [], animate = false } = {}) {
    const before = regions;
    regions = view.regions ?? {};
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
      title(id);
    }
    drawUnits((id) => changed.has(id), (id, draw) => {
      journey?.before(parts[id].stacks.stacks);
      draw();
      journey?.after(id, parts[id].stacks.stacks);
    });
    journey?.show();
    mark(highlight);
    if (hovered || focused) showTip();
    list.refresh();
  }

  sight.start();
  list.refresh();
  return {
    element: root.element,
    update,
    setSelected,
    /** What a region is and holds, in words. */
    describe: words,
    destroy() {
      sight.stop();
      root.destroy();
    },
  };
}
