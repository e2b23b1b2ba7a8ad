/**
 * The keys of the boards, declared once: what they do and how the line of help under the signs shows them.
 *
 * @typedef {object} Binding
 * @property {string} command   what it does; its text stands under "widget.<board>.key."
 * @property {string[]} keys    `KeyboardEvent.key`
 * @property {string[]} shown   as the help writes them: a sign, or the id of a word under "widget.<board>.key."
 */

/** @type {readonly Binding[]} */
const PLACES = [
  { command: "move", keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], shown: ["←", "↑", "→", "↓"] },
  { command: "first", keys: ["Home"], shown: ["home"] },
  { command: "last", keys: ["End"], shown: ["end"] },
  { command: "select", keys: ["Enter", " "], shown: ["enter"] },
];

/** @type {readonly Binding[]} */
const OPTIONS = [
  { command: "next", keys: ["n"], shown: ["n"] },
  { command: "previous", keys: ["p"], shown: ["p"] },
];

/** @type {readonly Binding[]} */
const SIGHT = [
  { command: "clear", keys: ["Escape"], shown: ["escape"] },
  { command: "closer", keys: ["+", "="], shown: ["+"] },
  { command: "farther", keys: ["-"], shown: ["−"] },
  { command: "whole", keys: ["0"], shown: ["0"] },
];

/** @param {Binding[]} first @param {Binding[]} last  before and after the keys that go from option to option */
const boardKeys = (first, last) => Object.freeze([...PLACES, ...first, ...OPTIONS, ...last, ...SIGHT]);

// Marked, so that a bundle leaves out the list that its board does not use.
/** The keys of a board whose pieces are explained one after the other. */
export const PIECE_KEYS = /* @__PURE__ */ boardKeys([], [{ command: "explain", keys: ["e"], shown: ["e"] }]);

/** The keys of a board whose places have cards that open. */
export const CARD_KEYS = /* @__PURE__ */ boardKeys([{ command: "open", keys: ["e"], shown: ["e"] }], []);

/**
 * What a key press means to a board; "" when it belongs to somebody else.
 * @param {{key: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean}} event
 * @param {readonly Binding[]} bindings
 */
export function commandFor(event, bindings) {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return bindings.find(({ keys }) => keys.includes(key))?.command ?? "";
}
