/**
 * Two ways of saying less: at most once per interval, or only when things have
 * settled. Both always say the newest value, and both always say the last one.
 */

/** @typedef {{now: () => number, set: (f: () => void, ms: number) => any, clear: (id: any) => void}} Clock */
/**
 * @template T
 * @typedef {{push: (value: T) => void, flush: () => void, cancel: () => void}} Gate
 */

/**
 * At most one call of `emit` per interval, the first one after `rest`.
 * For the kernel: it hears of a long scrub a few times a second.
 *
 * @template T
 * @param {(value: T) => void} emit
 * @param {number} interval  milliseconds between two calls
 * @param {Clock} [clock]
 * @param {number} [rest]    milliseconds before the first call: the frame is painted before anything else happens
 * @returns {Gate<T>}
 */
export function trailing(emit, interval, clock = wallClock, rest = 40) {
  let last = -Infinity;
  return gate(emit, clock, (pending) => {
    if (pending) return null;
    return Math.max(rest, last + interval - clock.now());
  }, () => {
    last = clock.now();
  });
}

/**
 * `emit` once nothing has come for `quiet` milliseconds, and at the latest
 * `limit` milliseconds after the first unsaid value. For screen readers: they
 * would read every step of a scrub to the end.
 *
 * @template T
 * @param {(value: T) => void} emit
 * @param {number} quiet
 * @param {number} limit
 * @param {Clock} [clock]
 * @returns {Gate<T>}
 */
export function settled(emit, quiet, limit, clock = wallClock) {
  let since = 0;
  return gate(emit, clock, (pending) => {
    if (!pending) since = clock.now();
    return Math.max(0, Math.min(quiet, since + limit - clock.now()));
  }, () => {});
}

/**
 * @template T
 * @param {(value: T) => void} emit
 * @param {Clock} clock
 * @param {(pending: boolean) => number | null} delay  how long from now; null leaves the running timer
 * @param {() => void} emitted
 * @returns {Gate<T>}
 */
function gate(emit, clock, delay, emitted) {
  /** @type {any} */
  let timer = null;
  /** @type {{value: T} | null} */
  let pending = null;
  function stop() {
    if (timer !== null) clock.clear(timer);
    timer = null;
  }
  function fire() {
    stop();
    if (pending === null) return;
    const { value } = pending;
    pending = null;
    emitted();
    emit(value);
  }
  return {
    push(value) {
      const wait = delay(pending !== null);
      pending = { value };
      if (wait === null) return;
      stop();
      timer = clock.set(fire, wait);
    },
    flush: fire,
    cancel() {
      stop();
      pending = null;
    },
  };
}

/** @type {Clock} */
const wallClock = {
  now: () => performance.now(),
  set: (f, ms) => setTimeout(f, ms),
  clear: (id) => clearTimeout(id),
};
