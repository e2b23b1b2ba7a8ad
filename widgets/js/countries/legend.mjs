/** What the signs of the board mean: each sign as the cards draw it, with its name, and the keys. */
import { CARD_KEYS } from "../board/keys.mjs";
import { appendLegend, signOf } from "../board/legend.mjs";
import { svg } from "../shared/dom.mjs";
import { drawBonus, drawCamp, drawGuard, drawHolder, drawIndustry, drawMarker, drawShares, drawToken } from "./signs.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

const INDUSTRIES = ["finance", "technology", "heavy", "energy", "mining"];
/** Whose form the signs wear. */
const CORPORATION = "fortress_derivatives";

/** @param {string} camp */
function edge(camp) {
  const shape = { x: -15, y: -11, width: 30, height: 22, rx: 4 };
  const parts = [svg("rect", { ...shape, class: "gk-card-paper" })];
  if (camp === "SCO") parts.push(svg("rect", { ...shape, class: "gk-card-inner" }));
  return [svg("g", { class: "gk-card", "data-camp": camp }, ...parts, drawCamp(camp, "4", [0, 0]))];
}

/** @param {HTMLElement} host @param {Labels} labels */
export function createLegend(host, labels) {
  const t = (/** @type {string} */ id) => labels.t(`widget.countries.${id}`);
  const letter = (/** @type {string} */ industry) => t(`letter.${industry}`);
  /** @type {[string, SVGElement[]][]} */
  const signs = [
    ...["NATO", "SCO", "BATTLEGROUND"].map((camp) => /** @type {[string, SVGElement[]]} */ ([t(`legend.${camp}`), edge(camp)])),
    ...INDUSTRIES.map((industry) => /** @type {[string, SVGElement[]]} */ ([labels.name(industry), [drawIndustry(industry, letter(industry), [0, 0])]])),
    [t("legend.free"), [drawHolder("", "", "", [0, 0])]],
    [t("legend.held"), [drawHolder("P1", CORPORATION, "A", [0, 0])]],
    [t("legend.locked"), [drawHolder("locked", "", "", [0, 0])]],
    [t("legend.rd"), [drawIndustry("energy", letter("energy"), [0, 0]), drawMarker([0, 0])]],
    [t("legend.cube"), [drawToken(CORPORATION, "2", [0, 0])]],
    [t("legend.guard"), [drawGuard(CORPORATION, "A", 2, [0, 0])]],
    [t("legend.shares"), [drawShares("4", [0, 0])]],
    [t("legend.bonus"), [drawBonus("SCO", "+1", [0, 0])]],
    [t("legend.arrow"), [svg("path", { d: "M-13 0H8", class: "gk-arrow-line" }), svg("path", { d: "M13 0L6 -4V4Z", class: "gk-arrow-head" })]],
    [t("legend.made"), [svg("path", { d: "M-10 3h20", class: "gk-card-made" })]],
  ];
  appendLegend(host, {
    labels, words: "widget.countries", keys: CARD_KEYS,
    signs: signs.map(([words, parts]) => [words, signOf("-17 -13 34 26", "gk-board-sign", ...parts)]),
  });
}
