"""Where pieces can go: neighbouring places, what stops a move, and the fewest steps (IMP-101 to IMP-106, IMP-S03).

A place of an army is a region (its open field), an own city, or an own fleet. Whoever is no longer a combat unit
strong is no army: engines left alone stop nobody (IMP-100, IMP-A25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from gamekit.impero import modifiers
from gamekit.impero.board import SHIP, board
from gamekit.impero.pieces import Fleet
from gamekit.impero.state import Lookups


def hostile_field(at: Lookups, seat: str, region: str) -> bool:
    """Return whether an army of another seat stands in the open field of a region."""
    return any(army.place == region and army.owner != seat and army.combat for army in at.armies)


def hostile_sea(at: Lookups, seat: str, sea: str) -> bool:
    """Return whether a fleet of another seat is in a sea."""
    return any(fleet.sea == sea and fleet.owner != seat for fleet in at.fleets)


def cargo(at: Lookups, fleet: Fleet) -> int:
    """Return how many units are aboard a fleet, engines included."""
    return sum(sum(army.units) for army in at.armies_of(fleet.owner, fleet.name))


def capacity(fleet: Fleet) -> int:
    """Return how many land units a fleet carries (IMP-106)."""
    return fleet.ships * board().units[SHIP].capacity


def steps_left(at: Lookups, seat: str, kinds: Iterable[str], spent: int) -> int:
    """Return the steps left of units that move together: the smallest allowance, less what was spent (IMP-102)."""
    return max(0, min(modifiers.allowance(at, seat, kind) for kind in kinds) - spent)


def where(at: Lookups, seat: str, place: str) -> str:
    """Return a place as the map names it: the sea of a fleet, any other place itself."""
    fleet = at.fleet(seat, place)
    return fleet.sea if fleet else place


def stops(at: Lookups, seat: str, place: str) -> bool:
    """Return whether a move ends in a place, because of an enemy there (IMP-105)."""
    if place in board().regions:
        return hostile_field(at, seat, place)
    fleet = at.fleet(seat, place)
    sea = fleet.sea if fleet else place
    return sea in board().seas and hostile_sea(at, seat, sea)


def army_ways(at: Lookups, seat: str, start: str, size: int) -> dict[str, int]:
    """Return the fewest steps of so many units to each place that they can get to at all (IMP-103, IMP-105)."""

    def beside(place: str) -> Iterator[str]:
        if place in board().cities:
            yield board().cities[place].region
            return
        if fleet := at.fleet(seat, place):
            yield from board().seas[fleet.sea].regions
            return
        region = board().regions[place]
        yield from region.borders
        yield from (city for city in region.cities if at.city(city).owner == seat)
        for own in at.fleets_of(seat):
            if own.sea in region.seas and cargo(at, own) + size <= capacity(own):
                yield own.name

    foes = {army.place for army in at.armies if army.owner != seat and army.combat}
    seas = {fleet.sea for fleet in at.fleets if fleet.owner != seat}
    # Names of foes' fleets are not places of one's own, and their garrisons stand in no region.
    ends = foes & board().regions.keys() | {own.name for own in at.fleets_of(seat) if own.sea in seas}
    return _ways(start, beside, ends.__contains__)


def fleet_ways(at: Lookups, seat: str, start: str) -> dict[str, int]:
    """Return the fewest steps of a fleet to each sea, past no enemy fleet (IMP-105, IMP-106)."""
    seas = {fleet.sea for fleet in at.fleets if fleet.owner != seat}
    return _ways(start, lambda sea: board().seas[sea].neighbours, seas.__contains__)


@cache
def agent_ways(start: str) -> dict[str, int]:
    """Return the fewest steps of an agent to each region; agents cross seas and nobody stops them (IMP-106)."""
    return _ways(start, board().touching, lambda region: False)


def _ways(start: str, beside: Callable[[str], Iterable[str]], ends: Callable[[str], bool]) -> dict[str, int]:
    """Return the fewest steps from a place to every other; a place where a move ends leads no further."""
    found, edge = {start: 0}, [start]
    for place in edge:
        if place != start and ends(place):
            continue
        for other in beside(place):
            if other not in found:
                found[other] = found[place] + 1
                edge.append(other)
    del found[start]
    return found
