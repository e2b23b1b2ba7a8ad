/** The board of countries: draws a view, follows pointer and keyboard, tells which place is selected or chosen. */
import { complete, jump, NO_CHOICES, optionsFirst } from "../map/choices.mjs";
import { commandFor } from "../map/keys.mjs";
import { createList } from "../map/list.mjs";
import { step } from "../map/navigate.mjs";
import { createSight } from "../map/sight.mjs";
import { consume, el } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { createTip } from "../shared/tip.mjs";
import { createCard } from "./card.mjs";
import { createFacts, NOTHING, open as unstopped } from "./facts.mjs";
import { BINDINGS } from "./keys.mjs";
import { createLegend } from "./legend.mjs";
import { cardBox, CELL, measure, placeOf as middleOf, planCard } from "./measures.mjs";
import { moves } from "./moves.mjs";
import { byCountry, choiceArrows, choiceMark, faded, known, landOf, openSquares, placeOf, squareMarks } from "./offers.mjs";
import { createOpenCard } from "./open.mjs";
import { createScene } from "./scene.mjs";
import { tableOf } from "./seats.mjs";
import { drawToken } from "./signs.mjs";
import { createSpeech } from "./speech.mjs";
import { createWays } from "./ways.mjs";
import { createZones } from "./zones.mjs";

/**
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {import("../map/choices.mjs").Choices} Choices
 * @typedef {import("./facts.mjs").Country} Country
 * @typedef {object} CountriesOptions
 * @property {Labels} labels
 * @property {import("./scene.mjs").Board} board
 * @property {(id: string) => void} [onSelect]    a country or a square was selected, "" when that was cleared
 * @property {(place: string) => void} [onChoose]  an option was chosen; once more when it was chosen already
 * @property {(text: string) => void} [say]       speaks for the board, which then has no live line of its own
 * @property {"normal" | "large"} [size]
 * @typedef {object} CountriesExtra
 * @property {string[]} [highlight]   countries changed by the last step: outlined
 * @property {boolean} [animate]      let a cube that moved travel along its arrow (never under reduced motion)
 */

/** From this size on, in px, a square on a card is a target of its own. */
const TARGET = 24;

/**
 * @param {HTMLElement} host
 * @param {CountriesOptions} options
 */
