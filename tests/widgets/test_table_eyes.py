"""A table shown as one seat sees it: what another one can choose, and what it has, stays with that one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import gamekit
from gamekit.core.session import Session
from tests.widgets.test_table import ask, played
from widgets import GameTable

HIDDEN = {"options": {"hidden_cash": True}}
POINTS: dict[str, dict[str, Any]] = {
    "bid": {
        "phase": "investment",
        "due": "P1",
        "task": {"type": "bid", "country": "us", "price": 4, "leader": "P1", "waiting": ["P2", "P3"]},
    },
    "pay": {
        "phase": "investment",
        "due": "P2",
        "task": {
            "type": "pay",
            "payer": "P2",
            "receiver": "bank",
            "amount": 100,
            "follow": "auction",
            "country": "us",
        },
    },
    "repay": {"phase": "earnings", "task": {"type": "repay", "waiting": ["P2"], "choices": []}},
}
ASKED = ["P2 bid 500", "P2 bid 250", "P2 repay 2", "P2 repay 9", "P2 bid", "p2", "P2>", "", "bid 250", "P2 loan"]


def at(point: str, cash: int) -> Session:
    """Return a game in which P2 decides and has so much cash, which only P2 knows."""
    return gamekit.position("incorporated", {**HIDDEN, **POINTS[point], "seats": {"P2": {"cash": cash, "bonds": 2}}})


def sent(table: GameTable) -> dict[str, Any]:
    """Return all that the browser gets, but for the bundles and the labels."""
    names = set(table.trait_names(sync=True)) - {"_esm", "_css", "_labels", "layout", "comm", "tabbable", "tooltip"}
    return {name: getattr(table, name) for name in names}


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("viewer", ["P1", "P3"])
def test_a_table_of_another_seat_is_sent_nothing_that_tells_its_cash(point: str, viewer: str) -> None:
    """INC-013, INC-S05: the same is sent whatever P2 has, also if the browser asks."""
    worlds = []
    for cash in (21, 47):
        table = GameTable(at(point, cash), viewer=viewer)
        heard = [sent(table)]
        for wish in ("explain", "play", "choose"):
            for text in ASKED:
                ask(table, wish, text=text)
                heard.append(sent(table))
        assert table.session.n == 0
        worlds.append(heard)
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_says_why_there_is_nothing_to_choose(lang: str) -> None:
    session = at("bid", 21)
    own, other = (GameTable(session, viewer=viewer, lang=lang) for viewer in ("P2", "P1"))
    assert own._now["menu"]["amount"]["most"] > 21
    assert other._now["menu"] is None
    assert other._now["sentence"].startswith(own._now["sentence"])
    said = {
        "en": "This table shows what P1 sees; what P2 can choose is shown to P2 alone.",
        "fr": "Cette table montre ce que voit P1 ; ce que P2 peut choisir n’est montré qu’à P2.",
    }
    assert " ".join(other._now["sentence"].split()).endswith(said[lang])
    ask(other, "play", text="P2 bid 9")
    refused = {"en": "Needs a table for P2, or for everybody", "fr": "Il faut une table pour P2, ou pour tous"}
    assert other._verdict["text"].startswith(refused[lang])
    assert session.n == 0


def test_a_computer_player_that_waits_is_no_other_table() -> None:
    table = GameTable(at("bid", 21), {"P2": "greedy"}, viewer="P1")
    table.seek(0)
    assert table._now["who"] == "computer"
    assert "P1" not in table._now["sentence"]


def test_each_acts_at_his_own_table() -> None:
    session = at("bid", 21)
    tables: Mapping[str, GameTable] = {seat: GameTable(session, viewer=seat) for seat in ("P1", "P2", "P3")}
    ask(tables["P2"], "play", text="P2 bid 9")
    assert played(session) == ["P2 bid 9"]
    assert tables["P3"]._now["menu"] is not None
    assert tables["P2"]._now["menu"] is None
    # A loan may be taken out of turn, for oneself.
    assert [gift["actor"] for gift in tables["P1"]._now["gifts"]] == ["P1"]
    ask(tables["P1"], "play", text="P2 loan")
    ask(tables["P1"], "play", text="P1 loan")
    assert played(session) == ["P2 bid 9", "P1 loan"]


def test_at_a_table_for_everybody_each_in_turn_is_asked() -> None:
    table = GameTable(at("bid", 21))
    assert table._now["menu"]["amount"]["most"] > 21
    ask(table, "play", text="P2 bid 9")
    ask(table, "play", text="P1 loan")
    assert played(table.session) == ["P2 bid 9", "P1 loan"]
    assert {gift["actor"] for gift in table._now["gifts"]} == {"P1", "P2", "P3"}


def test_dice_are_rolled_at_any_table() -> None:
    session = gamekit.position("incorporated", {"phase": "earnings"})
    table = GameTable(session, viewer="P1")
    assert table._now["who"] == "roll"
    ask(table, "roll")
    assert session.n == 1
