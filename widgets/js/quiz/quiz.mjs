/**
 * One question: a number with its unit, or one of several choices. It shows what it is told about the last answer and
 * knows no answer itself.
 */
import { openRules, ruleChip } from "../log/rule.mjs";
import { active, consume, el, setText, uniqueId } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { MARKS, same } from "./words.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("../log/rule.mjs").Rules} Rules */
/** @typedef {import("./words.mjs").Question} Question */
/** @typedef {{do: "answer", answer: string} | {do: "reveal"} | {do: "again"}} Wish */

/**
 * @param {HTMLElement} host
 * @param {{labels: Labels, rules: Rules, size?: string, onAnswer: (wish: Wish) => void}} options
 * @returns {{update: (question: Question, rules?: Rules) => void, destroy: () => void}}
 */
export function createQuiz(host, { labels, rules, size = "normal", onAnswer }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.quiz.${id}`, params);
  const root = createRoot(host, { className: "gk-quiz", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  /** The rules known now; a question on its own gets them with each answer. @type {Rules} */
  const known = { ...rules };

  const form = el("form", { class: "gk-quiz-form", novalidate: true });
  const fields = el("div", { class: "gk-quiz-fields" });
  const check = el("button", { type: "submit", class: "gk-button gk-quiz-check" }, t("check"));
  const reveal = el("button", { type: "button", class: "gk-button" }, t("reveal"));
  const again = el("button", { type: "button", class: "gk-button" }, t("again"));
  const tries = el("span", { class: "gk-quiz-tries" });
  const told = el("div", { class: "gk-quiz-told", role: "status", "aria-live": "polite" });
  form.append(fields, el("div", { class: "gk-quiz-buttons" }, check, reveal, again, tries), told);
  root.element.append(form);
  openRules(told, { labels, rules: known, signal });

  /** @type {Question | null} */
  let shown = null;
  const name = uniqueId("quiz");

  /** @param {Question} question */
  function build(question) {
    if (question.kind === "number") {
      const input = el("input", {
        id: name, class: "gk-field gk-quiz-number", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "20",
        "aria-describedby": question.unit ? `${name}-unit` : null,
      });
      fields.replaceChildren(
        el("label", { class: "gk-quiz-ask", for: name }, question.text),
        el("div", { class: "gk-quiz-line" }, input,
          ...(question.unit ? [el("span", { id: `${name}-unit` }, question.unit)] : [])));
    } else {
      fields.replaceChildren(el("fieldset", { class: "gk-quiz-choices" },
        el("legend", { class: "gk-quiz-ask" }, question.text),
        ...question.options.map(({ id, label }) => el("label", { class: "gk-quiz-choice" },
          el("input", { type: "radio", name, value: id }), el("span", {}, label)))));
    }
  }

  const inputs = () => [...fields.querySelectorAll("input")];
  const given = () => {
    if (shown?.kind === "number") return inputs()[0].value;
    return inputs().find((input) => input.checked)?.value ?? "";
  };

  /** @param {Question} question */
  function tell(question) {
    const [first, ...others] = question.lines;
    told.dataset.status = question.status;
    if (!first) {
      told.replaceChildren();
      return;
    }
    const line = (/** @type {string[]} */ [sentence, ...ids], /** @type {Node[]} */ ...before) =>
      el("p", { class: "gk-quiz-line-told", "data-gk-line": "" }, ...before, sentence,
        ...ids.flatMap((id) => [" ", ruleChip(id, known, labels)]));
    const mark = el("span", { class: "gk-quiz-mark", "aria-hidden": "true" }, MARKS[question.status] ?? "");
    told.replaceChildren(el("div", { "data-gk-rules": "" }, line(first, mark), ...others.map((one) => line(one))));
  }

  form.addEventListener("submit", (event) => {
    consume(event);
    if (shown?.open) onAnswer({ do: "answer", answer: given() });
  }, { signal });
  form.addEventListener("keydown", (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    // What is typed into a field is no key of the table around it.
    event.stopPropagation();
    if (event.key !== "Enter") return;
    // In a radio group too, and in every browser.
    event.preventDefault();
    if (shown?.open) onAnswer({ do: "answer", answer: given() });
  }, { signal });
  reveal.addEventListener("click", () => onAnswer({ do: "reveal" }), { signal });
  again.addEventListener("click", () => {
    onAnswer({ do: "again" });
    inputs()[0]?.focus();
  }, { signal });

  return {
    update(question, more = {}) {
      Object.assign(known, more);
      const before = shown;
      shown = question;
      const other = !before || !same(before, question);
      if (other) build(question);
      const focused = active(root.element);
      for (const input of inputs()) {
        // A closed question is read only: a disabled field would lose the focus, and a screen reader its place.
        if (question.kind === "number") input.readOnly = !question.open;
        else input.disabled = !question.open && !input.checked;
        if (other || (before && before.tries > 0 && question.tries === 0)) {
          if (question.kind === "number") input.value = question.said;
          else input.checked = input.value === question.said;
        }
      }
      check.hidden = !question.open;
      reveal.hidden = !question.open || question.tries === 0;
      again.hidden = question.open || question.status === "";
      setText(tries, question.tries > 1 ? t("tries", { tries: question.tries }) : "");
      if (other || JSON.stringify(before?.lines) !== JSON.stringify(question.lines)) tell(question);
      if (focused instanceof HTMLElement && root.element.contains(focused) && focused.hidden && !again.hidden) again.focus();
    },
    destroy: root.destroy,
  };
}
