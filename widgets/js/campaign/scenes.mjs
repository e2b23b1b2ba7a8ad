/**
 * What is going on in a position of IMPERO, as blocks of words and signs, but for battles, sieges and missions, which are
 * in `fights.mjs`. No page here, and no rule is worked out: all numbers come from the view.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {{what: string, least: number, die: number | null, hit: boolean | null, words: string}} DieItem
 * @typedef {{name: string, words: string, share: number}} OddsItem   share: the chance as a number from 0 to 1
 * @typedef {{seat: string, role: string, word: string, lines: string[]}} SeatItem   role: how the seat is marked
 * @typedef {"card" | "actions" | "points"} Mark   what of it is reconstructed
 * @typedef {(
 *   {kind: "title", text: string, mark?: Mark}
 *   | {kind: "line", text: string}
 *   | {kind: "sum", text: string}
 *   | {kind: "seats", label: string, ordered: boolean, items: SeatItem[]}
 *   | {kind: "dice", label: string, items: DieItem[]}
 *   | {kind: "odds", label: string, items: OddsItem[]}
 *   | {kind: "table", caption: string, heads: string[], rows: string[][]}
 *   | {kind: "bill", seat: string, paid: boolean}
 * )} Block   sentences name their rules in brackets at the end
 */
import { battle, missionScene, siege } from "./fights.mjs";
import { speaker } from "./speech.mjs";

/** @typedef {(view: any, labels: Labels) => Block[]} Scene */

/** @type {Record<string, Scene>} By decision point. */
const SCENES = {
  event_card: deck,
  event_choice: choice,
  manage: orders,
  initiative_die: rolling,
  initiative_spend: rolling,
  initiative_reroll: rolling,
  action: turns,
  offer_terms: offer,
  offer_reply: offer,
  battle_dice: battle,
  losses: battle,
  retreat: battle,
  siege_dice: siege,
  siege_losses: siege,
  spy_die: missionScene,
  bill_split: payment,
  deficit_stability: deficit,
  deficit_influence: deficit,
  deficit_units: deficit,
  repair: repairs,
  revolt_city: revolt,
  over,
};

/** @type {Scene} */
export const scene = (view, labels) => SCENES[view.decision?.point ?? "over"](view, labels);

/**
 * The seats that are asked one after another, with how far they have got.
 * @param {any} view
 * @param {Labels} labels
 * @param {Record<string, string>} words   the word of each part
 * @param {(seat: string, part: string) => string[]} lines
 * @returns {Block}
 */
function queue(view, labels, words, lines) {
  const t = speaker(labels);
  return {
    kind: "seats",
    label: t("players"),
    ordered: false,
    items: view.stage.queue.map((/** @type {{seat: string, part: string}} */ { seat, part }) => ({
      seat, role: part === "now" ? "now" : part === "done" ? "done" : "later", word: t(`role.${words[part] ?? part}`), lines: lines(seat, part),
    })),
  };
}

// ---- Phase I ----------------------------------------------------------------------------------------------------

/** @type {Scene} */
function deck(view, labels) {
  const t = speaker(labels);
  const cards = view.stage.deck;
  return [
    { kind: "title", text: t("deck.title", { season: view.season }), mark: "card" },
    { kind: "line", text: t("deck.left", { count: cards.length }) },
    { kind: "line", text: t("deck.cards", { cards: labels.list(cards.map(labels.name)) }) },
  ];
}

/** @type {Scene} */
function choice(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("choice.title", { card: view.card }), mark: "card" },
    { kind: "line", text: t("choice.asked") },
    queue(view, labels, {}, () => []),
  ];
}

// ---- Phase III --------------------------------------------------------------------------------------------------

/** @type {Scene} */
function orders(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("manage.title") },
    { kind: "line", text: t("manage.hidden") },
    queue(view, labels, { done: "in" }, (seat) => (view.orders[seat] ? [t("orders.own", { count: view.orders[seat].length })] : [])),
  ];
}

// ---- Phase IV ---------------------------------------------------------------------------------------------------

/** How the initiative of a seat came about; tied: the same points were spent, too. @param {any} own @param {Labels} labels @param {boolean} [tied] @returns {string[]} */
function scored({ dice, spent, score, shares }, labels, tied = false) {
  const t = speaker(labels);
  const [die, ...again] = dice;
  return [
    t("initiative.sum", { die, spent, score }),
    ...(shares && !tied ? [t("initiative.shares")] : []),
    ...(again.length ? [t("initiative.again", { dice: again.join(", ") })] : []),
  ];
}

/** @type {Scene} */
function rolling(view, labels) {
  const t = speaker(labels);
  const { point } = view.decision;
  const parts = Object.fromEntries(view.stage.queue.map((/** @type {any} */ { seat, part }) => [seat, part]));
  const seats = view.stage.initiative.length ? view.stage.initiative : view.stage.queue.map((/** @type {any} */ { seat }) => ({ seat, dice: [], spent: null }));
  const words = { initiative_die: { now: "rolls", later: "later" }, initiative_spend: {}, initiative_reroll: { now: "tied", later: "tied" } }[/** @type {string} */ (point)] ?? {};
  return [
    { kind: "title", text: t("initiative.title") },
    { kind: "line", text: t(point === "initiative_reroll" ? "initiative.reroll" : "initiative.die") },
    {
      kind: "seats",
      label: t("players"),
      ordered: false,
      items: seats.map((/** @type {any} */ own) => {
        const part = parts[own.seat];
        return {
          seat: own.seat,
          role: part,
          word: t(`role.${/** @type {Record<string, string>} */ (words)[part] ?? part}`),
          lines: stake(own, part, view, labels),
        };
      }),
    },
  ];
}

