"""Phase 3: Expand and the Tax Havens, rule by rule (INC-153 to INC-159)."""

from __future__ import annotations

from typing import Any

from gamekit.incorporated import GAME
from gamekit.incorporated.board import HAVENS, board
from tests.incorporated.competing import HAVEN_SQUARE, MINE, cubes, fought, passed, words

# Expand.


def test_expand_costs_a_dollar_and_gives_two_movements() -> None:
    """INC-153, INC-154: two cubes once each."""
    play = fought({"us": {"cubes": {"P1": 2}}})
    cash = play.state.cash("P1")
    play("P1 expand")
    assert play.state.cash("P1") == cash - 1
    assert play.asked == ("movement", "P1")
    assert play.legal == ["P1 move us > canada", "P1 move us > latin_america", "P1 move us > uk"]
    play("P1 move us > canada", "P1 move us > uk")
    assert (cubes(play, "us"), cubes(play, "canada"), cubes(play, "uk")) == ({}, MINE, MINE)
    assert play.asked == ("competition_action", "P2")
    assert {"INC-154", "INC-156"} <= play.cites()


def test_one_cube_may_move_twice() -> None:
    """INC-153."""
    play = fought({"us": {"cubes": MINE}})("P1 expand", "P1 move us > uk", "P1 move uk > eurozone")
    assert cubes(play, "eurozone") == MINE
    assert play.asked == ("competition_action", "P2")


def test_the_first_movement_is_a_must_and_the_dollar_is_gone() -> None:
    """INC-S08: paid before it, and not given back for a movement that is left out."""
    play = fought({"us": {"cubes": MINE}})
    cash = play.state.cash("P1")
    play("P1 expand")
    assert "INC-S08" in play.refused("P1 stop").rules
    play("P1 move us > uk")
    assert play.legal[-1] == "P1 stop"
    play("P1 stop")
    assert play.state.cash("P1") == cash - 1
    assert "INC-S08" in play.cites()


def test_a_movement_follows_an_arrow_in_its_direction() -> None:
    """INC-154, INC-008: against an arrow, without one, and staying are refused, each with what is needed."""
    play = fought({"uk": {"cubes": MINE}, "australia": {"cubes": MINE}, "us": {"cubes": MINE}})("P1 expand")
    verdict = play.refused("P1 move uk > australia")
    assert verdict.rules == ("INC-154", "INC-008")
    assert "an arrow from the United Kingdom to Australia; the arrow between them leads the other way" in words(verdict)
    assert "P1 move australia > uk" in play.legal
    verdict = play.refused("P1 move us > japan")
    assert verdict.rules == ("INC-154",)
    assert "arrows lead only to: Canada, Latin America, United Kingdom" in words(verdict)
    assert play.refused("P1 move us > us").rules == ("INC-154",)


def test_no_movement_between_camps() -> None:
    """INC-154: the arrow alone does not help; the camps are named. An Outlook card or a clash opens the way."""
    countries: dict[str, Any] = {"scandinavia": {"cubes": MINE}}
    play = fought(countries)("P1 expand")
    verdict = play.refused("P1 move scandinavia > russia")
    assert verdict.rules == ("INC-154", "INC-155")
    assert "a country of NATO or a battleground" in words(verdict)
    assert "Russia belongs to SCO" in words(verdict)
    countries["scandinavia"]["affiliation"] = "SCO"
    play = fought(countries)("P1 expand", "P1 move scandinavia > russia")
    assert cubes(play, "russia") == MINE


def test_both_camps_move_into_a_battleground_and_nobody_out() -> None:
    """INC-155."""
    countries = {"eurozone": {"cubes": MINE}, "russia": {"cubes": MINE}, "iran": {"cubes": MINE}}
    play = fought(countries)("P1 expand")
    assert "INC-155" in GAME.explain(play.state, "P1 move eurozone > eastern_europe").rules
    assert not [text for text in play.legal if " iran >" in text]
    for target in ("central_asia", "gulf_states"):
        verdict = play.refused(f"P1 move iran > {target}")
        assert verdict.rules == ("INC-155",)
        assert "Iran is a battleground" in words(verdict)
    play("P1 move eurozone > eastern_europe", "P1 move russia > eastern_europe")
    assert cubes(play, "eastern_europe") == {"P1": 2}
    passed(passed(play, "P2"), "P3")
    verdict = play.refused("P1 expand")
    assert {"INC-153", "INC-154", "INC-S08"} <= set(verdict.rules)
    assert "3 free cubes" in words(verdict)


def test_no_way_leads_from_battleground_to_battleground() -> None:
    """INC-155: the arrow from Brazil to South Africa is closed while both are battlegrounds."""
    countries: dict[str, Any] = {"brazil": {"affiliation": "BATTLEGROUND", "cubes": MINE}, "us": {"cubes": MINE}}
    countries |= {"south_america": {"affiliation": "NATO"}, "iran": {"affiliation": "SCO"}}
    countries["south_africa"] = {"affiliation": "BATTLEGROUND"}
    play = fought(countries)("P1 expand")
    assert play.refused("P1 move brazil > south_africa").rules == ("INC-155",)
    assert not [text for text in play.legal if " brazil >" in text]


