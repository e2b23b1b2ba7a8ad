"""Positions that show what can be going on, for the tests of what a browser draws of them.

``python -m tests.incorporated.scenes`` writes ``tests/data/views/incorporated_scenes.json`` again; a test holds that it
is what the engine shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gamekit.core.game import PUBLIC
from gamekit.incorporated import GAME
from tests.incorporated.support import Play

FILE = Path(__file__).parents[1] / "data/views/incorporated_scenes.json"

OPEN = {"revealed": {"finance": 2, "heavy": 1, "energy": 2}}
MONEY: dict[str, Any] = {"P1": {"cash": 10, "bonds": 1}, "P2": {"cash": 50}, "P3": {"cash": 3, "bonds": 2}}
BIDDING: dict[str, Any] = {"phase": "investment", "due": "P1", "interest": 17, "seats": MONEY, "payoff": OPEN}
EARNING: dict[str, Any] = {"phase": "earnings", "growth": 5, "stress": 1, "seats": MONEY, "payoff": OPEN}


def scenes() -> dict[str, dict[str, Any]]:
    """Return a public view for each kind of scene."""
    hidden = {**BIDDING, "options": {"hidden_cash": True}}
    clash: dict[str, Any] = {"phase": "lobbying", "due": "P1", "power": 3, "payoff": OPEN}
    guards = {"us": {"cubes": {"P1": 2}, "guards": {"P2": 1}}, "japan": {"guards": {"P2": 1}}}
    competing = {"phase": "competition", "due": "P1", "countries": guards, "seats": {"P2": {"executives": 1}}}
    plays = {
        "outlook": Play.at({})("chance outlook shale_revolution", "chance outlook india_emerging"),
        "known": Play.at({})("chance outlook india_emerging", "chance outlook shale_revolution"),
        "invest": Play.at(BIDDING),
        "opening": Play.at(BIDDING)("P1 auction us"),
        "bid": Play.at(BIDDING)("P1 auction us", "P1 bid 30", "P2 pass"),
        "hidden": Play.at(hidden)("P1 auction us", "P1 bid 30"),
        "pay": Play.at(BIDDING)("P1 auction us", "P1 bid 30", "P2 pass", "P3 pass"),
        "private": Play.at(BIDDING)("P1 sell us 10", "P2 pass"),
        "reverse": Play.at(BIDDING)("P1 auction us", "P1 bid 5", "P2 pass", "P3 pass", "P1 place us.3", "P2 lower 4"),
        "competition": Play.at({**competing, "payoff": OPEN}),
        "lobby": Play.at({**clash, "events": ["rd"]}),
        "camp": Play.at(clash)("P1 lobby power_play third_world"),
        "clash": Play.at(clash)("P1 lobby power_play europe", "P1 camp NATO"),
        "crisis": Play.at({**EARNING, "task": {"type": "crisis_die"}}),
        "repay": Play.at({**EARNING, "task": {"type": "repay", "waiting": ["P1", "P3"]}}),
        "over": Play.at({"phase": "over"}),
    }
    for name, point in (("outlook", "payoff_card"), ("known", "outlook_choice")):
        while plays[name].asked[0] != point:
            plays[name](plays[name].legal[0])
    shown = {name: GAME.view(play.state, PUBLIC) for name, play in plays.items()}
    shown["known"] = GAME.view(plays["known"].state, "P3")
    return shown


def written() -> str:
    """Return what the file holds."""
    return json.dumps(scenes(), ensure_ascii=False, sort_keys=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8", newline="\n")
