/** The cells of the tables of the corporations: made once, then only the texts that differ are written. */
import { numberCell } from "../accounts/cells.mjs";
import { el, setText, svg } from "../shared/dom.mjs";
import look from "../shared/look.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {{format: (value: number) => string}} Format */

/** Dollars as the language writes them. @param {Labels} labels @returns {Format} */
export function dollars(labels) {
  const format = new Intl.NumberFormat(labels.lang);
  return {
    format: (value) => (value < 0 ? "\u2212" : "") + labels.t("widget.corporations.money", { amount: format.format(Math.abs(value)) }),
  };
}

/** The sign of an industry: its shape with its letter. @param {string} industry @param {Labels} labels */
export function industrySign(industry, labels) {
  const style = /** @type {Record<string, {fill: string, d: string}>} */ (look.industries)[industry];
  return svg("svg", { class: "gk-inc-industry", viewBox: "-9 -9 18 18", "aria-hidden": "true" },
    svg("path", { d: style.d, fill: style.fill, class: "gk-inc-outline" }),
    svg("text", { y: 3.7, "text-anchor": "middle", fill: "#000000" }, labels.t(`widget.countries.letter.${industry}`)));
}

/** The sign of a corporation, with the letter of its player. @param {string} corporation @param {string} letter */
export function corporationSign(corporation, letter) {
  const styles = /** @type {Record<string, {fill: string, ink: string, d: string, text: number[]}>} */ (look.corporations);
  const style = styles[corporation] ?? styles[""];
  return svg("svg", { class: "gk-inc-corporation", viewBox: "-9 -9 18 18", "aria-hidden": "true" },
    svg("path", { d: style.d, fill: style.fill, class: "gk-inc-outline" }),
    svg("text", { x: style.text[0], y: style.text[1], "text-anchor": "middle", fill: style.ink }, letter));
}

/** The sign of a market leader; words for it stand beside, unseen. */
export function star() {
  return svg("svg", { class: "gk-inc-star", viewBox: "-6 -6 12 12", "aria-hidden": "true" },
    svg("path", { d: "M0 -5.6L1.6 -2L5.4 -1.7L2.5 0.8L3.4 4.6L0 2.5L-3.4 4.6L-2.5 0.8L-5.4 -1.7L-1.6 -2Z" }));
}

/**
 * The head of a player's row: his sign and name, his corporation and, where there is room, its power in words.
 *
 * @param {string} seat
 * @param {string} letter  of the player
 * @param {Labels} labels
 * @param {boolean} whole  with the corporation
 */
export function corporationHead(seat, letter, labels, whole) {
  const name = labels.name(seat);
  const sign = el("span", { class: "gk-acc-sign" });
  const corporation = el("span", { class: "gk-acc-role" });
  const power = el("span", { class: "gk-acc-role gk-inc-power" });
  const node = el("th", { scope: "row", class: "gk-acc-name", "data-column": "name" },
    el("span", { class: "gk-acc-party" }, sign, el("span", {}, name)), ...(whole ? [corporation, power] : []));
  let shown = "";
  return {
    node,
    /** @param {Row} row */
    write(row) {
      if (row.corporation === shown && sign.firstChild) return;
      shown = row.corporation;
      sign.replaceChildren(corporationSign(shown, letter));
      setText(corporation, shown ? labels.t("widget.corporations.role", { place: row.place, corporation: shown }) : "");
      setText(power, shown ? labels.t(`widget.corporations.tip.power.${shown}`) : "");
    },
  };
}

/**
 * A number with the mark of its change; "hidden", or what else is given, where there is none to be seen.
 *
 * @param {string} column
 * @param {Format} format
 * @param {Labels} labels
 */
export function valueCell(column, format, labels) {
  const { node, write } = numberCell(column, format);
  return {
    node,
    /** @param {import("./rows.mjs").Cell} cell @param {string} [none]  what stands there without a number */
    write(cell, none = labels.t("widget.common.hidden")) {
      node.classList.toggle("gk-acc-unknown", cell.value === null);
      write(cell, none);
    },
  };
}

/**
 * Squares of an industry, whether they make a market leader, and what they would bring in the next Earnings.
 *
 * @param {string} industry
 * @param {Format} count
 * @param {Format} money
 * @param {Labels} labels
 */
export function industryCell(industry, count, money, labels) {
  const cell = valueCell(`squares:${industry}`, count, labels);
  const sign = star();
  const leads = el("span", { class: "gk-hidden" });
  const brings = el("span", { class: "gk-acc-below" });
  cell.node.prepend(sign, leads);
  // The mark of a change and what the squares bring share the line under the number.
  cell.node.append(el("span", { class: "gk-acc-under" }, cell.node.querySelector(".gk-acc-mark") ?? "", brings));
  return {
    node: cell.node,
    /** @param {Row} row */
    write(row) {
      cell.write(row.cells[`squares:${industry}`]);
      const first = row.leads.includes(industry);
      sign.toggleAttribute("hidden", !first);
      setText(leads, first ? `${labels.t("widget.corporations.leader")} ` : "");
      const dollars = row.earnings[industry] ?? 0;
      setText(brings, dollars > 0 ? money.format(dollars) : "");
    },
  };
}
