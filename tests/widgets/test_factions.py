"""The accounts of IMPERO on the Python side."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import gamekit
from gamekit.impero import GAME
from tests.impero import accounts
from tests.impero.accounts import empire, paid
from tests.impero.support import Play
from widgets import Accounts
from widgets.displays.impero.picture_bill import RULES
from widgets.displays.impero.picture_factions import factions_picture

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {"P1": "Ann", "P2": "Ben", "P3": "<script>alert(1)</script>&"}


def words(view: dict[str, Any], lang: str = "en") -> list[str]:
    return [node.text or "" for node in ET.fromstring(factions_picture(view, NAMES, lang)).iter(f"{SVG}text")]


def test_the_views_of_the_browser_tests_are_what_the_engine_shows() -> None:
    assert accounts.FILE.read_text("utf-8") == accounts.written(), "run python -m tests.impero.accounts"


def test_the_picture_holds_every_stock_with_its_income_and_the_upkeep() -> None:
    view = GAME.view(Play.at(empire("automne", food=2, gold=5)).state)
    shown = words(view)
    for seat, own in view["seats"].items():
        assert any(word.startswith(f"{NAMES[seat]} (") for word in shown)
        for unit, amount in {**own["stock"], **own["points"]}.items():
            more = own["income"]["total"][unit]
            assert (f"{amount} (+{more})" if more else str(amount)) in shown
        assert str(own["score"]) in shown
    assert "8 (to come, 1 missing: tier 1)" in shown
    assert "8 (paid, 1 missing: tier 1)" in words(GAME.view(paid("automne", "0 -2", food=2, gold=5).state))


def test_the_picture_speaks_french_and_says_what_is_hidden_and_who_is_out() -> None:
    hidden = GAME.view(Play.at(empire(options={"hidden_stocks": True})).state)
    assert {"Nourriture", "Entretien", "Points *"} <= set(words(hidden, "fr"))
    assert sum(word.startswith("caché") for word in words(hidden, "fr")) == 2 * (4 + 1 + 1)
    data = {"players": 3, "seats": {"P3": {"out": True}}, "cities": {"syrakousai": {"owner": ""}}, "pieces": {"P3": {}}}
    out = words(GAME.view(Play.at(data).state), "fr")
    assert any("<script>" in word and "hors jeu" in word for word in out)
    assert out.count("–") == 6 + 6
    assert words(GAME.view(Play.at({"phase": "over"}).state)).count("–") == 2


def test_points_are_tallied_as_they_are_counted() -> None:
    """IMP-176: what a seat has points for adds up to its score."""
    for play in (Play.at(empire()), Play.begun(4), paid("hiver", "1 0", food=1, gold=3)):
        for own in GAME.view(play.state)["seats"].values():
            assert sum(points for _, points in own["points_for"].values()) == own["score"]
    own = GAME.view(Play.at(empire()).state)["seats"]["P1"]["points_for"]
    points = {"capitals": [1, 3], "cities": [3, 6], "calm": [0, 0], "routes": [1, 1]}
    assert own == {**points, "technologies": [0, 0], "gold": [9, 1]}


def test_the_accounts_take_them_by_the_display() -> None:
    session = gamekit.new_session("impero", players=["Ann", "Ben", "Cleo"], seed=7)
    session.play(str(session.legal_actions[0]))
    shown = Accounts(session, lang="fr")
    assert shown.before["seats"] == session.view(0)["seats"]
    assert {"widget.factions.title", "widget.bill.due", "widget.log.rule", "impero.name.or"} <= set(shown._labels)
    assert set(shown._rules) == set(RULES)
    assert shown._rules["IMP-053"]["text"].startswith("Entretien")
    assert "Réserves et points" in shown.to_svg()
    shown.lang = "en"
    assert shown._rules["IMP-053"]["text"].startswith("Upkeep")
    assert Accounts(gamekit.new_session("incorporated", 3, seed=1))._rules == {}
