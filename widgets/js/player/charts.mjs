/**
 * The small curves under the bar: one chart for each group, drawn once for a track. A step moves a cursor and writes
 * the values; nothing is drawn anew. A chart is a slider like the timeline: a click, a drag and the keys move the game.
 */
import { el, setText, svg } from "../shared/dom.mjs";
import { HEIGHT, boundsOf, figure, pathOf, signed, valueAt } from "./curves.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./curves.mjs").Curve} Curve */
/** @typedef {import("./curves.mjs").Line} Line */
/** @typedef {import("./tracks.mjs").Track} Track */

/** So many charts are open at first. */
const OPEN = 3;

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {(step: number) => void} options.onSeek
 */
export function createCharts({ labels, signal, onSeek }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);
  const format = new Intl.NumberFormat(labels.lang);
  const kinds = el("div", { class: "gk-curves-kinds", role: "group", "aria-label": t("curves") });
  const box = el("div", { class: "gk-curves-box" });
  const element = el("div", { class: "gk-curves" }, kinds, box);
  /** @type {Map<string, boolean>} */
  const open = new Map();
  /** @type {ReturnType<typeof chart>[]} */
  let charts = [];
  let span = 1;
  /** @type {[step: number, where: string, pinned: number | null]} */
  let shown = [0, "", null];

  /** @param {Track} track @param {Curve} curve */
  function chart(track, { id, label, unit, lines }) {
    const title = unit ? t("curve", { curve: label, unit }) : label;
    const ghosts = track.base?.curves.find((curve) => curve.id === id)?.lines ?? [];
    const bounds = boundsOf([...lines, ...ghosts]);
    const [cursor, pin] = ["cursor", "pin"].map((name) => el("div", { class: `gk-curves-${name}` }));
    const plot = el("div", {
      class: "gk-curves-plot", role: "slider", tabindex: "0", "aria-label": title, "aria-valuemin": 0, "aria-valuemax": track.last,
    }, svg("svg", { viewBox: `0 0 ${span} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      ...ghosts.map((line) => drawn(line, pathOf(line, track.at, /** @type {Track} */ (track.base).last, bounds), "2 3", "gk-curves-ghost")),
      ...lines.map((line) => drawn(line, pathOf(line, 0, track.last, bounds), line.dash))), pin, cursor);
    const cells = lines.map((line) => {
      const [value, change] = [el("span"), el("i")];
      const sample = svg("svg", { viewBox: "0 0 18 10", "aria-hidden": "true" }, drawn(line, "M0 5H18", line.dash));
      return { line, value, change, node: el("li", { title: line.name }, sample, el("span", {}, line.short), value, change) };
    });
    const [low, high] = bounds.map((bound) => figure(bound, format));
    const node = el("div", { class: "gk-curves-chart", "data-curve": id },
      el("div", { class: "gk-curves-title" }, title), el("div", { class: "gk-curves-scale", "aria-hidden": "true" }, el("span", {}, high), el("span", {}, low)),
      plot, el("ul", {}, ...cells.map((cell) => cell.node)));
    return {
      id, node, plot,
      update() {
        const [step, where, pinned] = shown;
        cursor.style.transform = `translateX(${(step / span) * 100}%)`;
        pin.hidden = pinned === null;
        if (pinned !== null) pin.style.transform = `translateX(${(pinned / span) * 100}%)`;
        const said = [];
        for (const { line, value, change } of cells) {
          const now = valueAt(line, step);
          const [number, by] = [figure(now, format), pinned === null ? "" : signed(valueAt(line, pinned), now, format)];
          setText(value, number);
          setText(change, by);
          said.push(`${line.name} ${number}${by && ` (${by})`}`);
        }
        plot.setAttribute("aria-valuenow", String(step));
        plot.setAttribute("aria-valuetext", `${where}. ${said.join(", ")}`);
      },
    };
  }

  /** Open or close a chart. @param {string} id */
  function draw(id) {
    const one = charts.find((made) => made.id === id);
    if (!one) return;
    one.node.hidden = !open.get(id);
    kinds.querySelector(`[data-curve="${CSS.escape(id)}"]`)?.setAttribute("aria-pressed", String(open.get(id)));
    if (open.get(id)) one.update();
  }

  kinds.addEventListener("click", (event) => {
    const id = /** @type {Element} */ (event.target).closest("button")?.dataset.curve;
    if (id === undefined) return;
    open.set(id, !open.get(id));
    draw(id);
  }, { signal });

  /** The step under the pointer. @param {PointerEvent} event */
  function seek(event) {
    const plot = /** @type {Element} */ (event.target).closest(".gk-curves-plot");
    if (!plot || event.buttons !== 1) return;
    const { left, width } = plot.getBoundingClientRect();
    if (event.type === "pointerdown") plot.setPointerCapture(event.pointerId);
    onSeek(Math.round(((event.clientX - left) / width) * span));
  }
  for (const type of /** @type {const} */ (["pointerdown", "pointermove"])) box.addEventListener(type, seek, { signal });

  return {
    element,
    /** Draw the curves of a track, and as ghosts those of the line that it leaves. @param {Track} track */
    show(track) {
      span = Math.max(1, track.last, track.base?.last ?? 0);
      element.hidden = track.curves.length === 0;
      track.curves.forEach(({ id }, i) => void (open.has(id) || open.set(id, i < OPEN)));
      charts = track.curves.map((curve) => chart(track, curve));
      kinds.replaceChildren(...track.curves.map(({ id, label }) => el("button", { type: "button", class: "gk-button", "data-curve": id }, label)));
      box.replaceChildren(...charts.map(({ node }) => node));
      for (const { id } of charts) draw(id);
    },
    /** @param {number} step @param {string} where   the same in words @param {number | null} pinned   the step compared with */
    update(step, where, pinned) {
      shown = [step, where, pinned];
      for (const one of charts) if (open.get(one.id)) one.update();
    },
  };
}

/** @param {Line} line @param {string} d @param {string} dash @param {string} [className] */
function drawn({ light, dark }, d, dash, className = "") {
  const path = svg("path", { class: `gk-curve ${className}`, d, "stroke-dasharray": dash || null });
  path.style.setProperty("--gk-light", light);
  path.style.setProperty("--gk-dark", dark);
  return path;
}
