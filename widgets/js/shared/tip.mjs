/** A tooltip of one title and a line or two, beside what it explains. It repeats what the live line or the
 * label of the focused element says, so it is hidden from screen readers. */
import { el, setText } from "./dom.mjs";

/**
 * @param {HTMLElement} container  positioned; the tip stays inside its width
 */
export function createTip(container) {
  const title = el("strong");
  const body = el("div");
  const element = el("div", { class: "gk-float gk-tip", "aria-hidden": "true", hidden: true }, title, body);
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
    },
  };
}
