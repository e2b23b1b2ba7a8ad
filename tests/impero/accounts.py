"""Positions with accounts and bills of every kind, for the tests of what a browser draws of them.

``python -m tests.impero.accounts`` writes ``tests/data/views/impero_accounts.json`` again; a test holds that it is what
the engine shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gamekit.core.game import PUBLIC
from gamekit.impero import GAME
from tests.impero.support import Play

FILE = Path(__file__).parents[1] / "data/views/impero_accounts.json"

KEPT = (
    *(
        "game",
        "ruleset",
        "options",
        "year",
        "years",
        "season",
        "phase",
        "turn",
        "over",
        "decision",
        "card",
        "modifiers",
    ),
    *("cities", "regions", "routes", "seats", "bills", "enough", "hidden"),
)
"""What accounts and bills show of a view."""

EMPIRE: dict[str, Any] = {
    "cities": {
        "capua": {"owner": "P1", "influence": {"P1": 4}, "buildings": {"ferme": {"level": 1}, "marche": {"level": 2}}},
        "caere": {"owner": "P1", "influence": {"P1": 4}},
        "mediolanum": {"owner": "P1", "influence": {"P1": 4}},
    },
    "pieces": {
        "P1": {
            "a1": {"place": "latium", "units": {"fantassin": 6}},
            "a2": {"place": "provincia", "units": {"fantassin": 4, "engin_siege": 1}},
            "f1": {"sea": "mare_tyrrhenum", "ships": 2},
            "e1": {"region": "latium"},
            "e2": {"region": "provincia"},
        },
        "P2": {"e1": {"region": "africa"}},
    },
    "routes": [["roma", "caere", "P1"]],
}
"""The empire of IMP-EX-01: 3 food and 7 gold."""


def empire(season: str = "printemps", food: int = 9, gold: int = 9, **data: Any) -> dict[str, Any]:
    """Return the empire of IMP-EX-01 in its Management, with these stocks."""
    own = {"stock": {"nourriture": food, "or": gold, "bois": 2, "metal": 1, "influence": 2, "initiative": 3}}
    known = data.pop("technologies", [])
    place = {"season": season, "phase": "management", "options": {"actions": False, **data.pop("options", {})}}
    return {**EMPIRE, **place, "seats": {"P1": {**own, "technologies": known}}, **data}


def paid(season: str, split: str, **data: Any) -> Play:
    """Return the moment after that empire has paid, its bill split so."""
    play = Play.at(empire(season, **data))("P1 done", "P2 done")
    return play(f"P1 split {split}") if split else play


def views() -> dict[str, dict[str, Any]]:
    """Return a view for each kind of account and bill."""
    stocks = {"options": {"hidden_stocks": True}}
    out = {"seats": {"P3": {"out": True}}, "players": 3, "cities": {"syrakousai": {"owner": ""}}, "pieces": {"P3": {}}}
    plays = {
        "start": Play.begun(3),
        "spring": Play.at(empire()),
        "autumn": Play.at(empire("automne", food=2, gold=5, card="automne_3")),
        "due": Play.at(empire("automne", food=2, gold=5))("P1 done", "P2 done"),
        "one": paid("automne", "0 -2", food=2, gold=5),
        "seven": paid("hiver", "1 0", food=1, gold=3),
        "seven_is_three": paid("hiver", "0 1", food=1, gold=3, options={"deficit_at_7": 3}),
        "nine": paid("hiver", "0 1", food=0, gold=2),
        "law": paid("printemps", "", food=3, gold=6, technologies=["droit"]),
        "level": Play.at(empire("hiver", card="hiver_1")),
        "floor": Play.at({"season": "automne", "phase": "management", "pieces": {"P1": {}, "P2": {}}}),
        "hidden": Play.at(empire("automne", **stocks)),
        "hidden_paid": paid("automne", "0 -2", food=2, gold=5, **stocks),
        "out": Play.at(out),
        "over": Play.at({"phase": "over"}),
    }
    shown = {name: GAME.view(play.state, PUBLIC) for name, play in plays.items()}
    return {name: {key: view[key] for key in KEPT} for name, view in shown.items()}


def written() -> str:
    """Return what the file holds."""
    return json.dumps(views(), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8", newline="\n")
