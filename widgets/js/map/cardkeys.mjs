/** The keys of a board whose places have cards that open, declared once as those of the map are. */

/** @type {readonly import("./keys.mjs").Binding[]} */
export const BINDINGS = Object.freeze([
  { command: "move", keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], shown: ["←", "↑", "→", "↓"] },
  { command: "first", keys: ["Home"], shown: ["home"] },
  { command: "last", keys: ["End"], shown: ["end"] },
  { command: "select", keys: ["Enter", " "], shown: ["enter"] },
  { command: "open", keys: ["e"], shown: ["e"] },
  { command: "next", keys: ["n"], shown: ["n"] },
  { command: "previous", keys: ["p"], shown: ["p"] },
  { command: "clear", keys: ["Escape"], shown: ["escape"] },
  { command: "closer", keys: ["+", "="], shown: ["+"] },
  { command: "farther", keys: ["-"], shown: ["−"] },
  { command: "whole", keys: ["0"], shown: ["0"] },
]);
