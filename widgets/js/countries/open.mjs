/** The card of a country laid open: its squares as buttons, itself where it can be chosen too, and all that is known of it in words. */
import { active, el, setText, svg } from "../shared/dom.mjs";
import { choiceWords } from "../map/choices.mjs";
import { drawHolder, drawIndustry, drawMarker } from "./signs.mjs";
import { open as unstopped, opened } from "./facts.mjs";
import { placeOf } from "./offers.mjs";

/**
 * @typedef {import("./facts.mjs").Land} Land
 * @typedef {import("./facts.mjs").Country} Country
 * @typedef {import("../map/choices.mjs").Choices} Choices
 * @typedef {{choices: Choices, view: Record<string, any>, table: import("./card.mjs").Table}} Scene
 */


/**
 * @param {HTMLElement} stage
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {Record<string, Land>} options.lands
 * @param {ReturnType<typeof import("./facts.mjs").createFacts>} options.facts
 * @param {(place: string) => void} options.onPlace   a square of it, or the country itself
 * @param {(byKey: boolean) => void} options.onClose
 * @param {AbortSignal} options.signal
 */
export function createOpenCard(stage, { labels, lands, facts, onPlace, onClose, signal }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.countries.${id}`, params);
  const title = el("strong");
  const close = el("button", { type: "button", class: "gk-open-close", "aria-label": t("card.close"), title: t("card.close") }, "×");
  const row = el("div", { class: "gk-open-squares", role: "group" });
  const said = el("div", { class: "gk-open-said" });
  const whole = el("button", { type: "button", class: "gk-button gk-open-whole", hidden: true });
  const lines = el("div", { class: "gk-open-lines" });
  const element = el("div", { class: "gk-open", role: "group", hidden: true }, el("div", { class: "gk-open-head" }, title, close), row, said, whole, lines);
  stage.append(element);

  let id = "";
  let stop = 0;
  /** @type {Scene | null} */
  let scene = null;

  const squares = () => lands[id].squares.map(([square]) => square);
  const buttons = () => /** @type {HTMLElement[]} */ ([...row.children]);

  /** What a square is, and what it is to the choice. @param {string} square @param {Scene} now */
  function words(square, { choices, view }) {
    const held = facts.held(id, square, view.countries?.[id] ?? {}, view.rd ?? "");
    const place = placeOf(id, square);
    const choice = opened(choiceWords(labels, choices, place, "widget.countries")) || choices.refused[place];
    return choice ? t("square.choice", { square: held, choice }) : held;
  }

  /** @param {number} index @param {boolean} [focus] */
  function go(index, focus = true) {
    stop = Math.max(0, Math.min(buttons().length - 1, index));
    buttons().forEach((button, at) => button.setAttribute("tabindex", at === stop ? "0" : "-1"));
    if (focus) buttons()[stop].focus({ preventScroll: true });
    if (scene) setText(said, words(squares()[stop], scene));
  }

  function draw() {
    if (!scene) return;
    const now = scene;
    const { choices, view, table } = now;
    const country = view.countries?.[id] ?? {};
    setText(title, labels.name(id));
    element.setAttribute("aria-label", t("card", { country: id }));
    row.setAttribute("aria-label", t("card.squares", { country: id }));
    const had = row.contains(active(row));
    row.replaceChildren(...lands[id].squares.map(([square, industry]) => {
      const place = placeOf(id, square);
      const held = country.squares?.[square] ?? "";
      const kind = place === choices.chosen ? "chosen" : place in choices.options ? "option" : "";
      return el("button", {
        type: "button", class: "gk-open-square", "data-place": place, "data-choice": kind || null,
        "aria-label": words(square, now), "aria-pressed": String(place === choices.chosen),
      }, svg("svg", { viewBox: "-9 -9 18 36", "aria-hidden": "true" },
        drawIndustry(industry, t(`letter.${industry}`), [0, 0]),
        drawHolder(held, table.corporations[held] ?? "", table.initials[held] ?? "", [0, 18]),
        ...(square === table.rd ? [drawMarker([0, 0])] : [])));
    }));
    go(stop, had);
    whole.hidden = !(id in choices.options);
    setText(whole, choices.options[id]?.label ?? "");
    whole.setAttribute("aria-pressed", String(id === choices.chosen));
    // The squares stand above, one by one.
    const told = facts.lines(id, view).filter((line) => line !== facts.squares(id, country, view.rd ?? ""));
    lines.replaceChildren(...[...told, ...facts.notes(country)].map((line) => el("div", {}, line)));
  }

  row.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-place]");
    if (!(button instanceof HTMLElement)) return;
    go(buttons().indexOf(button));
    onPlace(button.dataset.place ?? "");
  }, { signal });
  row.addEventListener("focusin", (event) => {
    const index = buttons().indexOf(/** @type {any} */ (event.target));
    if (index >= 0 && index !== stop) go(index, false);
  }, { signal });
  row.addEventListener("pointerover", (event) => {
    const index = buttons().findIndex((button) => button.contains(/** @type {Node} */ (event.target)));
    if (index >= 0 && scene) setText(said, words(squares()[index], scene));
  }, { signal });
  row.addEventListener("pointerleave", () => scene && id && setText(said, words(squares()[stop], scene)), { signal });
  whole.addEventListener("click", () => onPlace(id), { signal });
  close.addEventListener("click", () => onClose(true), { signal });

  return {
    element,
    get country() {
      return id;
    },
    /** Whether the keys are in it. */
    holds: () => element.contains(active(element)),
    /** @param {string} country @param {Scene} now */
    open(country, now) {
      if (country !== id) stop = 0;
      [id, scene] = [country, now];
      const first = squares().findIndex((square) => placeOf(id, square) in now.choices.options);
      if (first >= 0) stop = first;
      element.hidden = false;
      draw();
    },
    /** @param {Scene} now */
    update(now) {
      scene = now;
      if (id) draw();
    },
    close() {
      id = "";
      element.hidden = true;
    },
    /** Bring the keys to the squares. */
    enter: () => go(stop),
    /** What the first words are, for the live line. */
    words: () => (scene && id ? unstopped(words(squares()[stop], scene)) : ""),
    /** An arrow key among the squares. @param {string} key @returns {boolean} whether it led somewhere */
    step(key) {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
      if (by) go(stop + by);
      else if (key === "Home") go(0);
      else if (key === "End") go(squares().length - 1);
      else return false;
      return true;
    },
    /**
     * Stand beside a card, inside the stage.
     * @param {{left: number, top: number, right: number, bottom: number}} card  in px of the stage
     */
    place(card) {
      const { offsetWidth: width, offsetHeight: height } = element;
      const [room, depth] = [stage.clientWidth, stage.clientHeight];
      const left = card.right + 6 + width <= room ? card.right + 6 : card.left - 6 - width >= 0 ? card.left - 6 - width : Math.max(4, room - width - 4);
      const top = Math.max(4, Math.min(card.top - 8, depth - height - 4));
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    },
  };
}
