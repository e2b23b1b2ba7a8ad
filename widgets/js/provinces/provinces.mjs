/** The map of IMPERO: draws a view, follows pointer and keyboard, tells which place is selected or chosen. */
import { BINDINGS } from "../countries/keys.mjs";
import { complete, jump, NO_CHOICES, optionsFirst } from "../map/choices.mjs";
import { commandFor } from "../map/keys.mjs";
import { createList } from "../map/list.mjs";
import { createMarks } from "../map/marks.mjs";
import { step } from "../map/navigate.mjs";
import { createOpenCard } from "../map/open.mjs";
import { createSight } from "../map/sight.mjs";
import { consume, el, svg } from "../shared/dom.mjs";
import look from "../shared/look.mjs";
import { createRoot } from "../shared/root.mjs";
import { createTip } from "../shared/tip.mjs";
import { createFacts, open } from "./facts.mjs";
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
 * @typedef {import("../map/choices.mjs").Choices} Choices
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
 */

/**
 * @param {HTMLElement} host
 * @param {ProvincesOptions} options
 */
export function createProvinces(host, { labels, board, onSelect = () => {}, onChoose = () => {}, say, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.provinces.${id}`, params);
  const root = createRoot(host, { className: "gk-provinces", label: t("title"), say });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const { regions, cities } = board;
  const ids = [...Object.keys(regions), ...Object.keys(cities)];
  const scale = size === "large" ? 1.5 : 1;
  const facts = createFacts(labels, board);
  const speech = createSpeech(labels, facts);

  const scene = createScene(board);
  scene.element.setAttribute("aria-label", t("help"));
  // Listens in place of the drawing: Chromium puts an SVG element with focus listeners into the tab order.
  const canvas = el("div", {}, scene.element);
  const stage = el("div", { class: "gk-map-stage" }, canvas);
  root.element.prepend(stage);
  const tip = createTip(stage);
  const marks = createMarks(/** @type {any} */ (scene), /** @type {any} */ ({ regions, viewBox: board.viewBox, wrap: false }));
  const routes = createRoutes(scene.layers.routes, board);
  const pieces = createPieces(scene.layers.pieces, board);
  const names = Object.fromEntries(Object.entries(regions).map(([id, { kind }]) => [id, createName(id, kind, labels)]));
  const plates = Object.fromEntries(Object.keys(cities).map((id) => [id, createPlate(id, labels)]));
  const elements = Object.fromEntries(ids.map((id) => [id, (names[id] ?? plates[id]).element]));
  scene.layers.plates.append(...ids.map((id) => elements[id]));

  /** @type {Record<string, any>} */
  let view = {};
  let now = standing({});
  /** @type {Choices} */
  let choices = NO_CHOICES;
  /** @type {string[]} */
  let highlight = [];
  /** @type {Record<string, import("../map/layout.mjs").Box>} */
  let boxes = {};
  let sizes = measure(1000, board.viewBox[2], scale);
  let selected = "";
  let tabStop = 0;
  let focused = "";
  /** Whether the focus came by the keyboard. */
  let ringed = false;
  let hovered = { id: "", part: "" };
  /** The place where a choice was made with the pointer: its tip would cover what comes next. */
  let hushed = "";

  const factionOf = (/** @type {string} */ seat) => view.seats?.[seat]?.faction ?? "";
  const told = () => ({ choices, view, now });
  const middleOf = (/** @type {string} */ id) => (regions[id] ?? cities[id]).at[sizes.level];
  const middles = () => ids.map(middleOf);
  const known = (/** @type {string} */ place) => place in now.pieces || holderOf(now, place) in elements;
  /** How many parts of a place can be chosen. @param {string} id */
  const partsIn = (id) => choosable(now, choices, id).length;

  const openCard = createOpenCard(stage, {
    close: t("card.close"),
    name: labels.name,
    title: (id) => t("card", { place: id }),
    group: (id) => t("card.parts", { place: id }),
    parts: (id, /** @type {ReturnType<typeof told>} */ given) => allParts(given.now, given.choices, id).map((place) => ({ place, drawn: drawPart(place) })),
    words: (place, _id, given) => speech.part(given, place),
    lines: (id, given) => facts.lines(id, given.view, given.now),
    onPlace: (place) => act(place),
    onClose: closeCard,
    signal,
  });

  const sight = createSight({
    stage, svgElement: scene.element, board: board.viewBox, labels, signal, scale, words: "widget.provinces",
    onChange: (next) => {
      if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
      showTip();
      placeOpen();
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
    drawMarks();
  }

  // ---- words -----------------------------------------------------------------------------------------
  function showTip() {
    const { id, part } = hovered.id ? hovered : { id: focused, part: "" };
    if (id === "" || id === hushed || id === openCard.id || !(id in boxes)) return tip.hide();
    const at = part && part in now.pieces ? pieces.at(now, part) : null;
    if (at) {
      tip.show(speech.heading(told(), id, part), speech.tip(told(), id, part), { ...sight.toStage(at), gap: 18 * scale });
      return;
    }
    const { x, y, w, h } = boxes[id];
    const [above, below] = [sight.toStage([x + w / 2, y]), sight.toStage([x + w / 2, y + h])];
    tip.show(speech.heading(told(), id, part), speech.tip(told(), id, part), { x: above.x, y: (above.y + below.y) / 2, gap: (below.y - above.y) / 2 + 6 });
  }

  function placeOpen() {
    if (openCard.id === "") return;
    const { x, y, w, h } = boxes[openCard.id];
    const [from, to] = [sight.toStage([x, y]), sight.toStage([x + w, y + h])];
    openCard.place({ left: from.x, top: from.y, right: to.x, bottom: to.y });
  }

  /** @param {string} id */
  function title(id) {
    const text = speech.name(told(), id);
    if (elements[id].getAttribute("aria-label") !== text) elements[id].setAttribute("aria-label", text);
  }

  // ---- marks -----------------------------------------------------------------------------------------
  /** How a piece is ringed: also a fleet for what is aboard it. @param {string} place */
  function ringOf(place) {
    const aboard = Object.keys(now.pieces).filter((other) => now.pieces[other].aboard === now.pieces[place].name && now.pieces[other].owner === now.pieces[place].owner);
    return [place, ...aboard].map((each) => markOf(now, choices, each)).find(Boolean) ?? "";
  }

  function drawMarks() {
    for (const id of Object.keys(cities)) {
      const kinds = [
        highlight.includes(id) ? "changed" : "", markOf(now, choices, id),
        selected === id ? "selected" : "", focused === id && ringed ? "focus" : "",
      ];
      plates[id].mark(kinds.filter(Boolean));
      plates[id].element.toggleAttribute("data-faded", faded(now, choices, id));
      plates[id].markSlots((place) => markOf(now, choices, place));
    }
    marks.change(highlight);
    marks.choose(complete(choices, (place) => place in regions));
    marks.select(selected in regions ? selected : "");
    marks.focus(focused in regions && ringed ? focused : "");
    pieces.ring(ringOf);
    drawWay();
  }

  /** Where a place is on the board. @param {string} place @returns {Point} */
  const spot = (place) => pieces.at(now, place) ?? middleOf(holderOf(now, place));

  /** The way from the place picked last to the one chosen. */
  function drawWay() {
    const from = choices.picked.at(-1) ?? "";
    const { chosen } = choices;
    if (!from || !chosen || from === chosen || holderOf(now, from) === chosen) return marks.showWay();
    marks.showWay(spot(from), spot(chosen));
  }

  // ---- selecting and choosing --------------------------------------------------------------------------
  /** A place was clicked, or Enter was pressed on it. @param {string} place */
  function act(place) {
    if (place in choices.options || (place !== "" && place === choices.chosen)) return onChoose(place);
    const why = choices.refused[place];
    if (place in elements) select(place);
    else onSelect(place);
    if (why) root.say(why);
  }

  /** @param {string} id */
  function select(id) {
    const before = selected;
    setSelected(id);
    if (id !== before) {
      onSelect(id);
      root.say(id === "" ? t("cleared") : t("selected", { place: id }));
    }
  }

  /** @param {string} place */
  function setSelected(place) {
    const id = place === "" ? "" : holderOf(now, place);
    if (selected in elements) elements[selected].setAttribute("aria-pressed", "false");
    selected = id in elements ? id : "";
    if (selected !== "") elements[selected].setAttribute("aria-pressed", "true");
    list.select(selected);
    drawMarks();
  }

  /** @param {Partial<Choices>} given */
  function setChoices(given) {
    const before = choices;
    choices = complete(given, known);
    if (JSON.stringify(before) === JSON.stringify(choices)) return;
    const opened = openCard.id;
    // Opened to choose a part, a card is in the way once that is done.
    if (opened && choosable(now, before, opened).length > 0 && partsIn(opened) === 0) closeCard(openCard.holds());
    openCard.update(told());
    placeOpen();
    for (const id of ids) title(id);
    const some = Object.keys(choices.options).length > 0;
    scene.element.setAttribute("aria-label", t("help") + (some ? ` ${t("help.choices")}` : ""));
    list.sort(optionsFirst(ids, byHolder(ids, now, choices)));
    drawMarks();
    showTip();
  }

  // ---- the card laid open --------------------------------------------------------------------------------
  /** @param {string} id @param {boolean} enter  bring the keys into it */
  function showCard(id, enter) {
    hovered = { id: "", part: "" };
    openCard.open(id, told());
    placeOpen();
    showTip();
    if (!enter) return;
    openCard.enter();
    root.say(open(t("card.opened", { place: id, parts: openCard.words() })));
  }

  /** @param {boolean} back  bring the keys back to the place */
  function closeCard(back) {
    const id = openCard.id;
    if (id === "") return;
    openCard.close();
    if (back) focusPlace(ids.indexOf(id));
    root.say(t("card.closed"));
  }

  // ---- pointer and keyboard --------------------------------------------------------------------------
  /** @param {Event} event @returns {{id: string, part: string}} */
  function spotOf(event) {
    const place = /** @type {Element} */ (event.target).closest?.("[data-place]")?.getAttribute("data-place") ?? "";
    if (place === "") return { id: "", part: "" };
    const id = holderOf(now, place);
    return { id, part: id === place ? "" : place };
  }

  /** @param {number} index */
  function focusPlace(index) {
    elements[ids[tabStop]].setAttribute("tabindex", "-1");
    tabStop = index;
    const element = elements[ids[index]];
    element.setAttribute("tabindex", "0");
    element.focus({ preventScroll: true });
  }

  /** @param {1 | -1} by */
  function toOption(by) {
    hovered = { id: "", part: "" };
    focusPlace(ids.indexOf(jump(ids, byHolder(ids, now, choices), ids[tabStop], by)));
  }

  /** Choose a place, or open its card where it is none to choose or parts of it are, too. @param {string} id @param {boolean} byKey */
  function enter(id, byKey) {
    if (id === choices.chosen || (id in choices.options && partsIn(id) === 0)) return act(id);
    if (partsIn(id) === 0) act(id);
    showCard(id, byKey);
  }

  canvas.addEventListener("pointerover", (event) => {
    hovered = spotOf(event);
    if (hovered.id !== hushed) hushed = "";
    showTip();
  }, { signal });
  canvas.addEventListener("pointerleave", () => ((hovered = { id: "", part: "" }), showTip()), { signal });
  canvas.addEventListener("click", (event) => {
    const { id, part } = spotOf(event);
    if (sight.dragged()) return;
    if (id === "") return closeCard(false);
    focusPlace(ids.indexOf(id));
    if (part in choices.options || (part !== "" && part === choices.chosen)) return act(part);
    hushed = id in choices.options ? id : "";
    if (id !== openCard.id) closeCard(false);
    enter(id, false);
    showTip();
  }, { signal });
  canvas.addEventListener("focusin", (event) => {
    focused = spotOf(event).id;
    if (focused === "") return;
    if (focused !== hushed) hushed = "";
    const index = ids.indexOf(focused);
    if (index !== tabStop) {
      elements[ids[tabStop]].setAttribute("tabindex", "-1");
      tabStop = index;
      elements[focused].setAttribute("tabindex", "0");
    }
    // A click focuses too; the ring is for the keyboard.
    ringed = elements[focused].matches(":focus-visible");
    sight.reveal(middleOf(focused));
    drawMarks();
    showTip();
    root.say(speech.status(told(), focused));
  }, { signal });
  canvas.addEventListener("focusout", () => ((focused = ""), drawMarks(), showTip()), { signal });

  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const COMMANDS = {
    move: (event) => focusPlace(step(middles(), tabStop, event.key)),
    first: () => focusPlace(0),
    last: () => focusPlace(ids.length - 1),
    select: () => enter(ids[tabStop], true),
    open: () => showCard(ids[tabStop], true),
    next: () => toOption(1),
    previous: () => toOption(-1),
    clear: () => {
      hovered = { id: "", part: "" };
      tip.hide();
      closeCard(false);
      select("");
    },
    closer: () => sight.zoomBy(1, middles()[tabStop]),
    farther: () => sight.zoomBy(-1, middles()[tabStop]),
    whole: () => sight.zoomBy(-9, middles()[tabStop]),
  };
  canvas.addEventListener("keydown", (event) => {
    const command = commandFor(event, BINDINGS);
    if (command === "") return;
    // Escape goes on to the caller where this map has nothing to clear: what is picked and chosen is the caller's.
    const own = command !== "clear" || selected !== "" || openCard.id !== "";
    COMMANDS[command](event);
    if (own) consume(event);
  }, { signal });
  openCard.element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") closeCard(true);
    else if (!openCard.step(event.key)) return;
    consume(event);
  }, { signal });

  const folds = el("div", { class: "gk-map-folds" });
  root.element.append(folds);
  createLegend(folds, labels, { factions: Object.keys(look.factions), buildings: Object.keys(board.facts.buildings) });
  const list = createList(folds, {
    ids,
    summary: t("list"),
    name: labels.name,
    line: (id) => speech.line(told(), id),
    onSelect: (id) => {
      if (id === "") return closeCard(false), select("");
      enter(id, partsIn(id) > 0);
    },
    onVisit: (id) => {
      [focused, ringed] = [id, true];
      drawMarks();
    },
    signal,
  });

  /**
   * Draw a view. Only places that differ from what is drawn are touched.
   * @param {Record<string, any>} next
   * @param {ProvincesExtra} [extra]
   */
  function update(next, { highlight: marked = [], animate = false } = {}) {
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
    for (const id of ids) title(id);
    routes.update(next.routes ?? [], factionOf);
    pieces.draw(next, now, factionOf, animate && Boolean(before.cities) && !matchMedia("(prefers-reduced-motion: reduce)").matches);
    choices = complete(choices, known);
    highlight = marked.map((place) => holderOf(now, place)).filter((id) => id in elements);
    openCard.update(told());
    drawMarks();
    showTip();
    list.refresh();
  }

  sight.start();
  for (const id of ids) title(id);
  elements[ids[0]].setAttribute("tabindex", "0");
  list.refresh();
  return {
    element: root.element,
    update,
    setSelected,
    setChoices,
    destroy() {
      sight.stop();
      root.destroy();
    },
  };
}
