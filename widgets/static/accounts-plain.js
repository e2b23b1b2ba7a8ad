/* Built from widgets/js/accounts and widgets/js/games/plain.mjs by `make js`: edit the source, not this file. */

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
function consume(event) {
  event.preventDefault();
  event.stopPropagation();
}

// accounts/rows.mjs
var NATION_COLUMNS = Object.freeze([
  { id: "treasury", kind: "number" },
  { id: "power", kind: "number" },
  { id: "factor", kind: "number" },
  { id: "government", kind: "seat" },
  { id: "armies", kind: "number" },
  { id: "fleets", kind: "number" },
  { id: "factories", kind: "number" },
  { id: "flags", kind: "number" },
  { id: "revenue", kind: "number" }
]);
var SEAT_COLUMNS = Object.freeze({ before: ["cash"], after: ["score"] });
function compare(now, old) {
  const cells = {};
  for (const [key, value] of Object.entries(now)) {
    const same = value === old[key];
    const numbers = typeof value === "number" && typeof old[key] === "number";
    cells[key] = {
      value,
      change: same || !numbers ? null : Number(value) - Number(old[key]),
      was: same || numbers ? null : String(old[key])
    };
  }
  return cells;
}
function signed(change, format) {
  return (change < 0 ? "−" : "+") + format.format(Math.abs(change));
}

// accounts/cells.mjs
function head(text, column, kind) {
  return el("th", { scope: "col", class: `gk-acc-${kind}`, "data-column": column }, el("span", { class: "gk-acc-head" }, text));
}
function seatHead(seat, labels) {
  const name = labels.name(seat);
  const card = el("span", { class: "gk-acc-card" });
  const node = el(
    "th",
    { scope: "row", class: "gk-acc-name", "data-column": "name" },
    el(
      "span",
      { class: "gk-acc-person" },
      el("span", { class: "gk-acc-ring", "data-seat": seat, "aria-hidden": "true" }, initials(name, seat)),
      name
    ),
    " ",
    card
  );
  return {
    node,
    /** @param {any} row */
    write(row) {
      setText(card, row.card ? labels.t("widget.accounts.card") : "");
      card.classList.toggle("gk-acc-changed", row.card && !row.cardBefore);
    }
  };
}
function initials(name, seat) {
  const first = [...name.trim()][0];
  return first && name !== seat ? first.toLocaleUpperCase() : seat.replace(/\D+/g, "");
}
function numberCell(column, format) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const node = el("td", { class: "gk-acc-number", "data-column": column }, value, mark);
  return {
    node,
    /** @param {import("./rows.mjs").Cell<string | number | null>} cell @param {string} [none]  what stands there for null */
    write(cell, none = "") {
      setText(value, cell.value === null ? none : format.format(Number(cell.value)));
      writeMark(node, mark, cell.change, format);
    }
  };
}
function writeMark(node, mark, change, format) {
  node.classList.toggle("gk-acc-changed", change !== null);
  mark.dataset.direction = change === null ? "" : change > 0 ? "up" : "down";
  setText(mark, change === null ? "" : signed(change, format));
}
function bankSign(word) {
  return el(
    "span",
    { class: "gk-acc-bank", "data-purse": "bank", "data-column": "name", role: "img", "aria-label": word, tabindex: "0" },
    svg("svg", { class: "gk-acc-house", viewBox: "0 0 14 13", "aria-hidden": "true" }, svg("path", { d: "M7 0L14 4.2V5.5H0V4.2ZM1.5 6.5H3.5V10.5H1.5ZM6 6.5H8V10.5H6ZM10.5 6.5H12.5V10.5H10.5ZM0 11.3H14V13H0Z" })),
    el("span", { class: "gk-acc-word" }, ` ${word}`)
  );
}
function table(className, caption, heads, rows) {
  return el(
    "table",
    { class: `gk-acc-table ${className}`, role: "grid" },
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, ...heads)),
    el("tbody", {}, ...rows)
  );
}

// accounts/grid.mjs
function destination(rows, [row, column], key) {
  if (key === "Home") return [row, 0];
  if (key === "End") return [row, rows[row] - 1];
  const steps = (
    /** @type {Record<string, Place>} */
    { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]
  );
  if (!steps) return null;
  const clamp = (value, most) => Math.max(0, Math.min(most, value));
  const next = clamp(row + steps[0], rows.length - 1);
  return [next, clamp(column + steps[1], rows[next] - 1)];
}
function makeGrid(table2, signal) {
  const rows = [...table2.rows].map((row) => (
    /** @type {HTMLElement[]} */
    [...row.cells]
  ));
  for (const cell of rows.flat()) cell.tabIndex = -1;
  let stop = rows[0][0];
  stop.tabIndex = 0;
  function placeOf(target) {
    for (const [row, cells] of rows.entries()) {
      const column = cells.indexOf(
        /** @type {HTMLElement} */
        target
      );
      if (column >= 0) return [row, column];
    }
    return null;
  }
  table2.addEventListener("focusin", ({ target }) => {
    if (!placeOf(target)) return;
    stop.tabIndex = -1;
    stop = /** @type {HTMLElement} */
    target;
    stop.tabIndex = 0;
  }, { signal });
  table2.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = placeOf(event.target);
    const to = from && destination(rows.map((cells) => cells.length), from, event.key);
    if (!to) return;
    rows[to[0]][to[1]].focus();
    consume(event);
  }, { signal });
}

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

