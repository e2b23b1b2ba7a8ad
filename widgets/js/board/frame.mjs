/** What every board stands in: its root, its drawing on a stage, and the tip over it. */
import { el } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { createTip } from "../shared/tip.mjs";

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {string} options.className
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {string} options.words            whose words, as "widget.map"
 * @param {SVGSVGElement} options.drawing
 * @param {"normal" | "large"} options.size
 * @param {(text: string) => void} [options.say]   speaks for the board, which then has no live line of its own
 */
export function createFrame(host, { className, labels, words, drawing, size, say }) {
  const root = createRoot(host, { className, label: labels.t(`${words}.title`), say });
  root.element.dataset.size = size;
  drawing.setAttribute("aria-label", labels.t(`${words}.help`));
  // Listens in place of the drawing: Chromium puts an SVG element with focus listeners into the tab order.
  const canvas = el("div", {}, drawing);
  const stage = el("div", { class: "gk-map-stage" }, canvas);
  root.element.prepend(stage);
  return { root, canvas, stage, tip: createTip(stage), scale: size === "large" ? 1.5 : 1 };
}

/**
 * Where legend and list go, at the end of a board.
 * @param {ReturnType<typeof createRoot>} root
 */
export function appendFolds(root) {
  const folds = el("div", { class: "gk-map-folds" });
  root.element.append(folds);
  return folds;
}

/**
 * A board as whoever made it knows it, with its drawing in sight.
 *
 * @template T
 * @param {ReturnType<typeof createRoot>} root
 * @param {ReturnType<typeof import("./sight.mjs").createSight>} sight
 * @param {T} own   what this board can do
 */
export function shown(root, sight, own) {
  sight.start();
  return {
    element: root.element,
    ...own,
    destroy() {
      sight.stop();
      root.destroy();
    },
  };
}
