/**
 * Battles, sieges and missions as blocks: both sides, who rolls, the exact chances before the dice fall, the dice with hits
 * marked, and what is still to be lost. All numbers come from the view.
 */
import { speaker } from "./speech.mjs";

/** @typedef {import("./scenes.mjs").Block} Block */
/** @typedef {import("./scenes.mjs").Labels} Labels */
/** @typedef {[number, number]} Chance   numerator and denominator */

/** Units in words: "4 × infantry, 1 × archer". @param {Record<string, number>} units @param {Labels} labels */
const unitsOf = (units, labels) => Object.entries(units).map(([unit, count]) => speaker(labels)("units", { count, unit })).join(", ");

/** A chance in words: "44 % (4 in 9)". @param {Chance} chance @param {Labels} labels */
function chanceWords([ways, of], labels) {
  const percent = new Intl.NumberFormat(labels.lang, { style: "percent", maximumFractionDigits: ways * 100 < of ? 1 : 0 }).format(ways / of);
  return ways === 0 || ways === of ? percent : speaker(labels)("odds.chance", { percent, ways, of });
}

/** @param {Chance} chance @param {string} name @param {Labels} labels @returns {import("./scenes.mjs").OddsItem} */
const oddsItem = (chance, name, labels) => ({ name, words: chanceWords(chance, labels), share: chance[0] / chance[1] });

/**
 * Dice and the chances of their hits.
 * @param {any} roll   see `roll` in gamekit/impero/stage.py
 * @param {{dice: string, odds: (mean: string) => string}} say
 * @param {Labels} labels
 * @returns {Block[]}
 */
function rollOf({ dice, odds, mean }, say, labels) {
  const t = speaker(labels);
  if (dice.length === 0) return [];
  const average = new Intl.NumberFormat(labels.lang, { maximumFractionDigits: 2 }).format(mean[0] / mean[1]);
  return [
    {
      kind: "dice",
      label: say.dice,
      items: dice.map((/** @type {any} */ { what, least, die, hit }) => ({
        what, least, die, hit,
        words: t(`die.${die === null ? "open" : hit ? "hit" : "miss"}`, { what: what === "cite" ? t("die.cite") : labels.name(what), least, die }),
      })),
    },
    // Once all dice have fallen nothing is left to chance.
    ...(dice.every((/** @type {any} */ { die }) => die !== null) ? [] : [/** @type {Block} */ ({
      kind: "odds",
      label: say.odds(average),
      items: odds.flatMap((/** @type {Chance} */ chance, /** @type {number} */ count) => (chance[0] ? [oddsItem(chance, t("odds.hits", { count }), labels)] : [])),
    })]),
  ];
}

/** @type {(view: any, labels: Labels) => Block[]} */
export function battle(view, labels) {
  const t = speaker(labels);
  const { place, sea, round, step, sides, retreat } = view.stage.battle;
  const [attacker, defender] = sides;
  const rolls = sides.some((/** @type {any} */ { dice }) => dice);
  const lost = sides.filter((/** @type {any} */ { lose }) => lose);
  return [
    { kind: "title", text: t("battle.title", { place, player: attacker.seat, other: defender.seat }), mark: "actions" },
    ...(rolls ? [/** @type {Block} */ ({ kind: "line", text: t(`rolls.${sea ? "sea" : step}`, { round: t(`round.${step}`, { round }) }) })] : []),
    {
      kind: "seats",
      label: t("players"),
      ordered: false,
      items: sides.map((/** @type {any} */ own, /** @type {number} */ index) => ({
        seat: own.seat,
        role: own.seat === view.decision.seat ? "now" : "later",
        word: t(index === 0 ? "role.attacker" : "role.defender"),
        lines: [
          Object.keys(own.units).length ? t("piece", { piece: own.piece, units: unitsOf(own.units, labels) }) : t("piece.gone", { piece: own.piece }),
          ...(Object.keys(own.cargo).length ? [t("piece.cargo", { units: unitsOf(own.cargo, labels) })] : []),
        ],
      })),
    },
    ...sides.flatMap((/** @type {any} */ own) => (own.dice
      ? rollOf(own, { dice: t("dice.of", { player: own.seat }), odds: (mean) => t("odds.player", { player: own.seat, mean }) }, labels)
      : [])),
    ...lost.map((/** @type {any} */ { seat, lose }) => /** @type {Block} */ ({ kind: "sum", text: t(sea ? "lose.sea" : "lose.battle", { player: seat, count: lose }) })),
    ...(retreat ? [/** @type {Block} */ ({ kind: "sum", text: t(sea ? "retreat.sea" : "retreat.land", { player: retreat.seat, places: labels.list(retreat.places.map(labels.name)) }) })] : []),
  ];
}

/** @type {(view: any, labels: Labels) => Block[]} */
export function siege(view, labels) {
  const t = speaker(labels);
  const own = view.stage.siege;
  const { seat: player, army, city, pv, units, lose, parts } = own;
  const terms = Object.entries(parts ?? {}).map(([what, n]) => t(`siege.${what}`, { n, season: view.season })).join(" + ");
  return [
    { kind: "title", text: t("siege.title", { player, city }), mark: "actions" },
    { kind: "sum", text: parts ? t("siege.sum", { terms, damage: own.damage, city, before: own.before, pv }) : t("siege.pv", { city, pv }) },
    {
      kind: "seats",
      label: t("players"),
      ordered: false,
      items: [{ seat: player, role: lose ? "now" : "later", word: t("role.attacker"), lines: [t("piece", { piece: army, units: unitsOf(units, labels) })] }],
    },
    ...(own.dice
      ? [/** @type {Block} */ ({ kind: "line", text: t("siege.answer") }),
          ...rollOf(own, { dice: t("dice.city", { city }), odds: (mean) => t("odds.city", { city, mean }) }, labels)]
      : []),
    ...(lose ? [/** @type {Block} */ ({ kind: "sum", text: t("lose.siege", { player, count: lose }) })] : []),
  ];
}

/** @type {(view: any, labels: Labels) => Block[]} */
export function missionScene(view, labels) {
  const t = speaker(labels);
  const { seat: player, target, region, effect, city, building, odds } = view.stage.mission;
  return [
    { kind: "title", text: t("mission.title", { player, target, region }), mark: "actions" },
    { kind: "line", text: t(`mission.${effect}`, { player, target, region, city, building }) },
    { kind: "line", text: t("mission.die") },
    { kind: "odds", label: t("odds.mission"), items: Object.keys(odds).map((what) => oddsItem(odds[what], t(`odds.${what}`), labels)) },
  ];
}
