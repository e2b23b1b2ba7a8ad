/** Sentences with the chips of the rules they rest on. */
import { ruleChip } from "../log/rule.mjs";
import { el } from "../shared/dom.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {{labels: Labels, rules: import("../log/rule.mjs").Rules}} Texts */

/**
 * The chips of some rules, each after a space.
 *
 * @param {readonly string[]} ids
 * @param {Texts} texts
 * @returns {(Node | string)[]}
 */
export function chips(ids, { labels, rules }) {
  return ids.flatMap((id) => [" ", ruleChip(id, rules, labels)]);
}

/**
 * A paragraph of one sentence and its rules.
 *
 * @param {import("./sentences.mjs").Line} line
 * @param {Texts} texts
 * @param {string} [className]
 */
export function said([text, ...ids], texts, className = "") {
  return el("p", { class: className || null, "data-gk-line": true }, text, ...chips(ids, texts));
}
