/**
 * The chip that names a rule, and the text of the rule that it opens: in the log, and wherever else a sentence rests
 * on rules.
 *
 * Chips stand in an element with `data-gk-line`, and lines in one with `data-gk-rules`, where one rule is open at a time.
 */
import { el, uniqueId } from "../shared/dom.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {{text: string, source: string, words?: string[], why?: string}} RuleText */
/** @typedef {Record<string, RuleText>} Rules */

/**
 * @param {string} id
 * @param {Rules} rules
 * @param {Labels} labels
 */
export function ruleChip(id, rules, labels) {
  return el("button", {
    type: "button", class: "gk-chip", "data-rule": id, "aria-expanded": "false", disabled: !Object.hasOwn(rules, id),
  }, el("span", { class: "gk-hidden" }, labels.t("widget.log.rule"), " "), id);
}

/**
 * Let the chips inside an element open their rules, now and later: by click, and closed again by Escape.
 *
 * @param {HTMLElement} element
 * @param {{labels: Labels, rules: Rules, signal: AbortSignal}} options
 */
export function openRules(element, { labels, rules, signal }) {
  element.addEventListener("click", (event) => {
    const chip = /** @type {Element} */ (event.target).closest("button[data-rule]");
    if (chip) toggleRule(/** @type {HTMLButtonElement} */ (chip), labels, rules);
  }, { signal });

  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const panel = /** @type {Element} */ (event.target).closest("[data-gk-rules]")?.querySelector(".gk-log-rule");
    const chip = /** @type {HTMLButtonElement | null} */ (panel && element.querySelector(`[aria-controls="${panel.id}"]`));
    if (!chip) return;
    // Handled here: whoever else listens for the key must leave it alone.
    event.preventDefault();
    event.stopPropagation();
    toggleRule(chip, labels, rules);
    chip.focus();
  }, { signal });
}

/**
 * Open the text of a rule under its line, or close it.
 *
 * @param {HTMLButtonElement} chip
 * @param {Labels} labels
 * @param {Rules} rules
 */
function toggleRule(chip, labels, rules) {
  const body = /** @type {HTMLElement} */ (chip.closest("[data-gk-rules]"));
  const opened = chip.getAttribute("aria-expanded") === "true";
  for (const other of body.querySelectorAll("button[data-rule]")) {
    other.setAttribute("aria-expanded", "false");
    other.removeAttribute("aria-controls");
  }
  body.querySelector(".gk-log-rule")?.remove();
  const id = chip.dataset.rule ?? "";
  const rule = Object.hasOwn(rules, id) ? rules[id] : null;
  if (opened || !rule) return;
  const panel = rulePanel(id, rule, labels);
  chip.setAttribute("aria-expanded", "true");
  chip.setAttribute("aria-controls", panel.id);
  const line = chip.closest("[data-gk-line]");
  line?.after(panel);
  // As much of the rule as the box can show, and always the line that it belongs to.
  const box = chip.closest("[data-gk-scroll]");
  if (!line || !box) return;
  const [frame, top, bottom] = [box.getBoundingClientRect(), line.getBoundingClientRect().top, panel.getBoundingClientRect().bottom];
  box.scrollTop += Math.max(0, Math.min(bottom + 4 - frame.bottom, top - frame.top));
}

/**
 * @param {string} id
 * @param {RuleText} rule
 * @param {Labels} labels
 */
function rulePanel(id, rule, labels) {
  const t = (/** @type {string} */ key) => labels.t(`widget.log.${key}`);
  const parts = [el("p", {}, el("b", {}, id), " ", rule.text)];
  if (rule.words?.length) {
    parts.push(el("p", { class: "gk-log-words" }, el("span", {}, t("words"), " "),
      ...rule.words.flatMap((words) => [el("q", { lang: "en" }, words), " "])));
  }
  if (rule.why) parts.push(el("p", { class: "gk-log-words" }, t("why"), " ", rule.why));
  parts.push(el("p", { class: "gk-log-source" }, t(`source_${rule.source}`)));
  return el("div", { class: "gk-log-rule", id: uniqueId("rule") }, ...parts);
}
