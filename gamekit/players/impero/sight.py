"""A position of IMPERO as a seat sees it, indexed for judging: stocks, bills to come, and what things are worth.

All values are whole thousandths of a point at the end of the game, so that they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from gamekit.impero.bill import tier_of
from gamekit.impero.board import AUTUMN, FOOD, GOLD, METAL, SEASONS, SPRING, SUMMER, WINTER, WOOD, board
from gamekit.players.sight import BaseSight

POINT = 1000

BASE = {FOOD: 150, WOOD: 260, METAL: 160, GOLD: 450}
"""What one of a resource is worth while there is time to use it."""

END = {FOOD: 0, WOOD: 0, METAL: 0, GOLD: 200}
"""The same when nothing comes any more; five gold are a point (IMP-176)."""

SOON = 6
"""From so many seasons before the end on, what is left to use shrinks."""

AHEAD = 3
"""For so many seasons to come the bills are looked at."""

TIERS = (0, 2600, 5200, 9000)
"""What a deficit of each tier costs (IMP-061 to IMP-063)."""

EACH = 250
"""What each resource missing costs besides."""

SURE = (1000, 600, 300, 150)
"""How much the deficits of this season and the next ones count, in thousandths: later ones can still be met."""

CREDIT = 600
"""How much of a thousandth of a worth counts that comes in later seasons."""

DOUBLED = {FOOD: SPRING, WOOD: SUMMER, METAL: SUMMER}
"""In which season a yield counts twice (IMP-010, IMP-013)."""

UPKEEP = {SPRING: 0, SUMMER: 0, AUTUMN: -2, WINTER: 1}
"""What the season adds to a bill (IMP-017, IMP-018)."""

Costs = Iterable[tuple[str, int]]


class Sight(BaseSight):
    """What a seat makes of ``Impero.view``."""

    def __init__(self, view: Mapping[str, Any], seat: str) -> None:
        super().__init__(view, seat)
        self.others: tuple[str, ...] = tuple(
            other for other, data in view["seats"].items() if other != seat and not data["out"]
        )
        self.cities: Mapping[str, Any] = view["cities"]
        self.regions: Mapping[str, Any] = view["regions"]
        self.season: str = view["season"]
        self.left: int = len(SEASONS) * view["years"] - view["turn"]
        """Seasons still to come after this one."""
        self._worth: dict[str, int] = {}
        self._strains: dict[tuple[int, ...], int] = {}
        self._later: dict[str, int] = {}
        self._cities: dict[str, int] = {}

    @cached_property
    def stock(self) -> Mapping[str, int]:
        """The stocks of the seat, as far as the viewer sees them."""
        return self.own["stock"] or dict.fromkeys(BASE, 3)

    # Income and bills to come.

    @cached_property
    def yields(self) -> tuple[Mapping[str, int], Mapping[str, int]]:
        """What cities and buildings yield each season, and what routes, stability and technologies add."""
        made: dict[str, int] = {}
        flat: dict[str, int] = {}
        for line in self.own["income"]["lines"]:
            if line["what"] in ("city", "building"):
                made[line["unit"]] = made.get(line["unit"], 0) + line["amount"]
            elif line["what"] in ("route", "stability", "technology", "emissary", "turn"):
                flat[line["unit"]] = flat.get(line["unit"], 0) + line["amount"]
        return made, flat

    def income(self, unit: str, season: str) -> int:
        """Return what a season is likely to bring of a resource or of points."""
        made, flat = self.yields
        twice = 2 if DOUBLED.get(unit) == season else 1
        more = self.routes if unit == GOLD and season == AUTUMN else 0
        return max(0, made.get(unit, 0) * twice + flat.get(unit, 0) + more)

    @cached_property
    def routes(self) -> int:
        """How many routes the seat holds."""
        return sum(self.seat in route["holders"] for route in self.view["routes"])

    @cached_property
    def coming(self) -> tuple[str, ...]:
        """The seasons that are looked ahead, this one first."""
        place = SEASONS.index(self.season)
        return tuple(SEASONS[(place + later) % len(SEASONS)] for later in range(min(AHEAD, self.left) + 1))

    @cached_property
    def paid(self) -> bool:
        """Whether the bill of this season was paid already."""
        return self.seat in self.view["bills"]

    @cached_property
    def base(self) -> Mapping[str, int]:
        """The bill without season and card."""
        found = {FOOD: 0, GOLD: 0}
        for line in self.own["bill"]["lines"] if self.own["bill"] else ():
            found[line["resource"]] += line["cost"]
        return found

    def _added(self, unit: str, season: str, later: int) -> int:
        """Return what season and card add to a bill in food or gold; a bonus is counted on gold."""
        bill = self.own["bill"]
        if not later and bill and bill["food"] is not None:
            return int(bill["food" if unit == FOOD else "gold"]) - self.base[unit]
        change = UPKEEP[season]
        return max(change, -self.base[GOLD]) if unit == GOLD else max(0, change)

    def missing(self, costs: Mapping[str, int], upkeep: Mapping[str, int]) -> tuple[int, ...]:
        """Return what each bill to come will lack, after some costs and with some more upkeep in each season."""
        row = [0] * len(self.coming)
        for unit in (FOOD, GOLD):
            held, each = self.stock[unit] - costs.get(unit, 0), upkeep.get(unit, 0)
            for later, change in enumerate(self.changes[unit]):
                held += change
                if later or not self.paid:
                    held -= each
                # What is missing is not owed in the next season.
                if held < 0:
                    row[later] -= held
                    held = 0
        return tuple(row)

    @cached_property
    def changes(self) -> Mapping[str, tuple[int, ...]]:
        """What income and bill change food and gold by in each of the seasons looked ahead."""
        found = {}
        for unit in (FOOD, GOLD):
            row = []
            for later, season in enumerate(self.coming):
                change = self.income(unit, season) if later else 0
                if later or not self.paid:
                    change -= self.base[unit] + self._added(unit, season, later)
                row.append(change)
            found[unit] = tuple(row)
        return found

    @cached_property
    def short(self) -> int:
        """What the deficits to come cost as things stand."""
        return self._harm(self.missing({}, {}))

    def strain(self, costs: Mapping[str, int], upkeep: Mapping[str, int] | None = None) -> int:
        """Return what it costs that bills cannot be paid any more, after some costs and with some more upkeep."""
        more = upkeep or {}
        key = costs.get(FOOD, 0), costs.get(GOLD, 0), more.get(FOOD, 0), more.get(GOLD, 0)
        if not any(key):
            return 0
        if key not in self._strains:
            self._strains[key] = self._harm(self.missing(costs, more)) - self.short
        return self._strains[key]

    def _harm(self, missing: tuple[int, ...]) -> int:
        harm = 0
        for later, number in enumerate(missing):
            if not number:
                continue
            tier = tier_of(number, 2)
            harm += (TIERS[tier] + number * EACH) * SURE[later] // POINT
        return harm

    # What resources are worth.

    def worth(self, unit: str) -> int:
        """Return what one more of a resource is worth now."""
        if unit not in self._worth:
            self._worth[unit] = self._valued(unit)
        return self._worth[unit]

    def _valued(self, unit: str) -> int:
        share = min(SOON, self.left)
        value = END[unit] + (BASE[unit] - END[unit]) * share // SOON
        held = self.stock[unit] + 2 * self.income(unit, "") - 2 * self.base.get(unit, 0)
        for most, parts in ((2, 14), (6, 10), (10, 7)):
            if held <= most:
                value = value * parts // 10
                break
        else:
            value = value * 4 // 10
        if unit in (FOOD, GOLD) and self.left and self.short:
            value += 100
        return max(value, END[unit])

    def price(self, costs: Costs) -> int:
        """Return what some resources are worth."""
        return sum(self.worth(unit) * amount for unit, amount in costs)

    def later(self, unit: str) -> int:
        """Return what one more of a resource in every season to come is worth."""
        if unit not in self._later:
            self._later[unit] = self._to_come(unit)
        return self._later[unit]

    def _to_come(self, unit: str) -> int:
        seasons = self.left + sum(
            SEASONS[(SEASONS.index(self.season) + step) % len(SEASONS)] == DOUBLED.get(unit)
            for step in range(1, self.left + 1)
        )
        return seasons * max(self.worth(unit), END[unit]) * CREDIT // POINT

    @cached_property
    def point(self) -> int:
        """What a point of influence is worth: part of a city, less the more of them come in each season."""
        made, flat = self.yields
        each = made.get("influence", 0) + flat.get("influence", 0)
        return 600 if each < 3 else 400 if each < 5 else 200

    @cached_property
    def points_later(self) -> int:
        """What one more point of influence in every season to come is worth; none can be put in winter (IMP-020)."""
        return max(0, self.left - 1) * self.point * CREDIT // POINT

    # Cities and regions.

    def cities_of(self, seat: str, region: str = "") -> list[str]:
        """Return the cities of a seat, of one region or of all."""
        names = board().regions[region].cities if region else self.cities
        return [name for name in names if self.cities[name]["owner"] == seat]

    def city(self, name: str) -> int:
        """Return what having a city is worth: its points, what it yields, and less for the upkeep of its region."""
        if name not in self._cities:
            self._cities[name] = self._city(name)
        return self._cities[name]

    def _city(self, name: str) -> int:
        printed = board().cities[name]
        played = any(data["capital"] == name for data in self.view["seats"].values())
        value = board().points["capitale" if played else "cite"] * POINT
        value += sum(self.later(unit) * amount for unit, amount in printed.production)
        value += 40 * printed.slots * self.left
        if not self.cities_of(self.seat, printed.region):
            value -= self.left * self.worth(GOLD) * CREDIT // POINT
            value += 400
        missing = self.view["enough"] - len(self.cities_of(self.seat))
        return value + {1: 20 * POINT, 2: 2 * POINT, 3: POINT}.get(missing, 0)

    def menace(self, seat: str) -> int:
        """Return what it is worth besides to take a city from a seat that is about to have enough (IMP-175)."""
        missing = self.view["enough"] - len(self.cities_of(seat))
        return {0: 8 * POINT, 1: 8 * POINT, 2: 3 * POINT}.get(missing, 0)

    def calm(self, region: str, change: int) -> int:
        """Return what a change of a region's lasting stability is worth to its governor (IMP-176, IMP-DP-20)."""
        now = self.regions[region]["lasting"]
        if now is None:
            return 0
        after = max(board().least_stability, min(board().most_stability, now + change))
        return self._rest(region, after) - self._rest(region, now)

    def _rest(self, region: str, stability: int) -> int:
        gold = self.left * self.worth(GOLD) * CREDIT // POINT
        value = gold * board().stability_gold(stability) + 60 * stability
        if stability >= 4:
            value += board().points["region_stabilite_4_ou_plus"] * POINT
        if stability <= 1:
            value -= 500
        if stability == 0:
            value -= 2500
        return value
