/**
 * A desk for a demonstration: fields and buttons, what is told about the last one pressed, and tables. It knows nothing
 * of what it shows.
 */
import { openRules, ruleChip } from "../log/rule.mjs";
import { active, el, uniqueId } from "../shared/dom.mjs";
import { columnHead, figures, wordCells } from "../shared/figures.mjs";
import { createRoot } from "../shared/root.mjs";
import { alike, number } from "./fields.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("../log/rule.mjs").Rules} Rules */
/** @typedef {import("./fields.mjs").Desk} Desk */
/** @typedef {import("./fields.mjs").Field} Field */
/** @typedef {import("./fields.mjs").Table} Table */
/** @typedef {{do: "set", field: string, value: string | number} | {do: "press", button: string}} Wish */

/**
 * @param {HTMLElement} host
 * @param {{labels: Labels, name: string, rules?: Rules, size?: string, onWish: (wish: Wish) => void}} options
 * @returns {{update: (desk: Desk, rules?: Rules) => void, tell: (words: string) => void, destroy: () => void}}
 */
export function createDesk(host, { labels, name, rules = {}, size = "normal", onWish }) {
  const root = createRoot(host, { className: "gk-desk", label: name, say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  /** @type {Rules} */
  const known = { ...rules };
  const title = el("div", { class: "gk-desk-title", "data-gk-rules": "" });
  const fields = el("div", { class: "gk-desk-fields" });
  const buttons = el("div", { class: "gk-desk-buttons" });
  const told = el("div", { class: "gk-desk-told", role: "status", "aria-live": "polite" });
  const tables = el("div", { class: "gk-desk-tables" });
  root.element.append(title, fields, buttons, told, tables);
  openRules(root.element, { labels, rules: known, signal });
  const stem = uniqueId("desk");
  /** @type {Desk | null} */
  let shown = null;

  /** @param {Field} field */
  function control(field) {
    const id = `${stem}-${field.id}`;
    if (field.kind === "buttons") {
      return el("fieldset", { class: "gk-desk-choices" },
        el("legend", {}, field.label),
        ...(field.options ?? []).map((option) => el("label", { class: "gk-desk-choice" },
          el("input", { type: "radio", name: id, value: option.id, "data-field": field.id }), el("span", {}, option.label))));
    }
    const input = field.kind === "choice"
      ? el("select", { id, class: "gk-select", "data-field": field.id },
        ...(field.options ?? []).map((option) => el("option", { value: option.id }, option.label)))
      : el("input", {
        id, class: `gk-field gk-desk-${field.kind}`, type: "text", autocomplete: "off", "data-field": field.id,
        inputmode: field.kind === "number" ? "numeric" : null, maxlength: field.kind === "number" ? "10" : "120",
      });
    return el("div", { class: "gk-desk-field" }, el("label", { for: id }, field.label), input);
  }

  const inputs = () => /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...fields.querySelectorAll("[data-field]")]);

  /** @param {Desk} desk @param {boolean} fresh */
  function fill(desk, fresh) {
    for (const input of inputs()) {
      const value = String(desk.fields.find((field) => field.id === input.dataset.field)?.value ?? "");
      if (input instanceof HTMLInputElement && input.type === "radio") input.checked = input.value === value;
      // What is being typed is not taken away, unless the kernel has changed the value itself.
      else if (fresh || changed(desk, input.dataset.field) || active(root.element) !== input) input.value = value;
    }
  }

  /** @param {Desk} desk @param {string | undefined} id */
  const changed = (desk, id) => shown?.fields.find((field) => field.id === id)?.value !== desk.fields.find((field) => field.id === id)?.value;

  /** @param {HTMLInputElement | HTMLSelectElement} input */
  function send(input) {
    const field = shown?.fields.find(({ id }) => id === input.dataset.field);
    if (!field) return;
    if (field.kind !== "number") {
      if (input.value !== String(field.value)) onWish({ do: "set", field: field.id, value: input.value });
      return;
    }
    const value = number(input.value, field);
    if (value === null) input.value = String(field.value);
    else if (value !== field.value) onWish({ do: "set", field: field.id, value });
  }

  fields.addEventListener("change", (event) => send(/** @type {HTMLInputElement} */ (event.target)), { signal });
  fields.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    send(event.target);
  }, { signal });
  buttons.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (button?.dataset.button) onWish({ do: "press", button: button.dataset.button });
  }, { signal });

  /** @param {string[]} line */
  const sentence = ([words, ...ids]) => el("p", { class: "gk-desk-line", "data-gk-line": "" }, words,
    ...ids.flatMap((id) => [" ", ruleChip(id, known, labels)]));

  /** @param {Table} table */
  function drawn({ caption, heads, rows, words = false, note = [] }) {
    return el("div", { class: "gk-desk-part", "data-gk-rules": "" },
      figures(words ? "gk-desk-table gk-desk-words" : "gk-desk-table", caption, heads.map(columnHead),
        rows.map(({ cells, strong = false }) => el("tr", { "data-strong": strong }, ...wordCells(cells)))),
      ...note.map(sentence));
  }

  return {
    update(desk, more = {}) {
      Object.assign(known, more);
      const other = !shown || !alike(shown, desk);
      const focused = active(root.element);
      if (other) fields.replaceChildren(...desk.fields.map(control));
      fill(desk, other);
      if (JSON.stringify(shown?.buttons) !== JSON.stringify(desk.buttons)) {
        const held = focused instanceof HTMLElement ? focused.dataset.button : undefined;
        buttons.replaceChildren(...desk.buttons.map((button) => el("button", {
          type: "button", class: button.main ? "gk-button gk-button-main" : "gk-button", "data-button": button.id,
          "aria-pressed": typeof button.pressed === "boolean" ? String(button.pressed) : null,
        }, button.label)));
        if (held) /** @type {HTMLElement | null} */ (buttons.querySelector(`[data-button="${held}"]`))?.focus();
      }
      if (JSON.stringify(shown?.title) !== JSON.stringify(desk.title)) title.replaceChildren(...desk.title.map(sentence));
      if (JSON.stringify(shown?.told) !== JSON.stringify(desk.told)) {
        told.replaceChildren(el("div", { "data-gk-rules": "" }, ...desk.told.map(sentence)));
      }
      if (JSON.stringify(shown?.tables) !== JSON.stringify(desk.tables)) tables.replaceChildren(...desk.tables.map(drawn));
      shown = desk;
    },
    tell(words) {
      told.replaceChildren(el("p", { class: "gk-desk-line" }, words));
      if (shown) shown = { ...shown, told: [[words]] };
    },
    destroy: root.destroy,
  };
}
