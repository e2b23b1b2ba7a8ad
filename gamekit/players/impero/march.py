"""Armies and fleets: where they should go, what sieges and battles bring."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any

from gamekit.impero.board import GOLD, SUMMER, WALL, board
from gamekit.players.impero import odds
from gamekit.players.impero.sight import POINT, Sight

CROSSING = 3
"""Steps that crossing a sea counts for: embarking, landing, and waiting for the fleet."""

FAR = 20

FADED = tuple(1000 * 85**steps // 100**steps for steps in range(FAR + 1))
"""What a target is worth so many steps away, in thousandths."""

UNIT = 330
"""What a combat unit is worth."""

NEAR = 2
"""An enemy army so many steps away is a threat."""

Piece = Mapping[str, Any]


@cache
def ways(sails: bool) -> Mapping[str, Mapping[str, int]]:
    """Return the steps between regions, over the sea for those who have ships."""
    found = {}
    for start in board().regions:
        far, edge = {start: 0}, [(0, start)]
        while edge:
            steps, place = heapq.heappop(edge)
            if steps > far[place]:
                continue
            for other, cost in _beside(place, sails):
                if steps + cost < far.get(other, 99):
                    far[other] = steps + cost
                    heapq.heappush(edge, (steps + cost, other))
        found[start] = far
    return found


def _beside(region: str, sails: bool) -> Iterator[tuple[str, int]]:
    own = board().regions[region]
    for other in board().regions.values():
        if other.id in own.borders:
            yield other.id, 1
        elif sails and other.id != region:
            near = {sea for mine in own.seas for sea in (mine, *board().seas[mine].neighbours)}
            if near & set(other.seas):
                yield other.id, CROSSING


class March:
    """The forces in a position, and what a seat can do with its own.

    Parameters
    ----------
    sight
        What the seat makes of the position.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.armies: list[Piece] = [army for army in sight.view["armies"] if army["owner"] == self.seat]
        self.foes: list[Piece] = [
            army for army in sight.view["armies"] if army["owner"] != self.seat and sum(army["units"][:-1])
        ]
        self.fleets: Mapping[str, Piece] = {
            fleet["name"]: fleet for fleet in sight.view["fleets"] if fleet["owner"] == self.seat
        }
        self._scores: dict[tuple[str, tuple[int, ...], bool], int] = {}
        self._best: dict[tuple[int, ...], Mapping[str, int]] = {}

    @cached_property
    def force(self) -> int:
        """All combat units of the seat."""
        return sum(sum(army["units"][:-1]) for army in self.armies)

    @cached_property
    def carried(self) -> int:
        """The most that one of the seat's fleets carries."""
        return max((fleet["carries"] for fleet in self.fleets.values()), default=0)

    def region(self, army: Piece) -> str:
        """Return the region that an army is in or, at sea, one that it could land in."""
        place = army["place"]
        if place in board().regions:
            return str(place)
        if place in board().cities:
            return board().cities[place].region
        for fleet in self.sight.view["fleets"]:
            if (fleet["owner"], fleet["name"]) == (army["owner"], place):
                return board().seas[fleet["sea"]].regions[0]
        raise ValueError(place)

    # Enemies.

    @cached_property
    def threats(self) -> Mapping[str, int]:
        """The most combat units of an enemy army near each region."""
        far = ways(False)
        found = {}
        for region in board().regions:
            found[region] = max(
                (
                    sum(foe["units"][:-1])
                    for foe in self.foes
                    if far[self.region(foe)].get(region, 99) <= NEAR and self._abroad(foe)
                ),
                default=0,
            )
        return found

    def _abroad(self, foe: Piece) -> bool:
        """Return whether an enemy army is out for something: not in a region that its owner governs."""
        return bool(self.sight.regions[self.region(foe)]["governor"] != foe["owner"])

    def threat(self, region: str) -> int:
        """Return the combat units of the strongest enemy army near a region."""
        return self.threats[region]

    def hostile(self, region: str) -> int:
        """Return the combat units of enemies in the open field of a region."""
        return sum(sum(foe["units"][:-1]) for foe in self.foes if foe["place"] == region)

    # Targets.

    @cached_property
    def targets(self) -> Mapping[str, int]:
        """What besieging each city to its fall brings, before the way there."""
        return {name: self._prize(name, city) for name, city in self.sight.cities.items() if city["owner"] != self.seat}

    def _prize(self, name: str, city: Mapping[str, Any]) -> int:
        value = self.sight.city(name)
        if city["owner"]:
            # What another loses counts for less among several.
            value += value // (1 + len(self.sight.others)) + self.sight.menace(city["owner"])
        elif city["threshold"]:
            # Influence is lost when a city is taken by force (IMP-136).
            mine = city["influence"].get(self.seat, 0)
            value -= value * mine * 6 // (10 * city["threshold"])
        return value

    def damage(self, units: tuple[int, ...], seasons: int = 0) -> int:
        """Return the damage of a siege by some units; technology counts, and summer if it is that now (IMP-131)."""
        base = int(sum(units[:-1]) >= 3) + units[-1]
        base += "poliorcetique" in self.sight.own["technologies"]
        return base + (self.sight.season == SUMMER and not seasons)

    def siege_time(self, name: str, damage: int) -> int:
        """Return how many sieges bring a city down, its recovery and the owner's repairs counted."""
        city = self.sight.cities[name]
        recovery = 1 if city["owner"] else board().cities[name].recovery
        pv, count = city["pv"] - damage, 1
        while pv > 0:
            pv = min(city["most"], pv + recovery) - damage
            count += 1
            if count > 6:
                return 99
        return count

    def aim(self, name: str, units: tuple[int, ...]) -> int:
        """Return what a target is worth to some units once they stand before it."""
        sight, damage = self.sight, self.damage(units, 1)
        if damage < 1:
            return 0
        time = self.siege_time(name, damage)
        if time > sight.left + 1:
            return 0
        city = sight.cities[name]
        foes = self.hostile(city["region"]) if city["owner"] else 0
        guards = sum(
            sum(army["units"][:-1]) for army in self.foes if army["place"] == name and army["owner"] == city["owner"]
        )
        dice = 1 + any(own["kind"] == WALL for own in city["buildings"]) + guards
        loss = (time - 1) * dice * UNIT // 3
        value = self.targets[name] * (10 - min(time, 6)) // 10 - loss
        if foes:
            value = value * self.win(units, foes) // odds.SURE
        return max(0, value)

    def win(self, units: tuple[int, ...], foes: int) -> int:
        """Return the chance against so many foot soldiers, in millionths."""
        return odds.armies(tuple(units[:-1]), (foes, 0, 0))[0]

    # Places.

    def score(self, place: str, units: tuple[int, ...]) -> int:
        """Return what being in a place is worth to some units: the best target, and what they guard there."""
        sails = bool(self.fleets) and self.carried >= sum(units)
        key = (place, units, sails)
        if key not in self._scores:
            self._scores[key] = self._score(place, units, sails)
        return self._scores[key]

    def _score(self, place: str, units: tuple[int, ...], sails: bool) -> int:
        best = 0
        for region, value in self._aims(units).items():
            if value > best:
                best = max(best, value * FADED[min(self.steps(place, region, sails), FAR)] // POINT)
        return best + self.guard(place, units)

    def _aims(self, units: tuple[int, ...]) -> Mapping[str, int]:
        """Return what the best target of each region is worth to some units."""
        if units not in self._best:
            found: dict[str, int] = {}
            for name in self.targets:
                if value := self.aim(name, units):
                    region = board().cities[name].region
                    found[region] = max(value, found.get(region, 0))
            self._best[units] = found
        return self._best[units]

    def steps(self, place: str, region: str, sails: bool) -> int:
        """Return about how many steps it is from a place to a region."""
        far = ways(sails)
        if place in board().regions:
            return far[place].get(region, 99)
        if place in board().cities:
            return 1 + far[board().cities[place].region].get(region, 99)
        sea = self.fleets[place]["sea"] if place in self.fleets else place
        here = min((1 + far[land].get(region, 99) for land in board().seas[sea].regions), default=99)
        beyond = min(
            (
                2 + far[land].get(region, 99)
                for near in board().seas[sea].neighbours
                for land in board().seas[near].regions
            ),
            default=99,
        )
        return min(here, beyond)

    def guard(self, place: str, units: tuple[int, ...]) -> int:
        """Return what units protect in a place: in the open field they keep sieges off (IMP-130)."""
        if place in board().cities:
            region, parts = board().cities[place].region, 3
        elif place in board().regions:
            region, parts = place, 4
        else:
            return -150
        strength, threat = sum(units[:-1]), self.threats[region]
        own = self.sight.cities_of(self.seat, region)
        value = 0
        if own and threat:
            worth = sum(self.sight.city(name) for name in own)
            value = worth * min(strength, threat) * parts // (threat * 10)
        if self.sight.regions[region]["governor"] != self.seat:
            # An army abroad costs a gold a season (IMP-052).
            value -= self.sight.worth(GOLD) + self.sight.strain({}, {GOLD: 1}) // 2
        elif place in board().cities:
            value -= 40
        return value

    # Recruits.

    @cached_property
    def best(self) -> tuple[int, tuple[int, ...], str]:
        """The strongest own army: how strong, its units, and its place."""
        rows = [(sum(army["units"][:-1]), tuple(army["units"]), str(army["place"])) for army in self.armies]
        return max(rows, default=(0, (0, 0, 0, 0), ""))

    def _gain(self, more: tuple[int, ...]) -> int:
        """Return what the strongest army gains by some more units."""
        _, units, place = self.best
        if not place:
            place = next(iter(self.sight.cities_of(self.seat)), "")
        if not place:
            return 0
        both = tuple(a + b for a, b in zip(units, more))
        now = self._score(place, units, bool(self.fleets)) if sum(units) else 0
        return self._score(place, both, bool(self.fleets)) - now

    def engine(self) -> int:
        """Return what another siege engine brings."""
        return max(0, self._gain((0, 0, 0, 1))) * 7 // 10 if self.sight.left else 0

    def soldier(self, city: str) -> int:
        """Return what another combat unit brings: strength for sieges, and somebody at home."""
        if not self.sight.left:
            return 0
        need = UNIT if self.force < 3 else UNIT * 2 // 3 if self.force < 5 else 0
        return need + max(0, self._gain((1, 0, 0, 0))) * 5 // 10

    @cached_property
    def wanted_ships(self) -> int:
        """How many ships carry the strongest army, with an engine."""
        return min(4, (sum(self.best[1]) + 2) // 2)

    @cached_property
    def passage(self) -> int:
        """What more room aboard brings: the targets that only ships reach."""
        units = self.best[1]
        if sum(units[:-1]) < 2 or self.sight.left < 3:
            return 0
        home = self.best[2]
        if home in self.fleets:
            return 0
        return max(0, self._score(home, units, True) - self._score(home, units, False)) // 2
