"""Which orders units can be given, worked out once per board: the static half of the Maneuver."""

from __future__ import annotations

from functools import cache

from gamekit.imperial2030.actions import Convoy, MoveArmy, MoveFleet
from gamekit.imperial2030.board import board
from gamekit.imperial2030.state import Posture, Unit


def postures(region: str, nation: str) -> tuple[Posture, ...]:
    """Return the postures an army of ``nation`` can arrive with: two in a foreign home (ENT-1), else none (ARM-4)."""
    return ("standing", "lying") if board().foreign_home(region, nation) else ("",)


def fleet_targets(region: str) -> tuple[str, ...]:
    """Return where a fleet may go: a neighbour sea (MAN-4), or from a harbour its one sea (MAN-5)."""
    place = board().regions[region]
    if place.kind == "sea":
        return place.seas
    return (place.port_sea,) if place.port_sea else ()


@cache
def fleet_orders(nation: str, region: str) -> tuple[MoveFleet, ...]:
    """Return every order for a fleet there, in board order."""
    return tuple(MoveFleet(nation, region, sea) for sea in fleet_targets(region))


@cache
def army_orders(nation: str, unit: Unit) -> tuple[MoveArmy, ...]:
    """Return every order by land for an army like this one, in board order (ARM-1)."""
    return tuple(
        MoveArmy(nation, unit.region, target, unit.posture, posture)
        for target in board().regions[unit.region].by_land
        for posture in postures(target, nation)
    )


def landings(source: str, sea: str) -> tuple[str, ...]:
    """Return where an army can land from a sea: any land on its coast but the province it left (CON-4)."""
    return tuple(region for region in board().regions[sea].coasts if region != source)


@cache
def convoy_orders(nation: str, unit: Unit) -> tuple[Convoy, ...]:
    """Return every convoy for an army like this one if a fleet lies off its harbour (CON-2 to CON-4).

    The fleet that stays comes before the fleet that sails; seas and landings are in board order.
    """
    sea = board().regions[unit.region].port_sea
    if sea is None:
        return ()
    routes = [(sea,), *((sea, other) for other in board().regions[sea].seas)]
    return tuple(
        Convoy(nation, unit.region, route, target, unit.posture, posture)
        for route in routes
        for target in landings(unit.region, route[-1])
        for posture in postures(target, nation)
    )
