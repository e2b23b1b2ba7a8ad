/**
 * What a country is and holds, in words: for the tip, the card that is open, the list, the live line and names.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {"NATO" | "SCO"} Camp
 * @typedef {object} Land       what is printed of a country, as `displays.incorporated.board.board` gives it
 * @property {string} d
 * @property {[number, number]} land
 * @property {Record<"small" | "full", [number, number]>} at
 * @property {string | null} zone
 * @property {boolean} major
 * @property {number} stability
 * @property {[Camp, number] | null} bonus
 * @property {Camp | null} auto
 * @property {number} cards
 * @property {[string, string][]} squares   id and industry
 * @property {string[]} exits
 * @property {string[]} named
 * @typedef {object} Country    what a view tells of a country
 * @property {string} [affiliation]
 * @property {Record<string, string>} [squares]   square: "", "locked" or a seat
 * @property {Record<string, number>} [cubes]
 * @property {Record<string, number>} [guards]
 * @property {{bank: number, out: number}} [shares]
 * @property {string[]} [reconstructed]
 * @typedef {{power: number, bonus: number, least: number | null, chances: number}} Odds
 * @typedef {{country: string, stability: number, of: number, camps: Record<Camp, Odds>}} Clash
 */

/** @type {Readonly<Country>} */
export const NOTHING = Object.freeze({});

/** Fields that are reconstructed and told of, in the order in which they are; that of the start names the camp. */
const FIELDS = ["name", "zone", "start_affiliation", "stability", "local_bonus", "squares", "investment_card_name"];

/** A sentence without the stop at its end, to be followed by another. @param {string} text */
export const open = (text) => text.replace(/[.]$/, "");

/** A text as the beginning of a line. @param {string} text */
export const opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * @param {Labels} labels
 * @param {Record<string, Land>} lands
 */
export function createFacts(labels, lands) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.countries.${id}`, params);

  /** An industry, with its number where the country has several of it. @param {string} id @param {string} square */
  function square(id, square) {
    const { squares } = lands[id];
    const industry = squares.find(([own]) => own === square)?.[1] ?? "";
    const alike = squares.filter(([, other]) => other === industry).map(([own]) => own);
    const name = labels.name(industry);
    return alike.length > 1 ? t("square.number", { industry: name, number: alike.indexOf(square) + 1 }) : name;
  }

  /** What holds a square. @param {Country} country @param {string} id */
  function holder(country, id) {
    const held = country.squares?.[id] ?? "";
    return held === "" || held === "locked" ? t(`holder.${held || "free"}`) : labels.name(held);
  }

  const pieces = (/** @type {"cubes" | "guards"} */ kind, /** @type {Record<string, number>} */ held = {}) =>
    Object.entries(held).map(([seat, count]) => t(kind, { seat, count }));

  return {
    square,
    /** Camp, zone and stability: "Europe, NATO, stability 5". @param {string} id @param {Country} country */
    standing(id, { affiliation }) {
      const { zone, stability, bonus } = lands[id];
      if (zone === null) return t("havens");
      const parts = [t("is", { zone, camp: affiliation ?? "", stability })];
      if (bonus) parts.push(t("bonus", { camp: bonus[0], value: bonus[1] }));
      return parts.join(", ");
    },
    /** A square with what holds it. @param {string} id @param {string} name @param {Country} country @param {string} rd */
    held(id, name, country, rd) {
      const said = t("square", { square: square(id, name), holder: holder(country, name) });
      return name === rd ? t("square.rd", { square: said }) : said;
    },
    /** All squares. @param {string} id @param {Country} country @param {string} rd */
    squares(id, country, rd) {
      return lands[id].squares.map(([name]) => this.held(id, name, country, rd)).join("; ");
    },
    /** What stands beside the squares; "" for nothing. @param {Country} country */
    pieces({ cubes, guards }) {
      const said = [...pieces("cubes", cubes), ...pieces("guards", guards)];
      return said.length > 0 ? t("beside", { pieces: labels.list(said) }) : "";
    },
    /** The shares in the bank; "" for a minor country. @param {string} id @param {Country} country */
    shares(id, { shares }) {
      if (!lands[id].major || !shares) return "";
      const said = t("shares", { share: `share_${id}`, bank: shares.bank, all: lands[id].cards });
      return shares.out > 0 ? t("shares.out", { shares: said, out: shares.out }) : said;
    },
    /** Where arrows lead from a country. @param {string} id */
    exits(id) {
      const { exits, zone } = lands[id];
      return zone === null ? t("exits.all") : t("exits", { countries: exits });
    },
    /** The clash that comes in a country; "" where it is no battleground. @param {string} id @param {Clash | null | undefined} clash */
    clash(id, clash) {
      if (!clash || clash.country !== id) return "";
      const { NATO, SCO } = clash.camps;
      return t("clash", { nato: NATO.chances, sco: SCO.chances, of: clash.of });
    },
    /** What about a country is reconstructed; "" for nothing. @param {string} id @param {Country} country */
    made(id, { reconstructed = [] }) {
      const { exits, named, zone } = lands[id];
      const fields = FIELDS.filter((field) => reconstructed.includes("*") || reconstructed.includes(field)).map((field) => t(`made.${field}`));
      if (zone !== null && named.length < exits.length) fields.push(t("made.arrows"));
      return fields.length > 0 ? t("made", { what: labels.list(fields) }) : "";
    },
    /** Rules about what stands there now, at most two. @param {Country} country */
    notes({ affiliation, guards = {}, squares = {} }) {
      const found = [];
      if (affiliation === "BATTLEGROUND") found.push(t("note.battleground"));
      if (Object.keys(guards).length > 0) found.push(t("note.guards"));
      if (Object.values(squares).includes("locked")) found.push(t("note.locked"));
      return found.slice(0, 2);
    },
    /**
     * All facts, line by line.
     * @param {string} id
     * @param {Record<string, any>} view
     * @returns {string[]}
     */
    lines(id, view) {
      /** @type {Country} */
      const country = view.countries?.[id] ?? NOTHING;
      return [
        this.standing(id, country),
        this.clash(id, view.clashes?.[lands[id].zone ?? ""]),
        this.squares(id, country, view.rd ?? ""),
        this.pieces(country),
        this.shares(id, country),
        this.exits(id),
        this.made(id, country),
      ].filter(Boolean);
    },
    /** What matters in the game, in one line. @param {string} id @param {Record<string, any>} view */
    summary(id, view) {
      /** @type {Country} */
      const country = view.countries?.[id] ?? NOTHING;
      return [this.squares(id, country, view.rd ?? ""), this.pieces(country), this.shares(id, country)].filter(Boolean).map(open).join(". ");
    },
  };
}
