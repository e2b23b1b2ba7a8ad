/**
 * The account tables: what nations and players hold, and what the last step changed.
 *
 * Two real tables with captions and scopes. Rows and cells are made once; a step only writes the texts that differ.
 */
import { el, setText, svg } from "../shared/dom.mjs";
import look, { nationStyle } from "../shared/look.mjs";
import { createRoot } from "../shared/root.mjs";
import { NATION_COLUMNS, SEAT_COLUMNS, nationRows, seatRows, signed } from "./rows.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {(row: any) => void} Patch  writes a row of the new position into its cells */

/**
 * @param {HTMLElement} host
 * @param {{labels: Labels, size?: string}} options
 * @returns {{update: (view: any, extra?: {before?: any}) => void, destroy: () => void}}
 */
export function createAccounts(host, { labels, size = "normal" }) {
  const root = createRoot(host, { className: "gk-accounts", label: labels.t("widget.accounts.title"), live: false });
  root.element.dataset.size = size;
  const format = new Intl.NumberFormat(labels.lang);
  let shape = "";
  /** @type {Map<string, Patch>} */
  let patches = new Map();

  // Where the tables are wider than their place they scroll in themselves, and then the keyboard must get there too.
  const widths = new ResizeObserver(() => {
    const { element } = root;
    const wide = element.scrollWidth > element.clientWidth;
    element.toggleAttribute("data-gk-wide", wide);
    if (wide) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  root.abort.signal.addEventListener("abort", () => widths.disconnect());

  /** @param {any} view */
  function build(view) {
    const nations = Object.keys(view.nations ?? {});
    const seats = Object.keys(view.seats ?? {});
    const known = JSON.stringify([nations, seats]);
    if (known === shape) return;
    shape = known;
    patches = new Map();
    root.element.replaceChildren(
      nationTable(nations, labels, format, patches),
      seatTable(seats, nations, labels, format, patches),
    );
    widths.disconnect();
    for (const node of [root.element, ...root.element.children]) widths.observe(node);
  }

  return {
    update(view, extra = {}) {
      build(view);
      for (const row of nationRows(view, extra.before)) patches.get(`nation:${row.id}`)?.(row);
      for (const row of seatRows(view, extra.before)) patches.get(`seat:${row.id}`)?.(row);
    },
    destroy: root.destroy,
  };
}

/**
 * @param {string[]} nations
 * @param {Labels} labels
 * @param {Intl.NumberFormat} format
 * @param {Map<string, Patch>} patches
 */
function nationTable(nations, labels, format, patches) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const heads = NATION_COLUMNS.map(({ id, kind }) => head(t(id), t(`${id}_help`), kind === "number" ? kind : "seatname"));
  const rows = nations.map((nation) => {
    const cells = NATION_COLUMNS.map(({ kind }) => (kind === "number" ? numberCell(format) : seatCell(labels)));
    patches.set(`nation:${nation}`, (row) => {
      NATION_COLUMNS.forEach(({ id }, index) => cells[index].write(row.cells[id]));
    });
    return el("tr", { "data-nation": nation }, nationHead(nation, labels), ...cells.map((cell) => cell.node));
  });
  return table("gk-acc-nations", t("nations"), [head(t("nation"), "", "name"), ...heads], rows);
}

/**
 * @param {string[]} seats
 * @param {string[]} nations
 * @param {Labels} labels
 * @param {Intl.NumberFormat} format
 * @param {Map<string, Patch>} patches
 */
function seatTable(seats, nations, labels, format, patches) {
  const t = (/** @type {string} */ id) => labels.t(`widget.accounts.${id}`);
  const plain = (/** @type {string} */ id) => head(t(id), t(`${id}_help`), "number");
  const heads = [
    head(t("player"), "", "name"),
    ...SEAT_COLUMNS.before.map(plain),
    ...nations.map((nation) => nationHead(nation, labels, "col")),
    ...SEAT_COLUMNS.after.map(plain),
  ];
  const rows = seats.map((seat) => {
    const name = seatHead(seat, labels);
    const before = SEAT_COLUMNS.before.map(() => numberCell(format));
    const bonds = nations.map(() => bondCell(format, t("governs")));
    const after = SEAT_COLUMNS.after.map(() => numberCell(format));
    patches.set(`seat:${seat}`, (row) => {
      name.write(row);
      SEAT_COLUMNS.before.forEach((id, index) => before[index].write(row.cells[id]));
      nations.forEach((nation, index) => bonds[index].write(row, nation));
      SEAT_COLUMNS.after.forEach((id, index) => after[index].write(row.cells[id]));
    });
    return el("tr", { "data-seat": seat }, name.node, ...[...before, ...bonds, ...after].map((cell) => cell.node));
  });
  const made = table("gk-acc-seats", t("players"), heads, rows);
  made.caption?.append(el("span", { class: "gk-acc-legend" }, crown(), ` ${t("governs")}`));
  return made;
}

/**
 * @param {string} className
 * @param {string} caption
 * @param {HTMLElement[]} heads
 * @param {HTMLElement[]} rows
 */
function table(className, caption, heads, rows) {
  return el("table", { class: `gk-acc-table ${className}` },
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, ...heads)),
    el("tbody", {}, ...rows));
}

