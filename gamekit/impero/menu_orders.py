"""Menus of phase III: the kind of order first, then its city or region on the map (IMP-032, IMP-DP-3).

Buildings and units come in ``menu_works``. All numbers are those of the position after the orders so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gamekit.core.menu import Menu, Option, attempts, beginning, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import management, menu_works, orders_influence, orders_routes, routes
from gamekit.impero.actions import Build, Buy, Calm, Done, Influence, OpenRoute, Recruit, Upgrade
from gamekit.impero.board import INFLUENCE, RESOURCES, board
from gamekit.impero.roles import actor
from gamekit.impero.state import State


def menus(state: State) -> Iterator[Menu]:
    """Ask for the kind of the next order; behind each kind come its own menus."""
    seat = actor(state)
    at = management.preview(state, seat)
    found = management.legal(state)
    behind = [
        menu for kind, asks in ASKS.items() for menu in asks(at, seat, [own for own in found if isinstance(own, kind)])
    ]
    begun = {menu.text for menu in behind}
    options = [beginning(text, _kind(at, seat, verb)) for verb in RULES if (text := f"{seat} {verb}") in begun]
    given = len(management.orders_of(state, seat))
    done = Done(seat)
    options.append(whole(str(done), reason("impero.do.done", *management.grounds(state, done), given=given)))
    held = tuple((unit, amount) for unit in RESOURCES if (amount := at.stock(seat, unit)))
    question = reason("impero.ask.manage", player=seat, held=held, points=at.stock(seat, INFLUENCE))
    yield Menu("", question, tuple(options), attempts=attempts(options, _pressed(at, seat, begun)))
    yield from behind


def _kind(at: State, seat: str, verb: str) -> Reason:
    """Return what the first menu says of a kind of order, with what it costs where that is always the same."""
    return reason(
        f"impero.do.order.{verb}",
        *RULES[verb],
        route=board().route_cost,
        calm=board().calm_cost,
        points=at.stock(seat, INFLUENCE),
    )


def _pressed(at: State, seat: str, begun: set[str]) -> Iterator[tuple[str, Action]]:
    """Yield what can be done nowhere: building under siege, and influence, in winter or for want of points."""
    for city in at.cities_of(seat):
        if city.besieger:
            yield city.id, Build(seat, next(iter(board().buildings)), city.id)
    if f"{seat} {Influence.TAG}" not in begun:
        yield from ((city.id, Influence(seat, city.id)) for city in at.cities)


# Influence.


def _influence(at: State, seat: str, found: list[Influence]) -> Iterator[Menu]:
    """Ask for the city, with what is there and what it takes to federate it (IMP-145, IMP-146)."""
    if not found:
        return
    options = [_point(at, action) for action in found]
    tried = ((city.id, Influence(seat, city.id)) for city in at.cities)
    question = reason("impero.ask.influence", player=seat, points=at.stock(seat, INFLUENCE))
    yield Menu(f"{seat} {Influence.TAG}", question, tuple(options), attempts=attempts(options, tried))


def _point(at: State, action: Influence) -> Option:
    rules, city, start = orders_influence.grounds(at, action), action.city, at.influence(action.city, action.actor)
    others = [(number, owner) for owner, number in at.city(city).influence if owner != action.actor]
    needed = board().cities[city].threshold
    if others:
        most, rival = max(others)
        label = reason(
            *("impero.do.influence.rival", *rules, "IMP-146"),
            city=city,
            start=start,
            end=start + 1,
            needed=needed,
            rival=rival,
            most=most,
        )
    else:
        label = reason(
            *("impero.do.influence", *rules, "IMP-146"), city=city, start=start, end=start + 1, needed=needed
        )
    return whole(str(action), label, city)


# Routes.


def _routes(at: State, seat: str, found: list[OpenRoute]) -> Iterator[Menu]:
    """Ask for the own city at one end, then for the other end; the text names both in board order (IMP-165)."""
    if not found:
        return
    text, rules = f"{seat} {OpenRoute.TAG}", ("IMP-165", "IMP-DP-3")
    ends: dict[str, list[OpenRoute]] = {}
    for city in at.cities_of(seat):
        if own := [action for action in found if city.id in (action.first, action.second)]:
            ends[city.id] = own
    options = [beginning(f"{text} {city}", reason("impero.do.route.from", *rules, city=city), city) for city in ends]
    # A neutral city is an end too, though not the first to be chosen.
    mine = next(iter(ends))
    tried: list[tuple[str, Action]] = [
        (city.id, OpenRoute(seat, *routes.order(city.id, mine))) for city in at.cities if city.owner
    ]
    question = reason("impero.ask.route", player=seat, cost=board().route_cost, gold=board().route_gold)
    yield Menu(text, question, tuple(options), attempts=attempts(options, tried))
    for start, actions in ends.items():
        other_ends = [_end(at, action, action.second if action.first == start else action.first) for action in actions]
        tried = [(other, OpenRoute(seat, *routes.order(start, other))) for other in board().cities if other != start]
        asked = reason("impero.ask.route.to", city=start)
        yield Menu(f"{text} {start}", asked, tuple(other_ends), attempts=attempts(other_ends, tried))


def _end(at: State, action: OpenRoute, city: str) -> Option:
    whose = "own" if at.city(city).owner else "neutral"
    way = "land" if routes.by_land(action.first, action.second) else "sea"
    label = reason(f"impero.do.route.{whose}.{way}", *orders_routes.grounds(at, action), city=city)
    return whole(str(action), label, city)


# Technologies, and calming.


def _technologies(at: State, seat: str, found: list[Buy]) -> Iterator[Menu]:
    """Ask for the technology, with its cost and effect."""
    if not found:
        return
    options = []
    for action in found:
        own = board().technologies[action.technology]
        rules = (*orders_routes.grounds(at, action), *EFFECTS[own.effect.op])
        label = reason(f"impero.do.buy.{own.id}", *rules, technology=own.id, cost=own.cost, n=abs(own.effect.n))
        options.append(whole(str(action), label))
    yield Menu(f"{seat} {Buy.TAG}", reason("impero.ask.buy", player=seat), tuple(options))


def _calm(at: State, seat: str, found: list[Calm]) -> Iterator[Menu]:
    """Ask for the governed region, with its lasting stability before and after."""
    if not found:
        return
    options = []
    for action in found:
        start = at.region(action.region).stability or 0
        label = reason(
            "impero.do.stability",
            *orders_routes.grounds(at, action),
            region=action.region,
            start=start,
            end=start + 1,
        )
        options.append(whole(str(action), label, action.region))
    tried = ((region, Calm(seat, region)) for region in board().regions)
    question = reason("impero.ask.calm", player=seat, cost=board().calm_cost)
    yield Menu(f"{seat} {Calm.TAG}", question, tuple(options), attempts=attempts(options, tried))


EFFECTS = {
    "income_add": ("IMP-031",),
    "routes_max_add": ("IMP-165",),
    "move_add": ("IMP-101",),
    "siege_add": ("IMP-131",),
    "deficit_shift": ("IMP-060",),
}
"""The rule of what a technology changes."""

RULES = {
    Build.TAG: ("IMP-032", "IMP-DP-3"),
    Upgrade.TAG: ("IMP-032", "IMP-DP-3"),
    Recruit.TAG: ("IMP-032", "IMP-100", "IMP-DP-3"),
    Influence.TAG: ("IMP-145", "IMP-A15", "IMP-DP-3"),
    OpenRoute.TAG: ("IMP-165", "IMP-DP-3"),
    Buy.TAG: ("IMP-032", "IMP-DP-3"),
    Calm.TAG: ("IMP-DP-3",),
}
"""The rules of each kind of order, in the order in which the menu shows them."""

ASKS: Mapping[type[Action], Callable[[State, str, list[Any]], Iterator[Menu]]] = {
    Build: menu_works.buildings,
    Upgrade: menu_works.upgrades,
    Recruit: menu_works.units,
    Influence: _influence,
    OpenRoute: _routes,
    Buy: _technologies,
    Calm: _calm,
}
"""The menus of each kind of order, from its legal orders."""
