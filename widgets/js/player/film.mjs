/**
 * The film of a game: the first view in full, then what each step changed.
 *
 * It is decoded once, when the player opens. Every frame is then a plain view that shares with its
 * neighbours all that did not change, so that 1,500 steps cost little memory and going to any step is one index.
 */
import { unfold } from "../shared/delta.mjs";

/**
 * @typedef {object} Film
 * @property {Record<string, any>} first  frame 0
 * @property {string[]} paths             every path that ever changes, once
 * @property {any[]} values               every object or list that is ever set, once
 * @property {any[][]} deltas             one list a step, see {@link unpackDelta}
 */

/**
 * Turn the packed form of a step into a delta.
 *
 * A packed step is a flat list of path numbers: `p, v` sets path `p` to the value `v`, `p, [i]` sets it to
 * `values[i]`, and `-1 - p` alone deletes path `p`.
 *
 * @param {any[]} packed
 * @param {string[]} paths
 * @param {any[]} values
 * @returns {{set: Record<string, any>, del: string[]}}
 */
export function unpackDelta(packed, paths, values) {
  /** @type {Record<string, any>} */
  const set = {};
  /** @type {string[]} */
  const del = [];
  for (let at = 0; at < packed.length; ) {
    const path = packed[at];
    if (path < 0) {
      del.push(paths[-1 - path]);
      at += 1;
    } else {
      const value = packed[at + 1];
      set[paths[path]] = Array.isArray(value) ? values[value[0]] : value;
      at += 2;
    }
  }
  return { set, del };
}

/**
 * All frames of a film: `frames[n]` is the position after `n` steps.
 *
 * @param {Film} film
 * @returns {Record<string, any>[]}
 */
export function decodeFrames({ first, paths, values, deltas }) {
  return unfold(first, deltas.map((packed) => unpackDelta(packed, paths, values)));
}
