/**
 * The sliders in words: values, ends, and the odds that a place implies. Numbers are looked up in the dial data, which the
 * rules of the game made; nothing is reckoned here.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {[text: string, ...rules: string[]]} Line   a sentence and the rules it rests on
 * @typedef {"interest" | "growth" | "stress" | "power"} Slider
 * @typedef {Record<Slider, number>} Places   what each slider shows
 *
 * @typedef {object} Bond
 * @property {number} first
 * @property {number} less
 * @property {number} back
 * @property {number} upkeep
 * @property {number} end
 *
 * @typedef {object} Crisis
 * @property {number} difficulty
 * @property {number} chances
 * @property {number} of
 * @property {number} twice_mean
 * @property {number[]} dice     the intensity for each number on the die
 *
 * @typedef {object} Dial   see `slider_dial` in Python
 * @property {Record<Slider, number[]>} tracks
 * @property {Record<Slider, number[]>} marks
 * @property {Record<Slider, string[]>} decided
 * @property {Record<string, Bond>} bonds
 * @property {Record<string, number>} cards
 * @property {Record<string, Record<string, number>>} difficulty
 * @property {Record<string, Crisis>} crises
 * @property {Record<string, Record<string, number>>} help
 * @property {Record<string, Record<string, Record<string, [number | null, number]>>>} clashes
 * @property {number} faces
 * @property {Record<string, string[]>} rules
 */

/** @type {readonly Slider[]} */
export const SLIDERS = ["interest", "growth", "stress", "power"];

/** A number with a sign that is as wide as a plus. @param {number} value */
const figure = (value) => (value < 0 ? `−${-value}` : String(value));

/** @param {number} power */
const leader = (power) => (power > 0 ? "nato" : power < 0 ? "sco" : "even");

/** What a slider shows, large: "$16", "5 %", "NATO +2". @param {Labels} labels @param {Slider} slider @param {number} place */
export function shown(labels, slider, place) {
  const id = slider === "power" ? `power.${leader(place)}` : slider;
  return labels.t(`widget.sliders.value.${id}`, { value: figure(place), lead: Math.abs(place) });
}

/** The same for somebody who hears it. @param {Labels} labels @param {Dial} dial @param {Slider} slider @param {number} place */
export function spoken(labels, dial, slider, place) {
  const id = slider === "power" ? `power.${leader(place)}` : slider;
  return labels.t(`widget.sliders.spoken.${id}`, { value: figure(place), lead: Math.abs(place), cards: dial.cards[place] });
}

/** The label of a tick. @param {Slider} slider @param {number} place */
export const tick = (slider, place) => (slider === "power" ? String(Math.abs(place)) : figure(place));

/** @param {Labels} labels @param {Slider} slider @param {"left" | "right"} side */
export const end = (labels, slider, side) => labels.t(`widget.sliders.end.${slider}.${side}`);

/**
 * What a place means, one sentence for each rule; the first one is the shortest answer.
 * @param {Labels} labels
 * @param {Dial} dial
 * @param {Slider} slider
 * @param {number} place
 * @returns {Line[]}
 */
export function implied(labels, dial, slider, place) {
  const { rules } = dial;
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.sliders.${id}`, params);
  if (slider === "interest") {
    const bond = dial.bonds[place];
    return ["bond_first", "bond_back", "bond_upkeep", "bond_end"].map((id) => [t(id, bond), ...rules[id]]);
  }
  if (slider === "growth") return [[t("cards", { cards: dial.cards[place] }), ...rules.cards]];
  if (slider === "stress") {
    const less = place < 0;
    return [[t(less ? "stress.less" : "stress", { stress: place, less: -place }), rules.difficulty[0]]];
  }
  const lead = Math.max(...Object.values(dial.help[place]));
  return [[t(`power.${leader(place)}`, { lead }), ...rules.power]];
}

/** The odds of the crisis that growth and stress lead to. @param {Dial} dial @param {Places} places */
export const crisisAt = (dial, { growth, stress }) => dial.crises[dial.difficulty[growth][stress]];

/**
 * The odds of a crisis with their arithmetic.
 * @param {Labels} labels
 * @param {Dial} dial
 * @param {Places} places
 * @returns {Line[]}
 */
export function crisisLines(labels, dial, places) {
  const { difficulty, chances, of, twice_mean: twice } = crisisAt(dial, places);
  const much = chances > 1 ? "some" : chances === 1 ? "one" : "none";
  const parts = { growth: figure(places.growth), stress: figure(places.stress), difficulty: figure(difficulty), chances, of };
  /** @type {Line[]} */
  const lines = [[labels.t(`widget.sliders.crisis.${much}`, parts), ...dial.rules.difficulty]];
  if (chances > 0) {
    const mean = new Intl.NumberFormat(labels.lang).format(twice / 2);
    lines.push([labels.t("widget.sliders.crisis.mean", { difficulty, mean }), ...dial.rules.intensity]);
  }
  return lines;
}

/**
 * The clashes that can be fought now, with the odds of each camp at a place of the Balance of Power.
 * @param {Dial} dial
 * @param {Record<string, any>} view
 * @param {number} power
 * @returns {{country: string, camps: [camp: string, chances: number][]}[]}
 */
export function clashesAt(dial, view, power) {
  return Object.values(view.clashes ?? {}).filter(Boolean).map(({ country }) => ({
    country,
    camps: Object.entries(dial.clashes[country]).map(([camp, odds]) => [camp, odds[power][1]]),
  }));
}

/** A sentence with its rules in brackets, for those who hear it. @param {Line} line */
export const bracketed = ([text, ...rules]) => (rules.length > 0 ? `${text.replace(/[.]$/, "")} (${rules.join(", ")}).` : text);