// plain/rows.mjs
var isPlain = (value) => value === null || typeof value === "number" || typeof value === "string";
function columnsOf(view) {
  const purses = Object.values(view.seats ?? {});
  return Object.keys(purses[0] ?? {}).filter((column) => purses.every((purse) => isPlain(purse[column])));
}
function seatRows(view, before) {
  const columns = columnsOf(view);
  return Object.keys(view.seats ?? {}).map((id) => {
    const now = Object.fromEntries(columns.map((column) => [column, view.seats[id][column]]));
    return { id, cells: compare(now, { ...now, ...before?.seats?.[id] }) };
  });
}

// plain/accounts.mjs
function createPlainAccounts(host, { labels, size = "normal" }) {
  const t = (id) => labels.t(`widget.accounts.${id}`);
  const root = createRoot(host, { className: "gk-accounts gk-plain", label: t("title"), say: null });
  root.element.dataset.size = size;
  const format = new Intl.NumberFormat(labels.lang);
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  let shape = "";
  let patches = /* @__PURE__ */ new Map();
  let inner = new AbortController();
  function build(view) {
    const columns = columnsOf(view);
    const seats = view.seats ?? {};
    const numbers = new Set(columns.filter((column) => Object.values(seats).every((purse) => typeof purse[column] !== "string")));
    const known = JSON.stringify([Object.keys(seats), columns, [...numbers]]);
    if (known === shape) return;
    shape = known;
    patches = /* @__PURE__ */ new Map();
    inner.abort();
    inner = new AbortController();
    const rows = Object.keys(seats).map((seat) => {
      const cells = columns.map((column) => numbers.has(column) ? numberCell(column, format) : wordCell(column, labels));
      patches.set(seat, (row) => {
        cells.forEach(({ write }, index) => write(row[columns[index]], labels.t("widget.common.hidden")));
      });
      return el("tr", { "data-seat": seat, "data-purse": seat }, seatHead(seat, labels).node, ...cells.map(({ node }) => node));
    });
    const heads = columns.map((column) => head(opened(labels.name(column), labels), column, numbers.has(column) ? "number" : "seatname"));
    const made = table("gk-plain-seats", t("title"), [head(t("player"), "name", "name"), ...heads], rows);
    box.replaceChildren(el("div", { class: "gk-acc-first" }, made, bankSign(opened(labels.name("bank"), labels))));
    makeGrid(made, inner.signal);
  }
  return {
    /**
     * @param {any} view
     * @param {{before?: any}} [extra]  the view one step earlier: what differs is marked
     */
    update(view, extra = {}) {
      build(view);
      for (const { id, cells } of seatRows(view, extra.before)) patches.get(id)?.(cells);
    },
    /**
     * The element that stands for a purse.
     * @param {string} id  a seat or "bank"
     * @returns {HTMLElement | null}
     */
    purse: (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`),
    destroy() {
      inner.abort();
      root.destroy();
    }
  };
}
var opened = (name, labels) => name.slice(0, 1).toLocaleUpperCase(labels.lang) + name.slice(1);
function wordCell(column, labels) {
  const value = el("span", { class: "gk-acc-value" });
  const node = el("td", { class: "gk-acc-seatname", "data-column": column }, value);
  return {
    node,
    /** @param {Cell} cell @param {string} hidden */
    write(cell, hidden) {
      setText(value, cell.value === null ? hidden : labels.name(String(cell.value)));
      node.classList.toggle("gk-acc-changed", cell.was !== null);
    }
  };
}

// games/plain.mjs
var createAccounts = createPlainAccounts;

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
    const template = texts[`${id}.${game}`] ?? texts[id];
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

// accounts/entry.mjs
var widget = (createAccounts2) => ({
  /** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
  render({ model, el: el2 }) {
    let accounts;
    function build() {
      const view = model.get("view");
      const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game, names: model.get("names") });
      el2.lang = model.get("lang");
      accounts = createAccounts2(el2, { labels, facts: model.get("_facts"), rules: model.get("_rules") ?? {}, size: model.get("size") });
      update();
    }
    function update() {
      const before = model.get("before");
      accounts.update(model.get("view"), { before: Object.keys(before ?? {}).length > 0 ? before : void 0 });
    }
    build();
    const stops = [
      observe(model, ["view", "before"], update),
      observe(model, ["_labels", "_rules", "names", "size"], () => {
        accounts.destroy();
        build();
      })
    ];
    return () => {
      for (const stop of stops) stop();
      accounts.destroy();
    };
  }
});

// made:accounts-plain.js
var accounts_plain_default = widget(createAccounts);
export {
  accounts_plain_default as default
};
