/**
 * What the choices mean for countries and squares: pure functions. A place is a country, or a square of one: "us:us.3".
 *
 * @typedef {import("../board/choices.mjs").Choices} Choices
 * @typedef {Record<string, {squares: [string, string][]}>} Lands
 */

/** A square of a country as a place. @param {string} id @param {string} square */
export const placeOf = (id, square) => `${id}:${square}`;

/** The country of a place. @param {string} place */
export const landOf = (place) => place.split(":")[0];

/** Whether a place is on the board. @param {Lands} lands @param {string} place */
export function known(lands, place) {
  const id = landOf(place);
  return place in lands || (id in lands && lands[id].squares.some(([square]) => placeOf(id, square) === place));
}

/** The squares of a country that can be chosen, as places. @param {Lands} lands @param {Choices} choices @param {string} id */
export const openSquares = (lands, { options }, id) => lands[id].squares.map(([square]) => placeOf(id, square)).filter((place) => place in options);

/**
 * The choices as they concern whole countries: an option where it or a square of it can be chosen.
 * @param {Lands} lands
 * @param {Choices} choices
 * @returns {Choices}
 */
export function byCountry(lands, choices) {
  const ids = Object.keys(lands).filter((id) => id in choices.options || openSquares(lands, choices, id).length > 0);
  return { ...choices, options: Object.fromEntries(ids.map((id) => [id, { label: choices.options[id]?.label ?? "", unit: "" }])) };
}

/**
 * How the card of a country is marked, the last mark on top.
 * @param {Lands} lands
 * @param {Choices} choices
 * @param {string} id
 */
export function choiceMark(lands, choices, id) {
  if (choices.chosen === id) return "chosen";
  if (choices.picked.includes(id)) return "picked";
  return id in choices.options || openSquares(lands, choices, id).length > 0 ? "option" : "";
}

/** Whether a country is out of the question while others can be chosen. @param {Lands} lands @param {Choices} choices @param {string} id */
export const faded = (lands, choices, id) => Object.keys(choices.options).length > 0 && id in choices.refused && choiceMark(lands, choices, id) === "";

/** How the squares of a country are marked. @param {Lands} lands @param {Choices} choices @param {string} id @returns {Record<string, string>} */
export function squareMarks(lands, { options, chosen }, id) {
  return Object.fromEntries(lands[id].squares.flatMap(([square]) => {
    const place = placeOf(id, square);
    return place === chosen ? [[square, "chosen"]] : place in options ? [[square, "option"]] : [];
  }));
}

/**
 * The arrows that matter to a choice: from the country picked to what was chosen, or to all that can be.
 * @param {Lands} lands
 * @param {Choices} choices
 * @returns {{from: string, to: string[]} | null}
 */
export function choiceArrows(lands, { options, picked, chosen }) {
  const from = picked.at(-1) ?? "";
  if (!(from in lands)) return null;
  return { from, to: chosen in lands ? [chosen] : Object.keys(lands).filter((id) => id in options) };
}
