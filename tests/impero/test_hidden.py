"""What the option of hidden stocks hides: bills to come and paid, what is missing (IMP-171, IMP-153, IMP-A01)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.game import ALL, PUBLIC
from gamekit.impero import GAME
from gamekit.impero.board import RESOURCES
from tests.impero.support import Play

NOTHING = dict.fromkeys(RESOURCES, 0)


def hiding(stock: dict[str, int], **data: Any) -> Play:
    """Return a position with hidden stocks, P2 with this one."""
    return Play.at({"options": {"hidden_stocks": True}, "seats": {"P2": {"stock": stock}}, **data})


@pytest.mark.parametrize("season", ["printemps", "automne", "hiver"])
@pytest.mark.parametrize("phase", ["management", "actions"])
def test_views_do_not_depend_on_what_others_have(season: str, phase: str) -> None:
    """IMP-171: neither stocks nor the best split of a bill to come, nor the points with their gold."""
    due = {"due": "P1"} if phase == "actions" else {}
    plays = [
        hiding({**NOTHING, **stock}, season=season, phase=phase, **due)
        for stock in ({}, {"nourriture": 1}, {"or": 1}, {"or": 30, "nourriture": 30})
    ]
    for viewer in ("P1", PUBLIC):
        views = [GAME.view(play.state, viewer) for play in plays]
        assert all(view == views[0] for view in views)
        assert views[0]["seats"]["P2"]["bill"]["lines"]
        assert "stocks" in views[0]["hidden"]
    for viewer in ("P2", ALL):
        assert len({str(GAME.view(play.state, viewer)) for play in plays}) == len(plays)


def test_what_is_paid_and_missing_is_told_to_the_payer() -> None:
    """IMP-171, IMP-A01: the others see the penalties, not the bill that was paid, nor that exactly 7 are missing."""
    pieces = {
        "P2": {
            "a1": {"place": "etruria", "units": {"fantassin": 6}},
            "f1": {"sea": "mare_africum", "ships": 2},
        }
    }
    play = hiding(NOTHING, season="hiver", phase="upkeep", pieces=pieces)("P1 split 0 1")
    step = GAME.apply(play.state, GAME.parse("P2 split 0 1"))
    assert {"bill", "seven"} <= {event.kind for event in step.events}
    for viewer, seen in (("P1", False), (PUBLIC, False), ("P2", True), (ALL, True)):
        told = {event.kind for event in GAME.redact(step, viewer).events}
        assert ({"bill", "seven"} <= told) == seen
        assert bool({"bill", "seven"} & told) == seen
        missing = GAME.view(step.state, viewer)["bills"]["P2"]["missing"]
        assert missing == (7 if seen else None)


def test_the_points_a_seat_spends_are_told_to_it_alone() -> None:
    """IMP-171, IMP-A07."""
    play = Play.at({"phase": "actions"})("chance die 3", "chance die 5")
    step = GAME.apply(play.state, GAME.parse("P1 spend 1"))
    for viewer, seen in (("P1", True), ("P2", False), (PUBLIC, False)):
        told = [event for event in GAME.redact(step, viewer).events if event.kind == "spending_noted"]
        assert bool(told) == seen


def test_whether_others_gave_orders_is_hidden_too() -> None:
    """IMP-171, IMP-DP-3."""
    plays = [Play.at({"phase": "management"})(*texts, "P1 done") for texts in ((), ("P1 recruit archer roma a1",))]
    one, other = (GAME.view(play.state, "P2") for play in plays)
    assert one == other
