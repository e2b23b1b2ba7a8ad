/**
 * The season wheel of IMPERO: four seasons, the five phases of each as an inner ring, a pointer at the present one, the
 * year in the middle, and under it in words what is in force now, by season and card, and what the next season changes.
 *
 * It is read, never pressed to act: a season or a phase can be selected to read what it changes.
 */
import { openRules } from "../log/rule.mjs";
import { active, consume, el, setAttributes, setText, svg } from "../shared/dom.mjs";
import { polar, wedgePath } from "../shared/geometry.mjs";
import look from "../shared/look.mjs";
import { createNoted, noteSign } from "../shared/noted.mjs";
import { createRewrite } from "../shared/rewrite.mjs";
import { createRoot } from "../shared/root.mjs";
import { sceneTitle } from "../shared/scene.mjs";
import { createTips } from "../shared/tips.mjs";
import { said } from "../table/said.mjs";
import { cell, EDGE, face, HUB, MIDDLE, OUTER, places, quarter, step, turn } from "./wheel.mjs";
import { cardWords, felt, nextWords, placeWords, seasonLines, shortly, spoken, standing } from "./words.mjs";

/** Milliseconds in which the pointer goes to its next place. */
const TURNING = 240;
/** Type sizes in units of the drawing. */
const NAME = 15;
const NUMERAL = 15;

/**
 * @typedef {import("./words.mjs").Section} Section
 * @typedef {object} SeasonsOptions
 * @property {import("../shared/labels.mjs").Labels} labels
 * @property {import("./words.mjs").Dial} dial
 * @property {import("../log/rule.mjs").Rules} rules
 * @property {boolean} [compact]                 what a season changes is said in a few words, the rest is folded away
 * @property {"normal" | "large"} [size]
 * @property {(text: string) => void} [say]      unused: a place that is selected has the focus, and is read with it
 * @property {(id: string) => void} [onSelect]   a season ("hiver") or a phase of it ("hiver:upkeep") was selected to be
 *   read; "" for what is in force now
 */

/**
 * @param {HTMLElement} host
 * @param {SeasonsOptions} options
 */
