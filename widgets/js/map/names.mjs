/**
 * Where the names of regions stand on a map at a given width: pure functions, in board units.
 *
 * Names that would collide move, break in two or are left to the tooltip. They leave free what stands on the map
 * anyway, and in each region a place for tokens, so that a piece seldom covers a name.
 * `widgets/displays/imperial2030/picture_names.py` does the same for saved pictures.
 *
 * @typedef {import("../board/sizes.mjs").Box} Box
 * @typedef {{x: number, y: number, lines: string[], size: number, box: Box, pennant: [number, number] | null}} PlacedLabel
 * @typedef {{id: string, text: string, code: string, flag: boolean, at: [number, number], kind: string}} LabelItem
 *   code: of the home nation, set small behind the name; flag: room for a pennant before it
 * @typedef {PlacedLabel & {off: number, cost: number | null}} Wish   a place a name could take: what it costs to stand
 *   off the middle of the region, and with all it covers of land, cities and berths, once that was asked for
 * @typedef {{tokens: Box[], hull: Box}} Room   where a token can lie in a region, and the box around all of that
 */
import { clamp, overlap, textWidth } from "../board/sizes.mjs";

/**
 * One line, and two balanced ones where a name has a gap.
 * @param {string} text
 * @returns {string[][]}
 */
export function breaks(text) {
  const forms = [[text]];
  const parts = text.split(/(?<=-)| /);
  if (parts.length > 1) {
    let best = null;
    for (let cut = 1; cut < parts.length; cut += 1) {
      const glue = (/** @type {string[]} */ words) => words.reduce((line, word) => (line === "" || line.endsWith("-") ? line + word : `${line} ${word}`), "");
      const pair = [glue(parts.slice(0, cut)), glue(parts.slice(cut))];
      const longest = Math.max(pair[0].length, pair[1].length);
      if (best === null || longest < best.longest) best = { longest, pair };
    }
    if (best) forms.push(best.pair);
  }
  return forms;
}

/** Shifts tried for a label: across in half widths of it, up and down in lines. */
const ACROSS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1, 1.2, -1.2, 1.4, -1.4, 1.6, -1.6];
const DOWN = [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2, -2.4, 2.4];

/** A label further from its region than this, in its own type size, would be read as another's. */
const FARTHEST = 3.4;
/** A label that fits worse than this is left out: a name in the wrong place misleads more than none. */
const WORST = 3.2;

/** A region with more places than this has room for tokens wherever its name stands. */
const PLENTY = 40;
/** What it costs a name to leave no place for a first token, and for a second one. */
const FIRST = 12;
const SECOND = 1.6;
/** The names choose so often: in a later round they know where all the others stand. */
const ROUNDS = 3;

/** @param {number} column @param {number} row */
const cellKey = (column, row) => row * 4096 + column;

/**
 * The land as a coarse grid: what a token could use, so that names may leave it free.
 * @typedef {{cell: number, at: Map<number, {id: string, share: number}>}} Ground   at: by `cellKey`
 * @param {[string, [number, number][]][]} regions  land regions and their grid points
 * @param {number} cell
 * @returns {Ground}
 */
export function groundOf(regions, cell) {
  const at = new Map();
  for (const [id, points] of regions) for (const [x, y] of points) at.set(cellKey(x / cell, y / cell), { id, share: 1 / points.length });
  return { cell, at };
}

/** What a box takes of the land: its share of each region under it, foreign land counting double. */
function landTaken(/** @type {Ground} */ ground, /** @type {Box} */ box, /** @type {string} */ own) {
  let taken = 0;
  for (let row = Math.ceil(box.y / ground.cell); row * ground.cell <= box.y + box.h; row += 1) {
    for (let column = Math.ceil(box.x / ground.cell); column * ground.cell <= box.x + box.w; column += 1) {
      const point = ground.at.get(cellKey(column, row));
      if (point) taken += point.id === own ? 0.6 * point.share : 1.2 * point.share + 0.07;
    }
  }
  return taken;
}

/**
 * The rooms of the regions that have no plenty.
 * @param {[number, number][][]} places  of each region, where its tokens may lie
 * @param {number} piece  scale of the tokens
 * @returns {Room[]}
 */
function roomsOf(places, piece) {
  const [w, h] = [27 * piece, 30.5 * piece];
  /** @type {Room[]} */
  const rooms = [];
  for (const points of places) {
    if (points.length === 0 || points.length > PLENTY) continue;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs) - w / 2, Math.min(...ys) - h / 2];
    rooms.push({
      tokens: points.map(([x, y]) => ({ x: x - w / 2, y: y - h / 2, w, h })),
      hull: { x: left, y: top, w: Math.max(...xs) + w / 2 - left, h: Math.max(...ys) + h / 2 - top },
    });
  }
  return rooms;
}

/**
 * How much two tokens in a room would have to cover, at the least.
 * @param {Room} room
 * @param {number[]} covered  by other names and fixtures, share of each token
 * @param {Box | null} box    of one more name
 */
