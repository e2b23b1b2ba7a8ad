/**
 * The game table: board, dial, what is to be decided, accounts, log, and one bar to move through the game.
 *
 * Python owns the game. The table shows what it is told and sends wishes: a play, a choice in the menu, a step to see.
 * Of its own it knows only what was pointed at on the board and not yet confirmed.
 */
import { createLesson } from "../lesson/lesson.mjs";
import { openRules } from "../log/rule.mjs";
import { createLog } from "../log/log.mjs";
import { settled } from "../player/throttle.mjs";
import { active, consume, el } from "../shared/dom.mjs";
import { keepHeights } from "../shared/heights.mjs";
import { createRoot } from "../shared/root.mjs";
import { createBar } from "./bar.mjs";
import { choicesAt, optionsAt, way } from "./choices.mjs";
import { createDecision } from "./decision.mjs";
import { createGifts } from "./gifts.mjs";
import { bindingFor } from "./keys.mjs";
import { flyMoney } from "./money.mjs";
import { said } from "./said.mjs";
import { gist, spoken, withRules } from "./sentences.mjs";
import { share } from "./share.mjs";
import { messageFor } from "./steps.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./choices.mjs").Option} Option */
/** @typedef {{view: any, before: any, now: any, verdict: any}} State  the traits `view`, `before`, `_now` and `_verdict` */

/** Milliseconds: a screen reader hears of a step once no other has come for QUIET, at the latest after LIMIT. */
const QUIET = 300;
const LIMIT = 2500;
/** Steps that come faster than this are shown without animation. */
const FAST = 300;
/** Sentences of a step that are shown apart from the log. */
const GIST = 3;
/** The same wish is not sent twice before the answer, and a step asked for is awaited, unless none has come for so long. */
const PATIENCE = 3000;

/**
 * @param {HTMLElement} host
 * @param {State & {
 *   labels: Labels,
 *   table: {board: any, dial: any, rules: import("../log/rule.mjs").Rules},
 *   size?: string,
 *   send: (message: any, awaited: boolean) => boolean,
 *   kit: import("../games/kit.mjs").Kit,
 * }} options  send: whether the wish went out; awaited: the answer changes what is shown
 * @returns {{update: (state: State) => void, warn: (words: string) => void, focus: () => void, destroy: () => void}}
 *   warn: show and say the message of this id until the next update
 */
