/**
 * The keys of the map, declared once: what they do, how they are announced (`aria-keyshortcuts`) and how the
 * line of help under the signs shows them.
 *
 * @typedef {object} Binding
 * @property {string} command   what it does; its text stands under "widget.map.key."
 * @property {string[]} keys    `KeyboardEvent.key`
 * @property {string[]} shown   as the help writes them: a sign, or the id of a word under "widget.map.key."
 */

/** @type {readonly Binding[]} */
export const BINDINGS = Object.freeze([
  { command: "move", keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], shown: ["←", "↑", "→", "↓"] },
  { command: "first", keys: ["Home"], shown: ["home"] },
  { command: "last", keys: ["End"], shown: ["end"] },
  { command: "select", keys: ["Enter", " "], shown: ["enter"] },
  { command: "next", keys: ["n"], shown: ["n"] },
  { command: "previous", keys: ["p"], shown: ["p"] },
  { command: "explain", keys: ["e"], shown: ["e"] },
  { command: "clear", keys: ["Escape"], shown: ["escape"] },
  { command: "closer", keys: ["+", "="], shown: ["+"] },
  { command: "farther", keys: ["-"], shown: ["−"] },
  { command: "whole", keys: ["0"], shown: ["0"] },
]);

/**
 * What a key press means to the map; "" when it belongs to somebody else.
 * @param {{key: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean}} event
 * @param {readonly Binding[]} [bindings]
 */
export function commandFor(event, bindings = BINDINGS) {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return bindings.find(({ keys }) => keys.includes(key))?.command ?? "";
}
