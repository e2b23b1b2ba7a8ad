"""Where menus stand on the map, and the places of the map that cannot be chosen."""

from __future__ import annotations

from gamekit.impero import ways
from gamekit.impero.actions_turn import Move
from gamekit.impero.board import Costs, board
from gamekit.impero.pieces import Army
from gamekit.impero.state import Lookups


def piece_place(seat: str, name: str) -> str:
    """Return the place of a piece on the map.

    Examples
    --------
    >>> piece_place("P1", "a2")
    'P1.a2'
    """
    return f"{seat}.{name}"


def building_place(city: str, kind: str) -> str:
    """Return the place of a building on the map.

    Examples
    --------
    >>> building_place("capua", "ferme")
    'capua:ferme'
    """
    return f"{city}:{kind}"


def standing(at: Lookups, seat: str, name: str) -> str:
    """Return the region, city or sea where a piece stands."""
    if army := at.army(seat, name):
        return ways.where(at, seat, army.place)
    if fleet := at.fleet(seat, name):
        return fleet.sea
    agent = at.agent(seat, name)
    assert agent is not None, f"{seat} has no {name}"
    return agent.region


def kind_of(at: Lookups, seat: str, name: str) -> str:
    """Return what a piece is: ``army``, ``fleet``, ``espion`` or ``emissaire``."""
    agent = at.agent(seat, name)
    return agent.kind if agent else {"a": "army", "f": "fleet"}[name[0]]


def size_of(at: Lookups, seat: str, name: str) -> int:
    """Return how many units an army has, or how many ships a fleet."""
    if fleet := at.fleet(seat, name):
        return fleet.ships
    army = at.army(seat, name)
    return sum(army.units) if army else 1


def units_of(army: Army) -> Costs:
    """Return how many units of each kind an army has."""
    return tuple((kind, army.has(kind)) for kind in army.kinds())


def step_away(at: Lookups, seat: str, name: str) -> Move:
    """Return the move of a whole piece to the first place next to it, whether it can go there or not."""
    if army := at.army(seat, name):
        found = [*ways.army_ways(at, seat, army.place, sum(army.units)), *board().regions]
    elif fleet := at.fleet(seat, name):
        found = list(board().seas[fleet.sea].neighbours)
    else:
        found = list(board().touching(standing(at, seat, name)))
    return Move(seat, name, found[0])
