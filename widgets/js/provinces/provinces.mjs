/** The map of IMPERO: draws a view, follows pointer and keyboard, tells which place is selected or chosen. */
import { complete } from "../board/choices.mjs";
import { appendFolds, createFrame, shown } from "../board/frame.mjs";
import { createHand } from "../board/hand.mjs";
import { createMarks } from "../board/marks.mjs";
import { createNotes } from "../board/notes.mjs";
import { createOpenCard } from "../board/open.mjs";
import { createSight } from "../board/sight.mjs";
import { svg } from "../shared/dom.mjs";
import look from "../shared/look.mjs";
import { createFacts } from "./facts.mjs";
import { allParts, byHolder, choosable, faded, holderOf, markOf, standing } from "./holders.mjs";
import { createLegend } from "./legend.mjs";
import { boxOf, measure, planCity, planName } from "./measures.mjs";
import { createPieces } from "./pieces.mjs";
import { createName, createPlate } from "./plates.mjs";
import { createRoutes } from "./routes.mjs";
import { createScene } from "./scene.mjs";
import { drawBuilding, drawPiece } from "./signs.mjs";
import { createSpeech } from "./speech.mjs";

/**
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {[number, number]} Point
 * @typedef {object} ProvincesOptions
 * @property {Labels} labels
 * @property {import("./scene.mjs").Board} board
 * @property {(id: string) => void} [onSelect]     a place was selected, "" when that was cleared
 * @property {(place: string) => void} [onChoose]  an option was chosen; once more when it was chosen already
 * @property {(text: string) => void} [say]        speaks for the map, which then has no live line of its own
 * @property {"normal" | "large"} [size]
 * @typedef {object} ProvincesExtra
 * @property {string[]} [highlight]   places changed by the last step: outlined
 * @property {boolean} [animate]      let a piece that moved travel there (never under reduced motion)
 * @property {string[]} [marks]       what a note points at: places, what they hold, and arrows "a > b" from one to another
 */

/**
 * @param {HTMLElement} host
 * @param {ProvincesOptions} options
 */
