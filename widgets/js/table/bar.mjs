/** The bar under the map: through the steps, taking back and bringing back, and the help line of all keys. */
import { draw, hear, keyHelp, sign } from "../shared/bar.mjs";
import { el, setText } from "../shared/dom.mjs";
import { BINDINGS, shortcut } from "./keys.mjs";
import { messageFor, runWords } from "./steps.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./steps.mjs").Where} Where */

/** Drawn in a box of 16 by 16; a filled shape plays or pauses. @type {Record<string, string>} */
const ICONS = {
  first: "M12 4 8 8l4 4M4.5 3v10",
  back: "M10 4 6 8l4 4",
  forward: "M6 4l4 4-4 4",
  last: "M4 4l4 4-4 4M11.5 3v10",
  undo: "M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7",
  redo: "M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h3",
  reset: "M3.2 6.5a5.2 5.2 0 1 1 .3 3.4M3 2.5v4h4",
  go: "M5 3.2v9.6L13 8Z",
  pause: "M4.5 3.5h2.4v9H4.5ZM9.1 3.5h2.4v9H9.1Z",
};
const WARNING = "M8 2.2 14.6 13.6H1.4ZM8 6.4v3.4M8 11.4v.8";
const STEPS = ["first", "back", "forward", "last"];
const CHANGES = ["undo", "redo", "reset", "run"];

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {string[]} options.absent  commands whose part is not there: their keys are not told
 * @param {string} options.dialHelp  id of the words of the key that leads to the dial, under "widget.table."
 * @param {(command: string) => void} options.onCommand
 * @returns {{element: HTMLElement, notes: HTMLElement, update: (where: Where, now: {turn: number, seen: string, file: string, file_failed: boolean}) => void}}
 */
export function createBar({ labels, signal, absent, dialHelp, onCommand }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.table.${id}`, params);

  /** @type {Map<string, {button: HTMLButtonElement, word: HTMLElement, icon: SVGSVGElement}>} */
  const made = new Map();
  for (const command of [...STEPS, ...CHANGES]) {
    const word = el("span", { class: "gk-table-word" });
    const icon = sign("", false);
    const button = el("button", {
      type: "button", class: `gk-button gk-table-${command}`, "data-command": command, "aria-keyshortcuts": shortcut(command),
    }, icon, word);
    made.set(command, { button, word, icon });
  }
  const buttons = (/** @type {string[]} */ commands) => commands.map((command) => /** @type {any} */ (made.get(command)).button);

  /** @param {string} command @param {string} label @param {string} [icon] @param {string} [short] */
  function name(command, label, icon = command, short = label) {
    const { button, word, icon: drawing } = /** @type {any} */ (made.get(command));
    setText(word, short);
    button.setAttribute("aria-label", label);
    button.title = label;
    draw(drawing, ICONS[icon], icon === "go" || icon === "pause");
  }
  name("first", t("first"));
  name("back", t("back"));
  name("forward", t("forward"));
  name("last", t("last"));
  name("reset", t("reset"));

  const place = el("div", { class: "gk-table-where" });
  const file = el("p", { class: "gk-table-file" });
  const seen = el("p", { class: "gk-table-seen" });
  // There from the start: what comes to stand in it later is spoken.
  const failure = el("div", { class: "gk-table-unsaved", role: "alert" });
  const known = BINDINGS.filter(({ command }) => !absent.includes(command));
  const help = keyHelp(t("keys"), known.map(({ aria, label }) => [t(`key_${aria.toLowerCase()}`), t(label || dialHelp)]));
  const element = el("div", { class: "gk-table-bar", role: "group", "aria-label": t("controls") },
    el("div", { class: "gk-table-steps" }, ...buttons(STEPS), place),
    el("div", { class: "gk-table-changes" }, ...buttons(CHANGES)),
    failure);
  // Read once: they stand farther down, so that what is going on comes directly under the bar.
  const notes = el("div", { class: "gk-table-notes" }, help, seen, file);

  hear(element, signal, onCommand);

  return {
    element,
    notes,
    update(where, { turn, seen: eyes, file: saved, file_failed: failed }) {
      setText(place, t("where", { step: where.n, last: where.last, turn }));
      setText(seen, eyes);
      seen.hidden = eyes === "";
      setText(file, saved);
      file.hidden = saved === "" || failed;
      const problem = failed ? saved : "";
      if (failure.textContent !== problem) failure.replaceChildren(...(failed ? [sign(WARNING, false), el("p", {}, problem)] : []));
      name("undo", where.n < where.last ? t("undo_to", { step: where.n }) : t("undo"), "undo", where.n < where.last ? t("undo_here") : t("undo"));
      name("redo", where.undone > 0 ? t("redo_count", { count: where.undone }) : t("redo"), "redo", t("redo"));
      name("run", t(runWords(where)), where.waiting ? "pause" : "go");
      for (const [command, { button }] of made) {
        const idle = messageFor(command, where) === null;
        button.setAttribute("aria-disabled", String(idle));
        if (command === "run") button.hidden = idle;
      }
    },
  };
}
