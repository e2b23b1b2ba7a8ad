/** The short journey of a piece that moved: read from what a change took here and put there. */

/**
 * @typedef {import("./pieces.mjs").Piece} Piece
 * @typedef {{id: string, by: number, at: [number, number], scale: number, element: SVGGElement}} Change
 */

/**
 * Units and last stack of a region by nation and kind; the posture may change on the way.
 * @param {Map<string, Piece>} stacks
 */
function tally(stacks) {
  /** @type {Map<string, {count: number, piece: Piece}>} */
  const sums = new Map();
  for (const piece of stacks.values()) {
    const key = `${piece.unit[0]}/${piece.unit[1]}`;
    sums.set(key, { count: (sums.get(key)?.count ?? 0) + piece.unit[3], piece });
  }
  return sums;
}

/**
 * Which change came from which: only where one region lost and one gained units of a nation and kind.
 * @param {Map<string, {id: string, by: number}[]>} changes
 * @returns {[string, number, number][]}  key, index of the loss, index of the gain
 */
export function pairs(changes) {
  /** @type {[string, number, number][]} */
  const found = [];
  for (const [key, list] of changes) {
    if (list.length !== 2) continue;
    const gain = list.findIndex(({ by }) => by > 0);
    const loss = list.findIndex(({ by }) => by < 0);
    if (gain >= 0 && loss >= 0) found.push([key, loss, gain]);
  }
  return found;
}

/** Call `before` and `after` round the drawing of each region, then `show`. */
export function createJourney() {
  /** @type {ReturnType<typeof tally>} */
  let old = new Map();
  /** @type {Map<string, Change[]>} */
  const changes = new Map();
  return {
    /** @param {Map<string, Piece>} stacks */
    before(stacks) {
      old = tally(stacks);
    },
    /** @param {string} id @param {Map<string, Piece>} stacks */
    after(id, stacks) {
      const now = tally(stacks);
      for (const key of new Set([...old.keys(), ...now.keys()])) {
        const by = (now.get(key)?.count ?? 0) - (old.get(key)?.count ?? 0);
        const piece = (by > 0 ? now : old).get(key)?.piece;
        if (by === 0 || !piece) continue;
        const { at, scale, element } = piece;
        changes.set(key, [...(changes.get(key) ?? []), { id, by, at, scale, element }]);
      }
    },
    show() {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      for (const [key, loss, gain] of pairs(changes)) {
        const list = /** @type {Change[]} */ (changes.get(key));
        const { element, at, scale } = list[gain];
        const place = (/** @type {[number, number]} */ [x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
        element.animate([place(list[loss].at), place(at)], { duration: 220, easing: "ease-out" });
      }
    },
  };
}
