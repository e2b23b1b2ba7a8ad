/** Who has won: the ranking of a game that is over, and why it ended. */
import { el } from "../shared/dom.mjs";
import { figures } from "../shared/figures.mjs";
import { said } from "./said.mjs";

/**
 * @param {{said: import("./sentences.mjs").Line[], rows: {seat: string, rank: number, score: number}[]}} outcome
 * @param {import("./said.mjs").Texts} texts
 * @returns {HTMLElement[]}
 */
export function outcomeParts({ said: lines, rows }, texts) {
  const { labels } = texts;
  const t = (/** @type {string} */ id) => labels.t(`widget.table.${id}`);
  const format = new Intl.NumberFormat(labels.lang);
  const head = (/** @type {string} */ text, kind = "") => el("th", { scope: "col", class: kind }, text);
  return [
    ...lines.map((line) => said(line, texts)),
    figures("gk-table-ranks", t("ranking"), [head(t("rank"), "gk-table-figure"), head(t("player")), head(t("score"), "gk-table-figure")],
      rows.map(({ seat, rank, score }) => el("tr", { "data-rank": rank },
        el("td", { class: "gk-table-figure" }, format.format(rank)),
        el("th", { scope: "row" }, labels.name(seat)),
        el("td", { class: "gk-table-figure" }, format.format(score))))),
  ];
}
