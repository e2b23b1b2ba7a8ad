"""Where pieces can go: neighbouring places, what stops a move, and the fewest steps (IMP-101 to IMP-106, IMP-S03).

A place of an army is a region (its open field), an own city, or an own fleet. Whoever is no longer a combat unit
strong is no army: engines left alone stop nobody (IMP-100, IMP-A25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from gamekit.impero import modifiers
from gamekit.impero.board import SHIP, board
from gamekit.impero.known import known_by
from gamekit.impero.pieces import Army, Fleet
from gamekit.impero.state import Lookups


@known_by("armies")
def camps(at: Lookups) -> dict[str, list[Army]]:
    """Return the armies in the open field of each region, engines left alone among them; empty fields are left out."""
    regions, found = board().regions, dict[str, list[Army]]()
    for army in at.armies:
        if army.place in regions:
            found.setdefault(army.place, []).append(army)
    return found


@known_by("armies")
def fields(at: Lookups) -> dict[str, set[str]]:
    """Return who has combat units in the open field of each region; fields without are left out."""
    regions, found = board().regions, dict[str, set[str]]()
    for army in at.armies:
        if army.place in regions and army.combat:
            found.setdefault(army.place, set()).add(army.owner)
    return found


def hostile_field(at: Lookups, seat: str, region: str) -> bool:
    """Return whether an army of another seat stands in the open field of a region."""
    return any(owner != seat for owner in fields(at).get(region, ()))


def hostile_sea(at: Lookups, seat: str, sea: str) -> bool:
    """Return whether a fleet of another seat is in a sea."""
    return any(fleet.sea == sea and fleet.owner != seat for fleet in at.fleets)


FAR = len(board().regions) + len(board().cities) + len(board().seas)
"""More steps than any way on the map takes."""


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
    return ways_among(ground(at, seat), start, size)


BITS = {place: 1 << number for number, place in enumerate((*board().regions, *board().cities, *board().seas))}
"""Regions, cities and seas as bits: sets of them are numbers, which are met, compared and remembered in no time."""


def bits(places: Iterable[str]) -> int:
    """Return places as one number."""
    return sum([BITS[place] for place in places])


class Ground(NamedTuple):
    """What the ways of a seat's armies depend on.

    Parameters
    ----------
    own
        Its cities, as bits.
    fleets
        Name, sea and room left of its fleets, and whether a move ends there because of an enemy fleet (IMP-105).
    ends
        Regions where a move ends, because of an enemy there (IMP-105), as bits.
    """

    own: int
    fleets: tuple[tuple[str, str, int, bool], ...]
    ends: int


@known_by("armies", "fleets", "cities")
def ground(at: Lookups, seat: str) -> Ground:
    """Return what the ways of a seat's armies depend on."""
    guarded = foreign_seas(at, seat)
    fleets = [(own.name, own.sea, capacity(own) - cargo(at, own), own.sea in guarded) for own in at.fleets_of(seat)]
    # Where others' garrisons stand, and aboard others' fleets, nobody comes by.
    ends = bits([region for region, owners in fields(at).items() if len(owners) > 1 or seat not in owners])
    return Ground(_towns(at, seat), tuple(fleets), ends)


@known_by("cities")
def _towns(at: Lookups, seat: str) -> int:
    """Return the cities of a seat, as bits."""
    return bits([city.id for city in at.cities_of(seat)])


@known_by("fleets")
def foreign_seas(at: Lookups, seat: str) -> frozenset[str]:
    """Return the seas with fleets of other seats."""
    return frozenset([fleet.sea for fleet in at.fleets if fleet.owner != seat])


def reach(at: Lookups, seat: str, start: str, size: int, steps: int) -> dict[str, int]:
    """Return the places that so many units get to by so many steps, with the fewest that it takes (IMP-103)."""
    near = nearby(ground(at, seat), start, steps)
    # Without a fleet it does not matter how many go.
    return within(near, start, size if near.fleets else 0, steps)


def nearby(among: Ground, start: str, steps: int) -> Ground:
    """Return what the ways of so many steps depend on: what is farther off, or only stands at their end, is not."""
    own, fleets, ends = among
    if not fleets:
        places, before = _around(start, steps, False)
        return Ground(own & places, (), ends & before)
    berths = [sea for name, sea, _, _ in fleets if name == start]
    places, before = _around(berths[0] if berths else start, steps, True)
    return Ground(own & places, tuple([fleet for fleet in fleets if BITS[fleet[1]] & places]), ends & before)


@cache
def _around(start: str, steps: int, afloat: bool) -> tuple[int, int]:
    """Return the places that so many steps might lead to, and those that they might lead on from, as bits."""
    found, before = {start}, set[str]()
    for _ in range(steps):
        before = found - {start}
        for place in frozenset(found):
            if place in board().cities:
                found.add(board().cities[place].region)
            elif place in board().seas:
                found.update(board().seas[place].regions)
            else:
                region = board().regions[place]
                found.update(region.borders, region.cities, region.seas if afloat else ())
    return bits(found), bits(before)


@lru_cache(maxsize=2**12)
def within(among: Ground, start: str, size: int, steps: int) -> dict[str, int]:
    """Return the places that so many units get to by so many steps, with the fewest that it takes (IMP-103)."""
    return ways_among(among, start, size, steps)


def ways_among(among: Ground, start: str, size: int, most: int = FAR) -> dict[str, int]:
    """Return the fewest steps of so many units to each place, to those within ``most`` steps."""
    own, fleets, ends = among
    seas = {name: sea for name, sea, _, _ in fleets}
    guarded = {name for name, _, _, foes in fleets if foes}

    def beside(place: str) -> Iterator[str]:
        if place in board().cities:
            yield board().cities[place].region
        elif place in seas:
            yield from board().seas[seas[place]].regions
        else:
            region = board().regions[place]
            yield from region.borders
            yield from (city for city in region.cities if BITS[city] & own)
            yield from (name for name, sea, room, _ in fleets if size <= room and sea in region.seas)

    return _ways(start, beside, lambda place: place in guarded if place in seas else bool(BITS[place] & ends), most)


def fleet_ways(at: Lookups, seat: str, start: str) -> dict[str, int]:
    """Return the fewest steps of a fleet to each sea, past no enemy fleet (IMP-105, IMP-106)."""
    return fleet_ways_past(foreign_seas(at, seat), start)


@cache
def fleet_ways_past(ends: frozenset[str], start: str) -> dict[str, int]:
    """Return the fewest steps of a fleet to each sea, those with enemy fleets given."""
    return _ways(start, lambda sea: board().seas[sea].neighbours, ends.__contains__)


@cache
def agent_ways(start: str) -> dict[str, int]:
    """Return the fewest steps of an agent to each region; agents cross seas and nobody stops them (IMP-106)."""
    return _ways(start, board().touching, lambda region: False)


def _ways(
    start: str, beside: Callable[[str], Iterable[str]], ends: Callable[[str], bool], most: int = FAR
) -> dict[str, int]:
    """Return the fewest steps from a place to others, ``most`` at most; where a move ends leads no further."""
    found, edge = {start: 0}, [start]
    for place in edge:
        if found[place] >= most:
            break
        if place != start and ends(place):
            continue
        for other in beside(place):
            if other not in found:
                found[other] = found[place] + 1
                edge.append(other)
    del found[start]
    return found
