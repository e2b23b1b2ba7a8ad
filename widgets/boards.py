"""Boards as the widgets draw them: the map of ``widgets/data`` joined with the facts of the game's own board file."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

GAMES = ("imperial2030",)


def must_be_drawn(game: str) -> None:
    """Check that there is a board of a game to draw.

    Raises
    ------
    ValueError
        If there is none; the message names the games that have one.
    """
    if game not in GAMES:
        raise ValueError(f"no board of {game!r} can be drawn: there are boards of {', '.join(GAMES)}")


def _game_board(game: str) -> dict[str, Any]:
    must_be_drawn(game)
    source = resources.files(f"gamekit.{game}").joinpath("board.json")
    facts: dict[str, Any] = json.loads(source.read_text("utf-8"))
    return facts


@cache
def facts(game: str = "imperial2030") -> dict[str, Any]:
    """Return the numbers of a game that explain its accounts and never change.

    Parameters
    ----------
    game : str
        Id of a game that has a board.

    Returns
    -------
    dict
        ``interest`` of a bond by its face value, in millions. Shared by all callers: do not change it.
    """
    return {"interest": {str(bond["value"]): bond["interest"] for bond in _game_board(game)["bonds"]}}


@cache
def board(game: str = "imperial2030") -> dict[str, Any]:
    """Return the map of a game: shapes and places of its regions, and who owns what at home.

    Parameters
    ----------
    game : str
        Id of a game that has a map.

    Returns
    -------
    dict
        ``viewBox``, ``decor``, ``connectors``, ``impassable``, ``wrap`` (the board closes east to west),
        ``nations`` in order of play, ``facts`` (see `facts`), and ``regions``: id to ``d``, ``kind``, ``label``,
        ``slots`` and, for a home province, ``owner``, ``city``, ``build`` ("armaments" or "shipyard"), ``port`` and
        ``sea``. Regions stand in the order of the board file. Shared by all callers: do not change it.

    Raises
    ------
    ValueError
        If the game has no map.
    """
    data = _game_board(game)
    drawn = json.loads(resources.files("widgets").joinpath(f"data/{game}_map.json").read_text("utf-8"))
    regions: dict[str, dict[str, Any]] = {}
    for fact in data["regions"]:
        region = dict(drawn["regions"][fact["id"]])
        if fact["kind"] == "home":
            region |= {"owner": fact["owner"], "build": fact["factory_kind"]}
            if fact["port_sea"]:
                region["sea"] = fact["port_sea"]
        regions[fact["id"]] = region
    return {
        "game": game,
        "viewBox": drawn["viewBox"],
        "regions": regions,
        "decor": drawn["decor"],
        "connectors": drawn["connectors"],
        "impassable": drawn["impassable"],
        "nations": [nation["id"] for nation in data["nations"]],
        "facts": facts(game),
        "wrap": any(connector["kind"] == "wrap" for connector in drawn["connectors"]),
    }


@cache
def wheel(game: str = "imperial2030", ruleset: str = "summary") -> tuple[dict[str, str], ...]:
    """Return the rondel of a ruleset, clockwise: ``id`` of each space and the ``action`` it stands for."""
    spaces = _game_board(game)["rondel"][ruleset]["spaces"]
    return tuple({"id": space["id"], "action": space["action"]} for space in spaces)
