/* Built from widgets/js/seasons by `make js`: edit the source, not this file. */

// shared/afm.mjs
function observe(model, traits, callback) {
  const events = traits.map((trait) => `change:${trait}`);
  for (const event of events) model.on(event, callback);
  return () => {
    for (const event of events) model.off(event, callback);
  };
}

// shared/labels.mjs
var TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
var ISOLATES = /[\u2066-\u2069]/g;
var isolated = (own) => TURNING.test(own) ? `⁨${own.replace(ISOLATES, "")}⁩` : own;
function createLabels(texts, { lang = "en", game = "imperial2030", names = {} } = {}) {
  const name = (id) => (Object.hasOwn(names, id) ? isolated(names[id]) : void 0) ?? texts[`${game}.name.${id}`] ?? id;
  const t = (id, params = {}) => {
    const template = texts[id];
    if (template === void 0) return id;
    return template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, key, form) => {
      if (!(key in params)) return whole;
      const value = params[key];
      if (form === void 0) return String(value);
      if (form === "name") return (Array.isArray(value) ? value : [value]).map((item) => name(String(item))).join(", ");
      if (form === "plus") return `${Number(value) < 0 ? "−" : "+"} ${Math.abs(Number(value))}`;
      const [one, many] = form.split("|");
      const single = Math.abs(Number(value)) === 1 || lang === "fr" && Number(value) === 0;
      return single ? one : many ?? one;
    });
  };
  const list = (items) => new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(items);
  return { lang, t, name, has: (id) => id in texts, list };
}

// shared/dom.mjs
var SVG_NS = "http://www.w3.org/2000/svg";
function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  return node;
}
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}
function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG_NS, tag);
  setAttributes(node, attributes);
  node.append(...children);
  return (
    /** @type {SVGElementTagNameMap[T]} */
    node
  );
}
var serial = 0;
function uniqueId(stem) {
  serial += 1;
  return `gk-${stem}-${serial}-${Math.random().toString(36).slice(2, 8)}`;
}
function active(node) {
  return (
    /** @type {Document | ShadowRoot} */
    node.getRootNode().activeElement ?? null
  );
}
function consume(event) {
  event.preventDefault();
  event.stopPropagation();
}

// shared/tip.mjs
function createTip(container) {
  const title = el("strong");
  const body = el("div");
  const element = el("div", { class: "gk-tip", "aria-hidden": "true", hidden: true }, title, body);
  container.append(element);
  return {
    element,
    /**
     * @param {string} heading
     * @param {string[]} lines
     * @param {{x: number, y: number, gap?: number}} anchor  in px of the container: the tip stands above, or below at the top edge
     */
    show(heading, lines, { x, y, gap = 20 }) {
      setText(title, heading);
      while (body.children.length > lines.length) body.lastElementChild?.remove();
      lines.forEach((line, index) => {
        if (!body.children[index]) body.append(el("div"));
        setText(body.children[index], line);
      });
      element.hidden = false;
      const { offsetWidth: width, offsetHeight: height } = element;
      const left = Math.max(4, Math.min(x - width / 2, container.clientWidth - width - 4));
      const above = y - gap - height;
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(above >= 0 ? above : y + gap)}px)`;
    },
    hide() {
      element.hidden = true;
    },
    get shown() {
      return !element.hidden;
    }
  };
}

// accounts/tips.mjs
function createTips(frame, box, { selector, explain, signal }) {
  const tip = createTip(frame);
  tip.element.id = uniqueId("tip");
  tip.element.setAttribute("role", "tooltip");
  tip.element.removeAttribute("aria-hidden");
  let hovered = null;
  let focused = null;
  const cellOf = (target) => (
    /** @type {HTMLElement | null} */
    /** @type {Element | null} */
    target?.closest?.(selector) ?? null
  );
  function show() {
    const cell2 = hovered ?? focused;
    if (!cell2) return tip.hide();
    const { name, lines } = explain(cell2);
    const [outer, at] = [frame.getBoundingClientRect(), cell2.getBoundingClientRect()];
    tip.show(name, lines, { x: (at.left + at.right) / 2 - outer.left, y: (at.top + at.bottom) / 2 - outer.top, gap: at.height / 2 + 4 });
  }
  box.addEventListener("pointerover", ({ target }) => (hovered = cellOf(target), show()), { signal });
  box.addEventListener("pointerleave", () => (hovered = null, show()), { signal });
  box.addEventListener("focusin", ({ target }) => {
    focused = cellOf(target);
    hovered = null;
    focused?.setAttribute("aria-describedby", tip.element.id);
    show();
  }, { signal });
  box.addEventListener("focusout", () => {
    focused?.removeAttribute("aria-describedby");
    focused = null;
    show();
  }, { signal });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !tip.shown) return;
    event.stopPropagation();
    tip.hide();
  }, { signal });
  return {
    refresh() {
      if (tip.shown) show();
    },
    forget() {
      hovered = focused = null;
      tip.hide();
    }
  };
}

// log/rule.mjs
function ruleChip(id, rules, labels) {
  return el("button", {
    type: "button",
    class: "gk-chip",
    "data-rule": id,
    "aria-expanded": "false",
    disabled: !Object.hasOwn(rules, id)
  }, el("span", { class: "gk-hidden" }, labels.t("widget.log.rule"), " "), id);
}
function openRules(element, { labels, rules, signal }) {
  element.addEventListener("click", (event) => {
    const chip = (
      /** @type {Element} */
      event.target.closest("button[data-rule]")
    );
    if (chip) toggleRule(
      /** @type {HTMLButtonElement} */
      chip,
      labels,
      rules
    );
  }, { signal });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const panel = (
      /** @type {Element} */
      event.target.closest("[data-gk-rules]")?.querySelector(".gk-log-rule")
    );
    const chip = (
      /** @type {HTMLButtonElement | null} */
      panel && element.querySelector(`[aria-controls="${panel.id}"]`)
    );
    if (!chip) return;
    event.preventDefault();
    event.stopPropagation();
    toggleRule(chip, labels, rules);
    chip.focus();
  }, { signal });
}
function toggleRule(chip, labels, rules) {
  const body = (
    /** @type {HTMLElement} */
    chip.closest("[data-gk-rules]")
  );
  const opened = chip.getAttribute("aria-expanded") === "true";
  for (const other of body.querySelectorAll("button[data-rule]")) {
    other.setAttribute("aria-expanded", "false");
    other.removeAttribute("aria-controls");
  }
  body.querySelector(".gk-log-rule")?.remove();
  const id = chip.dataset.rule ?? "";
  const rule = Object.hasOwn(rules, id) ? rules[id] : null;
  if (opened || !rule) return;
  const panel = rulePanel(id, rule, labels);
  chip.setAttribute("aria-expanded", "true");
  chip.setAttribute("aria-controls", panel.id);
  const line = chip.closest("[data-gk-line]");
  line?.after(panel);
  const box = chip.closest("[data-gk-scroll]");
  if (!line || !box) return;
  const [frame, top, bottom] = [box.getBoundingClientRect(), line.getBoundingClientRect().top, panel.getBoundingClientRect().bottom];
  box.scrollTop += Math.max(0, Math.min(bottom + 4 - frame.bottom, top - frame.top));
}
function rulePanel(id, rule, labels) {
  const t = (key) => labels.t(`widget.log.${key}`);
  const parts = [el("p", {}, el("b", {}, id), " ", rule.text)];
  if (rule.words?.length) {
    parts.push(el(
      "p",
      { class: "gk-log-words" },
      el("span", {}, t("words"), " "),
      ...rule.words.flatMap((words) => [el("q", { lang: "en" }, words), " "])
    ));
  }
  if (rule.why) parts.push(el("p", { class: "gk-log-words" }, t("why"), " ", rule.why));
  parts.push(el("p", { class: "gk-log-source" }, t(`source_${rule.source}`)));
  return el("div", { class: "gk-log-rule", id: uniqueId("rule") }, ...parts);
}

// shared/geometry.mjs
var round = (value) => Math.round(value * 100) / 100;
function polar(radius, angle) {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
function wedgePath(inner, outer, from, to) {
  const large = to - from > Math.PI ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)].map((p) => p.map(round).join(" "));
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}Z`;
}

