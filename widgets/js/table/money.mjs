/** Money on its way: a small chip flies from purse to purse. */
import { el } from "../shared/dom.mjs";

/** Milliseconds. */
const FLIGHT = 240;

/**
 * Show payments once. What has no purse on the page is not shown.
 *
 * @param {HTMLElement} root                                positioned; holds the chips while they fly
 * @param {[source: string, target: string, amount: number][]} paid
 * @param {(id: string) => Element | null} purse
 * @param {Intl.NumberFormat} format
 */
export function flyMoney(root, paid, purse, format) {
  const frame = root.getBoundingClientRect();
  for (const [source, target, amount] of paid) {
    const [from, to] = [purse(source), purse(target)];
    if (!from || !to) continue;
    const chip = el("span", { class: "gk-table-money", "aria-hidden": "true" }, format.format(amount));
    root.append(chip);
    const [start, end] = [from, to].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left - frame.left + (width - chip.offsetWidth) / 2, top - frame.top + (height - chip.offsetHeight) / 2];
      return { transform: `translate(${x}px, ${y}px)` };
    });
    const flight = chip.animate([start, end], { duration: FLIGHT, easing: "ease-in-out", fill: "both" });
    // Also when it is cut short, because the table is closed meanwhile.
    flight.finished.catch(() => {}).then(() => chip.remove());
  }
}
