"""Federation: neutral cities join the seat with most influence, once all orders are carried out (IMP-146)."""

from __future__ import annotations

from gamekit.impero import cities, routes
from gamekit.impero.board import board
from gamekit.impero.draft import Draft
from gamekit.impero.events import Federated
from gamekit.impero.state import Lookups


def winner(at: Lookups, city: str) -> str:
    """Return who has the threshold and strictly more than every other in a neutral city, ``""`` if nobody has."""
    own, needed = at.city(city), board().cities[city].threshold
    if own.owner or needed is None or not own.influence:
        return ""
    ranked = sorted(((points, seat) for seat, points in own.influence), reverse=True)
    (most, best), rest = ranked[0], ranked[1:]
    return best if most >= needed and all(points < most for points, _ in rest) else ""


def check(draft: Draft) -> None:
    """Let every neutral city join who has won it, all compared once (IMP-146).

    They join together: who governs a region, and which routes end, is seen when all have.
    """
    won = [(city.id, seat) for city in draft.cities if (seat := winner(draft, city.id))]
    for city, seat in won:
        needed = board().cities[city].threshold or 0
        points = draft.influence(city, seat)
        draft.tell(Federated(player=seat, city=city, points=points, threshold=needed, rules=("IMP-146",)))
        draft.change_city(city, owner=seat, how="federated", besieger="")
    for region in dict.fromkeys(board().cities[city].region for city, _ in won):
        cities.regovern(draft, region)
    routes.prune(draft)
