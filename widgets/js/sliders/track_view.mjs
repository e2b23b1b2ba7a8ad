/** One track: its places, the marker, the ghost of where it stood, the arrow between them; and what can be moved or chosen on it. */
import { consume, el, setAttributes, setText, svg } from "../shared/dom.mjs";
import { noteSign } from "../shared/noted.mjs";
import { arrow, at, nearest, placeId, reached } from "./track.mjs";
import { end, shown, spoken, tick } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Labels} Labels
 * @typedef {import("./words.mjs").Slider} Slider
 * @typedef {object} Position   how a track stands
 * @property {number} place
 * @property {number} ghost      where it stood before; the same as `place` where it did not move
 * @property {boolean} moved     the reader moved it; else the game did
 */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {import("./words.mjs").Dial} options.dial
 * @param {Slider} options.slider
 * @param {boolean} options.movable
 * @param {AbortSignal} options.signal
 * @param {(place: number, final: boolean) => void} options.onMove   `final` is false while a pointer still drags
 * @param {(id: string) => void} options.onChoose
 * @param {(id: string) => void} [options.onSelect]  "interest" or "interest:19" was selected to be read; "" for none
 */
export function createTrack({ labels, dial, slider, movable, signal, onMove, onChoose, onSelect }) {
  const places = dial.tracks[slider];
  const count = places.length;
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.sliders.${id}`, params);
  const name = t(`name.${slider}`);
  /** @type {Position} */
  let position = { place: places[0], ghost: places[0], moved: false };
  /** @type {Record<string, {label: string}>} */
  let choices = {};
  let chosen = "";
  let selected = "";
  let dragging = false;

  const value = el("strong", { class: "gk-slider-value" });
  const before = el("span", { class: "gk-hidden" });
  const was = el("span", { class: "gk-slider-was", hidden: true });
  const remark = el("span", { class: "gk-hidden" });
  const sheets = el("div", { class: "gk-slider-drawn", "aria-hidden": "true" });
  const sheet = drawSheet("gk-slider-sheet gk-slider-sheet-whole");
  const title = onSelect ? el("button", { type: "button", class: "gk-slider-name", "aria-pressed": "false" }, name)
    : el("span", { class: "gk-slider-name" }, name);
  const head = el("div", { class: "gk-slider-head" }, title, remark, before, was, value);

  const ghost = el("div", { class: "gk-slider-ghost" });
  const way = el("div", { class: "gk-slider-arrow" }, svg("svg", { viewBox: "0 0 10 12" }, svg("path", { d: "M1 1 9 6 1 11Z" })));
  const notches = places.map((_, index) => el("div", { class: "gk-slider-notch", style: `left:${100 * at(index, count)}%` }));
  const drawn = el("div", { class: "gk-slider-drawn", "aria-hidden": "true" }, el("div", { class: "gk-slider-line" }), ...notches, way, ghost);
  const thumb = el("div", { class: "gk-slider-thumb", "data-gk-movable": movable });
  if (movable) {
    setAttributes(thumb, {
      role: "slider", tabindex: "0", "aria-label": name, "aria-valuemin": 0, "aria-valuemax": count - 1, "aria-orientation": "horizontal",
    });
  } else thumb.setAttribute("aria-hidden", "true");
  const buttons = el("div");
  const reader = onSelect ? createReader() : null;
  const rail = el("div", { class: "gk-slider-rail", "data-gk-movable": movable, "data-gk-read": Boolean(reader) },
    drawn, thumb, buttons, sheets, ...(reader ? [reader] : []));

  const rows = [places.map((place) => tick(slider, place))];
  if (slider === "growth") rows.push(places.map((place) => String(dial.cards[place])));
  const ticks = rows.map((row, below) => el("div", { class: "gk-slider-ticks", "aria-hidden": "true", "data-gk-second": below > 0 },
    ...row.map((word, index) => el("span", { "data-gk-mark": below === 0 && dial.marks[slider].includes(places[index]) }, word))));
  // Words for the second row of numbers.
  const unit = rows.length > 1 ? t("unit.growth") : "";
  const ends = el("div", { class: "gk-slider-ends" },
    el("span", {}, el("span", { "aria-hidden": "true" }, "◂ "), end(labels, slider, "left")),
    el("span", { class: "gk-slider-unit" }, unit),
    el("span", {}, end(labels, slider, "right"), el("span", { "aria-hidden": "true" }, " ▸")));

  /** @param {string} name @param {string} [style] */
  function drawSheet(name, style = "") {
    return el("span", { class: name, style: style || null, "aria-hidden": "true" }, svg("svg", { viewBox: "-9 -9 18 18" }, noteSign()));
  }

  /** A frame that a reader moves to the place that is meant; the game does not move with it. */
  function createReader() {
    const frame = el("div", {
      class: "gk-slider-reader", role: "slider", tabindex: "0", "aria-label": t("read", { name }),
      "aria-valuemin": 0, "aria-valuemax": count - 1, "aria-orientation": "horizontal",
    });
    frame.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const stays = event.key === "Enter" || event.key === " ";
      const next = stays ? read() : reached(event.key, read(), count);
      if (event.key === "Escape" ? selected === "" : next === null) return;
      consume(event);
      onSelect?.(next === null ? "" : placeId(slider, places[next]));
    }, { signal });
    return frame;
  }

  /** The place that is selected, else where the slider stands. */
  function read() {
    const found = places.findIndex((place) => placeId(slider, place) === selected);
    return found < 0 ? places.indexOf(position.place) : found;
  }

  function drawSelected() {
    if (!reader) return;
    const index = read();
    reader.style.left = `${100 * at(index, count)}%`;
    reader.toggleAttribute("data-gk-on", selected.includes(":"));
    setAttributes(reader, { "aria-valuenow": index, "aria-valuetext": spoken(labels, dial, slider, places[index]) });
    title.setAttribute("aria-pressed", String(selected === slider));
  }

  if (onSelect) {
    title.addEventListener("click", () => onSelect(selected === slider ? "" : slider), { signal });
    rail.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest("button")) return;
      reader?.focus({ preventScroll: true });
      onSelect(placeId(slider, places[pointed(event)]));
    }, { signal });
  }

  /** @param {number} index @param {boolean} final */
  function move(index, final) {
    const place = places[index];
    if (final || place !== position.place) onMove(place, final);
  }

  /** @param {MouseEvent} event */
  function pointed(event) {
    const { left, width } = rail.getBoundingClientRect();
    return nearest((event.clientX - left) / width, count);
  }

  if (movable) {
    rail.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || /** @type {Element} */ (event.target).closest("button")) return;
      event.preventDefault();
      rail.setPointerCapture(event.pointerId);
      dragging = true;
      rail.toggleAttribute("data-gk-dragging", true);
      thumb.focus({ preventScroll: true });
      move(pointed(event), false);
    }, { signal });
    rail.addEventListener("pointermove", (event) => {
      if (dragging) move(pointed(event), false);
    }, { signal });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
      rail.addEventListener(type, () => {
        if (!dragging) return;
        dragging = false;
        rail.toggleAttribute("data-gk-dragging", false);
        onMove(position.place, true);
      }, { signal });
    }
    thumb.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const index = places.indexOf(position.place);
      const next = reached(event.key, index, count);
      if (next === null) return;
      consume(event);
      if (next !== index) move(next, true);
    }, { signal });
  }
  buttons.addEventListener("click", (event) => {
    const id = /** @type {Element} */ (event.target).closest("button")?.dataset.place;
    if (id) onChoose(id);
  }, { signal });

  function drawChoices() {
    const open = places.filter((place) => placeId(slider, place) in choices);
    const held = /** @type {HTMLElement | null} */ (buttons.querySelector("button:focus"))?.dataset.place;
    buttons.replaceChildren(...open.map((place) => {
      const id = placeId(slider, place);
      return el("button", {
        type: "button", class: "gk-slider-option", "data-place": id, style: `left:${100 * at(places.indexOf(place), count)}%`,
        "aria-pressed": String(id === chosen), "aria-label": t("choose", { name, value: spoken(labels, dial, slider, place), label: choices[id].label }),
      });
    }));
    if (held) /** @type {HTMLElement | null} */ (buttons.querySelector(`[data-place="${held}"]`))?.focus();
  }

  return {
    parts: [head, rail, ...ticks, ends],
    /** @param {Position} next */
    update(next) {
      position = next;
      const index = places.indexOf(next.place);
      const from = places.indexOf(next.ghost);
      const path = arrow(from, index, count);
      thumb.style.left = `${100 * at(index, count)}%`;
      ghost.style.left = `${100 * at(from, count)}%`;
      ghost.hidden = way.hidden = was.hidden = !path;
      if (path) {
        way.style.left = `${100 * path.left}%`;
        way.style.width = `${100 * path.width}%`;
        way.dataset.gkWay = path.way;
      }
      setText(value, shown(labels, slider, next.place));
      setText(was, path ? `${shown(labels, slider, next.ghost)} →` : "");
      // The arrow is for the eye; the words before it are for the ear.
      was.setAttribute("aria-hidden", "true");
      setText(before, path ? t(next.moved ? "spoken.moved" : "spoken.turn_start", { value: spoken(labels, dial, slider, next.ghost) }) : "");
      if (movable) setAttributes(thumb, { "aria-valuenow": index, "aria-valuetext": spoken(labels, dial, slider, next.place) });
      drawSelected();
    },
    /** Show what is selected to be read. @param {string} id */
    setSelected(id) {
      const next = id === slider || places.some((place) => placeId(slider, place) === id) ? id : "";
      if (next === selected) return;
      selected = next;
      drawSelected();
    },
    /** What a note points at: the slider, or places on it. @param {readonly string[]} marks */
    note(marks) {
      const whole = marks.includes(slider);
      const marked = places.filter((place) => marks.includes(placeId(slider, place)));
      if (whole) head.prepend(sheet);
      else sheet.remove();
      sheets.replaceChildren(...marked.map((place) => drawSheet("gk-slider-sheet", `left:${100 * at(places.indexOf(place), count)}%`)));
      const said = marked.map((place) => spoken(labels, dial, slider, place));
      setText(remark, said.length > 0 ? labels.t("widget.common.noted.at", { places: labels.list(said) }) : whole ? labels.t("widget.common.noted") : "");
    },
    /** Places that can be chosen, as buttons on the track. @param {Record<string, {label: string}>} options @param {string} id */
    setChoices(options, id) {
      choices = options;
      chosen = id;
      drawChoices();
    },
  };
}
