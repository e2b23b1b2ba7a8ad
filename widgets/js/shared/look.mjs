/** The shared constants of the project's looks, from the one file that Python reads too. */
import data from "../../look.json" with { type: "json" };

export default data;

/**
 * The hatch pattern of a nation as the parts of an SVG `<pattern>`; unknown nations get none.
 * @param {string} nation
 * @returns {{size: number, d: string, width: number} | null}
 */
export function hatchOf(nation) {
  const style = /** @type {Record<string, any>} */ (data.nations)[nation];
  return style ? /** @type {Record<string, any>} */ (data.hatches)[style.hatch] : null;
}

/**
 * The style of a nation, with a neutral one for codes the file does not know.
 * @param {string} nation
 * @returns {{fill: string, ink: string, hatch: string, dash: string, symbol: string}}
 */
export function nationStyle(nation) {
  const style = /** @type {Record<string, any>} */ (data.nations)[nation];
  return style ?? { fill: "#777777", ink: "#000000", hatch: "rising", dash: "", symbol: "circle" };
}
