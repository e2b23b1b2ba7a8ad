/** What is to be decided: the sentence, the choices made so far, the question, its options or its number, and what was refused. */
import { openRules } from "../log/rule.mjs";
import { active, el, uniqueId } from "../shared/dom.mjs";
import { createAmount } from "./amount.mjs";
import { optionsAt, sharedRules } from "./choices.mjs";
import { outcomeParts } from "./outcome.mjs";
import { chips, said } from "./said.mjs";
import { runWords } from "./steps.mjs";

/** @typedef {import("./choices.mjs").Option} Option */
/** @typedef {import("./choices.mjs").Menu} Menu */

/**
 * @typedef {object} Shown
 * @property {any} now                                    see the contract of `_now` in widgets.play.now
 * @property {Option | null} selected                     chosen on the board, to be confirmed
 * @property {string} spot                                a place with several options: only these are listed
 * @property {import("./sentences.mjs").Line | null} refusal
 * @property {string} notice                              something to say about the table itself, or ""
 */

/** More options than these scroll in a box of their own. */
const MANY = 16;

/**
 * @param {import("./said.mjs").Texts & {
 *   signal: AbortSignal,
 *   onOption: (option: Option) => void,
 *   onCommand: (command: string) => void,
 *   onCrumb: (text: string) => void,
 * }} options  onCommand: confirm, unchoose, clear, everywhere, last or run
 * @returns {{element: HTMLElement, update: (shown: Shown) => void, focus: () => void}}
 */
