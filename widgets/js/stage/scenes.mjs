/**
 * What is going on in a position of Incorporated, as blocks of words and signs. No page here, and no rule is worked out:
 * all numbers come from the view.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {{seat: string, role: string, word: string, lines: string[]}} SeatItem   role: how the seat is marked
 * @typedef {(
 *   {kind: "title", text: string, card?: "card" | "next"}
 *   | {kind: "line", text: string}
 *   | {kind: "sum", text: string}
 *   | {kind: "effects", items: {text: string, state: "done" | "now" | "next", word: string}[]}
 *   | {kind: "seats", label: string, items: SeatItem[]}
 *   | {kind: "faces", label: string, of: number, from: number}
 *   | {kind: "odds", label: string, items: {name: string, chances: number, of: number}[]}
 *   | {kind: "table", caption: string, heads: string[], rows: string[][]}
 * )} Block   card: whether a card is marked as reconstructed is said there; faces: numbers of a die from `from` on win
 */

/** @param {Labels} labels */
const speaker = (labels) => (/** @type {string} */ id, params = {}) => labels.t(`widget.stage.${id}`, params);

/**
 * @param {any} view
 * @param {Labels} labels
 * @returns {Block[]}
 */
export function scene(view, labels) {
  const known = view.stage.next ? nextCard(view, labels) : [];
  if (view.over) return [{ kind: "title", text: speaker(labels)("over") }];
  if (view.stage.auction) return [...auction(view, labels), ...known];
  if (view.stage.payment) return [...payment(view, labels), ...known];
  return [...phase(view, labels), ...known];
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function phase(view, labels) {
  switch (view.phase) {
    case "outlook":
      return outlook(view, labels);
    case "investment":
      return investment(view, labels);
    case "competition":
      return competition(view, labels);
    case "lobbying":
      return lobbying(view, labels);
    case "earnings":
      return earnings(view, labels);
    default:
      return [{ kind: "title", text: speaker(labels)("setup") }];
  }
}

// ---- Outlook ---------------------------------------------------------------------------------------------------

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function outlook(view, labels) {
  const t = speaker(labels);
  const { card, cards_left: left } = view.stage;
  const waits = view.task?.type === "payoff_card" ? view.task.left : 0;
  return [
    ...(card ? /** @type {Block[]} */ ([{ kind: "title", text: t("card", { card: card.id }), card: "card" }, effects(card, labels)]) : []),
    ...(waits ? /** @type {Block[]} */ ([{ kind: "line", text: t("reveal", { left: waits, growth: view.sliders.growth.value, cards: view.sliders.growth.cards }) }]) : []),
    { kind: "line", text: t(left ? "cards_left" : "cards_gone", { left }) },
  ];
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function nextCard(view, labels) {
  const { next } = view.stage;
  return [{ kind: "title", text: speaker(labels)("next", { card: next.id }), card: "next" }, effects(next, labels, false)];
}

/**
 * The effects of a card; of one that is not open yet none is settled, and none is under way.
 *
 * @param {any} card
 * @param {Labels} labels
 * @param {boolean} [open]
 * @returns {Block}
 */
function effects(card, labels, open = true) {
  const t = speaker(labels);
  return {
    kind: "effects",
    items: card.effects.map((/** @type {any} */ effect, /** @type {number} */ index) => {
      const state = !open ? "next" : index < card.done ? "done" : index === card.done ? "now" : "next";
      return { text: effectWords(effect, labels), state, word: open ? t(`effect.${state}`) : "" };
    }),
  };
}

/** @param {any} effect @param {Labels} labels */
function effectWords({ op, slider, steps = 0, country, zone, source, target }, labels) {
  const t = speaker(labels);
  const way = steps < 0 ? "left" : "right";
  const count = Math.abs(steps);
  if (op === "move_slider") return slider === "stress" ? t(steps < 0 ? "effect.stress.less" : "effect.stress", { count }) : t(`effect.${slider}.${way}`, { count });
  if (op === "camp_gains_power") return t(steps < 0 ? "effect.loses" : "effect.gains", { country, count });
  if (op === "flip_affiliation") return t("effect.flip", { zone, source, target });
  return t(op === "unlock_square" ? "effect.unlock" : "effect.lock", { country });
}

// ---- Investment ------------------------------------------------------------------------------------------------

/** The words of a seat's means: what it can pay at most, and what a price would need. @param {any} own @param {Labels} labels */
function means({ most, loans, price }, labels) {
  const t = speaker(labels);
  if (most === null) return [t("means.hidden")];
  const lines = [t("means.most", { most })];
  if (loans === null) lines.push(t("means.beyond", { price }));
  else if (loans.length === 0) lines.push(t("means.cash", { price }));
  else lines.push(t("means.loans", { price, count: loans.length, loans: loans.map((/** @type {number} */ amount) => t("money", { amount })).join(" + ") }));
  return lines;
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function auction(view, labels) {
  const t = speaker(labels);
  const { kind, what, price, limit, seats, acting } = view.stage.auction;
  const leader = seats.find((/** @type {any} */ { role }) => role === "leads");
  const params = { what, price, limit, leader: leader?.seat ?? "", acting };
  const standing = kind === "reverse" ? (leader ? "reverse.leads" : "reverse.open") : leader ? "leads" : `open.${kind}`;
  return [
    { kind: "title", text: t(`auction.${kind}`, params) },
    { kind: "sum", text: t(`auction.${standing}`, params) },
    {
      kind: "seats",
      label: t("bidders"),
      items: seats.map((/** @type {any} */ own) => ({
        seat: own.seat,
        role: own.role,
        word: t(`role.${own.role === "apart" ? `apart.${kind}` : own.role}${kind === "reverse" && own.role === "asked" ? ".reverse" : ""}`),
        lines: bidder(own, kind, labels),
      })),
    },
  ];
}

/** @param {any} own @param {string} kind @param {Labels} labels @returns {string[]} */
function bidder(own, kind, labels) {
  const t = speaker(labels);
  if (own.shares !== undefined) return [t("means.shares", { shares: own.shares, cubes: own.cubes })];
  if (own.most === undefined) return [];
  return kind === "corporation" ? [t("means.start", { most: own.most })] : means(own, labels);
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function payment(view, labels) {
  const t = speaker(labels);
  const { payer, receiver, amount, loans, country, follow } = view.stage.payment;
  const { cash } = view.seats[payer];
  const sums = (loans ?? []).map((/** @type {number} */ loan) => t("money", { amount: loan })).join(" + ");
  return [
    { kind: "title", text: t(`payment.${follow}`, { payer, receiver, amount, country }) },
    { kind: "sum", text: cash === null ? t("payment.hidden") : t("payment.sum", { amount, cash, missing: amount - cash, count: loans.length, loans: sums }) },
  ];
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function investment(view, labels) {
  const t = speaker(labels);
  const task = view.task ?? {};
  const bought = { place_cube: "bought", remove_cube: "sold", swap_cube: "swapped" }[/** @type {string} */ (task.type)];
  return [
    { kind: "title", text: t("investment") },
    ...(bought ? /** @type {Block[]} */ ([{ kind: "sum", text: t(bought, { ...task }) }]) : []),
    {
      kind: "seats",
      label: t("players"),
      items: view.order.map((/** @type {string} */ seat) => {
        const { executives, most_payable: most } = view.seats[seat];
        return {
          seat,
          role: seat === view.due ? "asked" : executives ? "waits" : "out",
          word: t(seat === view.due ? "role.acts" : executives ? "role.to_act" : "role.done"),
          lines: [t("executives", { executives }), most === null ? t("means.hidden") : t("means.most", { most })],
        };
      }),
    },
  ];
}

// ---- Competition -----------------------------------------------------------------------------------------------

/** Pieces of a seat all over the board, by country. @param {any} view @param {"cubes" | "guards"} kind @param {string} seat */
function pieces(view, kind, seat) {
  return Object.entries(view.countries).flatMap(([id, { [kind]: all }]) => (all[seat] ? [{ id, count: all[seat] }] : []));
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function competition(view, labels) {
  const t = speaker(labels);
  return [
    { kind: "title", text: t("competition") },
    {
      kind: "seats",
      label: t("players"),
      items: view.order.map((/** @type {string} */ seat) => {
        const { executives, passed, acted } = view.seats[seat];
        const guards = pieces(view, "guards", seat).map(({ id, count }) => t("guard", { country: id, count }));
        return {
          seat,
          role: passed ? "out" : seat === view.due ? "asked" : "waits",
          word: t(passed ? "role.passed" : seat === view.due ? "role.acts" : "role.to_act"),
          lines: [
            t("acted", { acted }),
            t("cubes", { cubes: pieces(view, "cubes", seat).reduce((sum, { count }) => sum + count, 0), executives }),
            guards.length ? t("guards", { guards: guards.join(", ") }) : t("guards.none"),
          ],
        };
      }),
    },
  ];
}

// ---- Lobbying --------------------------------------------------------------------------------------------------

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function lobbying(view, labels) {
  const t = speaker(labels);
  const task = view.task ?? {};
  if (task.type === "camp" || task.type === "clash_die") return clash(view, task.zone, task.camp, labels);
  if (task.type === "subsidies" || task.type === "payoff_card") return looking(view, labels);
  const open = Object.entries(view.clashes).filter(([, it]) => it);
  const used = [...view.events.used.map(labels.name), ...view.events.zones.map((/** @type {string} */ zone) => t("used.zone", { zone }))];
  return [
    { kind: "title", text: t("lobbying") },
    {
      kind: "table",
      caption: t("clashes"),
      heads: [t("clashes.zone"), t("clashes.country"), t("clashes.needs"), ...["NATO", "SCO"].map(labels.name)],
      rows: open.map(([zone, { country, stability, of, camps }]) => [
        labels.name(zone), labels.name(country), String(stability), ...["NATO", "SCO"].map((camp) => t("chances", { chances: camps[camp].chances, of })),
      ]),
    },
    { kind: "line", text: used.length ? t("used", { events: labels.list(used) }) : t("used.none") },
  ];
}

/** @param {any} view @param {string} zone @param {string | undefined} chosen  the camp supported @param {Labels} labels @returns {Block[]} */
function clash(view, zone, chosen, labels) {
  const t = speaker(labels);
  const { country, stability, of, camps } = view.clashes[zone];
  return [
    { kind: "title", text: t("clash", { zone, country }) },
    ...(chosen ? [chosen] : Object.keys(camps)).flatMap((camp) => {
      const { power, bonus, least, chances } = camps[camp];
      if (least === null) return /** @type {Block[]} */ ([{ kind: "sum", text: t(chances ? "clash.always" : "clash.never", { camp, country }) }]);
      const words = t(least === of ? "clash.highest" : "clash.chances", { camp, least, chances, of });
      return /** @type {Block[]} */ ([
        { kind: "sum", text: t("clash.sum", { camp, power, bonus, stability }) },
        { kind: "faces", label: words, of, from: least },
      ]);
    }),
    ...(camps.NATO.least === null ? [] : /** @type {Block[]} */ ([{ kind: "line", text: t("clash.natural", { of }) }])),
  ];
}

/** Cards that a seat looks at. @param {any} view @param {Labels} labels @returns {Block[]} */
function looking(view, labels) {
  const t = speaker(labels);
  if (view.task.why === "stimulus") return [{ kind: "title", text: t("stimulus") }];
  const { looked } = view.task;
  const seen = Array.isArray(looked);
  return [
    { kind: "title", text: t("subsidies", { player: view.due }) },
    { kind: "line", text: seen && looked.length ? t("looked", { cards: labels.list(looked.map(labels.name)) }) : t("looked.hidden", { count: seen ? 0 : looked }) },
  ];
}

// ---- Earnings --------------------------------------------------------------------------------------------------

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function earnings(view, labels) {
  const t = speaker(labels);
  const task = view.task ?? {};
  if (task.type === "repay") return repayment(view, labels);
  if (task.type === "crisis_discard") return [{ kind: "title", text: t("discard", { left: task.left }) }, wouldEarn(view, labels)];
  const { difficulty, chances, of, intensities } = view.crisis;
  return [
    { kind: "title", text: t("crisis") },
    { kind: "sum", text: t("crisis.sum", { growth: view.sliders.growth.value, stress: view.sliders.stress.value, difficulty }) },
    { kind: "line", text: t(chances ? "crisis.chances" : "crisis.never", { chances, of, difficulty }) },
    {
      kind: "odds",
      label: t("crisis.intensities"),
      items: intensities.map((/** @type {[number, number]} */ [intensity, share]) => ({ name: t(intensity ? "crisis.intensity" : "crisis.none", { intensity }), chances: share, of })),
    },
    wouldEarn(view, labels),
  ];
}

/** What the revealed cards would pay each seat, and the interest that follows. @param {any} view @param {Labels} labels @returns {Block} */
function wouldEarn(view, labels) {
  const t = speaker(labels);
  return {
    kind: "seats",
    label: t("players"),
    items: view.order.map((/** @type {string} */ seat) => {
      const parts = Object.entries(view.prospects.earnings[seat])
        .map(([industry, [squares, leader]]) => ({ industry, amount: squares + leader }))
        .filter(({ amount }) => amount > 0)
        .map((part) => t("earn.part", part));
      const sum = view.prospects.totals[seat];
      return {
        seat, role: "waits", word: t("earn", { sum }),
        lines: [...(parts.length ? [t("earn.parts", { parts: parts.join(" + "), sum })] : []), t("earn.interest", { interest: view.seats[seat].interest })],
      };
    }),
  };
}

/** @param {any} view @param {Labels} labels @returns {Block[]} */
function repayment(view, labels) {
  const t = speaker(labels);
  const { waiting, choices } = view.task;
  const rate = view.sliders.interest.value;
  return [
    { kind: "title", text: t("repay") },
    { kind: "sum", text: t("repay.rate", { rate, penalty: view.prospects.bond[1] }) },
    {
      kind: "seats",
      label: t("players"),
      items: view.order.map((/** @type {string} */ seat) => {
        const { bonds, cash } = view.seats[seat];
        const chosen = choices[seat];
        const lines = [t("repay.owes", { bonds, sum: view.seats[seat].repay })];
        if (cash !== null) lines.push(t("repay.cash", { cash }));
        if (chosen !== undefined) return { seat, role: "waits", word: chosen === null ? t("repay.secret") : t("repay.chosen", { bonds: chosen }), lines };
        if (waiting[0] === seat) return { seat, role: "asked", word: t("role.chooses"), lines };
        return waiting.includes(seat) ? { seat, role: "waits", word: t("role.to_choose"), lines } : { seat, role: "out", word: t("repay.none"), lines: [] };
      }),
    },
  ];
}
