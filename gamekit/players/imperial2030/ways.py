"""Distances on the board, worked out once: how far an army or a fleet has to go."""

from __future__ import annotations

from functools import cache

from gamekit.imperial2030.board import board

FAR = 9
"""Stands for every distance of 9 and more, and for places that cannot be reached."""


def neighbours(region: str, kind: str) -> tuple[str, ...]:
    """Return where a unit can go in one order, without a convoy."""
    place = board().regions[region]
    if kind == "army":
        return place.by_land
    if place.kind == "sea":
        return place.seas
    return (place.port_sea,) if place.port_sea else ()


@cache
def within(region: str, kind: str, most: int) -> tuple[tuple[str, int], ...]:
    """Return every region a unit can be in after 1 to ``most`` orders, with their number, nearest first."""
    steps = {region: 0}
    edge = [region]
    for distance in range(1, most + 1):
        following = []
        for here in edge:
            for there in neighbours(here, kind):
                if there not in steps:
                    steps[there] = distance
                    following.append(there)
        edge = following
    return tuple((there, distance) for there, distance in steps.items() if distance)