/** What is known of the initiative of a seat before the order is settled. @param {any} own @param {string} part @param {any} view @param {Labels} labels */
function stake(own, part, view, labels) {
  const t = speaker(labels);
  if (own.dice.length === 0) return [t("initiative.open")];
  const { point } = view.decision;
  if (own.spent !== null) return scored(own, labels, point === "initiative_reroll");
  const rolled = t("initiative.rolled", { die: own.dice[0] });
  if (point !== "initiative_spend") return [rolled];
  return [rolled, part === "done" ? t("initiative.hidden") : t("initiative.held", { held: view.seats[own.seat].points.initiative })];
}

/** @type {Scene} */
function turns(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("action.title") },
    {
      kind: "seats",
      label: t("players"),
      ordered: true,
      items: view.stage.initiative.map((/** @type {any} */ own) => {
        const role = own.seat === view.due ? "now" : own.passed ? "done" : "later";
        return { seat: own.seat, role, word: t(`role.${{ now: "acts", done: "passed", later: "to_act" }[role]}`), lines: own.spent === null ? [] : scored(own, labels) };
      }),
    },
    { kind: "line", text: t("action.end") },
  ];
}

/** @type {Scene} */
function offer(view, labels) {
  const t = speaker(labels);
  const { kind, seat: player, partner, gives, wants, mine, yours, gold } = view.stage.offer;
  const named = Object.keys({ ...gives, ...wants });
  /** @type {Block[]} */
  const terms = kind === "route"
    ? [{ kind: "line", text: t("offer.way", { mine, yours }) }]
    : [
        ...(named.length
          ? [/** @type {Block} */ ({
              kind: "table",
              caption: t("offer.caption"),
              heads: [t("offer.resource"), t("offer.gives", { player }), t("offer.gives", { player: partner })],
              rows: named.map((resource) => [labels.name(resource), String(gives[resource] ?? 0), String(wants[resource] ?? 0)]),
            })]
          : []),
        ...(kind === "terms" ? [/** @type {Block} */ ({ kind: "line", text: t("offer.open") })] : []),
        ...(gold ? [/** @type {Block} */ ({ kind: "line", text: t("offer.gold", { gold }) })] : []),
      ];
  return [{ kind: "title", text: t(`offer.${kind}`, { player, partner }), mark: "actions" }, ...terms];
}

// ---- Phase V ----------------------------------------------------------------------------------------------------

/** What a seat has paid, if it has. @param {any} view @param {Labels} labels @param {string} seat @returns {string[]} */
function paid(view, labels, seat) {
  const t = speaker(labels);
  const bill = view.bills[seat];
  if (!bill) return [];
  if (bill.missing === null) return [t("upkeep.hidden")];
  if (bill.missing === 0) return [t("upkeep.full", { due: bill.due })];
  const { due, missing, tier } = bill;
  return [t("upkeep.short", { paid: due - missing, due, missing }), ...(tier ? [t("upkeep.tier", { tier })] : [])];
}

/** @type {Scene} */
function payment(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("upkeep.title") },
    { kind: "line", text: t("upkeep.split") },
    queue(view, labels, {}, (seat) => paid(view, labels, seat)),
    { kind: "bill", seat: view.decision.seat, paid: false },
  ];
}

/** @type {Scene} */
function deficit(view, labels) {
  const t = speaker(labels);
  const { seat, tier, least, left } = view.stage.deficit;
  const losses = Object.keys(left).filter((what) => left[what]).map((what) => t(`deficit.${what}`, { count: left[what] }));
  return [
    { kind: "title", text: t("deficit.title", { player: seat }) },
    { kind: "sum", text: t(`deficit.tier.${tier}`, { least }) },
    { kind: "line", text: t("deficit.left", { losses: labels.list(losses) }) },
    queue(view, labels, {}, (each) => paid(view, labels, each)),
    { kind: "bill", seat, paid: true },
  ];
}

/** @type {Scene} */
function repairs(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("repair.title") },
    { kind: "line", text: t("repair.rule") },
    queue(view, labels, {}, (seat) => paid(view, labels, seat)),
  ];
}

/** @type {Scene} */
function revolt(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("revolt.title") },
    { kind: "line", text: t("revolt.rule", { regions: labels.list(view.stage.revolt.map(labels.name)) }) },
  ];
}

// ---- The end ----------------------------------------------------------------------------------------------------

/** @type {Scene} */
function over(view, labels) {
  const t = speaker(labels);
  const { ranks, ended } = view.stage;
  const seats = Object.keys(ranks).sort((one, other) => ranks[one] - ranks[other]);
  const lines = Object.keys(view.seats[seats[0]].points_for);
  return [
    { kind: "title", text: t("over.title"), mark: "points" },
    { kind: "line", text: labels.t(`impero.ended.${ended}`, { year: view.year }) },
    {
      kind: "table",
      caption: t("over.caption"),
      heads: [t("over.what"), ...seats.map(labels.name)],
      rows: [
        ...lines.map((what) => [t(`over.${what}`), ...seats.map((seat) => {
          const [count, points] = view.seats[seat].points_for[what];
          return t("over.cell", { count, points });
        })]),
        [t("over.total"), ...seats.map((seat) => String(view.seats[seat].score))],
        [t("over.rank"), ...seats.map((seat) => String(ranks[seat]))],
      ],
    },
    { kind: "line", text: t("over.rules") },
  ];
}
