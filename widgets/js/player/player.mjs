/**
 * The replay player: board, dial, accounts and log of one recorded game, and a timeline with curves under them.
 *
 * All frames are in the browser, so every move along the timeline is an update of what differs and asks
 * nobody. The caller hears of the step through `onStep`. Besides the recorded line it plays side lines, see tracks.mjs.
 */
import { createLog } from "../log/log.mjs";
import { consume, el, setText } from "../shared/dom.mjs";
import { keepHeights } from "../shared/heights.mjs";
import { createRoot } from "../shared/root.mjs";
import { createCharts } from "./charts.mjs";
import { createControls } from "./controls.mjs";
import { bindingFor } from "./keys.mjs";
import { labelsAt } from "./moments.mjs";
import { createSince } from "./since.mjs";
import { settled } from "./throttle.mjs";
import { clampStep, createTimeline, destination } from "./timeline.mjs";
import { decodeTrack } from "./tracks.mjs";

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
 * @param {import("./tracks.mjs").Track} [options.track]  the line that is shown first, by default that of the film
 * @param {Labels} options.labels
 * @param {number} options.step           where to open
 * @param {string} [options.size]
 * @param {import("../games/kit.mjs").Kit} options.kit   how the game is drawn
 * @param {(step: number) => void} [options.onStep]   the reader has moved to another step
 * @param {(id: string) => void} [options.onPlace]    the reader has selected a place of board or dial, "" none
 */
