/**
 * The replay player: board, dial, accounts and log of one recorded game, and a timeline under them.
 *
 * All frames are in the browser, so every move along the timeline is an update of what differs and asks
 * nobody. The caller hears of the step through `onStep`.
 */
import { createLog } from "../log/log.mjs";
import { consume, el, setText } from "../shared/dom.mjs";
import { keepHeights } from "../shared/heights.mjs";
import { createRoot } from "../shared/root.mjs";
import { createControls } from "./controls.mjs";
import { unpackEntries } from "./entries.mjs";
import { decodeFrames } from "./film.mjs";
import { bindingFor } from "./keys.mjs";
import { settled } from "./throttle.mjs";
import { clampStep, createTimeline, destination } from "./timeline.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/** Milliseconds: a screen reader hears of a step once the reader has stopped for QUIET, at the latest after LIMIT. */
const QUIET = 350;
const LIMIT = 2500;
/** Sentences of a step that stand under the dial. */
const GIST = 3;
/** Steps that come faster than this are scrubbing: they are shown without animation. */
const SCRUB = 300;

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {any} options.film              see the Python side, `widgets.film`
 * @param {Labels} options.labels
 * @param {number} options.step           where to open
 * @param {string} [options.size]
 * @param {import("../games/kit.mjs").Kit} options.kit   how the game is drawn
 * @param {(step: number) => void} [options.onStep]   the reader has moved to another step
 * @returns {{seek: (step: number) => void, destroy: () => void}}
 */
export function createPlayer(host, { film, labels, step: opening, size = "normal", kit, onStep = () => {} }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);
  const root = createRoot(host, { className: "gk-whole gk-player", label: t("title") });
  const { signal } = root.abort;
  root.element.dataset.size = size;
  // A click anywhere inside brings the keys here.
  root.element.tabIndex = -1;

  const frames = decodeFrames(film);
  const entries = unpackEntries(film, frames);
  const timeline = createTimeline(frames.length - 1, film.turns);
  const quietly = globalThis.matchMedia("(prefers-reduced-motion: reduce)");

  const slots = Object.fromEntries(["board", "dial", "stage", "now", "accounts", "log"].map((name) =>
    [name, el("div", { class: `gk-whole-${name} gk-player-${name}` })]));
  const happened = el("p", { class: "gk-player-happened" });
  const decides = el("p", { class: "gk-player-decides" });
  slots.now.append(el("div", {}, happened, decides));

  const { board, dial, rules } = film;
  const shared = { labels, size, rules, say: root.say };
  const parts = [
    kit.createBoard?.(slots.board, { ...shared, board }),
    kit.createDial?.(slots.dial, { ...shared, dial, readonly: true }),
    kit.createStage?.(slots.stage, { ...shared, board }),
    kit.createAccounts(slots.accounts, { labels, rules, facts: board.facts, size }),
    createLog(slots.log, { labels, entries, rules, size, scroll: true }),
  ].filter(Boolean);

  let step = -1;
  let movedAt = -Infinity;
  let rate = 1;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let ticking = null;

  const announce = settled(root.say, QUIET, LIMIT);
  signal.addEventListener("abort", announce.cancel);

  const controls = createControls({
    labels, last: timeline.last, signal, seen: film.seen,
    onCommand: command,
    onSeek: (wanted) => move(wanted),
    onSpeed(wanted) {
      rate = wanted;
      if (ticking !== null) play();
    },
  });
  // Without a board, what happened takes its place.
  const [above, under, beside] = kit.createBoard ? [[slots.board], [], [slots.now]] : [[], [slots.now], []];
  root.element.prepend(el("div", { class: "gk-whole-grid gk-player-grid", "data-board": kit.createBoard ? null : "none" },
    el("div", { class: "gk-whole-column" },
      ...above, controls.element, ...(kit.createStage ? [slots.stage] : []), ...under, slots.accounts),
    el("div", { class: "gk-whole-column" }, ...(kit.createDial ? [slots.dial] : []), ...beside, slots.log)));

  /** @param {number} n */
  function whereabouts(n) {
    return t("where", { step: n, last: timeline.last, turn: frames[n].turn ?? 0 });
  }

  /** @param {number} n */
  function sentences(n) {
    // The set-up is many payments: the log has them, here its name is enough.
    return n === 0 ? t("start") : entries[n].lines.map(([text]) => text).join(" ");
  }

  /** The beginning of what a step made happen; the log below has the rest. @param {number} n */
  function gist(n) {
    if (n === 0 || entries[n].lines.length <= GIST) return sentences(n);
    return t("more", { sentences: entries[n].lines.slice(0, GIST).map(([text]) => text).join(" ") });
  }

  /** @param {number} wanted */
  function show(wanted) {
    const next = clampStep(timeline, wanted);
    if (next === step) return;
    const now = performance.now();
    const animate = next === step + 1 && now - movedAt > SCRUB && !quietly.matches;
    movedAt = now;
    step = next;
    const view = frames[step];
    const before = step > 0 ? frames[step - 1] : view;
    const extra = { step, before, animate, highlight: kit.changed(before, view) };
    for (const part of parts) part.update(view, extra);
    setText(happened, gist(step));
    setText(decides, t("next", { what: film.texts[film.next[step]] }));
    controls.update({ step, where: whereabouts(step) });
  }

  /** Show a step and tell about it. @param {number} wanted */
  function move(wanted) {
    const from = step;
    show(wanted);
    if (step === from) return;
    onStep(step);
    announce.push(`${whereabouts(step)}. ${sentences(step)}`);
  }

  function play() {
    if (ticking !== null) clearTimeout(ticking);
    controls.setPlaying(true);
    ticking = setTimeout(() => {
      move(step + 1);
      if (step < timeline.last) play();
      else pause();
    }, 1000 / rate);
  }

  function pause() {
    if (ticking !== null) clearTimeout(ticking);
    ticking = null;
    controls.setPlaying(false);
  }
  signal.addEventListener("abort", () => {
    if (ticking !== null) clearTimeout(ticking);
  });

  /** @param {string} name */
  function command(name) {
    if (name === "toggle") {
      if (ticking !== null) {
        pause();
      } else {
        // At the end, playing means once more from the start.
        if (step === timeline.last) move(0);
        play();
      }
      return;
    }
    if (ticking !== null) pause();
    move(destination(timeline, step, name));
  }

  root.element.addEventListener("keydown", (event) => {
    const binding = bindingFor(event);
    if (!binding) return;
    consume(event);
    command(binding.command);
  }, { signal });

  const heights = keepHeights([slots.stage, slots.now, slots.accounts]);
  signal.addEventListener("abort", () => heights.disconnect());

  show(opening);
  return {
    seek: show,
    destroy() {
      for (const part of parts) part.destroy();
      root.destroy();
    },
  };
}
