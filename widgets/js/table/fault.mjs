/** What is wrong with what stands in a field: words that are read out at once, and the mark on the field. */
import { el, setText, uniqueId } from "../shared/dom.mjs";

/**
 * @param {HTMLInputElement} input
 * @returns {{element: HTMLElement, complain: (text: string) => void}}  "" takes the words back
 */
export function createFault(input) {
  const element = el("p", { class: "gk-table-fault", id: uniqueId("fault"), role: "alert", hidden: true });
  return {
    element,
    complain(text) {
      setText(element, text);
      element.hidden = text === "";
      if (text) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    },
  };
}
