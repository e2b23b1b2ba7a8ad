/**
 * What is going on in IMPERO, between the dial and the decision: the card of the season, income as arithmetic, whose
 * orders are in, initiative, a battle with its chances and dice, a siege with its sum, a mission, an offer, the bill and
 * what a deficit still costs, and the points at the end.
 *
 * Only what differs is written anew, so that a step which changes nothing here moves nothing.
 */
import { createBill } from "../bill/bill.mjs";
import { factionSign } from "../factions/cells.mjs";
import { openRules } from "../log/rule.mjs";
import { el } from "../shared/dom.mjs";
import { createRewrite } from "../shared/rewrite.mjs";
import { createRoot } from "../shared/root.mjs";
import { sceneSeat, sceneTable, sceneTitle } from "../shared/scene.mjs";
import { createTips } from "../shared/tips.mjs";
import { chips, said } from "../table/said.mjs";
import { cited } from "./cite.mjs";
import { scene } from "./scenes.mjs";
import { speaker } from "./speech.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./scenes.mjs").Block} Block */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {import("../log/rule.mjs").Rules} [options.rules]
 * @param {"normal" | "large"} [options.size]
 * @param {(text: string) => void} [options.say]   unused: what happens here is said by the step and by what is to be decided
 */
export function createCampaign(host, { labels, rules = {}, size = "normal" }) {
  const t = speaker(labels);
  const root = createRoot(host, { className: "gk-scene gk-campaign", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const texts = { labels, rules };
  const told = el("div", { class: "gk-scene-part gk-scene-told", "data-gk-rules": true });
  const going = el("div", { class: "gk-scene-part gk-scene-now", "data-gk-rules": true });
  const paper = el("div", { class: "gk-campaign-bill" });
  root.element.append(going, paper, told);
  openRules(told, { ...texts, signal });
  openRules(going, { ...texts, signal });
  const bill = createBill(paper, { labels, rules, size });
  signal.addEventListener("abort", () => bill.destroy());
  /** @type {any} */
  let view = {};
  const tips = createTips(root.element, going, {
    selector: "[data-help]", explain: (cell) => ({ name: t("reconstructed.name"), lines: [t(`tip.${cell.dataset.help}`)] }), signal,
  });

  const write = createRewrite(() => tips.forget());

  /** A sentence with the chips of its rules. @param {string} text @param {string} className */
  const sentence = (text, className) => said(cited(text), texts, className);

  /** @param {Block} block @returns {Node[]} */
  function blockOf(block) {
    switch (block.kind) {
      case "title":
        return [sceneTitle(block.text, block.mark ? { help: block.mark, word: t("reconstructed") } : null)];
      case "seats":
        return [el(block.ordered ? "ol" : "ul", { class: "gk-scene-seats", "aria-label": block.label }, ...block.items.map(seatOf))];
      case "dice":
        return [el("p", { class: "gk-campaign-label" }, block.label), el("ul", { class: "gk-campaign-dice", "aria-label": block.label }, ...block.items.map(dieOf))];
      case "odds":
        return [el("p", { class: "gk-campaign-label" }, block.label), el("ul", { class: "gk-scene-odds", "aria-label": block.label }, ...block.items.map(oddsOf))];
      case "table":
        return [sceneTable(block)];
      case "bill":
        return [];
      default:
        return [sentence(block.text, `gk-scene-${block.kind}`)];
    }
  }

  /** @param {import("./scenes.mjs").SeatItem} item */
  function seatOf({ seat, lines, ...item }) {
    const { faction } = view.seats[seat];
    return sceneSeat(item, [factionSign(faction), el("strong", {}, labels.name(seat)), el("span", {}, t("seat.faction", { faction }))],
      lines.map((line) => {
        const [text, ...ids] = cited(line);
        return el("p", { "data-gk-line": true }, text, ...chips(ids, texts));
      }));
  }

  /** @param {import("./scenes.mjs").DieItem} item */
  function dieOf({ least, die, hit, words }) {
    return el("li", { class: "gk-campaign-die", "data-hit": hit === null ? "open" : String(hit) },
      el("span", { class: "gk-campaign-face", "aria-hidden": "true" }, die === null ? `${least}+` : String(die)), " ", el("span", {}, words));
  }

  /** @param {import("./scenes.mjs").OddsItem} item */
  function oddsOf({ name, words, share }) {
    const bar = el("span", { class: "gk-campaign-bar", "aria-hidden": "true" });
    bar.style.setProperty("--gk-share", share.toFixed(4));
    return el("li", {}, el("span", {}, name), " ", el("strong", {}, words), bar);
  }

  return {
    element: root.element,
    /**
     * @param {any} next
     * @param {{before?: any}} [_extra]
     */
    update(next, _extra = {}) {
      view = next;
      const blocks = scene(view, labels);
      const lines = view.memory?.told ?? [];
      const factions = Object.values(view.seats).map((/** @type {any} */ { faction }) => faction);
      write(told, lines, () => lines.map((/** @type {import("../table/sentences.mjs").Line} */ line) => said(line, texts)));
      write(going, [blocks, factions], () => blocks.flatMap(blockOf));
      const shown = blocks.find(({ kind }) => kind === "bill");
      paper.hidden = shown?.kind !== "bill";
      if (shown?.kind === "bill") {
        bill.update(shown.paid ? view.bills[shown.seat] : view.seats[shown.seat].bill, { view, kind: shown.paid ? "paid" : "come" });
      }
      tips.refresh();
    },
    destroy: root.destroy,
  };
}
