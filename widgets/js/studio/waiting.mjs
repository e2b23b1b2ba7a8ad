/** The drafts that were left: each can be gone on with or thrown away, and the last one thrown away comes back. */
import { el } from "../shared/dom.mjs";
import { button, heed } from "./parts.mjs";

/** @typedef {import("./draft.mjs").Draft} Draft */

/**
 * @param {object} options
 * @param {import("../shared/labels.mjs").Labels} options.labels
 * @param {AbortSignal} options.signal
 * @param {(key: string) => void} options.onResume
 * @param {(key: string) => void} options.onDrop
 * @param {() => void} options.onRestore
 */
export function createWaiting({ labels, signal, onResume, onDrop, onRestore }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.studio.${id}`, params);
  const element = el("ul", { class: "gk-waiting", "aria-label": t("drafts") });
  element.hidden = true;
  heed(element, signal, (command, pressed) => {
    const key = pressed.dataset.key ?? "";
    if (command === "resume") onResume(key);
    else if (command === "forget") onDrop(key);
    else onRestore();
  });

  return {
    element,
    /**
     * @param {Draft[]} drafts @param {Draft | null} dropped  the one that was thrown away last
     * @param {(draft: Draft) => string} heading
     */
    update(drafts, dropped, heading) {
      element.hidden = drafts.length === 0 && !dropped;
      element.replaceChildren(...drafts.map((draft) => el("li", {},
        el("span", {}, t("draft", { what: heading(draft) })), " ",
        button("resume", t("resume"), { "data-key": draft.id }), " ",
        button("forget", t("drop"), { "data-key": draft.id }))),
      ...(dropped ? [el("li", {}, el("span", {}, t("draft_gone", { what: heading(dropped) })), " ", button("restore", t("restore")))] : []));
    },
  };
}
