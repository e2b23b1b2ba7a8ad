"""A position of Imperial 2030 as a seat sees it, indexed for judging: who is worth what to whom.

All values are whole thousandths of a point, so that they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from gamekit.imperial2030.board import board
from gamekit.players.sight import BaseSight

POINT = 1000
TURNS = 24
"""Most turns of a nation that are looked ahead; nearly all games are over by then."""

PACE = 400
"""Taxations per nation turn, in thousandths: at most one in two without paying for steps."""


def chart(revenue: int) -> int:
    """Return the power points of a taxation, in thousandths; between two whole revenues by proportion.

    Parameters
    ----------
    revenue
        In thousandths of a million.

    Examples
    --------
    >>> chart(8_000), chart(9_000), chart(9_500)
    (2000, 2000, 2500)
    """
    whole, part = divmod(revenue, POINT)
    low = _POWER[min(whole, len(_POWER) - 1)]
    high = _POWER[min(whole + 1, len(_POWER) - 1)]
    return low + (high - low) * part // POINT


def bonus(revenue: int) -> int:
    """Return the bonus of a taxation, in thousandths; ``revenue`` in thousandths of a million."""
    return _BONUS[min(revenue // POINT, len(_BONUS) - 1)]


_POWER = tuple(board().tax_column(revenue).power * POINT for revenue in range(25))
_BONUS = tuple(board().tax_column(revenue).bonus * POINT for revenue in range(25))


class Sight(BaseSight):
    """What a seat makes of ``Imperial2030.view``."""

    def __init__(self, view: Mapping[str, Any], seat: str) -> None:
        super().__init__(view, seat)
        self.seats: tuple[str, ...] = tuple(view["seats"])
        self.nations: Mapping[str, Any] = view["nations"]
        self.regions: Mapping[str, Any] = view["regions"]

    @cached_property
    def forces(self) -> Mapping[str, Mapping[str, int]]:
        """Units of each nation by region; all of a nation's units in a region can fight there (BAT-3)."""
        found: dict[str, dict[str, int]] = {}
        for region, holds in self.regions.items():
            for nation, _, _, count in holds.get("units", ()):
                here = found.setdefault(region, {})
                here[nation] = here.get(nation, 0) + count
        return found

    def units(self, nation: str, region: str) -> int:
        """Return how many units a nation has in a region."""
        return self.forces.get(region, {}).get(nation, 0)

    def others(self, nation: str, region: str) -> dict[str, int]:
        """Return the units of other nations in a region."""
        return {other: count for other, count in self.forces.get(region, {}).items() if other != nation}

    def places(self, nation: str, kind: str) -> list[tuple[str, int]]:
        """Return where a nation has units of a kind and how many, in board order; postures taken together."""
        found: dict[str, int] = {}
        for region, holds in self.regions.items():
            for owner, unit, _, count in holds.get("units", ()):
                if owner == nation and unit == kind:
                    found[region] = found.get(region, 0) + count
        return list(found.items())

    def flag(self, region: str) -> str | None:
        """Return whose flag lies in a region."""
        flag: str | None = self.regions.get(region, {}).get("flag")
        return flag

    def occupied(self, region: str) -> bool:
        """Return whether a hostile army stands in a home province (ENT-2)."""
        return bool(self.regions.get(region, {}).get("occupied"))

    @cached_property
    def interest(self) -> Mapping[str, Mapping[str, int]]:
        """Interest of each seat's bonds by nation: what a power factor of 1 is worth in points."""
        table = board().interest
        return {
            seat: {nation: sum(table[value] for value in own["bonds"].get(nation, ())) for nation in self.nations}
            for seat, own in self.view["seats"].items()
        }

    def credit(self, seat: str, nation: str) -> int:
        """Return a seat's credit sum: what decides over the government (GOV-1)."""
        return sum(self.view["seats"][seat]["bonds"].get(nation, ()))

    @property
    def rivals(self) -> list[str]:
        """The nations that other players govern."""
        return [n for n, data in self.nations.items() if data["government"] not in (None, self.seat)]

    @cached_property
    def worths(self) -> Mapping[str, int]:
        """What one power point of each nation is worth to the seat: its interest against the average of the others."""
        others = len(self.seats) - 1
        found = {}
        for nation in self.nations:
            mine = self.interest[self.seat][nation]
            theirs = sum(self.interest[seat][nation] for seat in self.seats) - mine
            # Five power points are one factor.
            found[nation] = (mine * others - theirs) * POINT // (5 * others)
        return found

    @cached_property
    def stances(self) -> Mapping[str, int]:
        """How the seat feels about each nation: -1000 hostile to 1000 friendly."""
        leader = max(self.nations, key=lambda nation: int(self.nations[nation]["power"]))
        found = {}
        for nation, data in self.nations.items():
            feeling = max(-700, min(700, self.worths[nation]))
            if data["government"] == self.seat:
                feeling = max(feeling, 300)
            elif feeling < 0 and nation == leader and data["power"]:
                feeling -= 300
            found[nation] = feeling
        return found

    @cached_property
    def outlook(self) -> tuple[int, Mapping[str, int]]:
        """How many turns each nation still has, and the power points each will end with, in thousandths.

        A rough projection: every governed nation grows at its own pace and taxes at the usual pace, until one of
        them has all the points there are.
        """
        limit = board().power_max * POINT
        power = {nation: data["power"] * POINT for nation, data in self.nations.items()}
        revenue = {nation: data["revenue"] * POINT for nation, data in self.nations.items()}
        growth = {
            nation: 300 + 150 * len(data["factories"]) + 50 * min(data["treasury"], 8)
            for nation, data in self.nations.items()
            if data["government"] is not None
        }
        for turn in range(1, TURNS + 1):
            for nation, more in growth.items():
                revenue[nation] = min(revenue[nation] + more, 17 * POINT)
                power[nation] = min(limit, power[nation] + chart(revenue[nation]) * PACE // POINT)
            if any(points == limit for points in power.values()):
                return turn, power
        return TURNS, power

    def final_factor(self, nation: str) -> int:
        """Return the power factor that a nation is expected to end with, in thousandths, with some doubt.

        What is reached already counts in full, what is still to come for four fifths.
        """
        now: int = self.nations[nation]["power"] * POINT
        return (now + (self.outlook[1][nation] - now) * 4 // 5) // 5

    def scores_after(self, nation: str, power: int, gain: int) -> dict[str, int]:
        """Return everybody's points if a nation had ``power`` and this seat ``gain`` more cash, in points."""
        before: int = self.nations[nation]["factor"]
        step = board().factor(power) - before
        scores: dict[str, int] = {
            seat: own["score"] + step * self.interest[seat][nation] for seat, own in self.view["seats"].items()
        }
        scores[self.seat] += gain
        return scores
