/**
 * Where labels and pieces go on a map at a given width: pure functions, in board units.
 *
 * A board is drawn from 560 px to a projector, so type and tokens keep a legible size on screen and the
 * layout answers: labels that would collide move, break in two or are left to the tooltip; tokens take
 * the free places of their region. `widgets/picture_layout.py` does the same for saved pictures.
 *
 * @typedef {{x: number, y: number, w: number, h: number}} Box   left, top, width, height
 * @typedef {{k: number, font: number, seaFont: number, piece: number}} Metrics
 *   k: screen px per board unit; font, seaFont: type size in board units; piece: scale of the tokens of look.json
 * @typedef {{x: number, y: number, lines: string[], size: number, box: Box, pennant: [number, number] | null}} PlacedLabel
 * @typedef {{id: string, text: string, code: string, flag: boolean, at: [number, number], kind: string}} LabelItem
 *   code: of the home nation, set small behind the name; flag: room for a pennant before it
 */

/** @param {number} low @param {number} value @param {number} high */
const clamp = (low, value, high) => Math.min(high, Math.max(low, value));

/**
 * Sizes at a width on screen.
 * @param {number} width     of the whole board in px, zoom included
 * @param {number} units     of the whole board in board units
 * @param {number} [scale]   1, or 1.5 for a projector
 * @returns {Metrics}
 */
export function metrics(width, units, scale = 1) {
  const k = width / units;
  const font = (clamp(9.4, 7.4 + 6.2 * k, 15) * scale) / k;
  return { k, font, seaFont: font * clamp(0.95, 0.8 + 0.5 * k, 1.08), piece: (clamp(0.54, 0.36 + 0.7 * k, 1.15) * scale) / k };
}

/**
 * The width of a text, estimated, so that the layout is the same everywhere and needs no drawing.
 * @param {string} text
 * @param {number} size
 */
