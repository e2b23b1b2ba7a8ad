"""Where flags can be won: what regions are worth to a nation, and what a unit is good for in a place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from gamekit.imperial2030.board import board
from gamekit.players.imperial2030.sight import POINT, Sight
from gamekit.players.imperial2030.ways import within

FLAG = POINT
"""Yardstick of the Maneuver: a new flag is 1000; all else is measured against it."""

FALL = (0, 1000, 600, 350, 200)
"""What a region so many orders away is worth, in thousandths of its value."""

PULL = (0, 220, 120, 60, 30)
"""How much a region so many orders away draws a unit that can win nothing now."""

IDLE = 120
"""What a unit is worth that has nothing to win: it can still hold a region."""

Place = tuple[str, str]
"""Kind of unit and region."""


class Prospects:
    """The prospects of one nation.

    Parameters
    ----------
    sight
        The position, judged for the seat that governs the nation.
    """

    def __init__(self, sight: Sight, nation: str) -> None:
        self.sight = sight
        self.nation = nation

    def prize(self, region: str) -> int:
        """Return what it is worth to have the nation's flag set there, whoever stands there now; 0 if it lies there."""
        if not board().regions[region].neutral:
            return 0
        flag = self.sight.flag(region)
        if flag is None:
            return FLAG
        if flag == self.nation:
            return 0
        return max(0, FLAG - self.sight.stances[flag] * 6 // 10)

    @cached_property
    def targets(self) -> dict[str, int]:
        """Regions that a single unit would win, and their worth: no units there, the nation's flag neither."""
        found = {}
        for region in board().regions:
            if region not in self.sight.forces and (prize := self.prize(region)):
                found[region] = prize
        return found

    @cached_property
    def units(self) -> list[Place]:
        """Every unit of the nation on the board."""
        return [
            (kind, region)
            for kind in ("army", "fleet")
            for region, count in self.sight.places(self.nation, kind)
            for _ in range(count)
        ]

    def reach(self, kind: str, region: str, most: int) -> Iterable[tuple[str, int]]:
        """Return where a unit can get, with the number of orders; armies by convoy too where a fleet waits."""
        yield from within(region, kind, most)
        sea = board().regions[region].port_sea
        if kind == "army" and sea and self.sight.units(self.nation, sea):
            for water in (sea, *board().regions[sea].seas):
                for coast in board().regions[water].coasts:
                    if coast != region:
                        yield coast, 1

    def aim(self, kind: str, region: str, taken: set[str], most: int = 4) -> tuple[str | None, int]:
        """Return the best region that a unit can make for and that is not taken, and what it is worth from here."""
        best, worth = None, 0
        for there, distance in self.reach(kind, region, most):
            prize = self.targets.get(there, 0) * FALL[distance] // POINT
            if prize > worth and there not in taken:
                best, worth = there, prize
        return best, worth

    @cached_property
    def at_hand(self) -> tuple[int, frozenset[str]]:
        """What the next Maneuver can win, in thousandths of a flag, and the regions that would be taken by it."""
        taken: set[str] = set()
        won = 0
        for kind, region in self.units:
            target, worth = self.aim(kind, region, taken, 1)
            if target is not None:
                taken.add(target)
                won += worth
            elif self.prize(region) and not self.sight.others(self.nation, region):
                won += self.prize(region)
        return won, frozenset(taken)

    def use(self, places: Iterable[Place]) -> int:
        """Return what new units in these places are good for, in thousandths of a flag."""
        taken = set(self.at_hand[1])
        total = 0
        for kind, region in places:
            target, worth = self.aim(kind, region, taken)
            if target is not None:
                taken.add(target)
            total += max(worth, IDLE) + self._relief(kind, region)
        return total

    def _relief(self, kind: str, region: str) -> int:
        """Return the worth of an army beside an occupied home province, which it can set free."""
        if kind != "army":
            return 0
        near = board().regions[region].by_land
        return (
            FLAG
            // 2
            * any(self.sight.occupied(there) and board().regions[there].owner == self.nation for there in near)
        )

    def pull(self, kind: str, region: str) -> int:
        """Return how well a place lies for later moves."""
        best = 0
        for there, distance in within(region, kind, 4):
            best = max(best, self.targets.get(there, 0) * PULL[distance] // POINT)
        return best

    @cached_property
    def room(self) -> int:
        """How many regions the nation could still win within three orders of its units and cities."""
        starts = {*self.units}
        for province in board().nation_data[self.nation].provinces:
            kind = "fleet" if board().regions[province].city == "blue" else "army"
            starts |= {("army", province), (kind, province)}
        found = {there for kind, region in starts for there, _ in self.reach(kind, region, 3)}
        return sum(there in found for there in self.targets)

    @cached_property
    def free_factories(self) -> list[Place]:
        """What the nation's free factories make, and where."""
        return [
            ("army" if board().regions[region].makes == "armaments" else "fleet", region)
            for region in self.sight.nations[self.nation]["factories"]
            if not self.sight.occupied(region)
        ]

    @cached_property
    def free_provinces(self) -> list[str]:
        """The home provinces that are not occupied."""
        provinces = board().nation_data[self.nation].provinces
        return [region for region in provinces if not self.sight.occupied(region)]

    @cached_property
    def sites(self) -> list[str]:
        """Where a factory can be built (FAC-3)."""
        built = self.sight.nations[self.nation]["factories"]
        return [region for region in self.free_provinces if region not in built]
