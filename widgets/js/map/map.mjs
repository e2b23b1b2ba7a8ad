/** The board as a map: draws a view, follows pointer and keyboard, tells which region is selected or chosen. */
import { choiceWords, complete, jump, NO_CHOICES, optionsFirst } from "../board/choices.mjs";
import { appendFolds, createFrame, shown } from "../board/frame.mjs";
import { commandFor, PIECE_KEYS } from "../board/keys.mjs";
import { createList } from "../board/list.mjs";
import { createMarks } from "../board/marks.mjs";
import { step } from "../board/navigate.mjs";
import { createNotes } from "../board/notes.mjs";
import { createSight } from "../board/sight.mjs";
import { consume } from "../shared/dom.mjs";
import { createDrawing } from "./drawing.mjs";
import { createLegend } from "./legend.mjs";
import { pieceWords, piecesOf, regionRules } from "./rules.mjs";
import { createScene } from "./scene.mjs";
import { NOTHING, regionWords } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Labels} Labels
 * @typedef {import("./words.mjs").Holding} Holding
 * @typedef {import("../board/choices.mjs").Choices} Choices
 * @typedef {object} MapOptions
 * @property {Labels} labels
 * @property {import("./scene.mjs").Board} board
 * @property {(id: string) => void} [onSelect]   a region was selected, "" when that was cleared
 * @property {(id: string) => void} [onChoose]   an option was chosen; once more when it was chosen already
 * @property {(text: string) => void} [say]      speaks for the map, which then has no live line of its own
 * @property {"normal" | "large"} [size]
 * @typedef {object} MapExtra
 * @property {string[]} [highlight]   regions changed by the last step: outlined
 * @property {boolean} [animate]      let a piece that moved travel there (never under reduced motion)
 * @property {string[]} [marks]       what a note points at: regions, and arrows "a > b" from one to another
 */

/** A text as the beginning of a line. @param {string} text */
const opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * @param {HTMLElement} host
 * @param {MapOptions} options
 */
