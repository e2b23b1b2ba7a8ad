/** What bars of buttons share: drawn signs, the press of a button as a command, and the help line of all keys. */
import { el, svg } from "./dom.mjs";

/**
 * A sign in a box of 16 by 16, for the inside of a button.
 *
 * @param {string} path
 * @param {boolean} filled  as a shape, not as lines
 * @returns {SVGSVGElement}
 */
export function sign(path, filled) {
  const node = svg("svg", { class: "gk-bar-sign", viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path"));
  draw(node, path, filled);
  return node;
}

/**
 * Draw a sign anew.
 *
 * @param {SVGSVGElement} node
 * @param {string} path
 * @param {boolean} filled
 */
export function draw(node, path, filled) {
  node.toggleAttribute("data-filled", filled);
  node.firstElementChild?.setAttribute("d", path);
}

/**
 * Hear the buttons of a bar by their `data-command`.
 *
 * @param {HTMLElement} bar
 * @param {AbortSignal} signal
 * @param {(command: string) => void} onCommand
 */
export function hear(bar, signal, onCommand) {
  bar.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    // aria-disabled and not disabled: a button at an end of the game keeps the focus that pressed it.
    if (button?.dataset.command && button.getAttribute("aria-disabled") !== "true") onCommand(button.dataset.command);
  }, { signal });
}

/**
 * The line that names every key with what it does.
 *
 * @param {string} heading
 * @param {[key: string, words: string][]} keys
 */
export function keyHelp(heading, keys) {
  return el("div", { class: "gk-bar-help" }, el("span", {}, heading), " ",
    ...keys.map(([key, words]) => el("span", { class: "gk-bar-key" }, el("kbd", {}, key), " ", words)));
}
