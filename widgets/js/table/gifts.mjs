/** A quiet form for what may be given besides the decision at hand. It stays as it is while the game goes on. */
import { el, setText, uniqueId } from "../shared/dom.mjs";
import { amountOf, giftText } from "./gift.mjs";
import { chips } from "./said.mjs";

/** @typedef {import("./gift.mjs").Gift} Gift */

/**
 * @param {import("./said.mjs").Texts & {signal: AbortSignal, onGive: (text: string) => void}} options
 * @returns {{element: HTMLElement, update: (gifts: Gift[]) => void}}
 */
export function createGifts({ labels, rules, signal, onGive }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.table.${id}`, params);
  const format = new Intl.NumberFormat(labels.lang);
  const hint = uniqueId("gift");

  const who = el("select", { class: "gk-select gk-table-giver" });
  const target = el("select", { class: "gk-select gk-table-taker" });
  const amount = el("input", { type: "number", class: "gk-field gk-table-amount", step: 1, inputmode: "numeric", "aria-describedby": hint });
  const range = el("span", { class: "gk-table-range", id: hint });
  const footing = el("p", { class: "gk-table-said", "data-gk-line": true });
  const fault = el("p", { class: "gk-table-fault", role: "alert" });
  const form = el("form", { class: "gk-table-gift", novalidate: true },
    field(t("gift_who"), who), field(t("gift_target"), target), field(t("gift_amount"), amount, range),
    el("button", { type: "submit", class: "gk-button gk-table-give" }, t("gift_give")), fault, footing);
  const element = el("details", { class: "gk-table-gifts", "data-gk-rules": true, hidden: true }, el("summary", {}, t("gifts")), form);

  /** @type {Gift[]} */
  let gifts = [];
  let drawn = "";
  const chosen = () => gifts[Math.max(0, who.selectedIndex)];

  /** What depends on who gives. */
  function drawGift() {
    const gift = chosen();
    if (!gift) return;
    fill(target, gift.targets.map((id) => [id, labels.name(id)]));
    amount.min = String(gift.least);
    amount.max = String(gift.most);
    if (amount.value === "") amount.value = String(gift.least);
    setText(range, t("gift_range", { least: format.format(gift.least), most: format.format(gift.most) }));
    footing.replaceChildren(...chips(gift.rules, { labels, rules }));
    complain("");
  }

  /** @param {string} text */
  function complain(text) {
    setText(fault, text);
    fault.hidden = text === "";
    if (text) amount.setAttribute("aria-invalid", "true");
    else amount.removeAttribute("aria-invalid");
  }

  who.addEventListener("change", drawGift, { signal });
  amount.addEventListener("input", () => complain(""), { signal });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const gift = chosen();
    const given = amountOf(amount.value, gift);
    if (given === null) {
      complain(t("gift_fault", { least: format.format(gift.least), most: format.format(gift.most) }));
      amount.focus();
    } else {
      onGive(giftText(gift, target.value, given));
    }
  }, { signal });

  return {
    element,
    update(next) {
      const now = JSON.stringify(next);
      if (now === drawn) return;
      drawn = now;
      gifts = next;
      element.hidden = gifts.length === 0;
      fill(who, gifts.map(({ verb, actor, name }) => [`${actor} ${verb}`, name]));
      drawGift();
    },
  };
}

/**
 * @param {string} label
 * @param {...HTMLElement} parts
 */
function field(label, ...parts) {
  return el("label", { class: "gk-table-field" }, el("span", {}, label), ...parts);
}

/**
 * Fill a select; what was selected stays so where it is still there.
 *
 * @param {HTMLSelectElement} select
 * @param {string[][]} choices  value and words
 */
function fill(select, choices) {
  const before = select.value;
  select.replaceChildren(...choices.map(([value, words]) => el("option", { value, selected: value === before }, words)));
}
