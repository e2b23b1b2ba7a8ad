/** The keys of a board, written under its signs. */
import { el } from "../shared/dom.mjs";

/**
 * The line that names the keys of a board with what they do.
 * @param {import("../shared/labels.mjs").Labels} labels
 * @param {readonly import("./keys.mjs").Binding[]} bindings
 * @param {string} board  whose words
 */
export function keyLine(labels, bindings, board) {
  const word = (/** @type {string} */ id) => labels.t(`${board}.key.${id}`);
  const keys = bindings.map(({ command, shown }) => el("span", { class: "gk-map-key" },
    ...shown.map((sign) => el("kbd", {}, sign.length > 1 ? word(sign) : sign)), " ", word(command)));
  return el("p", { class: "gk-map-keys" }, ...keys.flatMap((key) => [key, " "]));
}
