/** The place that the address of a page names: `#57` a step, `#id-of-a-line:57` a step of a side line. */

/**
 * @param {string} hash
 * @returns {{line: string, step: number} | null}
 */
export function placeIn(hash) {
  const [, line = "", step] = /^#(?:(.+):)?(\d{1,6})$/.exec(hash) ?? [];
  if (step === undefined) return null;
  try {
    return { line: decodeURIComponent(line), step: Number(step) };
  } catch {
    return null;
  }
}
