"""Orders of phase III: routes, technologies, calming a region (IMP-032, IMP-165, IMP-DP-3)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers, routes
from gamekit.impero.actions import Buy, Calm, OpenRoute, order_key
from gamekit.impero.board import PORT, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import Learned, RouteOpened
from gamekit.impero.orders_build import unaffordable
from gamekit.impero.state import Lookups

TYPES: tuple[type[Action], ...] = (OpenRoute, Buy, Calm)


def legal(at: Lookups, seat: str) -> tuple[Action, ...]:
    """Return every route, technology and region to calm that the seat can order, in canonical order."""
    found: list[Action] = []
    if at.can_pay(seat, board().route_cost) and len(at.routes_of(seat)) < modifiers.routes_most(at, seat):
        harbours = [city.id for city in at.cities if city.owner in ("", seat) and city.building(PORT)]
        pairs = {
            routes.order(own.id, other)
            for own in at.cities_of(seat)
            for other in routes.partners(at, own.id, harbours)
            if other != own.id and at.city(other).owner in ("", seat)
        }
        pairs -= {route.ends for route in at.routes_of(seat)}
        found += sorted((OpenRoute(seat, *pair) for pair in pairs), key=order_key)
    known = at.seat(seat).technologies
    for each in board().technologies.values():
        if each.id not in known and at.can_pay(seat, each.cost):
            found.append(Buy(seat, each.id))
    if at.can_pay(seat, board().calm_cost):
        for region in at.governed(seat):
            if not region.calmed and (region.stability or 0) < board().most_stability:
                found.append(Calm(seat, region.id))
    return tuple(found)


def refuse(at: Lookups, action: Action) -> tuple[Reason, ...]:
    """Return why an order cannot be given."""
    if isinstance(action, OpenRoute):
        return tuple(_route(at, action))
    if isinstance(action, Buy):
        return tuple(_technology(at, action))
    assert isinstance(action, Calm)
    return tuple(_calm(at, action))


def _route(at: Lookups, action: OpenRoute) -> Iterator[Reason]:
    seat, ends = action.actor, (action.first, action.second)
    owners = [at.city(city).owner for city in ends]
    if seat not in owners or any(owner not in ("", seat) for owner in owners) or ends[0] == ends[1]:
        yield reason("impero.refuse.route_ends", "IMP-165", player=seat, first=ends[0], second=ends[1])
        return
    if not routes.can_run(at, *ends):
        yield reason("impero.refuse.route_way", "IMP-165", first=ends[0], second=ends[1])
    if routes.holds_between(at, seat, *ends):
        yield reason("impero.refuse.route_twice", "IMP-165", player=seat, first=ends[0], second=ends[1])
    if len(at.routes_of(seat)) >= (most := modifiers.routes_most(at, seat)):
        yield reason("impero.refuse.route_most", "IMP-165", player=seat, most=most)
    yield from unaffordable(at, seat, board().route_cost)


def _technology(at: Lookups, action: Buy) -> Iterator[Reason]:
    seat = action.actor
    if at.knows(seat, action.technology):
        yield reason("impero.refuse.learned", "IMP-032", player=seat, technology=action.technology)
    yield from unaffordable(at, seat, board().technologies[action.technology].cost)


def _calm(at: Lookups, action: Calm) -> Iterator[Reason]:
    seat, region = action.actor, at.region(action.region)
    if region.governor != seat:
        yield reason("impero.refuse.choose", "IMP-DP-3", "IMP-A12", region=region.id, player=seat)
        return
    if region.calmed:
        yield reason("impero.refuse.calmed", "IMP-DP-3", region=region.id)
    if (region.stability or 0) >= board().most_stability:
        yield reason("impero.refuse.calm_full", "IMP-DP-3", region=region.id, most=board().most_stability)
    yield from unaffordable(at, seat, board().calm_cost)


def grounds(at: Lookups, action: Action) -> tuple[str, ...]:
    """Return the rules of an order."""
    return {"route": ("IMP-165",), "buy": ("IMP-032",), "calm": ("IMP-DP-3",)}[action.TAG]


def carry_out(draft: Draft, action: Action) -> None:
    """Set up a route, learn a technology, or calm a region."""
    seat = action.actor
    if isinstance(action, OpenRoute):
        draft.charge(seat, board().route_cost, "IMP-165", cause="route")
        route = routes.add(draft, action.first, action.second, (seat,))
        rules = ("IMP-165", "IMP-032")
        draft.tell(RouteOpened(player=route.holders, first=route.first, second=route.second, rules=rules))
    elif isinstance(action, Buy):
        draft.charge(seat, board().technologies[action.technology].cost, "IMP-032", cause="buy")
        learned = (*draft.seat(seat).technologies, action.technology)
        draft.change_seat(seat, technologies=tuple(name for name in board().technologies if name in learned))
        draft.tell(Learned(player=seat, technology=action.technology, rules=("IMP-032",)))
    else:
        assert isinstance(action, Calm)
        draft.charge(seat, board().calm_cost, "IMP-DP-3", cause="calm")
        draft.change_region(action.region, calmed=True)
        draft.shift_stability(action.region, 1, "IMP-DP-3", cause="calm")
