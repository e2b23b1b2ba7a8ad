/** The notes of the step that is shown. */
import { el, setText } from "../shared/dom.mjs";
import { keepHeights } from "../shared/heights.mjs";
import { noteArticle } from "./note.mjs";
import { button, heed, made, reconcile, section } from "./parts.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Note} Note */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {readonly import("./shapes.mjs").Sign[]} options.signs
 * @param {boolean} options.writes
 * @param {AbortSignal} options.signal
 * @param {(command: string, id: string) => void} options.onDo  write, edit, delete or open, and the note
 * @param {() => void} options.onPoint   another mark is to be pointed at alone, or all of them again
 */
export function createHere({ labels, signs, writes, signal, onDo, onPoint }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const list = el("div", { class: "gk-here-list" });
  const empty = el("p", { class: "gk-here-empty" }, t("none_here"));
  const box = el("div", { class: "gk-here-box", tabindex: 0, role: "region", "aria-label": t("here"), "data-gk-scroll": "" },
    empty, list);
  const hold = el("div", {}, box);
  const write = button("write", t("write"), { "aria-keyshortcuts": "W" });
  const { element, head } = section("gk-here", t("here"), hold);
  // Beside the title, so that it stays where it is, however long the notes are.
  element.prepend(el("div", { class: "gk-here-head" }, head, ...(writes ? [write] : [])));

  let pointed = "";
  let author = "";
  /** Where nothing can be written, nobody is "you". @param {Note} note */
  const mine = (note) => writes && note.author !== "" && note.author === author;
  const article = made((/** @type {Note} */ note) => noteArticle(note, { labels, signs, writes, mine: mine(note) }));
  /** @type {Note[]} */
  let shown = [];

  function draw() {
    reconcile(list, shown.map((note) => article(note.id, note, mine(note))));
    empty.hidden = shown.length > 0;
    press();
  }

  function press() {
    for (const it of list.querySelectorAll("[data-mark]")) {
      it.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (it).dataset.mark === pointed));
    }
  }

  heed(element, signal, (command, pressed) => {
    if (command !== "point") return onDo(command, pressed.dataset.id ?? "");
    const mark = pressed.dataset.mark ?? "";
    pointed = pointed === mark ? "" : mark;
    press();
    onPoint();
  });
  const heights = keepHeights([hold]);
  signal.addEventListener("abort", () => heights.disconnect());

  return {
    element,
    /** @param {{notes: Note[], author: string, step: number}} state */
    update({ notes, author: reader, step }) {
      setText(head, t("here_at", { step, count: notes.length }));
      author = reader;
      if (!notes.some(({ marks }) => marks.includes(pointed))) pointed = "";
      shown = notes;
      draw();
    },
    /** Bring the focus to a note, or to where the notes are. @param {string} [id] */
    focus(id = "") {
      const found = [...list.children].find((node) => /** @type {HTMLElement} */ (node).dataset.note === id);
      /** @type {HTMLElement} */ (found ?? box).focus();
    },
    /** The mark that is pointed at alone, null when none is. */
    pointed: () => (pointed ? [pointed] : null),
    /** All that the notes point at. */
    marks: () => [...new Set(shown.flatMap(({ marks }) => marks))],
    writer: write,
  };
}
