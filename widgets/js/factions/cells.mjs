/** The cells of the accounts of the factions: made once, then only the texts that differ are written. */
import { numberCell } from "../accounts/cells.mjs";
import { el, setText, svg, uniqueId } from "../shared/dom.mjs";
import look from "../shared/look.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./rows.mjs").Row} Row */

/** @type {Record<string, {fill: string, ink: string, letter: string, hatch: string}>} */
const FACTIONS = /** @type {any} */ (look.factions);
/** @type {Record<string, {size: number, d: string, width: number}>} */
const HATCHES = look.hatches;
const SHIELD = "M-7.6 -8H7.6V0.5C7.6 5 4 7.6 0 9C-4 7.6 -7.6 5 -7.6 0.5Z";

/** What stands beside the word for a resource or points. @type {Record<string, string>} */
const ICONS = {
  nourriture: "M7.4 6.5h1.2V15H7.4ZM8 .8C9.5 2 9.5 4 8 5.4C6.5 4 6.5 2 8 .8ZM7 7.6C4.7 7.7 3.4 6.4 3.2 4.2C5.5 4.1 6.8 5.4 7 7.6ZM9 7.6C11.3 7.7 12.6 6.4 12.8 4.2C10.5 4.1 9.2 5.4 9 7.6ZM7 12C4.7 12.1 3.4 10.8 3.2 8.6C5.5 8.5 6.8 9.8 7 12ZM9 12C11.3 12.1 12.6 10.8 12.8 8.6C10.5 8.5 9.2 9.8 9 12Z",
  bois: "M1 4.5H11.5A3.5 3.5 0 0 1 11.5 11.5H1ZM11.5 5.9A2.1 2.1 0 1 0 11.5 10.1A2.1 2.1 0 1 0 11.5 5.9Z",
  metal: "M4.3 4.5H11.7L15 12.5H1ZM5.4 6.1L3.6 10.9H12.4L10.6 6.1Z",
  or: "M8 1.2A6.8 6.8 0 1 0 8 14.8A6.8 6.8 0 1 0 8 1.2ZM8 3.2A4.8 4.8 0 1 1 8 12.8A4.8 4.8 0 1 1 8 3.2ZM8 5.4A2.6 2.6 0 1 0 8 10.6A2.6 2.6 0 1 0 8 5.4Z",
  influence: "M4.6 1.8A7 7 0 1 0 11.4 1.8L10.5 3.9A4.7 4.7 0 1 1 5.5 3.9ZM8 5.6L9.1 7.9L11.6 8.2L9.8 10L10.2 12.4L8 11.2L5.8 12.4L6.2 10L4.4 8.2L6.9 7.9Z",
  initiative: "M9.8 .8L2.8 9.2H7L5.8 15.2L13.2 6.4H8.8Z",
};

/** @param {string} unit */
export const unitIcon = (unit) => svg("svg", { class: "gk-fac-icon", viewBox: "0 0 16 16", "aria-hidden": "true" },
  svg("path", { d: ICONS[unit], "fill-rule": "evenodd" }));

/** The shield of a faction: its colour, its pattern and its letter. @param {string} faction */
export function factionSign(faction) {
  const { fill, ink, letter, hatch } = FACTIONS[faction];
  const tile = HATCHES[hatch];
  const id = uniqueId("faction");
  return svg("svg", { class: "gk-fac-sign", viewBox: "-9 -9.5 18 19", "aria-hidden": "true" },
    svg("pattern", { id, width: tile.size, height: tile.size, patternUnits: "userSpaceOnUse", patternTransform: "scale(.6)" },
      svg("path", { d: tile.d, stroke: ink, "stroke-width": tile.width, "stroke-linecap": "round", fill: "none" })),
    svg("path", { d: SHIELD, fill }), svg("path", { d: SHIELD, fill: `url(#${id})`, class: "gk-fac-outline" }),
    svg("circle", { cy: -0.6, r: 5.6, fill }), svg("text", { y: 2.8, "text-anchor": "middle", fill: ink }, letter));
}

/**
 * The head of a row: the sign of the faction, the player, and the faction's name or that it is out.
 *
 * @param {string} seat
 * @param {Labels} labels
 */
export function factionHead(seat, labels) {
  const sign = el("span", { class: "gk-acc-sign", "data-purse": seat });
  const faction = el("span", { class: "gk-acc-role" });
  const node = el("th", { scope: "row", class: "gk-acc-name", "data-column": "name" },
    el("span", { class: "gk-acc-party" }, sign, el("span", {}, el("span", { class: "gk-fac-player" }, labels.name(seat)), " ", faction)));
  let shown = "";
  return {
    node,
    /** @param {Row} row */
    write(row) {
      if (row.faction !== shown) sign.replaceChildren(factionSign(row.faction));
      shown = row.faction;
      setText(faction, labels.t(row.out ? "widget.factions.role.out" : "widget.factions.role", { faction: row.faction }));
    },
  };
}

/**
 * A number with the mark of its change, and a line of smaller words below.
 *
 * @param {string} column
 * @param {Intl.NumberFormat} format
 * @param {Labels} labels
 * @param {(row: Row) => string} [below]
 */
export function figureCell(column, format, labels, below) {
  const { node, write } = numberCell(column, format);
  const under = el("span", { class: "gk-acc-below" });
  const hidden = labels.t("widget.common.hidden");
  if (below) node.append(el("span", { class: "gk-acc-under" }, node.querySelector(".gk-acc-mark") ?? "", under));
  return {
    node,
    /** @param {Row} row */
    write(row) {
      const cell = row.cells[column];
      const none = row.out || (column === "upkeep" && row.bill === null);
      node.classList.toggle("gk-acc-unknown", cell.value === null || none);
      write(none ? { value: null, change: null, was: null } : cell, none ? "–" : hidden);
      if (below) setText(under, row.out ? "" : below(row));
    },
  };
}
