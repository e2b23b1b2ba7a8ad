/** Views of two moments that share what is equal in both, so that identity tells what changed. */

/**
 * The new value, with every part that equals the old one taken from the old one.
 *
 * @param {any} old
 * @param {any} next  JSON data; it is left as it is
 * @returns {any}
 */
export function share(old, next) {
  if (old === next || !isBranch(old) || !isBranch(next) || Array.isArray(old) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  /** @type {any} */
  const made = Array.isArray(next) ? [] : {};
  for (const key of keys) {
    made[key] = share(old[key], next[key]);
    same &&= Object.hasOwn(old, key) && made[key] === old[key];
  }
  return same ? old : made;
}

/** @param {unknown} value @returns {value is Record<string, any>} */
function isBranch(value) {
  return typeof value === "object" && value !== null;
}
