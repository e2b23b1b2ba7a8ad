"""The printed side of IMPERO: map, units, buildings, technologies, cards and numbers, from ``board.json``.

Ids are those of the data, as in the text form of actions: ``roma``, ``latium``, ``mare_gallicum``, ``fantassin``,
``ferme``, ``printemps``. What a person reads comes from the catalogue.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

RESOURCES = ("nourriture", "bois", "metal", "or")
POINTS = ("influence", "initiative")
FOOD, WOOD, METAL, GOLD = RESOURCES
INFLUENCE, INITIATIVE = POINTS

SPRING, SUMMER, AUTUMN, WINTER = SEASONS = ("printemps", "ete", "automne", "hiver")

ENGINE, SHIP, SPY, EMISSARY = "engin_siege", "navire", "espion", "emissaire"
PORT, WALL, BARRACKS, FORUM, TEMPLE = "port", "muraille", "caserne", "forum", "temple"

Costs = tuple[tuple[str, int], ...]
"""(resource, how many), in the order of ``RESOURCES``, without zeros."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A small operation of a season, a card or a technology.

    Parameters
    ----------
    op
        ``income_mult``, ``income_add``, ``gain``, ``upkeep_add``, ``move_add``, ``siege_add``, ``influence_cap``,
        ``stability_temp``, ``stability_add``, ``lose_units``, ``cost_add``, ``routes_max_add`` or ``deficit_shift``.
    n
        How much; the factor of ``income_mult``.
    resource
        What it adds to, of resources and points.
    per
        ``player``, ``region``, ``route``, ``route_maritime``, ``transaction`` or ``emissaire``: how often.
    units
        Kinds of units whose movement changes.
    scope
        ``one_choice`` or ``largest_army`` where a seat chooses.
    target
        ``batiment`` or ``combat``: what costs more or less.
    """

    op: str
    n: int
    resource: str = ""
    per: str = "player"
    units: tuple[str, ...] = ()
    scope: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class Region:
    """A land region."""

    id: str
    borders: tuple[str, ...]
    seas: tuple[str, ...]
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sea:
    """A sea zone, with its neighbouring seas and the regions on it."""

    id: str
    neighbours: tuple[str, ...]
    regions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class City:
    """A city as printed.

    Parameters
    ----------
    most
        Largest PV without a wall.
    threshold
        Influence that federates it; None for the capital of a faction.
    slots
        How many buildings it holds.
    capital_of
        A faction, or ``""``.
    recovery
        PV that it regains each season while neutral (IMP-073).
    """

    id: str
    region: str
    most: int
    threshold: int | None
    production: Costs
    slots: int
    capital_of: str
    recovery: int


@dataclass(frozen=True, slots=True)
class Unit:
    """A kind of unit; ``type`` is ``combat``, ``siege``, ``navire`` or ``agent``, ``hits`` the least die that hits."""

    id: str
    type: str
    cost: Costs
    move: int
    hits: int = 7
    first: bool = False
    damage: int = 0
    capacity: int = 0


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building: cost and production by level, level 1 first."""

    id: str
    costs: tuple[Costs, ...]
    production: tuple[Costs, ...]
    most: int
    city_pv: int = 0
    recruits: int = 0
    influence: int = 0
    initiative: int = 0
    spring: int = 0
    coastal: bool = False


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology."""

    id: str
    cost: Costs
    effect: Effect


@dataclass(frozen=True, slots=True)
class Card:
    """An event card."""

    id: str
    season: str
    effects: tuple[Effect, ...]

    def choice(self) -> Effect | None:
        """Return the effect in which each seat chooses, None if there is none (IMP-DP-2)."""
        return next((effect for effect in self.effects if effect.scope), None)


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction with what it begins with; ``army`` in the order of the units."""

    id: str
    capital: str
    army: Costs
    ships: int
    buildings: tuple[str, ...]
    stock: Costs