function lack({ tokens }, covered, box) {
  const shares = tokens.map((token, index) => Math.min(1.2, covered[index] + (box ? overlap(token, box) / (token.w * token.h) : 0)));
  const first = Math.min(...shares);
  const best = tokens[shares.indexOf(first)];
  let second = 1;
  for (const [index, share] of shares.entries()) if (share < second && overlap(tokens[index], best) === 0) second = share;
  return FIRST * first + SECOND * second;
}

/**
 * The places a name could take if it were alone, the nearest first.
 * @param {LabelItem} item
 * @param {import("../board/sizes.mjs").Metrics} sizes
 * @param {Box} board
 * @returns {Wish[]}
 */
function wishes(item, sizes, board) {
  const size = item.kind === "sea" ? sizes.seaFont : sizes.font;
  const line = size * 1.08;
  const flag = item.flag ? 27 * sizes.piece * 0.8 : 0;
  const tail = item.code === "" ? 0 : textWidth(` ${item.code}`, size * 0.8);
  /** @type {Wish[]} */
  const found = [];
  for (const lines of breaks(item.text)) {
    const w = Math.max(...lines.map((text, index) => textWidth(text, size) + (index === lines.length - 1 ? tail : 0)));
    const h = line * lines.length;
    for (const dx of ACROSS) for (const dy of DOWN) {
      const x = clamp(board.x + w / 2 + flag + 4, item.at[0] + (dx * w) / 2, board.x + board.w - w / 2 - 6);
      const y = clamp(board.y + h / 2 + 4, item.at[1] + dy * line, board.y + board.h - h / 2 - 4);
      // How far the region's own point is outside the label, and how far off its middle.
      const beyond = Math.hypot(Math.max(0, Math.abs(x - item.at[0]) - w / 2), Math.max(0, Math.abs(y - item.at[1]) - h / 2)) / size;
      if (beyond > FARTHEST) continue;
      const off = 0.8 * Math.hypot((x - item.at[0]) / w, (y - item.at[1]) / size) + 1.1 * beyond + (lines.length - 1) * 0.3;
      const box = { x: x - w / 2 - flag, y: y - h / 2, w: w + flag, h };
      found.push({ x, y, lines, size, box, pennant: flag ? [box.x + flag * 0.42, y] : null, off, cost: null });
    }
  }
  return found.sort((a, b) => a.off - b.off);
}

/**
 * Place the names of regions. A label never covers another; one without a good place is left out, but for the home
 * provinces, which stay near their region and cover what they must.
 * @param {LabelItem[]} items in the order in which they may choose
 * @param {import("../board/sizes.mjs").Metrics} sizes
 * @param {Box} board
 * @param {{cities: Box[], berths: Box[]}} fixed  better left free
 * @param {Ground} ground
 * @param {[number, number][][]} places  of each region, where its tokens may lie
 * @returns {Map<string, PlacedLabel>}
 */
export function placeLabels(items, sizes, board, fixed, ground, places) {
  /** @type {Map<string, PlacedLabel>} */
  const placed = new Map();
  const wished = items.map((item) => wishes(item, sizes, board));
  const standing = [...fixed.cities, ...fixed.berths];
  const rooms = roomsOf(places, sizes.piece);

  /**
   * What a place costs a name whatever the other names do.
   * @param {LabelItem} item
   * @param {Box} box
   * @param {number} off
   */
  function covers(item, box, off) {
    const land = 2.2 * landTaken(ground, box, item.id);
    if (item.kind !== "home" && off + land >= WORST) return Infinity;
    let cost = off + land;
    for (const city of fixed.cities) cost += (3.5 * overlap(box, city)) / (city.w * city.h);
    // A fleet would cover the name, and the larger part of a short one.
    for (const berth of fixed.berths) cost += overlap(box, berth) * (2.5 / (berth.w * berth.h) + 10 / (box.w * box.h));
    return cost;
  }

  /** The best place for a name among the others. @param {LabelItem} item @param {Wish[]} wished @param {Box[]} names */
  function choose(item, wished, names) {
    /** @type {PlacedLabel | null} */
    let best = null;
    let least = Infinity;
    /** What is lacking without this name. @type {Map<Room, {covered: number[], lacking: number}>} */
    const before = new Map();
    for (const wish of wished) {
      if (wish.off >= least) break;
      if (names.some((other) => overlap(wish.box, other) > 0)) continue;
      let cost = (wish.cost ??= covers(item, wish.box, wish.off));
      for (const room of rooms) {
        if (cost >= least) break;
        if (overlap(room.hull, wish.box) === 0) continue;
        let known = before.get(room);
        if (!known) {
          const near = [...standing, ...names].filter((box) => overlap(box, room.hull) > 0);
          const covered = room.tokens.map((token) => near.reduce((sum, box) => sum + overlap(token, box), 0) / (token.w * token.h));
          before.set(room, (known = { covered, lacking: lack(room, covered, null) }));
        }
        cost += lack(room, known.covered, wish.box) - known.lacking;
      }
      if (cost >= least) continue;
      best = wish;
      least = cost;
    }
    return best;
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, item] of items.entries()) {
      placed.delete(item.id);
      const best = choose(item, wished[index], [...placed.values()].map((label) => label.box));
      if (best) placed.set(item.id, best);
    }
  }
  return placed;
}
