/** One note as it is read: whose it is, its sign, its texts in both languages, what it points at, what can be done. */
import { el } from "../shared/dom.mjs";
import { button, own, sentence } from "./parts.mjs";
import { day, inOrder, markWords, nameIn, signWords } from "./words.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {import("./shapes.mjs").Sign} Sign */

/**
 * A sign: a glyph with its words for those who do not see it, or the words of one.
 *
 * @param {Labels} labels
 * @param {readonly Sign[]} signs
 * @param {string} glyph
 */
export function signChip(labels, signs, glyph) {
  const words = signWords(labels, signs, glyph);
  if (/^[!?]+$/.test(glyph)) {
    return el("span", { class: "gk-note-sign gk-note-glyph", title: words },
      el("span", { "aria-hidden": "true" }, glyph), el("span", { class: "gk-hidden" }, words));
  }
  return el("span", { class: "gk-note-sign" }, own(words));
}

/**
 * @param {Note} note
 * @param {object} options
 * @param {Labels} options.labels
 * @param {readonly Sign[]} options.signs
 * @param {boolean} options.mine     whether the reader wrote it
 * @param {boolean} options.writes   whether notes can be changed here
 * @returns {HTMLElement}
 */
export function noteArticle(note, { labels, signs, mine, writes }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const { lang } = labels;
  const texts = inOrder(note.text, lang);
  const who = note.author ? own(note.author) : el("span", {}, t("nobody"));
  who.classList.add("gk-note-author");
  const named = nameIn(note.name, lang);
  return el("article", {
    class: "gk-note", "data-note": note.id, "data-mine": mine, tabindex: -1, "aria-label": t("note_of", { author: note.author || t("nobody") }),
  },
    el("div", { class: "gk-note-head" },
      ...(note.glyph ? [signChip(labels, signs, note.glyph)] : []), who,
      ...(mine ? [el("span", { class: "gk-note-mine" }, t("mine"))] : []),
      ...(note.when === "before" ? [el("span", { class: "gk-note-when" }, t("before"))] : []),
      ...(note.time ? [el("time", { class: "gk-note-time", datetime: note.time }, day(note.time, lang))] : [])),
    ...(note.leads ? [el("div", { class: "gk-note-leads" },
      el("span", {}, ...(named ? sentence(labels, "widget.studio.leads_named", { name: named }, { step: note.at, count: note.moves.length })
        : [t("leads", { step: note.at, count: note.moves.length })])), " ",
      button("open", t("open"), { "data-id": note.id }))] : []),
    el("div", { class: "gk-note-texts", "data-languages": texts.length },
      ...texts.map(([key, words]) => el("p", { class: "gk-note-text", lang: key, dir: "auto" }, words))),
    ...(note.tags.length ? [el("ul", { class: "gk-note-tags", "aria-label": t("tags") },
      ...note.tags.map((tag) => el("li", {}, own(tag))))] : []),
    ...(note.marks.length ? [el("div", { class: "gk-note-marks", role: "group", "aria-label": t("marks") },
      ...note.marks.map((mark) => el("button", {
        type: "button", class: "gk-button gk-note-mark", "data-do": "point", "data-mark": mark, "aria-pressed": "false",
      }, own(markWords(labels, mark)))))] : []),
    ...(writes ? [el("div", { class: "gk-note-acts" },
      button("edit", t("edit"), { "data-id": note.id, "aria-label": t("edit_of", { author: note.author || t("nobody") }) }),
      button("delete", t("delete"), { "data-id": note.id, "aria-label": t("delete_of", { author: note.author || t("nobody") }) }))] : []));
}
