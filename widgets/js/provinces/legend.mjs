/** What the signs of the map mean: each sign as the map draws it, with its name, and the keys. */
import { CARD_KEYS } from "../board/keys.mjs";
import { appendLegend, signOf } from "../board/legend.mjs";
import { svg } from "../shared/dom.mjs";
import { drawBuilding, drawCity, drawGovernor, drawInfluence, drawPiece, drawSiege } from "./signs.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/** Whose letter the signs wear. */
const FACTION = "rome";

/**
 * @param {HTMLElement} host
 * @param {Labels} labels
 * @param {{factions: string[], buildings: string[]}} printed
 */
export function createLegend(host, labels, { factions, buildings }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.provinces.${id}`, params);
  const line = (/** @type {string} */ kind) => svg("g", { class: `gk-trade gk-trade-${kind}` },
    svg("path", { d: "M-14 0H14", class: "gk-trade-case" }), svg("path", { d: "M-14 0H14", class: "gk-trade-line", "data-faction": FACTION }));
  /** @type {[string, SVGElement[]][]} */
  const signs = [
    ...factions.map((faction) => /** @type {[string, SVGElement[]]} */ ([t("legend.faction", { faction }), [drawGovernor(faction, [0, 0])]])),
    [t("legend.stability"), [drawGovernor(FACTION, [-7, 0]), svg("text", { x: 4, y: 4, class: "gk-map-label gk-name-stability", "font-size": 11 }, "3")]],
    ...["capital", "federated", "conquered", ""].map((how) =>
      /** @type {[string, SVGElement[]]} */ ([t(`legend.${how || "neutral"}`), [drawCity(how, how ? FACTION : "", [0, 0])]])),
    [t("legend.pv"), [svg("text", { x: -9, y: 4, class: "gk-map-label gk-name-stability", "font-size": 11 }, "4/5")]],
    [t("legend.siege"), [drawSiege(FACTION, [0, 0])]],
    [t("legend.influence"), [drawInfluence(FACTION, 3, [-9, 0])]],
    [t("legend.free"), [drawBuilding("", { level: 1, pv: 0, most: 0 }, [0, 0])]],
    [t("legend.building"), [drawBuilding("ferme", { level: 2, pv: 2, most: 3 }, [0, 0])]],
    ...buildings.map((kind) => /** @type {[string, SVGElement[]]} */ ([labels.name(kind), [drawBuilding(kind, { level: 1, pv: 3, most: 3 }, [0, 0])]])),
    [t("legend.army"), [drawPiece("army", FACTION, 3, { engines: true })]],
    [t("legend.fleet"), [drawPiece("fleet", FACTION, 2, { cargo: 1 })]],
    [labels.name("espion"), [drawPiece("espion", FACTION, 1)]],
    [labels.name("emissaire"), [drawPiece("emissaire", FACTION, 1)]],
    [t("legend.land"), [line("land")]],
    [t("legend.sea"), [line("sea")]],
    [t("legend.made"), [svg("path", { d: "M-10 3h20", class: "gk-made" })]],
  ];
  appendLegend(host, {
    labels, words: "widget.provinces", keys: CARD_KEYS,
    signs: signs.map(([words, parts]) => [words, signOf("-20 -16 40 32", "gk-province-sign", ...parts)]),
  });
}
