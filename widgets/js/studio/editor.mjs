/** Where a note is written: both languages side by side, its sign, tags and marks. What is typed goes into a draft. */
import { consume, el, setText, uniqueId } from "../shared/dom.mjs";
import { LANGUAGES, empty } from "./draft.mjs";
import { keeps } from "./keys.mjs";
import { button, heed, labelled, option, own } from "./parts.mjs";
import { GLYPHS, markWords, signWords } from "./words.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./draft.mjs").Draft} Draft */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {readonly import("./shapes.mjs").Sign[]} options.signs
 * @param {AbortSignal} options.signal
 * @param {(command: string) => void} options.onDo   keep, leave, drop, or visit: the step that it speaks of is wanted
 * @param {() => void} options.onMarks               what is pointed at has changed
 * @param {(words: string) => void} options.say
 */
export function createEditor({ labels, signs, signal, onDo, onMarks, say }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  /** @type {Draft | null} */
  let draft = null;
  let place = "";
  let busy = false;

  const areas = LANGUAGES.map((lang) => el("textarea", { class: "gk-field gk-edit-text", lang, rows: 4, dir: "auto", "data-text": lang }));
  const sign = el("select", { class: "gk-select", "data-key": "glyph" });
  const when = el("select", { class: "gk-select", "data-key": "when" }, option("after", t("when_after")), option("before", t("when_before")));
  const tags = el("input", { class: "gk-field", type: "text", autocomplete: "off", dir: "auto", "data-key": "tags" });
  const marks = el("ul", { class: "gk-edit-marks", "aria-label": t("marks") });
  const mark = button("mark", "");
  const arrow = button("arrow", "");
  const why = el("span", { class: "gk-edit-why", id: uniqueId("why") }, t("mark_none"));
  mark.setAttribute("aria-describedby", why.id);
  const title = el("div", { class: "gk-studio-title", id: uniqueId("edit") });
  const elsewhere = el("div", { class: "gk-edit-elsewhere" }, el("span", {}, t("elsewhere")), " ", button("visit", t("visit")));
  const trouble = el("p", { class: "gk-edit-trouble", role: "alert" });
  const element = el("form", { class: "gk-edit gk-studio-part", "aria-labelledby": title.id, novalidate: true },
    title, elsewhere,
    el("div", { class: "gk-edit-texts" }, ...areas.map((area, index) => labelled(t(`text_${LANGUAGES[index]}`), area))),
    el("div", { class: "gk-edit-row" }, labelled(t("sign"), sign), labelled(t("when"), when), labelled(t("tags_typed"), tags, "gk-edit-tags")),
    el("div", { class: "gk-edit-row" }, marks, mark, arrow, why),
    trouble,
    el("div", { class: "gk-edit-row" },
      el("button", { type: "submit", class: "gk-button gk-button-main", "aria-keyshortcuts": "Control+Enter" }, t("keep_note")),
      button("leave", t("leave"), { "aria-keyshortcuts": "Escape" }), button("drop", t("drop"))),
    el("div", { class: "gk-bar-help" },
      el("span", { class: "gk-bar-key" }, el("kbd", {}, t("key_control_enter")), " ", t("help_keep")),
      el("span", { class: "gk-bar-key" }, el("kbd", {}, t("key_escape")), " ", t("help_leave"))));
  element.hidden = true;

  /** The signs that can be chosen: those of everybody, those of the game, and one that the note had before. */
  function fillSigns() {
    const glyph = draft?.glyph ?? "";
    const known = ["", ...Object.keys(GLYPHS), ...signs.map(({ id }) => id)];
    if (!known.includes(glyph)) known.push(glyph);
    sign.replaceChildren(...known.map((id) => option(id, id === "" ? t("sign_none")
      : Object.hasOwn(GLYPHS, id) ? `${id}\u2002${signWords(labels, signs, id)}` : signWords(labels, signs, id))));
    sign.value = glyph;
  }

  function drawMarks() {
    const chosen = draft?.marks ?? [];
    marks.replaceChildren(...chosen.map((id) => el("li", {},
      own(markWords(labels, id)),
      el("button", { type: "button", class: "gk-button", "data-do": "unmark", "data-mark": id, "aria-label": t("unmark", { place: markWords(labels, id) }) },
        el("span", { "aria-hidden": "true" }, "×")))));
    marks.hidden = chosen.length === 0;
    const free = place !== "" && !chosen.includes(place);
    setText(mark, place === "" ? t("mark") : t("mark_place", { place: markWords(labels, place) }));
    mark.setAttribute("aria-disabled", String(!free));
    why.hidden = place !== "";
    const way = arrowMark();
    arrow.hidden = way === "";
    setText(arrow, way && t("mark_arrow", { from: markWords(labels, from()), to: markWords(labels, place) }));
  }

  /** The place that was marked last, from which an arrow can lead. */
  const from = () => draft?.marks.filter((id) => !id.includes(" > ")).at(-1) ?? "";

  /** The arrow from there to the place that is selected; "" where there is none to be drawn. */
  function arrowMark() {
    const way = `${from()} > ${place}`;
    return from() === "" || place === "" || from() === place || draft?.marks.includes(way) ? "" : way;
  }

  /** @param {number} step @param {string} line */
  function drawPlace(step, line) {
    elsewhere.hidden = !draft || (draft.n === step && draft.line === line);
  }

  element.addEventListener("input", (event) => {
    if (!draft) return;
    const field = /** @type {HTMLInputElement} */ (event.target);
    const { text, key } = field.dataset;
    if (text) draft.text[text] = field.value;
    else if (key === "glyph" || key === "when" || key === "tags") draft[key] = field.value;
    fail("");
  }, { signal });
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    keep();
  }, { signal });
  element.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") {
      consume(event);
      onDo("leave");
    } else if (keeps(event)) {
      consume(event);
      keep();
    }
  }, { signal });
  heed(element, signal, (command, pressed) => {
    if (command === "mark") addMark(place);
    else if (command === "arrow") addMark(arrowMark());
    else if (command === "unmark") dropMark(pressed.dataset.mark ?? "");
    else onDo(command);
  });

  /** @param {string} id */
  function addMark(id) {
    if (!draft) return;
    draft.marks.push(id);
    drawMarks();
    onMarks();
    say(t("marked", { place: markWords(labels, id) }));
    mark.focus();
  }

  /** @param {string} id */
  function dropMark(id) {
    if (!draft) return;
    const at = draft.marks.indexOf(id);
    draft.marks.splice(at, 1);
    drawMarks();
    onMarks();
    say(t("unmarked", { place: markWords(labels, id) }));
    const left = marks.querySelectorAll("button");
    (left[Math.min(at, left.length - 1)] ?? mark).focus();
  }

  function keep() {
    if (busy || !draft) return;
    if (empty(draft)) return fail(t("nothing_written"));
    fail("");
    onDo("keep");
  }

  /** It was sent: it is not sent again before the answer. @param {boolean} waits */
  function wait(waits) {
    busy = waits;
    element.toggleAttribute("data-busy", waits);
  }

  /** @param {string} words */
  function fail(words) {
    setText(trouble, words);
    trouble.hidden = words === "";
  }

  return {
    element,
    /**
     * Show a draft, or nothing.
     * @param {Draft | null} next
     * @param {string} heading
     */
    show(next, heading = "") {
      draft = next;
      wait(false);
      element.hidden = draft === null;
      fail("");
      if (!draft) return;
      setText(title, heading);
      for (const area of areas) area.value = draft.text[String(area.dataset.text)] ?? "";
      when.value = draft.when;
      // Before the start there is nothing.
      when.disabled = draft.n === 0;
      tags.value = draft.tags;
      fillSigns();
      drawMarks();
    },
    /** @param {string} words */
    head: (words) => setText(title, words),
    drawPlace,
    /** A place of the board was chosen, "" none. @param {string} id */
    choose(id) {
      place = id;
      drawMarks();
    },
    wait,
    fail,
    /** The text in the language of the reader. */
    focus: () => (areas.find(({ lang }) => lang === labels.lang) ?? areas[0]).focus(),
  };
}