class Board:
    """Everything that is printed, in printed order."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.raw = data
        self._read_map(data)
        self._read_things(data)
        self._read_cards(data)
        self._read_start(data["mise_en_place"])
        self._read_upkeep(data)
        self._read_numbers(data["parametres"])
        self._look_around()

    def _read_map(self, data: Mapping[str, Any]) -> None:
        self.cities: Mapping[str, City] = {city["id"]: _city(city, data["reparation"]) for city in data["cites"]}
        self.regions: Mapping[str, Region] = {
            region["id"]: Region(
                region["id"],
                tuple(region["frontieres"]),
                tuple(region["mers"]),
                tuple(city.id for city in self.cities.values() if city.region == region["id"]),
            )
            for region in data["regions"]
        }
        self.seas: Mapping[str, Sea] = {
            sea["id"]: Sea(
                sea["id"],
                tuple(sea["voisines"]),
                tuple(region.id for region in self.regions.values() if sea["id"] in region.seas),
            )
            for sea in data["mers"]
        }
        self.city_place: Mapping[str, int] = {city: place for place, city in enumerate(self.cities)}
        self.region_place: Mapping[str, int] = {region: place for place, region in enumerate(self.regions)}
        self.region_of: Mapping[str, str] = {
            **{region: region for region in self.regions},
            **{city.id: city.region for city in self.cities.values()},
        }
        """The region of each region and city."""

    def _read_things(self, data: Mapping[str, Any]) -> None:
        """Read units, buildings, factions and technologies; units first, since effects name them."""
        self.units: Mapping[str, Unit] = {unit["id"]: _unit(unit) for unit in data["unites"]}
        self.combat = tuple(unit.id for unit in self.units.values() if unit.type == "combat")
        self.land = (*self.combat, ENGINE)
        """Kinds of units that armies are made of, engines last."""
        self.buildings: Mapping[str, Building] = {each["id"]: _building(each) for each in data["batiments"]}
        self.factions: Mapping[str, Faction] = {each["id"]: _faction(each) for each in data["factions"]}
        self.technologies: Mapping[str, Technology] = {
            each["id"]: Technology(each["id"], costs(each["cout"]), self._effect(each["effet"]))
            for each in data["technologies"]
        }

    def _read_cards(self, data: Mapping[str, Any]) -> None:
        self.seasons: Mapping[str, tuple[Effect, ...]] = {
            season["id"]: tuple(map(self._effect, season["effets"])) for season in data["saisons"]
        }
        self.decks: Mapping[str, tuple[str, ...]] = {
            season: tuple(card["id"] for card in deck) for season, deck in data["paquets"].items()
        }
        self.cards: Mapping[str, Card] = {
            card["id"]: Card(card["id"], season, tuple(map(self._effect, card["effets"])))
            for season, deck in data["paquets"].items()
            for card in deck
        }

    def _read_start(self, start: Mapping[str, Any]) -> None:
        self.tables: Mapping[int, tuple[str, ...]] = {
            int(players): tuple(names) for players, names in start["joueurs"].items()
        }
        """The factions in seat order, by number of players."""
        common = start["commun"]
        self.start_stock = costs(common["ressources"])
        self.start_influence: int = common["points_influence"]
        self.start_initiative: int = common["points_initiative"]
        self.start_stability: int = common["stabilite_region_capitale"]
        self.start_emissaries: int = common["emissaires"]
        self.new_stability: int = start["stabilite_nouvelle_region"]
        self.years: tuple[int, ...] = tuple(start["duree_annees"].values())

    def _read_upkeep(self, data: Mapping[str, Any]) -> None:
        self.upkeep: Mapping[str, tuple[str, int]] = {
            line["id"]: (resource, amount)
            for line in data["entretien"]["lignes"]
            for resource, amount in line["cout"].items()
        }
        """Resource and amount of each line of upkeep that costs something."""
        self.tiers: tuple[Mapping[str, Any], ...] = tuple(data["deficit"]["paliers"])
        self.repair_cost: int = data["reparation"]["cout"][WOOD]
        self.repair_pv: int = data["reparation"]["pv"]

    def _read_numbers(self, numbers: Mapping[str, Any]) -> None:
        self.numbers = numbers
        self.least_stability: int = numbers["stabilite_min"]
        self.most_stability: int = numbers["stabilite_max"]
        self.influence_cap: int = numbers["influence_cap_par_cite"]
        self.routes_most: int = numbers["routes_max"]
        self.route_cost = costs(numbers["route_cout"])
        self.route_gold: int = numbers["route_revenu"]
        self.siege_base: int = numbers["actions"]["siege"]["base_pv"]
        self.siege_units: int = numbers["actions"]["siege"]["base_unites_min"]
        self.recruits: int = numbers["recrutement_max_par_cite"]
        self.calm_cost = costs(numbers["apaiser"]["cout"])
        self.victory: Mapping[int, int] = {
            int(players): count for players, count in numbers["victoire"]["immediate"].items() if players.isdigit()
        }
        self.points: Mapping[str, int] = numbers["victoire"]["points"]

    def _look_around(self) -> None:
        """Note once what lies beside what, since rules ask for it at every step."""
        self.coastal: Mapping[str, bool] = {
            city.id: bool(self.regions[city.region].seas) for city in self.cities.values()
        }
        """Whether the region of a city is on a sea."""
        self._touching = {region.id: tuple(self._beside(region)) for region in self.regions.values()}
        self.by_land: frozenset[tuple[str, str]] = frozenset(
            (one.id, other.id)
            for one in self.cities.values()
            for other in self.cities.values()
            if other.region in self.regions[one.region].borders
        )
        """Pairs of cities in two regions with a common border, both ways round (IMP-165)."""
        self.partners: Mapping[str, tuple[str, ...]] = {
            one: tuple(other for other in self.cities if (one, other) in self.by_land) for one in self.cities
        }
        """The cities to which a route by land can run from each city."""
        self.by_sea: frozenset[tuple[str, str]] = frozenset(
            (one.id, other.id)
            for one in self.cities.values()
            for sea in self.regions[one.region].seas
            for near in (sea, *self.seas[sea].neighbours)
            for region in self.seas[near].regions
            for other in self.cities.values()
            if other.region == region
        )
        """Pairs of cities on the same sea or on neighbouring seas, a city with itself among them (IMP-165)."""

    def _effect(self, raw: Mapping[str, Any]) -> Effect:
        named = raw.get("units", ())
        if named == "tous":
            named = tuple(self.units)
        elif named == "terre":
            named = self.land
        return Effect(
            raw["op"],
            raw["factor"] if "factor" in raw else raw["n"],
            raw.get("resource", ""),
            raw.get("per", "player"),
            tuple(named),
            raw.get("scope", ""),
            raw.get("target", ""),
        )

    def stability_gold(self, stability: int) -> int:
        """Return the gold that a governed region of this stability adds; less than 0 where it costs some."""
        row = self.numbers["stabilite_revenu"][str(stability)]
        return 0 if isinstance(row, str) else int(row.get(GOLD, 0))

    def touching(self, region: str) -> tuple[str, ...]:
        """Return the regions with a common border with a region or on a common sea, in board order (IMP-145)."""
        return self._touching[region]

    def _beside(self, own: Region) -> Iterator[str]:
        for other in self.regions.values():
            if other.id != own.id and (other.id in own.borders or set(other.seas) & set(own.seas)):
                yield other.id


def costs(raw: Mapping[str, int]) -> Costs:
    """Return amounts by resource, in the order of the resources."""
    return tuple((resource, raw[resource]) for resource in RESOURCES if raw.get(resource))


def _city(raw: Mapping[str, Any], repair: Mapping[str, Any]) -> City:
    return City(
        raw["id"],
        raw["region"],
        raw["pv_max"],
        raw["seuil_federation"],
        costs(raw["production"]),
        raw["emplacements"],
        raw["capitale_de"] or "",
        repair["massalia_pv"] if raw["massalia"] else repair["cite_neutre_pv"],
    )


def _unit(raw: Mapping[str, Any]) -> Unit:
    return Unit(
        raw["id"],
        raw["type"],
        costs(raw["cout"]),
        raw["mouvement"],
        raw.get("touche", 7),
        raw.get("premiere_frappe", False),
        raw.get("degats_siege", 0),
        raw.get("capacite", 0),
    )


def _building(raw: Mapping[str, Any]) -> Building:
    levels = [raw, *([raw["niveau2"]] if "niveau2" in raw else [])]
    return Building(
        raw["id"],
        tuple(costs(level["cout"]) for level in levels),
        tuple(costs(level["production"]) for level in levels),
        raw["pv"],
        raw.get("pv_cite", 0),
        raw.get("recrutement_max_bonus", 0),
        raw.get("points_influence", 0),
        raw.get("points_initiative", 0),
        raw.get("stabilite_printemps", 0),
        "condition" in raw,
    )


def _faction(raw: Mapping[str, Any]) -> Faction:
    bonus = raw["bonus"]
    return Faction(
        raw["id"],
        raw["capitale"],
        tuple(raw["armee"].items()),
        bonus["navires"],
        tuple(bonus["batiments"]),
        costs(bonus["ressources"]),
    )


@cache
def board() -> Board:
    """Return the one board."""
    raw = resources.files(__package__).joinpath("board.json").read_text(encoding="utf-8")
    return Board(json.loads(raw))
