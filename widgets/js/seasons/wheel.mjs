/** Geometry of the season wheel: pure functions. Four quarters round a year, clockwise from the top, each of five phases. */
import { polar } from "../shared/geometry.mjs";

/** Radii in units of the drawing: of the wheel, between seasons and phases, and of the hub. */
export const OUTER = 180;
export const MIDDLE = 122;
export const HUB = 86;
export const EDGE = 184;
/** Middles of a season's name and icon, off the centre: a long name has room between the outlines only near the top. */
const NAME = [62, 134];
const ICON = [118, 94];
/** Where it has a sign of a note. */
const NOTE = [152, 36];

/**
 * @typedef {object} Place   a season, or one of its phases
 * @property {string} id         "hiver", or "hiver:upkeep"
 * @property {string} season
 * @property {string} phase      "" for a season
 */

/**
 * The places of the wheel, each season before its phases.
 * @param {{seasons: {id: string}[], phases: {id: string}[]}} dial
 * @returns {Place[]}
 */
export function places({ seasons, phases }) {
  return seasons.flatMap(({ id: season }) => [
    { id: season, season, phase: "" },
    ...phases.map(({ id: phase }) => ({ id: `${season}:${phase}`, season, phase })),
  ]);
}

/** Angles of a season: from, middle, to (radians, 0 is up). @param {number} index @param {number} count */
export function quarter(index, count) {
  const width = (2 * Math.PI) / count;
  return { from: index * width, middle: (index + 0.5) * width, to: (index + 1) * width };
}

/** Angles of a phase of a season. @param {number} season @param {number} seasons @param {number} phase @param {number} phases */
export function cell(season, seasons, phase, phases) {
  const { from } = quarter(season, seasons);
  const width = (2 * Math.PI) / seasons / phases;
  return { from: from + phase * width, middle: from + (phase + 0.5) * width, to: from + (phase + 1) * width };
}

/**
 * Where the icon of a season and a sign of a note have their middle, and its name its base line.
 * @param {number} index
 * @param {number} count
 * @returns {{icon: [number, number], name: [number, number], note: [number, number]}}
 */
export function face(index, count) {
  const [right, down] = polar(1, quarter(index, count).middle).map(Math.sign);
  return { icon: [right * ICON[0], down * ICON[1]], name: [right * NAME[0], down * NAME[1] + 5], note: [right * NOTE[0], down * NOTE[1]] };
}

/**
 * The place that a key leads to, or null.
 * @param {readonly Place[]} all   as `places` gives them
 * @param {string} id              where the focus is
 * @param {string} key
 * @returns {string | null}
 */
export function step(all, id, key) {
  const here = /** @type {Place} */ (all.find((place) => place.id === id));
  const ring = all.filter(({ phase }) => (phase === "") === (here.phase === ""));
  const at = ring.indexOf(here);
  switch (key) {
    case "ArrowRight":
      return ring[(at + 1) % ring.length].id;
    case "ArrowLeft":
      return ring[(at + ring.length - 1) % ring.length].id;
    case "ArrowDown":
      return here.phase ? null : all[all.indexOf(here) + 1].id;
    case "ArrowUp":
      return here.phase ? here.season : null;
    case "Home":
      return ring[0].id;
    case "End":
      return /** @type {Place} */ (ring.at(-1)).id;
    default:
      return null;
  }
}

/** The way of the pointer from one angle to another: forwards, as the year goes, unless it is nearer back. @param {number} from @param {number} to */
export function turn(from, to) {
  const full = 2 * Math.PI;
  const forwards = (((to - from) % full) + full) % full;
  return forwards > full * 0.75 ? forwards - full : forwards;
}
