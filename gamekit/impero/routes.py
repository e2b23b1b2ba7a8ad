"""Trade routes: where they can run, who may hold them, when they end (IMP-165 to IMP-167)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gamekit.impero.board import PORT, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import RouteEnded
from gamekit.impero.pieces import Route
from gamekit.impero.state import Lookups


def by_land(first: str, second: str) -> bool:
    """Return whether two cities lie in two regions with a common border (IMP-165)."""
    return (first, second) in board().by_land


def by_sea(at: Lookups, first: str, second: str) -> bool:
    """Return whether two cities have a Port each on the same sea or on neighbouring seas (IMP-165)."""
    near = (first, second) in board().by_sea
    return near and all(at.city(city).building(PORT) for city in (first, second))


def can_run(at: Lookups, first: str, second: str) -> bool:
    """Return whether a route can run between two cities, by land or by sea (IMP-165)."""
    return by_land(first, second) or by_sea(at, first, second)


def partners(at: Lookups, city: str, harbours: Iterable[str]) -> Iterator[str]:
    """Yield the cities to which a route can run from a city, by sea to those with a Port in ``harbours`` (IMP-165)."""
    yield from board().partners[city]
    if at.city(city).building(PORT):
        near, land = board().by_sea, board().by_land
        yield from (other for other in harbours if (city, other) in near and (city, other) not in land)


def at_sea(route: Route) -> bool:
    """Return whether a route is one by sea: there is no way by land."""
    return not by_land(route.first, route.second)


def order(first: str, second: str) -> tuple[str, str]:
    """Return two cities in board order."""
    place = board().city_place
    return (first, second) if place[first] < place[second] else (second, first)


def route_key(route: Route) -> tuple[int, int, tuple[str, ...]]:
    """Return the key of the order in which routes stand."""
    return board().city_place[route.first], board().city_place[route.second], route.holders


def add(draft: Draft, first: str, second: str, holders: tuple[str, ...]) -> Route:
    """Add a route, and tell nothing."""
    route = Route(*order(first, second), tuple(sorted(holders)))
    draft.routes = tuple(sorted((*draft.routes, route), key=route_key))
    return route


def holds_between(at: Lookups, seat: str, first: str, second: str) -> bool:
    """Return whether a seat has a route between two cities already: there is one per pair and player (IMP-165)."""
    return any(route.ends == order(first, second) for route in at.routes_of(seat))


def stands(at: Lookups, route: Route) -> bool:
    """Return whether a route can go on (IMP-167)."""
    owners = [at.city(city).owner for city in route.ends]
    if any(owner and owner not in route.holders for owner in owners):
        return False
    if any(holder not in owners for holder in route.holders):
        return False
    return can_run(at, *route.ends)


def prune(draft: Draft) -> None:
    """End the routes that cannot go on (IMP-167)."""
    for route in draft.routes:
        if not stands(draft, route):
            draft.routes = tuple(other for other in draft.routes if other is not route)
            draft.tell(
                RouteEnded(player=route.holders, first=route.first, second=route.second, rules=("IMP-167", "IMP-137"))
            )
