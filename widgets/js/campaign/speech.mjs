/** Texts of the stage of IMPERO by the end of their ids. */

/** @param {import("../shared/labels.mjs").Labels} labels */
export const speaker = (labels) => (/** @type {string} */ id, params = {}) => labels.t(`widget.campaign.${id}`, params);
