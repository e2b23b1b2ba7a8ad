/** Parts of a panel that are written anew only where they differ, so that a step which changes nothing moves nothing. */
import { active } from "./dom.mjs";

/** What may have the focus in such a part: an explained mark, the chip of a rule. */
const KEPT = /** @type {const} */ (["data-help", "data-rule"]);

/**
 * @param {() => void} [forget]   called before a part is written anew: what explains its elements must let go of them
 */
export function createRewrite(forget = () => {}) {
  /** @type {WeakMap<HTMLElement, string>} */
  const drawn = new WeakMap();

  /**
   * Write a part anew if its model differs, and keep the focus at the mark or the rule that had it.
   *
   * @param {HTMLElement} part
   * @param {unknown} model
   * @param {() => Node[]} draw
   */
  return (part, model, draw) => {
    const text = JSON.stringify(model);
    // A rule that was opened stays open as long as nothing differs.
    if (drawn.get(part) === text) return;
    drawn.set(part, text);
    const focused = active(part);
    const held = part.contains(focused) ? KEPT.find((name) => focused?.hasAttribute(name)) : undefined;
    const value = held ? focused?.getAttribute(held) ?? "" : "";
    forget();
    part.replaceChildren(...draw());
    if (held) /** @type {HTMLElement | null} */ (part.querySelector(`[${held}="${CSS.escape(value)}"]`))?.focus();
  };
}
