/**
 * What a space of the rondel offers, in words.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {{id: string, action: string}} Space
 * @typedef {{steps: number | null, fee: number, legal: boolean, why?: string}} Offer
 */

/** The price of a move: "free", "2 million". @param {Labels} labels @param {Offer} offer */
export const price = (labels, offer) => (offer.fee === 0 ? labels.t("widget.rondel.free") : labels.t("widget.rondel.fee", { fee: offer.fee }));

/**
 * Why a space cannot be chosen, with the numbers of the position.
 * @param {Labels} labels
 * @param {Record<string, any>} view
 * @param {Offer} offer
 */
export function reason(labels, view, offer) {
  const nation = view.active;
  const known = `widget.rondel.why.${offer.why}`;
  return labels.has(known)
    ? labels.t(known, { nation, fee: offer.fee, treasury: view.nations[nation].treasury, steps: offer.steps })
    : labels.t("widget.rondel.why", { rule: offer.why ?? "" });
}

/** The nations whose markers stand on a space. @param {Record<string, any>} view @param {string | null} id */
export const standing = (view, id) => Object.keys(view.nations ?? {}).filter((nation) => (view.nations[nation].rondel ?? null) === id);

/**
 * A space in words: its offer to the nation that moves, who stands there, and what it does.
 * @param {Labels} labels
 * @param {Record<string, any>} view
 * @param {Space} space
 * @returns {{name: string, lines: string[]}}
 */
export function spaceWords(labels, view, space) {
  const lines = [];
  /** @type {Offer | undefined} */
  const offer = view.spaces?.[space.id];
  if (offer) {
    const where = offer.steps === null ? labels.t("widget.rondel.first") : labels.t("widget.rondel.steps", { steps: offer.steps });
    lines.push(labels.t("widget.rondel.offer", { where, price: price(labels, offer) }));
    if (!offer.legal) lines.push(reason(labels, view, offer));
  }
  const there = standing(view, space.id);
  if (there.length > 0) lines.push(labels.t("widget.rondel.markers", { nations: there }));
  const rule = `widget.rondel.rule.${view.ruleset}.${space.action}`;
  if (labels.has(rule)) lines.push(labels.t(rule));
  return { name: labels.name(space.action), lines };
}

/**
 * A nation's marker in words, or the hub with the markers that wait there.
 * @param {Labels} labels
 * @param {Record<string, any>} view
 * @param {string | null} nation   null for the hub
 * @param {Space[]} wheel
 * @returns {{name: string, lines: string[]}}
 */
export function markerWords(labels, view, nation, wheel) {
  const rule = (/** @type {string} */ key, params = {}) => {
    const id = `widget.rondel.rule.${view.ruleset}.${key}`;
    return labels.has(id) ? [labels.t(id, params)] : [];
  };
  if (nation === null) {
    const waiting = standing(view, null);
    return { name: labels.t("widget.rondel.hub"), lines: waiting.length > 0 ? [labels.t("widget.rondel.markers", { nations: waiting }), ...rule("hub")] : [labels.t("widget.rondel.hub.empty")] };
  }
  const { rondel } = view.nations[nation];
  const fee = view.prospects?.fees[nation];
  const space = wheel.find(({ id }) => id === rondel);
  return {
    name: labels.t("widget.rondel.marker", { nation }),
    lines: space ? [labels.t("widget.rondel.stands", { space: space.action }), ...(fee === undefined ? [] : rule("marker", { price: fee }))] : rule("hub"),
  };
}
