/**
 * The keys of the studio, declared once: what they do, how they are announced (`aria-keyshortcuts`) and how the help
 * line shows them. The player's keys stand in `player/keys.mjs`; none is there twice.
 */
import { bindingOf } from "../shared/keys.mjs";

/**
 * @typedef {object} Binding
 * @property {string} command
 * @property {string} key     `KeyboardEvent.key`
 * @property {string} aria    as `aria-keyshortcuts` spells it
 * @property {boolean} reads  whether it is of use where nothing can be written
 */

/** @type {readonly Binding[]} what they do stands under "widget.studio.help_<command>" */
export const BINDINGS = Object.freeze([
  { command: "write", key: "w", aria: "W", reads: false },
  { command: "try", key: "t", aria: "T", reads: false },
  { command: "notes", key: "g", aria: "G", reads: true },
  { command: "find", key: "f", aria: "F", reads: true },
  { command: "undo", key: "u", aria: "U", reads: false },
  { command: "redo", key: "b", aria: "B", reads: false },
  { command: "save", key: "s", aria: "S", reads: false },
]);

/** Where letters are typed or chosen with. */
const TYPED = "textarea, select, input:not([type=range]):not([type=checkbox]):not([type=radio]):not([type=file]), [contenteditable='true']";

/**
 * The command that a key press means, or "" when it belongs to somebody else.
 *
 * @param {import("../shared/keys.mjs").Press} event
 * @param {boolean} writes  whether notes can be written here
 * @returns {string}
 */
export function commandOf(event, writes) {
  const binding = bindingOf(BINDINGS, event);
  if (!binding || (!writes && !binding.reads)) return "";
  if (event.target && typeof event.target.matches === "function" && event.target.matches(TYPED)) return "";
  return binding.command;
}

/**
 * Whether a key press asks for what was written to be kept: Ctrl and Enter, or Command and Enter.
 * @param {import("../shared/keys.mjs").Press} event
 */
export const keeps = (event) => event.key === "Enter" && Boolean(event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
