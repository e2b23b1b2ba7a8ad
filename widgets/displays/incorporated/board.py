"""The board of Incorporated as it is drawn: the map and the card places of ``widgets/data`` with the game's facts."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from gamekit.incorporated import board as printed
from gamekit.incorporated.rulesets import GAME_ID
from widgets.displays import drawing
from widgets.pictures.outline import coarse

LEVELS = ("small", "full")
"""Sizes of cards that have places of their own."""
DETAIL = 2
"""Points of coasts and borders go that make less than so much of a shape, in square units of the map: 2 square px of a
board 2000 px wide."""


@cache
def board() -> dict[str, Any]:
    """Return the map: shapes of the countries, where their cards stand, and what is printed on them.

    Returns
    -------
    dict
        - ``viewBox``; ``stretch``, by which the shapes are drawn higher than they are given: cards need the room.
        - ``decor`` and ``regions``. A region has ``d`` (its shape), ``land`` (a point on it), ``at`` (the middle of
          its card by level, "small" or "full"), ``zone`` (None for the Tax Havens), ``major``, ``stability``,
          ``bonus`` ([camp, value] or None), ``auto`` (the camp that wins here without a die, or None), ``cards`` (of a
          major), ``squares`` ([id, industry] in printed order), ``exits`` (countries to which an arrow leads), and
          ``named`` (those of them that the rulebook states).
        - ``arrows``: ``from``, ``to`` and ``via``, the points that pull a long way round, [] for all others.
        - ``zones``: their ids with the place of their name by level. Points are on the board as drawn.
        - ``facts``: ``turns``, and how many squares the R&D marker makes of one (``rd``).

        Countries stand in the order of the board file, the Tax Havens last. Shared by all callers: do not change it.
    """
    facts, drawn, cards = printed.board(), drawing(GAME_ID, "map"), drawing(GAME_ID, "cards")
    stretch: float = cards["stretch"]

    def high(point: list[float]) -> list[float]:
        return [point[0], round(point[1] * stretch, 1)]

    stated = {(arrow["from"], arrow["to"]) for arrow in facts.raw["arrows"] if arrow["source"] == "rulebook"}
    regions = {
        land.id: {
            "d": coarse(drawn["regions"][land.id]["d"], DETAIL),
            "land": high(drawn["regions"][land.id]["label"]),
            "at": {level: cards[level][land.id] for level in LEVELS},
            "zone": land.zone,
            "major": land.major,
            "stability": land.stability,
            "bonus": list(land.bonus) if land.bonus else None,
            "auto": land.auto_win,
            "cards": land.cards,
            "squares": [[square, facts.squares[square].industry] for square in land.squares],
            "exits": list(land.exits),
            "named": [to for to in land.exits if (land.id, to) in stated],
        }
        for land in facts.lands.values()
    }
    x, y, w, h = drawn["viewBox"]
    return {
        "game": GAME_ID,
        "viewBox": [x, y, w, round(h * stretch)],
        "stretch": stretch,
        "decor": [{**item, "d": coarse(item["d"], DETAIL)} for item in drawn["decor"]],
        "regions": regions,
        "arrows": [
            {"from": line["from"], "to": line["to"], "via": [high(point) for point in _pulls(line["d"])]}
            for line in drawn["connectors"]
        ],
        "zones": {zone: {level: cards["zones"][level][zone] for level in LEVELS} for zone in facts.zones},
        "facts": {"turns": facts.turns, "rd": facts.rd_counts},
    }


def _pulls(d: str) -> list[list[float]]:
    """Return the two points that pull a cubic curve; a quadratic one is drawn anew between the cards."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", d.partition("C")[2])]
    return [numbers[0:2], numbers[2:4]] if numbers else []


@cache
def places() -> frozenset[str]:
    """Return the ids of the board: countries, and squares as ``<country>:<square>``."""
    regions = board()["regions"]
    squares = {f"{country}:{square}" for country, region in regions.items() for square, _ in region["squares"]}
    return frozenset(squares | regions.keys())