/** @param {string} text @param {string} help @param {string} kind */
function head(text, help, kind) {
  return el("th", { scope: "col", class: `gk-acc-${kind}`, title: help || null }, el("span", { class: "gk-acc-head" }, text));
}

/**
 * A nation by its coloured code and its name; as the head of a column the code alone is seen.
 *
 * @param {string} nation
 * @param {Labels} labels
 * @param {"row" | "col"} scope
 */
function nationHead(nation, labels, scope = "row") {
  const name = labels.name(nation);
  return el("th", { scope, class: scope === "row" ? "gk-acc-name" : "gk-acc-bonds", title: scope === "col" ? name : null },
    nationChip(nation),
    el("span", { class: scope === "row" ? "gk-acc-full" : "gk-hidden" }, name));
}

/** The octagon of a nation with its code, as on the rondel. @param {string} nation */
function nationChip(nation) {
  const style = nationStyle(nation);
  const code = svg("text", { y: 4, "text-anchor": "middle", fill: style.ink }, nation);
  return svg("svg", { class: "gk-acc-chip", viewBox: "-13 -13 26 26", "aria-hidden": "true" },
    svg("path", { d: look.tokens.octagon.d, fill: style.fill, class: "gk-acc-octagon" }), code);
}

/** @param {string} seat @param {Labels} labels */
function seatHead(seat, labels) {
  const name = labels.name(seat);
  const card = el("span", { class: "gk-acc-card" });
  const node = el("th", { scope: "row", class: "gk-acc-name" },
    el("span", { class: "gk-acc-person" },
      el("span", { class: "gk-acc-ring", "data-seat": seat, "aria-hidden": "true" }, initials(name, seat)), name),
    " ", card);
  return {
    node,
    /** @param {any} row */
    write(row) {
      setText(card, row.card ? labels.t("widget.accounts.card") : "");
      card.classList.toggle("gk-acc-changed", row.card && !row.cardBefore);
    },
  };
}

/** @param {string} name @param {string} seat */
function initials(name, seat) {
  const first = [...name.trim()][0];
  return first && name !== seat ? first.toLocaleUpperCase() : seat.replace(/\D+/g, "");
}

/** The sign of a government beside its bonds; words for it stand in the caption and, unseen, in the cell. */
function crown() {
  return svg("svg", { class: "gk-acc-crown", viewBox: "0 0 12 10", "aria-hidden": "true" },
    svg("path", { d: "M1 9V2l3 3 2-4 2 4 3-3v7Z" }));
}

/** @param {Intl.NumberFormat} format */
function numberCell(format) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const node = el("td", { class: "gk-acc-number" }, value, mark);
  return {
    node,
    /** @param {import("./rows.mjs").Cell} cell */
    write(cell) {
      setText(value, format.format(Number(cell.value)));
      writeMark(node, mark, cell.change, format);
    },
  };
}

/**
 * The mark of a changed number: an arrow for the eye, the signed difference for everybody.
 *
 * @param {HTMLElement} node
 * @param {HTMLElement} mark
 * @param {number | null} change
 * @param {Intl.NumberFormat} format
 */
function writeMark(node, mark, change, format) {
  node.classList.toggle("gk-acc-changed", change !== null);
  mark.dataset.direction = change === null ? "" : change > 0 ? "up" : "down";
  setText(mark, change === null ? "" : signed(change, format));
}

/** A cell that names a player. @param {Labels} labels */
function seatCell(labels) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark gk-acc-was" });
  const node = el("td", { class: "gk-acc-seatname" }, value, mark);
  return {
    node,
    /** @param {import("./rows.mjs").Cell} cell */
    write(cell) {
      const none = labels.t("widget.accounts.nobody");
      setText(value, cell.value === "" ? none : labels.name(String(cell.value)));
      node.classList.toggle("gk-acc-changed", cell.was !== null);
      setText(mark, cell.was === null ? "" : labels.t("widget.accounts.was", { name: cell.was === "" ? none : labels.name(cell.was) }));
    },
  };
}

/**
 * The bonds of one nation that a player holds, each by its face value.
 *
 * @param {Intl.NumberFormat} format
 * @param {string} governs  what to say of the nation's government
 */
function bondCell(format, governs) {
  const held = el("span", { class: "gk-hidden" });
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const sign = crown();
  const node = el("td", { class: "gk-acc-bonds" }, sign, held, value, mark);
  return {
    node,
    /** @param {any} row @param {string} nation */
    write(row, nation) {
      const bonds = [...(row.bonds[nation] ?? [])].sort((a, b) => a - b);
      const reigns = row.governs.includes(nation);
      setText(value, bonds.map((bond) => format.format(bond)).join(" "));
      setText(held, reigns ? `${governs} ` : "");
      sign.toggleAttribute("hidden", !reigns);
      writeMark(node, mark, row.cells[`bonds:${nation}`].change, format);
    },
  };
}
