/** Parts of a scene as the stages of all games draw them: a title, a seat with its role, a small table. */
import { el } from "./dom.mjs";
import { columnHead, figures, wordCells } from "./figures.mjs";

/**
 * A title, and a mark behind it that is explained to whoever points at it.
 *
 * @param {string} text
 * @param {{help: string, word: string} | null} [mark]   help: what the tip asks for
 */
export const sceneTitle = (text, mark) => el("p", { class: "gk-scene-title" }, el("strong", {}, text),
  ...(mark ? [" ", el("span", { class: "gk-mark", "data-help": mark.help, tabindex: "0", role: "note" }, mark.word)] : []));

/**
 * A seat in a list of seats.
 *
 * @param {{role: string, word: string}} item   role: how the seat is marked; word: the same in words
 * @param {Node[]} who     its sign and names
 * @param {Node[]} lines   paragraphs about it
 */
export const sceneSeat = ({ role, word }, who, lines) => el("li", { class: "gk-scene-seat", "data-role": role },
  el("p", { class: "gk-scene-who" }, ...who.flatMap((part) => [part, " "]), el("span", { class: "gk-scene-word" }, word)),
  ...lines);

/** A small table of words. @param {{caption: string, heads: string[], rows: string[][]}} table */
export const sceneTable = ({ caption, heads, rows }) =>
  figures("gk-scene-table", caption, heads.map(columnHead), rows.map((texts) => el("tr", {}, ...wordCells(texts))));
