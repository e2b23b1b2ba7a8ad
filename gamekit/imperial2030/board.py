"""The board: regions, borders, nations and charts, read once from ``board.json``."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

Colour = Literal["brown", "blue"]

MARKS = {"canal": "CAN-2", "strait": "ARM-2", "wrap": "MAN-7"}
"""Special borders and the rule that opens them."""


@dataclass(frozen=True, slots=True)
class Region:
    """A place on the map.

    Parameters
    ----------
    kind
        ``home``, ``land`` (neutral) or ``sea`` (neutral).
    owner
        Nation of a home province.
    city
        Colour of the city of a home province: brown for armaments, blue for a shipyard.
    makes
        Kind of factory the city can have, ``armaments`` or ``shipyard``.
    port_sea
        The sea that the harbour of a blue city opens on.
    by_land, seas
        Neighbours over land borders, and seas it borders (of a sea: its neighbour seas), in board order.
    coasts
        Of a sea: the land regions it borders.
    """

    id: str
    index: int
    kind: Literal["home", "land", "sea"]
    owner: str | None
    city: Colour | None
    makes: str | None
    port_sea: str | None
    by_land: tuple[str, ...]
    seas: tuple[str, ...]
    coasts: tuple[str, ...]

    @property
    def neutral(self) -> bool:
        """Whether it lies outside the home provinces and so can carry a flag (FLG-1)."""
        return self.kind != "home"


@dataclass(frozen=True, slots=True)
class NationData:
    """What table 2.1 says of a nation."""

    id: str
    armies: int
    fleets: int
    flags: int
    start_factories: tuple[str, ...]
    provinces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TaxColumn:
    """A column of the tax chart: revenue and bonus in millions."""

    min_revenue: int
    bonus: int
    power: int


class Board:
    """Everything printed on the board and the cards."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.nations: tuple[str, ...] = tuple(data["turn_order"])
        self.place: Mapping[str, int] = {nation: i for i, nation in enumerate(self.nations)}
        self.regions = _regions(data)
        self.nation_data = _nations(data, self.regions)
        self.marks: Mapping[frozenset[str], str] = {
            frozenset((edge["a"], edge["b"])): mark for edge in data["edges"] for mark in MARKS if mark in edge
        }
        self.closed: frozenset[str] = frozenset(name.casefold() for name in data["not_enterable"])
        self.wheels: Mapping[str, tuple[str, ...]] = {
            ruleset: tuple(space["id"] for space in wheel["spaces"])
            for ruleset, wheel in data["rondel"].items()
            if isinstance(wheel, dict)
        }
        self.space_actions: Mapping[str, str] = {
            space["id"]: space["action"]
            for wheel in data["rondel"].values()
            if isinstance(wheel, dict)
            for space in wheel["spaces"]
        }
        self.free_steps: int = data["rondel"]["free_steps"]
        self.max_steps: int = data["rondel"]["max_steps"]
        self.bond_values: tuple[int, ...] = tuple(bond["value"] for bond in data["bonds"])
        self.interest: Mapping[int, int] = {bond["value"]: bond["interest"] for bond in data["bonds"]}
        self.power_max: int = data["power"]["max"]
        self._factor_floors = tuple(row["from"] for row in data["power"]["factor"])
        self._factors: tuple[int, ...] = tuple(row["factor"] for row in data["power"]["factor"])
        self.tax_chart = tuple(TaxColumn(**column) for column in data["tax_chart"])
        self._revenue_floors = tuple(column.min_revenue for column in self.tax_chart)
        self.card_bonds: Mapping[str, tuple[tuple[str, int], ...]] = {
            card["nation"]: tuple((bond["nation"], bond["value"]) for bond in card["bonds"])
            for card in data["flag_cards"]
        }
        self.deals: Mapping[str, Any] = data["deals"]
        money = data["money"]
        self.start_money: Mapping[int, int] = {int(n): sum_ for n, sum_ in money["start"].items()}
        self.factory_cost: int = money["factory_cost"]
        self.import_cost: int = money["import_cost_per_unit"]
        self.import_max: int = money["import_max_units"]
        self._folded = {region.casefold(): region for region in self.regions}

    def factor(self, power: int) -> int:
        """Return the power factor of so many power points (table 2.4).

        Examples
        --------
        >>> [board().factor(power) for power in (0, 4, 5, 11, 17, 24, 25)]
        [0, 0, 1, 2, 3, 4, 5]
        """
        return self._factors[bisect_right(self._factor_floors, power) - 1]

    def tax_column(self, revenue: int) -> TaxColumn:
        """Return the highest column whose minimum does not exceed the revenue (TAX-6).

        Examples
        --------
        >>> board().tax_column(7).power, board().tax_column(17).power
        (1, 9)
        """
        return self.tax_chart[bisect_right(self._revenue_floors, revenue) - 1]

    def after(self, nation: str) -> tuple[str, ...]:
        """Return the other nations in order of play, beginning with the one after ``nation``."""
        start = self.place[nation]
        return self.nations[start + 1 :] + self.nations[:start]

    def find(self, word: str) -> str | None:
        """Return the region id that ``word`` spells in any case, None if it is no region."""
        return self._folded.get(word.casefold())

    def ordered(self, regions: Any) -> tuple[str, ...]:
        """Return region ids in board order."""
        return tuple(sorted(regions, key=lambda region: self.regions[region].index))

    def foreign_home(self, region: str, nation: str) -> bool:
        """Return whether ``region`` is a home province of another nation than ``nation``."""
        owner = self.regions[region].owner
        return owner is not None and owner != nation

    def border_rule(self, a: str, b: str) -> tuple[str, ...]:
        """Return the rule of a canal, strait or map edge between two regions, if there is one."""
        mark = self.marks.get(frozenset((a, b)))
        if mark is None:
            return ()
        return ("MAN-7", "CAN-2") if mark == "canal" else (MARKS[mark],)


