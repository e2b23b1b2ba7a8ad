/** The card of a place laid open: its parts as buttons, itself where it can be chosen too, and all that is known of it in words. */
import { active, el, setText } from "../shared/dom.mjs";

/**
 * @typedef {import("./choices.mjs").Choices} Choices
 * @typedef {{place: string, drawn: SVGElement}} Part
 */

/**
 * @template {{choices: Choices}} S   what the card is drawn from
 * @param {HTMLElement} stage
 * @param {object} options
 * @param {string} options.close                          what the button is called that closes it
 * @param {(id: string) => string} options.name           its heading
 * @param {(id: string) => string} options.title          its name for a screen reader
 * @param {(id: string) => string} options.group          the name of its parts together
 * @param {(id: string, scene: S) => Part[]} options.parts
 * @param {(place: string, id: string, scene: S) => string} options.words   what a part is, and what it is to the choice
 * @param {(id: string, scene: S) => string[]} options.lines
 * @param {(place: string) => void} options.onPlace       a part of it, or the place itself
 * @param {(byKey: boolean) => void} options.onClose
 * @param {AbortSignal} options.signal
 */
export function createOpenCard(stage, { close: closing, name, title: titled, group, parts, words, lines: facts, onPlace, onClose, signal }) {
  const title = el("strong");
  const close = el("button", { type: "button", class: "gk-open-close", "aria-label": closing, title: closing }, "×");
  const row = el("div", { class: "gk-open-squares", role: "group" });
  const said = el("div", { class: "gk-open-said" });
  const whole = el("button", { type: "button", class: "gk-button gk-open-whole", hidden: true });
  const lines = el("div", { class: "gk-open-lines" });
  const element = el("div", { class: "gk-float gk-open", role: "group", hidden: true }, el("div", { class: "gk-open-head" }, title, close), row, said, whole, lines);
  stage.append(element);

  let id = "";
  let stop = 0;
  /** @type {S | null} */
  let scene = null;
  /** @type {Part[]} */
  let shown = [];

  const buttons = () => /** @type {HTMLElement[]} */ ([...row.children]);
  const told = () => (scene && id && shown[stop] ? words(shown[stop].place, id, scene) : "");

  /** @param {number} index @param {boolean} [focus] */
  function go(index, focus = true) {
    stop = Math.max(0, Math.min(buttons().length - 1, index));
    buttons().forEach((button, at) => button.setAttribute("tabindex", at === stop ? "0" : "-1"));
    // A place without parts is entered at the button that leaves it.
    if (focus) (buttons()[stop] ?? close).focus({ preventScroll: true });
    setText(said, told());
  }

  function draw() {
    if (!scene) return;
    const now = scene;
    const { choices } = now;
    setText(title, name(id));
    element.setAttribute("aria-label", titled(id));
    row.setAttribute("aria-label", group(id));
    const had = row.contains(active(row));
    shown = parts(id, now);
    row.hidden = shown.length === 0;
    row.replaceChildren(...shown.map(({ place, drawn }) => {
      const kind = place === choices.chosen ? "chosen" : place in choices.options ? "option" : "";
      return el("button", {
        type: "button", class: "gk-open-square", "data-place": place, "data-choice": kind || null,
        "aria-label": words(place, id, now), "aria-pressed": String(place === choices.chosen),
      }, drawn);
    }));
    go(stop, had);
    whole.hidden = !(id in choices.options);
    setText(whole, choices.options[id]?.label ?? "");
    whole.setAttribute("aria-pressed", String(id === choices.chosen));
    lines.replaceChildren(...facts(id, now).map((line) => el("div", {}, line)));
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
    if (index >= 0 && scene) setText(said, words(shown[index].place, id, scene));
  }, { signal });
  row.addEventListener("pointerleave", () => id && setText(said, told()), { signal });
  whole.addEventListener("click", () => onPlace(id), { signal });
  close.addEventListener("click", () => onClose(true), { signal });

  return {
    element,
    /** Whose card it is; "" while it is closed. */
    get id() {
      return id;
    },
    /** Whether the keys are in it. */
    holds: () => element.contains(active(element)),
    /** @param {string} place @param {S} now */
    open(place, now) {
      if (place !== id) stop = 0;
      [id, scene] = [place, now];
      const first = parts(id, now).findIndex((part) => part.place in now.choices.options);
      if (first >= 0) stop = first;
      element.hidden = false;
      draw();
    },
    /** @param {S} now */
    update(now) {
      scene = now;
      if (id) draw();
    },
    close() {
      id = "";
      element.hidden = true;
    },
    /** Bring the keys to the parts. */
    enter: () => go(stop),
    /** What the first words are, for the live line. */
    words: told,
    /** An arrow key among the parts. @param {string} key @returns {boolean} whether it led somewhere */
    step(key) {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
      if (by) go(stop + by);
      else if (key === "Home") go(0);
      else if (key === "End") go(buttons().length - 1);
      else return false;
      return true;
    },
    /**
     * Stand beside a place, inside the stage.
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