export function createProvinces(host, { labels, board, onSelect = () => {}, onChoose = () => {}, say, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.provinces.${id}`, params);
  const scene = createScene(board);
  const { root, canvas, stage, tip, scale } = createFrame(host, {
    className: "gk-provinces", labels, words: "widget.provinces", drawing: scene.element, size, say,
  });
  const { signal } = root.abort;
  const { regions, cities } = board;
  const ids = [...Object.keys(regions), ...Object.keys(cities)];
  const facts = createFacts(labels, board);
  const speech = createSpeech(labels, facts);

  const marks = createMarks(scene, { regions, viewBox: board.viewBox, wrap: false });
  const routes = createRoutes(scene.layers.routes, board);
  const pieces = createPieces(scene.layers.pieces, board);
  const names = Object.fromEntries(Object.entries(regions).map(([id, { kind }]) => [id, createName(id, kind, labels)]));
  const plates = Object.fromEntries(Object.keys(cities).map((id) => [id, createPlate(id, labels)]));
  const elements = Object.fromEntries(ids.map((id) => [id, (names[id] ?? plates[id]).element]));
  scene.layers.plates.append(...ids.map((id) => elements[id]));

  /** @type {Record<string, any>} */
  let view = {};
  let now = standing({});
  /** @type {string[]} */
  let highlight = [];
  /** @type {Record<string, import("../board/sizes.mjs").Box>} */
  let boxes = {};
  let sizes = measure(1000, board.viewBox[2], scale);

  const notes = createNotes(scene.layers.over, {
    labels, elements, placeOf: (id) => holderOf(now, id), scale,
    // Off the corner of the plate of a city, before the name of a region.
    at: (id, px) => {
      const { x, y, h } = boxes[id];
      return id in cities ? [x - 4 * px * scale, y - 4 * px * scale] : [x - 7 * px * scale, y + h / 2];
    },
  });

  const factionOf = (/** @type {string} */ seat) => view.seats?.[seat]?.faction ?? "";
  /** @returns {import("./speech.mjs").Scene} */
  const told = () => ({ choices: hand.choices, view, now });
  const middleOf = (/** @type {string} */ id) => (regions[id] ?? cities[id]).at[sizes.level];
  const known = (/** @type {string} */ place) => place in now.pieces || holderOf(now, place) in elements;

  const openCard = createOpenCard(stage, {
    close: t("card.close"),
    name: labels.name,
    title: (id) => t("card", { place: id }),
    group: (id) => t("card.parts", { place: id }),
    parts: (id, /** @type {import("./speech.mjs").Scene} */ given) => allParts(given.now, given.choices, id).map((place) => ({ place, drawn: drawPart(place) })),
    words: (place, _id, given) => speech.part(given, place),
    lines: (id, given) => facts.lines(id, given.view, given.now),
    onPlace: (place) => hand.act(place),
    onClose: (back) => hand.closeCard(back),
    signal,
  });

  const sight = createSight({
    stage, svgElement: scene.element, board: board.viewBox, labels, signal, scale, words: "widget.provinces",
    onChange: (next) => {
      if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
      hand.moved();
    },
  });

  /** A piece or a building as a button of the open card. @param {string} place */
  function drawPart(place) {
    const piece = now.pieces[place];
    const [city, kind] = place.split(":");
    const own = view.cities?.[city]?.buildings?.find((/** @type {{kind: string}} */ building) => building.kind === kind);
    const drawn = piece ? drawPiece(piece.kind, factionOf(piece.owner), ...pieces.shown(view, now, place))
      : svg("g", { transform: "scale(1.6)" }, drawBuilding(kind, own ?? { level: 1, pv: 0, most: 0 }, [0, 0]));
    return svg("svg", { viewBox: "-19 -19 38 38", "aria-hidden": "true" }, drawn);
  }

  /** @param {import("./measures.mjs").Measures} next */
  function layOut(next) {
    sizes = next;
    const { unit, level } = next;
    scene.rescale(next);
    marks.rescale(next.k);
    /** @type {Record<string, Point>} */
    const cells = {};
    for (const [id, region] of Object.entries(regions)) {
      const plan = planName(labels.name(id), region.kind);
      boxes[id] = boxOf(plan, region.at[level], unit);
      names[id].place(plan, region.at[level], unit);
      names[id].draw(view.regions?.[id] ?? {}, factionOf);
    }
    for (const [id, city] of Object.entries(cities)) {
      const plan = planCity(level, labels.name(id), city.slots);
      boxes[id] = boxOf(plan, city.at[level], unit);
      cells[id] = [boxes[id].x + plan.garrison[0] * unit, boxes[id].y + plan.garrison[1] * unit];
      plates[id].place(plan, city.at[level], unit);
      plates[id].draw(view.cities?.[id] ?? {}, factionOf);
    }
    scene.lead(boxes, unit);
    pieces.layOut(next, (city) => cells[city]);
    pieces.draw(view, now, factionOf, false);
    notes.layOut(next.k);
    drawMarks();
  }

  /** How a piece is ringed: also a fleet for what is aboard it. @param {string} place */
  function ringOf(place) {
    const aboard = Object.keys(now.pieces).filter((other) => now.pieces[other].aboard === now.pieces[place].name && now.pieces[other].owner === now.pieces[place].owner);
    return [place, ...aboard].map((each) => markOf(now, hand.choices, each)).find(Boolean) ?? "";
  }

  function drawMarks() {
    const { choices, selected, ring } = hand;
    for (const id of Object.keys(cities)) {
      const kinds = [
        notes.places.includes(id) ? "noted" : "", highlight.includes(id) ? "changed" : "", markOf(now, choices, id),
        selected === id ? "selected" : "", ring === id ? "focus" : "",
      ];
      plates[id].mark(kinds.filter(Boolean));
      plates[id].element.toggleAttribute("data-faded", faded(now, choices, id));
      plates[id].markSlots((place) => markOf(now, choices, place));
    }
    marks.change(highlight);
    marks.note(notes.places);
    marks.choose(complete(choices, (place) => place in regions));
    marks.select(selected in regions ? selected : "");
    marks.focus(ring in regions ? ring : "");
    pieces.ring(ringOf);
    drawWay();
  }

  /** Where a place is on the board. @param {string} place @returns {Point} */
  const spot = (place) => pieces.at(now, place) ?? middleOf(holderOf(now, place));

  /** The way from the place picked last to the one chosen. */
  function drawWay() {
    const { choices } = hand;
    const from = choices.picked.at(-1) ?? "";
    const { chosen } = choices;
    if (!from || !chosen || from === chosen || holderOf(now, from) === chosen) return marks.showWay();
    marks.showWay(spot(from), spot(chosen));
  }

  const folds = appendFolds(root);
  createLegend(folds, labels, { factions: Object.keys(look.factions), buildings: Object.keys(board.facts.buildings) });

  /** @type {import("../board/hand.mjs").Hand} */
  const hand = createHand({
    root, canvas, drawing: scene.element, folds, labels, words: "widget.provinces", ids, elements, middleOf,
    boxOf({ id, part }) {
      const at = part in now.pieces ? pieces.at(now, part) : null;
      if (at) return { box: { x: at[0], y: at[1], w: 0, h: 0 }, gap: 18 * scale };
      return id in boxes ? { box: boxes[id], gap: 6 } : null;
    },
    spotOf(event) {
      const place = /** @type {Element} */ (event.target).closest?.("[data-place]")?.getAttribute("data-place") ?? "";
      const id = place === "" ? "" : holderOf(now, place);
      return { id, part: id === place ? "" : place };
    },
    holderOf: (place) => holderOf(now, place),
    known,
    partsIn: (id, choices) => choosable(now, choices, id).length,
    byPlace: (choices) => byHolder(ids, now, choices),
    partsAreTargets: () => true,
    sight, tip, openCard, notes,
    scene: told,
    speech: {
      heading: (id, part) => speech.heading(told(), id, part),
      tip: (id, part) => speech.tip(told(), id, part),
      status: (id) => speech.status(told(), id),
      name: (id) => speech.name(told(), id),
      line: (id) => speech.line(told(), id),
    },
    onMark: drawMarks,
    onSelect,
    onChoose,
  });

  /**
   * Draw a view. Only places that differ from what is drawn are touched.
   * @param {Record<string, any>} next
   * @param {ProvincesExtra} [extra]
   */
  function update(next, { highlight: marked = [], animate = false, marks: noted = [] } = {}) {
    const before = view;
    view = next;
    now = standing(next);
    const seats = (/** @type {Record<string, any>} */ { seats = {} }) => JSON.stringify(Object.entries(seats).map(([seat, own]) => [seat, own.faction]));
    const same = seats(before) === seats(next);
    const differ = (/** @type {any} */ a, /** @type {any} */ b) => !same || (a !== b && JSON.stringify(a) !== JSON.stringify(b));
    for (const id of Object.keys(regions)) {
      if (!differ(before.regions?.[id], next.regions?.[id])) continue;
      const region = next.regions?.[id] ?? {};
      names[id].draw(region, factionOf);
      scene.tint(id, region.governor ? factionOf(region.governor) : "");
    }
    for (const id of Object.keys(cities)) if (differ(before.cities?.[id], next.cities?.[id])) plates[id].draw(next.cities?.[id] ?? {}, factionOf);
    for (const id of ids) hand.title(id);
    routes.update(next.routes ?? [], factionOf);
    pieces.draw(next, now, factionOf, animate && Boolean(before.cities) && !matchMedia("(prefers-reduced-motion: reduce)").matches);
    highlight = marked.map((place) => holderOf(now, place)).filter((id) => id in elements);
    notes.update(noted);
    hand.refresh();
  }

  hand.start();
  return shown(root, sight, { update, setSelected: hand.setSelected, setChoices: hand.setChoices });
}
