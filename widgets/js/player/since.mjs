/** What has changed since the step that a reader compares with: a list of values, in words. */
import { el } from "../shared/dom.mjs";
import { differences, figure, signed } from "./curves.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./tracks.mjs").Track} Track */

/** @param {Labels} labels */
export function createSince(labels) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.player.${id}`, params);
  const format = new Intl.NumberFormat(labels.lang);
  const said = (/** @type {number | null} */ value) => figure(value, format);
  const inner = el("div");
  const element = el("div", { class: "gk-since", role: "region", "aria-label": t("since_title"), hidden: true }, inner);

  return {
    element,
    /**
     * @param {Track} track
     * @param {number} step
     * @param {number | null} pinned   the step compared with
     * @returns {string}   the same in a sentence; "" where nothing is compared
     */
    update(track, step, pinned) {
      element.hidden = pinned === null;
      if (pinned === null) return "";
      const found = differences(track.curves, pinned, step);
      const summary = t(step < pinned ? "since_before" : "since", { step: pinned, steps: Math.abs(step - pinned), count: found.length });
      inner.replaceChildren(el("p", {}, summary), el("ul", {}, ...found.map(({ group, member, before, now }) => {
        const by = signed(before, now, format);
        const what = member === group ? group : t("since_what", { member, group });
        return el("li", {}, t(by ? "since_by" : "since_value", { what, before: said(before), now: said(now), by }));
      })));
      return summary;
    },
  };
}
