/**
 * Deltas between views: `{set: {"nations/RU/treasury": 5}, del: ["regions/mongolia"]}`. Paths are joined
 * with "/"; a value replaces the whole value at its path.
 *
 * @typedef {{set?: Record<string, unknown>, del?: string[]}} Delta
 */

/**
 * The view after a delta. The old view is left as it is; unchanged branches are shared, so that a
 * caller may compare branches with `===` to see what changed.
 * @template {Record<string, any>} V
 * @param {V} view
 * @param {Delta} delta
 * @returns {V}
 */
export function applyDelta(view, delta) {
  const next = { ...view };
  /** @type {Map<string, Record<string, any>>} branches already copied in this call */
  const copied = new Map([["", next]]);

  /** @param {string[]} keys @returns {Record<string, any>} */
  const branch = (keys) => {
    const path = keys.join("/");
    const known = copied.get(path);
    if (known) return known;
    const parent = branch(keys.slice(0, -1));
    const last = keys[keys.length - 1];
    const old = parent[last];
    const copy = old !== null && typeof old === "object" && !Array.isArray(old) ? { ...old } : {};
    parent[last] = copy;
    copied.set(path, copy);
    return copy;
  };

  for (const path of delta.del ?? []) {
    const keys = path.split("/");
    delete branch(keys.slice(0, -1))[keys[keys.length - 1]];
  }
  for (const [path, value] of Object.entries(delta.set ?? {})) {
    const keys = path.split("/");
    branch(keys.slice(0, -1))[keys[keys.length - 1]] = value;
  }
  return next;
}

/**
 * Every frame of a replay as a whole view, from a full first frame and the deltas after it.
 * @template {Record<string, any>} V
 * @param {V} first
 * @param {Delta[]} deltas
 * @returns {V[]}
 */
export function unfold(first, deltas) {
  const views = [first];
  for (const delta of deltas) views.push(applyDelta(views[views.length - 1], delta));
  return views;
}
