/** What is said of a country while something is to be chosen: its facts, and what it is to the choice. */
import { choiceWords } from "../board/choices.mjs";
import { NOTHING, open, opened } from "./facts.mjs";
import { openSquares } from "./offers.mjs";

/**
 * @typedef {import("../board/choices.mjs").Choices} Choices
 * @typedef {Record<string, any>} View
 */

/**
 * @param {import("../shared/labels.mjs").Labels} labels
 * @param {Record<string, import("./facts.mjs").Land>} lands
 * @param {ReturnType<typeof import("./facts.mjs").createFacts>} facts
 */
export function createSpeech(labels, lands, facts) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.countries.${id}`, params);

  /** What a country is to the choice; "" for nothing. @param {Choices} choices @param {string} id */
  function offer(choices, id) {
    const squares = openSquares(lands, choices, id).length;
    return choiceWords(labels, choices, id, "widget.countries") || (squares > 0 ? t("choice.squares", { count: squares }) : "");
  }

  /** The same as a line: why it cannot be chosen, where that is so. @param {Choices} choices @param {string} id */
  const verdict = (choices, id) => choices.refused[id] ?? opened(offer(choices, id));

  /** @param {View} view @param {string} id */
  const standing = (view, id) => facts.standing(id, view.countries?.[id] ?? NOTHING);

  return {
    /** The lines of the tip. @param {Choices} choices @param {View} view @param {string} id */
    tip: (choices, view, id) => [verdict(choices, id), ...facts.lines(id, view)].filter(Boolean),
    /** What is told when the focus comes. @param {Choices} choices @param {View} view @param {string} id */
    status: (choices, view, id) => [open(t("status", { country: id, held: facts.summary(id, view) })), verdict(choices, id)].filter(Boolean).join(". "),
    /** The name for a screen reader. @param {Choices} choices @param {View} view @param {string} id */
    name(choices, view, id) {
      const choice = offer(choices, id);
      return t("country", { country: id, standing: choice ? `${choice}, ${standing(view, id)}` : standing(view, id) });
    },
    /** The line of the list. @param {Choices} choices @param {View} view @param {string} id */
    line(choices, view, id) {
      const choice = offer(choices, id);
      return t(choice ? "line.choice" : "line", { country: id, choice, standing: standing(view, id), held: facts.summary(id, view) });
    },
  };
}
