/** Every region as a line of a listbox: the way in for whoever does not use the drawing. */
import { consume, el, setText, uniqueId } from "../shared/dom.mjs";

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {string[]} options.ids
 * @param {string} options.summary          what the fold is called
 * @param {(id: string) => string} options.name
 * @param {(id: string) => string} options.line      "name: what it is; what is there"
 * @param {(id: string) => void} options.onSelect    "" clears
 * @param {(id: string) => void} options.onVisit      "" when the list is left
 * @param {AbortSignal} options.signal
 */
export function createList(host, { ids: regions, summary, name, line, onSelect, onVisit, signal }) {
  let ids = regions;
  const stem = uniqueId("list");
  const box = el("div", { class: "gk-map-options", role: "listbox", tabindex: "0", "aria-label": summary });
  const fold = el("details", { class: "gk-map-fold gk-map-list" }, el("summary", {}, summary), box);
  host.append(fold);
  /** @type {HTMLElement[]} */
  let options = [];
  let current = 0;
  let selected = "";
  let typed = "";
  let typedAt = 0;

  /** Lines are written only while the list is open: a closed one costs nothing. */
  function refresh() {
    if (!fold.open) return;
    if (options.length === 0) {
      options = ids.map((id) => el("div", { class: "gk-map-option", role: "option", id: `${stem}-${id}`, "data-region": id }));
    }
    if (options.some((option, index) => option !== box.children[index])) box.append(...options);
    options.forEach((option, index) => {
      setText(option, line(ids[index]));
      option.setAttribute("aria-selected", String(ids[index] === selected));
      option.classList.toggle("gk-map-option-current", index === current);
    });
    box.setAttribute("aria-activedescendant", options[current].id);
  }

  /** @param {number} index @param {boolean} [visit] */
  function go(index, visit = true) {
    current = Math.max(0, Math.min(ids.length - 1, index));
    refresh();
    if (!fold.open) return;
    // Not scrollIntoView: that would scroll the notebook as well.
    const option = options[current];
    const top = option.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + option.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + option.offsetHeight - box.clientHeight;
    if (visit) onVisit(ids[current]);
  }

  fold.addEventListener("toggle", refresh, { signal });
  box.addEventListener("focus", () => onVisit(ids[current]), { signal });
  box.addEventListener("blur", () => onVisit(""), { signal });
  box.addEventListener(
    "click",
    (event) => {
      const option = /** @type {Element} */ (event.target).closest("[data-region]");
      if (!(option instanceof HTMLElement)) return;
      go(options.indexOf(option));
      onSelect(ids[current]);
    },
    { signal },
  );
  box.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      /** @type {Record<string, number>} */
      const moves = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + 8, PageUp: current - 8, Home: 0, End: ids.length - 1 };
      const typing = typed !== "" && event.timeStamp - typedAt < 800;
      if (event.key in moves) go(moves[event.key]);
      else if (event.key === "Enter" || (event.key === " " && !typing)) onSelect(ids[current]);
      else if (event.key === "Escape") onSelect("");
      else if (event.key.length === 1) {
        typed = typing ? typed + event.key : event.key;
        typedAt = event.timeStamp;
        const start = typed.length === 1 ? current + 1 : current;
        const order = ids.map((_, index) => (start + index) % ids.length);
        const found = order.find((index) => name(ids[index]).toLowerCase().startsWith(typed.toLowerCase()));
        if (found !== undefined) go(found);
      } else return;
      consume(event);
    },
    { signal },
  );

  return {
    refresh,
    /** Put the lines in another order. @param {string[]} next  the same regions */
    sort(next) {
      const reached = ids[current];
      const lines = new Map(options.map((option) => [option.dataset.region, option]));
      ids = next;
      if (options.length > 0) options = ids.map((id) => /** @type {HTMLElement} */ (lines.get(id)));
      // Whoever is in the list stays at the region; whoever comes to it finds the first line.
      current = box.matches(":focus") ? ids.indexOf(reached) : 0;
      refresh();
    },
    /** @param {string} id */
    select(id) {
      selected = id;
      if (id !== "") current = ids.indexOf(id);
      refresh();
    },
  };
}
