/** What is said of a place while something is to be chosen: its facts, and what it is to the choice. */
import { choiceWords } from "../board/choices.mjs";
import { open, opened } from "./facts.mjs";
import { choosable } from "./holders.mjs";

/**
 * @typedef {import("../board/choices.mjs").Choices} Choices
 * @typedef {import("./holders.mjs").Standing} Standing
 * @typedef {{choices: Choices, view: Record<string, any>, now: Standing}} Scene
 */

/** The tip holds so many lines: the card that is open has them all. */
const MOST = 7;

/**
 * @param {import("../shared/labels.mjs").Labels} labels
 * @param {ReturnType<typeof import("./facts.mjs").createFacts>} facts
 */
export function createSpeech(labels, facts) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.provinces.${id}`, params);

  /** What a place is to the choice; "" for nothing. @param {Scene} scene @param {string} place */
  function offer({ choices, now }, place) {
    const parts = choosable(now, choices, place).length;
    return choiceWords(labels, choices, place, "widget.provinces") || (parts > 0 ? t("choice.parts", { count: parts }) : "");
  }

  /** The same as a line: why it cannot be chosen, where that is so. @param {Scene} scene @param {string} place */
  const verdict = (scene, place) => scene.choices.refused[place] ?? opened(offer(scene, place));

  return {
    verdict,
    /** The lines of the tip: of a part what it is, else all facts. @param {Scene} scene @param {string} id @param {string} part */
    tip(scene, id, part) {
      const { view, now } = scene;
      if (part) return [verdict(scene, part), facts.more(view, part)].filter(Boolean);
      const lines = [verdict(scene, id), ...facts.lines(id, view, now)].filter(Boolean);
      // What is reconstructed is told last, and always.
      return lines.length > MOST ? [...lines.slice(0, MOST - 2), t("tip.more"), ...lines.slice(-1)] : lines;
    },
    /** The heading of the tip. @param {Scene} scene @param {string} id @param {string} part */
    heading: ({ view, now }, id, part) => (part ? opened(facts.part(view, now, part)) : labels.name(id)),
    /** What is told when the focus comes. @param {Scene} scene @param {string} id */
    status: (scene, id) => [t("status", { place: id, held: facts.summary(id, scene.view, scene.now) }), verdict(scene, id)].filter(Boolean).join(". "),
    /** The name for a screen reader. @param {Scene} scene @param {string} id */
    name(scene, id) {
      const choice = offer(scene, id);
      const standing = facts.standing(scene.view, id);
      return t("place", { place: id, standing: choice ? `${choice}, ${standing}` : standing });
    },
    /** The line of the list. @param {Scene} scene @param {string} id */
    line(scene, id) {
      const choice = offer(scene, id);
      const parts = { place: id, choice, standing: facts.standing(scene.view, id), held: facts.summary(id, scene.view, scene.now) };
      return t(choice ? "line.choice" : "line", parts);
    },
    /** A part, and what it is to the choice, with what more there is to know. @param {Scene} scene @param {string} place */
    part(scene, place) {
      const choice = verdict(scene, place);
      const said = [opened(facts.part(scene.view, scene.now, place)), choice, facts.more(scene.view, place)];
      return said.filter(Boolean).map(open).join(". ");
    },
  };
}
