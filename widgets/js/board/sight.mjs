/** The part of the board in sight: measures the stage, zooms by buttons and keys, pans by dragging. */
import { el } from "../shared/dom.mjs";
import { metrics } from "./sizes.mjs";
import { centreFor, nextStep, sight, STEPS } from "./zoom.mjs";

/**
 * @param {object} options
 * @param {HTMLElement} options.stage
 * @param {SVGSVGElement} options.svgElement
 * @param {import("./zoom.mjs").ViewBox} options.board
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {number} options.scale
 * @param {string} [options.words]  whose words the buttons wear
 * @param {(sizes: import("./sizes.mjs").Metrics | null) => void} options.onChange  new sizes after a change of scale, null after a pan
 */
export function createSight({ stage, svgElement, board, labels, signal, scale, words = "widget.map", onChange }) {
  let width = 1000;
  let zoom = 1;
  /** @type {[number, number]} */
  let centre = [board[0] + board[2] / 2, board[1] + board[3] / 2];
  let part = board;
  let moved = false;

  /** @param {string} text @param {string} label @param {() => void} action */
  const button = (text, label, action) => {
    const node = el("button", { type: "button", class: "gk-map-zoom-button", "aria-label": label, title: label }, text);
    node.addEventListener("click", action, { signal });
    return node;
  };
  const out = button("−", labels.t(`${words}.zoom.out`), () => zoomBy(-1));
  const into = button("+", labels.t(`${words}.zoom.in`), () => zoomBy(1));
  stage.append(el("div", { class: "gk-map-zoom", role: "group", "aria-label": labels.t(`${words}.zoom`) }, out, into));

  function look() {
    part = sight(board, zoom, centre);
    centre = [part[0] + part[2] / 2, part[1] + part[3] / 2];
    svgElement.setAttribute("viewBox", part.map((value) => value.toFixed(1)).join(" "));
    svgElement.classList.toggle("gk-map-zoomed", zoom > 1);
    out.setAttribute("aria-disabled", String(zoom === STEPS[0]));
    into.setAttribute("aria-disabled", String(zoom === STEPS[STEPS.length - 1]));
  }

  const measure = () => onChange(metrics(width * zoom, board[2], scale));

  /** @param {number} by @param {[number, number]} [towards] */
  function zoomBy(by, towards) {
    const next = nextStep(zoom, by);
    if (next === zoom) return;
    if (towards && by > 0) centre = towards;
    zoom = next;
    look();
    measure();
  }

  const observer = new ResizeObserver(([entry]) => {
    const next = Math.round(entry.contentRect.width);
    if (next === 0 || next === width) return;
    width = next;
    measure();
  });

  /** @type {{x: number, y: number, centre: [number, number]} | null} */
  let grip = null;
  svgElement.addEventListener(
    "pointerdown",
    (event) => {
      moved = false;
      if (zoom > 1 && event.button === 0) grip = { x: event.clientX, y: event.clientY, centre };
    },
    { signal },
  );
  svgElement.addEventListener(
    "pointermove",
    (event) => {
      if (!grip) return;
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!moved && Math.hypot(dx, dy) < 5) return;
      if (!moved) svgElement.setPointerCapture(event.pointerId);
      moved = true;
      const units = part[2] / width;
      centre = [grip.centre[0] - dx * units, grip.centre[1] - dy * units];
      look();
      onChange(null);
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"]) {
    svgElement.addEventListener(
      end,
      () => {
        grip = null;
      },
      { signal },
    );
  }

  return {
    start() {
      width = Math.round(stage.clientWidth) || width;
      look();
      measure();
      observer.observe(stage);
    },
    stop: () => observer.disconnect(),
    zoomBy,
    /** Whether the last press was a drag, which must not select. */
    dragged: () => moved,
    /** Bring a point into sight. @param {[number, number]} point */
    reveal(point) {
      if (zoom === 1) return;
      centre = centreFor(part, point);
      look();
    },
    /** A point of the board in px of the stage. @param {[number, number]} point */
    toStage([x, y]) {
      const k = width / part[2];
      return { x: (x - part[0]) * k, y: (y - part[1]) * k };
    },
  };
}