export function createPlayer(host, { film, track = decodeTrack(film), labels, step: opening, size = "normal", kit, onStep = () => {}, onPlace }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);
  const root = createRoot(host, { className: "gk-whole gk-player", label: t("title") });
  const { signal } = root.abort;
  root.element.dataset.size = size;
  // A click anywhere inside brings the keys here.
  root.element.tabIndex = -1;

  const quietly = globalThis.matchMedia("(prefers-reduced-motion: reduce)");
  let timeline = createTimeline(track.last, []);
  /** @type {import("./moments.mjs").Group[]} */
  let flags = [];
  /** @type {string[]} */
  let marks = [];

  const slots = Object.fromEntries(["board", "dial", "stage", "now", "accounts", "log"].map((name) =>
    [name, el("div", { class: `gk-whole-${name} gk-player-${name}` })]));
  const panels = { under: el("div", { class: "gk-player-under" }), beside: el("div", { class: "gk-player-beside" }) };
  const [kinds, happened, decides] = ["moments", "happened", "decides"].map((name) => el("p", { class: `gk-player-${name}` }));
  slots.now.append(el("div", {}, kinds, happened, decides));

  let step = -1;
  /** @type {number | null} the step compared with */
  let pinned = null;
  let movedAt = -Infinity;
  let rate = 1;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let ticking = null;

  const announce = settled(root.say, QUIET, LIMIT);
  signal.addEventListener("abort", announce.cancel);

  const controls = createControls({
    labels, signal, seen: film.seen,
    onCommand: command,
    onSeek: (wanted) => move(wanted),
    onSpeed(wanted) {
      rate = wanted;
      if (ticking !== null) start();
    },
    onChange: () => offer(),
  });
  const charts = createCharts({ labels, signal, onSeek: (wanted) => move(wanted) });
  const since = createSince(labels);
  const foot = el("div", { class: "gk-player-foot" }, controls.element, charts.element, since.element);
  // Without a board, what happened takes its place.
  const [above, under, beside] = kit.createBoard ? [[slots.board], [], [slots.now]] : [[], [slots.now], []];
  // A board lays itself out by its width, which it has once it stands in the page.
  root.element.prepend(el("div", { class: "gk-whole-grid gk-player-grid", "data-board": kit.createBoard ? null : "none" },
    el("div", { class: "gk-whole-column" },
      ...above, foot, ...(kit.createStage ? [slots.stage] : []), ...under, slots.accounts, panels.under),
    el("div", { class: "gk-whole-column" }, panels.beside, ...(kit.createDial ? [slots.dial] : []), ...beside, slots.log)));

  const { board, dial, rules } = film;
  /** Where one of board and dial has a place selected, the other has none. @param {() => any} other */
  const telling = (other) => onPlace && { onSelect(/** @type {string} */ id) {
    if (id !== "") other()?.setSelected("");
    onPlace(id);
  } };
  const shared = { labels, size, rules, say: root.say };
  const drawn = kit.createBoard?.(slots.board, { ...shared, board, ...telling(() => turning) });
  const turning = kit.createDial?.(slots.dial, { ...shared, dial, readonly: true, ...telling(() => drawn) });
  const parts = [
    drawn,
    turning,
    kit.createStage?.(slots.stage, { ...shared, board }),
    kit.createAccounts(slots.accounts, { labels, rules, facts: board.facts, size }),
    createLog(slots.log, { labels, entries: track.entries, rules, size, scroll: true }),
  ].filter(Boolean);

  /** @param {number} n */
  function whereabouts(n) {
    return t("where", { step: n, last: track.last, turn: track.frames[n].turn ?? 0 });
  }

  /** @param {number} n */
  function sentences(n) {
    // The set-up is many payments: the log has them, here its name is enough.
    return n === 0 ? t("start") : track.entries[n].lines.map(([text]) => text).join(" ");
  }

  /** The beginning of what a step made happen; the log below has the rest. @param {number} n */
  function gist(n) {
    const { lines } = track.entries[n];
    if (n === 0 || lines.length <= GIST) return sentences(n);
    return t("more", { sentences: lines.slice(0, GIST).map(([text]) => text).join(" ") });
  }

  /** What is to be found at a step. @param {number} n */
  const found = (n) => labelsAt([...track.moments, ...flags], n);

  /** Draw the step. @param {boolean} animate @returns {string}  how it differs from the one compared with */
  function draw(animate) {
    const { frames, entries } = track;
    const view = frames[step];
    const before = frames[pinned ?? Math.max(0, step - 1)];
    const extra = { step, before, animate, highlight: kit.changed(before, view), marks, entries };
    for (const part of parts) part.update(view, extra);
    const [where, moments] = [whereabouts(step), found(step)];
    setText(kinds, moments.join(" · "));
    setText(happened, gist(step));
    setText(decides, t("next", { what: track.next[step] }));
    controls.update({ step, where, moments, pinned });
    charts.update(step, where, pinned);
    return since.update(track, step, pinned);
  }

  /** @param {number} wanted @returns {string}  as of draw */
  function show(wanted) {
    const next = clampStep(timeline, wanted);
    if (next === step) return "";
    const now = performance.now();
    const animate = pinned === null && next === step + 1 && now - movedAt > SCRUB && !quietly.matches;
    movedAt = now;
    step = next;
    return draw(animate);
  }

  /** Show a step and tell about it. @param {number} wanted */
  function move(wanted) {
    const from = step;
    const changes = show(wanted);
    if (step === from) return;
    onStep(step);
    announce.push([`${whereabouts(step)}. ${[...found(step), ""].join(". ")}${sentences(step)}`, changes].filter(Boolean).join(" "));
  }

  /** The name of a unit as it stands inside a sentence. @param {string} label */
  const lower = (label) => label.slice(0, 1).toLocaleLowerCase(labels.lang) + label.slice(1);

  /** Offer what can be chosen on this track, and step by what is chosen. */
  function offer() {
    const every = { id: "action", label: t("action"), starts: [...track.frames.keys()] };
    const levels = [every, ...track.levels].map((level) => ({ ...level, label: lower(level.label) }));
    controls.show(track, levels, flags);
    timeline = createTimeline(track.last, (levels.find(({ id }) => id === controls.jumps.level) ?? every).starts);
    if (step >= 0) draw(false);
  }

  function start() {
    if (ticking !== null) clearTimeout(ticking);
    controls.setPlaying(true);
    ticking = setTimeout(() => {
      move(step + 1);
      if (step < timeline.last) start();
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
        start();
      }
      return;
    }
    if (name === "compare") {
      pinned = pinned === null ? step : null;
      draw(false);
      root.say(pinned === null ? t("compare_ended") : t("compared", { step }));
      return;
    }
    if (ticking !== null) pause();
    if (name.endsWith("Moment")) move(controls.jumps.from(step, name === "nextMoment" ? 1 : -1) ?? step);
    else move(destination(timeline, step, name));
  }

  root.element.addEventListener("keydown", (event) => {
    const binding = bindingFor(event);
    if (!binding) return;
    consume(event);
    command(binding.command);
  }, { signal });

  const heights = keepHeights([slots.stage, slots.now, slots.accounts, since.element]);
  signal.addEventListener("abort", () => heights.disconnect());

  charts.show(track);
  offer();
  show(opening);
  return {
    get step() {
      return step;
    },
    /** Id of the track shown. */
    get track() {
      return track.id;
    },
    /** @param {number} wanted */
    seek: (wanted) => void show(wanted),
    /** Show another track. @param {import("./tracks.mjs").Track} next @param {number} wanted */
    play(next, wanted) {
      pause();
      // What both share can still be compared with.
      if (pinned !== null && next.frames[pinned] !== track.frames[pinned]) pinned = null;
      track = next;
      step = -1;
      charts.show(track);
      offer();
      show(wanted);
    },
    /** More places to jump to. @param {import("./moments.mjs").Group[]} groups */
    flag(groups) {
      flags = groups.filter(({ steps }) => steps.length > 0);
      offer();
    },
    /** Mark places on board and dial. @param {string[]} places */
    mark(places) {
      marks = places;
      draw(false);
    },
    pause,
    say: root.say,
    /** Empty, for the caller: under all that belongs to the position, and at the top of the column beside the board. */
    panels,
    destroy() {
      for (const part of parts) part.destroy();
      root.destroy();
    },
  };
}
