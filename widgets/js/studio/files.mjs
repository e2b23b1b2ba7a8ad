/** The bar above the player: who writes, whether it is saved, undo, a colleague's notes, and what can be written out. */
import { active, el, setText } from "../shared/dom.mjs";
import { button, heed, labelled, own } from "./parts.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("./shapes.mjs").Desk} Desk */

/**
 * @param {object} options
 * @param {Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {(wish: Record<string, unknown>) => void} options.onWish
 * @param {(words: string) => void} options.onTrouble
 */
export function createFiles({ labels, signal, onWish, onTrouble }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const title = el("div", { class: "gk-files-title" });
  const saved = el("span", { class: "gk-files-saved" });
  const author = el("input", { class: "gk-field", type: "text", maxlength: 120, autocomplete: "off", dir: "auto" });
  const undo = button("undo", t("undo"), { "aria-keyshortcuts": "U" });
  const redo = button("redo", t("redo"), { "aria-keyshortcuts": "B" });
  const save = button("save", t("save"), { "aria-keyshortcuts": "S" });
  const file = el("input", { type: "file", class: "gk-hidden", accept: ".jsonl,.json,.txt", tabindex: -1, "aria-hidden": "true", "aria-label": t("merge") });
  const merge = button("merge", t("merge"));
  const out = el("div", { class: "gk-files-out", role: "group", "aria-label": t("export") },
    el("span", { "aria-hidden": "true" }, t("export")),
    ...["html", "md", "print"].map((kind) => button("export", t(`export_${kind}`), { "data-kind": kind, "aria-label": t(`export_${kind}_of`) })));
  const problems = el("details", { class: "gk-files-problems" }, el("summary", {}), el("ul", {}));
  const element = el("div", { class: "gk-files", role: "group", "aria-label": t("files") },
    el("div", { class: "gk-files-head" }, title, saved),
    el("div", { class: "gk-edit-row" }, labelled(t("author_is"), author), undo, redo, save, merge, file, out), problems);
  let known = "";

  heed(element, signal, (command, pressed) => {
    if (command === "merge") file.click();
    else if (command === "export") onWish({ do: "export", kind: pressed.dataset.kind });
    else onWish({ do: command });
  });
  const name = () => author.value.trim() !== known && onWish({ do: "author", name: author.value.trim() });
  author.addEventListener("change", name, { signal });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    try {
      onWish({ do: "merge", text: await chosen.text(), file: chosen.name });
    } catch {
      onTrouble(t("unreadable", { file: chosen.name }));
    }
    // The same file again is a change too.
    file.value = "";
  }, { signal });

  return {
    element,
    /** @param {Desk} desk */
    update(desk) {
      title.replaceChildren(own(desk.replay));
      setText(saved, desk.saved);
      saved.toggleAttribute("data-dirty", desk.dirty);
      if (desk.author !== known || active(author) !== author) author.value = desk.author;
      known = desk.author;
      undo.setAttribute("aria-disabled", String(!desk.undo));
      redo.setAttribute("aria-disabled", String(!desk.redo));
      save.classList.toggle("gk-button-main", desk.dirty);
      problems.hidden = desk.problems.length === 0;
      setText(/** @type {Element} */ (problems.firstElementChild), t("problems", { count: desk.problems.length }));
      problems.lastElementChild?.replaceChildren(...desk.problems.map((words) => el("li", {}, own(words))));
    },
    /** The buttons by what they do, for keys. @type {Record<string, HTMLButtonElement>} */
    buttons: { undo, redo, save },
  };
}
