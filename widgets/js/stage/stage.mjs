/**
 * What is going on, between the dial and the decision: the open Outlook card, an auction seat by seat, a payment, a clash
 * with its odds, the sum of a crisis; and always the payoff cards that lie open.
 *
 * Only what differs is written anew, so that a step which changes nothing here moves nothing.
 */
import { corporationSign, industrySign } from "../corporations/cells.mjs";
import { initials } from "../countries/seats.mjs";
import { openRules } from "../log/rule.mjs";
import { el } from "../shared/dom.mjs";
import { createRewrite } from "../shared/rewrite.mjs";
import { createRoot } from "../shared/root.mjs";
import { sceneSeat, sceneTable, sceneTitle } from "../shared/scene.mjs";
import { createTips } from "../shared/tips.mjs";
import { said } from "../table/said.mjs";
import { explain, payoffCards } from "./explain.mjs";
import { scene } from "./scenes.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./scenes.mjs").Block} Block */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {import("../log/rule.mjs").Rules} [options.rules]
 * @param {string} [options.size]
 * @param {(text: string) => void} [options.say]   unused: what happens here is said by the step and by what is to be decided
 */
export function createStage(host, { labels, rules = {}, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.stage.${id}`, params);
  const root = createRoot(host, { className: "gk-scene gk-stage", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const told = el("div", { class: "gk-scene-part gk-scene-told", "data-gk-rules": true });
  const going = el("div", { class: "gk-scene-part gk-scene-now" });
  const cards = el("div", { class: "gk-scene-part" });
  root.element.append(told, going, cards);
  openRules(told, { labels, rules, signal });
  /** @type {any} */
  let view = {};
  const tips = createTips(root.element, root.element, {
    selector: "[data-help]", explain: (cell) => explain(labels, view, cell.dataset.help ?? ""), signal,
  });

  const write = createRewrite(() => tips.forget());

  /** @param {Block} block @returns {HTMLElement} */
  function blockOf(block) {
    switch (block.kind) {
      case "title":
        return titleOf(block);
      case "effects":
        return el("ol", { class: "gk-stage-effects" }, ...block.items.map(({ text, state, word }) =>
          el("li", { "data-state": state }, text, ...(word ? [" ", el("span", { class: "gk-scene-word" }, word)] : []))));
      case "seats":
        return el("ul", { class: "gk-scene-seats", "aria-label": block.label }, ...block.items.map(seatOf));
      case "faces":
        return el("p", { class: "gk-stage-faces" },
          el("span", { class: "gk-stage-dice", "aria-hidden": "true" }, ...Array.from({ length: block.of }, (_, at) =>
            el("span", { class: "gk-stage-face", "data-wins": at + 1 >= block.from }, String(at + 1)))),
          el("span", {}, block.label));
      case "odds":
        return el("ul", { class: "gk-scene-odds", "aria-label": block.label }, ...block.items.map(({ name, chances, of }) =>
          el("li", {}, el("span", {}, name), " ", el("strong", {}, t("chances", { chances, of })))));
      case "table":
        return sceneTable(block);
      default:
        return el("p", { class: `gk-scene-${block.kind}` }, block.text);
    }
  }

  /** @param {Extract<Block, {kind: "title"}>} block */
  function titleOf({ text, card }) {
    return sceneTitle(text, card && view.stage[card].reconstructed.length > 0 ? { help: card, word: t("reconstructed") } : null);
  }

  /** @param {import("./scenes.mjs").SeatItem} item */
  function seatOf({ seat, lines, ...item }) {
    const letter = initials(view.order, labels.name)[seat];
    return sceneSeat(item, [corporationSign(view.seats[seat].corporation, letter), el("strong", {}, labels.name(seat))],
      lines.map((line) => el("p", {}, line)));
  }

  function payoff() {
    const { title, industries } = payoffCards(labels, view);
    return [
      el("p", {}, title),
      el("ul", { class: "gk-stage-payoff" }, ...industries.map(({ industry, count, pays, words }) =>
        el("li", { "data-help": `industry:${industry}`, tabindex: "0", "data-none": count === 0 },
          el("span", { class: "gk-hidden" }, words),
          el("span", { class: "gk-stage-hand", "aria-hidden": "true" },
            ...Array.from({ length: Math.max(1, count) }, () => el("span", { class: "gk-stage-payoff-card" }, industrySign(industry, labels)))),
          el("span", { class: "gk-stage-pays", "aria-hidden": "true" }, pays)))),
    ];
  }

  return {
    /**
     * @param {any} next
     * @param {{before?: any}} [_extra]
     */
    update(next, _extra = {}) {
      view = next;
      const blocks = scene(view, labels);
      const lines = view.memory?.told ?? [];
      write(told, lines, () => lines.map((/** @type {import("../table/sentences.mjs").Line} */ line) => said(line, { labels, rules })));
      write(going, [blocks, view.order.map((/** @type {string} */ seat) => view.seats[seat].corporation)], () => blocks.map(blockOf));
      write(cards, payoffCards(labels, view), payoff);
      tips.refresh();
    },
    destroy: root.destroy,
  };
}
