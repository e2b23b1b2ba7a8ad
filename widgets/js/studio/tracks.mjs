/** The lines of a game as the player shows them, decoded when they are asked for. */
import { decodeSide, decodeTrack } from "../player/tracks.mjs";
import { MAIN } from "./lines.mjs";

/** @typedef {import("../player/tracks.mjs").Track} Track */
/** @typedef {import("./shapes.mjs").Side} Side */

/**
 * @param {any} film
 * @returns {{take: (sides: Side[]) => Set<string>, of: (line: string) => Track | null}}
 *   take: there are other side lines now; the ids of those that are gone or new or changed.
 *   of: the track of a line; null when there is no such line
 */
export function createTracks(film) {
  /** @type {Map<string, {side: Side, text: string}>} */
  let known = new Map();
  /** @type {Map<string, Track>} */
  const tracks = new Map();

  /** @param {string} line @param {Set<string>} [above]  lines that lead here; one in a circle leads nowhere @returns {Track | null} */
  function of(line, above = new Set()) {
    const made = tracks.get(line);
    if (made) return made;
    const side = known.get(line)?.side;
    if (line !== MAIN && (!side || above.has(line))) return null;
    const base = side ? of(side.base, new Set([...above, line])) : null;
    if (side && !base) return null;
    const track = side && base ? decodeSide(side, base, line) : decodeTrack(film);
    tracks.set(line, track);
    return track;
  }

  return {
    take(sides) {
      const next = new Map(sides.map((side) => [side.id, { side, text: JSON.stringify(side) }]));
      const changed = new Set([...known.keys(), ...next.keys()].filter((id) => known.get(id)?.text !== next.get(id)?.text));
      known = next;
      // What leaves a changed line begins with frames that are no more.
      for (;;) {
        const size = changed.size;
        for (const [id, { side }] of known) if (changed.has(side.base)) changed.add(id);
        if (changed.size === size) break;
      }
      for (const id of changed) tracks.delete(id);
      return changed;
    },
    of: (line) => of(line),
  };
}
