"""Phase 3: income, taking turns, Defend and Pass (INC-140 to INC-142, INC-149, INC-160, INC-161, INC-EX-14)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.incorporated import GAME, flow
from gamekit.incorporated.actions_late import Defend
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.draft import Draft
from tests.incorporated.competing import cubes, fought, guards, only, passed, words
from tests.incorporated.support import Play


def entered(**data: Any) -> Play:
    """Return the position in which Investment has just ended, with the events of the income."""
    draft = Draft(GAME.position({"phase": "investment", **data}))
    draft.end_phase()
    flow.settle(draft)
    step = draft.freeze()
    play = Play(step.state)
    play.events = step.events
    return play


# Income.


def test_inc_ex_14_each_share_brings_a_cube() -> None:
    """INC-EX-14, INC-140, INC-030, INC-S10: three, two and one cube beside the squares."""
    play = entered(seats={"P1": {"shares": {"china": 3, "us": 2, "russia": 1}}})
    assert [cubes(play, land).get("P1") for land in ("china", "us", "russia")] == [3, 2, 1]
    gained = [e.params() for e in play.events if e.kind == "cubes_gained" and e.params()["player"] == "P1"]
    assert [(e["country"], e["count"]) for e in gained] == [("us", 2), ("russia", 1), ("china", 3)]
    assert {"INC-140", "INC-030", "INC-S10"} <= play.cites()
    # They stand beside the squares: these hold what they held.
    assert play.state.country("russia").squares == ("P3", "")
    assert play.asked == ("competition_action", "P1")


def test_every_player_receives_income_before_anybody_acts() -> None:
    """INC-140, INC-S10: in turn order, from the shares of the set-up."""
    play = entered()
    found = {land.id: dict(land.cubes) for land in play.state.countries if land.cubes}
    assert found == {
        "us": {"P1": 1, "P2": 1, "P3": 1},
        "eurozone": {"P1": 1, "P2": 1},
        "russia": {"P3": 1},
        "china": {"P3": 2},
        "japan": {"P2": 1},
        "india": {"P1": 1},
    }
    order = [e.params()["player"] for e in play.events if e.kind == "cubes_gained"]
    assert order == sorted(order)


def test_a_battleground_brings_income_too() -> None:
    """INC-A40: income goes on in a major that is a battleground; its cubes cannot leave (INC-155)."""
    play = entered(countries={"russia": {"affiliation": "BATTLEGROUND"}, "eastern_europe": {"affiliation": "NATO"}})
    assert cubes(play, "russia") == {"P3": 1}
    assert "INC-A40" in play.cites()
    play("P1 pass", "P1 defend us", "P1 defend us", "P1 defend us")
    play("P2 pass", "P2 defend us", "P2 defend us", "P2 defend us", "P3 expand")
    assert not [text for text in only(play, "move") if " russia >" in text]
    assert "INC-155" in play.refused("P3 move russia > scandinavia").rules


def crowded(left: int, seat: str = "P2") -> dict[str, Any]:
    """Return countries that leave so many cubes in the pile of a seat, with the rest of them in Tax Havens."""
    pile = GAME.position({}).pile(seat)
    return {HAVENS: {"cubes": {seat: pile - left}}}


def test_too_few_cubes_leave_the_choice_to_their_owner() -> None:
    """INC-DP-12, INC-141, INC-A32: two cubes for four shares; the others have theirs."""
    shares = {"us": 2, "japan": 1, "eurozone": 1}
    play = entered(countries=crowded(2), seats={"P2": {"shares": shares}})
    assert "income_short" in play.kinds()
    assert {"INC-141", "INC-A32"} <= play.cites()
    assert cubes(play, "india") == {"P1": 1}
    assert cubes(play, "china") == {}
    assert play.asked == ("short_income", "P2")
    assert play.legal == ["P2 income us", "P2 income eurozone", "P2 income japan"]
    verdict = play.refused("P2 income china")
    assert set(verdict.rules) == {"INC-141", "INC-030"}
    assert "China Ben holds 0 shares" in words(verdict)
    play("P2 income us")
    assert play.legal == ["P2 income us", "P2 income eurozone", "P2 income japan"]
    play("P2 income us")
    assert cubes(play, "us") == {"P1": 1, "P2": 2, "P3": 1}
    assert play.state.pile("P2") == 0
    assert cubes(play, "china") == {"P3": 2}
    assert play.asked == ("competition_action", "P1")


def test_a_share_that_has_its_cube_gets_no_other() -> None:
    """INC-141: one cube per share also in a shortage; a single choice is shown all the same (INC-S01)."""
    play = entered(countries=crowded(2), seats={"P2": {"shares": {"us": 1, "japan": 2}}})("P2 income us")
    assert play.legal == ["P2 income japan"]
    assert "United States Ben holds 1 share" in words(play.refused("P2 income us"))
    assert "INC-141" in play.refused("P2 income afpak").rules


def test_a_pile_that_just_suffices_is_no_shortage() -> None:
    """INC-141: three cubes for three shares are placed without a question."""
    play = entered(countries=crowded(3))
    assert "income_short" not in play.kinds()
    assert play.state.pile("P2") == 0
    assert play.asked == ("competition_action", "P1")


def test_an_empty_pile_is_not_asked() -> None:
    """INC-141: nothing to place is no choice."""
    play = entered(countries=crowded(0))
    assert "income_short" in play.kinds()
    assert play.asked == ("competition_action", "P1")
    assert cubes(play, "japan") == {}


def test_two_players_in_a_row_can_be_short() -> None:
    """INC-DP-12: then the next seat is asked."""
    countries = crowded(1, "P1")
    countries[HAVENS]["cubes"] |= crowded(1, "P3")[HAVENS]["cubes"]
    play = entered(countries=countries)
    assert play.asked == ("short_income", "P1")
    play("P1 income india")
    assert cubes(play, "japan") == {"P2": 1}
    assert play.asked == ("short_income", "P3")
    play("P3 income china")
    assert play.asked == ("competition_action", "P1")


# Taking turns.


def test_one_action_at_a_time_clockwise_until_all_have_passed() -> None:
    """INC-142, INC-091, INC-S09, INC-A36: who has passed is skipped; the last one acts as often as it likes."""
    play = entered()
    assert "INC-091" in play.cites()
    assert play.asked == ("competition_action", "P1")
    play("P1 defend us")
    assert play.asked == ("competition_action", "P2")
    passed(play, "P2")
    assert play.asked == ("competition_action", "P3")
    play("P3 defend us")
    assert play.asked == ("competition_action", "P1")
    passed(play, "P1")
    for action in ("defend us", "defend china"):
        assert play.asked == ("competition_action", "P3")
        play(f"P3 {action}")
    assert play.asked == ("competition_action", "P3")
    for text in ("P1 defend us", "P2 fight", "P1 pass"):
        assert "INC-090" in play.refused(text).rules
    play("P3 pass")
    assert play.asked == ("lobby_action", "P1")


def test_inc_s09_the_actions_of_the_phase_are_reported() -> None:
    """INC-S09: the number per seat, in the state while the phase lasts and told at its end."""
    play = entered()("P1 fight", "P1 grab us.3", "P1 stop", "P2 defend us", "P3 expand", "P3 move us > uk", "P3 stop")
    play("P1 defend us")
    assert [seat.acted for seat in play.state.seats] == [2, 1, 1]
    passed(passed(play, "P2"), "P3")
    play("P1 pass", "P1 defend us", "P1 defend us")
    told = [e for e in play.events if e.kind == "actions_counted"]
    assert [tuple(e.params().values()) for e in told] == [("P1", 3), ("P2", 2), ("P3", 2)]
    assert all("INC-S09" in e.rules for e in told)


def test_a_player_with_nothing_can_only_pass() -> None:
    """INC-DP-13: no cube, no executive; numbers say so."""
    play = fought({}, seats={"P1": {"executives": 0}})
    assert play.legal == ["P1 pass"]
    verdict = play.refused("P1 fight")
    assert {"INC-143", "INC-S08"} <= set(verdict.rules)
    assert "0 free cubes" in words(verdict)
    assert {"INC-149", "INC-035"} <= set(play.refused("P1 defend us").rules)
    assert "all 3" in words(play.refused("P1 defend us"))
    assert {"INC-153", "INC-154"} <= set(play.refused("P1 expand").rules)
    for text in ("P1 grab us.3", "P1 kill P2 us us.2", "P1 move us > uk", "P1 stop", "P1 income us", "P1 bid 3"):
        assert "INC-090" in play.refused(text).rules


# Defend.


def test_an_executive_defends_any_country() -> None:
    """INC-149, INC-S14: each of the 23, also without own cubes there; several in one."""
    play = fought({})
    assert only(play, "defend") == [f"P1 defend {country}" for country in board().countries]
    play("P1 defend iran", "P2 pass")
    while play.asked[1] == "P2":
        play("P2 defend us")
    passed(play, "P3", "china")
    play("P1 defend iran")
    assert guards(play, "iran") == {"P1": 2}
    assert guards(play, "us") == {"P2": 3}
    assert play.state.seat("P1").executives == 1
    assert {"INC-149", "INC-S14"} <= play.cites()


def test_nobody_defends_the_tax_havens() -> None:
    """INC-S14, INC-159: typed, and as an action."""
    play = fought({})
    assert "INC-S14" in play.refused("P1 defend tax_havens").rules
    assert GAME.refusals(play.state, Defend("P1", HAVENS))
    play("P1 pass")
    assert "INC-S14" in play.refused("P1 defend tax_havens").rules


def test_old_money_has_one_executive_more() -> None:
    """INC-035: at four players P4 has three, the others two."""
    play = fought({}, due="P4", players=4, seats={"P4": {"executives": 0, "sent": 3}})
    assert "all 3" in words(play.refused("P4 defend us"))
    play = fought({}, due="P2", players=4, seats={"P2": {"executives": 0, "sent": 2}})
    assert "all 2" in words(play.refused("P2 defend us"))


# Passing and the end of the phase.


def test_passing_sends_all_executives_to_defend() -> None:
    """INC-160, INC-DP-16: one question per executive, of each country."""
    play = fought({})("P1 pass")
    for left in (3, 2, 1):
        assert play.asked == ("pass_defend", "P1")
        assert play.state.seat("P1").executives == left
        assert play.legal == [f"P1 defend {country}" for country in board().countries]
        assert "INC-160" in GAME.explain(play.state, "P1 defend us").rules
        for text in ("P1 pass", "P1 fight", "P1 stop", "P2 defend us"):
            assert "INC-090" in play.refused(text).rules
        play("P1 defend japan")
        assert "INC-160" in play.cites()
    assert guards(play, "japan") == {"P1": 3}
    assert play.state.seat("P1").passed
    assert play.asked == ("competition_action", "P2")


def test_passing_without_executives_asks_nothing() -> None:
    """INC-160, INC-A36."""
    play = fought({}, seats={"P1": {"executives": 0}})("P1 pass")
    assert play.asked == ("competition_action", "P2")
    assert {"INC-160", "INC-A36"} <= play.cites()


def test_executives_of_a_player_that_passed_still_protect() -> None:
    """INC-160, INC-149."""
    play = passed(fought({"us": {"cubes": {"P2": 1}}}), "P1")("P2 fight")
    assert only(play, "kill") == ["P2 kill P1 us executive", "P2 kill P3 us us.4"]


def test_free_cubes_and_executives_leave_at_the_end() -> None:
    """INC-161, INC-036, INC-A27, INC-031: also those in Tax Havens; cubes on squares stay."""
    countries: dict[str, Any] = {"us": {"cubes": {"P1": 2, "P2": 1}}, HAVENS: {"cubes": {"P3": 1}}}
    data: dict[str, Any] = {"seats": {seat: {"executives": 0} for seat in ("P1", "P2", "P3")}}
    play = fought(countries, **data)
    squares = [land.squares for land in play.state.countries]
    piles = [play.state.pile(seat) for seat in ("P1", "P2", "P3")]
    play("P1 pass", "P2 pass", "P3 pass")
    assert all(land.cubes == () and land.guards == () for land in play.state.countries)
    assert [land.squares for land in play.state.countries] == squares
    assert [play.state.pile(seat) for seat in ("P1", "P2", "P3")] == [a + b for a, b in zip(piles, (2, 1, 1))]
    assert [e.params() for e in play.events if e.kind == "cubes_left"] == [
        {"player": "P1", "country": "us", "count": 2},
        {"player": "P2", "country": "us", "count": 1},
        {"player": "P3", "country": HAVENS, "count": 1},
    ]
    assert {"INC-161", "INC-A27", "INC-036"} <= play.cites()
    assert not any(seat.passed for seat in play.state.seats)


@pytest.mark.parametrize("players", [2, 4])
def test_at_other_numbers_of_players(players: int) -> None:
    """INC-142: two and four seats take turns in play order."""
    play = entered(players=players)
    for place in range(players):
        assert play.asked == ("competition_action", f"P{place + 1}")
        play(f"P{place + 1} defend us")
    assert play.asked == ("competition_action", "P1")