export function createWorldMap(host, { labels, board, onSelect = () => {}, onChoose = () => {}, say, size = "normal" }) {
  const scene = createScene(board);
  const { root, canvas, stage, tip, scale } = createFrame(host, {
    className: "gk-map", labels, words: "widget.map", drawing: scene.element, size, say,
  });
  const { signal } = root.abort;
  const ids = Object.keys(board.regions);
  const points = ids.map((id) => board.regions[id].label);

  const drawing = createDrawing(scene, board, labels);
  const marks = createMarks(scene, board);
  const notes = createNotes(scene.layers.focus, {
    labels, elements: scene.paths, at: drawing.freePlace, scale, wrap: board.wrap ? board.viewBox[2] : 0,
  });

  /** @type {Record<string, any>} */
  let view = {};
  /** @type {Choices} */
  let choices = NO_CHOICES;
  let selected = "";
  let tabStop = 0;
  /** @typedef {{id: string, piece: string}} Spot   a region, or a piece in it */
  /** @type {Spot} */
  const NOWHERE = { id: "", piece: "" };
  let focused = NOWHERE;
  let hovered = NOWHERE;
  /** The region where a choice was made with the pointer: its tip would cover what comes next. */
  let hushed = "";

  /** @param {string} id @returns {Holding} */
  const holding = (id) => view.regions?.[id] ?? NOTHING;
  /** @param {string} id */
  const words = (id) => regionWords(labels, id, board.regions[id], holding(id));

  for (const [index, id] of ids.entries()) {
    const path = scene.paths[id];
    path.setAttribute("role", "button");
    path.setAttribute("tabindex", index === tabStop ? "0" : "-1");
    path.setAttribute("aria-pressed", "false");
  }

  const sight = createSight({
    stage,
    svgElement: scene.element,
    board: board.viewBox,
    labels,
    signal,
    scale,
    onChange: (next) => {
      if (next) {
        drawing.layOut(next);
        marks.rescale(next.k);
        notes.layOut(next.k);
        drawWay();
      }
      showTip();
    },
  });

  // ---- words -----------------------------------------------------------------------------------------
  /** What a region is to the choice, as a line of the tip. @param {string} id */
  const offer = (id) => choices.refused[id] ?? opened(choiceWords(labels, choices, id));

  /** @param {Spot} spot @returns {{name: string, lines: string[]}} */
  function explanation({ id, piece }) {
    const region = board.regions[id];
    const ruleset = view.ruleset ?? "summary";
    if (piece !== "") {
      const said = pieceWords(labels, ruleset, region, holding(id), piece);
      return { name: labels.t("widget.map.piece", { what: said.name, region: id }), lines: [offer(id), ...said.lines].filter(Boolean) };
    }
    const { name, place, units } = words(id);
    return { name, lines: [offer(id), place, units, ...regionRules(labels, ruleset, region, holding(id)), ...notes.words(id)].filter(Boolean) };
  }

  /** A spot whose piece has gone is its region. @param {Spot} spot @returns {Spot} */
  const present = ({ id, piece }) => ({ id, piece: id !== "" && piecesOf(board.regions[id], holding(id)).includes(piece) ? piece : "" });

  function showTip() {
    const spot = present(hovered.id ? hovered : focused);
    if (spot.id === "" || spot.id === hushed) return tip.hide();
    const { name, lines } = explanation(spot);
    tip.show(name, lines, sight.toStage(spot.piece ? drawing.pieceAt(spot.id, spot.piece) : board.regions[spot.id].label));
  }

  /** @param {string} id */
  function announce(id) {
    const status = labels.t("widget.map.status", { region: id, units: words(id).units });
    root.say(choices.refused[id] ? `${status}. ${choices.refused[id]}` : status);
  }

  /** @param {string} id */
  function title(id) {
    const { name, place } = words(id);
    const choice = choiceWords(labels, choices, id);
    scene.paths[id].setAttribute("aria-label", labels.t("widget.map.region", { region: name, place: choice ? `${choice}, ${place}` : place }));
  }

  // ---- selecting and choosing --------------------------------------------------------------------------
  /** A click or Enter on a region: an option is chosen, any other region selected. @param {string} id */
  function act(id) {
    if (id in choices.options || (id !== "" && id === choices.chosen)) return onChoose(id);
    select(id);
    if (choices.refused[id]) root.say(choices.refused[id]);
  }

  /** @param {string} id */
  function select(id) {
    const before = selected;
    setSelected(id);
    if (id !== before) {
      onSelect(id);
      root.say(id === "" ? labels.t("widget.map.cleared") : labels.t("widget.map.selected", { region: id }));
    }
  }

  /** @param {string} id */
  function setSelected(id) {
    if (selected in scene.paths) scene.paths[selected].setAttribute("aria-pressed", "false");
    selected = id in board.regions ? id : "";
    if (selected !== "") scene.paths[selected].setAttribute("aria-pressed", "true");
    marks.select(selected);
    list.select(selected);
  }

  /** @param {Partial<Choices>} given */
  function setChoices(given) {
    const before = choices;
    choices = complete(given, (id) => id in board.regions);
    if (JSON.stringify(before) === JSON.stringify(choices)) return;
    marks.choose(choices);
    drawRings();
    drawWay();
    for (const id of ids) if (choiceWords(labels, before, id) !== choiceWords(labels, choices, id)) title(id);
    const some = Object.keys(choices.options).length > 0;
    scene.element.setAttribute("aria-label", labels.t("widget.map.help") + (some ? ` ${labels.t("widget.map.help.choices")}` : ""));
    list.sort(optionsFirst(ids, choices));
    showTip();
  }

  /** The stacks of the nation that acts in a region, as pieces. @param {string} id */
  const ownStacks = (id) => (holding(id).units ?? []).flatMap(([owner], index) => (owner === actor() ? [String(index)] : []));
  const actor = () => view.decision?.actor ?? view.active;

  /** Rings round the units of the nation that acts: where they can be picked, and the one that was. */
  function drawRings() {
    const from = choices.picked.at(-1) ?? "";
    // With several kinds of units there it is not known which of them was picked.
    const picked = from && ownStacks(from).length === 1 ? from : "";
    drawing.ring((id, [owner, kind]) => (owner !== actor() ? "" : id === picked ? "picked" : kind === choices.options[id]?.unit ? "option" : ""));
  }

  /** The way from the place picked last to the one chosen. */
  function drawWay() {
    const from = choices.picked.at(-1) ?? "";
    const { chosen } = choices;
    if (!from || !chosen || from === chosen) return marks.showWay();
    const own = ownStacks(from);
    marks.showWay(own.length === 1 ? drawing.pieceAt(from, own[0]) : board.regions[from].label, drawing.freePlace(chosen));
  }

  // ---- pointer and keyboard --------------------------------------------------------------------------
  /** @param {Event} event @returns {Spot} */
  function spotOf(event) {
    const node = /** @type {Element} */ (event.target).closest?.("[data-region]");
    return node ? { id: node.getAttribute("data-region") ?? "", piece: node.getAttribute("data-piece") ?? "" } : NOWHERE;
  }

  /** @param {number} index */
  function focusRegion(index) {
    scene.paths[ids[tabStop]].setAttribute("tabindex", "-1");
    tabStop = index;
    const path = scene.paths[ids[index]];
    path.setAttribute("tabindex", "0");
    path.focus({ preventScroll: true });
  }

  /** Explain the next piece of the region with the focus, after the last one the region itself. */
  function explainNext() {
    const id = ids[tabStop];
    const pieces = ["", ...piecesOf(board.regions[id], holding(id))];
    focused = { id, piece: pieces[(pieces.indexOf(present({ id, piece: focused.piece }).piece) + 1) % pieces.length] };
    hovered = NOWHERE;
    hushed = "";
    showTip();
    const { name, lines } = explanation(focused);
    root.say([name, ...lines].map((text) => text.replace(/[.]$/, "")).join(". "));
  }

  /** @param {1 | -1} by */
  function toOption(by) {
    const next = jump(ids, choices, ids[tabStop], by);
    hovered = NOWHERE;
    focusRegion(ids.indexOf(next));
  }

  canvas.addEventListener("pointerover", (event) => {
    hovered = spotOf(event);
    if (hovered.id !== hushed) hushed = "";
    showTip();
  }, { signal });
  canvas.addEventListener("pointerleave", () => ((hovered = NOWHERE), showTip()), { signal });
  canvas.addEventListener(
    "click",
    (event) => {
      const { id } = spotOf(event);
      if (id === "" || sight.dragged()) return;
      focusRegion(ids.indexOf(id));
      if (id in choices.options) hushed = id;
      act(id);
      showTip();
    },
    { signal },
  );
  canvas.addEventListener(
    "focusin",
    (event) => {
      focused = spotOf(event);
      const { id } = focused;
      if (id === "") return;
      if (id !== hushed) hushed = "";
      const index = ids.indexOf(id);
      if (index !== tabStop) {
        scene.paths[ids[tabStop]].setAttribute("tabindex", "-1");
        tabStop = index;
        scene.paths[id].setAttribute("tabindex", "0");
      }
      // A click focuses too; the ring is for the keyboard.
      marks.focus(scene.paths[id].matches(":focus-visible") ? id : "");
      sight.reveal(board.regions[id].label);
      showTip();
      announce(id);
    },
    { signal },
  );
  canvas.addEventListener("focusout", () => ((focused = NOWHERE), marks.focus(""), showTip()), { signal });

  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const COMMANDS = {
    move: (event) => focusRegion(step(points, tabStop, event.key, board.wrap ? board.viewBox[2] : 0)),
    first: () => focusRegion(0),
    last: () => focusRegion(ids.length - 1),
    select: () => act(ids[tabStop]),
    next: () => toOption(1),
    previous: () => toOption(-1),
    explain: explainNext,
    clear: () => {
      hovered = NOWHERE;
      tip.hide();
      select("");
    },
    closer: () => sight.zoomBy(1, points[tabStop]),
    farther: () => sight.zoomBy(-1, points[tabStop]),
    whole: () => sight.zoomBy(-9, points[tabStop]),
  };
  canvas.addEventListener(
    "keydown",
    (event) => {
      const command = commandFor(event, PIECE_KEYS);
      if (command === "") return;
      // Escape goes on to the caller where this map has nothing to clear: what is picked and chosen is the caller's.
      const own = command !== "clear" || selected !== "";
      COMMANDS[command](event);
      if (own) consume(event);
    },
    { signal },
  );

  const folds = appendFolds(root);
  createLegend(folds, { labels, nation: Object.values(board.regions).find((region) => region.owner)?.owner ?? "" });
  const list = createList(folds, {
    ids,
    summary: labels.t("widget.map.list"),
    name: labels.name,
    line: (id) => {
      const { name, place, units } = words(id);
      const choice = choiceWords(labels, choices, id);
      const line = labels.t(`widget.map.line${choice ? ".choice" : ""}`, { region: name, choice, place, units });
      return [line, ...notes.words(id)].join(". ");
    },
    onSelect: act,
    onVisit: (id) => marks.focus(id),
    signal,
  });

  /**
   * Draw a view. Only regions that differ from what is drawn are touched.
   * @param {Record<string, any>} next
   * @param {MapExtra} [extra]
   */
  function update(next, { highlight = [], animate = false, marks: noted = [] } = {}) {
    view = next;
    drawing.update(view.regions ?? {}, { animate, onChange: title });
    if (choices !== NO_CHOICES) {
      drawRings();
      drawWay();
    }
    notes.update(noted);
    marks.change(highlight);
    marks.note(notes.places);
    showTip();
    list.refresh();
  }

  list.refresh();
  return shown(root, sight, {
    update,
    setSelected,
    setChoices,
    /** What a region is and holds, in words. */
    describe: words,
  });
}
