"""Positions that show what can be going on, for the tests of what a browser draws of them.

``python -m tests.impero.scenes`` writes ``tests/data/views/impero_scenes.json`` again; a test holds that it is what the
engine shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gamekit.core.game import PUBLIC
from gamekit.impero import GAME
from tests.impero.support import Play

FILE = Path(__file__).parents[1] / "data/views/impero_scenes.json"

SHOWN = (
    *("game", "ruleset", "year", "years", "season", "phase", "due", "over", "card", "decision", "orders", "bills"),
    *("stage", "hidden"),
)
"""What is looked at of a view, besides the seats."""
OF_SEATS = ("faction", "out", "points")
AT_THE_END = ("points_for", "score")

STOCK = {"nourriture": 4, "bois": 3, "metal": 2, "or": 5}
RICH = {"P1": {"stock": STOCK}, "P2": {"stock": STOCK}}
POOR: dict[str, Any] = {"P1": {"stock": {"nourriture": 0, "or": 1}}, "P2": {"stock": {"nourriture": 9, "or": 9}}}
LANDED = {"a1": {"place": "etruria", "units": {"fantassin": 2, "archer": 1, "engin_siege": 1}}}
FACING = {"a1": {"place": "etruria", "units": {"fantassin": 3}}}
AFLOAT: dict[str, Any] = {
    "P1": {
        "f1": {"sea": "mare_tyrrhenum", "ships": 2},
        "a1": {"place": "f1", "units": {"fantassin": 2, "engin_siege": 1}},
    },
    "P2": {"f1": {"sea": "mare_tyrrhenum", "ships": 1}},
}
BESIEGED = {"saguntum": {"owner": "P2", "influence": {"P2": 4}, "buildings": {"muraille": {"pv": 3}}, "pv": 7}}
BESIEGING = {
    "P1": {"a1": {"place": "hispania_citerior", "units": {"fantassin": 4, "engin_siege": 2}}},
    "P2": {"a2": {"place": "saguntum", "units": {"archer": 1}}},
}


def acting(**data: Any) -> Play:
    """Return the turn of P1 in phase IV."""
    return Play.at({"phase": "actions", "due": "P1", "seats": RICH, **data})


def paying(**data: Any) -> Play:
    """Return phase V, in which P1 can pay next to nothing."""
    army = {"a1": {"place": "etruria", "units": {"fantassin": 6}}, "f1": {"sea": "mare_tyrrhenum", "ships": 2}}
    return Play.at({"phase": "upkeep", "seats": POOR, "pieces": {"P1": army}, **data})


def dice(*faces: int) -> list[str]:
    """Return the texts of dice."""
    return [f"chance die {face}" for face in faces]


def plays() -> dict[str, Play]:
    """Return a play for each kind of scene."""
    rolled = Play.at({"phase": "actions", "players": 3, "seats": {"P1": {"stock": {"initiative": 3}}}})
    battle = acting(pieces={"P1": LANDED, "P2": FACING})
    siege = acting(season="ete", cities=BESIEGED, pieces=BESIEGING)
    return {
        "deck": Play.at({"season": "ete", "drawn": ["ete_1", "ete_2"]}),
        "choice": Play.at({"season": "automne", "card": "automne_6"}),
        "manage": Play.at({"phase": "management", "players": 3})("P1 done"),
        "dice": Play(rolled.state)("chance die 4"),
        "spend": Play(rolled.state)(*dice(4, 6, 3), "P1 spend 2"),
        "reroll": Play(rolled.state)(*dice(4, 4, 3), "P1 spend 1", "P2 spend 1", "P3 spend 0"),
        "turns": Play(rolled.state)(*dice(4, 6, 5), "P1 spend 2", "P2 spend 0", "P3 spend 0", "P1 pass"),
        "terms": acting(season="automne")("P1 trade P2", "P1 give bois 2"),
        "trade": acting(season="automne")("P1 trade P2", "P1 give bois 2", "P1 want metal 1", "P1 offer"),
        "route": acting(cities={"caere": {"owner": "P2"}})("P1 propose P2 roma caere"),
        "first": Play(battle.state)("P1 attack a1 P2 a1"),
        "battle": Play(battle.state)("P1 attack a1 P2 a1", *dice(5, 6, 2)),
        "losses": Play(battle.state)("P1 attack a1 P2 a1", *dice(5, 6, 2, 5, 1)),
        "retreat": Play(battle.state)("P1 attack a1 P2 a1", *dice(5, 1, 2, 3, 1)),
        "sea": acting(pieces=AFLOAT)("P1 attack f1 P2 f1"),
        "drowning": acting(pieces=AFLOAT)("P1 attack f1 P2 f1", *dice(5, 3, 6)),
        "siege": Play(siege.state)("P1 siege a1 saguntum", "chance die 5"),
        "siege_losses": Play(siege.state)("P1 siege a1 saguntum", *dice(5, 2, 6)),
        "mission": acting(pieces={"P1": {"s1": {"region": "africa"}}})("P1 mission s1 P2 stability"),
        "split": paying(season="hiver"),
        "tier": paying(season="ete"),
        "repair": Play.at({"phase": "upkeep", "cities": {"roma": {"pv": 3}}, "seats": RICH}),
        "over": Play.at({"phase": "over", "season": "hiver", "year": 3, "seats": RICH}),
    }


def scenes() -> dict[str, dict[str, Any]]:
    """Return a public view for each kind of scene, and two of what a seat sees of what is hidden."""
    own = plays()
    shown = {name: (play, PUBLIC) for name, play in own.items()}
    ordered = Play.at({"phase": "management"})("P1 recruit archer roma a1")
    shown |= {"own_orders": (ordered, "P1"), "own_spend": (own["spend"], "P1")}
    return {name: part(GAME.view(play.state, viewer)) for name, (play, viewer) in shown.items()}


def part(view: dict[str, Any]) -> dict[str, Any]:
    """Return what is looked at of a view: a bill to come only of who splits one now, points only at the end."""
    keys = (*OF_SEATS, *(AT_THE_END if view["over"] else ()))
    seats = {seat: {key: data[key] for key in keys} for seat, data in view["seats"].items()}
    if view["decision"] and view["decision"]["point"] == "bill_split":
        payer = view["decision"]["seat"]
        seats[payer]["bill"] = view["seats"][payer]["bill"]
    return {**{key: view[key] for key in SHOWN}, "seats": seats}


def written() -> str:
    """Return what the file holds."""
    return json.dumps(scenes(), ensure_ascii=False, sort_keys=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
