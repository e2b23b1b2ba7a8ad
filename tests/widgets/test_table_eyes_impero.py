"""A table of IMPERO shown as one seat sees it: orders, points spent and stocks stay with their owners (IMP-171)."""

from __future__ import annotations

from typing import Any

import pytest

import gamekit
from gamekit.core.session import Session
from tests.widgets.packed import unpacked
from tests.widgets.test_table import ask
from tests.widgets.test_table_eyes import sent
from widgets import Accounts, Bill, GameTable, ReplayPlayer, SeasonWheel, WorldMap

WISHES = ("explain", "play", "choose")


def at(point: str, session: Session | None = None, **options: Any) -> Session:
    """Return a game, of three by default, in which P1 is the first to decide at a point; nobody did much until then."""
    session = session or gamekit.new_session("impero", ["Ann", "Ben", "Cleo"], seed=5, options=options)
    while (decision := session.to_act) is not None and decision.point != point:
        if decision.seat in session.names:
            legal = session.legal_actions
            session.play(next((action for action in legal if str(action).endswith("done")), legal[0]))
        else:
            session.draw()
    assert session.to_act is not None
    assert session.to_act.seat == "P1"
    return session


def heard(session: Session, viewer: str, asked: list[str]) -> list[dict[str, Any]]:
    """Return all that a table is sent of a session, also if its browser asks about another seat."""
    table = GameTable(session, viewer=viewer)
    found = [sent(table)]
    for wish in WISHES:
        for text in asked:
            ask(table, wish, text=text)
            found.append(sent(table))
    table.close()
    return found


@pytest.mark.parametrize("hidden_stocks", [False, True])
def test_orders_under_way_are_not_sent_to_others(hidden_stocks: bool) -> None:
    worlds: list[list[Any]] = [[], []]
    for which, world in enumerate(worlds):
        session = at("manage", hidden_stocks=hidden_stocks)
        orders = [action for action in session.legal_actions if not str(action).endswith("done")]
        asked = [str(order) for order in orders[:3]] + ["P1", "P1 done", ""]
        session.play(orders[which * 3])
        world.append(heard(session, "P2", asked))
        session.play("P1 done")
        world.append(heard(session, "P2", asked))
        world.append(unpacked(ReplayPlayer(session, viewer="P2")._film))
        world.append([part(session.view(viewer="P2")).view for part in (WorldMap, Accounts, Bill, SeasonWheel)])
        own = GameTable(session, viewer="P1")
        assert own.view["orders"]["P1"] == [str(orders[which * 3])]
    assert worlds[0] == worlds[1]


def test_points_spent_on_initiative_are_not_sent_to_others_until_all_are_in() -> None:
    worlds: list[list[Any]] = [[], []]
    for points, world in enumerate(worlds):
        session = at("initiative_spend")
        session.play(f"P1 spend {points}")
        for viewer in ("P2", "P3", "public"):
            world.append(heard(session, viewer, ["P1 spend 1", "P1", ""]))
            world.append(unpacked(ReplayPlayer(session, viewer=viewer)._film))
    assert worlds[0] == worlds[1]


def test_hidden_stocks_are_not_sent_to_others() -> None:
    worlds: list[list[Any]] = [[], []]
    for wood, world in zip((1, 7), worlds):
        setting = {"options": {"hidden_stocks": True}, "seats": {"P1": {"stock": {"bois": wood}}}}
        session = at("manage", gamekit.position("impero", setting))
        world.append(heard(session, "P2", ["P1 build roma ferme", "P1 recruit", "P1", ""]))
        world.append(unpacked(ReplayPlayer(session, viewer="P2")._film))
    assert worlds[0] == worlds[1]
