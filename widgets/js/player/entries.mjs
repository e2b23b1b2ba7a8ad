/** The log entries of a film, from the tables they are packed in. */

/** @typedef {import("../log/lines.mjs").Entry} Entry */

/**
 * Unpack the log: sentences and rule ids are sent once and referred to by number.
 *
 * @param {object} film
 * @param {string[]} film.texts     every sentence, once
 * @param {string[]} film.ids       every rule id, once
 * @param {number[][][]} film.log   `log[n]`: the lines of step n (0: the set-up) as [text, rule, rule ...]
 * @param {number[]} film.turns     the steps after which a turn begins
 * @param {Record<string, any>[]} frames
 * @returns {Entry[]}
 */
export function unpackEntries({ texts, ids, log, turns }, frames) {
  const begins = new Set(turns);
  return log.map((lines, n) => ({
    n,
    turn: begins.has(n - 1) ? frames[n - 1].turn : undefined,
    lines: lines.map(([text, ...rules]) => [texts[text], ...rules.map((id) => ids[id])]),
  }));
}
