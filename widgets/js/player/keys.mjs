/**
 * The keys of the player, declared once: what they do, how they are announced
 * (`aria-keyshortcuts`) and how the help line shows them.
 */

import { bindingOf } from "../shared/keys.mjs";

/**
 * @typedef {Object} Binding
 * @property {string} command   what it does, see timeline.mjs; "toggle" plays and pauses, "compare" compares with the step
 *   shown, and ends that
 * @property {string} key       `KeyboardEvent.key`
 * @property {string} aria      the key as `aria-keyshortcuts` spells it
 * @property {string} label     id of the text for the button, under "widget.player."
 * @property {boolean} [jump]   its button stands beside the choice of what to jump to
 */

/** @type {readonly Binding[]} in the order of the buttons */
export const BINDINGS = Object.freeze([
  { command: "first", key: "Home", aria: "Home", label: "first" },
  { command: "previousUnit", key: "PageUp", aria: "PageUp", label: "previous_unit" },
  { command: "previousStep", key: "ArrowLeft", aria: "ArrowLeft", label: "previous_step" },
  { command: "toggle", key: " ", aria: "Space", label: "play" },
  { command: "nextStep", key: "ArrowRight", aria: "ArrowRight", label: "next_step" },
  { command: "nextUnit", key: "PageDown", aria: "PageDown", label: "next_unit" },
  { command: "last", key: "End", aria: "End", label: "last" },
  // As players of music and pictures have them: J goes back, L goes on.
  { command: "previousMoment", key: "j", aria: "J", label: "previous_moment", jump: true },
  { command: "nextMoment", key: "l", aria: "L", label: "next_moment", jump: true },
  { command: "compare", key: "c", aria: "C", label: "compare", jump: true },
]);

/** Keys with which a focused element already does something of its own. */
const OWN_KEYS = [
  { selector: "textarea, [contenteditable=''], [contenteditable='true']", keys: null },
  { selector: "input:not([type=range]):not([type=checkbox]):not([type=radio])", keys: null },
  { selector: "select", keys: null },
  { selector: "button, summary, a[href], input[type=checkbox], [role=button]", keys: [" "] },
  { selector: "[role=radio], input[type=radio]", keys: [" ", "ArrowLeft", "ArrowRight", "Home", "End"] },
  { selector: "[data-gk-scroll]", keys: [" ", "PageUp", "PageDown", "Home", "End"] },
];

/**
 * The binding that a key press means, or null when the press belongs to somebody else, as a key that the focused
 * element uses itself.
 *
 * @param {import("../shared/keys.mjs").Press} event
 * @returns {Binding | null}
 */
export function bindingFor(event) {
  const binding = bindingOf(BINDINGS, event);
  if (!binding) return null;
  const target = event.target;
  if (target && typeof target.matches === "function") {
    for (const { selector, keys } of OWN_KEYS) {
      if (target.matches(selector) && (keys === null || keys.includes(event.key))) return null;
    }
  }
  return binding;
}
