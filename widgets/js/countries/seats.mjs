/**
 * Pieces of the seats: whose they are, in what order they stand, how they are signed. Pure functions.
 *
 * @typedef {{kind: "cube" | "guard", seat: string, count: number}} Piece   guard: an executive who defends
 */

/**
 * One or two letters for each seat, no two alike: of the name where there is one, else the number of the seat.
 * @param {string[]} seats
 * @param {(seat: string) => string} name
 * @returns {Record<string, string>}
 */
export function initials(seats, name) {
  const first = (/** @type {string} */ seat) => {
    const letter = [...name(seat).replace(/[\u2066-\u2069]/g, "").trim()][0];
    return letter && name(seat) !== seat ? letter.toLocaleUpperCase() : "";
  };
  const number = (/** @type {string} */ seat) => seat.replace(/\D+/g, "");
  const letters = seats.map(first);
  return Object.fromEntries(seats.map((seat, index) => {
    const alone = letters[index] !== "" && letters.filter((letter) => letter === letters[index]).length === 1;
    return [seat, alone ? letters[index] : number(seat)];
  }));
}

/**
 * The pieces beside the squares of a country, in the order of the seats: cubes, then executives.
 * @param {{cubes?: Record<string, number>, guards?: Record<string, number>}} country
 * @param {string[]} seats
 * @returns {Piece[]}
 */
export function piecesOf({ cubes = {}, guards = {} }, seats) {
  return seats.flatMap((seat) => [
    ...(cubes[seat] ? [/** @type {Piece} */ ({ kind: "cube", seat, count: cubes[seat] })] : []),
    ...(guards[seat] ? [/** @type {Piece} */ ({ kind: "guard", seat, count: guards[seat] })] : []),
  ]);
}

/**
 * What the cards need to know of the seats and of the R&D marker.
 * @param {Record<string, any>} view
 * @param {(seat: string) => string} name
 * @returns {import("./card.mjs").Table}
 */
export function tableOf(view, name) {
  const seats = Object.keys(view.seats ?? {});
  return {
    seats,
    initials: initials(seats, name),
    corporations: Object.fromEntries(seats.map((seat) => [seat, view.seats[seat].corporation])),
    rd: view.rd ?? "",
  };
}
