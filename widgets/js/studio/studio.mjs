/**
 * The studio of a recorded game: the player, with the notes of each step beside it, all notes and the side lines under
 * it, and what is needed to write them. Without `send` it is there to be read.
 */
import { createPlayer } from "../player/player.mjs";
import { settled } from "../player/throttle.mjs";
import { keyHelp } from "../shared/bar.mjs";
import { active, consume, el, setText } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { createComparison } from "./comparison.mjs";
import { createFiles } from "./files.mjs";
import { createHere } from "./here.mjs";
import { BINDINGS, commandOf } from "./keys.mjs";
import { MAIN, along, course, stepsOf } from "./lines.mjs";
import { createList } from "./list.mjs";
import { createSides } from "./sides.mjs";
import { createTracks } from "./tracks.mjs";
import { createTrial } from "./trial.mjs";
import { nameIn } from "./words.mjs";
import { createWriting } from "./writing.mjs";

/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {{notes: Note[], sides: import("./shapes.mjs").Side[], desk: import("./shapes.mjs").Desk,
 *             answer: Partial<import("./shapes.mjs").Answer>}} State */
/** @typedef {{line: string, step: number}} Place */

/** Milliseconds: said a moment after the player has said the step. */
const QUIET = 500;
const LIMIT = 2700;

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {any} options.film
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {import("../games/kit.mjs").Kit} options.kit
 * @param {string} options.size
 * @param {Place} options.place      where to open
 * @param {State} options.state
 * @param {import("./drafts.mjs").Drafts} options.drafts     kept by the caller, as the filter, when all is drawn anew
 * @param {import("./filter.mjs").Filter} options.filter
 * @param {import("./shapes.mjs").Send | null} options.send  null where nobody listens
 * @param {(place: Place) => void} options.onMove
 */
