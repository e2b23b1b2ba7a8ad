/** What stands above the table while other moves are tried: what was played so far, and whether it is kept. */
import { el, setText } from "../shared/dom.mjs";
import { LANGUAGES } from "./draft.mjs";
import { button, heed, labelled, section } from "./parts.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {(name: Record<string, string>) => void} options.onKeep
 * @param {() => void} options.onDiscard
 */
export function createTrial({ labels, signal, onKeep, onDiscard }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const moves = el("ol", { class: "gk-trial-moves" });
  const none = el("p", { class: "gk-studio-words" }, t("trial_none"));
  const names = LANGUAGES.map((lang) =>
    el("input", { class: "gk-field", type: "text", lang, dir: "auto", maxlength: 120, autocomplete: "off" }));
  const keep = el("button", { type: "submit", class: "gk-button gk-button-main" }, t("trial_keep"));
  const form = el("form", { class: "gk-edit-row" },
    ...names.map((field, index) => labelled(t(`name_${LANGUAGES[index]}`), field)), keep, button("discard", t("trial_discard")));
  const { element, head } = section("gk-trial", "", el("p", { class: "gk-studio-words" }, t("trial_how")), none, moves, form);
  head.tabIndex = -1;
  element.hidden = true;
  let possible = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!possible) return;
    onKeep(Object.fromEntries(names.map((field) => [field.lang, field.value.trim()]).filter(([, words]) => words)));
  }, { signal });
  heed(element, signal, (command) => command === "discard" && onDiscard());

  return {
    element,
    /** @param {import("./shapes.mjs").Trial | null} trial */
    update(trial) {
      if (trial && element.hidden) for (const field of names) field.value = "";
      element.hidden = trial === null;
      if (!trial) return;
      possible = trial.possible;
      setText(head, t("trial", { step: trial.n }));
      keep.setAttribute("aria-disabled", String(!possible));
      none.hidden = possible;
      const start = trial.n + 1;
      moves.start = start;
      const texts = trial.moves;
      while (moves.children.length > texts.length) moves.lastElementChild?.remove();
      texts.forEach((words, at) => {
        const item = moves.children[at] ?? moves.appendChild(el("li", {}));
        setText(item, words);
      });
      moves.hidden = texts.length === 0;
    },
    focus: () => head.focus(),
  };
}
