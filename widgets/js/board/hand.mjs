/**
 * Pointer and keyboard over the places of a board of which each has a card that opens: one tab stop that arrow keys move,
 * what is hovered, has the focus, is selected, what can be chosen, and the tip that says so. What is drawn is the board's.
 */
import { consume } from "../shared/dom.mjs";
import { complete, jump, NO_CHOICES, optionsFirst } from "./choices.mjs";
import { CARD_KEYS, commandFor } from "./keys.mjs";
import { createList } from "./list.mjs";
import { step } from "./navigate.mjs";

/**
 * @typedef {import("./choices.mjs").Choices} Choices
 * @typedef {import("./sizes.mjs").Box} Box
 * @typedef {{id: string, part: string}} Spot   a place, or a part of it: a place of a menu, too
 * @typedef {object} Speech   what is said of places now
 * @property {(id: string, part: string) => string} heading  of the tip
 * @property {(id: string, part: string) => string[]} tip    its lines
 * @property {(id: string) => string} status                 when the focus comes
 * @property {(id: string) => string} name                   for a screen reader
 * @property {(id: string) => string} line                   of the list
 * @typedef {object} Hand
 * @property {Choices} choices        what can be chosen
 * @property {string} selected
 * @property {string} ring            the place that has the focus by the keyboard; "" for none
 * @property {string} inHand          the place hovered, with the focus, or open
 * @property {(place: string) => void} act             as a click on it or Enter does
 * @property {(back: boolean) => void} closeCard
 * @property {(index: number) => void} focusPlace
 * @property {(place: string) => void} setSelected
 * @property {(given: Partial<Choices>) => void} setChoices
 * @property {(id: string) => void} title              name a place anew
 * @property {() => void} moved                        after a change of scale or a pan
 * @property {() => void} refresh                      after another position was drawn
 * @property {() => void} start                        once all is there
 */

/** @type {Spot} */
const NOWHERE = Object.freeze({ id: "", part: "" });

/**
 * @template {{choices: Choices}} S
 * @param {object} options
 * @param {ReturnType<typeof import("../shared/root.mjs").createRoot>} options.root
 * @param {HTMLElement} options.canvas          holds the drawing alone
 * @param {SVGSVGElement} options.drawing
 * @param {HTMLElement} options.folds           where the list goes
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {string} options.words                whose words, as "widget.countries"
 * @param {string[]} options.ids                of the places
 * @param {Record<string, SVGElement>} options.elements   what takes the focus, by place
 * @param {(id: string) => [number, number]} options.middleOf
 * @param {(spot: Spot) => {box: Box, gap: number} | null} options.boxOf  what the tip stands beside, and how far off in px
 * @param {(event: Event) => Spot} options.spotOf
 * @param {(place: string) => string} options.holderOf    the place that has a part
 * @param {(place: string) => boolean} options.known      whether a place of a menu is on the board
 * @param {(id: string, choices: Choices) => number} options.partsIn    how many parts can be chosen
 * @param {(choices: Choices) => Choices} options.byPlace  the choices as they concern whole places
 * @param {() => boolean} options.partsAreTargets          whether parts are drawn so large that they are pressed themselves
 * @param {ReturnType<typeof import("./sight.mjs").createSight>} options.sight
 * @param {ReturnType<typeof import("../shared/tip.mjs").createTip>} options.tip
 * @param {ReturnType<typeof import("./open.mjs").createOpenCard<S>>} options.openCard
 * @param {() => S} options.scene                 what the open card is drawn from
 * @param {Speech} options.speech
 * @param {ReturnType<typeof import("./notes.mjs").createNotes>} options.notes
 * @param {() => void} options.onMark             marks are to be drawn anew
 * @param {() => void} [options.onLook]           another place is in hand
 * @param {(id: string) => void} options.onSelect
 * @param {(place: string) => void} options.onChoose
 * @returns {Hand}
 */