export function createTable(host, { labels, table, size = "normal", send, kit, ...opening }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.table.${id}`, params);
  const root = createRoot(host, { className: "gk-whole gk-table", label: t("title") });
  const { signal } = root.abort;
  root.element.dataset.size = size;
  // A click anywhere inside brings the keys here.
  root.element.tabIndex = -1;

  const { board, dial, rules } = table;
  const texts = { labels, rules };
  const onDial = kit.dialPlaces(dial);
  const format = new Intl.NumberFormat(labels.lang);
  const quietly = globalThis.matchMedia("(prefers-reduced-motion: reduce)");

  /** @type {State} */
  let state = opening;
  // What the reader has pointed at.
  let chosen = "";
  let spot = "";
  /** @type {import("./sentences.mjs").Line | null} */
  let pointed = null;
  let notice = "";
  /** The step asked for and not yet shown. @type {number | null} */
  let wanted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  signal.addEventListener("abort", () => clearTimeout(waiting));
  let pending = "";
  let sent = "";
  let pendingSince = -Infinity;

  // ---- what is sent ------------------------------------------------------------------------------------------
  /** @param {Record<string, unknown>} message @returns {boolean} whether it went out, now or a moment ago */
  function wish(message) {
    const text = JSON.stringify(message);
    const now = performance.now();
    if (text === pending && now - pendingSince < PATIENCE) return true;
    // A lesson passes over a refusal that it did not ask for, and says nothing new to an answer given once more.
    const awaited = message.do !== "lesson" || (message.wish !== "refused" && text !== sent);
    if (!send(message, awaited)) return false;
    [pending, sent] = [text, text];
    pendingSince = now;
    return true;
  }

  /** @param {string} words */
  function warn(words) {
    notice = labels.t(words);
    draw();
    root.say(notice);
  }

  const where = () => {
    const { n, last, undone, waiting, who } = state.now;
    return { n: wanted ?? n, last, undone, waiting, who };
  };

  /** @param {string} name */
  function command(name) {
    if (name === "board") return focusIn(slots.board, ...kit.entrances.board);
    if (name === "dial") return focusIn(slots.dial, ...kit.entrances.dial);
    if (name === "decision") return decision.focus();
    if (name === "lesson") return focusIn(slots.lesson, ".gk-lesson-text");
    if (name === "unchoose" || name === "clear") return wish({ do: name });
    if (name === "everywhere") return point("", "", null);
    if (name === "confirm") {
      const option = selected();
      return option && wish({ do: "play", text: option.text });
    }
    const message = messageFor(name, where());
    if (!message) return;
    if (wish(message) && message.do === "seek") want(message.n ?? null);
  }

  /** A step that never comes must not stay the one that all others are counted from. @param {number | null} step */
  function want(step) {
    wanted = step;
    clearTimeout(waiting);
    if (step === null) return;
    waiting = setTimeout(() => {
      wanted = null;
      bar.update(where(), state.now);
    }, PATIENCE);
  }

  /** @param {HTMLElement} slot @param {string[]} selectors  the best first */
  function focusIn(slot, ...selectors) {
    const found = selectors.map((selector) => /** @type {HTMLElement | null} */ (slot.querySelector(selector)));
    found.find((element) => element !== null)?.focus();
  }

  /** @param {Option} option */
  function take(option) {
    wish(option.more ? { do: "choose", text: option.text } : { do: "play", text: option.text });
  }

  // ---- the board: pointing first, then playing ---------------------------------------------------------------
  const selected = () => {
    const here = optionsAt(state.now.menu, chosen);
    return here.length === 1 ? here[0] : null;
  };

  /**
   * @param {string} place  an option to be confirmed, or ""
   * @param {string} crowd  a place of several options, or ""
   * @param {import("./sentences.mjs").Line | null} refusal
   */
  function point(place, crowd, refusal) {
    [chosen, spot, pointed] = [place, crowd, refusal];
    draw();
  }

  /** A place of the board or of the dial was clicked, or Enter was pressed on it. @param {string} place */
  function choosePlace(place) {
    const { menu } = state.now;
    const here = optionsAt(menu, place);
    if (here.length === 1 && here[0].more) return take(here[0]);
    if (here.length === 1) {
      if (place === chosen) return take(here[0]);
      point(place, "", null);
      return root.say(t("selected", { what: here[0].label }));
    }
    if (here.length > 1) {
      point("", place, null);
      return decision.focus();
    }
    // The unit that was picked or the place where it is to go, once more: another one is to be chosen.
    const { picked, target } = way(menu);
    if (place !== "" && (place === target || picked.includes(place))) return command("unchoose");
    const why = place && menu?.refused[place];
    point("", "", why ? withRules(why) : null);
    if (why) root.say(why);
    // A lesson may ask for just that.
    if (why && state.now.lesson) wish({ do: "lesson", wish: "refused", place });
  }

  // ---- the parts ---------------------------------------------------------------------------------------------
  const slots = Object.fromEntries(["lesson", "board", "dial", "stage", "happened", "accounts", "log"].map((name) =>
    [name, el("div", { class: `gk-whole-${name} gk-table-${name}` })]));
  const happened = el("div", { class: "gk-table-lines", "data-gk-rules": true });
  slots.happened.append(happened);
  openRules(happened, { labels, rules, signal });

  const absent = Object.entries({ lesson: opening.now.lesson, board: kit.createBoard, dial: kit.createDial })
    .filter(([, present]) => !present).map(([name]) => name);
  const bar = createBar({ labels, signal, absent, dialHelp: kit.dialHelp, onCommand: command });
  const decision = createDecision({
    labels, rules, signal, onOption: take, onCommand: command, onCrumb: (text) => wish({ do: "choose", text }),
  });
  const gifts = createGifts({ labels, rules, signal, onGive: (text) => wish({ do: "play", text }) });
  openRules(gifts.element, { labels, rules, signal });
  const lessonHost = el("div");
  slots.lesson.append(lessonHost);
  /** @type {ReturnType<typeof createLesson> | null} */
  let lesson = null;

  const decides = el("div", { class: "gk-table-decision" }, decision.element, gifts.element);
  // Without a board, what is to be decided takes its place.
  /** @type {HTMLElement[][]} */
  const [above, under, beside] = kit.createBoard ? [[slots.board], [], [decides]] : [[], [decides], []];
  if (kit.createDial) beside[opening.now.lesson || kit.decidesFirst ? "push" : "unshift"](slots.dial);
  const grid = el("div", {
    class: "gk-whole-grid gk-table-grid", "data-decides": kit.decidesFirst ? "first" : null, "data-board": kit.createBoard ? null : "none",
  },
    // The bar stays where it is, whatever is going on under it: bids, cards and odds, read with what is decided beside them.
    el("div", { class: "gk-whole-column" },
      ...above, bar.element, ...(kit.createStage ? [slots.stage] : []), ...under, bar.notes, slots.happened, slots.accounts),
    // What a lesson asks for is read together with what can be decided.
    el("div", { class: "gk-whole-column" },
      ...(opening.now.lesson ? [slots.lesson] : []), ...beside, slots.log));
  // A board lays itself out by its width, which it has once it stands in the page.
  root.element.prepend(grid);

  const shared = { labels, size, rules, say: root.say };
  const world = kit.createBoard?.(slots.board, { ...shared, board, onChoose: choosePlace, onSelect: choosePlace });
  const ring = kit.createDial?.(slots.dial, { ...shared, dial, onChoose: choosePlace, onRefuse: choosePlace });
  const stage = kit.createStage?.(slots.stage, { ...shared, board });
  const accounts = kit.createAccounts(slots.accounts, { labels, rules, facts: board.facts, size });
  const log = createLog(slots.log, { labels, entries: [], rules, size, scroll: true, onOlder: () => wish({ do: "older" }) });
  const parts = [world, ring, stage, accounts, log].filter(Boolean);
  const heights = keepHeights([slots.lesson, slots.stage, slots.happened, slots.accounts]);
  signal.addEventListener("abort", () => heights.disconnect());
  const announce = settled(root.say, QUIET, LIMIT);
  signal.addEventListener("abort", announce.cancel);

  /** Say what is to be chosen, to readers who do not stand where it is written. */
  function ask() {
    if (state.now.menu && !decision.element.contains(active(root.element))) root.say(state.now.menu.question);
  }

  // ---- keys --------------------------------------------------------------------------------------------------
  const choosing = [decision.element, slots.board, slots.dial];
  root.element.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key === "Escape" && !event.defaultPrevented && choosing.some((part) => part.contains(target))) {
      if (chosen !== "" || spot !== "" || pointed !== null) {
        point("", "", null);
        ask();
      } else if (state.now.menu?.trail.length) command("unchoose");
      else return;
      consume(event);
      return;
    }
    const binding = bindingFor(event, bar.element.contains(target));
    if (!binding || absent.includes(binding.command)) return;
    consume(event);
    command(binding.command);
  }, { signal });

  // ---- drawing -----------------------------------------------------------------------------------------------
  let shownAt = -Infinity;
  let story = "";

  /** A position that was laid out has no events of a set-up. @param {import("../log/lines.mjs").Entry} entry */
  const begun = (entry) => (entry.n === 0 && entry.lines.length === 0 ? { ...entry, lines: [[t("start")]] } : entry);

  /** What the reader points at, and what is to be decided. */
  function draw() {
    const { now, verdict } = state;
    const answer = verdict.text ? withRules(verdict.text, verdict.rules) : null;
    decision.update({ now, selected: selected(), spot, refusal: pointed ?? answer, notice });
    world?.setChoices(choicesAt(now.menu, (place) => !onDial.has(place), chosen, labels.list));
    ring?.setChoices?.(choicesAt(now.menu, (place) => onDial.has(place), chosen, labels.list));
    // A place that is no option stays marked only as long as the reason is read.
    if (!pointed) world?.setSelected("");
    ring?.setReadonly(!now.menu?.options.some((/** @type {Option} */ { place }) => onDial.has(place)));
    ring?.setChosen(chosen);
  }

  /** @param {State} next @param {boolean} opens */
  function show(next, opens) {
    const old = state;
    const { now } = next;
    const view = opens ? next.view : share(old.view, next.view);
    const before = now.n > 0 && Object.keys(next.before).length > 0 ? share(view, next.before) : view;
    state = { ...next, view };

    const time = performance.now();
    const moved = !opens && now.n === old.now.n + 1;
    const animate = moved && time - shownAt > FAST && !quietly.matches;
    if (opens || now.n !== old.now.n) shownAt = time;
    if (wanted === now.n || now.last !== old.now.last || next.verdict.id !== old.verdict.id) want(null);
    [pending, notice] = ["", ""];
    const task = (/** @type {any} */ it) => it.lesson && `${it.lesson.id} ${it.lesson.at}`;
    const asks = (/** @type {any} */ it) => JSON.stringify([it.n, it.last, it.actor, it.point, it.menu, task(it)]);
    if (!opens && asks(now) !== asks(old.now)) [chosen, spot, pointed] = ["", "", null];
    if (next.verdict.id !== old.verdict.id) pointed = null;

    const extra = { step: now.n, before, animate, highlight: kit.changed(before, view) };
    for (const part of [world, ring, stage, accounts]) part?.update(view, extra);
    log.update(view, { step: now.n, entries: now.log.map(begun), older: now.older });
    bar.update(where(), now);
    gifts.update(now.gifts);
    grid.toggleAttribute("data-lesson", Boolean(now.lesson));
    if (now.lesson) {
      lesson ??= createLesson(lessonHost, { labels, rules, size, send: wish });
      lesson.update(now.lesson);
      if (task(now) !== task(old.now)) heights.release(slots.lesson);
    }
    const told = gist(now.n === 0 ? [[t("start")]] : now.happened, GIST);
    const text = JSON.stringify([now.n, told]);
    if (text !== story) {
      story = text;
      happened.replaceChildren(...told.lines.map((line) => said(line, texts)), ...(told.more ? [el("p", {}, t("more"))] : []));
    }
    draw();
    if (animate) flyMoney(root.element, now.paid, accounts.purse, format);
    if (!opens) tell(old, next);
  }

  /** Say what is new, once: a step with what is to be decided after it, or the answer to a wish. @param {State} old @param {State} next */
  function tell(old, { now, verdict }) {
    const step = (/** @type {any} */ it) => JSON.stringify([it.n, it.last, it.turn, it.sentence, it.happened]);
    const chosenSoFar = (/** @type {any} */ it) => JSON.stringify(it.menu && [it.menu.text, it.menu.trail]);
    if (step(now) !== step(old.now)) {
      const facts = now.n === 0 ? [t("start")] : now.happened.map((/** @type {string[]} */ [text]) => text);
      announce.push(spoken([t("where", { step: now.n, last: now.last, turn: now.turn }), ...facts, now.sentence]));
    } else if (verdict.text && verdict.id !== old.verdict.id) {
      announce.cancel();
      root.say(spoken([verdict.text]));
    } else if (chosenSoFar(now) !== chosenSoFar(old.now)) {
      ask();
    }
  }

  show(state, true);
  return {
    update: (next) => show(next, false),
    warn,
    focus: decision.focus,
    destroy() {
      for (const part of parts) part.destroy();
      lesson?.destroy();
      root.destroy();
    },
  };
}
