/** The bar of the player: the timeline and its ticks, the buttons, the speed, the jumps and the help line. It knows no game. */
import { hear, keyHelp, sign } from "../shared/bar.mjs";
import { el, setText, svg } from "../shared/dom.mjs";
import { createJumps } from "./jumps.mjs";
import { BINDINGS } from "./keys.mjs";
import { stepsOf, strokes } from "./moments.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./moments.mjs").Group} Group */
/** @typedef {import("./tracks.mjs").Track} Track */

/** Steps a second. */
const SPEEDS = Object.freeze([0.5, 1, 2, 4, 8]);

/** Drawn in a box of 16 by 16: chevrons move, a filled triangle plays. */
const ICONS = Object.freeze({
  first: "M3 3v10M8.5 4 5 8l3.5 4M13 4 9.5 8l3.5 4",
  previousUnit: "M8 4 4.5 8 8 12M12.5 4 9 8l3.5 4",
  previousStep: "M10 4 6.5 8l3.5 4",
  play: "M5 3.2v9.6L13 8Z",
  pause: "M4.5 3.5h2.4v9H4.5ZM9.1 3.5h2.4v9H9.1Z",
  nextStep: "M6 4l3.5 4L6 12",
  nextUnit: "M3.5 4 7 8l-3.5 4M8 4l3.5 4L8 12",
  last: "M3 4l3.5 4L3 12M7.5 4 11 8l-3.5 4M13 3v10",
});

/** Height of the strip of ticks in its own measure: notes and the like above, moments below. */
const STRIP = 4;

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {(command: string) => void} options.onCommand  first, previousUnit, ..., compare or toggle
 * @param {(step: number) => void} options.onSeek
 * @param {(rate: number) => void} options.onSpeed
 * @param {() => void} options.onChange   another level or another kind of moment is chosen
 * @param {string} options.seen           whose eyes the reader looks with, "" for everybody's
 */
export function createControls({ labels, signal, seen, onCommand, onSeek, onSpeed, onChange }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);

  const range = el("input", { type: "range", class: "gk-range", min: 0, step: 1, value: 0, "aria-label": t("timeline") });
  const where = el("div", { class: "gk-player-where" });
  const [flagged, marked, pin] = ["flags", "moments", "pin"].map((name) => svg("path", { class: `gk-player-${name}` }));
  const ticks = svg("svg", { class: "gk-player-ticks", preserveAspectRatio: "none", "aria-hidden": "true" }, marked, flagged, pin);
  const jumps = createJumps({ labels, signal, onChange });
  let last = 0;

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  for (const { command, aria, label } of BINDINGS.filter(({ jump }) => !jump)) {
    const icon = command === "toggle" ? "play" : /** @type {keyof typeof ICONS} */ (command);
    // What a unit is called is known with the track.
    const word = command.endsWith("Unit") ? "" : t(`${label}_short`);
    buttons.set(command, el("button", {
      type: "button", class: `gk-button gk-player-${command}`, "data-command": command,
      "aria-keyshortcuts": aria, "aria-label": t(label), title: t(label),
    }, drawing(icon), el("span", { class: "gk-player-word", "aria-hidden": "true" }, word)));
  }

  const speed = el("select", { class: "gk-select", "aria-label": t("speed") },
    ...SPEEDS.map((rate) => el("option", { value: rate, selected: rate === 1 },
      t("rate", { rate: new Intl.NumberFormat(labels.lang).format(rate), count: rate }))));

  const help = el("div");
  const element = el("div", { class: "gk-player-bar", role: "group", "aria-label": t("controls") },
    el("div", { class: "gk-player-time" }, range, where, ticks),
    el("div", { class: "gk-player-buttons" }, ...buttons.values(), speed),
    jumps.element, help, ...(seen ? [el("p", { class: "gk-player-seen" }, seen)] : []));

  range.addEventListener("input", () => onSeek(range.valueAsNumber), { signal });
  speed.addEventListener("change", () => onSpeed(Number(speed.value)), { signal });
  hear(element, signal, onCommand);

  /** The buttons and keys that go by units say by which. @param {string} unit */
  function name(unit) {
    for (const command of ["previousUnit", "nextUnit"]) {
      const button = /** @type {HTMLButtonElement} */ (buttons.get(command));
      const label = t(command === "nextUnit" ? "next_unit" : "previous_unit", { unit });
      button.setAttribute("aria-label", label);
      button.title = label;
      setText(/** @type {Element} */ (button.lastElementChild), unit);
    }
    help.replaceChildren(keyHelp(t("keys"), BINDINGS.map(({ aria, label }) => [t(`key_${aria.toLowerCase()}`), t(`${label}_help`, { unit })])));
  }

  return {
    element,
    jumps,
    /**
     * Another track, other marked places, or another choice of them.
     * @param {Track} track
     * @param {Track["levels"]} levels
     * @param {Group[]} flags
     */
    show(track, levels, flags) {
      last = track.last;
      range.max = String(last);
      range.disabled = last === 0;
      jumps.show(levels, [...flags, ...track.moments]);
      name(levels.find(({ id }) => id === jumps.level)?.label ?? "");
      ticks.setAttribute("viewBox", `0 0 ${Math.max(1, last)} ${STRIP}`);
      flagged.setAttribute("d", strokes(stepsOf(flags, jumps.kind), 0, STRIP / 2));
      marked.setAttribute("d", strokes(stepsOf(track.moments, jumps.kind), STRIP / 2, STRIP));
    },
    /** @param {{step: number, where: string, moments: string[], pinned: number | null}} state */
    update({ step, where: text, moments, pinned }) {
      if (range.valueAsNumber !== step) range.value = String(step);
      range.setAttribute("aria-valuetext", [text, ...moments].join(". "));
      setText(where, text);
      for (const [command, button] of buttons) {
        const back = ["first", "previousUnit", "previousStep"].includes(command);
        const off = back ? step === 0 : command !== "toggle" && step === last;
        button.setAttribute("aria-disabled", String(off));
      }
      pin.setAttribute("d", strokes(pinned === null ? [] : [pinned], 0, STRIP));
      jumps.update(step, pinned);
    },
    /** @param {boolean} playing */
    setPlaying(playing) {
      const button = /** @type {HTMLButtonElement} */ (buttons.get("toggle"));
      const label = playing ? "pause" : "play";
      button.setAttribute("aria-label", t(label));
      button.title = t(label);
      button.replaceChildren(drawing(label), el("span", { class: "gk-player-word", "aria-hidden": "true" }, t(`${label}_short`)));
    },
  };
}

/** @param {keyof typeof ICONS} name */
function drawing(name) {
  return sign(ICONS[name], name === "play" || name === "pause");
}
