/** The next clash of each zone, with what each camp could hope for: one button a zone, which leads to the battleground. */
import { el, setText } from "../shared/dom.mjs";

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {string[]} options.zones
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {(country: string) => void} options.onVisit
 * @param {AbortSignal} options.signal
 */
export function createZones(host, { zones, labels, onVisit, signal }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.countries.${id}`, params);
  const parts = zones.map((zone) => {
    const country = el("span", { class: "gk-zone-country" });
    const odds = el("span", { class: "gk-zone-odds" });
    const button = el("button", { type: "button", class: "gk-zone", "data-zone": zone },
      el("span", { class: "gk-zone-title" }, labels.name(zone)), country, odds);
    return { zone, button, country, odds, target: "" };
  });
  for (const part of parts) part.button.addEventListener("click", () => part.target && onVisit(part.target), { signal });
  host.append(
    // The name of the group, to be seen too: what the fractions count.
    el("div", { class: "gk-zones-title", "aria-hidden": "true" }, t("zones")),
    el("div", { class: "gk-zones", role: "group", "aria-label": t("zones") }, ...parts.map(({ button }) => button)),
  );

  return {
    /** @param {Record<string, any>} view */
    update(view) {
      for (const part of parts) {
        /** @type {import("./facts.mjs").Clash | null | undefined} */
        const clash = view.clashes?.[part.zone];
        part.target = clash?.country ?? "";
        part.button.setAttribute("aria-disabled", String(!clash));
        setText(part.country, clash ? labels.name(clash.country) : view.clashes ? t("zone.gone") : "");
        const camps = /** @type {const} */ (["NATO", "SCO"]);
        const odds = clash ? camps.map((camp) => t("zone.odds", { camp, chances: clash.camps[camp].chances, of: clash.of })) : [];
        if (part.odds.textContent !== odds.join("")) part.odds.replaceChildren(...odds.map((words) => el("span", {}, words)));
        const signed = (/** @type {number} */ value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
        const whole = clash ? t("zone.title", {
          zone: part.zone, country: clash.country, stability: clash.stability,
          power: signed(clash.camps.NATO.power), bonus: signed(clash.camps.NATO.bonus),
        }) : "";
        part.button.title = whole;
      }
    },
  };
}
