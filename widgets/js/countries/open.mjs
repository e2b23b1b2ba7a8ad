/** The card of a country laid open: its squares as buttons, itself where it can be chosen too, and all that is known of it in words. */
import { choiceWords } from "../board/choices.mjs";
import { createOpenCard as createCard } from "../board/open.mjs";
import { svg } from "../shared/dom.mjs";
import { opened } from "./facts.mjs";
import { placeOf } from "./offers.mjs";
import { drawHolder, drawIndustry, drawMarker } from "./signs.mjs";

/**
 * @typedef {import("./facts.mjs").Land} Land
 * @typedef {import("../board/choices.mjs").Choices} Choices
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
  const square = (/** @type {string} */ place, /** @type {string} */ id) => place.slice(id.length + 1);

  /** What a square is, and what it is to the choice. @param {string} place @param {string} id @param {Scene} scene */
  function words(place, id, { choices, view }) {
    const held = facts.held(id, square(place, id), view.countries?.[id] ?? {}, view.rd ?? "");
    const choice = opened(choiceWords(labels, choices, place, "widget.countries")) || choices.refused[place];
    return choice ? t("square.choice", { square: held, choice }) : held;
  }

  return createCard(stage, {
    close: t("card.close"),
    name: labels.name,
    title: (id) => t("card", { country: id }),
    group: (id) => t("card.squares", { country: id }),
    parts: (id, /** @type {Scene} */ { view, table }) => lands[id].squares.map(([own, industry]) => {
      const held = view.countries?.[id]?.squares?.[own] ?? "";
      return {
        place: placeOf(id, own),
        drawn: svg("svg", { viewBox: "-9 -9 18 36", "aria-hidden": "true" },
          drawIndustry(industry, t(`letter.${industry}`), [0, 0]),
          drawHolder(held, table.corporations[held] ?? "", table.initials[held] ?? "", [0, 18]),
          ...(own === table.rd ? [drawMarker([0, 0])] : [])),
      };
    }),
    words,
    lines(id, { view }) {
      const country = view.countries?.[id] ?? {};
      // The squares stand above, one by one.
      const told = facts.lines(id, view).filter((line) => line !== facts.squares(id, country, view.rd ?? ""));
      return [...told, ...facts.notes(country)];
    },
    onPlace,
    onClose,
    signal,
  });
}
