/**
 * The keys of the table, declared once: what they do, how they are announced (`aria-keyshortcuts`) and how the help
 * line shows them.
 */

import { bindingOf } from "../shared/keys.mjs";

/**
 * @typedef {object} Binding
 * @property {string} command   what it does: a button of the bar, or a part that gets the focus
 * @property {string} key       `KeyboardEvent.key`
 * @property {string} aria      the key as `aria-keyshortcuts` spells it
 * @property {string} label     id of its words in the help line, under "widget.table."; "" where the game has its own
 * @property {boolean} [bar]    only while the focus is on the bar
 */

/** @type {readonly Binding[]} in the order of the help line */
export const BINDINGS = Object.freeze([
  { command: "back", key: "ArrowLeft", aria: "ArrowLeft", label: "help_back", bar: true },
  { command: "forward", key: "ArrowRight", aria: "ArrowRight", label: "help_forward", bar: true },
  { command: "undo", key: "u", aria: "U", label: "help_undo" },
  { command: "redo", key: "b", aria: "B", label: "help_redo" },
  { command: "reset", key: "r", aria: "R", label: "help_reset" },
  { command: "board", key: "m", aria: "M", label: "help_map" },
  { command: "dial", key: "o", aria: "O", label: "" },
  { command: "decision", key: "d", aria: "D", label: "help_decision" },
  { command: "lesson", key: "l", aria: "L", label: "help_lesson" },
]);

/** Where letters and arrows are typed, or choose. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=''], [contenteditable='true']";

/**
 * The binding that a key press means, or null when the press belongs to somebody else, as a field to type in.
 *
 * @param {import("../shared/keys.mjs").Press} event
 * @param {boolean} onBar  whether the focus is on the bar
 * @returns {Binding | null}
 */
export function bindingFor(event, onBar) {
  const binding = bindingOf(BINDINGS, event);
  if (!binding || (binding.bar && !onBar) || event.target?.matches?.(TYPED)) return null;
  return binding;
}

/**
 * The key of a command as `aria-keyshortcuts` spells it; null if it has none.
 *
 * @param {string} command
 */
export function shortcut(command) {
  return BINDINGS.find((binding) => binding.command === command)?.aria ?? null;
}
