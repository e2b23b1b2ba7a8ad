/**
 * The log: what happened, newest first, and on each line the rules that caused it.
 *
 * Long games stay fast because only the newest steps have elements; older ones are asked for with a button.
 * The element of a step is made once and kept, together with the rule a reader has opened in it.
 */
import { el, setText, uniqueId } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { newest } from "./lines.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./lines.mjs").Entry} Entry */
/** @typedef {{text: string, source: string, words?: string[], why?: string}} RuleText */

/** Steps shown at first, and how many more each press of the button brings. */
const PAGE = 30;
/** After a jump only so many are drawn at once, and the rest when nothing has moved for SETTLE milliseconds. */
const GLANCE = 8;
const SETTLE = 120;

/**
 * @param {HTMLElement} host
 * @param {{labels: Labels, entries: Entry[], rules: Record<string, RuleText>, size?: string, scroll?: boolean}} options
 *   scroll: true gives the list a box of its own that scrolls
 * @returns {{update: (view: any, extra: {step: number}) => void, destroy: () => void}}
 */
export function createLog(host, { labels, entries, rules, size = "normal", scroll = false }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.log.${id}`, params);
  const title = t("title");
  const root = createRoot(host, { className: "gk-log", label: title, live: false });
  root.element.dataset.size = size;
  const list = el("ol", { class: "gk-log-list" });
  const more = el("button", { type: "button", class: "gk-button gk-log-more" });
  const empty = el("p", { class: "gk-log-empty" }, t("empty"));
  const box = el("div", { class: "gk-log-box" }, empty, list, more);
  if (scroll) {
    // A box that scrolls must be reachable by keyboard; its paging keys then belong to it.
    box.dataset.gkScroll = "";
    for (const [name, value] of Object.entries({ tabindex: "0", role: "region", "aria-label": title })) box.setAttribute(name, value);
  }
  root.element.append(el("div", { class: "gk-log-title", "aria-hidden": "true" }, title), box);

  /** @type {Map<number, HTMLLIElement>} */
  const made = new Map();
  let limit = PAGE;
  let current = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let filling;
  root.abort.signal.addEventListener("abort", () => clearTimeout(filling));

  /** @param {Entry} entry */
  function item(entry) {
    let node = made.get(entry.n);
    if (!node) {
      node = entryItem(entry, labels, rules);
      made.set(entry.n, node);
    }
    return node;
  }

  /** @param {boolean} [glance] only the newest few now, the rest in a moment */
  function draw(glance = false) {
    clearTimeout(filling);
    if (glance) filling = setTimeout(draw, SETTLE);
    const { shown, older } = newest(entries, current, glance ? GLANCE : limit);
    const items = shown.map(item);
    reconcile(list, items);
    for (const node of list.querySelectorAll("[aria-current]")) node.removeAttribute("aria-current");
    if (shown[0]?.n === current) items[0].setAttribute("aria-current", "step");
    empty.hidden = shown.length > 0;
    list.hidden = shown.length === 0;
    more.hidden = older === 0;
    setText(more, t("more", { left: older }));
  }

  root.element.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const chip = target.closest("button[data-rule]");
    if (chip) {
      toggleRule(/** @type {HTMLButtonElement} */ (chip), labels, rules);
    } else if (target.closest("button") === more) {
      limit += PAGE;
      const first = list.children.length;
      draw();
      // The button may be gone now: the reader goes on where the list grew.
      /** @type {HTMLElement | null} */ (list.children[first]?.querySelector("button") ?? null)?.focus();
    }
  }, { signal: root.abort.signal });

  root.element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const panel = /** @type {Element} */ (event.target).closest("li")?.querySelector(".gk-log-rule");
    const chip = panel && root.element.querySelector(`[aria-controls="${panel.id}"]`);
    if (!chip) return;
    event.stopPropagation();
    toggleRule(/** @type {HTMLButtonElement} */ (chip), labels, rules);
    /** @type {HTMLButtonElement} */ (chip).focus();
  }, { signal: root.abort.signal });

  return {
    update(_view, { step }) {
      // Going back to the start of a long game also folds the list back to one page.
      if (step === 0) limit = PAGE;
      const jump = Math.abs(step - current) > 1;
      current = step;
      draw(jump && scroll);
    },
    destroy: root.destroy,
  };
}

/**
 * Make the children of a list exactly `items`, touching only what differs: one step back or forward is one
 * element out and one in.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
function reconcile(list, items) {
  const wanted = new Set(items);
  for (const node of [...list.children]) if (!wanted.has(/** @type {HTMLElement} */ (node))) node.remove();
  let place = list.firstElementChild;
  for (const item of items) {
    if (item === place) place = place.nextElementSibling;
    else list.insertBefore(item, place);
  }
}

/**
 * @param {Entry} entry
 * @param {Labels} labels
 * @param {Record<string, RuleText>} rules
 */
function entryItem(entry, labels, rules) {
  const lines = entry.lines.map(([text, ...ids]) => {
    const chips = ids.map((id) => el("button", {
      type: "button", class: "gk-chip", "data-rule": id, "aria-expanded": "false", disabled: !(id in rules),
    }, el("span", { class: "gk-hidden" }, labels.t("widget.log.rule"), " "), id));
    return el("p", { class: "gk-log-line" }, text, ...chips.flatMap((chip) => [" ", chip]));
  });
  return el("li", { class: "gk-log-entry", value: entry.n },
    el("div", { class: "gk-log-number" },
      el("span", { class: "gk-hidden" }, labels.t("widget.log.step"), " "), String(entry.n)),
    el("div", { class: "gk-log-body" },
      ...(entry.turn ? [el("div", { class: "gk-log-turn" }, labels.t("widget.log.turn", { turn: entry.turn }))] : []),
      ...lines));
}

/**
 * Open the text of a rule under the lines of its step, or close it. One rule is open per step.
 *
 * @param {HTMLButtonElement} chip
 * @param {Labels} labels
 * @param {Record<string, RuleText>} rules
 */
function toggleRule(chip, labels, rules) {
  const body = /** @type {HTMLElement} */ (chip.closest(".gk-log-body"));
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
  const line = chip.closest(".gk-log-line");
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
