/** What the stage explains when somebody points at it, and the payoff cards that lie open in words. No page here. */

/** @typedef {import("../shared/labels.mjs").Labels} Labels */

/**
 * @param {Labels} labels
 * @param {any} view
 * @param {string} help   "card", "next" or "industry:<id>"
 * @returns {{name: string, lines: string[]}}
 */
export function explain(labels, view, help) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.stage.${id}`, params);
  const [kind, what] = help.split(":");
  if (kind === "industry") return { name: labels.name(what), lines: industryLines(labels, view, what) };
  return { name: labels.name(view.stage[kind].id), lines: [t("tip.card"), t(kind === "next" ? "tip.next" : "tip.card.leaves")] };
}

/** @param {Labels} labels @param {any} view @param {string} industry */
function industryLines(labels, view, industry) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.stage.${id}`, params);
  const { each, leaders, bonus, earnings } = view.prospects;
  if (!each[industry]) return [t("tip.pays.none")];
  const leader = leaders[industry];
  const paid = view.order
    .filter((/** @type {string} */ seat) => earnings[seat][industry][0] + earnings[seat][industry][1] > 0)
    .map((/** @type {string} */ player) => t("tip.paid", { player, amount: earnings[player][industry][0] + earnings[player][industry][1] }));
  return [
    t("tip.pays", { cards: view.payoff.revealed[industry], each: each[industry] }),
    leader ? t("tip.leader", { leader, bonus }) : t("tip.leader.none"),
    ...(paid.length ? [t("tip.all", { paid: labels.list(paid) })] : []),
  ];
}

/**
 * The payoff cards that lie open.
 *
 * @param {Labels} labels
 * @param {any} view
 * @returns {{title: string, industries: {industry: string, count: number, pays: string, words: string}[]}}
 */
export function payoffCards(labels, view) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.stage.${id}`, params);
  const { revealed, deck, discard } = view.payoff;
  const counts = /** @type {[string, number][]} */ (Object.entries(revealed));
  return {
    title: t("payoff", { cards: counts.reduce((sum, [, count]) => sum + count, 0), deck, discard }),
    industries: counts.map(([industry, count]) => ({
      industry,
      count,
      pays: count ? t("payoff.each", { each: view.prospects.each[industry] }) : t("payoff.none"),
      words: t("payoff.words", { industry, count, each: view.prospects.each[industry] ?? 0 }),
    })),
  };
}
