/**
 * The log: what happened, newest first, and on each line the rules that caused it.
 *
 * Long games stay fast because only the newest steps have elements; older ones are asked for with a button.
 * The element of a step is made once and kept, together with the rule a reader has opened in it.
 */
import { el, setText } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { newest } from "./lines.mjs";
import { openRules, ruleChip } from "./rule.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./lines.mjs").Entry} Entry */
/** @typedef {import("./rule.mjs").RuleText} RuleText */

/** Steps shown at first, and how many more each press of the button brings. */
const PAGE = 30;
/** After a jump only so many are drawn at once, and the rest when nothing has moved for SETTLE milliseconds. */
const GLANCE = 8;
const SETTLE = 120;

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Labels} options.labels
 * @param {Entry[]} options.entries
 * @param {Record<string, RuleText>} options.rules
 * @param {string} [options.size]
 * @param {boolean} [options.scroll]     true gives the list a box of its own that scrolls
 * @param {() => void} [options.onOlder] steps are wanted that `older` counts
 * @returns {{update: (view: any, extra: {step: number, entries?: Entry[], older?: number}) => void, destroy: () => void}}
 *   `entries`: the log of a game that goes on; `older`: how many steps there are before these
 */
export function createLog(host, { labels, entries, rules, size = "normal", scroll = false, onOlder = () => {} }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.log.${id}`, params);
  const title = t("title");
  const root = createRoot(host, { className: "gk-log", label: title, say: null });
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

  /** @type {Map<number, {text: string, node: HTMLLIElement}>} */
  const made = new Map();
  let limit = PAGE;
  let current = 0;
  let elsewhere = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let filling;
  root.abort.signal.addEventListener("abort", () => clearTimeout(filling));

  /** @param {Entry} entry */
  function item(entry) {
    // Where a move was taken back, another one may have its number now.
    const text = JSON.stringify(entry);
    let known = made.get(entry.n);
    if (known?.text !== text) {
      known = { text, node: entryItem(entry, labels, rules) };
      made.set(entry.n, known);
    }
    return known.node;
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
    more.hidden = older + elsewhere === 0;
    setText(more, t("more", { left: older + elsewhere }));
  }

  root.element.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("button") !== more) return;
    limit += PAGE;
    const first = list.children.length;
    if (elsewhere > 0 && limit > entries.length) onOlder();
    draw();
    // The button may be gone now: the reader goes on where the list grew.
    /** @type {HTMLElement | null} */ (list.children[first]?.querySelector("button") ?? null)?.focus();
  }, { signal: root.abort.signal });
  openRules(root.element, { labels, rules, signal: root.abort.signal });

  return {
    update(_view, { step, entries: next = entries, older = 0 }) {
      entries = next;
      elsewhere = older;
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
    const chips = ids.map((id) => ruleChip(id, rules, labels));
    return el("p", { class: "gk-log-line", "data-gk-line": true }, text, ...chips.flatMap((chip) => [" ", chip]));
  });
  // A step of which this reader may know nothing is no gap in the game.
  if (lines.length === 0) lines.push(el("p", { class: "gk-log-line" }, labels.t("widget.log.secret")));
  return el("li", { class: "gk-log-entry", value: entry.n },
    el("div", { class: "gk-log-number" },
      el("span", { class: "gk-hidden" }, labels.t("widget.log.step"), " "), String(entry.n)),
    el("div", { "data-gk-rules": true },
      ...(entry.turn ? [el("div", { class: "gk-log-turn" }, labels.t("widget.log.turn", { turn: entry.turn }))] : []),
      ...lines));
}
