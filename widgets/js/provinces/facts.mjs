/**
 * What a region, a sea, a city or a part of one is and holds, in words: for the tip, the open card, the list, the live
 * line and names.
 *
 * @typedef {import("../shared/labels.mjs").Labels} Labels
 * @typedef {import("./scene.mjs").Board} Board
 * @typedef {import("./holders.mjs").Standing} Standing
 * @typedef {Record<string, any>} View
 */
import { piecePlace } from "./holders.mjs";

/** A sentence without the stop at its end, to be followed by another. @param {string} text */
export const open = (text) => text.replace(/[.]$/, "");

/** A text as the beginning of a line. @param {string} text */
export const opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Order in which resources and points are told. */
const UNITS = ["nourriture", "bois", "metal", "or", "influence", "initiative"];
/** What a building may do besides. */
const EFFECTS = ["city_pv", "recruits", "influence", "initiative", "spring", "coastal"];

/** Whether a route runs by land: between regions with a common border. @param {Board} board @param {{first: string, second: string}} route */
export function byLand({ cities, regions }, { first, second }) {
  return regions[cities[first].region].borders.includes(cities[second].region);
}

/**
 * @param {Labels} labels
 * @param {Board} board
 */
export function createFacts(labels, board) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.provinces.${id}`, params);
  const amount = (/** @type {string} */ unit, /** @type {number} */ count) => t("amount", { count, unit });

  /** Amounts by resource as one text; "" for nothing. @param {Record<string, number>} sums */
  const amounts = (sums) => labels.list(UNITS.filter((unit) => sums[unit]).map((unit) => amount(unit, sums[unit])));

  /** Who a piece or a city belongs to. @param {View} view @param {string} seat */
  function whose(view, seat) {
    const faction = view.seats?.[seat]?.faction ?? "";
    // A seat without a person wears the name of its faction alone.
    return faction ? t("whose", { seat, faction }) : labels.name(seat);
  }

  /** The units of an army. @param {number[]} units */
  const units = (units) => labels.list(board.facts.land.flatMap((kind, index) => (units[index] > 0 ? [t(`units.${kind}`, { count: units[index] })] : [])));

  /** @param {View} view @param {Standing} now @param {string} place */
  function piece(view, now, place) {
    const { owner, name, kind, aboard } = now.pieces[place];
    const who = whose(view, owner);
    const own = (/** @type {{owner: string, name: string}} */ each) => piecePlace(each) === place;
    if (kind === "army") {
      const army = view.armies.find(own);
      const said = t("army", { name, who, units: units(army.units) });
      return aboard ? t("aboard", { piece: said, fleet: aboard }) : said;
    }
    if (kind === "fleet") {
      const { ships, cargo, carries } = view.fleets.find(own);
      return t("fleet", { name, who, ships, cargo, carries });
    }
    const { caught } = view.agents.find(own);
    const said = t(`agent.${kind}`, { name, who });
    return caught ? t("caught", { piece: said }) : said;
  }

  /** The steps a piece has left in this season. @param {View} view @param {string} place */
  function left(view, place) {
    const found = [...(view.armies ?? []), ...(view.fleets ?? []), ...(view.agents ?? [])].find((each) => piecePlace(each) === place);
    return found ? t("left", { steps: found.left ?? 0 }) : "";
  }

  /** @param {View} view @param {string} city @param {string} kind */
  function building(view, city, kind) {
    const own = view.cities?.[city]?.buildings?.find((/** @type {{kind: string}} */ each) => each.kind === kind);
    return own ? t("building", { building: kind, level: own.level, pv: own.pv, most: own.most }) : t("building.none", { building: kind });
  }

  /** What earns here in phase II for whom. @param {View} view @param {(where: string) => boolean} here @param {string} seat */
  function earned(view, here, seat) {
    /** @type {Record<string, number>} */
    const sums = {};
    for (const { where, unit, amount: count } of view.seats?.[seat]?.income?.lines ?? []) if (here(where)) sums[unit] = (sums[unit] ?? 0) + count;
    return sums;
  }

  /** @param {View} view @param {string} city */
  const routesOf = (view, city) => (view.routes ?? []).filter((/** @type {{first: string, second: string}} */ { first, second }) => first === city || second === city);

  const lists = {
    /** Parts of a kind that stand in a place. @param {View} view @param {Standing} now @param {string} id */
    pieces(view, now, id) {
      const told = (now.parts[id] ?? []).filter((part) => part in now.pieces).map((part) => piece(view, now, part));
      return told.length > 0 ? t("pieces", { pieces: told.join("; ") }) : "";
    },
  };

  /** What a region, sea or city is. @param {View} view @param {string} id */
  function standing(view, id) {
    const city = board.cities[id];
    if (!city) {
      if (board.regions[id].kind === "sea") return t("sea");
      const { governor, stability } = view.regions?.[id] ?? {};
      return governor ? t("governed", { who: whose(view, governor), stability, most: board.facts.most_stability }) : t("ungoverned");
    }
    const { owner, how, pv, most, besieger } = view.cities?.[id] ?? {};
    const held = owner ? t(`how.${how}`, { who: whose(view, owner) }) : t("how.neutral");
    const said = pv === undefined ? t("city.bare", { region: city.region, held }) : t("city", { region: city.region, held, pv, most });
    return besieger ? t("besieged", { city: said, who: whose(view, besieger) }) : said;
  }

  /** What the stability of a region does to the income; "" for nothing. @param {number} stability */
  function yieldsOf(stability) {
    if (stability === 0) return t("stability.none");
    const gold = board.facts.stability_gold[stability];
    if (gold === 0) return "";
    return gold > 0 ? t("stability.gold", { gold }) : t("stability.cost", { gold: -gold });
  }

  /** @param {View} view @param {string} id @param {Standing} now @returns {string[]} */
  function regionLines(view, id, now) {
    const { kind, borders, seas } = board.regions[id];
    if (kind === "sea") return [lists.pieces(view, now, id), t("sea.regions", { regions: seas }), t("sea.borders", { seas: borders }), t("made")];
    const { governor, lasting, stability } = view.regions?.[id] ?? {};
    const own = Object.keys(board.cities).filter((city) => board.cities[city].region === id);
    const lines = [];
    if (governor && lasting !== stability) lines.push(t("winter", { lasting, stability, loss: lasting - stability }));
    if (governor) lines.push(yieldsOf(stability));
    lines.push(t("cities", { cities: labels.list(own.map((city) => t("cities.one", { city, who: holder(view, city) }))) }));
    lines.push(lists.pieces(view, now, id));
    if (governor) {
      const sums = earned(view, (where) => where === id || own.includes(where), governor);
      if (Object.values(sums).some(Boolean)) lines.push(t("income", { who: whose(view, governor), amounts: amounts(sums) }));
    }
    lines.push(t("borders", { regions: borders }), ...(seas.length > 0 ? [t("coast", { seas })] : []), t("made"));
    return lines;
  }

  /** @param {View} view @param {string} city */
  const holder = (view, city) => (view.cities?.[city]?.owner ? labels.name(view.cities[city].owner) : t("how.neutral"));

  /** Influence in a city, and what it does there. @param {View} view @param {string} id */
  function influence(view, id) {
    const { influence: points = {}, threshold, how } = view.cities?.[id] ?? {};
    if (board.cities[id].threshold === null) return t("influence.capital");
    if (how === "conquered") return t("influence.conquered");
    const each = Object.entries(points).map(([seat, count]) => t("influence.one", { seat, count }));
    const said = each.length > 0 ? t("influence", { points: labels.list(each) }) : t("influence.none");
    return how === "federated" ? t("influence.kept", { said: open(said), least: threshold - 1 }) : t("influence.wins", { said: open(said), threshold: threshold ?? board.cities[id].threshold });
  }

  /** @param {View} view @param {string} id @param {Standing} now @returns {string[]} */
  function cityLines(view, id, now) {
    const printed = board.cities[id];
    const { owner, buildings = [], besieger } = view.cities?.[id] ?? {};
    const free = printed.slots - buildings.length;
    const built = buildings.map((/** @type {{kind: string}} */ { kind }) => building(view, id, kind));
    if (free > 0) built.push(t("free", { count: free }));
    const lines = [];
    if (besieger) lines.push(t("siege"));
    lines.push(t("buildings", { buildings: built.join("; ") }));
    if (view.cities) lines.push(influence(view, id));
    const inside = lists.pieces(view, now, id);
    if (inside) lines.push(inside);
    lines.push(t("produces", { amounts: amounts(printed.production) }));
    if (owner) {
      const sums = earned(view, (where) => where === id, owner);
      lines.push(t(Object.values(sums).some(Boolean) ? "income" : "income.none", { who: whose(view, owner), amounts: amounts(sums) }));
    }
    for (const route of routesOf(view, id)) {
      const other = route.first === id ? route.second : route.first;
      lines.push(t(byLand(board, route) ? "route.land" : "route.sea", { city: other, seats: labels.list(route.holders.map(labels.name)) }));
    }
    if (!printed.coast) lines.push(t("inland"));
    lines.push(t("made"));
    return lines;
  }

  return {
    standing,
    whose,
    units,
    /** A part of a place. @param {View} view @param {Standing} now @param {string} place */
    part(view, now, place) {
      if (place in now.pieces) return piece(view, now, place);
      const [city, kind] = place.split(":");
      return kind ? building(view, city, kind) : labels.name(place);
    },
    /** What more there is to know of a part: steps of a piece, what a building yields. @param {View} view @param {string} place */
    more(view, place) {
      const kind = place.split(":")[1];
      if (!kind) return left(view, place);
      const printed = board.facts.buildings[kind];
      const level = view.cities?.[place.split(":")[0]]?.buildings?.find((/** @type {{kind: string}} */ own) => own.kind === kind)?.level ?? 1;
      const yields = amounts(printed.produces[level - 1] ?? {});
      const effects = EFFECTS.filter((name) => printed[name]).map((name) => t(`effect.${name}`, { count: printed[name] }));
      return [yields && t("yields", { amounts: yields }), ...effects].filter(Boolean).map(opened).join(". ");
    },
    /** All facts of a place that holds, line by line; what it is comes first. @param {string} id @param {View} view @param {Standing} now */
    lines(id, view, now) {
      const lines = id in board.cities ? cityLines(view, id, now) : regionLines(view, id, now);
      return [`${opened(standing(view, id))}.`, ...lines].filter(Boolean);
    },
    /** What matters in the game, in one line. @param {string} id @param {View} view @param {Standing} now */
    summary(id, view, now) {
      const parts = (now.parts[id] ?? []).map((place) => this.part(view, now, place));
      return parts.length > 0 ? parts.join("; ") : t("empty");
    },
  };
}