def test_expand_reaches_no_square() -> None:
    """INC-156: cubes stay beside the squares; no action of an Expand names one."""
    play = fought({"us": {"cubes": MINE}})("P1 expand")
    assert "INC-090" in play.refused("P1 grab us.3").rules
    play("P1 move us > canada")
    assert play.state.country("canada").squares == ("",)
    assert "INC-090" in play.refused("P1 grab canada.1").rules


def test_what_stands_on_a_square_does_not_move() -> None:
    """INC-147, INC-152: nor does an executive."""
    countries = {"us": {"guards": MINE}, "eurozone": {"cubes": MINE}, "canada": {"guards": MINE}}
    play = fought(countries, seats={"P1": {"executives": 1}})("P1 expand")
    assert play.refused("P1 move us > uk").rules[0] == "INC-147"
    assert play.refused("P1 move canada > us").rules[0] == "INC-152"
    assert play.refused("P1 move japan > korea").rules == ("INC-153",)


def test_a_loan_may_pay_for_expand() -> None:
    """INC-157, INC-DP-7: without a dollar the payer borrows, then moves."""
    play = fought({"us": {"cubes": MINE}}, seats={"P1": {"cash": 0}})
    assert "INC-157" in GAME.explain(play.state, "P1 expand").rules
    play("P1 expand")
    assert play.asked == ("pay", "P1")
    assert "INC-157" in play.cites()
    assert play.legal == ["P1 loan"]
    assert "INC-090" in play.refused("P1 move us > uk").rules
    play("P1 loan")
    assert play.asked == ("movement", "P1")
    assert (play.state.cash("P1"), play.state.bonds("P1")) == (19, 1)


def test_without_cash_and_credit_there_is_no_expand() -> None:
    """INC-153, INC-157, INC-S07: at $20 the twenty-first bond brings nothing."""
    play = fought({"us": {"cubes": MINE}}, seats={"P1": {"cash": 0, "bonds": 20}})
    assert "P1 expand" not in play.legal
    verdict = play.refused("P1 expand")
    assert set(verdict.rules) == {"INC-153", "INC-157", "INC-S07"}
    assert "$1" in words(verdict)
    assert "$0" in words(verdict)
    rich = fought({"us": {"cubes": MINE}}, seats={"P1": {"cash": 0, "bonds": 19}})
    assert "P1 expand" in rich.legal


# Tax Havens.


def test_cubes_leave_the_tax_havens_for_any_country() -> None:
    """INC-158, INC-004: camps and arrows do not matter, battlegrounds included."""
    play = fought({HAVENS: {"cubes": {"P1": 2}}})("P1 expand")
    assert play.legal == [f"P1 move {HAVENS} > {country}" for country in board().countries]
    play(f"P1 move {HAVENS} > china", f"P1 move {HAVENS} > iran")
    assert (cubes(play, "china"), cubes(play, "iran")) == (MINE, MINE)
    assert {"INC-158", "INC-004"} <= play.cites()


def test_nothing_moves_into_the_tax_havens() -> None:
    """INC-158: from a country, from themselves."""
    play = fought({"us": {"cubes": MINE}, HAVENS: {"cubes": MINE}})("P1 expand")
    for source in ("us", HAVENS):
        assert play.refused(f"P1 move {source} > {HAVENS}").rules == ("INC-158",)
    assert play.refused(f"P1 move japan > {HAVENS}").rules == ("INC-153", "INC-158")


def test_nobody_is_attacked_in_the_tax_havens() -> None:
    """INC-159: free cubes there are safe, and who holds the square keeps it."""
    havens = {"cubes": {"P1": 2, "P2": 1}}
    play = fought({HAVENS: havens})("P1 fight")
    assert play.legal == [f"P1 grab {HAVEN_SQUARE}"]
    for piece in ("cube", "executive", HAVEN_SQUARE):
        assert play.refused(f"P1 kill P2 {HAVENS} {piece}").rules == ("INC-159",)
    play(f"P1 grab {HAVEN_SQUARE}")
    assert "INC-159" in play.cites()
    assert play.legal == ["P1 stop"]
    assert play.refused(f"P1 grab {HAVEN_SQUARE}").rules == ("INC-159",)
    taken = fought({HAVENS: {**havens, "squares": {HAVEN_SQUARE: "P2"}}})
    assert "P1 fight" not in taken.legal
    assert "2 free cubes" in words(taken.refused("P1 fight"))


def test_the_square_of_the_tax_havens_needs_a_cube_there() -> None:
    """INC-159, INC-144."""
    play = fought({"us": {"cubes": MINE}})("P1 fight")
    assert play.refused(f"P1 grab {HAVEN_SQUARE}").rules == ("INC-144",)
