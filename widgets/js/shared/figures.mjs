/** Tables of figures, as `figures.css` draws them. */
import { el } from "./dom.mjs";

/**
 * A table with its caption, heads and rows.
 *
 * @param {string} className
 * @param {string} caption
 * @param {HTMLElement[]} heads
 * @param {HTMLElement[]} rows
 */
export const figures = (className, caption, heads, rows) => el("table", { class: `gk-figures ${className}` },
  el("caption", {}, caption), el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows));

/** The head of a column of words. @param {string} text */
export const columnHead = (text) => el("th", { scope: "col" }, text);

/** Cells of words, of which the first names the row. @param {readonly string[]} texts */
export const wordCells = ([first, ...rest]) => [el("th", { scope: "row" }, first), ...rest.map((text) => el("td", {}, text))];
