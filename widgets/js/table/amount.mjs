/** A number to be named: a field with its limits, numbers at hand, what the number means, and a button that confirms. */
import { el, setText, uniqueId } from "../shared/dom.mjs";
import { createFault } from "./fault.mjs";
import { filled, hintAt, numberOf, numberText, stepped } from "./number.mjs";
import { chips } from "./said.mjs";

/** @typedef {import("./number.mjs").Amount} Amount */

/**
 * @param {Amount} amount
 * @param {import("./said.mjs").Texts & {signal: AbortSignal, onName: (text: string) => void}} options
 * @returns {HTMLFormElement}
 */
export function createAmount(amount, { labels, rules, signal, onName }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.table.${id}`, params);
  const texts = { labels, rules };
  const format = new Intl.NumberFormat(labels.lang);
  const ids = { range: uniqueId("range"), hint: uniqueId("hint") };
  const bounds = { least: format.format(amount.least), most: format.format(amount.most) };

  const input = el("input", {
    type: "number", class: "gk-field gk-table-amount", step: 1, inputmode: "numeric", required: true,
    min: amount.least, max: amount.most, value: amount.start,
  });
  const { element: fault, complain } = createFault(input);
  input.setAttribute("aria-describedby", `${ids.range} ${ids.hint} ${fault.id}`);
  const hint = el("p", { class: "gk-table-hint gk-table-means", id: ids.hint, role: "status", "data-gk-line": true });
  const confirm = el("button", { type: "submit", class: "gk-button gk-button-main gk-table-name" });

  /** @param {number} steps @param {string} sign @param {string} name */
  const step = (steps, sign, name) =>
    el("button", { type: "button", class: "gk-button gk-table-step", "data-step": steps, "aria-label": name, title: name }, sign);
  const quick = el("div", { class: "gk-table-quick", role: "group", "aria-label": t("number_quick") },
    ...amount.marks.map(([number, label]) => el("button", { type: "button", class: "gk-button", "data-number": number }, label)));

  const form = el("form", { class: "gk-table-number", novalidate: true },
    el("div", { class: "gk-table-row" },
      el("label", { class: "gk-table-field" }, el("span", {}, t("number")), input),
      step(-1, "−1", t("number_less")), step(1, "+1", t("number_more")),
      el("span", { class: "gk-table-range", id: ids.range }, t("number_range", bounds))),
    ...(amount.marks.length > 0 ? [quick] : []), fault,
    el("div", { class: "gk-table-option", "data-gk-line": true }, confirm, ...chips(amount.rules, texts)),
    // Last, so that the button stays where it is while these words change.
    hint);

  let meant = "";

  /** What depends on the number. */
  function draw() {
    const number = numberOf(input.value, amount);
    setText(confirm, filled(amount.label, number === null ? "…" : format.format(number)));
    const line = hintAt(amount.hints, number);
    const told = JSON.stringify(line);
    // The same words stay the same elements: they are said once, and an opened rule stays open.
    if (told !== meant) hint.replaceChildren(...(line ? [line[0], ...chips(line.slice(1), texts)] : []));
    meant = told;
    complain("");
  }

  input.addEventListener("input", draw, { signal });
  form.addEventListener("click", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    // The second half of a double click must not confirm what has just come to stand here.
    if (pressed === confirm && event.detail > 1) event.preventDefault();
    const { step: by, number } = pressed?.dataset ?? {};
    if (by !== undefined) input.value = String(stepped(input.value, Number(by), amount));
    else if (number !== undefined) input.value = number;
    else return;
    draw();
  }, { signal });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const number = numberOf(input.value, amount);
    if (number !== null) return onName(numberText(amount, number));
    complain(t("number_fault", bounds));
    input.focus();
  }, { signal });

  draw();
  return form;
}