export function createCountries(host, { labels, board, onSelect = () => {}, onChoose = () => {}, say, size = "normal" }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.countries.${id}`, params);
  const root = createRoot(host, { className: "gk-board", label: t("title"), say });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const lands = board.regions;
  const ids = Object.keys(lands);
  const scale = size === "large" ? 1.5 : 1;
  const facts = createFacts(labels, lands);
  const speech = createSpeech(labels, lands, facts);

  const scene = createScene(board, labels);
  scene.element.setAttribute("aria-label", t("help"));
  // Listens in place of the drawing: Chromium puts an SVG element with focus listeners into the tab order.
  const canvas = el("div", {}, scene.element);
  const stage = el("div", { class: "gk-map-stage" }, canvas);
  root.element.prepend(stage);
  const tip = createTip(stage);
  const ways = createWays(scene, board);
  const cards = Object.fromEntries(ids.map((id) => [id, createCard(id, lands[id], labels)]));
  scene.layers.cards.append(...ids.map((id) => cards[id].element));

  /** @type {Record<string, any>} */
  let view = {};
  /** @type {import("./card.mjs").Table} */
  let table = tableOf({}, labels.name);
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
  let hovered = "";
  /** The country where a choice was made with the pointer: its tip would cover what comes next. */
  let hushed = "";

  /** @param {string} id @returns {Country} */
  const country = (id) => view.countries?.[id] ?? NOTHING;
  /** How many squares of a country can be chosen. @param {string} id @param {Choices} [among] */
  const squaresIn = (id, among = choices) => openSquares(lands, among, id).length;
  const middles = () => ids.map((id) => middleOf(lands[id], sizes.level));

  const openCard = createOpenCard(stage, { labels, lands, facts, signal, onPlace: (place) => act(place), onClose: closeCard });

  const sight = createSight({
    stage, svgElement: scene.element, board: board.viewBox, labels, signal, scale, words: "widget.countries",
    onChange: (next) => {
      if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
      showTip();
      placeOpen();
    },
  });

  /** @param {import("./measures.mjs").Measures} next */
  function layOut(next) {
    sizes = next;
    scene.rescale(next);
    for (const id of ids) {
      const plan = planCard(next.level, lands[id]);
      const middle = middleOf(lands[id], next.level);
      boxes[id] = cardBox(plan, middle, next.unit);
      cards[id].place(plan, middle, next.unit);
      cards[id].draw(country(id), table);
    }
    ways.layOut(boxes, next.unit);
    drawMarks();
  }

  // ---- words -----------------------------------------------------------------------------------------
  function showTip() {
    const id = hovered || focused;
    if (id === "" || id === hushed || id === openCard.id || !(id in boxes)) return tip.hide();
    const { x, y, w, h } = boxes[id];
    const [above, below] = [sight.toStage([x + w / 2, y]), sight.toStage([x + w / 2, y + h])];
    tip.show(labels.name(id), speech.tip(choices, view, id), { x: above.x, y: (above.y + below.y) / 2, gap: (below.y - above.y) / 2 + 6 });
  }

  function placeOpen() {
    if (openCard.id === "") return;
    const { x, y, w, h } = boxes[openCard.id];
    const [from, to] = [sight.toStage([x, y]), sight.toStage([x + w, y + h])];
    openCard.place({ left: from.x, top: from.y, right: to.x, bottom: to.y });
  }

  /** @param {string} id */
  const title = (id) => cards[id].element.setAttribute("aria-label", speech.name(choices, view, id));

  // ---- marks -----------------------------------------------------------------------------------------
  function drawMarks() {
    for (const id of ids) {
      const kinds = [
        highlight.includes(id) ? "changed" : "", choiceMark(lands, choices, id),
        selected === id ? "selected" : "", focused === id && ringed ? "focus" : "",
      ];
      cards[id].mark(kinds.filter(Boolean));
      cards[id].element.toggleAttribute("data-faded", faded(lands, choices, id));
      cards[id].markSquares(squareMarks(lands, choices, id));
    }
    drawWays();
  }

  /** The arrows that matter: those of the cube that was picked, else those of the country in hand. */
  function drawWays() {
    const own = choiceArrows(lands, choices);
    if (own) return ways.show(own.from, own.to);
    const id = hovered || focused || openCard.id;
    // From the Tax Havens there is a way to every country: that is said, not drawn.
    ways.show(id, id in lands && lands[id].zone !== null ? lands[id].exits : []);
  }

  // ---- selecting and choosing --------------------------------------------------------------------------
  /** A place was clicked, or Enter was pressed on it. @param {string} place */
  function act(place) {
    if (place in choices.options || (place !== "" && place === choices.chosen)) return onChoose(place);
    const why = choices.refused[place];
    if (place in lands) select(place);
    else onSelect(place);
    if (why) root.say(why);
  }

  /** @param {string} id */
  function select(id) {
    const before = selected;
    setSelected(id);
    if (id !== before) {
      onSelect(id);
      root.say(id === "" ? t("cleared") : t("selected", { country: id }));
    }
  }

  /** @param {string} place */
  function setSelected(place) {
    const id = landOf(place);
    if (selected in cards) cards[selected].element.setAttribute("aria-pressed", "false");
    selected = id in lands ? id : "";
    if (selected !== "") cards[selected].element.setAttribute("aria-pressed", "true");
    list.select(selected);
    drawMarks();
  }

  /** @param {Partial<Choices>} given */
  function setChoices(given) {
    const before = choices;
    choices = complete(given, (place) => known(lands, place));
    if (JSON.stringify(before) === JSON.stringify(choices)) return;
    const open = openCard.id;
    // Opened to choose a square, a card is in the way once that is done.
    if (open && squaresIn(open, before) > 0 && squaresIn(open) === 0) closeCard(openCard.holds());
    openCard.update({ choices, view, table });
    placeOpen();
    for (const id of ids) title(id);
    const some = Object.keys(choices.options).length > 0;
    scene.element.setAttribute("aria-label", t("help") + (some ? ` ${t("help.choices")}` : ""));
    list.sort(optionsFirst(ids, byCountry(lands, choices)));
    drawMarks();
    showTip();
  }

  // ---- the card laid open --------------------------------------------------------------------------------
  /** @param {string} id @param {boolean} enter  bring the keys into it */
  function showCard(id, enter) {
    hovered = "";
    openCard.open(id, { choices, view, table });
    placeOpen();
    showTip();
    drawWays();
    if (!enter) return;
    openCard.enter();
    root.say(t("card.opened", { country: id, squares: unstopped(openCard.words()) }));
  }

  /** @param {boolean} back  bring the keys back to the country */
  function closeCard(back) {
    const id = openCard.id;
    if (id === "") return;
    openCard.close();
    if (back) focusCard(ids.indexOf(id));
    drawWays();
    root.say(t("card.closed"));
  }

  // ---- pointer and keyboard --------------------------------------------------------------------------
  /** @param {Event} event @returns {{id: string, square: string}} */
  function spotOf(event) {
    const target = /** @type {Element} */ (event.target);
    return { id: target.closest?.("[data-place]")?.getAttribute("data-place") ?? "", square: target.closest?.("[data-square]")?.getAttribute("data-square") ?? "" };
  }

  /** @param {number} index */
  function focusCard(index) {
    cards[ids[tabStop]].element.setAttribute("tabindex", "-1");
    tabStop = index;
    const { element } = cards[ids[index]];
    element.setAttribute("tabindex", "0");
    element.focus({ preventScroll: true });
  }

  /** @param {1 | -1} by */
  function toOption(by) {
    hovered = "";
    focusCard(ids.indexOf(jump(ids, byCountry(lands, choices), ids[tabStop], by)));
  }

  /** Choose a country, or open its card where it is none to choose or squares of it are, too. @param {string} id @param {boolean} byKey */
  function enter(id, byKey) {
    if (id === choices.chosen || (id in choices.options && squaresIn(id) === 0)) return act(id);
    if (squaresIn(id) === 0) act(id);
    showCard(id, byKey);
  }

  canvas.addEventListener("pointerover", (event) => {
    hovered = spotOf(event).id;
    if (hovered !== hushed) hushed = "";
    showTip();
    drawWays();
  }, { signal });
  canvas.addEventListener("pointerleave", () => ((hovered = ""), showTip(), drawWays()), { signal });
  canvas.addEventListener("click", (event) => {
    const { id, square } = spotOf(event);
    if (sight.dragged()) return;
    if (id === "") return closeCard(false);
    focusCard(ids.indexOf(id));
    const place = placeOf(id, square);
    if (square !== "" && place in choices.options && CELL * sizes.unit * sizes.k >= TARGET) return act(place);
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
      cards[ids[tabStop]].element.setAttribute("tabindex", "-1");
      tabStop = index;
      cards[focused].element.setAttribute("tabindex", "0");
    }
    // A click focuses too; the ring is for the keyboard.
    ringed = cards[focused].element.matches(":focus-visible");
    sight.reveal(middleOf(lands[focused], sizes.level));
    drawMarks();
    showTip();
    root.say(speech.status(choices, view, focused));
  }, { signal });
  canvas.addEventListener("focusout", () => ((focused = ""), drawMarks(), showTip()), { signal });

  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const COMMANDS = {
    move: (event) => focusCard(step(middles(), tabStop, event.key)),
    first: () => focusCard(0),
    last: () => focusCard(ids.length - 1),
    select: () => enter(ids[tabStop], true),
    open: () => showCard(ids[tabStop], true),
    next: () => toOption(1),
    previous: () => toOption(-1),
    clear: () => {
      hovered = "";
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
    // Escape goes on to the caller where this board has nothing to clear: what is picked and chosen is the caller's.
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

  const zones = createZones(root.element, { zones: Object.keys(board.zones), labels, signal, onVisit: (id) => focusCard(ids.indexOf(id)) });
  const folds = el("div", { class: "gk-map-folds" });
  root.element.append(folds);
  createLegend(folds, labels);
  const list = createList(folds, {
    ids,
    summary: t("list"),
    name: labels.name,
    line: (id) => speech.line(choices, view, id),
    onSelect: (id) => {
      if (id === "") return closeCard(false), select("");
      enter(id, squaresIn(id) > 0);
    },
    onVisit: (id) => {
      [focused, ringed] = [id, true];
      drawMarks();
    },
    signal,
  });

  /**
   * Draw a view. Only countries that differ from what is drawn are touched.
   * @param {Record<string, any>} next
   * @param {CountriesExtra} [extra]
   */
  function update(next, { highlight: marked = [], animate = false } = {}) {
    const before = view;
    view = next;
    const now = tableOf(next, labels.name);
    const same = JSON.stringify(now) === JSON.stringify(table);
    table = now;
    for (const id of ids) {
      // A view patched from the last one shares its unchanged branches.
      if (same && (before.countries?.[id] === country(id) || JSON.stringify(before.countries?.[id]) === JSON.stringify(country(id)))) continue;
      cards[id].draw(country(id), table);
      title(id);
    }
    highlight = marked.filter((id) => id in lands);
    zones.update(view);
    openCard.update({ choices, view, table });
    drawMarks();
    showTip();
    list.refresh();
    if (animate && before.countries && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      for (const { seat, from, to } of moves(before.countries, view.countries ?? {})) {
        ways.travel(from, to, drawToken(table.corporations[seat] ?? "", "1", [0, 0]));
      }
    }
  }

  sight.start();
  for (const id of ids) title(id);
  cards[ids[0]].element.setAttribute("tabindex", "0");
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
