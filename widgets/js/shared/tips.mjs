/** The tip that explains what somebody points at or stands on: one for a whole panel, worked out when it is shown. */
import { uniqueId } from "./dom.mjs";
import { createTip } from "./tip.mjs";

/**
 * @param {HTMLElement} frame    positioned; the tip floats over it and stays inside its width
 * @param {HTMLElement} box      holds what can be pointed at
 * @param {object} options
 * @param {string} options.selector   of what has a tip
 * @param {(cell: HTMLElement) => {name: string, lines: string[]}} options.explain
 * @param {AbortSignal} options.signal
 * @returns {{refresh: () => void, forget: () => void}}   refresh: write a tip that is shown anew; forget: what was pointed at is gone
 */
export function createTips(frame, box, { selector, explain, signal }) {
  const tip = createTip(frame);
  tip.element.id = uniqueId("tip");
  tip.element.setAttribute("role", "tooltip");
  tip.element.removeAttribute("aria-hidden");
  /** @type {HTMLElement | null} */
  let hovered = null;
  /** @type {HTMLElement | null} */
  let focused = null;

  /** @param {EventTarget | null} target */
  const cellOf = (target) => /** @type {HTMLElement | null} */ (/** @type {Element | null} */ (target)?.closest?.(selector) ?? null);

  function show() {
    const cell = hovered ?? focused;
    if (!cell) return tip.hide();
    const { name, lines } = explain(cell);
    const [outer, at] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
    tip.show(name, lines, { x: (at.left + at.right) / 2 - outer.left, y: (at.top + at.bottom) / 2 - outer.top, gap: at.height / 2 + 4 });
  }

  box.addEventListener("pointerover", ({ target }) => ((hovered = cellOf(target)), show()), { signal });
  box.addEventListener("pointerleave", () => ((hovered = null), show()), { signal });
  box.addEventListener("focusin", ({ target }) => {
    focused = cellOf(target);
    hovered = null;
    focused?.setAttribute("aria-describedby", tip.element.id);
    show();
  }, { signal });
  box.addEventListener("focusout", () => {
    focused?.removeAttribute("aria-describedby");
    focused = null;
    show();
  }, { signal });
  // A tip that hides what somebody wants to read goes away with Escape.
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !tip.shown) return;
    event.stopPropagation();
    tip.hide();
  }, { signal });

  return {
    refresh() {
      if (tip.shown) show();
    },
    forget() {
      hovered = focused = null;
      tip.hide();
    },
  };
}
