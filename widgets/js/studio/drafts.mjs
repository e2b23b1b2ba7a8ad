/** The drafts of a studio: kept while it is there, whatever it shows meanwhile. No page here. */
import { blank, changed, drafted } from "./draft.mjs";

/** @typedef {import("./draft.mjs").Draft} Draft */
/** @typedef {import("./shapes.mjs").Note} Note */

/**
 * @typedef {object} Drafts
 * @property {() => Draft | null} open        the one that is in the editor
 * @property {() => Draft[]} waiting          those that were left and not finished
 * @property {(n: number, line: string) => Draft} write   open the new note, one begun earlier if there is one
 * @property {(note: Note) => Draft} edit     open the change of a note, one begun earlier if there is one
 * @property {(key: string) => Draft | null} resume   open one that was left, by its id
 * @property {() => boolean} leave            close the editor; whether something that was written is kept
 * @property {(key: string) => void} drop     throw one away
 * @property {() => Draft | null} dropped     the one that was thrown away last, if something was written in it
 * @property {() => Draft | null} restore     open that one again
 * @property {(wish: string) => void} send    the one that is open goes to the kernel, which is to add or edit a note
 * @property {() => string} sent              that wish, until it is answered; "" when none waits
 * @property {() => void} refused             it was not granted
 * @property {(note: string) => boolean} done it became this note: whether nothing of it is left to be kept
 */

/** @returns {Drafts} */
export function createDrafts() {
  /** @type {Map<string, {draft: Draft, before: Draft}>} */
  const kept = new Map();
  /** @type {string | null} */
  let current = null;
  /** @type {{key: string, draft: Draft, before: Draft} | null} */
  let thrown = null;

  /** What was sent and is not answered yet, as it was then. @type {{key: string, wish: string, draft: Draft} | null} */
  let sent = null;

  /** Leave what is open, forgetting it when nothing was written. */
  function leave() {
    const entry = current === null ? undefined : kept.get(current);
    const worth = entry !== undefined && changed(entry.draft, entry.before);
    if (current !== null && !worth) kept.delete(current);
    current = null;
    return worth;
  }

  /** @param {string} key @param {() => Draft} make */
  function open(key, make) {
    if (current !== key) leave();
    current = key;
    let entry = kept.get(key);
    if (!entry) {
      entry = { draft: make(), before: make() };
      kept.set(key, entry);
    }
    return entry.draft;
  }

  return {
    open: () => (current === null ? null : kept.get(current)?.draft ?? null),
    waiting: () => [...kept].filter(([key]) => key !== current).map(([, { draft }]) => draft),
    write: (n, line) => open("", () => blank(n, line)),
    edit: (note) => open(note.id, () => drafted(note)),
    resume: (key) => (kept.has(key) ? open(key, () => blank(0, "")) : null),
    leave,
    drop(key) {
      const entry = kept.get(key);
      if (entry && changed(entry.draft, entry.before)) thrown = { key, ...entry };
      kept.delete(key);
      if (key === current) current = null;
    },
    dropped: () => thrown?.draft ?? null,
    restore() {
      if (!thrown) return null;
      // Another one may have been begun in its place: that one goes where this one was.
      const { key, draft, before } = thrown;
      const other = kept.get(key);
      thrown = other && changed(other.draft, other.before) ? { key, ...other } : null;
      leave();
      kept.set(key, { draft, before });
      current = key;
      return draft;
    },
    send(wish) {
      const entry = current === null ? undefined : kept.get(current);
      sent = current !== null && entry ? { key: current, wish, draft: structuredClone(entry.draft) } : null;
    },
    sent: () => sent?.wish ?? "",
    refused() {
      sent = null;
    },
    done(note) {
      if (!sent) return true;
      const { key, draft: before } = sent;
      sent = null;
      const entry = kept.get(key);
      kept.delete(key);
      if (!entry || !changed(entry.draft, before)) {
        if (current === key) current = null;
        return true;
      }
      // Written on while the note was on its way: the rest is a change of that note.
      entry.draft.id = note;
      kept.set(note, { draft: entry.draft, before });
      if (current === key) current = note;
      return false;
    },
  };
}
