/** The card of a country: name, camp, squares with what holds them, cubes and executives beside them. */
import { svg } from "../shared/dom.mjs";
import { textWidth } from "../board/sizes.mjs";
import { CELL, line, nameIn, PAD, TYPE } from "./measures.mjs";
import { piecesOf } from "./seats.mjs";
import { drawBonus, drawCamp, drawGuard, drawHolder, drawIndustry, drawMarker, drawShares, drawToken } from "./signs.mjs";

/**
 * @typedef {import("./facts.mjs").Land} Land
 * @typedef {import("./facts.mjs").Country} Country
 * @typedef {import("./measures.mjs").Plan} Plan
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {object} Table   what a card needs to know of the game around it
 * @property {string[]} seats
 * @property {Record<string, string>} initials     by seat
 * @property {Record<string, string>} corporations by seat
 * @property {string} rd
 */

/** How far a mark stands off the card, and how much farther some do. */
const OFF = 2;
/** @type {Record<string, number>} */
const OUTSIDE = { changed: 0.6, noted: 2.4 };

/** A dotted line under what is reconstructed. @param {number} x @param {number} y @param {number} length */
const dots = (x, y, length) => svg("path", { d: `M${x} ${y}h${length.toFixed(1)}`, class: "gk-card-made" });

/** A square with what holds it. @param {Plan} plan @param {number} index */
function squareBox({ cells, holders }, index) {
  const [[ax, ay], [bx, by]] = [cells[index], holders[index]];
  return { x: ax - CELL / 2, y: ay - CELL / 2, width: bx - ax + CELL, height: by - ay + CELL };
}

/** @param {string} name @param {Plan} plan @param {number} off */
function outline(name, { w, h }, off) {
  const shape = { x: -off, y: -off, width: w + 2 * off, height: h + 2 * off, rx: 4 + off };
  return svg("g", { class: `gk-card-mark gk-card-mark-${name}` },
    svg("rect", { ...shape, class: "gk-card-mark-case" }), svg("rect", { ...shape, class: "gk-card-mark-line" }));
}

/**
 * What stands on a card.
 * @param {string} id
 * @param {Land} land
 * @param {Country} country
 * @param {Plan} plan
 * @param {Table} table
 * @param {Labels} labels
 */
function contents(id, land, country, plan, table, labels) {
  const { affiliation = "", squares = {}, shares, reconstructed = [] } = country;
  const made = (/** @type {string} */ field) => reconstructed.includes(field) || reconstructed.includes("*");
  const shape = { width: plan.w, height: plan.h, rx: 4 };
  /** @type {SVGElement[]} */
  const drawn = [svg("rect", { ...shape, class: "gk-card-paper" })];
  if (affiliation === "SCO") drawn.push(svg("rect", { ...shape, class: "gk-card-inner" }));

  const short = `widget.countries.short.${id}`;
  const name = nameIn(labels.name(id), labels.has(short) ? labels.t(short) : labels.name(id), plan.nameRoom);
  drawn.push(svg("text", { x: PAD, y: plan.name, class: "gk-card-name" }, name));
  if (made("name")) drawn.push(dots(PAD, plan.name + 2.6, Math.min(plan.nameRoom, textWidth(name, TYPE) * 0.88)));

  for (const [index, [square, industry]] of land.squares.entries()) {
    const held = squares[square] ?? "";
    drawn.push(svg("g", { "data-square": square, class: "gk-square" }, svg("rect", { ...squareBox(plan, index), class: "gk-square-target" }),
      drawIndustry(industry, labels.t(`widget.countries.letter.${industry}`), plan.cells[index]),
      drawHolder(held, table.corporations[held] ?? "", table.initials[held] ?? "", plan.holders[index]),
      ...(square === table.rd ? [drawMarker(plan.cells[index])] : [])));
  }
  const [[x, y]] = plan.cells;
  if (made("squares")) drawn.push(dots(x - CELL / 2 + 1, y + 8, CELL * plan.cells.length - 2));

  if (plan.sign && affiliation) {
    const [cx, cy] = plan.sign;
    drawn.push(drawCamp(affiliation, String(land.stability), plan.sign));
    const under = dots(cx - 3, cy + 5.6, 6);
    under.classList.add("gk-card-made-sign");
    under.dataset.camp = affiliation;
    if (made("stability")) drawn.push(under);
  }
  if (plan.camp && affiliation) {
    const [cx, cy] = plan.camp;
    const word = labels.t(`widget.countries.camp.${affiliation}`);
    drawn.push(svg("text", { x: cx, y: cy, class: "gk-card-camp", "data-camp": affiliation }, word));
  }
  if (plan.bonus && land.bonus) {
    const [camp, value] = land.bonus;
    drawn.push(drawBonus(camp, `+${value}`, plan.bonus));
    if (made("local_bonus")) drawn.push(dots(plan.bonus[0] - 2, plan.bonus[1] + 6.4, 12));
  }
  if (plan.shares && shares) drawn.push(drawShares(String(shares.bank), plan.shares));

  const pieces = piecesOf(country, table.seats);
  for (const [index, at] of line(pieces.length, plan.pieces).entries()) {
    const { kind, seat, count } = pieces[index];
    const corporation = table.corporations[seat] ?? "";
    const token = kind === "cube" ? drawToken(corporation, String(count), at) : drawGuard(corporation, table.initials[seat], count, at);
    token.dataset.piece = `${kind} ${seat}`;
    drawn.push(token);
  }
  return drawn;
}

