/**
 * The season wheel in words: what is in force now, what comes next, and what a season or a phase changes. The changes
 * come from the dial data, which the rules of the game made; nothing is reckoned here.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {[text: string, ...rules: string[]]} Line   a sentence and the rules it rests on
 * @typedef {{say: string, params: Record<string, unknown>, rules: string[], phase: string}} Change
 * @typedef {object} Dial   see `season_dial` in Python
 * @property {{id: string, numeral: string, rules: string[], played: boolean}[]} phases
 * @property {{id: string, lines: Change[]}[]} seasons
 * @property {Record<string, {season: string, lines: Change[], reconstructed: boolean}>} cards
 *
 * @typedef {object} Section   a title and its lines; mark: its title is that of a card that is reconstructed
 * @property {string} title
 * @property {boolean} [mark]
 * @property {Line[]} lines
 */

/** @param {Labels} labels */
const speaker = (labels) => (/** @type {string} */ id, params = {}) => labels.t(`widget.seasons.${id}`, params);

/** What an effect changes, as a sentence. @param {Labels} labels @param {Change} change @returns {Line} */
export const changed = (labels, { say, params, rules }) => [labels.t(`widget.seasons.effect.${say}`, params), ...rules];

/**
 * What a season changes, in a few words.
 * @param {Labels} labels
 * @param {Dial} dial
 * @param {string} id
 * @param {"line" | "next"} message
 * @returns {Line}
 */
export function shortly(labels, dial, id, message) {
  const { lines } = season(dial, id);
  const changes = lines.map(({ say, params }) => labels.t(`widget.seasons.short.${say}`, params)).join(", ");
  return [speaker(labels)(message, { season: id, changes }), ...new Set(lines.map(({ rules }) => rules[0]))];
}

/** @param {Dial} dial @param {string} id */
const season = (dial, id) => /** @type {Dial["seasons"][number]} */ (dial.seasons.find((each) => each.id === id));

/** The card in force and what it changes. @param {Labels} labels @param {Dial} dial @param {any} view @returns {Section} */
export function cardWords(labels, dial, view) {
  const t = speaker(labels);
  const card = dial.cards[view.card];
  if (!card) return { title: "", lines: [[t("card.none"), ...dial.phases[0].rules]] };
  return { title: t("card", { card: view.card }), mark: card.reconstructed, lines: card.lines.map((line) => changed(labels, line)) };
}

/** Where the game stands. @param {Labels} labels @param {any} view */
export function standing(labels, view) {
  const { year, years, season: now, phase } = view;
  return speaker(labels)(view.over ? "over" : "now", { year, years, season: now, phase });
}

/** What the next season will change, or that there is none. @param {Labels} labels @param {Dial} dial @param {any} view @returns {Line} */
export function nextWords(labels, dial, view) {
  const next = view.next_season;
  return next ? shortly(labels, dial, next, "next") : [speaker(labels)("next.last"), "IMP-176"];
}

/** Every change of a season in full. @param {Labels} labels @param {Dial} dial @param {string} id @returns {Line[]} */
export const seasonLines = (labels, dial, id) => season(dial, id).lines.map((line) => changed(labels, line));

/**
 * What is to be read of a place that was selected.
 * @param {Labels} labels
 * @param {Dial} dial
 * @param {any} view
 * @param {import("./wheel.mjs").Place} place
 * @returns {Section}
 */
export function placeWords(labels, dial, view, { season: id, phase }) {
  const t = speaker(labels);
  if (!phase) return { title: labels.name(id), lines: seasonLines(labels, dial, id) };
  const title = t("cell", { season: id, phase });
  const shown = /** @type {Dial["phases"][number]} */ (dial.phases.find((each) => each.id === phase));
  if (!shown.played) return { title, lines: [[t("skipped"), ...shown.rules]] };
  const felt = season(dial, id).lines.filter((line) => line.phase === phase).map((line) => changed(labels, line));
  const drawn = view.season === id && dial.cards[view.card];
  const added = drawn ? drawn.lines.filter((line) => line.phase === phase) : [];
  return {
    title,
    lines: [
      [t(`phase.${phase}`), ...shown.rules],
      ...(felt.length ? felt : [/** @type {Line} */ ([t("none", { season: id })])]),
      ...added.map((line) => {
        const [text, ...rules] = changed(labels, line);
        return /** @type {Line} */ ([t("card.line", { card: view.card, line: text }), ...rules]);
      }),
    ],
  };
}

/** Whether a season changes something in a phase. @param {Dial} dial @param {string} id @param {string} phase */
export const felt = (dial, id, phase) => season(dial, id).lines.some((line) => line.phase === phase);

/**
 * A place as one text for somebody who hears it.
 * @param {Labels} labels
 * @param {Dial} dial
 * @param {any} view
 * @param {import("./wheel.mjs").Place} place
 */
export function spoken(labels, dial, view, place) {
  const { title, lines } = placeWords(labels, dial, view, place);
  const here = place.season === view.season && (!place.phase || place.phase === view.phase);
  const name = here ? `${title} (${speaker(labels)("here")})` : title;
  return [name, ...lines.map(([text, ...rules]) => (rules.length ? `${text.replace(/[.]$/, "")} (${rules.join(", ")})` : text))]
    .map((text) => text.replace(/[.]$/, "")).join(". ");
}
