"""Positions of IMPERO to ask about."""

from __future__ import annotations

from typing import Any

import gamekit
from gamekit.core.session import Session

NAMES = ["Ann", "Ben"]
LARGE: dict[str, Any] = {
    "a1": {"place": "latium", "units": {"fantassin": 6}},
    "a2": {"place": "provincia", "units": {"fantassin": 3, "archer": 1, "engin_siege": 1}},
    "f1": {"sea": "mare_tyrrhenum", "ships": 2},
    "e1": {"region": "latium"},
    "e2": {"region": "latium"},
}
TOWNS = {town: {"owner": "P1", "influence": {"P1": 4}} for town in ("capua", "caere", "mediolanum")}
"""The empire of IMP-EX-01: two armies, three regions, two ships, an engine, two emissaries."""
QUIET = {"printemps": "printemps_2", "ete": "ete_2", "automne": "automne_5", "hiver": "hiver_6"}
"""Cards that leave upkeep as it is."""


def position(seed: int = 0, **data: Any) -> Session:
    """Return a session of two players at a position."""
    return gamekit.position("impero", {"players": 2, "names": NAMES, **data}, seed=seed)


def paying(season: str = "ete", food: int = 9, gold: int = 9, **data: Any) -> Session:
    """Return the empire of IMP-EX-01 where orders are given, in a season without actions."""
    return position(
        season=season,
        phase="management",
        card=QUIET[season],
        options={"actions": False, **data.pop("options", {})},
        cities=TOWNS,
        pieces={"P1": LARGE},
        seats={"P1": {"stock": {"nourriture": food, "or": gold}}},
        **data,
    )


def acting(season: str = "ete", **data: Any) -> Session:
    """Return the Actions phase, where it is Ann's turn."""
    return position(season=season, phase="actions", due="P1", **data)