def _regions(data: Mapping[str, Any]) -> Mapping[str, Region]:
    index = {region["id"]: i for i, region in enumerate(data["regions"])}
    kinds = {region["id"]: region["kind"] for region in data["regions"]}
    land: dict[str, list[str]] = {region: [] for region in index}
    seas: dict[str, list[str]] = {region: [] for region in index}
    coasts: dict[str, list[str]] = {region: [] for region in index}
    for edge in data["edges"]:
        for here, there in ((edge["a"], edge["b"]), (edge["b"], edge["a"])):
            if edge["kind"] == "land":
                land[here].append(there)
            elif kinds[there] == "sea":
                seas[here].append(there)
            else:
                coasts[here].append(there)

    def in_order(regions: list[str]) -> tuple[str, ...]:
        return tuple(sorted(regions, key=index.__getitem__))

    return {
        region["id"]: Region(
            id=region["id"],
            index=index[region["id"]],
            kind=region["kind"],
            owner=region.get("owner"),
            city=region.get("city"),
            makes=region.get("factory_kind"),
            port_sea=region.get("port_sea"),
            by_land=in_order(land[region["id"]]),
            seas=in_order(seas[region["id"]]),
            coasts=in_order(coasts[region["id"]]),
        )
        for region in data["regions"]
    }


def _nations(data: Mapping[str, Any], regions: Mapping[str, Region]) -> Mapping[str, NationData]:
    return {
        nation["id"]: NationData(
            id=nation["id"],
            armies=nation["armies"],
            fleets=nation["fleets"],
            flags=nation["flags"],
            start_factories=tuple(nation["start_factories"]),
            provinces=tuple(region.id for region in regions.values() if region.owner == nation["id"]),
        )
        for nation in data["nations"]
    }


@cache
def board() -> Board:
    """Return the one board."""
    raw = resources.files(__package__).joinpath("board.json").read_text(encoding="utf-8")
    return Board(json.loads(raw))
