/** The odds of a crisis: each number on the die with the intensity that it brings, and the sum behind it. */
import { el, setText } from "../shared/dom.mjs";
import { crisisAt } from "./words.mjs";

/**
 * @param {object} options
 * @param {import("./words.mjs").Labels} options.labels
 * @param {import("./words.mjs").Dial} options.dial
 */
export function createCrisis({ labels, dial }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.sliders.crisis${id}`, params);
  const chance = el("strong", { class: "gk-slider-value" });
  const head = el("div", { class: "gk-slider-head" }, el("span", { class: "gk-slider-name" }, t("")), chance);
  const faces = Object.values(dial.crises)[0].dice.map((_, index) =>
    el("div", { class: "gk-slider-face" }, el("span", {}, String(index + 1)), el("span")));
  // The sum under it says the same in words.
  const strip = el("div", { class: "gk-slider-faces", "aria-hidden": "true" },
    el("div", { class: "gk-slider-faces-head" }, el("span", {}, t(".die")), el("span", {}, t(".intensity"))), ...faces);
  return {
    parts: [head, strip],
    /** @param {import("./words.mjs").Places} places */
    update(places) {
      const { chances, of, dice } = crisisAt(dial, places);
      setText(chance, t(".chance", { chances, of }));
      for (const [index, face] of faces.entries()) {
        face.toggleAttribute("data-gk-crisis", dice[index] > 0);
        setText(/** @type {Element} */ (face.lastElementChild), dice[index] > 0 ? String(dice[index]) : "–");
      }
    },
  };
}
