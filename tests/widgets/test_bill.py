"""The bill of upkeep on the Python side."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest
import traitlets

import gamekit
from gamekit.impero import GAME
from gamekit.impero.seasonal import bills_by_season
from tests.impero.accounts import EMPIRE, empire, paid
from tests.impero.support import Play
from widgets import Accounts, Bill, SeasonWheel, WorldMap

SVG = "{http://www.w3.org/2000/svg}"


def view(play: Play) -> dict[str, Any]:
    return GAME.view(play.state)


def words(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]


def rows(svg: str) -> dict[str, list[str]]:
    """Return the cells of a picture by its first column; marks of a line have the same height."""
    lines: dict[str, list[str]] = {}
    for node in ET.fromstring(svg).iter(f"{SVG}text"):
        lines.setdefault(node.attrib["y"], []).append(node.text or "")
    return {cells[0]: cells[1:] for cells in lines.values()}


def test_a_session_is_shown_and_another_seat_can_be_asked_for() -> None:
    session = gamekit.new_session("impero", players=["Ann", "Ben"], seed=7)
    shown = Bill(session, seat="P2")
    assert shown._bill["bill"] == session.view()["seats"]["P2"]["bill"]
    assert shown._bill["kind"] == "come"
    assert shown.names == {"P1": "Ann", "P2": "Ben"}
    shown.seat = "P1"
    assert shown._bill["bill"]["seat"] == "P1"


def test_a_bill_that_was_paid_takes_the_place_of_the_one_to_come() -> None:
    shown = Bill(view(Play.at(empire("automne", food=2, gold=5))))
    shown.view = view(paid("automne", "0 -2", food=2, gold=5))
    assert (shown._bill["kind"], shown._bill["bill"]["missing"], shown._bill["bill"]["tier"]) == ("paid", 1, 1)
    assert repr(shown) == "Bill(P1, due=8, missing=1, lang='en')"


def test_imp_ex_01_in_every_season() -> None:
    """IMP-EX-01, IMP-A05: 10, 10, 8, 11, whatever the season and the card of the position."""
    for season, card in (("printemps", ""), ("automne", "automne_3"), ("hiver", "hiver_2")):
        data = empire(season, **({"card": card} if card else {}))
        bills = bills_by_season(view(Play.at(data)), "P1")
        assert [bill["due"] for bill in bills.values()] == [10, 10, 8, 11]
        assert all(bill["card"] == 0 for bill in bills.values())
    assert repr(Bill(view(Play.at(empire())), seasons=True)) == (
        "Bill(P1, printemps=10, ete=10, automne=8, hiver=11, lang='en')"
    )


def test_what_would_be_missing_follows_stocks_law_and_the_option() -> None:
    """IMP-EX-03, IMP-EX-04, IMP-A01, IMP-060."""
    assert bills_by_season(view(Play.at(empire(food=2, gold=5))), "P1")["automne"]["missing"] == 1
    for options, tier in (({}, 2), ({"deficit_at_7": 3}, 3)):
        winter = bills_by_season(view(Play.at(empire(food=1, gold=3, options=options))), "P1")["hiver"]
        assert (winter["missing"], winter["seven"], winter["tier"]) == (7, True, tier)
    law = bills_by_season(view(Play.at(empire(food=1, gold=3, technologies=["droit"]))), "P1")["hiver"]
    assert (law["missing"], law["counted"], law["seven"], law["tier"]) == (7, 6, False, 2)


def test_a_single_season_can_be_asked_for() -> None:
    shown = Bill(view(Play.at(empire())), season="hiver")
    assert (shown._bill["kind"], shown._bill["season"], shown._bill["bill"]["due"]) == ("season", "hiver", 11)


def test_hidden_stocks_tell_nothing_of_what_is_missing() -> None:
    """IMP-153, IMP-171."""
    hidden = view(Play.at(empire("automne", options={"hidden_stocks": True})))
    bills = bills_by_season(hidden, "P1")
    assert [bill["due"] for bill in bills.values()] == [10, 10, 8, 11]
    assert all(bill["missing"] is None and bill["tier"] is None for bill in bills.values())
    assert bills_by_season(view(Play.at(empire("automne", food=0, options={"hidden_stocks": True}))), "P1") == bills
    own = GAME.view(Play.at(empire("automne", options={"hidden_stocks": True})).state, "P1")
    assert bills_by_season(own, "P1")["hiver"]["missing"] == 0
    for seasons in (False, True):
        assert any("hidden" in word for word in words(Bill(hidden, seasons=seasons).to_svg()))


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    shown = Bill(view(Play.at(empire())))
    with pytest.raises(traitlets.TraitError, match=r"no seat 'P3': the seats are P1, P2"):
        shown.seat = "P3"
    with pytest.raises(traitlets.TraitError, match=r"no season 'summer': the seasons are printemps, ete"):
        shown.season = "summer"
    with pytest.raises(ValueError, match="no bill in a position of 'incorporated'"):
        Bill(gamekit.new_session("incorporated", 3, seed=1))
    with pytest.raises(TypeError, match="Bill has no option 'seta'"):
        Bill(seta="P1")


def test_the_picture_has_every_line_and_what_follows() -> None:
    play = paid("hiver", "1 0", food=1, gold=3)
    shown = rows(Bill(view(play), names={"P1": "Ann"}).to_svg())
    assert shown["Army a1 of 6 units · Latium"] == ["1", "2", "2", "", "IMP-051"]
    assert shown["Ships"] == ["2", "1", "", "2", "IMP-054"]
    assert shown["Winter: +1 in all"][-1] == "IMP-018 IMP-057"
    assert shown["Due: 11"][2:] == ["4", "7", "IMP-034"]
    assert shown["Missing: 7"][2:] == ["3", "4", "IMP-060"]
    said = " ".join(words(Bill(view(play), names={"P1": "Ann"}).to_svg()))
    assert "Bill paid: Ann, Winter of year 1" in said
    assert "Exactly 7 count as missing" in said
    assert "IMP-A01" in said


def test_the_picture_and_the_browser_have_the_same_rows() -> None:
    """The floor of IMP-EX-06 and a card that takes back what the season adds."""
    floor = Bill(view(Play.at({"season": "automne", "phase": "management", "pieces": {"P1": {}, "P2": {}}})))
    shown = rows(floor.to_svg())
    lifted = shown["Not taken off: never below 0"]
    assert sum(int(part) for part in lifted[2:4] if part) == 1
    level = rows(Bill(view(Play.at(empire("hiver", card="hiver_1")))).to_svg())
    assert level["Event card “Full granaries” *: −1 in all"][-1] == "IMP-030"
    assert not any("best split" in row and row.startswith(("+", "−")) for row in level)


def test_the_picture_of_the_seasons_speaks_french() -> None:
    shown = rows(Bill(view(Play.at(empire())), seasons=True, lang="fr", names={"P1": "Ann"}).to_svg())
    assert shown["Pour quoi"] == ["Printemps (maintenant)", "Été", "Automne", "Hiver", "Règle"]
    assert shown["Dû en tout"][:4] == ["10", "10", "8", "11"]
    assert shown["Dû, par ressource"][2] == "3 nourriture + 5 or"


def test_a_seat_that_is_out_has_no_bill() -> None:
    data = {"players": 3, "seats": {"P3": {"out": True}}, "cities": {"syrakousai": {"owner": ""}}, "pieces": {"P3": {}}}
    for options in ({}, {"seasons": True}, {"season": "hiver"}):
        shown = Bill(view(Play.at(data)), seat="P3", **options)
        assert repr(shown) == "Bill(P3, none, lang='en')"
        assert "This player is out of the game and pays no upkeep." in words(shown.to_svg())


def test_no_bill_is_to_come_once_the_game_is_over() -> None:
    over = Bill(view(Play.at({"phase": "over"})))
    assert over._bill["bill"] is None
    assert "The game is over: no upkeep is due any more." in words(over.to_svg())


def test_a_bill_that_is_due_now_is_no_forecast() -> None:
    """IMP-DP-15: in phase V, before the payer has split what the season changes."""
    due = Bill(view(Play.at(empire("automne"))("P1 done", "P2 done")))
    assert due._bill["kind"] == "come"
    said = words(due.to_svg())
    assert "Not paid yet: from the present stocks and with the best split." in said
    assert not any(sentence.startswith("A forecast") for sentence in said)


def test_every_rule_that_a_row_names_can_be_opened_in_both_languages() -> None:
    for play in (paid("hiver", "1 0", food=1, gold=3), Play.at(empire("automne", card="automne_3"))):
        for seasons in (False, True):
            shown = Bill(view(play), seasons=seasons)
            named = {
                part for word in words(shown.to_svg()) for part in word.replace("(", " ").replace(")", " ").split()
            }
            cited = {part.strip(".,") for part in named if part.startswith("IMP-")}
            assert cited <= set(shown._rules)
            shown.lang = "fr"
            assert shown._rules["IMP-A04"]["text"].startswith("Ce que saison et carte")


def test_a_hostile_name_stays_text_in_the_picture() -> None:
    svg = Bill(view(Play.at(empire())), names={"P1": "<script>alert(1)</script>&"}).to_svg()
    assert "<script" not in svg
    assert any("<script>" in word for word in words(svg))


def test_the_empire_of_the_tests_is_that_of_the_first_example() -> None:
    pieces = EMPIRE["pieces"]["P1"]
    assert sum(pieces["a1"]["units"].values()) == 6
    assert pieces["f1"]["ships"] == 2


def test_a_seat_that_a_later_view_lacks_is_refused_and_an_empty_view_is_a_first_position() -> None:
    bill = Bill(gamekit.new_session("impero", ["Ann", "Ben", "Cleo"], seed=1), seat="P3")
    with pytest.raises(traitlets.TraitError, match="the seats are P1, P2"):
        bill.view = gamekit.new_session("impero", ["Ann", "Ben"], seed=1)
    assert len(bill.view["seats"]) == 3
    assert repr(Bill({})) == repr(Bill())


@pytest.mark.parametrize("make", [Accounts, Bill, SeasonWheel, WorldMap])
def test_a_part_of_a_view_is_refused_with_what_is_missing(make: Any) -> None:
    view = gamekit.new_session("impero", ["Ann", "Ben"], seed=1).view()
    with pytest.raises(ValueError, match=r"expected a whole view.* decision, over is missing"):
        make({key: view[key] for key in view if key not in ("decision", "over")})
