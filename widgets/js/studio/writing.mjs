/** Writing notes: which draft is in the editor, which wait, and what becomes of them. */
import { wishOf } from "./draft.mjs";
import { createEditor } from "./editor.mjs";
import { createWaiting } from "./waiting.mjs";

/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {import("./draft.mjs").Draft} Draft */

/**
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {readonly import("./shapes.mjs").Sign[]} options.signs
 * @param {AbortSignal} options.signal
 * @param {import("./drafts.mjs").Drafts} options.drafts
 * @param {(words: string) => void} options.say
 * @param {import("./shapes.mjs").Send} options.wish
 * @param {(id: string) => Note | undefined} options.noteOf
 * @param {() => {line: string, step: number}} options.where   what is shown
 * @param {(open: boolean) => void} options.onOpen  whether a note is being written
 * @param {() => void} options.onMarks     what is pointed at has changed
 * @param {(draft: Draft) => void} options.onVisit  the step that a draft speaks of is wanted
 * @param {(id: string) => void} options.onLeave    the editor is closed: the note that it was about, "" for a new one
 */
export function createWriting({ labels, signs, signal, drafts, say, wish, noteOf, where, onOpen, onMarks, onVisit, onLeave }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const editor = createEditor({ labels, signs, signal, say, onMarks, onDo });
  const waiting = createWaiting({
    labels, signal,
    onResume(key) {
      if (drafts.resume(key)) show(true);
    },
    onDrop: drop,
    onRestore() {
      if (drafts.restore()) show(true);
    },
  });

  /** What a draft is a draft of. @param {Draft} draft */
  function heading(draft) {
    const note = noteOf(draft.id);
    const params = { step: draft.n, author: note?.author || t("nobody") };
    const place = draft.line === "" ? "" : "_line";
    return note ? t(`edit_note${place}`, params) : t(`new_note${place}`, params);
  }

  /** @param {boolean} focus */
  function show(focus) {
    const draft = drafts.open();
    editor.show(draft, draft ? heading(draft) : "");
    waiting.update(drafts.waiting(), drafts.dropped(), heading);
    onOpen(draft !== null);
    place();
    onMarks();
    if (draft && focus) editor.focus();
  }

  function place() {
    const { step, line } = where();
    editor.drawPlace(step, line);
  }

  /** @param {string} key */
  function drop(key) {
    drafts.drop(key);
    show(false);
    say(t("dropped"));
    onLeave("");
  }

  /** It can be sent once more. @param {string} words */
  function fail(words) {
    editor.wait(false);
    if (drafts.open()) editor.fail(words);
  }

  /** What the buttons of the editor do. @param {string} name */
  function onDo(name) {
    const draft = drafts.open();
    if (!draft) return;
    if (name === "visit") return onVisit(draft);
    if (name === "drop") return drop(draft.id);
    if (name === "keep") {
      // A note that was deleted meanwhile is written once more: nothing is lost.
      const message = wishOf(noteOf(draft.id) ? draft : { ...draft, id: "" });
      editor.wait(true);
      drafts.send(message.do);
      if (!wish(message)) drafts.refused();
      return;
    }
    say(drafts.leave() ? t("draft_kept") : t("left"));
    show(false);
    onLeave(draft.id);
  }

  return {
    elements: [waiting.element, editor.element],
    write() {
      const { step, line } = where();
      drafts.write(step, line);
      show(true);
    },
    /** @param {Note} note */
    edit(note) {
      drafts.edit(note);
      show(true);
    },
    /** Draw again what was there before all was drawn anew. */
    restore: () => show(false),
    place,
    choose: editor.choose,
    /** The marks of the draft that is written about what is shown; null when there is none. */
    marks() {
      const draft = drafts.open();
      const { step, line } = where();
      return draft && draft.n === step && draft.line === line && draft.marks.length ? draft.marks : null;
    },
    /** The wish that a note be kept, add or edit, until it is answered; "" when none waits. */
    sent: drafts.sent,
    /** It was kept. @param {string} note @returns {boolean} whether the editor has no more of it */
    done(note) {
      const all = drafts.done(note);
      show(false);
      return all;
    },
    /** It was not. @param {string} words */
    refuse(words) {
      drafts.refused();
      fail(words);
    },
    fail,
  };
}
