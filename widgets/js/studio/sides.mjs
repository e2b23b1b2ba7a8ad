/** The side lines as a tree: which is shown, and what can be done with each. */
import { active, el, setText, consume } from "../shared/dom.mjs";
import { LANGUAGES } from "./draft.mjs";
import { tree } from "./lines.mjs";
import { button, heed, labelled, own, section, sentence } from "./parts.mjs";
import { nameIn } from "./words.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Note} Note */
/** @typedef {import("./shapes.mjs").Side} Side */
/** @typedef {Side & {note: Note | undefined}} Told  a side line and the note that holds it */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {boolean} options.writes
 * @param {AbortSignal} options.signal
 * @param {(command: string, line: string) => void} options.onDo   open, try, delete, promote or compare
 * @param {(line: string, name: Record<string, string>) => void} options.onName
 */
export function createSides({ labels, writes, signal, onDo, onName }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const { lang } = labels;
  const back = button("open", t("main_line"), { "data-line": "" });
  const attempt = button("try", t("try"), { "aria-keyshortcuts": "T" });
  const now = el("p", { class: "gk-sides-now" });
  const list = el("ul", { class: "gk-sides-list", "aria-label": t("sides") });
  const none = el("p", { class: "gk-studio-words" }, t("sides_none"));
  const { element, head } = section("gk-sides", t("sides"),
    el("div", { class: "gk-edit-row gk-sides-row" }, now, back, ...(writes ? [attempt] : [])), none, list);

  /** The line whose name is being written. */
  let renamed = "";
  let shown = "";
  let drawn = "";
  /** @type {Told[]} */
  let sides = [];

  /** @param {Told} side */
  const called = ({ note }) => nameIn(note?.name ?? {}, lang);
  /** @param {Told} side */
  const title = (side) => (called(side) ? [own(called(side))] : [t("unnamed")]);

  /** @param {{side: Told, depth: number}} row */
  function item({ side, depth }) {
    const { id, note } = side;
    const params = { step: side.at, count: note?.moves.length ?? 0 };
    const spoken = called(side) || t("unnamed");
    /** @param {string} command @param {string} words */
    const act = (command, words) => button(command, t(words), { "data-line": id, "aria-label": t(`${words}_of`, { name: spoken }) });
    const base = sides.find((it) => it.id === side.base);
    return el("li", { class: "gk-sides-line", "data-line": id, "data-depth": Math.min(depth, 4), "aria-current": id === shown ? "true" : null },
      el("div", { class: "gk-sides-what" },
        el("span", { class: "gk-sides-name" }, ...title(side)), " ",
        el("span", { class: "gk-sides-where" },
          ...(base ? sentence(labels, "widget.studio.leaves_line", { base: called(base) || t("unnamed") }, params) : [t("leaves", params)]),
          ...(note?.author ? [" · ", own(note.author)] : []))),
      ...(renamed === id ? [naming(side)] : [el("div", { class: "gk-sides-acts" }, act("open", "open"),
        ...(writes ? [act("compare", "compare"), act("rename", "rename"), act("promote", "promote"), act("delete", "delete_line")] : []))]));
  }

  /** @param {Told} side */
  function naming({ id, note }) {
    const form = el("form", { class: "gk-edit-row", "data-line": id },
      ...LANGUAGES.map((key) => labelled(t(`name_${key}`),
        el("input", { class: "gk-field", type: "text", lang: key, dir: "auto", maxlength: 120, autocomplete: "off", value: note?.name[key] ?? "" }))),
      el("button", { type: "submit", class: "gk-button gk-button-main" }, t("rename_done")), button("unname", t("cancel")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const written = [...form.querySelectorAll("input")].map((it) => [it.lang, it.value.trim()]).filter(([, words]) => words);
      stop();
      onName(id, { ...Object.fromEntries(Object.entries(note?.name ?? {}).filter(([key]) => !LANGUAGES.includes(key))), ...Object.fromEntries(written) });
    }, { signal });
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      consume(event);
      stop();
    }, { signal });
    return form;
  }

  /** The name is written or left: the focus goes back to the button that began it. */
  function stop() {
    const id = renamed;
    renamed = "";
    draw();
    focusOn(id, "rename");
  }

  /** @param {string} line @param {string} command */
  function focusOn(line, command) {
    const item = [...list.children].find((it) => /** @type {HTMLElement} */ (it).dataset.line === line);
    /** @type {HTMLElement | null | undefined} */ (item?.querySelector(`[data-do="${command}"]`))?.focus();
  }

  function draw() {
    const text = JSON.stringify([sides.map(({ id, base, at, note }) => [id, base, at, note]), shown, renamed]);
    if (text === drawn) return;
    drawn = text;
    const focused = active(list);
    const held = focused instanceof HTMLElement && list.contains(focused) ? { ...focused.dataset } : null;
    const typing = list.querySelector("form");
    list.replaceChildren(...tree(sides).map(item));
    // What was typed for a name stays while other notes change.
    const again = list.querySelector("form");
    const same = typing && again && typing.dataset.line === again.dataset.line;
    if (same) again.replaceWith(typing);
    if (same && focused && typing.contains(focused)) /** @type {HTMLElement} */ (focused).focus();
    else if (held?.line && held.do) focusOn(held.line, held.do);
    none.hidden = sides.length > 0;
    const side = sides.find(({ id }) => id === shown);
    now.replaceChildren(...(side ? sentence(labels, "widget.studio.on_line", { name: called(side) || t("unnamed") }) : [t("on_main")]));
    back.hidden = !side;
  }

  heed(element, signal, (command, pressed) => {
    const line = pressed.dataset.line ?? "";
    if (command === "rename") {
      renamed = line;
      draw();
      return list.querySelector("input")?.focus();
    }
    if (command === "unname") return stop();
    onDo(command, line);
    // Gone with what it led away from: the focus must not be lost.
    if (pressed.hidden) head.focus();
  });
  head.tabIndex = -1;

  return {
    element,
    /** @param {{sides: Told[], line: string}} state */
    update({ sides: next, line }) {
      sides = next;
      shown = line;
      if (!sides.some(({ id }) => id === renamed)) renamed = "";
      draw();
      setText(head, t("sides_count", { count: sides.length }));
    },
  };
}