export function textWidth(text, size) {
  let ems = 0;
  for (const letter of text) ems += /[ijlIft.,'’ -]/.test(letter) ? 0.4 : /[mwMW]/.test(letter) ? 1 : /[A-ZÀ-Ý]/.test(letter) ? 0.78 : 0.66;
  return ems * size;
}

/** @param {Box} a @param {Box} b @returns {number} the common area */
export function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

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

/** Shifts tried for a label: across in half widths of it, up and down in lines. @type {[number, number][]} */
const SHIFTS = [0, 0.3, -0.3, 0.65, -0.65, 1, -1, 1.35, -1.35].flatMap((dx) => [0, -0.6, 0.6, -1.1, 1.1, -1.7, 1.7, 2.3, -2.3].map((dy) => /** @type {[number, number]} */ ([dx, dy])));

/** A label further from its region than this, in its own type size, would be read as another's. */
const FARTHEST = 3.4;
/** A label that fits worse than this is left out: a name in the wrong place misleads more than none. */
const WORST = 3.2;

/**
 * The land as a coarse grid: what a token could use, so that names may leave it free.
 * @typedef {{cell: number, at: Map<string, {id: string, share: number}>}} Ground
 * @param {[string, [number, number][]][]} regions  land regions and their grid points
 * @param {number} cell
 * @returns {Ground}
 */
export function groundOf(regions, cell) {
  const at = new Map();
  for (const [id, points] of regions) for (const [x, y] of points) at.set(`${x / cell},${y / cell}`, { id, share: 1 / points.length });
  return { cell, at };
}

/** What a box takes of the land: its share of each region under it, foreign land counting double. */
function landTaken(/** @type {Ground} */ ground, /** @type {Box} */ box, /** @type {string} */ own) {
  let taken = 0;
  for (let row = Math.ceil(box.y / ground.cell); row * ground.cell <= box.y + box.h; row += 1) {
    for (let column = Math.ceil(box.x / ground.cell); column * ground.cell <= box.x + box.w; column += 1) {
      const point = ground.at.get(`${column},${row}`);
      if (point) taken += point.id === own ? 0.6 * point.share : 1.2 * point.share + 0.07;
    }
  }
  return taken;
}

/**
 * Place the names of regions. A label never covers another; one without a good place is left out, but for the home
 * provinces, which stay near their region and cover what they must.
 * @param {LabelItem[]} items in the order in which they may choose
 * @param {Metrics} sizes
 * @param {Box} board
 * @param {Box[]} fixed boxes better left free (cities, harbours)
 * @param {Ground} ground
 * @returns {Map<string, PlacedLabel>}
 */
export function placeLabels(items, sizes, board, fixed, ground) {
  /** @type {Map<string, PlacedLabel>} */
  const placed = new Map();
  /** @type {Box[]} */
  const taken = [];
  for (const item of items) {
    const size = item.kind === "sea" ? sizes.seaFont : sizes.font;
    const line = size * 1.08;
    const flag = item.flag ? 27 * sizes.piece * 0.8 : 0;
    const tail = item.code === "" ? 0 : textWidth(` ${item.code}`, size * 0.8);
    /** @type {PlacedLabel | null} */
    let best = null;
    let least = item.kind === "home" ? Infinity : WORST;
    for (const lines of breaks(item.text)) {
      const w = Math.max(...lines.map((text, index) => textWidth(text, size) + (index === lines.length - 1 ? tail : 0)));
      const h = line * lines.length;
      for (const [dx, dy] of SHIFTS) {
        const x = clamp(board.x + w / 2 + flag + 4, item.at[0] + (dx * w) / 2, board.x + board.w - w / 2 - 6);
        const y = clamp(board.y + h / 2 + 4, item.at[1] + dy * line, board.y + board.h - h / 2 - 4);
        // How far the region's own point is outside the label, and how far off its middle.
        const beyond = Math.hypot(Math.max(0, Math.abs(x - item.at[0]) - w / 2), Math.max(0, Math.abs(y - item.at[1]) - h / 2)) / size;
        const off = Math.hypot((x - item.at[0]) / w, (y - item.at[1]) / size);
        let cost = 0.8 * off + 1.1 * beyond + (lines.length - 1) * 0.3;
        if (beyond > FARTHEST || cost >= least) continue;
        const box = { x: x - w / 2 - flag, y: y - h / 2, w: w + flag, h };
        if (taken.some((other) => overlap(box, other) > 0)) continue;
        cost += 2.2 * landTaken(ground, box, item.id);
        for (const other of fixed) cost += (2.5 * overlap(box, other)) / (other.w * other.h);
        if (cost >= least) continue;
        const pennant = /** @type {[number, number] | null} */ (flag ? [box.x + flag * 0.42, y] : null);
        best = { x, y, lines, size, box, pennant };
        least = cost;
      }
    }
    if (best === null) continue;
    taken.push(best.box);
    placed.set(item.id, best);
  }
  return placed;
}

/**
 * Places for the tokens of one region: near its name, clear of names, cities and the tokens before it as far
 * as there is room; where there is none, they overlap as little as they can.
 * @param {[number, number][]} candidates   slots first, then further points inside the region
 * @param {[number, number]} centre
 * @param {{w: number, h: number}[]} tokens  sizes in board units
 * @param {Box[]} obstacles
 * @param {Box} board
 * @param {Box[]} [others]  tokens of other regions
 * @returns {[number, number][]}
 */
export function placeTokens(candidates, centre, tokens, obstacles, board, others = []) {
  const taken = [...others];
  return tokens.map(({ w, h }) => {
    /** @type {{cost: number, x: number, y: number, box: Box}} */
    let best = { cost: Infinity, x: 0, y: 0, box: board };
    for (const [cx, cy] of candidates) {
      const x = clamp(board.x + w / 2, cx, board.x + board.w - w / 2);
      const y = clamp(board.y + h / 2, cy, board.y + board.h - h / 2);
      const box = { x: x - w / 2, y: y - h / 2, w, h };
      let cost = Math.hypot(x - centre[0], y - centre[1]) / (12 * h);
      if (cost >= best.cost) continue;
      for (const other of obstacles) cost += (3 * overlap(box, other)) / (w * h);
      for (const other of taken) cost += (5 * overlap(box, other)) / (w * h);
      if (cost < best.cost) best = { cost, x, y, box };
    }
    taken.push(best.box);
    return [best.x, best.y];
  });
}

/**
 * The boxes a token on one of the candidates might touch.
 * @param {[number, number][]} candidates
 * @param {Box[]} boxes
 * @param {number} reach  half the largest token
 * @returns {Box[]}
 */
export function near(candidates, boxes, reach) {
  const xs = candidates.map(([x]) => x);
  const ys = candidates.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs) - reach, Math.max(...xs) + reach, Math.min(...ys) - reach, Math.max(...ys) + reach];
  return boxes.filter((box) => box.x < right && box.x + box.w > left && box.y < bottom && box.y + box.h > top);
}

/**
 * Where a fleet in harbour is drawn: at the port, moved on seawards until it leaves the city's square in sight.
 * @param {[number, number]} port
 * @param {[number, number]} city
 * @param {number} piece  scale of the tokens
 * @returns {[number, number]}
 */
export function berth(port, city, piece) {
  const [dx, dy] = [port[0] - city[0], port[1] - city[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // Half of the hull and half of the square, along the line between them.
  const need = Math.min(25 / Math.max(Math.abs(ux), 0.01), 20 / Math.max(Math.abs(uy), 0.01)) * piece;
  const reach = Math.max(length, need);
  return [city[0] + ux * reach, city[1] + uy * reach];
}

/**
 * Token scale inside a crowded region.
 * @param {number} groups
 */
export const crowding = (groups) => (groups > 6 ? 0.72 : groups > 3 ? 0.86 : 1);
