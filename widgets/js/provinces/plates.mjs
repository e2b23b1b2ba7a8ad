/** What has a place of its own on the map and can have the focus: the plate of a city, the name of a region or a sea. */
import { svg } from "../shared/dom.mjs";
import { textWidth } from "../board/sizes.mjs";
import { TYPE } from "./measures.mjs";
import { drawBuilding, drawCity, drawGovernor, drawInfluence, drawSiege } from "./signs.mjs";

/**
 * @typedef {import("./measures.mjs").Plan} Plan
 * @typedef {import("./measures.mjs").Point} Point
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {(seat: string) => string} FactionOf
 */

/** How far a mark stands off a plate, and how much farther some do. */
const OFF = 2;
/** @type {Record<string, number>} */
const OUTSIDE = { changed: 0.6, noted: 2.4 };
/** How far the influence of one seat lies off the next at most. */
const CHIP = 22;
/** What the last of them needs, and the sum at the end of the row. */
const LAST = 19;
const SUM = 13;

/** @param {string} name @param {{w: number, h: number}} plan @param {number} off */
function outline(name, { w, h }, off) {
  const shape = { x: -off, y: -off, width: w + 2 * off, height: h + 2 * off, rx: 4 + off };
  return svg("g", { class: `gk-card-mark gk-card-mark-${name}` },
    svg("rect", { ...shape, class: "gk-card-mark-case" }), svg("rect", { ...shape, class: "gk-card-mark-line" }));
}

/** A dotted line under a name: the whole map is reconstructed. @param {number} x @param {number} y @param {number} length */
const dots = (x, y, length) => svg("path", { d: `M${x.toFixed(1)} ${y}h${length.toFixed(1)}`, class: "gk-made" });

/** A button of the map, placed and scaled, with marks under what is drawn on it. @param {string} id @param {string} kind */
function createButton(id, kind) {
  const body = svg("g", { "aria-hidden": "true" });
  const marks = svg("g", { "aria-hidden": "true" });
  const element = svg("g", { class: `gk-plate gk-plate-${kind}`, "data-place": id, role: "button", tabindex: "-1" }, marks, body);
  let size = { w: 0, h: 0 };
  let marked = "";
  return {
    element,
    body,
    /** @param {{w: number, h: number}} next @param {Point} middle @param {number} unit */
    place(next, [x, y], unit) {
      size = next;
      marked = "";
      element.setAttribute("transform", `translate(${(x - (size.w * unit) / 2).toFixed(1)} ${(y - (size.h * unit) / 2).toFixed(1)}) scale(${unit.toFixed(4)})`);
    },
    /** Mark it: kinds as "noted", "changed", "option", "picked", "chosen", "selected", "focus", the last on top. @param {string[]} kinds */
    mark(kinds) {
      if (kinds.join() === marked) return;
      marked = kinds.join();
      marks.replaceChildren(...kinds.map((kind) => outline(kind, size, OFF + (OUTSIDE[kind] ?? 0))));
    },
  };
}

/**
 * The plate of a city.
 * @param {string} id
 * @param {Labels} labels
 */
export function createPlate(id, labels) {
  const button = createButton(id, "city");
  /** @type {Plan | null} */
  let plan = null;
  return {
    ...button,
    /** @param {Plan} next @param {Point} middle @param {number} unit */
    place(next, middle, unit) {
      plan = next;
      button.place(next, middle, unit);
    },
    /** @param {Record<string, any>} city @param {FactionOf} factionOf */
    draw(city, factionOf) {
      if (!plan) return;
      const { owner = "", how = "", pv, most, buildings = [], influence = {}, threshold, besieger = "" } = city;
      button.element.dataset.how = how || "neutral";
      const faction = owner ? factionOf(owner) : "";
      const slots = plan.slots.map((at, index) => {
        const own = buildings[index];
        const drawn = drawBuilding(own?.kind ?? "", own ?? { level: 1, pv: 0, most: 0 }, at);
        if (own) drawn.dataset.place = `${id}:${own.kind}`;
        return drawn;
      });
      const row = plan.influence;
      /** @type {SVGElement[]} */
      const chips = [];
      if (row && threshold !== null && threshold !== undefined) {
        const seats = Object.entries(influence);
        const pace = seats.length > 1 ? Math.min(CHIP, (row.w - LAST - SUM) / (seats.length - 1)) : 0;
        seats.forEach(([seat, count], index) => chips.push(drawInfluence(factionOf(seat), count, [row.x + index * pace, row.y])));
        chips.push(svg("text", { x: row.x + row.w, y: row.y + 4, class: "gk-plate-of" }, `/${threshold}`));
      }
      button.body.replaceChildren(
        svg("rect", { width: plan.w, height: plan.h, rx: 4, class: "gk-plate-paper" }),
        drawCity(how, faction, plan.sign),
        svg("text", { x: plan.name[0], y: plan.name[1], class: "gk-plate-name" }, labels.name(id)),
        dots(plan.name[0], plan.name[1] + 2.2, textWidth(labels.name(id), TYPE) * 0.92),
        ...(pv === undefined ? [] : [svg("text", { x: plan.pv[0], y: plan.pv[1], class: "gk-plate-pv" }, `${pv}/${most}`)]),
        ...slots, ...chips,
        ...(besieger ? [drawSiege(factionOf(besieger), [plan.w - 9, -5])] : []));
    },
    /** Mark buildings that can be chosen, or are. @param {(place: string) => string} kindOf */
    markSlots(kindOf) {
      for (const node of button.body.querySelectorAll("[data-place]")) {
        const kind = kindOf(/** @type {SVGElement} */ (node).dataset.place ?? "");
        if (kind) node.setAttribute("data-choice", kind);
        else node.removeAttribute("data-choice");
      }
    },
  };
}

/**
 * The name of a region or sea, and who governs it how firmly.
 * @param {string} id
 * @param {"land" | "sea"} kind
 * @param {Labels} labels
 */
export function createName(id, kind, labels) {
  const button = createButton(id, kind);
  let size = { w: 0, h: 0 };
  return {
    ...button,
    /** @param {{w: number, h: number}} next @param {Point} middle @param {number} unit */
    place(next, middle, unit) {
      size = next;
      button.place(next, middle, unit);
    },
    /** @param {Record<string, any>} region @param {FactionOf} factionOf */
    draw(region, factionOf) {
      const { governor = "", stability, lasting } = region;
      const middle = size.w / 2;
      /** @type {SVGElement[]} */
      const drawn = [
        svg("rect", { width: size.w, height: size.h, class: "gk-plate-target" }),
        svg("text", { x: middle, y: TYPE + 0.5, class: `gk-map-label gk-map-label-${kind}`, "font-size": TYPE }, labels.name(id)),
        dots(middle - textWidth(labels.name(id), TYPE) * 0.42, TYPE + 2.8, textWidth(labels.name(id), TYPE) * 0.84),
      ];
      if (governor) {
        // In winter what lasts, and what the season takes off it.
        const words = lasting === stability ? String(stability) : `${lasting}\u2009\u2212\u2009${lasting - stability}`;
        const left = middle - (16 + words.length * 5.6) / 2;
        drawn.push(drawGovernor(factionOf(governor), [left + 7, 21]),
          svg("text", { x: left + 17, y: 25, class: "gk-map-label gk-name-stability", "font-size": TYPE }, words));
      }
      button.body.replaceChildren(...drawn);
    },
  };
}
