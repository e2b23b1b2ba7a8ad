"""The board of Imperial 2030 as it is drawn: the map of ``widgets/data`` joined with the facts of the game."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.displays import drawing


@cache
def _game_board() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(resources.files(f"gamekit.{GAME_ID}").joinpath("board.json").read_text("utf-8"))
    return found


@cache
def facts() -> dict[str, Any]:
    """Return the numbers of the game that explain its accounts and never change.

    Returns
    -------
    dict
        ``interest`` of a bond by its face value, in millions. Shared by all callers: do not change it.
    """
    return {"interest": {str(bond["value"]): bond["interest"] for bond in _game_board()["bonds"]}}


@cache
def board() -> dict[str, Any]:
    """Return the map: shapes and places of its regions, and who owns what at home.

    Returns
    -------
    dict
        ``viewBox``, ``decor``, ``connectors``, ``impassable``, ``wrap`` (the board closes east to west),
        ``nations`` in order of play, ``facts`` (see `facts`), and ``regions``: id to ``d``, ``kind``, ``label``,
        ``slots`` and, for a home province, ``owner``, ``city``, ``build`` ("armaments" or "shipyard"), ``port`` and
        ``sea``. Regions stand in the order of the board file. Shared by all callers: do not change it.
    """
    data = _game_board()
    drawn = drawing(GAME_ID, "map")
    regions: dict[str, dict[str, Any]] = {}
    for fact in data["regions"]:
        region = dict(drawn["regions"][fact["id"]])
        if fact["kind"] == "home":
            region |= {"owner": fact["owner"], "build": fact["factory_kind"]}
            if fact["port_sea"]:
                region["sea"] = fact["port_sea"]
        regions[fact["id"]] = region
    return {
        "game": GAME_ID,
        "viewBox": drawn["viewBox"],
        "regions": regions,
        "decor": drawn["decor"],
        "connectors": drawn["connectors"],
        "impassable": drawn["impassable"],
        "nations": [nation["id"] for nation in data["nations"]],
        "facts": facts(),
        "wrap": any(connector["kind"] == "wrap" for connector in drawn["connectors"]),
    }


@cache
def wheel(ruleset: str = "summary") -> tuple[dict[str, str], ...]:
    """Return the rondel of a ruleset, clockwise: ``id`` of each space and the ``action`` it stands for."""
    spaces = _game_board()["rondel"][ruleset]["spaces"]
    return tuple({"id": space["id"], "action": space["action"]} for space in spaces)
