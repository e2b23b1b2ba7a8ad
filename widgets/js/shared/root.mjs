/** The outermost element of every widget: theme variables, size switch, shortcut guard, live line. */
import { el, setText } from "./dom.mjs";

/**
 * @typedef {object} Root
 * @property {HTMLElement} element
 * @property {AbortController} abort       its signal goes into every addEventListener of the component
 * @property {(text: string) => void} say  speak through the polite live line, or that of the caller
 * @property {() => void} destroy          drop all listeners and the element
 */

/**
 * Make the root of a component inside `host`, and keep its keys from the notebook. JupyterLab heeds
 * `data-lm-suppress-shortcuts` only above the element that has the focus, and its shortcuts ask for just that
 * element: so plain keys end here as well. Keys with Ctrl, Alt or Command go on to the host and the browser.
 * @param {HTMLElement} host
 * @param {{className?: string, label?: string, say?: ((text: string) => void) | null}} [options] say: speaks in place of
 *   a live line of its own, for a component that stands inside another one; null: this one never speaks in that way
 * @returns {Root}
 */
export function createRoot(host, { className = "", label = "", say } = {}) {
  const element = el("div", { class: `gk-root ${className}`.trim(), "data-lm-suppress-shortcuts": "true" });
  if (label) {
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", label);
  }
  const status = say !== undefined ? null : el("div", { class: "gk-live", role: "status", "aria-live": "polite" });
  if (status) element.append(status);
  host.append(element);
  const abort = new AbortController();
  element.addEventListener(
    "keydown",
    (event) => {
      // A component inside another one leaves the key to it.
      const inner = element.parentElement?.closest(".gk-root");
      if (!inner && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    },
    { signal: abort.signal },
  );
  return {
    element,
    abort,
    say(text) {
      if (status) setText(status, text);
      else say?.(text);
    },
    destroy() {
      abort.abort();
      element.remove();
    },
  };
}
