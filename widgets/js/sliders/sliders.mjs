/**
 * The four tracks of Incorporated: interest rates, growth, stress, balance of power, each with what its place implies.
 *
 * Read-only but for the sliders named in `movable`, which a reader drags or moves by keys to see what would follow; as the
 * dial of a table it shows where a slider can be moved by the rules, as buttons on its track.
 */
import { openRules } from "../log/rule.mjs";
import { settled } from "../player/throttle.mjs";
import { el, setAttributes } from "../shared/dom.mjs";
import { readMarks } from "../shared/noted.mjs";
import { createRoot } from "../shared/root.mjs";
import { said } from "../table/said.mjs";
import { createCrisis } from "./crisis.mjs";
import { createTrack } from "./track_view.mjs";
import { bracketed, clashesAt, crisisLines, implied, shown, SLIDERS } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Slider} Slider
 * @typedef {import("./words.mjs").Line} Line
 * @typedef {import("./words.mjs").Places} Places
 *
 * @typedef {object} SlidersOptions
 * @property {import("../shared/labels.mjs").Labels} labels
 * @property {import("./words.mjs").Dial} dial
 * @property {import("../log/rule.mjs").Rules} rules
 * @property {readonly string[]} [show]       which sliders, in this order
 * @property {readonly string[]} [movable]    those that the reader can move
 * @property {boolean} [compact]              causes and what a place implies are folded away, but for the odds of a crisis
 * @property {Partial<Places>} [home]         where sliders stand that are not as in the position
 * @property {"normal" | "large"} [size]
 * @property {(text: string) => void} [say]   speaks for the sliders, which then have no live line of their own
 * @property {(slider: Slider, place: number, final: boolean, values: Partial<Places>) => void} [onMove]  `final`: no
 *   pointer drags any more; `values`: all that stands elsewhere than in the position
 * @property {() => void} [onReset]
 * @property {(id: string) => void} [onChoose]  a place was chosen: "interest:19"
 * @property {(id: string) => void} [onSelect]  a slider ("interest") or a place on it ("interest:19") was selected to be
 *   read, "" when that was cleared; without it none can be
 */

/** Milliseconds of rest before the odds are spoken, and the longest wait. */
const QUIET = 500;
const LIMIT = 2000;

/**
 * @param {HTMLElement} host
 * @param {SlidersOptions} options
 */