export function createSeasons(host, { labels, dial, rules, compact = false, size = "normal", onSelect = () => {} }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.seasons.${id}`, params);
  const root = createRoot(host, { className: "gk-seasons", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const all = places(dial);
  const texts = { labels, rules };
  /** @type {Record<string, any>} */
  let view = {};
  let selected = "";
  let heard = "";
  let angle = NaN;
  /** @type {Animation | undefined} */
  let turning;

  const drawing = svg("svg", { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: "gk-drawing gk-seasons-svg", role: "radiogroup", "aria-label": t("title"), "aria-readonly": "true" });
  const shapes = new Map(all.map((place) => [place.id, place.phase ? phaseOf(place) : seasonOf(place)]));
  for (const { element } of shapes.values()) drawing.append(element);
  const noted = createNoted(labels, Object.fromEntries([...shapes].map(([id, { element }]) => [id, element])));
  const noteLayer = svg("g", { "aria-hidden": "true" });
  const [year, of, names] = [svg("text", { class: "gk-seasons-year", y: -14 }), svg("text", { class: "gk-seasons-of", y: 10 }), svg("text", { class: "gk-seasons-now", y: 34 })];
  const pointer = svg("path", { d: `M0 ${-(HUB - 1)}L10 ${-(HUB - 17)}H-10Z`, class: "gk-seasons-pointer" });
  drawing.append(svg("g", { "aria-hidden": "true" }, svg("circle", { r: HUB, class: "gk-seasons-hub" }), pointer, year, of, names), noteLayer);
  // Listens in place of the drawing: Chromium puts an SVG element with focus listeners into the tab order.
  const canvas = el("div", { class: "gk-seasons-wheel" }, drawing);

  const head = el("div", { class: "gk-seasons-part" });
  const card = el("div", { class: "gk-seasons-part" });
  const next = el("div", { class: "gk-seasons-part" });
  const full = el("div", { class: "gk-seasons-part" });
  const more = el("details", { class: "gk-seasons-more" }, el("summary", {}, t("details")), full);
  const back = el("button", { type: "button", class: "gk-button" });
  const words = el("div", { class: "gk-seasons-words", "data-gk-rules": true }, head, more, card, next, back);
  root.element.append(canvas, words);
  openRules(words, { labels, rules, signal });
  const tips = createTips(root.element, words, { selector: "[data-help]", explain: () => ({ name: labels.name(view.card), lines: [t("reconstructed.tip")] }), signal });

  /** @param {import("./wheel.mjs").Place} place @param {string} inner @param {string} outline @param {SVGElement[]} parts */
  function placeOf(place, inner, outline, parts) {
    const element = svg("g", { class: `gk-season gk-season-${inner}`, role: "radio", tabindex: "-1", "data-place": place.id, "data-season": place.season },
      svg("path", { d: outline, class: "gk-season-shape" }), ...parts);
    return { place, element };
  }

  /** @param {import("./wheel.mjs").Place} place */
  function seasonOf(place) {
    const index = dial.seasons.findIndex(({ id }) => id === place.season);
    const { from, to } = quarter(index, dial.seasons.length);
    const at = face(index, dial.seasons.length);
    return placeOf(place, "quarter", wedgePath(MIDDLE, OUTER, from, to), [
      svg("path", { d: wedgePath(MIDDLE + 4, OUTER - 4, from + 0.03, to - 0.03), class: "gk-season-ring" }),
      svg("path", { d: /** @type {Record<string, {d: string}>} */ (look.seasons)[place.season].d, class: "gk-season-icon", transform: `translate(${at.icon.join(" ")}) scale(.9) translate(-12 -12)` }),
      svg("text", { x: at.name[0].toFixed(1), y: at.name[1].toFixed(1), class: "gk-season-name", "font-size": NAME }, labels.name(place.season)),
    ]);
  }

  /** @param {import("./wheel.mjs").Place} place */
  function phaseOf(place) {
    const [season, phase] = [dial.seasons.findIndex(({ id }) => id === place.season), dial.phases.findIndex(({ id }) => id === place.phase)];
    const { from, middle, to } = cell(season, dial.seasons.length, phase, dial.phases.length);
    const { numeral, played } = dial.phases[phase];
    const [x, y] = polar((HUB + MIDDLE) / 2 - 5, middle);
    const [dx, dy] = polar(MIDDLE - 6, middle);
    const made = placeOf(place, "phase", wedgePath(HUB, MIDDLE, from, to), [
      svg("path", { d: wedgePath(HUB + 3, MIDDLE - 3, from + 0.02, to - 0.02), class: "gk-season-ring" }),
      svg("text", { x: x.toFixed(1), y: (y + 5).toFixed(1), class: "gk-season-numeral", "font-size": NUMERAL }, numeral),
      ...(felt(dial, place.season, place.phase) && played ? [svg("circle", { cx: dx.toFixed(1), cy: dy.toFixed(1), r: 2.8, class: "gk-season-dot" })] : []),
    ]);
    made.element.classList.toggle("gk-season-skipped", !played);
    return made;
  }

  /** Where the game stands, "" without one. */
  const now = () => (view.season ? (shapes.has(`${view.season}:${view.phase}`) ? `${view.season}:${view.phase}` : view.season) : "");

  /** @param {boolean} animate */
  function drawWheel(animate) {
    const present = now();
    const stop = tabStop();
    // What is read aloud of the places follows from these alone, and there are many places.
    const told = JSON.stringify([view.season, view.phase, view.card]);
    if (told !== heard) for (const { place, element } of shapes.values()) element.setAttribute("aria-label", spoken(labels, dial, view, place));
    heard = told;
    for (const [id, { element }] of shapes) {
      const here = id === present || id === view.season;
      element.classList.toggle("gk-season-here", here);
      element.classList.toggle("gk-season-selected", id === selected);
      setAttributes(element, {
        "aria-checked": String(id === (selected || present)), tabindex: id === stop ? "0" : "-1", "aria-current": id === present ? "true" : null,
      });
    }
    setText(year, view.season ? t("year", { year: view.year }) : t("bare"));
    setText(of, view.season ? t("of", { years: view.years }) : "");
    const phase = dial.phases.find(({ id }) => id === view.phase);
    setText(names, view.season && phase ? `${labels.name(view.season)} · ${phase.numeral}` : "");
    point(animate);
  }

  /** Signs of what notes point at: of a season at the free end of its quarter, of a phase at the edge to its season. */
  function drawNotes() {
    noteLayer.replaceChildren(...all.filter(({ id }) => noted.places.includes(id)).map(({ season, phase }) => {
      const [index, count] = [dial.seasons.findIndex(({ id }) => id === season), dial.seasons.length];
      const at = dial.phases.findIndex(({ id }) => id === phase);
      const [x, y] = at < 0 ? face(index, count).note : polar(MIDDLE - 3, cell(index, count, at, dial.phases.length).from + 0.075);
      return noteSign(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${at < 0 ? 1.35 : 1})`);
    }));
  }

  /** Turn the pointer to the present phase. @param {boolean} animate */
  function point(animate) {
    const phase = dial.phases.findIndex(({ id }) => id === view.phase);
    const season = dial.seasons.findIndex(({ id }) => id === view.season);
    pointer.toggleAttribute("hidden", phase < 0 || season < 0);
    if (phase < 0 || season < 0) return;
    const to = cell(season, dial.seasons.length, phase, dial.phases.length).middle;
    const degrees = (/** @type {number} */ radians) => ((radians * 180) / Math.PI).toFixed(2);
    if (to === angle) return;
    turning?.cancel();
    if (animate && !Number.isNaN(angle) && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const frames = [angle, angle + turn(angle, to)].map((radians) => ({ transform: `rotate(${degrees(radians)}deg)` }));
      turning = pointer.animate(frames, { duration: TURNING, easing: "ease-in-out" });
    }
    angle = to;
    pointer.setAttribute("transform", `rotate(${degrees(to)})`);
  }

  /** The place that Tab leads to. */
  const tabStop = () => selected || now() || all[0].id;

  const rewrite = createRewrite(() => tips.forget());

  /** Write a part of the words. @param {HTMLElement} part @param {Section} section */
  function write(part, section) {
    const { title, mark, lines } = section;
    rewrite(part, section, () => [
      ...(title ? [sceneTitle(title, mark ? { help: "card", word: t("reconstructed") } : null)] : []),
      ...lines.map((line) => said(line, texts, "gk-seasons-line")),
    ]);
    part.hidden = !title && lines.length === 0;
  }

  function drawWords() {
    const nothing = { title: "", lines: [] };
    const place = all.find(({ id }) => id === selected);
    if (place) {
      const { lines, ...rest } = placeWords(labels, dial, view, place);
      write(head, { ...rest, lines: [...lines, ...noted.words(place.id).map((text) => /** @type {[string]} */ ([text]))] });
      for (const part of [full, card, next]) write(part, nothing);
    } else if (!view.season) {
      write(head, { title: "", lines: [[t("invite")]] });
      for (const part of [full, card, next]) write(part, nothing);
    } else {
      const lines = seasonLines(labels, dial, view.season);
      write(head, { title: standing(labels, view), lines: compact ? [[shortly(labels, dial, view.season, "line")[0]]] : lines });
      write(full, compact ? { title: "", lines } : nothing);
      write(card, cardWords(labels, dial, view));
      write(next, view.over ? nothing : { title: "", lines: [nextWords(labels, dial, view)] });
    }
    more.hidden = full.hidden;
    back.hidden = !place;
    setText(back, t(view.season ? "back" : "close"));
  }

  /** @param {string} id @param {boolean} [told]  whether the caller hears of it */
  function select(id, told = true) {
    if (id === selected) return;
    selected = id;
    drawWheel(false);
    drawWords();
    if (told) onSelect(id);
  }

  /** @param {string} id */
  const focus = (id) => shapes.get(id)?.element.focus({ preventScroll: true });

  function close() {
    const held = root.element.contains(active(root.element));
    select("");
    if (held) focus(tabStop());
  }

  /** @param {Event} event */
  const placeAt = (event) => /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place") ?? "";
  canvas.addEventListener("click", (event) => {
    const id = placeAt(event);
    if (!id) return;
    select(id);
    focus(id);
  }, { signal });
  canvas.addEventListener("keydown", (event) => {
    const id = placeAt(event);
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      // The key goes on to the caller where there is nothing to close here.
      if (!selected) return;
      close();
    } else if (event.key === "Enter" || event.key === " ") select(id);
    else {
      const to = step(all, id, event.key);
      if (to === null) return;
      select(to);
      focus(to);
    }
    consume(event);
  }, { signal });
  back.addEventListener("click", close, { signal });
  words.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !selected) return;
    close();
    consume(event);
  }, { signal });

  return {
    element: root.element,
    /**
     * Draw a view.
     * @param {Record<string, any>} next
     * @param {{animate?: boolean, marks?: string[]}} [extra]  marks: seasons and phases that a note points at
     */
    update(next, { animate = false, marks = [] } = {}) {
      if (noted.set(marks)) drawNotes();
      const before = now();
      view = next;
      const moved = before !== "" && before !== now();
      // What was read belongs to the moment in which it was selected.
      if (moved && selected) {
        selected = "";
        onSelect("");
      }
      drawWheel(animate);
      drawWords();
    },
    /** Select a season or a phase to be read, "" for what is in force now. @param {string} id */
    setSelected(id) {
      select(shapes.has(id) ? id : "", false);
    },
    /** Nothing is chosen on the wheel, whoever is to decide. */
    setReadonly() {},
    setChosen() {},
    destroy: root.destroy,
  };
}
