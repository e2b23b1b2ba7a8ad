/** What a player tells the kernel of the place it shows: a few times a second, the newest last. */
import { trailing } from "./throttle.mjs";

/** Milliseconds between two words to the kernel. */
const TELL = 200;

/**
 * The model holds what the kernel was told and no more. The kernel echoes that a moment later; were the model ahead of
 * it, each echo would pull a reader who still scrubs back to where he was.
 *
 * @param {import("../shared/afm.mjs").Model} model
 * @returns {import("./throttle.mjs").Gate<Record<string, unknown>>}  of values by the names of their traits
 */
export const telling = (model) => trailing((values) => {
  for (const [trait, value] of Object.entries(values)) model.set(trait, value);
  model.save_changes();
}, TELL);
