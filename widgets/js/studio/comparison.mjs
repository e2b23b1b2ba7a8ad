/** A side line beside the line that it leaves: what each counts at the same turn, and the difference. */
import { el } from "../shared/dom.mjs";
import { columnHead, figures } from "../shared/figures.mjs";
import { button, heed, own, section, sentence } from "./parts.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Comparison} Comparison */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {() => void} options.onClose
 */
export function createComparison({ labels, signal, onClose }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const body = el("div", { class: "gk-comparison-body" });
  const { element, head } = section("gk-comparison", t("comparison"), body,
    el("div", { class: "gk-edit-row" }, button("close", t("comparison_close"))));
  head.tabIndex = -1;
  element.hidden = true;
  heed(element, signal, onClose);
  let drawn = "";

  /** @param {string} difference  with its sign in front */
  const direction = (difference) => ({ "\u2212": "less", "+": "more" }[difference[0]] ?? "same");

  /** @param {Comparison} comparison @param {(line: string) => string} called */
  function table(comparison, called) {
    const base = called(comparison.against);
    const params = { turn: comparison.turn, step: comparison.n, main_turn: comparison.main_turn, main_step: comparison.main_n };
    let group = "";
    const rows = comparison.rows.flatMap((row) => {
      const first = row.group !== group;
      group = row.group;
      return [
        ...(first ? [el("tr", { class: "gk-comparison-group" }, el("th", { scope: "colgroup", colspan: 4 }, own(row.group)))] : []),
        el("tr", { "data-direction": direction(row.difference) },
          el("th", { scope: "row" }, own(row.member)), el("td", {}, row.main), el("td", {}, row.line),
          el("td", { class: "gk-comparison-difference" }, row.difference)),
      ];
    });
    const made = figures("gk-comparison-table", "", [
      columnHead(t("comparison_member")), columnHead(base || t("main_line_short")),
      columnHead(t("comparison_line")), columnHead(t("comparison_difference")),
    ], rows);
    made.caption?.replaceChildren(...sentence(labels, "widget.studio.comparison_caption",
      { name: called(comparison.line) || t("unnamed"), base: base || t("main_line_short") }, params));
    return made;
  }

  return {
    element,
    /**
     * @param {Comparison | null} comparison
     * @param {(line: string) => string} called  the name of a line, or ""
     * @returns {boolean} whether another one is there now
     */
    update(comparison, called) {
      const text = JSON.stringify(comparison && [comparison, called(comparison.line), called(comparison.against)]);
      if (text === drawn) return false;
      drawn = text;
      element.hidden = comparison === null;
      body.replaceChildren(...(comparison ? [comparison.rows.length ? table(comparison, called) : el("p", {}, t("comparison_same"))] : []));
      return comparison !== null;
    },
    focus: () => head.focus(),
  };
}
