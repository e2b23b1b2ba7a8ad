/** What the signs of the board mean: each sign as the cards draw it, with its name, and the keys. */
import { el, svg } from "../shared/dom.mjs";
import { keyLine } from "../map/keyline.mjs";
import { BINDINGS } from "../map/cardkeys.mjs";
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
  const items = signs.map(([words, parts]) =>
    el("li", {}, svg("svg", { class: "gk-map-sign gk-board-sign", viewBox: "-17 -13 34 26", "aria-hidden": "true" }, ...parts), el("span", {}, words)));
  host.append(el("details", { class: "gk-map-fold gk-map-legend" }, el("summary", {}, t("legend")),
    el("ul", { class: "gk-map-signs" }, ...items), keyLine(labels, BINDINGS, "widget.countries")));
}
