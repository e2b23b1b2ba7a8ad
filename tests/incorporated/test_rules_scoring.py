"""The end of the game: scoring, unpaid bonds, the winner (INC-200, INC-201, INC-001, INC-002, INC-059, INC-060)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core import codec
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.locale import LANGUAGES
from tests.incorporated.support import Play
from tests.incorporated.test_rules_earnings import cash, holding, merged, paid
from tests.play import NAMES


def last(**data: Any) -> Play:
    """Return the end of the last turn: no Outlook card lies ready."""
    opened = list(board().cards)[: board().turns]
    return Play.at({"phase": "earnings", "turn": 4, "growth": 2, "outlook": {"opened": opened}, **data})


def test_inc_ex_24_end_scoring() -> None:
    """INC-EX-24: Finance of 4, 2 and 3 squares; INC-200."""
    seats = {key: {"cash": 0} for key in ("P1", "P2", "P3")}
    play = last(countries=merged(holding("finance", P1=4, P2=2, P3=3)), seats=seats)("chance die 12")
    assert cash(play, "P1", "P2", "P3") == [30, 10, 15]
    assert paid(play, "end_leader") == [("bank", "P1", 10)]
    assert "INC-200" in play.cites()
    assert play.asked == ("over", "")
    assert play.state.clock.phase == "over"
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert dict(outcome.scores) == {"P1": 30, "P2": 10, "P3": 15}
    assert dict(outcome.ranks) == {"P1": 1, "P2": 3, "P3": 2}
    assert outcome.ended.rules == ("INC-200", "INC-001")


def test_industries_are_scored_in_their_order() -> None:
    """INC-200: Finance, Technology, Heavy, Energy, Mining."""
    squares = merged(*(holding(industry, P1=1, P2=2) for industry in board().industries))
    play = last(countries=squares)("chance die 12")
    told = [event.industry for event in play.events if event.kind in ("leader", "no_leader")]
    assert told == ["finance", "technology", "heavy", "energy", "mining"]
    assert play.kinds().index("game_over") < play.kinds().index("leader")


def test_a_leader_of_two_players_scores_five() -> None:
    """INC-200: +$5 with two players; a tie has no leader (INC-A31)."""
    seats = {key: {"cash": 0} for key in ("P1", "P2")}
    squares = merged(holding("heavy", P1=2, P2=1), holding("mining", P1=2, P2=2))
    play = last(players=2, countries=squares, seats=seats)("chance die 12")
    assert cash(play, "P1", "P2") == [25, 15]
    assert "INC-A31" in play.cites()


def test_the_rd_square_counts_twice_at_the_end() -> None:
    """INC-037: for the money and for the leader."""
    seats = {key: {"cash": 0} for key in ("P1", "P2", "P3")}
    squares = merged({"us": {"squares": {"us.6": "P2"}}}, holding("energy", P1=1))
    play = last(countries=squares, seats=seats)("chance die 12")
    assert cash(play, "P1", "P2") == [5, 20]
    assert "INC-037" in play.cites()


def test_a_locked_square_is_not_scored() -> None:
    """INC-012."""
    seats = {key: {"cash": 0} for key in ("P1", "P2", "P3")}
    play = last(countries=merged({"uk": {"squares": {"uk.1": "locked"}}}), seats=seats)("chance die 12")
    assert cash(play, "P1", "P2", "P3") == [0, 0, 0]


def test_unpaid_bonds_cost_twenty_and_the_result_may_be_negative() -> None:
    """INC-201, INC-059, INC-060: the purse holds no less than nothing, the result can."""
    seats = {"P1": {"cash": 50, "bonds": 2}, "P2": {"cash": 7, "bonds": 3}, "P3": {"cash": 9}}
    play = last(interest=20, countries=merged(), seats=seats)("chance die 12", "P1 repay 1", "P2 repay 0")
    assert cash(play, "P1", "P2", "P3") == [28, 4, 9]
    assert [(e.player, e.bonds, e.cost) for e in play.events if e.kind == "bonds_left"] == [
        ("P1", 1, 20), ("P2", 3, 60),
    ]  # fmt: skip
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert dict(outcome.scores) == {"P1": 8, "P2": -56, "P3": 9}
    assert dict(outcome.ranks) == {"P1": 2, "P2": 3, "P3": 1}
    assert {"INC-201", "INC-059", "INC-060"} <= play.cites()
    assert [e.points for e in play.events if e.kind == "scored"] == [8, -56, 9]


def test_equal_cash_is_a_draw() -> None:
    """INC-002: two share the first rank, the third is third."""
    seats = {"P1": {"cash": 40, "bonds": 1}, "P2": {"cash": 19}, "P3": {"cash": 5}}
    play = last(countries=merged(), seats=seats)("chance die 12", "P1 repay 0")
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert dict(outcome.ranks) == {"P1": 1, "P2": 1, "P3": 3}
    assert "INC-002" in outcome.ended.rules
    for lang in LANGUAGES:
        assert outcome.ended.text(lang, GAME.id, NAMES)


def test_the_game_ends_when_no_card_is_left_and_not_before() -> None:
    """INC-100, INC-200, INC-080: with a card drawn ahead the next turn begins."""
    going = Play.at({"phase": "earnings", "turn": 3, "growth": 2, "outlook": {"ahead": "shale_revolution"}})
    assert GAME.outcome(going.state) is None
    going("chance die 12")
    assert (going.state.clock.turn, going.state.clock.phase) == (4, "outlook")
    assert GAME.outcome(going.state) is None
    done = last()("chance die 12")
    assert done.events[-1].kind == "scored"
    assert {"INC-100", "INC-200"} <= done.cites()
    assert GAME.legal_actions(done.state) == ()


@pytest.mark.parametrize("text", ["P1 pass", "P1 repay 1", "chance die 3", "P2 loan", "P9 pass"])
def test_nothing_can_be_done_after_the_end(text: str) -> None:
    """INC-200."""
    play = last()("chance die 12")
    verdict = play.refused(text)
    if verdict.status == "illegal":
        assert "INC-200" in verdict.rules


def test_a_finished_position_has_a_result() -> None:
    """INC-001: also one that was laid out."""
    state = GAME.position({"phase": "over", "turn": 4, "seats": {"P1": {"cash": 3, "bonds": 1}, "P2": {"cash": 80}}})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == ("P1", -17)
    assert codec.decode(GAME.state_type, codec.encode(state)) == state
