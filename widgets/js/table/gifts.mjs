/** A quiet form for what may be done besides the decision at hand. It stays as it is while the game goes on. */
import { el, setText, uniqueId } from "../shared/dom.mjs";
import { createFault } from "./fault.mjs";
import { giftText } from "./gift.mjs";
import { numberOf } from "./number.mjs";
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

  const who = el("select", { class: "gk-select" });
  const target = el("select", { class: "gk-select" });
  const amount = el("input", { type: "number", class: "gk-field gk-table-amount", step: 1, inputmode: "numeric", "aria-describedby": hint });
  const range = el("span", { class: "gk-table-range", id: hint });
  const footing = el("p", { "data-gk-line": true });
  const { element: fault, complain } = createFault(amount);
  const fields = { who: field(who), target: field(target), amount: field(amount, range) };
  const give = el("button", { type: "submit", class: "gk-button" });
  const form = el("form", { class: "gk-table-gift", novalidate: true },
    ...Object.values(fields).map(({ element }) => element), give, fault, footing);
  const title = el("summary");
  const element = el("details", { class: "gk-table-gifts", "data-gk-rules": true, hidden: true }, title, form);

  /** @type {Gift[]} */
  let gifts = [];
  let drawn = "";
  const chosen = () => gifts[Math.max(0, who.selectedIndex)];
  const bounds = (/** @type {Gift} */ { least, most }) => ({ least: format.format(least), most: format.format(most) });

  /** What depends on who gives what. */
  function drawGift() {
    const gift = chosen();
    if (!gift) return;
    setText(give, gift.words.give);
    for (const [name, { element: shown, label }] of Object.entries(fields)) {
      shown.hidden = gift.words[name] === undefined;
      setText(label, gift.words[name] ?? "");
    }
    fill(target, gift.targets.map((id) => [id, labels.name(id)]));
    amount.min = String(gift.least);
    amount.max = String(gift.most);
    if (amount.value === "") amount.value = String(gift.least);
    setText(range, t("number_range", bounds(gift)));
    const [note, ...ids] = gift.note ?? ["", ...gift.rules];
    footing.replaceChildren(note, ...chips(ids, { labels, rules }));
    complain("");
  }

  who.addEventListener("change", drawGift, { signal });
  amount.addEventListener("input", () => complain(""), { signal });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const gift = chosen();
    const given = gift.most > 0 ? numberOf(amount.value, gift) : 0;
    if (given === null) {
      complain(t("number_fault", bounds(gift)));
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
      setText(title, gifts[0]?.words.title ?? "");
      fill(who, gifts.map(({ verb, actor, name }) => [`${actor} ${verb}`, name]));
      drawGift();
    },
  };
}

/**
 * A labelled field, with the element of its words.
 *
 * @param {...HTMLElement} parts
 */
function field(...parts) {
  const label = el("span");
  return { element: el("label", { class: "gk-table-field" }, label, ...parts), label };
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
