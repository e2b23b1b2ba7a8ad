/** Sentences that name their rules in brackets at the end, taken apart: the words, and the rules for their chips. */

const BRACKETS = /\s*\(([A-Z]{3}-[A-Z]*-?\d+(?:, [A-Z]{3}-[A-Z]*-?\d+)*)\)([.]?)$/;

/**
 * @param {string} text
 * @returns {[text: string, ...rules: string[]]}
 */
export function cited(text) {
  const found = BRACKETS.exec(text);
  return found ? [text.slice(0, found.index) + found[2], ...found[1].split(", ")] : [text];
}
