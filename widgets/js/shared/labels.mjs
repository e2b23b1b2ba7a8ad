/**
 * Texts for people. Python sends a flat dict of message id -> template in the language of the widget;
 * the placeholders are those of the locale files:
 *   {amount}              the parameter
 *   {region:name}         the name behind an id: `names[id]`, else `<game>.name.<id>`, else the id; a list is joined
 *   {bonus:plus}          a term of a sum: "+ 3" or "− 1"
 *   {steps:step|steps}    the first word for 1 and -1 (in French also 0), else the second
 * Where a game calls something otherwise, as a turn a season, its text is `<id>.<game>`.
 */

/** What is read from right to left, or sets the direction of what follows; the same as in `gamekit.locale`. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * The name of a person so that it cannot turn the words and numbers around it. Signs of this kind inside would end the
 * isolation early.
 * @param {string} own
 */
const isolated = (own) => (TURNING.test(own) ? `\u2068${own.replace(ISOLATES, "")}\u2069` : own);

/**
 * @typedef {object} Labels
 * @property {string} lang
 * @property {(id: string, params?: Record<string, unknown>) => string} t    a text
 * @property {(id: string) => string} name                                   the name of a region, nation, seat ...
 * @property {(id: string) => boolean} has
 * @property {(items: string[]) => string} list                              "a, b and c"
 */

/**
 * @param {Record<string, string>} texts
 * @param {{lang?: string, game?: string, names?: Record<string, string>}} [options] names: seat -> name of the player
 * @returns {Labels}
 */
export function createLabels(texts, { lang = "en", game = "imperial2030", names = {} } = {}) {
  /** @param {string} id */
  const name = (id) => (Object.hasOwn(names, id) ? isolated(names[id]) : undefined) ?? texts[`${game}.name.${id}`] ?? id;
  /** @param {string} id @param {Record<string, unknown>} [params] */
  const t = (id, params = {}) => {
    const template = texts[`${id}.${game}`] ?? texts[id];
    if (template === undefined) return id;
    return template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, key, form) => {
      if (!(key in params)) return whole;
      const value = params[key];
      if (form === undefined) return String(value);
      if (form === "name") return (Array.isArray(value) ? value : [value]).map((item) => name(String(item))).join(", ");
      if (form === "plus") return `${Number(value) < 0 ? "\u2212" : "+"}\u00a0${Math.abs(Number(value))}`;
      const [one, many] = form.split("|");
      const single = Math.abs(Number(value)) === 1 || (lang === "fr" && Number(value) === 0);
      return single ? one : (many ?? one);
    });
  };
  /** @param {string[]} items */
  const list = (items) => new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(items);
  return { lang, t, name, has: (id) => id in texts, list };
}