export function createDecision({ labels, rules, signal, onOption, onCommand, onCrumb }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.table.${id}`, params);
  const texts = { labels, rules };
  const ids = { sentence: uniqueId("sentence"), question: uniqueId("question") };

  /** What is drawn from the same data stays the same elements: focus and an opened rule survive. */
  const parts = ["notice", "past", "sentence", "outcome", "trail", "menu", "confirm", "refusal", "tips"].map((name) => ({
    name, drawn: "", element: el("div", { class: `gk-table-${name}`, hidden: true }),
  }));
  const element = el("div", { class: "gk-table-panel", role: "group", "aria-labelledby": ids.sentence, "data-gk-rules": true },
    ...parts.map((part) => part.element));
  openRules(element, { labels, rules, signal });

  /** @type {Option[]} those whose buttons are on the page, by their number */
  let listed = [];
  /** The step shown, and the one at which the first click of a double click fell. */
  let step = -1;
  let clicked = -1;
  /** Who wants to read tips wants those of the next decision too. */
  let tipsOpen = false;

  /** @param {string} command @param {string} label @param {string} [className] */
  const button = (command, label, className = "") =>
    el("button", { type: "button", class: `gk-button ${className}`.trim(), "data-command": command }, label);

  /** @param {Option} option @param {string} [className] */
  function choice(option, className = "") {
    listed.push(option);
    return el("button", {
      type: "button", class: `gk-button gk-table-choice ${className}`.trim(), "data-option": listed.length - 1, "data-text": option.text,
    }, option.label, ...(option.more && !option.complete ? [el("span", { "aria-hidden": "true" }, "›")] : []));
  }

  /** @param {Option[]} options */
  function choices(options) {
    const { common, own } = sharedRules(options);
    const items = options.map((option, index) =>
      el("div", { class: "gk-table-option", "data-gk-line": true }, choice(option), ...chips(own[index], texts)));
    const box = el("div", { class: "gk-table-options", role: "group", "aria-labelledby": ids.question }, ...items);
    if (options.length > MANY) box.dataset.gkScroll = "";
    return { box, common };
  }

  /** @param {Menu} menu @param {string} spot */
  function drawMenu(menu, spot) {
    listed = [];
    const options = spot === "" ? menu.options : optionsAt(menu, spot);
    const { box, common } = choices(options);
    const question = el("p", { class: "gk-table-question", id: ids.question, "data-gk-line": true }, menu.question, ...chips(common, texts));
    /** @type {HTMLElement[]} */
    const nodes = [question];
    if (spot !== "") {
      nodes.push(el("p", {}, t("spot", { place: spot }), " ", button("everywhere", t("everywhere"))));
    }
    if (menu.amount && spot === "") nodes.push(createAmount(menu.amount, { labels, rules, signal, onName: named }));
    if (options.length > 0) nodes.push(box);
    // Below, as the button that confirms: what is chosen again and again stays nearer to its place.
    if (menu.done) {
      nodes.push(el("div", { class: "gk-table-option gk-table-done", "data-gk-line": true },
        choice(menu.done, "gk-button-main"), ...chips(menu.done.rules, texts)));
    }
    return nodes;
  }

  /** A number was named: the action is whole. @param {string} text */
  function named(text) {
    onOption({ text, label: "", rules: [], complete: true, more: false, place: "", unit: "" });
  }

  /** @param {Menu["tips"]} tips */
  function drawTips(tips) {
    const details = el("details", { open: tipsOpen }, el("summary", {}, t("tips", { count: tips.length })),
      el("ul", {}, ...tips.map((tip) => el("li", {}, said(tip, texts)))));
    details.addEventListener("toggle", () => { tipsOpen = details.open; }, { signal });
    return [details];
  }

  /** @param {Menu["trail"]} trail */
  function drawTrail(trail) {
    const crumbs = trail.map(({ text, label }, index) => {
      const last = index === trail.length - 1;
      return el("li", {}, last
        ? el("span", { class: "gk-table-crumb", "aria-current": "step" }, label)
        : el("button", { type: "button", class: "gk-button gk-table-crumb", "data-crumb": text }, label));
    });
    return [
      el("ol", { class: "gk-table-crumbs", "aria-label": t("trail") }, el("li", {}, button("clear", t("from_start"), "gk-table-crumb")), ...crumbs),
      button("unchoose", t("unchoose")),
    ];
  }

  /** @param {Shown} shown @returns {Record<string, [data: unknown, draw: () => HTMLElement[]] | null>} */
  function drawings({ now, selected, spot, refusal, notice }) {
    const { menu, n, last, who, waiting, outcome } = now;
    const past = n < last;
    return {
      notice: notice ? [notice, () => [el("p", {}, notice)]] : null,
      past: past ? [[n, last], () => [
        el("p", {}, t("past", { step: n, last })),
        el("div", { class: "gk-table-row" }, button("last", t("past_newest"))),
      ]] : null,
      sentence: [now.sentence, () => [el("p", { id: ids.sentence, tabindex: -1 }, now.sentence)]],
      outcome: outcome ? [outcome, () => outcomeParts(outcome, texts)] : null,
      trail: menu?.trail.length ? [menu.trail, () => drawTrail(menu.trail)] : null,
      menu: menu ? [[menu.text, menu.question, menu.options, menu.done, menu.amount, spot], () => drawMenu(menu, spot)]
        : who === "roll" ? [[who, n], () => [button("roll", t(now.several ? "roll_dice" : "roll"), "gk-button-main")]]
        : who === "computer" || who === "chance" ? [[who, waiting], () => [
          el("p", { class: "gk-table-question" }, who === "chance"
            ? t(waiting ? "chance_moves" : "chance_waits") : t(waiting ? "computer_moves" : "computer_waits")),
          button("run", t(runWords(now)), waiting ? "" : "gk-button-main"),
        ]] : null,
      confirm: selected ? [selected, () => [
        el("div", { class: "gk-table-option", "data-gk-line": true },
          button("confirm", t("confirm", { what: selected.label }), "gk-button-main"), ...chips(selected.rules, texts)),
        el("p", { class: "gk-table-hint" }, t("confirm_hint")),
      ]] : null,
      refusal: refusal ? [refusal, () => [said(refusal, texts)]] : null,
      tips: menu?.tips.length ? [menu.tips, () => drawTips(menu.tips)] : null,
    };
  }

  function focus() {
    const target = element.querySelector("[data-command=roll]") ?? element.querySelector(".gk-table-number input") ?? element.querySelector(".gk-table-options button[data-option]") ?? element.querySelector("button[data-option]")
      ?? element.querySelector(`#${ids.sentence}`);
    /** @type {HTMLElement | null} */ (target)?.focus();
  }

  element.addEventListener("click", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    if (!pressed) return;
    const { option, command, crumb } = pressed.dataset;
    if (event.detail < 2) clicked = step;
    if (option !== undefined) {
      const wanted = listed[Number(option)];
      // The second half of a double click must not play what has just come to stand here; more of the same may be chosen.
      if (event.detail < 2 || (wanted.more && clicked === step)) onOption(wanted);
    } else if (command && (command !== "roll" || event.detail < 2)) onCommand(command);
    else if (crumb !== undefined) onCrumb(crumb);
  }, { signal });

  return {
    element,
    update(shown) {
      const held = element.contains(active(element));
      step = shown.now.n;
      const wanted = drawings(shown);
      for (const part of parts) {
        const drawing = wanted[part.name];
        const data = drawing ? JSON.stringify(drawing[0]) : "";
        if (data === part.drawn) continue;
        part.drawn = data;
        part.element.hidden = drawing === null;
        part.element.replaceChildren(...(drawing ? drawing[1]() : []));
      }
      // The button that was pressed may be gone now: the reader goes on with the next choice.
      if (held && !element.contains(active(element))) focus();
    },
    focus,
  };
}
