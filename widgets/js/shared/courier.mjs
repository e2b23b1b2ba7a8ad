/** Sends wishes to the kernel, and tells when one cannot have been heard. No page here. */

/** @typedef {import("./afm.mjs").Model & {send?: (content: any) => void}} Model */

/** Milliseconds a wish may stay without an answer before that is told. */
export const LATE = 6000;

/**
 * @param {Model} model
 * @param {(words: string) => void} onTrouble  id of what is to be said: nobody listens on a page of its own, the kernel
 *   is gone, or it has not answered in time
 * @returns {{send: (content: unknown, awaited?: boolean) => boolean, answered: () => void}}
 *   send: whether the wish was sent; `awaited` is false for one that may be passed over without an answer.
 *   answered: something came from the kernel, or nobody waits any longer
 */
export function createCourier(model, onTrouble) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  function answered() {
    clearTimeout(waiting);
    waiting = undefined;
  }

  /** @param {string} words */
  function fail(words) {
    answered();
    onTrouble(words);
    return false;
  }

  return {
    send(content, awaited = true) {
      if (typeof model.send !== "function") return fail("widget.common.no_kernel");
      try {
        model.send(content);
      } catch {
        // The channel of a kernel that was restarted is closed, and says so in this way only.
        return fail("widget.common.kernel_gone");
      }
      if (awaited) waiting ??= setTimeout(() => fail("widget.common.kernel_late"), LATE);
      return true;
    },
    answered,
  };
}
