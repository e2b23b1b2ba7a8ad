/** Layout that keeps still while its contents change. */

/**
 * A part that once needed this much height keeps it, so that what stands below does not run away from the pointer.
 *
 * @param {HTMLElement[]} parts  each with one child, whose height counts
 * @returns {{release: (part: HTMLElement) => void, disconnect: () => void}}  release: let a part take the height it
 *   needs now, where something else has come into it anyway
 */
export function keepHeights(parts) {
  /** @type {Map<HTMLElement, number>} */
  const widths = new Map();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const part = /** @type {HTMLElement} */ (target.parentElement);
      // Another width, another layout: begin anew.
      if (Math.abs(contentRect.width - (widths.get(part) ?? 0)) > 1) part.style.minHeight = "";
      widths.set(part, contentRect.width);
      const kept = parseFloat(part.style.minHeight) || 0;
      if (contentRect.height > kept) part.style.minHeight = `${Math.ceil(contentRect.height)}px`;
    }
  });
  for (const part of parts) if (part.firstElementChild) observer.observe(part.firstElementChild);
  return {
    release(part) {
      part.style.minHeight = "";
    },
    disconnect: () => observer.disconnect(),
  };
}