// ../look.json
var look_default = {
  schema: "rondel-look/1",
  nations: {
    RU: {
      fill: "#8e6bbf",
      ink: "#000000",
      hatch: "rising",
      dash: "",
      symbol: "circle",
      home: { light: "#baa3cc", dark: "#564875" },
      line: { light: "#8e6bbf", dark: "#8e6bbf" },
      text: { light: "#8565b4", dark: "#a387cb" }
    },
    CN: {
      fill: "#d9a90b",
      ink: "#000000",
      hatch: "level",
      dash: "8 3",
      symbol: "square",
      home: { light: "#e6c764", dark: "#6c5c1e" },
      line: { light: "#b68e09", dark: "#d9a90b" },
      text: { light: "#8f7007", dark: "#d9a90b" }
    },
    IN: {
      fill: "#5f6b7a",
      ink: "#ffffff",
      hatch: "dots",
      dash: "2 3",
      symbol: "diamond",
      home: { light: "#9fa3a4", dark: "#3e4852" },
      line: { light: "#5f6b7a", dark: "#5f6b7a" },
      text: { light: "#5f6b7a", dark: "#8c949f" }
    },
    BR: {
      fill: "#2f9e6e",
      ink: "#000000",
      hatch: "falling",
      dash: "12 4",
      symbol: "triangle-up",
      home: { light: "#83c09d", dark: "#26614c" },
      line: { light: "#2f9e6e", dark: "#2f9e6e" },
      text: { light: "#27835b", dark: "#3ea578" }
    },
    US: {
      fill: "#d1495b",
      ink: "#000000",
      hatch: "upright",
      dash: "8 3 2 3",
      symbol: "cross",
      home: { light: "#e18f92", dark: "#773643" },
      line: { light: "#d1495b", dark: "#d1495b" },
      text: { light: "#c94657", dark: "#dc7582" }
    },
    EU: {
      fill: "#3b7dd8",
      ink: "#000000",
      hatch: "grid",
      dash: "5 2 5 6",
      symbol: "triangle-down",
      home: { light: "#8aaddb", dark: "#2c5082" },
      line: { light: "#3b7dd8", dark: "#3b7dd8" },
      text: { light: "#3774c9", dark: "#6096df" }
    }
  },
  seats: {
    P1: { ring: "", dash: "", symbol: "circle", line: { light: "#27346b", dark: "#9fb0ff" } },
    P2: {
      ring: "6 2",
      dash: "7 3",
      symbol: "square",
      line: { light: "#8a4b1f", dark: "#e0a67a" }
    },
    P3: {
      ring: "2 2",
      dash: "2 3",
      symbol: "diamond",
      line: { light: "#00707a", dark: "#5fd0da" }
    },
    P4: {
      ring: "8 2 2 2",
      dash: "10 3 2 3",
      symbol: "triangle-up",
      line: { light: "#a02c77", dark: "#f08fcb" }
    },
    P5: {
      ring: "4 4",
      dash: "4 4",
      symbol: "cross",
      line: { light: "#5d6113", dark: "#c8cc6a" }
    },
    P6: {
      ring: "1 3",
      dash: "1 3",
      symbol: "triangle-down",
      line: { light: "#4a4a4a", dark: "#c4c4c4" }
    }
  },
  hatches: {
    rising: { size: 9, d: "M-2 2L2 -2M0 9L9 0M7 11L11 7", width: 1.5 },
    falling: { size: 9, d: "M-2 7L2 11M0 0L9 9M7 -2L11 2", width: 1.5 },
    level: { size: 9, d: "M0 4.5H9", width: 1.5 },
    upright: { size: 9, d: "M4.5 0V9", width: 1.5 },
    grid: { size: 11, d: "M0 5.5H11M5.5 0V11", width: 1.2 },
    dots: { size: 9, d: "M2.2 2.2h.01M6.7 6.7h.01", width: 2.4 }
  },
  icons: {
    factory: "M2.5 21V11l5 3.6V11l5 3.6V11l4.5 3.2V3.5h4V21Z",
    production: "M10.2 4.8L10.6 2.1L13.4 2.1L13.8 4.8L15.8 5.7L18.0 4.0L20.0 6.0L18.3 8.2L19.2 10.2L21.9 10.6L21.9 13.4L19.2 13.8L18.3 15.8L20.0 18.0L18.0 20.0L15.8 18.3L13.8 19.2L13.4 21.9L10.6 21.9L10.2 19.2L8.2 18.3L6.0 20.0L4.0 18.0L5.7 15.8L4.8 13.8L2.1 13.4L2.1 10.6L4.8 10.2L5.7 8.2L4.0 6.0L6.0 4.0L8.2 5.7ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0 -6.4Z",
    import: "M10.4 2.5h3.2v8h4.2L12 16.8 6.2 10.5h4.2ZM2.5 14.5h3V19h13v-4.5h3V22h-19Z",
    maneuver: "M12 1.5 16.2 6.4H13.4V10.6H17.6V7.8L22.5 12 17.6 16.2V13.4H13.4V17.6H16.2L12 22.5 7.8 17.6H10.6V13.4H6.4V16.2L1.5 12 6.4 7.8V10.6H10.6V6.4H7.8Z",
    investor: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM12 6.2 16.6 11h-3.1v6.6h-3V11H7.4Z",
    taxation: "M12 2l10 5v2.2H2V7ZM4 10.8h3.2V18H4Zm6.4 0h3.2V18h-3.2Zm6.4 0H20V18h-3.2ZM2 19.5h20V22H2Z"
  },
  tokens: {
    army: {
      d: "M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z",
      box: [-11, -11, 22, 25.5],
      text: [0, 4.2]
    },
    army_lying: {
      d: "M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z",
      box: [-15, -7.5, 31.5, 15],
      text: [-1.5, 4]
    },
    fleet: {
      d: "M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z",
      box: [-17, -12, 34, 23.5],
      text: [0, 8.3]
    },
    flag: { d: "M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z", box: [-10, -8, 21, 19], text: [-0.6, 2.2] },
    octagon: {
      d: "M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z",
      box: [-13, -13, 26, 26],
      text: [0, 4]
    },
    city: { d: "M-8 -8H8V8H-8Z", box: [-8, -8, 16, 16], text: [0, 0] },
    anchor: {
      d: "M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8",
      box: [-5.5, -5.5, 11, 11.5],
      text: [0, 0]
    }
  },
  industries: {
    finance: { fill: "#e6c35c", d: "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z" },
    technology: { fill: "#8fbce6", d: "M-3.4 -7.5H3.4L7.5 -3.4V3.4L3.4 7.5H-3.4L-7.5 3.4V-3.4Z" },
    heavy: { fill: "#b9bec4", d: "M-7 -7H7V7H-7Z" },
    energy: { fill: "#f0a070", d: "M-8 0L-4.4 -7.5H4.4L8 0L4.4 7.5H-4.4Z" },
    mining: { fill: "#c9a988", d: "M-7 -7H7V2.6L0 8.2L-7 2.6Z" }
  },
  corporations: {
    fortress_derivatives: {
      fill: "#1f7a4d",
      ink: "#ffffff",
      dash: "",
      symbol: "circle",
      line: { light: "#1f7a4d", dark: "#5cc48f" },
      d: "M-7.5 -7.5H-4.4V-5.6H-1.6V-7.5H1.6V-5.6H4.4V-7.5H7.5V7H-7.5Z",
      text: [0, 5]
    },
    giant_squid: {
      fill: "#2f62b5",
      ink: "#ffffff",
      dash: "7 3",
      symbol: "square",
      line: { light: "#2f62b5", dark: "#8db4f2" },
      d: "M-7.2 0A7.2 7.6 0 0 1 7.2 0V7.4L4.8 5.2L2.4 7.4L0 5.2L-2.4 7.4L-4.8 5.2L-7.2 7.4Z",
      text: [0, 3.6]
    },
    big_brother: {
      fill: "#b3372f",
      ink: "#ffffff",
      dash: "2 3",
      symbol: "diamond",
      line: { light: "#b3372f", dark: "#f0938c" },
      d: "M-8.4 0Q-4.8 -7.6 0 -7.6Q4.8 -7.6 8.4 0Q4.8 7.6 0 7.6Q-4.8 7.6 -8.4 0Z",
      text: [0, 4]
    },
    old_money: {
      fill: "#e3b93c",
      ink: "#000000",
      dash: "10 3 2 3",
      symbol: "triangle-up",
      line: { light: "#866a00", dark: "#e3b93c" },
      d: "M0 -8.2L8.2 0L0 8.2L-8.2 0Z",
      text: [0, 4]
    },
    "": { fill: "#5d6468", ink: "#ffffff", d: "M-7 -7H7V7H-7Z", text: [0, 4] }
  },
  camps: {
    NATO: { d: "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z", text: [0, 4] },
    SCO: { d: "M0 -9L9 0L0 9L-9 0Z", text: [0, 4] },
    BATTLEGROUND: { d: "M-7.5 -7.5H8L5 0L8 7.5H-7.5Z", text: [-1, 4] }
  },
  seasons: {
    printemps: {
      light: "#dfeccd",
      dark: "#3a4a2d",
      d: "M11 11.5h2v11h-2ZM11.8 15C5.2 15 2.2 11.2 2.2 6C8.5 6 11.8 9 11.8 15ZM12.2 11.5C12.2 5.5 15.4 2 21.8 2C21.8 8.2 18.6 11.5 12.2 11.5Z"
    },
    ete: {
      light: "#f7e8ae",
      dark: "#504722",
      d: "M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM11.1 1.2L12.9 1.2L12.9 4.9L11.1 4.9ZM19 3.7L20.3 5L17.7 7.6L16.4 6.3ZM22.8 11.1L22.8 12.9L19.1 12.9L19.1 11.1ZM20.3 19L19 20.3L16.4 17.7L17.7 16.4ZM12.9 22.8L11.1 22.8L11.1 19.1L12.9 19.1ZM5 20.3L3.7 19L6.3 16.4L7.6 17.7ZM1.2 12.9L1.2 11.1L4.9 11.1L4.9 12.9ZM3.7 5L5 3.7L7.6 6.3L6.3 7.6Z"
    },
    automne: {
      light: "#f1d5ba",
      dark: "#543b27",
      d: "M20.8 3.2C10 2.8 4 8 4 14.5c0 1.6.4 3 1 4.2L2.6 21.1l1.4 1.4 2.4-2.4c1.2.6 2.5.9 4 .9C17.5 21 21.4 14 20.8 3.2ZM7.4 18.2L6.2 17L14.2 8.4L15.2 9.4Z"
    },
    hiver: {
      light: "#d9e4ef",
      dark: "#2f4051",
      d: "M11.2 12L11.2 1.5L12.8 1.5L12.8 12ZM11.2 7.2L7.9 4.6L8.9 3.3L12.2 5.9ZM11.8 5.9L15.1 3.3L16.1 4.6L12.8 7.2ZM11.6 11.3L20.7 6.1L21.5 7.4L12.4 12.7ZM15.8 8.9L16.4 4.7L18 5L17.4 9.1ZM17.2 8.8L21.1 10.3L20.5 11.9L16.6 10.3ZM12.4 11.3L21.5 16.6L20.7 17.9L11.6 12.7ZM16.6 13.7L20.5 12.1L21.1 13.7L17.2 15.2ZM17.4 14.9L18 19L16.4 19.3L15.8 15.1ZM12.8 12L12.8 22.5L11.2 22.5L11.2 12ZM12.8 16.8L16.1 19.4L15.1 20.7L11.8 18.1ZM12.2 18.1L8.9 20.7L7.9 19.4L11.2 16.8ZM12.4 12.7L3.3 17.9L2.5 16.6L11.6 11.3ZM8.2 15.1L7.6 19.3L6 19L6.6 14.9ZM6.8 15.2L2.9 13.7L3.5 12.1L7.4 13.7ZM11.6 12.7L2.5 7.4L3.3 6.1L12.4 11.3ZM7.4 10.3L3.5 11.9L2.9 10.3L6.8 8.8ZM6.6 9.1L6 5L7.6 4.7L8.2 8.9Z"
    }
  },
  countries: {
    light: {
      card: "#fffdf7",
      card_ink: "#1b1b1b",
      card_muted: "#5a564c",
      card_line: "#4c4534",
      slot: "#8a8472",
      locked: "#22262a",
      locked_ink: "#ffffff",
      nato: "#1f5fa8",
      nato_ink: "#ffffff",
      sco: "#a32a2a",
      sco_ink: "#ffffff",
      battleground: "#7a5200",
      battleground_ink: "#ffffff",
      america: "#ecdcbf",
      europe: "#d3dbe8",
      asia: "#e6d3e0",
      third_world: "#d9e4c9",
      america_line: "#b59a66",
      europe_line: "#8296b8",
      asia_line: "#b08aa4",
      third_world_line: "#8fa673",
      outer_land: "#e7e3d8",
      havens: "#efe9dc",
      arrow: "#6f7f89",
      arrow_strong: "#10203f"
    },
    dark: {
      card: "#23262a",
      card_ink: "#f4f0e6",
      card_muted: "#b9b3a4",
      card_line: "#a79d86",
      slot: "#8f8a7c",
      locked: "#050607",
      locked_ink: "#f4f0e6",
      nato: "#7db4f2",
      nato_ink: "#0b0d10",
      sco: "#f08d84",
      sco_ink: "#0b0d10",
      battleground: "#e8b64a",
      battleground_ink: "#0b0d10",
      america: "#4d4331",
      europe: "#36414f",
      asia: "#4a3a46",
      third_world: "#3b4631",
      america_line: "#8d7b57",
      europe_line: "#6a7f9c",
      asia_line: "#8d6d83",
      third_world_line: "#73865a",
      outer_land: "#3a3a36",
      havens: "#3d3a33",
      arrow: "#86a3b5",
      arrow_strong: "#fff3c4"
    }
  },
  factions: {
    rome: {
      fill: "#b3372f",
      ink: "#ffffff",
      letter: "R",
      hatch: "rising",
      dash: "",
      symbol: "circle",
      home: { light: "#eec3b6", dark: "#6a3330" },
      line: { light: "#b3372f", dark: "#f0938c" },
      text: { light: "#a8322b", dark: "#f0938c" }
    },
    carthage: {
      fill: "#6a4a9c",
      ink: "#ffffff",
      letter: "C",
      hatch: "level",
      dash: "8 3",
      symbol: "square",
      home: { light: "#d5c8e6", dark: "#4c3b6b" },
      line: { light: "#6a4a9c", dark: "#b99be6" },
      text: { light: "#6a4a9c", dark: "#b99be6" }
    },
    syracuse: {
      fill: "#1f6aa5",
      ink: "#ffffff",
      letter: "S",
      hatch: "dots",
      dash: "2 3",
      symbol: "diamond",
      home: { light: "#bcd4ea", dark: "#27496a" },
      line: { light: "#1f6aa5", dark: "#80bbee" },
      text: { light: "#1f6aa5", dark: "#80bbee" }
    },
    arvernes: {
      fill: "#2c7347",
      ink: "#ffffff",
      letter: "A",
      hatch: "grid",
      dash: "12 4 3 4",
      symbol: "triangle-up",
      home: { light: "#bfdcc4", dark: "#2b5139" },
      line: { light: "#2c7347", dark: "#7fce9d" },
      text: { light: "#2c7347", dark: "#7fce9d" }
    }
  },
  cities: {
    capital: "M-7.5 7.5V-7.5H-4.5V-5H-1.5V-7.5H1.5V-5H4.5V-7.5H7.5V7.5Z",
    federated: "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z",
    conquered: "M0 -9L9 0L0 9L-9 0Z",
    "": "M-6 -6H6V6H-6Z"
  },
  buildings: {
    ferme: "M0 5.5V-2M0 1C-4 1 -5 -1.5 -5 -4C-2 -4 0 -2.5 0 1C0 -2.5 2 -4 5 -4C5 -1.5 4 1 0 1",
    scierie: "M-5.5 2.5H5.5M-5.5 2.5L-4 -1L-2.5 2.5L-1 -1L0.5 2.5L2 -1L3.5 2.5L5 -1M-5.5 5H5.5M5 -1V-4.5",
    mine: "M-4.5 5.5L2.5 -2M-2 -4.8Q3.8 -4.6 5.2 2.2",
    marche: "M0 -5V4.5M-2.5 4.8H2.5M-5 -3.2H5M-5 -3L-6 1H-3L-4.4 -3M5 -3L3 1H6L4.6 -3",
    port: "M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8",
    muraille: "M-5.5 5V-3.5H-2.8V-1.2H-1.3V-3.5H1.3V-1.2H2.8V-3.5H5.5V5Z",
    caserne: "M-5 5L4.5 -4.5M5 5L-4.5 -4.5M-5.2 1.8L-1.8 5.2M5.2 1.8L1.8 5.2",
    forum: "M-5.5 5H5.5M-3.8 5V-4.5M0 5V-4.5M3.8 5V-4.5M-5.5 -4.5H5.5",
    temple: "M-5.5 5H5.5M-3.6 5V-0.5M3.6 5V-0.5M-5.8 -0.8L0 -5.2L5.8 -0.8Z"
  },
  agents: {
    espion: { d: "M-11 1Q0 -11 11 1Q0 11 -11 1Z", text: [0, 5] },
    emissaire: { d: "M-8.5 -9H8.5V9H4.2V5.8H-4.2V9H-8.5Z", text: [0, 4] }
  },
  provinces: {
    light: {
      plate: "#fffdf7",
      plate_ink: "#1b1b1b",
      plate_muted: "#5a564c",
      plate_line: "#4c4534",
      slot: "#8a8472",
      outer_land: "#ddd8cb",
      outer_sea: "#e6eef2",
      route: "#5d3a1a",
      route_case: "#fffdf7"
    },
    dark: {
      plate: "#23262a",
      plate_ink: "#f4f0e6",
      plate_muted: "#b9b3a4",
      plate_line: "#a79d86",
      slot: "#8f8a7c",
      outer_land: "#35322c",
      outer_sea: "#18242c",
      route: "#f0cf9a",
      route_case: "#15171a"
    }
  },
  board: {
    light: {
      sea: "#d3e4ee",
      sea_line: "#5b86a0",
      sea_ink: "#285a78",
      land: "#f3ead6",
      land_line: "#4c4534",
      ink: "#1b1b1b",
      halo: "#fffaf0",
      frame: "#4c4534",
      ice: "#f7fafb",
      ice_line: "#b9c4ca",
      island: "#dfd9c8",
      neutral: "#cfc9ba",
      inland_sea: "#dfebf1",
      polar_sea: "#e7f0f4",
      strait: "#3c3a35",
      canal: "#1f5fa8",
      wrap: "#4f7890",
      armaments: "#8a5a2b",
      shipyard: "#2463a8",
      empty: "#ffffff",
      piece_line: "#16181b",
      piece_case: "#ffffff",
      focus: "#0b3d91",
      focus_case: "#ffffff",
      mark: "#b3261e",
      mark_case: "#ffffff"
    },
    dark: {
      sea: "#1d3443",
      sea_line: "#55809a",
      sea_ink: "#a9cfe6",
      land: "#4a4438",
      land_line: "#b5a98f",
      ink: "#f6f1e6",
      halo: "#17191b",
      frame: "#8b8066",
      ice: "#4b565d",
      ice_line: "#7b8890",
      island: "#3f3b32",
      neutral: "#35322b",
      inland_sea: "#263f4e",
      polar_sea: "#253a47",
      strait: "#e8dfc9",
      canal: "#8cc4ff",
      wrap: "#8fb9d2",
      armaments: "#cf9560",
      shipyard: "#6faaf0",
      empty: "#1b1d1f",
      piece_line: "#0c0d0e",
      piece_case: "#f4f1ea",
      focus: "#ffd34d",
      focus_case: "#101214",
      mark: "#ff9d94",
      mark_case: "#101214"
    }
  },
  ui: {
    light: {
      bg: "#ffffff",
      fg: "#1a1a1a",
      muted: "#5c5c5c",
      line: "#d0d0d0",
      panel: "#f5f5f5",
      accent: "#0b57a4"
    },
    dark: {
      bg: "#1e1e1e",
      fg: "#ececec",
      muted: "#b0b0b0",
      line: "#4a4a4a",
      panel: "#2a2a2a",
      accent: "#8ab8f0"
    },
    font: "var(--jp-ui-font-family, system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif)",
    radius: 6,
    grid: 8,
    base: 13
  }
};

