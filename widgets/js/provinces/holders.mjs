/**
 * What stands where, and what the choices mean for it: pure functions. A place is a region, a sea or a city, which hold;
 * or a part that one of them holds: a piece ("P1.a1") or a building ("capua:ferme").
 *
 * @typedef {import("../board/choices.mjs").Choices} Choices
 * @typedef {Record<string, any>} View
 * @typedef {{owner: string, name: string, kind: "army" | "fleet" | "espion" | "emissaire", at: string, aboard: string}} Piece
 *   at: the place that holds it; aboard: the own fleet that carries it, "" for none
 * @typedef {{pieces: Record<string, Piece>, parts: Record<string, string[]>}} Standing
 *   parts: pieces and buildings by the place that holds them, in order
 */

/** A building of a city as a place. @param {string} city @param {string} kind */
const buildingPlace = (city, kind) => `${city}:${kind}`;

/** A piece as a place. @param {{owner: string, name: string}} piece */
export const piecePlace = ({ owner, name }) => `${owner}.${name}`;

/** Pieces in order: by seat, by kind, by number. */
const inOrder = new Intl.Collator("en", { numeric: true }).compare;

/** What stands where in the views drawn lately: each is asked several times, and none of them changes. @type {WeakMap<View, Standing>} */
const found = new WeakMap();

/**
 * @param {View} view
 * @returns {Standing}
 */
export function standing(view) {
  const known = found.get(view) ?? worked(view);
  found.set(view, known);
  return known;
}

/** @param {View} view @returns {Standing} */
function worked({ cities = {}, armies = [], fleets = [], agents = [] }) {
  /** @type {Record<string, Piece>} */
  const pieces = {};
  for (const { owner, name, sea } of fleets) pieces[`${owner}.${name}`] = { owner, name, kind: "fleet", at: sea, aboard: "" };
  for (const { owner, name, place } of armies) {
    const fleet = pieces[`${owner}.${place}`];
    pieces[`${owner}.${name}`] = { owner, name, kind: "army", at: fleet ? fleet.at : place, aboard: fleet ? place : "" };
  }
  for (const { owner, name, kind, region } of agents) pieces[`${owner}.${name}`] = { owner, name, kind, at: region, aboard: "" };
  /** @type {Record<string, string[]>} */
  const parts = {};
  for (const [city, { buildings = [] }] of Object.entries(cities)) {
    for (const { kind } of buildings) (parts[city] ??= []).push(buildingPlace(city, kind));
  }
  for (const place of Object.keys(pieces).sort(inOrder)) (parts[pieces[place].at] ??= []).push(place);
  return { pieces, parts };
}

/** The place that holds a place; the place itself where nothing does. @param {Standing} now @param {string} place */
export const holderOf = ({ pieces }, place) => pieces[place]?.at ?? place.split(":")[0];

/** The parts of a place that can be chosen. @param {Standing} now @param {Choices} choices @param {string} id */
const openParts = ({ parts }, { options }, id) => (parts[id] ?? []).filter((part) => part in options);

/**
 * The parts of a place, with those that can be chosen and are not there yet: a building that may be built.
 * @param {Standing} now
 * @param {Choices} choices
 * @param {string} id
 */
export function allParts(now, { options, chosen, refused }, id) {
  const there = now.parts[id] ?? [];
  const named = [...new Set([...Object.keys(options), chosen, ...Object.keys(refused)])];
  const built = new Set(named.filter((place) => place.startsWith(`${id}:`) && (place in options || place === chosen)));
  return [...there, ...[...built].filter((place) => !there.includes(place))];
}

/** The parts of a place that can be chosen, those that are not there yet included. @param {Standing} now @param {Choices} choices @param {string} id */
export const choosable = (now, choices, id) => allParts(now, choices, id).filter((part) => part in choices.options);

/**
 * The choices as they concern what holds: an option where it or a part of it can be chosen.
 * @param {string[]} ids
 * @param {Standing} now
 * @param {Choices} choices
 * @returns {Choices}
 */
export function byHolder(ids, now, choices) {
  const open = ids.filter((id) => id in choices.options || choosable(now, choices, id).length > 0);
  return { ...choices, options: Object.fromEntries(open.map((id) => [id, { label: choices.options[id]?.label ?? "", unit: "" }])) };
}

/**
 * How a place is marked; a place that holds is an option, too, where a part of it can be chosen that is drawn nowhere.
 * @param {Standing} now
 * @param {Choices} choices
 * @param {string} id
 * @returns {"" | "chosen" | "picked" | "option"}
 */
export function markOf(now, choices, id) {
  if (choices.chosen === id) return "chosen";
  if (choices.picked.includes(id)) return "picked";
  if (id in choices.options) return "option";
  const parts = now.parts[id] ?? [];
  const unbuilt = allParts(now, choices, id).filter((part) => !parts.includes(part));
  return unbuilt.length > 0 ? "option" : "";
}

/** Whether a place is out of the question while others can be chosen. @param {Standing} now @param {Choices} choices @param {string} id */
export const faded = (now, choices, id) =>
  Object.keys(choices.options).length > 0 && id in choices.refused && markOf(now, choices, id) === "" && openParts(now, choices, id).length === 0;
