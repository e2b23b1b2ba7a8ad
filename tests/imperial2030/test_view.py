"""What a view says that the rules make of a position: just what happens when it is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gamekit.core.events import Paid
from gamekit.imperial2030 import GAME
from gamekit.imperial2030.events import Taxed
from gamekit.imperial2030.state import RondelTask
from tests.widgets.recorded import long_game

VIEWS = Path(__file__).parents[1] / "data/views"


def test_taxes_and_fees_of_a_view_are_those_that_are_paid() -> None:
    game, seen = long_game(), set()
    for n, node in enumerate(game.line):
        if not isinstance(node.state.task, RondelTask):
            continue
        view = game.view(n)
        prospects, nation = view["prospects"], view["active"]
        for offer in view["spaces"].values():
            if offer["steps"] is not None:
                dear = max(0, offer["steps"] - prospects["free_steps"])
                assert offer["fee"] == dear * prospects["fees"][nation]
                seen.add(("dear", prospects["fees"][nation]) if dear else ("free", 0))
        taxation = [action for action in GAME.legal_actions(node.state) if str(action).endswith("rondel taxation")]
        for action in taxation:
            events = GAME.apply(node.state, action).events
            taxed = next(event for event in events if isinstance(event, Taxed))
            paid = {event.cause: event.amount for event in events if isinstance(event, Paid)}
            assert prospects["tax"][nation] == {
                "factories": taxed.factories,
                "flags": taxed.flags,
                "provinces": taxed.provinces,
                "power": paid.get("power", 0),
                "bonus": paid.get("tax_bonus", 0),
            }
            seen.add(("tax", paid.get("power", 0)))
    assert {kind for kind, _ in seen} == {"free", "dear", "tax"}
    assert len(seen) > 8, "a game of one price and one tax proves little"


def test_points_of_bonds_and_cash_are_the_score() -> None:
    game = long_game()
    for n in range(0, len(game.line), 25):
        view = game.view(n)
        for seat, own in view["seats"].items():
            points = view["prospects"]["points"][seat]
            assert set(points) == set(own["bonds"])
            assert sum(points.values()) + own["cash"] == own["score"]


def shape(data: Any) -> Any:
    """Return the keys of nested objects, without those that name players, nations, regions or units."""
    return {key: shape(value) for key, value in data.items()} if isinstance(data, dict) else None


def test_the_examples_of_views_have_what_a_view_has() -> None:
    made = long_game().view(0)
    for path in sorted(VIEWS.glob("imperial2030_*.json")):
        example = json.loads(path.read_text(encoding="utf-8"))
        # Examples are what a widget of an older notebook may hold: they need not say what no widget reads.
        assert set(made) - set(example) <= {"open"}
        assert shape(example["nations"]["RU"]) == shape(made["nations"]["RU"])
        for key in ("fees", "tax"):
            assert shape(example["prospects"][key]) == shape(made["prospects"][key])
        assert set(example["prospects"]) == set(made["prospects"])
        assert set(example["prospects"]["points"]) == set(example["seats"])
