/** The cells of the account tables: made once, then only the texts that differ are written. */
import { el, setText, svg } from "../shared/dom.mjs";
import { figures } from "../shared/figures.mjs";
import look, { nationStyle } from "../shared/look.mjs";
import { signed } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/** The head of a column. @param {string} column @param {string} kind @param {...(Node | string)} words */
export function head(column, kind, ...words) {
  return el("th", { scope: "col", class: `gk-acc-${kind}`, "data-column": column }, el("span", { class: "gk-acc-head" }, ...words));
}

/**
 * A nation by its coloured code and its name; as the head of a column the code alone is seen.
 *
 * @param {string} nation
 * @param {Labels} labels
 * @param {"row" | "col"} scope
 */
export function nationHead(nation, labels, scope = "row") {
  const name = labels.name(nation);
  return el("th", { scope, class: scope === "row" ? "gk-acc-name" : "gk-acc-bonds", "data-column": scope === "row" ? "name" : `bonds:${nation}` },
    nationChip(nation),
    el("span", { class: scope === "row" ? "gk-acc-full" : "gk-hidden" }, name));
}

/** The octagon of a nation with its code, as on the rondel. @param {string} nation */
function nationChip(nation) {
  const style = nationStyle(nation);
  const code = svg("text", { y: 4, "text-anchor": "middle", fill: style.ink }, nation);
  return svg("svg", { class: "gk-acc-chip", viewBox: "-13 -13 26 26", "aria-hidden": "true" },
    svg("path", { d: look.tokens.octagon.d, fill: style.fill, class: "gk-acc-octagon" }), code);
}

/** @param {string} seat @param {Labels} labels */
export function seatHead(seat, labels) {
  const name = labels.name(seat);
  const card = el("span", { class: "gk-acc-card" });
  const node = el("th", { scope: "row", class: "gk-acc-name", "data-column": "name" },
    el("span", { class: "gk-acc-person" },
      el("span", { class: "gk-acc-ring", "data-seat": seat, "aria-hidden": "true" }, initials(name, seat)), name),
    " ", card);
  return {
    node,
    /** @param {any} row */
    write(row) {
      setText(card, row.card ? labels.t("widget.accounts.card") : "");
      card.classList.toggle("gk-acc-changed", row.card && !row.cardBefore);
    },
  };
}

/** @param {string} name @param {string} seat */
function initials(name, seat) {
  const first = [...name.trim()][0];
  return first && name !== seat ? first.toLocaleUpperCase() : seat.replace(/\D+/g, "");
}

/** The sign of a government beside its bonds; words for it stand in the caption and, unseen, in the cell. */
export function crown() {
  return svg("svg", { class: "gk-acc-crown", viewBox: "0 0 12 10", "aria-hidden": "true" },
    svg("path", { d: "M1 9V2l3 3 2-4 2 4 3-3v7Z" }));
}

/** A number with the mark of its change. @param {string} column @param {{format: (value: number) => string}} format */
export function numberCell(column, format) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const node = el("td", { class: "gk-acc-number", "data-column": column }, value, mark);
  return {
    node,
    /** @param {{value: string | number | null, change: number | null}} cell @param {string} [none]  what stands there for null */
    write(cell, none = "") {
      setText(value, cell.value === null ? none : format.format(Number(cell.value)));
      writeMark(node, mark, cell.change, format);
    },
  };
}

/**
 * The mark of a changed number: an arrow for the eye, the signed difference for everybody.
 *
 * @param {HTMLElement} node
 * @param {HTMLElement} mark
 * @param {number | null} change
 * @param {{format: (value: number) => string}} format
 */
function writeMark(node, mark, change, format) {
  node.classList.toggle("gk-acc-changed", change !== null);
  mark.dataset.direction = change === null ? "" : change > 0 ? "up" : "down";
  setText(mark, change === null ? "" : signed(change, format));
}

/** A cell that names a player. @param {string} column @param {Labels} labels */
export function seatCell(column, labels) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const node = el("td", { class: "gk-acc-seatname", "data-column": column }, value, mark);
  return {
    node,
    /** @param {import("./rows.mjs").Cell} cell */
    write(cell) {
      const none = labels.t("widget.accounts.nobody");
      setText(value, cell.value === "" ? none : labels.name(String(cell.value)));
      node.classList.toggle("gk-acc-changed", cell.was !== null);
      setText(mark, cell.was === null ? "" : labels.t("widget.accounts.was", { name: cell.was === "" ? none : labels.name(cell.was) }));
    },
  };
}

/**
 * The bonds of one nation that a player holds, each by its face value.
 *
 * @param {string} nation
 * @param {Intl.NumberFormat} format
 * @param {string} governs  what to say of the nation's government
 */
export function bondCell(nation, format, governs) {
  const held = el("span", { class: "gk-hidden" });
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const sign = crown();
  const node = el("td", { class: "gk-acc-bonds", "data-column": `bonds:${nation}` }, sign, held, value, mark);
  return {
    node,
    /** @param {any} row */
    write(row) {
      const bonds = [...(row.bonds[nation] ?? [])].sort((a, b) => a - b);
      const reigns = row.governs.includes(nation);
      setText(value, bonds.map((bond) => format.format(bond)).join(" "));
      setText(held, reigns ? `${governs} ` : "");
      sign.toggleAttribute("hidden", !reigns);
      writeMark(node, mark, row.cells[`bonds:${nation}`].change, format);
    },
  };
}

/** The sign of the bank, a purse like any other. It stands beside the caption: a grid holds nothing but cells. @param {string} word */
export function bankSign(word) {
  return el("span", { class: "gk-acc-bank", "data-purse": "bank", "data-column": "name", role: "img", "aria-label": word, tabindex: "0" },
    svg("svg", { class: "gk-acc-house", viewBox: "0 0 14 13", "aria-hidden": "true" }, svg("path", { d: "M7 0L14 4.2V5.5H0V4.2ZM1.5 6.5H3.5V10.5H1.5ZM6 6.5H8V10.5H6ZM10.5 6.5H12.5V10.5H10.5ZM0 11.3H14V13H0Z" })),
    el("span", { class: "gk-acc-word" }, ` ${word}`));
}

/**
 * A grid of a caption, heads and rows.
 *
 * @param {string} className
 * @param {string} caption
 * @param {HTMLElement[]} heads
 * @param {HTMLElement[]} rows
 */
export function table(className, caption, heads, rows) {
  const made = figures(`gk-acc-table ${className}`, caption, heads, rows);
  made.setAttribute("role", "grid");
  return made;
}
