/** The board of countries: draws a view, follows pointer and keyboard, tells which place is selected or chosen. */
import { appendFolds, createFrame, shown } from "../board/frame.mjs";
import { createHand } from "../board/hand.mjs";
import { createNotes } from "../board/notes.mjs";
import { createSight } from "../board/sight.mjs";
import { createCard } from "./card.mjs";
import { createFacts, NOTHING } from "./facts.mjs";
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
 * @typedef {import("../board/choices.mjs").Choices} Choices
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
 * @property {string[]} [marks]       what a note points at: countries, squares, and arrows "a > b" from one to another
 */

/** From this size on, in px, a square on a card is a target of its own. */
const TARGET = 24;

/**
 * @param {HTMLElement} host
 * @param {CountriesOptions} options
 */
export function createCountries(host, { labels, board, onSelect = () => {}, onChoose = () => {}, say, size = "normal" }) {
  const scene = createScene(board, labels);
  const { root, canvas, stage, tip, scale } = createFrame(host, {
    className: "gk-board", labels, words: "widget.countries", drawing: scene.element, size, say,
  });
  const { signal } = root.abort;
  const lands = board.regions;
  const ids = Object.keys(lands);
  const facts = createFacts(labels, lands);
  const speech = createSpeech(labels, lands, facts);

  const ways = createWays(scene, board);
  const cards = Object.fromEntries(ids.map((id) => [id, createCard(id, lands[id], labels)]));
  scene.layers.cards.append(...ids.map((id) => cards[id].element));

  /** @type {Record<string, any>} */
  let view = {};
  /** @type {import("./card.mjs").Table} */
  let table = tableOf({}, labels.name);
  /** @type {string[]} */
  let highlight = [];
  /** @type {Record<string, import("../board/sizes.mjs").Box>} */
  let boxes = {};
  let sizes = measure(1000, board.viewBox[2], scale);

  const elements = Object.fromEntries(ids.map((id) => [id, cards[id].element]));
  const notes = createNotes(scene.layers.over, {
    labels, elements, placeOf: landOf, scale,
    // Off the corner of the card, which has its name there.
    at: (id, px) => [boxes[id].x - 4 * px * scale, boxes[id].y - 4 * px * scale],
  });

  /** @param {string} id @returns {Country} */
  const country = (id) => view.countries?.[id] ?? NOTHING;
  /** @returns {import("./open.mjs").Scene} */
  const scened = () => ({ choices: hand.choices, view, table });

  const openCard = createOpenCard(stage, { labels, lands, facts, signal, onPlace: (place) => hand.act(place), onClose: (back) => hand.closeCard(back) });

  const sight = createSight({
    stage, svgElement: scene.element, board: board.viewBox, labels, signal, scale, words: "widget.countries",
    onChange: (next) => {
      if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
      hand.moved();
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
    notes.layOut(next.k);
    drawMarks();
  }

  function drawMarks() {
    const { choices } = hand;
    for (const id of ids) {
      const kinds = [
        notes.places.includes(id) ? "noted" : "", highlight.includes(id) ? "changed" : "", choiceMark(lands, choices, id),
        hand.selected === id ? "selected" : "", hand.ring === id ? "focus" : "",
      ];
      cards[id].mark(kinds.filter(Boolean));
      cards[id].element.toggleAttribute("data-faded", faded(lands, choices, id));
      cards[id].markSquares(squareMarks(lands, choices, id));
    }
    drawWays();
  }

  /** The arrows that matter: those of the cube that was picked, else those of the country in hand. */
  function drawWays() {
    const own = choiceArrows(lands, hand.choices);
    if (own) return ways.show(own.from, own.to);
    const id = hand.inHand;
    // From the Tax Havens there is a way to every country: that is said, not drawn.
    ways.show(id, id in lands && lands[id].zone !== null ? lands[id].exits : []);
  }

  const zones = createZones(root.element, { zones: Object.keys(board.zones), labels, signal, onVisit: (id) => hand.focusPlace(ids.indexOf(id)) });
  const folds = appendFolds(root);
  createLegend(folds, labels);

  /** @type {import("../board/hand.mjs").Hand} */
  const hand = createHand({
    root, canvas, drawing: scene.element, folds, labels, words: "widget.countries", ids, elements,
    middleOf: (id) => middleOf(lands[id], sizes.level),
    boxOf: ({ id }) => (id in boxes ? { box: boxes[id], gap: 6 } : null),
    spotOf(event) {
      const target = /** @type {Element} */ (event.target);
      const id = target.closest?.("[data-place]")?.getAttribute("data-place") ?? "";
      const square = target.closest?.("[data-square]")?.getAttribute("data-square") ?? "";
      return { id, part: square === "" ? "" : placeOf(id, square) };
    },
    holderOf: landOf,
    known: (place) => known(lands, place),
    partsIn: (id, choices) => openSquares(lands, choices, id).length,
    byPlace: (choices) => byCountry(lands, choices),
    partsAreTargets: () => CELL * sizes.unit * sizes.k >= TARGET,
    sight, tip, openCard, notes,
    scene: scened,
    speech: {
      heading: (id) => labels.name(id),
      tip: (id) => speech.tip(hand.choices, view, id),
      status: (id) => speech.status(hand.choices, view, id),
      name: (id) => speech.name(hand.choices, view, id),
      line: (id) => speech.line(hand.choices, view, id),
    },
    onMark: drawMarks,
    onLook: drawWays,
    onSelect,
    onChoose,
  });

  /**
   * Draw a view. Only countries that differ from what is drawn are touched.
   * @param {Record<string, any>} next
   * @param {CountriesExtra} [extra]
   */
  function update(next, { highlight: marked = [], animate = false, marks = [] } = {}) {
    const before = view;
    view = next;
    const now = tableOf(next, labels.name);
    const same = JSON.stringify(now) === JSON.stringify(table);
    table = now;
    for (const id of ids) {
      // A view patched from the last one shares its unchanged branches.
      if (same && (before.countries?.[id] === country(id) || JSON.stringify(before.countries?.[id]) === JSON.stringify(country(id)))) continue;
      cards[id].draw(country(id), table);
      hand.title(id);
    }
    highlight = marked.filter((id) => id in lands);
    notes.update(marks);
    zones.update(view);
    hand.refresh();
    if (animate && before.countries && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      for (const { seat, from, to } of moves(before.countries, view.countries ?? {})) {
        ways.travel(from, to, drawToken(table.corporations[seat] ?? "", "1", [0, 0]));
      }
    }
  }

  hand.start();
  return shown(root, sight, { update, setSelected: hand.setSelected, setChoices: hand.setChoices });
}
