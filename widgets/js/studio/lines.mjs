/** How side lines leave one another, and which notes stand on a line. No page here. */

/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {import("./shapes.mjs").Side} Side */

/** The id of the main line. */
export const MAIN = "";

/**
 * The lines that a line is made of, itself first: up to where it leaves the line before, it is that line.
 *
 * @param {readonly Side[]} sides
 * @param {string} line
 * @returns {{line: string, last: number}[]}  last: the last step that they share
 */
export function course(sides, line) {
  const found = [{ line, last: Infinity }];
  let last = Infinity;
  for (;;) {
    const side = sides.find(({ id }) => id === found[found.length - 1].line);
    if (!side || found.some(({ line: known }) => known === side.base)) return found;
    last = Math.min(last, side.at);
    found.push({ line: side.base, last });
  }
}

/**
 * The notes that stand on a line, those of what it shares with other lines included, in the order of its steps.
 *
 * @param {readonly Note[]} notes
 * @param {readonly Side[]} sides
 * @param {string} line
 */
export function along(notes, sides, line) {
  const spans = course(sides, line);
  const on = notes.filter((note) => !note.problem && spans.some((span) => span.line === note.line && note.n <= span.last));
  return on.sort((a, b) => a.n - b.n);
}

/**
 * The steps at which there are notes, each once and ascending.
 *
 * @param {readonly Note[]} notes
 */
export const stepsOf = (notes) => [...new Set(notes.map(({ n }) => n))].sort((a, b) => a - b);

/**
 * The side lines as a tree: each below the line that it leaves, in the order in which they leave it.
 *
 * @template {Side} S
 * @param {readonly S[]} sides
 * @returns {{side: S, depth: number}[]}
 */
export function tree(sides) {
  const known = new Set(sides.map(({ id }) => id));
  /** @type {{side: S, depth: number}[]} */
  const rows = [];
  const placed = new Set();
  /** @param {(side: S) => boolean} wanted @param {number} depth */
  function add(wanted, depth) {
    for (const side of sides.filter(wanted).sort((a, b) => a.at - b.at)) {
      if (placed.has(side.id)) continue;
      placed.add(side.id);
      rows.push({ side, depth });
      add(({ base }) => base === side.id, depth + 1);
    }
  }
  // A line whose base is not there stands at the top, so that it can be found.
  add(({ base }) => !known.has(base), 0);
  add(() => true, 0);
  return rows;
}
