"""Damage to buildings, by a siege or a spy, and what follows when one is gone (IMP-132, IMP-136, IMP-167)."""

from __future__ import annotations

from gamekit.impero import routes
from gamekit.impero.board import PORT, WALL
from gamekit.impero.cities import most_pv
from gamekit.impero.draft import Draft
from gamekit.impero.events_damage import BuildingHit


def hit_building(draft: Draft, city: str, kind: str, points: int, *rules: str) -> None:
    """Take points of life off a building; at 0 it is gone, its slot free, and what rests on it falls."""
    own = draft.city(city)
    standing = own.building(kind)
    assert standing is not None, f"no {kind} in {city}"
    left = max(0, standing.pv - points)
    if left:
        draft.change_building(city, kind, pv=left)
    else:
        draft.change_city(city, buildings=tuple(each for each in own.buildings if each.kind != kind))
    wall = ("IMP-132",) if kind == WALL and not left else ()
    draft.tell(BuildingHit(player=own.owner, city=city, building=kind, left=left, rules=(*rules, *wall)))
    if wall:
        # Without its wall a city has no more points of life than are printed.
        draft.change_city(city, pv=min(own.pv, most_pv(draft.city(city))))
    if kind == PORT and not left:
        routes.prune(draft)
