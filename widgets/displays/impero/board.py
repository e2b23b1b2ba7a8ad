"""The board of IMPERO as it is drawn: the map and the places of ``widgets/data`` joined with what is printed."""

from __future__ import annotations

from functools import cache
from typing import Any

from gamekit.impero import board as printed
from gamekit.impero.rulesets import GAME_ID
from widgets.displays import drawing
from widgets.pictures.outline import coarse, stretched

LEVELS = ("small", "full")
"""Sizes of plates and names that have places of their own."""
DETAIL = 2
"""Points of coasts and borders go that make less than so much of a shape, in square units of the map."""
SEATS = ("P1", "P2", "P3", "P4")
MOST_PIECES = 40
"""Names of pieces that a menu may hold, for each seat and kind of piece: more than any game brings about."""


@cache
def board() -> dict[str, Any]:
    """Return the map: shapes of regions and seas, where everything stands on it, and what is printed.

    Returns
    -------
    dict
        - ``viewBox`` and ``decor``: lands and waters that are not playable.
        - ``regions``: land regions in board order, then seas. Each has ``kind`` ("land" or "sea"), ``d`` (its shape),
          ``at`` (the middle of its name, by level "small" or "full"), ``slots`` (middles of pieces, by level),
          ``borders`` (regions, of a sea the neighbouring seas) and ``seas`` (of a sea the regions on it).
        - ``cities``: ``region``, ``xy`` (where it lies), ``at`` (the middle of its plate, by level), ``slots`` (how
          many buildings it holds), ``threshold`` (influence that federates it, None for a capital of a faction),
          ``capital_of`` (a faction, or ""), ``production`` (by resource) and ``coast`` (whether a harbour may stand
          there).
        - ``facts``: ``land`` (kinds of units in the order in which a view counts them), ``buildings`` (by kind
          ``produces``, a list by level, and the other numbers that are not 0), ``most_stability``, and
          ``stability_gold`` (by stability).

        Shared by all callers: do not change it.
    """
    facts, drawn, cards = printed.board(), drawing(GAME_ID, "map"), drawing(GAME_ID, "cards")
    stretch: float = cards["stretch"]

    def shape(d: str) -> str:
        return coarse(stretched(d, stretch), DETAIL)

    def region(key: str, kind: str, borders: tuple[str, ...], beside: tuple[str, ...]) -> dict[str, Any]:
        return {
            "kind": kind,
            "d": shape(drawn["regions"][key]["d"]),
            "at": {level: cards[level]["at"][key] for level in LEVELS},
            "slots": {level: cards[level]["slots"][key] for level in LEVELS},
            "borders": list(borders),
            "seas": list(beside),
        }

    lands = {key: region(key, "land", own.borders, own.seas) for key, own in facts.regions.items()}
    seas = {key: region(key, "sea", own.neighbours, own.regions) for key, own in facts.seas.items()}
    cities = {
        key: {
            "region": own.region,
            "xy": [drawn["cities"][key]["xy"][0], round(drawn["cities"][key]["xy"][1] * stretch, 1)],
            "at": {level: cards[level]["at"][key] for level in LEVELS},
            "slots": own.slots,
            "threshold": own.threshold,
            "capital_of": own.capital_of,
            "production": dict(own.production),
            "coast": bool(facts.regions[own.region].seas),
        }
        for key, own in facts.cities.items()
    }
    x, y, w, h = drawn["viewBox"]
    return {
        "game": GAME_ID,
        "viewBox": [x, y, w, round(h * stretch)],
        "decor": [{**item, "d": shape(item["d"])} for item in drawn["decor"]],
        "regions": {**lands, **seas},
        "cities": cities,
        "facts": {
            "land": list(facts.land),
            "buildings": {key: _building(own) for key, own in facts.buildings.items()},
            "most_stability": facts.most_stability,
            "stability_gold": {
                str(stability): facts.stability_gold(stability) for stability in range(facts.most_stability + 1)
            },
        },
    }


def _building(own: printed.Building) -> dict[str, Any]:
    names = ("city_pv", "recruits", "influence", "initiative", "spring", "coastal")
    numbers = {name: int(getattr(own, name)) for name in names}
    return {
        "produces": [dict(level) for level in own.production],
        **{name: number for name, number in numbers.items() if number},
    }


@cache
def places() -> frozenset[str]:
    """Return the ids of the board: regions, seas, cities, buildings (``capua:ferme``) and pieces (``P1.a1``).

    Pieces come and go with a game; the names they may have are all here.
    """
    facts = printed.board()
    buildings = {f"{city}:{kind}" for city in facts.cities for kind in facts.buildings}
    pieces = {f"{seat}.{kind}{number}" for seat in SEATS for kind in "afse" for number in range(1, MOST_PIECES + 1)}
    return frozenset(facts.regions.keys() | facts.seas.keys() | facts.cities.keys() | buildings | pieces)
