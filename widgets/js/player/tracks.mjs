/**
 * A track is one line of a game as the player shows it: the film that was recorded, or a side line that leaves it.
 * A side line shares with its base all frames and log entries up to the step at which it leaves.
 */
import { unpackEntries } from "./entries.mjs";
import { decodeFrames } from "./film.mjs";

/**
 * @typedef {object} Track
 * @property {string} id                       "" the line that was recorded
 * @property {Track | null} base               the line that it leaves
 * @property {number} at                       after which step of the base it leaves
 * @property {number} last                     number of the last step
 * @property {Record<string, any>[]} frames    `frames[n]`: the view after n steps
 * @property {import("../log/lines.mjs").Entry[]} entries
 * @property {string[]} next                   what is to be decided after each step
 * @property {{id: string, label: string, starts: number[]}[]} levels   units to step by, from fine to coarse
 * @property {import("./moments.mjs").Group[]} moments
 * @property {import("./curves.mjs").Curve[]} curves
 */

/**
 * The track of a whole film, see `make_film`.
 *
 * @param {any} film
 * @param {string} [id]
 * @returns {Track}
 */
export function decodeTrack(film, id = "") {
  const frames = decodeFrames(film);
  return track(film, { id, base: null, at: 0, frames, entries: unpackEntries(film, frames), next: film.next.map((/** @type {number} */ n) => film.texts[n]) });
}

/**
 * The track of a side line, see `make_side`.
 *
 * @param {any} side
 * @param {Track} base
 * @param {string} id
 * @returns {Track}
 */
export function decodeSide(side, base, id) {
  const { at, texts, turns } = side;
  const shared = base.frames.slice(0, at + 1);
  const frames = [...shared, ...decodeFrames({ ...side, first: base.frames[at] }).slice(1)];
  // Numbered from the step at which the line leaves, as the log of a film is from its set-up.
  const own = unpackEntries({ ...side, log: [[], ...side.log], turns: turns.map((/** @type {number} */ n) => n - at).filter((/** @type {number} */ n) => n >= 0) }, frames.slice(at));
  return track(side, {
    id, base, at, frames,
    entries: [...base.entries.slice(0, at + 1), ...own.slice(1).map((entry) => ({ ...entry, n: entry.n + at }))],
    next: [...base.next.slice(0, at + 1), ...side.next.map((/** @type {number} */ n) => texts[n])],
  });
}

/**
 * @param {any} film
 * @param {Omit<Track, "last" | "levels" | "moments" | "curves">} parts
 * @returns {Track}
 */
function track({ levels, moments, curves }, parts) {
  return { ...parts, last: parts.frames.length - 1, levels, moments, curves };
}
