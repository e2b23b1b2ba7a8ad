/**
 * The page's side of the harness: a host for anywidget modules that is as strict as any real one, and counts
 * what a widget leaves behind. Loaded as a plain script before any widget; everything hangs on `window.host`.
 */
window.host = (() => {
  const views = new Map();
  const held = new Set(); // what is held now: {kind, what, ...}
  // Playwright and axe add listeners to this page too. Only widgets come from a blob, and so does whoever calls for them.
  const byWidget = () => new Error().stack.includes("blob:");

  const name = (target) => {
    if (target === window) return "window";
    if (target === document) return "document";
    if (!(target instanceof Element)) return target.constructor.name;
    const classes = target.getAttribute("class");
    return target.localName + (classes ? "." + classes.trim().replaceAll(/\s+/g, ".") : "");
  };

  // Listeners on DOM targets.
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options) => (typeof options === "boolean" ? options : Boolean(options?.capture));
  const find = (target, type, listener, options) =>
    [...held].find(
      (it) => it.target === target && it.type === type && it.listener === listener && it.capture === captures(options),
    );

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const signal = options?.signal;
    if (byWidget() && listener && !signal?.aborted && !find(target, type, listener, options)) {
      const entry = { kind: "listener", what: `${type} on ${name(target)}`, target, type, listener, capture: captures(options) };
      held.add(entry);
      const drop = () => held.delete(entry);
      // Registered first, so that the count is right when the widget's own listener runs.
      if (options?.once) addEventListener.call(target, type, drop, { once: true, capture: entry.capture });
      if (signal) addEventListener.call(signal, "abort", drop, { once: true });
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    held.delete(find(target, type, listener, options));
    return removeEventListener.call(target, type, listener, options);
  };

  // Intervals and observers.
  const { setInterval, clearInterval } = window;
  window.setInterval = (callback, delay, ...rest) => {
    const id = setInterval(callback, delay, ...rest);
    if (byWidget()) held.add({ kind: "interval", what: `every ${delay} ms`, id });
    return id;
  };
  window.clearInterval = (id) => {
    for (const it of held) if (it.kind === "interval" && it.id === id) held.delete(it);
    clearInterval(id);
  };
  for (const kind of ["ResizeObserver", "MutationObserver", "IntersectionObserver"]) {
    const Native = window[kind];
    window[kind] = class extends Native {
      observe(target, ...rest) {
        if (byWidget()) held.add({ kind: "observer", what: `${kind} on ${name(target)}`, observer: this, target });
        super.observe(target, ...rest);
      }
      unobserve(target) {
        for (const it of held) if (it.observer === this && it.target === target) held.delete(it);
        super.unobserve(target);
      }
      disconnect() {
        for (const it of held) if (it.observer === this) held.delete(it);
        super.disconnect();
      }
    };
  }

  // What was animated; when a test asks, it may be over already.
  const moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { className, dataset, textContent: text } = this;
    moved.push({ classes: (className.baseVal ?? className).split(" "), data: { ...dataset }, text, duration: options.duration });
    return animate.call(this, frames, options);
  };

  /** A model as anywidget gives it: set() tells listeners at once, save_changes() sends what was set since. */
  function makeModel(state, log) {
    const traits = structuredClone(state);
    const callbacks = []; // {event, callback, entry}
    let unsaved = {};
    const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
    const emit = (event, ...args) => {
      for (const it of [...callbacks]) if (it.event === event) it.callback(...args);
    };
    const change = (values) => {
      const changed = Object.keys(values).filter((key) => !same(traits[key], values[key]));
      Object.assign(traits, values);
      for (const key of changed) emit(`change:${key}`, model, traits[key], {});
      if (changed.length) emit("change", model, {});
    };
    const model = {
      get(key) {
        if (!(key in traits)) throw new Error(`the widget asks for a trait that Python does not have: ${key}`);
        return traits[key];
      },
      set(key, value) {
        if (!(key in traits)) throw new Error(`the widget sets a trait that Python does not have: ${key}`);
        // As in Backbone, an object changed in place and set again is no change, and is never sent.
        if (same(traits[key], value)) return;
        unsaved[key] = value;
        change({ [key]: value });
      },
      save_changes() {
        if (Object.keys(unsaved).length) log.sent.push(structuredClone(unsaved));
        unsaved = {};
      },
      on(event, callback) {
        const entry = { kind: "model callback", what: event };
        held.add(entry);
        callbacks.push({ event, callback, entry });
      },
      off(event = null, callback = null) {
        for (let i = callbacks.length - 1; i >= 0; i--) {
          const it = callbacks[i];
          if ((event === null || it.event === event) && (callback === null || it.callback === callback)) {
            held.delete(it.entry);
            callbacks.splice(i, 1);
          }
        }
      },
      send(content, _callbacks, _buffers) {
        if (log.cut) throw new Error("Cannot send");
        log.messages.push(structuredClone(content));
      },
      widget_manager: { get_model: () => Promise.reject(new Error("the test host has one model only")) },
    };
    return { model, change, emit, traits };
  }

  return {
    /** Import a module from a blob, as anywidget does, and render it into a new element of the page. */
    async mount(id, esm, state) {
      const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
      let widget = (await import(url)).default;
      URL.revokeObjectURL(url);
      if (typeof widget === "function") widget = await widget();
      const log = { sent: [], messages: [], cut: false };
      const { model, change, emit, traits } = makeModel(state, log);
      const controller = new AbortController();
      const { signal } = controller;
      const invoke = () => Promise.reject(new Error("the test host has no kernel"));
      const experimental = { invoke };
      const el = document.createElement("div");
      el.id = id;
      document.querySelector("main").append(el);
      const forget = await widget.initialize?.({ model, signal, experimental });
      const cleanup = await widget.render?.({ model, el, signal, experimental, host: {} });
      views.set(id, { el, log, change, emit, traits, controller, cleanups: [cleanup, forget] });
    },
    /** Close a view as anywidget does: abort its signal, run its cleanup, drop its element. */
    async destroy(id) {
      const view = views.get(id);
      view.controller.abort();
      for (const cleanup of view.cleanups) if (typeof cleanup === "function") await cleanup();
      view.el.remove();
      views.delete(id);
    },
    set: (id, values) => views.get(id).change(values),
    receive: (id, content) => views.get(id).emit("msg:custom", content, []),
    cut: (id, gone) => (views.get(id).log.cut = gone),
    trait: (id, key) => views.get(id).traits[key],
    log: (id) => views.get(id).log,
    moved: () => moved,
    /** What is held now, in words; an aborted signal can call nobody any more. */
    held: () =>
      [...held].filter((it) => !(it.target instanceof AbortSignal && it.target.aborted)).map((it) => `${it.kind}: ${it.what}`),
  };
})();