export function createHand({
  root, canvas, drawing, folds, labels, words, ids, elements, middleOf, boxOf, spotOf, holderOf, known, partsIn, byPlace,
  partsAreTargets, sight, tip, openCard, scene, speech, notes, onMark, onLook = () => {}, onSelect, onChoose,
}) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`${words}.${id}`, params);
  const { signal } = root.abort;
  /** @type {Choices} */
  let choices = NO_CHOICES;
  let selected = "";
  let tabStop = 0;
  let focused = "";
  /** Whether the focus came by the keyboard. */
  let ringed = false;
  let hovered = NOWHERE;
  /** The place where a choice was made with the pointer: its tip would cover what comes next. */
  let hushed = "";

  const middles = () => ids.map(middleOf);

  // ---- words -----------------------------------------------------------------------------------------
  function showTip() {
    const spot = hovered.id ? hovered : { id: focused, part: "" };
    const { id, part } = spot;
    if (id === "" || id === hushed || id === openCard.id) return tip.hide();
    const beside = boxOf(spot);
    if (!beside) return tip.hide();
    const { x, y, w, h } = beside.box;
    const [above, below] = [sight.toStage([x + w / 2, y]), sight.toStage([x + w / 2, y + h])];
    tip.show(speech.heading(id, part), [...speech.tip(id, part), ...notes.words(id)], { x: above.x, y: (above.y + below.y) / 2, gap: (below.y - above.y) / 2 + beside.gap });
  }

  function placeOpen() {
    const beside = openCard.id === "" ? null : boxOf({ id: openCard.id, part: "" });
    if (!beside) return;
    const { x, y, w, h } = beside.box;
    const [from, to] = [sight.toStage([x, y]), sight.toStage([x + w, y + h])];
    openCard.place({ left: from.x, top: from.y, right: to.x, bottom: to.y });
  }

  /** @param {string} id */
  function title(id) {
    const name = speech.name(id);
    if (elements[id].getAttribute("aria-label") !== name) elements[id].setAttribute("aria-label", name);
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
    const id = place === "" ? "" : holderOf(place);
    if (selected in elements) elements[selected].setAttribute("aria-pressed", "false");
    selected = id in elements ? id : "";
    if (selected !== "") elements[selected].setAttribute("aria-pressed", "true");
    list.select(selected);
    onMark();
  }

  /** @param {Partial<Choices>} given */
  function setChoices(given) {
    const before = choices;
    choices = complete(given, known);
    if (JSON.stringify(before) === JSON.stringify(choices)) return;
    const open = openCard.id;
    // Opened to choose a part, a card is in the way once that is done; opened to read, once other places can be chosen.
    const others = Object.keys(choices.options).some((place) => !(place in before.options));
    if (open && partsIn(open, choices) === 0 && (partsIn(open, before) > 0 || others)) closeCard(openCard.holds());
    openCard.update(scene());
    placeOpen();
    for (const id of ids) title(id);
    const some = Object.keys(choices.options).length > 0;
    drawing.setAttribute("aria-label", t("help") + (some ? ` ${t("help.choices")}` : ""));
    list.sort(optionsFirst(ids, byPlace(choices)));
    onMark();
    showTip();
  }

  // ---- the card laid open --------------------------------------------------------------------------------
  /** @param {string} id @param {boolean} enter  bring the keys into it */
  function showCard(id, enter) {
    hovered = NOWHERE;
    openCard.open(id, scene());
    placeOpen();
    showTip();
    onLook();
    if (!enter) return;
    openCard.enter();
    root.say(t("card.opened", { place: id, parts: openCard.words() }).replace(/[.]$/, ""));
  }

  /** @param {boolean} back  bring the keys back to the place */
  function closeCard(back) {
    const id = openCard.id;
    if (id === "") return;
    openCard.close();
    if (back) focusPlace(ids.indexOf(id));
    onLook();
    root.say(t("card.closed"));
  }

  // ---- pointer and keyboard --------------------------------------------------------------------------
  /** @param {number} index */
  function stopAt(index) {
    elements[ids[tabStop]].setAttribute("tabindex", "-1");
    tabStop = index;
    elements[ids[index]].setAttribute("tabindex", "0");
  }

  /** @param {number} index */
  function focusPlace(index) {
    stopAt(index);
    elements[ids[index]].focus({ preventScroll: true });
  }

  /** @param {1 | -1} by */
  function toOption(by) {
    hovered = NOWHERE;
    focusPlace(ids.indexOf(jump(ids, byPlace(choices), ids[tabStop], by)));
  }

  /** Choose a place, or open its card where it is none to choose or parts of it are, too. @param {string} id @param {boolean} byKey */
  function enter(id, byKey) {
    if (id === choices.chosen || (id in choices.options && partsIn(id, choices) === 0)) return act(id);
    if (partsIn(id, choices) === 0) act(id);
    showCard(id, byKey);
  }

  canvas.addEventListener("pointerover", (event) => {
    hovered = spotOf(event);
    if (hovered.id !== hushed) hushed = "";
    showTip();
    onLook();
  }, { signal });
  canvas.addEventListener("pointerleave", () => ((hovered = NOWHERE), showTip(), onLook()), { signal });
  canvas.addEventListener("click", (event) => {
    const { id, part } = spotOf(event);
    if (sight.dragged()) return;
    if (id === "") return closeCard(false);
    focusPlace(ids.indexOf(id));
    if (part !== "" && (part in choices.options || part === choices.chosen) && partsAreTargets()) return act(part);
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
    if (index !== tabStop) stopAt(index);
    // A click focuses too; the ring is for the keyboard.
    ringed = elements[focused].matches(":focus-visible");
    // Whoever goes on by keys wants to read of where they led, wherever the pointer rests.
    if (ringed) hovered = NOWHERE;
    sight.reveal(middleOf(focused));
    onMark();
    onLook();
    showTip();
    root.say(speech.status(focused));
  }, { signal });
  canvas.addEventListener("focusout", () => ((focused = ""), onMark(), onLook(), showTip()), { signal });

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
      hovered = NOWHERE;
      tip.hide();
      closeCard(false);
      select("");
    },
    closer: () => sight.zoomBy(1, middleOf(ids[tabStop])),
    farther: () => sight.zoomBy(-1, middleOf(ids[tabStop])),
    whole: () => sight.zoomBy(-9, middleOf(ids[tabStop])),
  };
  canvas.addEventListener("keydown", (event) => {
    const command = commandFor(event, CARD_KEYS);
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

  const list = createList(folds, {
    ids,
    summary: t("list"),
    name: labels.name,
    line: (id) => [speech.line(id), ...notes.words(id)].join(". "),
    onSelect: (id) => {
      if (id === "") return closeCard(false), select("");
      enter(id, partsIn(id, choices) > 0);
    },
    onVisit: (id) => {
      [focused, ringed] = [id, true];
      onMark();
    },
    signal,
  });

  return {
    get choices() {
      return choices;
    },
    get selected() {
      return selected;
    },
    get ring() {
      return ringed ? focused : "";
    },
    get inHand() {
      return hovered.id || focused || openCard.id;
    },
    act,
    closeCard,
    focusPlace,
    setSelected,
    setChoices,
    title,
    moved() {
      showTip();
      placeOpen();
    },
    refresh() {
      // What is gone cannot be chosen any more.
      choices = complete(choices, known);
      openCard.update(scene());
      onMark();
      showTip();
      list.refresh();
    },
    start() {
      for (const id of ids) title(id);
      elements[ids[0]].setAttribute("tabindex", "0");
      list.refresh();
    },
  };
}
