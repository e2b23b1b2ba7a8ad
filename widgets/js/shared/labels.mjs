/**
 * Texts for people. Python sends a flat dict of message id -> template in the language of the widget;
 * the placeholders are those of the locale files:
 *   {amount}              the parameter
 *   {region:name}         the name behind an id: `names[id]`, else `<game>.name.<id>`, else the id; a list is joined
 *   {steps:step|steps}    the first word for 1 and -1 (in French also 0), else the second
 */

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
  const name = (id) => names[id] ?? texts[`${game}.name.${id}`] ?? id;
  /** @param {string} id @param {Record<string, unknown>} [params] */
  const t = (id, params = {}) => {
    const template = texts[id];
    if (template === undefined) return id;
    return template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, key, form) => {
      if (!(key in params)) return whole;
      const value = params[key];
      if (form === undefined) return String(value);
      if (form === "name") return (Array.isArray(value) ? value : [value]).map((item) => name(String(item))).join(", ");
      const [one, many] = form.split("|");
      const single = Math.abs(Number(value)) === 1 || (lang === "fr" && Number(value) === 0);
      return single ? one : (many ?? one);
    });
  };
  /** @param {string[]} items */
  const list = (items) => new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(items);
  return { lang, t, name, has: (id) => id in texts, list };
}
