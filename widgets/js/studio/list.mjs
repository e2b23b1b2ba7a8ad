/** All notes of the game: looked for by words, author, sign and tag, and led to. */
import { settled } from "../player/throttle.mjs";
import { active, consume, el, setText } from "../shared/dom.mjs";
import { NOTHING, asks, choices, found } from "./filter.mjs";
import { signChip } from "./note.mjs";
import { button, heed, labelled, made, option, own, reconcile, section } from "./parts.mjs";
import { gist, nameIn, signWords } from "./words.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Note} Note */

/** Milliseconds: how many were found is said once nothing has been typed for QUIET, at the latest after LIMIT. */
const QUIET = 500;
const LIMIT = 2500;

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {readonly import("./shapes.mjs").Sign[]} options.signs
 * @param {boolean} options.writes
 * @param {import("./filter.mjs").Filter} options.filter   what is looked for; kept by the caller
 * @param {AbortSignal} options.signal
 * @param {(note: Note) => void} options.onGo
 * @param {(command: string, id: string) => void} options.onDo  delete, for a note that stands nowhere
 * @param {(words: string) => void} options.say
 */
export function createList({ labels, signs, writes, filter, signal, onGo, onDo, say }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const { lang } = labels;
  const words = el("input", { class: "gk-field", type: "search", autocomplete: "off", dir: "auto", "data-key": "text", "aria-keyshortcuts": "F" });
  const selects = { author: select("author"), glyph: select("glyph"), tag: select("tag") };
  const clear = button("clear", t("clear"));
  const count = el("p", { class: "gk-list-count" });
  const list = el("ul", { class: "gk-list", "aria-label": t("all") });
  const box = el("div", { class: "gk-list-box", "data-gk-scroll": "" }, list);
  const lost = el("div", { class: "gk-list-lost-notes" });
  const loose = section("gk-list-lost", t("lost"), el("p", { class: "gk-studio-words" }, t("lost_why")), lost);
  const { element } = section("gk-studio-all", t("all"),
    el("div", { class: "gk-list-filter", role: "search", "aria-label": t("search_all") },
      labelled(t("search"), words, "gk-list-words"), labelled(t("author"), selects.author), labelled(t("sign"), selects.glyph),
      labelled(t("tag"), selects.tag), clear),
    count, box, loose.element);

  /** @param {string} key */
  function select(key) {
    return el("select", { class: "gk-select", "data-key": key });
  }

  const tell = settled(say, QUIET, LIMIT);
  signal.addEventListener("abort", tell.cancel);
  /** @type {Note[]} */
  let notes = [];
  // The row that is reached by Tab; the arrows go to the others.
  let reached = "";
  /** The rows that are there, by the ids of their notes. @type {Map<string, HTMLButtonElement>} */
  let buttons = new Map();
  /** Those that are marked in some way. @type {Set<HTMLButtonElement>} */
  let marked = new Set();
  /** The notes of the step that is shown, by id. @type {Set<string>} */
  let atStep = new Set();

  const row = made((/** @type {Note} */ note) => el("li", {}, el("button", { type: "button", class: "gk-list-row", "data-note": note.id, tabindex: -1 },
    el("span", { class: "gk-list-step" }, note.line === "" ? String(note.n) : t("step_in_line", { step: note.n })),
    el("span", { class: "gk-list-what" },
      ...(note.glyph ? [signChip(labels, signs, note.glyph), " "] : []),
      ...(note.leads ? [el("span", { class: "gk-list-leads" }, t("side_line")), " ",
        ...(nameIn(note.name, lang) ? [el("span", { class: "gk-list-name" }, own(nameIn(note.name, lang))), gist(note, lang) ? " · " : " "] : [])] : []),
      own(gist(note, lang)), " ",
      el("span", { class: "gk-list-who" }, own(note.author || t("nobody")))))));
  const stray = made((/** @type {Note} */ note) => el("div", { class: "gk-list-stray", "data-note": note.id },
    el("p", { class: "gk-studio-words" },
      ...(note.glyph ? [signChip(labels, signs, note.glyph), " "] : []),
      own(note.author || t("nobody")), " · ", own(gist(note, lang, 400))),
    el("p", { class: "gk-list-problem" }, own(note.problem)),
    ...(writes ? [button("delete", t("delete"), { "data-id": note.id, "aria-label": t("delete_of", { author: note.author || t("nobody") }) })] : [])));

  /** @param {keyof typeof selects} key @param {string[]} values */
  function fill(key, values) {
    const chosen = filter[key];
    const all = chosen && !values.includes(chosen) ? [...values, chosen] : values;
    const any = option("", t(`any_${key}`));
    selects[key].replaceChildren(any, ...all.map((value) => option(value, key === "glyph" ? glyphWords(value) : value)));
    selects[key].value = chosen;
  }

  /** @param {string} glyph */
  function glyphWords(glyph) {
    const said = signWords(labels, signs, glyph);
    return said === glyph || !/^[!?]+$/.test(glyph) ? said : `${glyph}\u2002${said}`;
  }

  function draw() {
    const placed = notes.filter(({ problem }) => !problem);
    const shown = found(notes, filter, (note) => (note.glyph ? [signWords(labels, signs, note.glyph)] : []));
    const standing = shown.filter(({ problem }) => !problem);
    const strays = shown.filter(({ problem }) => problem);
    const items = standing.map((note) => row(note.id, note));
    reconcile(list, items);
    buttons = new Map(items.map((item, at) => [standing[at].id, /** @type {HTMLButtonElement} */ (item.firstElementChild)]));
    reconcile(lost, strays.map((note) => stray(note.id, note)));
    loose.element.hidden = strays.length === 0;
    box.hidden = standing.length === 0;
    clear.hidden = !asks(filter);
    const text = asks(filter) ? t("count_of", { found: shown.length, all: notes.length }) : t("count", { count: placed.length });
    if (asks(filter) && count.textContent !== text) tell.push(text);
    setText(count, text);
    mark();
  }

  /** Mark the notes of the step that is shown, and the row that Tab leads to, touching only rows that change. */
  function mark() {
    if (!buttons.has(reached)) reached = buttons.keys().next().value ?? "";
    const now = new Set([...atStep, reached].map((id) => buttons.get(id)).filter((it) => it !== undefined));
    for (const it of new Set([...marked, ...now])) {
      const { note: id = "" } = it.dataset;
      it.tabIndex = id === reached ? 0 : -1;
      if (atStep.has(id)) it.setAttribute("aria-current", "true");
      else it.removeAttribute("aria-current");
    }
    marked = now;
  }

  element.addEventListener("input", (event) => {
    const { value, dataset } = /** @type {HTMLInputElement} */ (event.target);
    if (dataset.key === undefined) return;
    filter[/** @type {keyof typeof filter} */ (dataset.key)] = value;
    draw();
  }, { signal });
  list.addEventListener("click", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    const note = notes.find(({ id }) => id === pressed?.dataset.note);
    if (!note) return;
    reached = note.id;
    onGo(note);
  }, { signal });
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = [...buttons.values()];
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (active(list)));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    consume(event);
    const row = all[Math.max(0, Math.min(all.length - 1, next))];
    reached = row.dataset.note ?? "";
    mark();
    row.focus();
  }, { signal });
  words.addEventListener("keydown", (event) => {
    // What is looked for is taken back first; the key does nothing else then.
    if (event.key !== "Escape" || words.value === "") return;
    consume(event);
    words.value = filter.text = "";
    draw();
  }, { signal });
  heed(element, signal, (command, pressed) => {
    if (command === "delete") return onDo(command, pressed.dataset.id ?? "");
    if (command !== "clear") return;
    Object.assign(filter, NOTHING);
    words.value = "";
    for (const it of Object.values(selects)) it.value = "";
    draw();
    words.focus();
  });
  words.value = filter.text;

  return {
    element,
    /** @param {{notes: Note[], here: Note[]}} state  here: those of the step that is shown */
    update({ notes: next, here }) {
      const ids = here.map(({ id }) => id);
      atStep = new Set(ids);
      if (ids.length && !atStep.has(reached) && !list.contains(active(list))) reached = ids[0];
      if (next === notes) return mark();
      notes = next;
      const some = choices(notes, lang);
      fill("author", some.author);
      fill("glyph", some.glyph);
      fill("tag", some.tag);
      draw();
    },
    focus: () => words.focus(),
  };
}
