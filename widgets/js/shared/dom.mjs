/** Small helpers that make HTML and SVG elements. Text is always set as text, never as markup. */

const SVG_NS = "http://www.w3.org/2000/svg";

/**
 * Set attributes; `null`, `undefined` and `false` remove one, `true` sets it empty.
 * @param {Element} node
 * @param {Record<string, unknown>} attributes
 * @returns {Element}
 */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  return node;
}

/**
 * Write text only when it differs, so that live regions and layout stay quiet.
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * An HTML element: `el("p", {class: "gk-note"}, "text", child)`.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node|string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}

/**
 * An SVG element, used like `el`.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node|string)} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG_NS, tag);
  setAttributes(node, attributes);
  node.append(...children);
  return /** @type {SVGElementTagNameMap[T]} */ (node);
}

let serial = 0;

/**
 * An id unlike any other in this page, also when several bundles run in it.
 * @param {string} stem
 * @returns {string}
 */
export function uniqueId(stem) {
  serial += 1;
  return `gk-${stem}-${serial}-${Math.random().toString(36).slice(2, 8)}`;
}

/**
 * The element that has the focus, as the surroundings of a node know it: also inside a shadow root.
 * @param {Node} node
 * @returns {Element | null}
 */
export function active(node) {
  return /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement ?? null;
}

/**
 * Keep a key from the notebook: a handled key must neither scroll nor reach its shortcuts.
 * @param {Event} event
 */
export function consume(event) {
  event.preventDefault();
  event.stopPropagation();
}
