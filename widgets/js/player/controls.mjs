/** The bar of the player: the timeline, the buttons, the speed and the help line. It knows no game. */
import { hear, keyHelp, sign } from "../shared/bar.mjs";
import { el, setText } from "../shared/dom.mjs";
import { BINDINGS } from "./keys.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/** Steps a second. */
const SPEEDS = Object.freeze([0.5, 1, 2, 4, 8]);

/** Drawn in a box of 16 by 16: chevrons move, a filled triangle plays. */
const ICONS = Object.freeze({
  first: "M3 3v10M8.5 4 5 8l3.5 4M13 4 9.5 8l3.5 4",
  previousTurn: "M8 4 4.5 8 8 12M12.5 4 9 8l3.5 4",
  previousStep: "M10 4 6.5 8l3.5 4",
  play: "M5 3.2v9.6L13 8Z",
  pause: "M4.5 3.5h2.4v9H4.5ZM9.1 3.5h2.4v9H9.1Z",
  nextStep: "M6 4l3.5 4L6 12",
  nextTurn: "M3.5 4 7 8l-3.5 4M8 4l3.5 4L8 12",
  last: "M3 4l3.5 4L3 12M7.5 4 11 8l-3.5 4M13 3v10",
});

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {number} options.last                         number of the last step
 * @param {AbortSignal} options.signal
 * @param {(command: string) => void} options.onCommand  first, previousTurn, ... or toggle
 * @param {(step: number) => void} options.onSeek
 * @param {(rate: number) => void} options.onSpeed
 * @param {string} options.seen                          whose eyes the reader looks with, "" for everybody's
 * @returns {{element: HTMLElement, update: (state: {step: number, where: string}) => void,
 *            setPlaying: (playing: boolean) => void}}
 */
export function createControls({ labels, last, signal, seen, onCommand, onSeek, onSpeed }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);

  const range = el("input", {
    type: "range", class: "gk-range", min: 0, max: last, step: 1, value: 0, "aria-label": t("timeline"), disabled: last === 0,
  });
  const where = el("div", { class: "gk-player-where" });

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  for (const { command, aria, label } of BINDINGS) {
    const icon = command === "toggle" ? "play" : /** @type {keyof typeof ICONS} */ (command);
    buttons.set(command, el("button", {
      type: "button", class: `gk-button gk-player-${command}`, "data-command": command,
      "aria-keyshortcuts": aria, "aria-label": t(label), title: t(label),
    }, drawing(icon), el("span", { class: "gk-player-word", "aria-hidden": "true" }, t(`${label}_short`))));
  }

  const speed = el("select", { class: "gk-select", "aria-label": t("speed") },
    ...SPEEDS.map((rate) => el("option", { value: rate, selected: rate === 1 },
      t("rate", { rate: new Intl.NumberFormat(labels.lang).format(rate), count: rate }))));

  const help = keyHelp(t("keys"), BINDINGS.map(({ aria, label }) => [t(`key_${aria.toLowerCase()}`), t(`${label}_help`)]));

  const element = el("div", { class: "gk-player-bar", role: "group", "aria-label": t("controls") },
    el("div", { class: "gk-player-time" }, range, where),
    el("div", { class: "gk-player-buttons" }, ...buttons.values(), speed),
    help, ...(seen ? [el("p", { class: "gk-player-seen" }, seen)] : []));

  range.addEventListener("input", () => onSeek(range.valueAsNumber), { signal });
  speed.addEventListener("change", () => onSpeed(Number(speed.value)), { signal });
  hear(element, signal, onCommand);

  return {
    element,
    update({ step, where: text }) {
      if (range.valueAsNumber !== step) range.value = String(step);
      range.setAttribute("aria-valuetext", text);
      setText(where, text);
      for (const [command, button] of buttons) {
        const back = ["first", "previousTurn", "previousStep"].includes(command);
        const off = back ? step === 0 : command !== "toggle" && step === last;
        button.setAttribute("aria-disabled", String(off));
      }
    },
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