export function createStudio(host, { film, labels, kit, size, place, state: opening, drafts, filter, send, onMove }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const writes = send !== null;
  const signs = film.signs ?? [];
  const root = createRoot(host, { className: "gk-studio", label: t("title") });
  const { signal } = root.abort;
  root.element.dataset.size = size;

  /** @type {State} */
  let state = { ...opening, notes: [], sides: [] };
  let line = MAIN;
  let { step } = place;
  /** The notes of the line that is shown. @type {Note[]} */
  let standing = [];
  /** Whether the last wish was made among the side lines. */
  let below = false;
  /** A note that was kept and is to be read as soon as it is among the notes. */
  let awaited = "";
  /** A place that is to be shown as soon as there is its line. @type {Place | null} */
  let wanted = null;
  let pointing = "[]";

  // ---- parts -------------------------------------------------------------------------------------------------
  const tracks = createTracks(film);
  const said = el("p", { class: "gk-studio-said" });
  /** The same words among the side lines, far below, for who sees: where the wish was made. */
  const echo = el("p", { class: "gk-sides-said", "aria-hidden": "true", hidden: true });
  const files = createFiles({ labels, signal, onWish: wish, onTrouble: (words) => tell(words, "error") });
  const trial = createTrial({
    labels, signal, onKeep: (name) => wish({ do: "keep", name }), onDiscard: () => wish({ do: "discard" }),
  });
  const here = createHere({ labels, signs, writes, signal, onDo: command, onPoint: point });
  const writing = createWriting({
    labels, signs, signal, drafts, wish, noteOf, where: () => ({ line, step }), say: root.say, onMarks: point,
    onOpen(open) {
      here.writer.hidden = open;
    },
    onVisit: (draft) => go(draft.line, draft.n),
    onLeave: (id) => (id && atStep().some((note) => note.id === id) ? here.focus(id) : here.writer.focus()),
  });
  const sides = createSides({ labels, writes, signal, onDo: command, onName: (id, name) => wish({ do: "edit", id, name }) });
  if (writes) sides.element.append(echo);
  const comparison = createComparison({ labels, signal, onClose: () => wish({ do: "uncompare" }) });
  const list = createList({
    labels, signs, writes, filter, signal, say: root.say, onDo: command, onGo: (note) => go(note.line, note.n),
  });
  const announce = settled(root.say, QUIET, LIMIT);
  signal.addEventListener("abort", announce.cancel);

  const stage = el("div", { class: "gk-studio-player" });
  root.element.append(...(writes ? [files.element, trial.element, said] : []), stage);
  const player = createPlayer(stage, {
    film, labels, size, kit, step, track: tracks.of(MAIN) ?? undefined,
    onStep(/** @type {number} */ next) {
      step = next;
      moved();
    },
    onPlace: writes ? writing.choose : undefined,
  });
  // Past either end it stands at that end.
  step = player.step;
  player.panels.beside.append(here.element, ...(writes ? writing.elements : []));
  const keys = BINDINGS.filter(({ reads }) => reads || writes);
  player.panels.under.append(sides.element, comparison.element, list.element,
    keyHelp(t("keys"), keys.map(({ aria, command: name }) => [aria, t(`help_${name}`)])));

  // ---- what is sent and answered -----------------------------------------------------------------------------
  /** @param {Record<string, unknown>} message */
  function wish(message) {
    below = sides.element.contains(active(root.element));
    return send?.(message) ?? false;
  }

  /** Show and say what came of a wish. @param {string} words @param {string} status */
  function tell(words, status) {
    setText(said, words);
    setText(echo, words);
    said.dataset.status = echo.dataset.status = status;
    echo.hidden = words === "" || !below;
    root.say(words);
  }

  /** @param {Partial<import("./shapes.mjs").Answer>} answer */
  function hear({ text = "", status = "", note = "", wish: answered = "" }) {
    tell(text, status);
    // Other wishes may be answered before the note is, and those of another view of the studio.
    if (answered === "" || answered !== writing.sent()) return;
    if (status === "error") writing.refuse(text);
    else if (writing.done(note)) awaited = note;
  }

  /** Go on at the note that was kept. */
  function arrive() {
    const note = noteOf(awaited);
    if (!note) return;
    awaited = "";
    if (atStep().includes(note)) here.focus(note.id);
    else here.writer.focus();
  }

  // ---- where it stands ---------------------------------------------------------------------------------------
  /** @param {string} id */
  function noteOf(id) {
    return state.notes.find((note) => note.id === id);
  }
  /** The name of a line. @param {string} id */
  const called = (id) => nameIn(noteOf(id)?.name ?? {}, labels.lang);
  const atStep = () => standing.filter(({ n }) => n === step);
  const count = () => (atStep().length ? t("notes_here", { count: atStep().length }) : "");

  /**
   * Show a place; one on a line that is not there yet as soon as it is.
   * @param {Place} place @param {boolean} [again]  its track is another one now
   */
  function show(place, again = false) {
    wanted = null;
    if (place.line === line && !again) player.seek(place.step);
    else {
      const track = tracks.of(place.line);
      if (!track) {
        wanted = place;
        return;
      }
      player.play(track, place.step);
      line = place.line;
      stand();
    }
    step = player.step;
  }

  /** Which notes stand on the line that is shown. */
  function stand() {
    standing = along(state.notes, state.sides, line);
    sides.update({ sides: state.sides.map((side) => ({ ...side, note: noteOf(side.id) })), line });
    player.flag([{ id: "notes", label: t("flag"), steps: stepsOf(standing) }]);
  }

  /** The reader wants to be there. @param {string} toLine @param {number} n */
  function go(toLine, n) {
    show({ line: toLine, step: n });
    draw();
    onMove({ line, step });
    const where = line === MAIN ? t("went", { step }) : t("went_line", { step, name: called(line) || t("unnamed") });
    announce.push(`${where} ${count()}`.trim());
  }

  /** The reader has moved the player. */
  function moved() {
    draw();
    onMove({ line, step });
    if (count()) announce.push(count());
    else announce.cancel();
  }

  // ---- what buttons and keys do ------------------------------------------------------------------------------
  /** @param {string} name @param {string} [id]  of a note or a line */
  function command(name, id = "") {
    const note = noteOf(id);
    const side = state.sides.find((it) => it.id === id);
    if (name === "write") writing.write();
    else if (name === "edit" && note) writing.edit(note);
    else if (name === "delete" && wish({ do: "delete", id })) here.focus();
    else if (name === "open" && id === MAIN) go(MAIN, Math.min(step, course(state.sides, line).at(-1)?.last ?? step));
    else if (name === "open" && side) go(id, side.at + 1);
    else if (name === "try") wish({ do: "try", n: step, line });
    else if (name === "compare" || name === "promote") wish({ do: name, line: id });
    else if (name === "notes") here.focus();
    else if (name === "find") list.focus();
    else if (files.buttons[name] && files.buttons[name].getAttribute("aria-disabled") !== "true") wish({ do: name });
  }

  root.element.addEventListener("keydown", (event) => {
    const name = state.desk.trial ? "" : commandOf(event, writes);
    if (!name) return;
    consume(event);
    command(name);
  }, { signal });

  // ---- drawing -----------------------------------------------------------------------------------------------
  /** What is pointed at on the board: one mark, those of the draft, or those of the notes of this step. */
  function point() {
    const marks = here.pointed() ?? writing.marks() ?? here.marks();
    const text = JSON.stringify(marks);
    if (text === pointing) return;
    pointing = text;
    player.mark(marks);
  }

  function draw() {
    const now = atStep();
    here.update({ notes: now, author: state.desk.author ?? "", step });
    list.update({ notes: state.notes, here: now });
    writing.place();
    point();
  }

  /** Other side lines: the one that is shown may be gone, or be another one now. @param {State} old */
  function follow(old) {
    if (tracks.take(state.sides).has(line)) {
      const before = old.sides.find(({ id }) => id === line);
      if (state.sides.some(({ id }) => id === line)) show({ line, step }, true);
      else show({ line: tracks.of(before?.base ?? MAIN) ? before?.base ?? MAIN : MAIN, step: Math.min(step, before?.at ?? step) });
    }
    if (wanted) show(wanted);
  }

  /** Take over what the kernel says. @param {State} next @param {boolean} [opens] */
  function take(next, opens = false) {
    const old = state;
    const held = root.element.contains(active(root.element));
    state = next;
    if (next.sides !== old.sides) {
      for (const side of next.sides) Object.assign(film.rules, /** @type {any} */ (side).rules);
      follow(old);
    }
    stand();
    draw();
    if (!writes) return;
    files.update(next.desk);
    sit(opens ? null : old.desk.trial ?? null);
    if (comparison.update(next.desk.comparison ?? null, called) && !opens) comparison.focus();
    if (next.answer.id !== old.answer.id) hear(next.answer);
    arrive();
    // What had the focus may be gone, as a note that was undone.
    if (held && !state.desk.trial && !root.element.contains(active(root.element))) here.focus();
  }

  /** While other moves are tried there is a table under this, and the bar of the trial alone here. @param {import("./shapes.mjs").Trial | null} before */
  function sit(before) {
    const now = state.desk.trial ?? null;
    const focus = active(root.element);
    const lost = focus === null || focus === document.body || trial.element.contains(focus);
    trial.update(now);
    stage.hidden = files.element.hidden = now !== null;
    if (now && !before) {
      player.pause();
      trial.focus();
    }
    if (!now && before && lost) /** @type {HTMLElement | null} */ (stage.querySelector(".gk-player"))?.focus();
  }

  if (place.line !== MAIN) wanted = place;
  take(opening, true);
  if (writes) writing.restore();

  return {
    take: (/** @type {State} */ next) => take(next),
    /** Moved by the kernel: nobody is told. @param {Place} place */
    seek(place) {
      show(place);
      draw();
    },
    /** A wish was not heard. @param {string} words */
    warn(words) {
      tell(words, "error");
      writing.fail(words);
    },
    where: () => ({ line, step }),
    destroy() {
      player.destroy();
      root.destroy();
    },
  };
}
