/** Keys of a widget that are declared once in a list, each with the command it means. */

/**
 * What of a key press matters here.
 * @typedef {{key: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean, shiftKey?: boolean,
 *            defaultPrevented?: boolean, target?: any}} Press
 */

/**
 * The binding that a key press means; null when the key is nobody's, a modifier is held, or a part inside has handled
 * the press.
 *
 * @template {{key: string}} B
 * @param {readonly B[]} bindings
 * @param {Press} event
 * @returns {B | null}
 */
export function bindingOf(bindings, event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  return bindings.find(({ key }) => key === event.key) ?? null;
}