export function createSliders(host, {
  labels, dial, rules, show = SLIDERS, movable = [], compact = false, home = {}, size = "normal", say,
  onMove = () => {}, onReset, onChoose = () => {}, onSelect,
}) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.sliders.${id}`, params);
  const root = createRoot(host, { className: "gk-sliders", label: t("title"), say });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const texts = { labels, rules };
  const announce = settled(root.say, QUIET, LIMIT);
  signal.addEventListener("abort", announce.cancel);
  openRules(root.element, { labels, rules, signal });

  /** @type {Record<string, any>} */
  let view = {};
  /** @type {Partial<Places>} */
  let values = {};
  let step = -1;
  let readonly = false;
  /** @type {Record<string, {label: string}>} */
  let options = {};
  let chosen = "";
  let selected = "";
  let noted = "[]";

  const grid = el("div", { class: "gk-sliders-grid" });
  const order = SLIDERS.filter((slider) => show.includes(slider)).sort((one, two) => show.indexOf(one) - show.indexOf(two));
  const cards = order.map((slider) => {
    const track = createTrack({
      labels, dial, slider, movable: movable.includes(slider), signal, onChoose,
      onSelect: onSelect && select,
      onMove: (place, final) => move(slider, place, final),
    });
    const card = createCard(t(`name.${slider}`), track.parts);
    card.element.dataset.slider = slider;
    return { slider, track, ...card };
  });
  const last = order.filter((slider) => slider === "growth" || slider === "stress").at(-1);
  const odds = last ? { ...createCrisis({ labels, dial }) } : null;
  const crisis = odds && createCard(t("crisis"), odds.parts);
  for (const { slider, element } of cards) {
    grid.append(element);
    if (crisis && slider === last) grid.append(crisis.element);
  }
  const reset = el("button", { type: "button", class: "gk-button" }, t("reset"));
  const foot = el("div", { class: "gk-sliders-foot" }, reset, el("span", {}, t("help")));
  root.element.prepend(grid, ...(onReset && movable.length > 0 ? [foot] : []));
  reset.addEventListener("click", () => {
    if (reset.getAttribute("aria-disabled") === "true") return;
    values = { ...home };
    draw();
    onReset?.();
    root.say(t("reset.done"));
  }, { signal });

  /** A part of the grid with its words below. @param {string} name @param {readonly Node[]} parts */
  function createCard(name, parts) {
    const first = el("div", { class: "gk-slider-lines" });
    const lines = el("div", { class: "gk-slider-lines" });
    const more = compact ? el("details", { class: "gk-slider-more" }, el("summary", {}, t("details")), lines) : lines;
    const element = el("section", { class: "gk-slider", role: "group", "aria-label": name, "data-gk-rules": true }, ...parts, first, more);
    let written = "";
    return {
      element,
      /** @param {Line[]} always @param {Line[]} rest @param {Node[]} extra */
      write(always, rest, extra) {
        const text = JSON.stringify([always, rest, extra.map((node) => node.textContent)]);
        // A rule that was opened stays open as long as its sentence stands.
        if (text === written) return;
        written = text;
        const line = (/** @type {Line} */ it) => said(it, texts, "gk-slider-line");
        first.replaceChildren(...always.map(line));
        lines.replaceChildren(...rest.map(line), ...extra);
        more.hidden = rest.length + extra.length === 0;
      },
    };
  }

  /** Where a slider stands before the reader moves it. @param {Slider} slider */
  const base = (slider) => home[slider] ?? view.sliders[slider].value;
  /** @param {Slider} slider */
  const placed = (slider) => values[slider] ?? base(slider);

  /** @param {Slider} slider @param {number} place @param {boolean} final */
  function move(slider, place, final) {
    const { [slider]: _, ...others } = values;
    // What stands where it stood before was not moved.
    values = place === base(slider) && !(slider in home) ? others : { ...others, [slider]: place };
    draw();
    onMove(slider, place, final, values);
    if (odds && (slider === "growth" || slider === "stress")) announce.push(bracketed(crisisLines(labels, dial, now())[0]));
  }

  /** @returns {Places} */
  const now = () => ({ interest: placed("interest"), growth: placed("growth"), stress: placed("stress"), power: placed("power") });

  /** What moved a slider last: the reader, or the game. @param {Slider} slider @returns {Line[]} */
  function changes(slider) {
    const [from, to] = [base(slider), placed(slider)];
    if (from !== to) return [[t("you", { from: shown(labels, slider, from), to: shown(labels, slider, to) })]];
    const known = view.memory?.sliders?.[slider]?.last;
    return known && !(slider in home) ? [[known.said, ...known.rules]] : [];
  }

  /** The clashes of now as a small table. @param {number} power */
  function clashes(power) {
    const found = clashesAt(dial, view, power);
    if (found.length === 0) return [];
    const cell = (/** @type {"td" | "th"} */ tag, /** @type {string} */ text, scope = "") => el(tag, { scope: scope || null }, text);
    return [el("table", { class: "gk-slider-clashes" },
      el("caption", {}, t("clashes")),
      el("thead", {}, el("tr", {}, cell("th", t("clashes.country"), "col"), ...found[0].camps.map(([camp]) => cell("th", labels.name(camp), "col")))),
      el("tbody", {}, ...found.map(({ country, camps }) => el("tr", {}, cell("th", labels.name(country), "row"),
        ...camps.map(([, chances]) => cell("td", t("clashes.odds", { chances, of: dial.faces })))))))];
  }

  function draw() {
    if (!view.sliders) return;
    const places = now();
    for (const { slider, track, element, write } of cards) {
      const place = places[slider];
      const moved = place !== base(slider);
      const memory = slider in home ? null : view.memory?.sliders?.[slider];
      track.update({ place, moved, ghost: moved ? base(slider) : (memory?.turn_start ?? place) });
      element.toggleAttribute("data-gk-fresh", !moved && step > 0 && memory?.last?.n === step);
      /** @type {Line[]} */
      const marks = dial.marks[slider].length > 0 ? [[t("reconstructed"), ...dial.decided[slider]]] : [];
      write([], [...changes(slider), ...implied(labels, dial, slider, place), ...marks], slider === "power" ? clashes(place) : []);
    }
    if (odds && crisis) {
      odds.update(places);
      crisis.write(crisisLines(labels, dial, places), [], []);
    }
    setAttributes(reset, { "aria-disabled": SLIDERS.every((slider) => placed(slider) === base(slider)) ? "true" : null });
  }

  /** @param {string} id */
  function select(id) {
    if (id === selected) return;
    setSelected(id);
    onSelect?.(id);
  }

  /** @param {string} id */
  function setSelected(id) {
    selected = id;
    for (const { track } of cards) track.setSelected(id);
  }

  /** @param {readonly string[]} marks */
  function note(marks) {
    const { places } = readMarks(marks, (id) => id);
    if (JSON.stringify(places) === noted) return;
    noted = JSON.stringify(places);
    for (const { track } of cards) track.note(places);
  }

  function drawChoices() {
    for (const { track } of cards) track.setChoices(readonly ? {} : options, chosen);
  }

  return {
    element: root.element,
    /**
     * Draw a view.
     * @param {Record<string, any>} next
     * @param {{step?: number, animate?: boolean, marks?: string[]}} [extra]  marks: sliders and places on them that a note
     *   points at
     */
    update(next, { step: at = -1, animate = false, marks = [] } = {}) {
      note(marks);
      const same = next.sliders === view.sliders && next.memory === view.memory && next.clashes === view.clashes && at === step;
      view = next;
      step = at;
      root.element.toggleAttribute("data-gk-animate", animate);
      if (!same) draw();
    },
    /** Where the reader has moved sliders. @param {Partial<Places>} next */
    setValues(next) {
      values = { ...next };
      draw();
    },
    /** Nothing can be chosen, or what `setChoices` said. @param {boolean} next */
    setReadonly(next) {
      if (next === readonly) return;
      readonly = next;
      drawChoices();
    },
    /** Mark the place that is chosen and waits to be confirmed. @param {string} id */
    setChosen(id) {
      if (id === chosen) return;
      chosen = id;
      drawChoices();
    },
    /** Where sliders can be moved by the rules: by place id, what that would do. @param {{options: Record<string, {label: string}>}} next */
    setChoices(next) {
      if (JSON.stringify(next.options) === JSON.stringify(options)) return;
      options = next.options;
      drawChoices();
    },
    /** Show what is selected to be read, without telling of it: a slider or a place on it, "" for none. @param {string} id */
    setSelected,
    destroy: root.destroy,
  };
}