// shared/look.mjs
var look_default2 = look_default;

// shared/root.mjs
function createRoot(host, { className = "", label = "", say } = {}) {
  const element = el("div", { class: `gk-root ${className}`.trim(), "data-lm-suppress-shortcuts": "true" });
  if (label) {
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", label);
  }
  const status = say !== void 0 ? null : el("div", { class: "gk-live", role: "status", "aria-live": "polite" });
  if (status) element.append(status);
  host.append(element);
  const abort = new AbortController();
  element.addEventListener(
    "keydown",
    (event) => {
      const inner = element.parentElement?.closest(".gk-root");
      if (!inner && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    },
    { signal: abort.signal }
  );
  return {
    element,
    abort,
    say(text) {
      if (status) setText(status, text);
      else say?.(text);
    },
    destroy() {
      abort.abort();
      element.remove();
    }
  };
}

// table/said.mjs
function chips(ids, { labels, rules }) {
  return ids.flatMap((id) => [" ", ruleChip(id, rules, labels)]);
}
function said([text, ...ids], texts, className = "gk-table-said") {
  return el("p", { class: className, "data-gk-line": true }, text, ...chips(ids, texts));
}

// seasons/wheel.mjs
var OUTER = 180;
var MIDDLE = 122;
var HUB = 86;
var EDGE = 184;
var [ASIDE, NAME, ICON] = [90, 116, 136];
function places({ seasons, phases }) {
  return seasons.flatMap(({ id: season2 }) => [
    { id: season2, season: season2, phase: "" },
    ...phases.map(({ id: phase }) => ({ id: `${season2}:${phase}`, season: season2, phase }))
  ]);
}
function quarter(index, count) {
  const width = 2 * Math.PI / count;
  return { from: index * width, middle: (index + 0.5) * width, to: (index + 1) * width };
}
function cell(season2, seasons, phase, phases) {
  const { from } = quarter(season2, seasons);
  const width = 2 * Math.PI / seasons / phases;
  return { from: from + phase * width, middle: from + (phase + 0.5) * width, to: from + (phase + 1) * width };
}
function face(index, count) {
  const [right, down] = polar(1, quarter(index, count).middle).map(Math.sign);
  return { icon: [right * ASIDE, down * ICON], name: [right * ASIDE, down * NAME + 5] };
}
function step(all, id, key) {
  const here = (
    /** @type {Place} */
    all.find((place) => place.id === id)
  );
  const ring = all.filter(({ phase }) => phase === "" === (here.phase === ""));
  const at = ring.indexOf(here);
  switch (key) {
    case "ArrowRight":
      return ring[(at + 1) % ring.length].id;
    case "ArrowLeft":
      return ring[(at + ring.length - 1) % ring.length].id;
    case "ArrowDown":
      return here.phase ? null : all[all.indexOf(here) + 1].id;
    case "ArrowUp":
      return here.phase ? here.season : null;
    case "Home":
      return ring[0].id;
    case "End":
      return (
        /** @type {Place} */
        ring.at(-1).id
      );
    default:
      return null;
  }
}
function turn(from, to) {
  const full = 2 * Math.PI;
  const forwards = ((to - from) % full + full) % full;
  return forwards > full * 0.75 ? forwards - full : forwards;
}

// seasons/words.mjs
var speaker = (labels) => (id, params = {}) => labels.t(`widget.seasons.${id}`, params);
var changed = (labels, { say, params, rules }) => [labels.t(`widget.seasons.effect.${say}`, params), ...rules];
function shortly(labels, dial, id, message) {
  const { lines } = season(dial, id);
  const changes = lines.map(({ say, params }) => labels.t(`widget.seasons.short.${say}`, params)).join(", ");
  return [speaker(labels)(message, { season: id, changes }), ...new Set(lines.map(({ rules }) => rules[0]))];
}
var season = (dial, id) => (
  /** @type {Dial["seasons"][number]} */
  dial.seasons.find((each) => each.id === id)
);
function following(dial, view) {
  const at = dial.seasons.findIndex(({ id }) => id === view.season) + 1;
  if (at < dial.seasons.length) return dial.seasons[at].id;
  return view.year < view.years ? dial.seasons[0].id : "";
}
function cardWords(labels, dial, view) {
  const t = speaker(labels);
  const card = dial.cards[view.card];
  if (!card) return { title: "", lines: [[t("card.none"), ...dial.phases[0].rules]] };
  return { title: t("card", { card: view.card }), mark: card.reconstructed, lines: card.lines.map((line) => changed(labels, line)) };
}
function standing(labels, view) {
  const { year, years, season: now, phase } = view;
  return speaker(labels)(view.over ? "over" : "now", { year, years, season: now, phase });
}
function nextWords(labels, dial, view) {
  const next = following(dial, view);
  return next ? shortly(labels, dial, next, "next") : [speaker(labels)("next.last"), "IMP-176"];
}
var seasonLines = (labels, dial, id) => season(dial, id).lines.map((line) => changed(labels, line));
function placeWords(labels, dial, view, { season: id, phase }) {
  const t = speaker(labels);
  if (!phase) return { title: labels.name(id), lines: seasonLines(labels, dial, id) };
  const title = t("cell", { season: id, phase });
  const shown = (
    /** @type {Dial["phases"][number]} */
    dial.phases.find((each) => each.id === phase)
  );
  if (!shown.played) return { title, lines: [[t("skipped"), ...shown.rules]] };
  const felt2 = season(dial, id).lines.filter((line) => line.phase === phase).map((line) => changed(labels, line));
  const drawn = view.season === id && dial.cards[view.card];
  const added = drawn ? drawn.lines.filter((line) => line.phase === phase) : [];
  return {
    title,
    lines: [
      [t(`phase.${phase}`), ...shown.rules],
      ...felt2.length ? felt2 : [
        /** @type {Line} */
        [t("none", { season: id })]
      ],
      ...added.map((line) => {
        const [text, ...rules] = changed(labels, line);
        return (
          /** @type {Line} */
          [t("card.line", { card: view.card, line: text }), ...rules]
        );
      })
    ]
  };
}
var felt = (dial, id, phase) => season(dial, id).lines.some((line) => line.phase === phase);
function spoken(labels, dial, view, place) {
  const { title, lines } = placeWords(labels, dial, view, place);
  const here = place.season === view.season && (!place.phase || place.phase === view.phase);
  const name = here ? `${title} (${speaker(labels)("here")})` : title;
  return [name, ...lines.map(([text, ...rules]) => rules.length ? `${text.replace(/[.]$/, "")} (${rules.join(", ")})` : text)].map((text) => text.replace(/[.]$/, "")).join(". ");
}

// seasons/seasons.mjs
var TURNING2 = 240;
var NAME2 = 15;
var NUMERAL = 15;
function createSeasons(host, { labels, dial, rules, compact = false, size = "normal", onSelect = () => {
} }) {
  const t = (id, params = {}) => labels.t(`widget.seasons.${id}`, params);
  const root = createRoot(host, { className: "gk-seasons", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const all = places(dial);
  const texts = { labels, rules };
  let view = {};
  let selected = "";
  let angle = NaN;
  let turning;
  const drawing = svg("svg", { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: "gk-seasons-svg", role: "radiogroup", "aria-label": t("title"), "aria-readonly": "true" });
  const shapes = new Map(all.map((place) => [place.id, place.phase ? phaseOf(place) : seasonOf(place)]));
  for (const { element } of shapes.values()) drawing.append(element);
  const [year, of, names] = [svg("text", { class: "gk-seasons-year", y: -14 }), svg("text", { class: "gk-seasons-of", y: 10 }), svg("text", { class: "gk-seasons-now", y: 34 })];
  const pointer = svg("path", { d: `M0 ${-(HUB - 1)}L10 ${-(HUB - 17)}H-10Z`, class: "gk-seasons-pointer" });
  drawing.append(svg("g", { "aria-hidden": "true" }, svg("circle", { r: HUB, class: "gk-seasons-hub" }), pointer, year, of, names));
  const canvas = el("div", { class: "gk-seasons-wheel" }, drawing);
  const head = el("div", { class: "gk-seasons-part" });
  const card = el("div", { class: "gk-seasons-part" });
  const next = el("div", { class: "gk-seasons-part" });
  const full = el("div", { class: "gk-seasons-part" });
  const more = el("details", { class: "gk-seasons-more" }, el("summary", {}, t("details")), full);
  const back = el("button", { type: "button", class: "gk-button" });
  const words = el("div", { class: "gk-seasons-words", "data-gk-rules": true }, head, more, card, next, back);
  root.element.append(canvas, words);
  openRules(words, { labels, rules, signal });
  const tips = createTips(root.element, words, { selector: "[data-help]", explain: () => ({ name: labels.name(view.card), lines: [t("reconstructed.tip")] }), signal });
  function placeOf(place, inner, outline, parts) {
    const element = svg(
      "g",
      { class: `gk-season gk-season-${inner}`, role: "radio", tabindex: "-1", "data-place": place.id, "data-season": place.season },
      svg("path", { d: outline, class: "gk-season-shape" }),
      ...parts
    );
    return { place, element };
  }
  function seasonOf(place) {
    const index = dial.seasons.findIndex(({ id }) => id === place.season);
    const { from, to } = quarter(index, dial.seasons.length);
    const at = face(index, dial.seasons.length);
    return placeOf(place, "quarter", wedgePath(MIDDLE, OUTER, from, to), [
      svg("path", { d: wedgePath(MIDDLE + 4, OUTER - 4, from + 0.03, to - 0.03), class: "gk-season-ring" }),
      svg("path", { d: (
        /** @type {Record<string, {d: string}>} */
        look_default2.seasons[place.season].d
      ), class: "gk-season-icon", transform: `translate(${at.icon.join(" ")}) scale(.9) translate(-12 -12)` }),
      svg("text", { x: at.name[0].toFixed(1), y: at.name[1].toFixed(1), class: "gk-season-name", "font-size": NAME2 }, labels.name(place.season))
    ]);
  }
  function phaseOf(place) {
    const [season2, phase] = [dial.seasons.findIndex(({ id }) => id === place.season), dial.phases.findIndex(({ id }) => id === place.phase)];
    const { from, middle, to } = cell(season2, dial.seasons.length, phase, dial.phases.length);
    const { numeral, played } = dial.phases[phase];
    const [x, y] = polar((HUB + MIDDLE) / 2 - 5, middle);
    const [dx, dy] = polar(MIDDLE - 6, middle);
    const made = placeOf(place, "phase", wedgePath(HUB, MIDDLE, from, to), [
      svg("path", { d: wedgePath(HUB + 3, MIDDLE - 3, from + 0.02, to - 0.02), class: "gk-season-ring" }),
      svg("text", { x: x.toFixed(1), y: (y + 5).toFixed(1), class: "gk-season-numeral", "font-size": NUMERAL }, numeral),
      ...felt(dial, place.season, place.phase) && played ? [svg("circle", { cx: dx.toFixed(1), cy: dy.toFixed(1), r: 2.8, class: "gk-season-dot" })] : []
    ]);
    made.element.classList.toggle("gk-season-skipped", !played);
    return made;
  }
  const now = () => view.season ? shapes.has(`${view.season}:${view.phase}`) ? `${view.season}:${view.phase}` : view.season : "";
  function drawWheel(animate) {
    const present = now();
    const stop = tabStop();
    for (const [id, { place, element }] of shapes) {
      const here = id === present || id === view.season;
      element.classList.toggle("gk-season-here", here);
      element.classList.toggle("gk-season-selected", id === selected);
      setAttributes(element, {
        "aria-checked": String(id === (selected || present)),
        "aria-label": spoken(labels, dial, view, place),
        tabindex: id === stop ? "0" : "-1",
        "aria-current": id === present ? "true" : null
      });
    }
    setText(year, view.season ? t("year", { year: view.year }) : t("bare"));
    setText(of, view.season ? t("of", { years: view.years }) : "");
    const phase = dial.phases.find(({ id }) => id === view.phase);
    setText(names, view.season && phase ? `${labels.name(view.season)} · ${phase.numeral}` : "");
    point(animate);
  }
  function point(animate) {
    const phase = dial.phases.findIndex(({ id }) => id === view.phase);
    const season2 = dial.seasons.findIndex(({ id }) => id === view.season);
    pointer.toggleAttribute("hidden", phase < 0 || season2 < 0);
    if (phase < 0 || season2 < 0) return;
    const to = cell(season2, dial.seasons.length, phase, dial.phases.length).middle;
    const degrees = (radians) => (radians * 180 / Math.PI).toFixed(2);
    if (to === angle) return;
    turning?.cancel();
    if (animate && !Number.isNaN(angle) && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const frames = [angle, angle + turn(angle, to)].map((radians) => ({ transform: `rotate(${degrees(radians)}deg)` }));
      turning = pointer.animate(frames, { duration: TURNING2, easing: "ease-in-out" });
    }
    angle = to;
    pointer.setAttribute("transform", `rotate(${degrees(to)})`);
  }
  const tabStop = () => selected || now() || all[0].id;
  const written = /* @__PURE__ */ new Map();
  function write(part, section) {
    const text = JSON.stringify(section);
    if (written.get(part) === text) return;
    written.set(part, text);
    tips.forget();
    const { title, mark, lines } = section;
    part.replaceChildren(
      ...title ? [el(
        "p",
        { class: "gk-seasons-title" },
        el("strong", {}, title),
        ...mark ? [" ", el("span", { class: "gk-seasons-mark", "data-help": "card", tabindex: "0", role: "note" }, t("reconstructed"))] : []
      )] : [],
      ...lines.map((line) => said(line, texts, "gk-seasons-line"))
    );
    part.hidden = !title && lines.length === 0;
  }
  function drawWords() {
    const nothing = { title: "", lines: [] };
    const place = all.find(({ id }) => id === selected);
    if (place) {
      write(head, placeWords(labels, dial, view, place));
      for (const part of [full, card, next]) write(part, nothing);
    } else if (!view.season) {
      write(head, { title: "", lines: [[t("invite")]] });
      for (const part of [full, card, next]) write(part, nothing);
    } else {
      const lines = seasonLines(labels, dial, view.season);
      write(head, { title: standing(labels, view), lines: compact ? [[shortly(labels, dial, view.season, "line")[0]]] : lines });
      write(full, compact ? { title: "", lines } : nothing);
      write(card, cardWords(labels, dial, view));
      write(next, view.over ? nothing : { title: "", lines: [nextWords(labels, dial, view)] });
    }
    more.hidden = full.hidden;
    back.hidden = !place;
    setText(back, t(view.season ? "back" : "close"));
  }
  function select(id, told = true) {
    if (id === selected) return;
    selected = id;
    drawWheel(false);
    drawWords();
    if (told) onSelect(id);
  }
  const focus = (id) => shapes.get(id)?.element.focus({ preventScroll: true });
  function close() {
    const held = root.element.contains(active(root.element));
    select("");
    if (held) focus(tabStop());
  }
  const placeAt = (event) => (
    /** @type {Element} */
    event.target.closest("[data-place]")?.getAttribute("data-place") ?? ""
  );
  canvas.addEventListener("click", (event) => {
    const id = placeAt(event);
    if (!id) return;
    select(id);
    focus(id);
  }, { signal });
  canvas.addEventListener("keydown", (event) => {
    const id = placeAt(event);
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (!selected) return;
      close();
    } else if (event.key === "Enter" || event.key === " ") select(id);
    else {
      const to = step(all, id, event.key);
      if (to === null) return;
      select(to);
      focus(to);
    }
    consume(event);
  }, { signal });
  back.addEventListener("click", close, { signal });
  words.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !selected) return;
    close();
    consume(event);
  }, { signal });
  return {
    element: root.element,
    /**
     * Draw a view.
     * @param {Record<string, any>} next
     * @param {{animate?: boolean}} [extra]
     */
    update(next2, { animate = false } = {}) {
      const before = now();
      view = next2;
      const moved = before !== "" && before !== now();
      if (moved && selected) {
        selected = "";
        onSelect("");
      }
      drawWheel(animate);
      drawWords();
    },
    /** Select a season or a phase to be read, "" for what is in force now. @param {string} id */
    setSelected(id) {
      select(shapes.has(id) ? id : "", false);
    },
    /** Nothing is chosen on the wheel, whoever is to decide. */
    setReadonly() {
    },
    setChosen() {
    },
    destroy: root.destroy
  };
}

// seasons/widget.js
function render({ model, el: el2 }) {
  let wheel;
  let selecting = false;
  const selected = () => [model.get("season"), model.get("phase")].filter(Boolean).join(":");
  function build() {
    wheel?.destroy();
    el2.lang = model.get("lang");
    wheel = createSeasons(el2, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: "impero", names: model.get("names") }),
      dial: model.get("_dial"),
      rules: model.get("_rules"),
      size: model.get("size"),
      onSelect(id) {
        const [season2, phase = ""] = id.split(":");
        if (season2 === model.get("season") && phase === model.get("phase")) return;
        selecting = true;
        model.set("season", season2);
        model.set("phase", phase);
        selecting = false;
        model.save_changes();
      }
    });
    wheel.update(model.get("view"));
    wheel.setSelected(selected());
  }
  build();
  const stops = [
    observe(model, ["_labels", "_dial", "_rules", "size", "names"], build),
    observe(model, ["view"], () => wheel.update(model.get("view"), { animate: true })),
    observe(model, ["season", "phase"], () => {
      if (!selecting) wheel.setSelected(selected());
    })
  ];
  return () => {
    for (const stop of stops) stop();
    wheel.destroy();
  };
}
var widget_default = { render };
export {
  widget_default as default
};
