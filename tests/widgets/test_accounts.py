"""Accounts on the Python side."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
import traitlets

from tests.widgets.recorded import play, short_game
from widgets import Accounts

SVG = "{http://www.w3.org/2000/svg}"


def words(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]


def test_it_takes_a_session_or_a_view():
    session = short_game()
    assert Accounts(session).view == Accounts(session.view()).view == session.view()


def test_a_session_can_be_assigned_again():
    session = play(10)
    accounts = Accounts(session)
    session.back(4)
    accounts.view = session
    assert accounts.view == session.view(6)


def test_a_session_is_compared_with_its_step_before():
    session = play(10)
    assert Accounts(session).before == session.view(9)
    assert Accounts(session.view()).before == {}
    assert Accounts(play(0)).before == {}


def test_another_position_is_compared_with_the_one_shown():
    session = play(10)
    accounts = Accounts(session)
    session.seek(4)
    accounts.view = session
    assert accounts.before == session.view(10)


def test_the_position_before_can_be_given():
    session = short_game()
    accounts = Accounts(session.view(), before=session.view(12))
    assert accounts.before == session.view(12)
    assert Accounts(session, before=session.view(39)).before == session.view(39)
    with pytest.raises(traitlets.TraitError):
        Accounts(session, before=39)


def test_the_picture_holds_every_purse_and_every_bond():
    session = short_game()
    view = session.view()
    shown = words(Accounts(session, names=session.names).to_svg())
    for nation in view["nations"].values():
        assert str(nation["treasury"]) in shown
    for seat, purse in view["seats"].items():
        card = " (investor card)" if view["investor_card"] == seat else ""
        assert session.names[seat] + card in shown
        for bonds in purse["bonds"].values():
            assert " ".join(map(str, sorted(bonds))) in shown


def test_the_picture_speaks_french():
    assert {"Trésor", "Russie", "Joueur"} <= set(words(Accounts(short_game(), lang="fr").to_svg()))


def test_a_hostile_name_stays_text_in_the_picture():
    name = "<script>alert(1)</script>&"
    session = play(3, players=(name, "Ben"))
    svg = Accounts(session, names=session.names).to_svg()
    assert any(word.startswith(name) for word in words(svg))
    assert "<script" not in svg


def test_the_repr_is_the_same_in_every_run():
    assert repr(Accounts(short_game())) == repr(Accounts(play(40)))
    assert " at 0x" not in repr(Accounts(short_game()))
