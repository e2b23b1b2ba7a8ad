"""Orders of phase III: influence (IMP-011, IMP-020, IMP-145, IMP-148, IMP-A15)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gamekit.core.ledger import BANK
from gamekit.core.seats import count_of, with_pieces
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers
from gamekit.impero.actions import Influence
from gamekit.impero.board import EMISSARY, INFLUENCE, SPRING, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import InfluencePut
from gamekit.impero.state import Lookups

TYPES: tuple[type[Action], ...] = (Influence,)


def legal(at: Lookups, seat: str) -> tuple[Action, ...]:
    """Return every city where the seat can put a point, in canonical order."""
    cap = modifiers.influence_cap(at)
    if not cap or not at.stock(seat, INFLUENCE):
        return ()
    emissaries = frozenset(agent.region for agent in at.agents_of(seat, EMISSARY))
    homes = frozenset(board().cities[own.id].region for own in at.cities_of(seat))
    found = []
    for action in _reached(seat, emissaries, homes):
        city = at.city(action.city)
        if city.how != "conquered" and (not city.put or count_of(city.put, seat) < cap):
            found.append(action)
    return tuple(found)


# Asked for at each of the orders of a seat, which seldom change what is in its reach.
@lru_cache(maxsize=2**10)
def _reached(seat: str, emissaries: frozenset[str], homes: frozenset[str]) -> tuple[Influence, ...]:
    """Return putting a point in each city that takes influence, in reach of emissaries and own cities (IMP-145)."""
    near = {*emissaries, *homes, *(other for region in homes for other in board().touching(region))}
    towns = board().cities.values()
    return tuple(Influence(seat, city.id) for city in towns if city.region in near and city.threshold is not None)


def in_reach(at: Lookups, seat: str, city: str) -> bool:
    """Return whether a seat reaches a city: an emissary or an own city in its region, or one next to it (IMP-145)."""
    region = board().cities[city].region
    if any(agent.region == region for agent in at.agents_of(seat, EMISSARY)):
        return True
    near = (region, *board().touching(region))
    return any(board().cities[own.id].region in near for own in at.cities_of(seat))


def refuse(at: Lookups, action: Action) -> tuple[Reason, ...]:
    """Return why no influence can be put there."""
    assert isinstance(action, Influence)
    return tuple(_reasons(at, action))


def _reasons(at: Lookups, action: Influence) -> Iterator[Reason]:
    seat, city, cap = action.actor, at.city(action.city), modifiers.influence_cap(at)
    if not cap:
        yield reason("impero.refuse.influence_winter", "IMP-020", "IMP-A16", season=at.clock.season)
    elif count_of(city.put, seat) >= cap:
        rule = "IMP-011" if at.clock.season == SPRING else "IMP-A15"
        yield reason("impero.refuse.influence_cap", rule, "IMP-A15", city=city.id, cap=cap)
    if board().cities[city.id].threshold is None:
        yield reason("impero.refuse.influence_capital", "IMP-140", city=city.id)
    elif city.how == "conquered":
        yield reason("impero.refuse.influence_conquered", "IMP-148", city=city.id)
    elif not in_reach(at, seat, city.id):
        yield reason("impero.refuse.influence_reach", "IMP-145", city=city.id, player=seat)
    if not at.stock(seat, INFLUENCE):
        yield reason("impero.refuse.influence_points", "IMP-032", player=seat)


def grounds(at: Lookups, action: Action) -> tuple[str, ...]:
    """Return the rules of a point of influence."""
    season = ("IMP-011",) if at.clock.season == SPRING else ()
    return ("IMP-145", "IMP-032", "IMP-035", "IMP-A15", *season, "IMP-DP-3")


def carry_out(draft: Draft, action: Action) -> None:
    """Put a point in a city; who has won it is seen when all orders are carried out (IMP-146)."""
    assert isinstance(action, Influence)
    seat, city = action.actor, draft.city(action.city)
    draft.pay(seat, BANK, 1, "IMP-145", cause="influence", unit=INFLUENCE)
    points = draft.influence(city.id, seat) + 1
    draft.set_influence(city.id, seat, points)
    draft.change_city(city.id, put=with_pieces(city.put, seat, count_of(city.put, seat) + 1))
    draft.tell(InfluencePut(player=seat, city=city.id, points=points, rules=("IMP-145", "IMP-035")))
