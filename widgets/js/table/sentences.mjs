/** Sentences and the rules they rest on. No page here. */

/** @typedef {[text: string, ...rules: string[]]} Line */

/**
 * A text without the rule ids that stand in brackets behind its sentences, and those ids: they become chips.
 *
 * @param {string} text                        "It takes 6 million (RON-6, RON-4)."
 * @param {readonly string[]} [more]           ids that are known from elsewhere
 * @returns {Line}
 */
export function withRules(text, more = []) {
  /** @type {string[]} */
  const found = [];
  const plain = text.replace(/ ?\(((?:[A-Z]{2,5}-[A-Z]?\d+[a-z]?)(?:, [A-Z]{2,5}-[A-Z]?\d+[a-z]?)*)\)/g, (_, ids) => {
    found.push(...ids.split(", "));
    return "";
  });
  return [plain, ...new Set([...found, ...more])];
}

/**
 * The first lines of a step, and whether there are more.
 *
 * @param {readonly Line[]} lines
 * @param {number} most
 */
export function gist(lines, most) {
  return { lines: lines.slice(0, most), more: lines.length > most };
}

/**
 * One text for a screen reader.
 *
 * @param {readonly string[]} sentences
 */
export function spoken(sentences) {
  return sentences.filter(Boolean).map((sentence) => (/[.?:]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}
