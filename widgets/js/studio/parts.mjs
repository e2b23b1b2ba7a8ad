/** Small pieces that the parts of the studio have in common. */
import { el, uniqueId } from "../shared/dom.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/**
 * Words of a person: whatever direction they are read in, the words around them keep theirs.
 * @param {string} words
 * @param {string} [lang]
 */
export const own = (words, lang) => el("bdi", { lang }, words);

/**
 * A sentence of ours with words of people in it: the text of a message whose placeholders are in `words`.
 *
 * @param {Labels} labels
 * @param {string} id
 * @param {Record<string, string>} words
 * @param {Record<string, unknown>} [params]  other placeholders
 * @returns {(string | Node)[]}
 */
export function sentence(labels, id, words, params = {}) {
  // Marks of the private use area, which no message has, stand for them until the words are put in as elements.
  const keys = Object.keys(words);
  const marks = keys.map((_, index) => String.fromCharCode(0xe000 + index));
  const text = labels.t(id, { ...params, ...Object.fromEntries(keys.map((key, index) => [key, marks[index]])) });
  return text.split(/([\ue000-\ue0ff])/).filter(Boolean).map((part) => {
    const index = marks.indexOf(part);
    return index < 0 ? part : own(words[keys[index]]);
  });
}

/**
 * A button that does something by its name.
 *
 * @param {string} command
 * @param {string} words
 * @param {Record<string, unknown>} [more]
 */
export const button = (command, words, more = {}) =>
  el("button", { type: "button", class: "gk-button", "data-do": command, ...more }, words);

/**
 * A part with a title of its own.
 *
 * @param {string} className
 * @param {string} title
 * @param {...Node} children
 */
export function section(className, title, ...children) {
  const id = uniqueId("studio");
  const head = el("div", { class: "gk-studio-title", id }, title);
  return { head, element: el("div", { class: `gk-studio-part ${className}`, role: "group", "aria-labelledby": id }, head, ...children) };
}

/**
 * A field with its label above it.
 *
 * @template {HTMLElement} C
 * @param {string} words
 * @param {C} control
 * @param {string} [className]
 */
export function labelled(words, control, className = "") {
  const id = uniqueId("field");
  control.id = id;
  return el("div", { class: `gk-studio-field ${className}`.trim() }, el("label", { for: id }, words), control);
}

/** @param {string} value @param {string} words */
export const option = (value, words) => el("option", { value }, words);

/**
 * Hear the buttons inside an element by their `data-do`.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 * @param {(command: string, button: HTMLButtonElement) => void} onCommand
 */
export function heed(element, signal, onCommand) {
  element.addEventListener("click", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    if (!pressed?.dataset.do || pressed.getAttribute("aria-disabled") === "true") return;
    onCommand(pressed.dataset.do, pressed);
  }, { signal });
}

/**
 * Make the children of an element those of a list, touching only what differs, so that what has the focus keeps it.
 *
 * @param {HTMLElement} parent
 * @param {readonly HTMLElement[]} items
 */
export function reconcile(parent, items) {
  const wanted = new Set(items);
  for (const node of [...parent.children]) if (!wanted.has(/** @type {HTMLElement} */ (node))) node.remove();
  let place = parent.firstElementChild;
  for (const item of items) {
    if (item === place) place = place.nextElementSibling;
    else parent.insertBefore(item, place);
  }
}

/**
 * Elements by key that are made once, and made anew when what they show has changed.
 *
 * @template T
 * @param {(value: T) => HTMLElement} make
 */
export function made(make) {
  /** @type {Map<string, {text: string, node: HTMLElement}>} */
  const known = new Map();
  /** @param {string} key @param {T} value @param {unknown} [also] what else it depends on */
  return (key, value, also) => {
    const text = JSON.stringify([value, also]);
    let entry = known.get(key);
    if (entry?.text !== text) {
      entry = { text, node: make(value) };
      known.set(key, entry);
    }
    return entry.node;
  };
}
