/** Glue between an anywidget model and a component factory `create(root, options) -> {update, destroy}`. */

/**
 * @typedef {object} Model   what is used of an anywidget model
 * @property {(key: string) => any} get
 * @property {(key: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, callback: () => void) => void} on
 * @property {(event: string, callback: () => void) => void} off
 */

/**
 * Run `callback` on changes of any of the traits; the answer stops it again.
 * @param {Model} model
 * @param {string[]} traits
 * @param {() => void} callback
 * @returns {() => void}
 */
export function observe(model, traits, callback) {
  const events = traits.map((trait) => `change:${trait}`);
  for (const event of events) model.on(event, callback);
  return () => {
    for (const event of events) model.off(event, callback);
  };
}

/**
 * A callback for traits that change together, of which each says so: `draw` runs once, when all of them have come.
 * @param {() => void} draw
 * @returns {() => void}
 */
export function together(draw) {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      draw();
    });
  };
}

/**
 * Set a trait and tell the kernel, unless nothing changes.
 * @param {Model} model
 * @param {string} trait
 * @param {unknown} value
 */
export function commit(model, trait, value) {
  if (model.get(trait) === value) return;
  model.set(trait, value);
  model.save_changes();
}
