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
  // A letter is that letter with Caps Lock, too.
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return bindings.find(({ key }) => key === pressed) ?? null;
}