/**
 * @param {string} id
 * @param {Land} land
 * @param {Labels} labels
 */
export function createCard(id, land, labels) {
  const body = svg("g", { "aria-hidden": "true" });
  const marks = svg("g", { "aria-hidden": "true" });
  const element = svg("g", { class: "gk-card", "data-place": id, role: "button", tabindex: "-1" }, marks, body);
  /** @type {Plan | null} */
  let plan = null;
  let marked = "";

  return {
    element,
    /** @param {Plan} next @param {[number, number]} middle @param {number} unit */
    place(next, [x, y], unit) {
      plan = next;
      marked = "";
      const [left, top] = [x - (next.w * unit) / 2, y - (next.h * unit) / 2];
      element.setAttribute("transform", `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${unit.toFixed(4)})`);
    },
    /** @param {Country} country @param {Table} table */
    draw(country, table) {
      if (!plan) return;
      element.dataset.camp = country.affiliation ?? "";
      body.replaceChildren(...contents(id, land, country, plan, table, labels));
    },
    /**
     * Mark the card: kinds as "noted", "changed", "option", "picked", "chosen", "selected", "focus", the last on top.
     * @param {string[]} kinds
     */
    mark(kinds) {
      if (!plan || kinds.join() === marked) return;
      marked = kinds.join();
      const sheet = plan;
      marks.replaceChildren(...kinds.map((kind) => outline(kind, sheet, OFF + (OUTSIDE[kind] ?? 0))));
    },
    /** Mark squares: by id "option" or "chosen". @param {Record<string, string>} kinds */
    markSquares(kinds) {
      for (const node of body.querySelectorAll("[data-square]")) {
        const kind = kinds[/** @type {SVGElement} */ (node).dataset.square ?? ""] ?? "";
        if (kind) node.setAttribute("data-choice", kind);
        else node.removeAttribute("data-choice");
        const mark = node.querySelector(".gk-square-mark");
        // What is pressed stays in its place: a mark that went between pressing and letting go would lose the click.
        if (kind && mark) continue;
        mark?.remove();
        if (!kind || !plan) continue;
        const index = land.squares.findIndex(([square]) => square === /** @type {SVGElement} */ (node).dataset.square);
        node.prepend(svg("rect", { ...squareBox(plan, index), rx: 3, class: "gk-square-mark" }));
      }
    },
  };
}
