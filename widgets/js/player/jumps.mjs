/** The second row of the bar: what to step by, what to jump to, and the step to compare with. It knows no game. */
import { sign } from "../shared/bar.mjs";
import { el, setText } from "../shared/dom.mjs";
import { BINDINGS } from "./keys.mjs";
import { nextOf, stepsOf } from "./moments.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./moments.mjs").Group} Group */

/** Drawn in a box of 16 by 16: a chevron on either side of the flag that one jumps to; two columns to compare. */
const ICONS = { previousMoment: "M7 4 3.5 8 7 12M11 13V3", nextMoment: "M9 4l3.5 4L9 12M5 13V3", compare: "M4 13V7M12 13V3M1.5 13h13" };

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {() => void} options.onChange   another level or another kind of moment is chosen
 */
export function createJumps({ labels, signal, onChange }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);
  const level = el("select", { class: "gk-select gk-player-level" });
  const kind = el("select", { class: "gk-select gk-player-kind" });
  const said = el("span", {}, t("compare_short"));
  const [previous, next, compare] = BINDINGS.filter(({ jump }) => jump).map(({ command, aria, label }) => el("button", {
    type: "button", class: `gk-button gk-player-${command}`, "data-command": command, "aria-keyshortcuts": aria,
    "aria-label": t(label), title: t(label),
  }, sign(ICONS[/** @type {keyof typeof ICONS} */ (command)], false)));
  compare.append(said);
  for (const select of [level, kind]) select.addEventListener("change", onChange, { signal });
  /** @type {number[]} */
  let steps = [];

  return {
    element: el("div", { class: "gk-player-jumps" },
      el("label", {}, t("level"), " ", level),
      el("label", {}, t("jump"), " ", kind), previous, next, compare),
    /** The chosen level. */
    get level() {
      return level.value;
    },
    /** The chosen kind of moment, "" for all. */
    get kind() {
      return kind.value;
    },
    /** The next place of that kind. @param {number} step @param {-1 | 1} way */
    from: (step, way) => nextOf(steps, step, way),
    /** What there is to choose from on this track. @param {{id: string, label: string}[]} levels @param {Group[]} groups */
    show(levels, groups) {
      offer(level, levels.map(({ id, label }) => [id, label]), "turn");
      offer(kind, [["", t("jump_all")], ...groups.map(({ id, label, steps: { length } }) => [id, `${label} (${length})`])], "");
      kind.disabled = groups.length === 0;
      steps = stepsOf(groups, kind.value);
    },
    /** @param {number} step @param {number | null} pinned   the step compared with */
    update(step, pinned) {
      previous.setAttribute("aria-disabled", String(nextOf(steps, step, -1) === null));
      next.setAttribute("aria-disabled", String(nextOf(steps, step, 1) === null));
      const label = pinned === null ? t("compare") : t("compare_end", { step: pinned });
      if (compare.title === label) return;
      compare.setAttribute("aria-label", label);
      compare.title = label;
      compare.toggleAttribute("data-gk-on", pinned !== null);
      setText(said, t(pinned === null ? "compare_short" : "compare_end_short"));
    },
  };
}

/**
 * Offer these in a list; what was chosen stays so where it is still offered.
 *
 * @param {HTMLSelectElement} select
 * @param {string[][]} options   value and text
 * @param {string} usual         what is chosen at first
 */
function offer(select, options, usual) {
  const chosen = select.options.length > 0 ? select.value : usual;
  select.replaceChildren(...options.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));
}
