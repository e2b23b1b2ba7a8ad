"""Phase IV: initiative, order of play, rounds and passing (IMP-040 to IMP-044, IMP-170, IMP-A07, IMP-A30)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gamekit.core.game import ALL, PUBLIC
from gamekit.impero import GAME
from tests.impero.support import Play


def rolling(points: int, players: int = 3, **data: Any) -> Play:
    """Return the start of phase IV, with so many initiative points for every seat."""
    seats = {f"P{place + 1}": {"stock": {"initiative": points}} for place in range(players)}
    return Play.at({"phase": "actions", "players": players, "seats": seats, **data})


def dice(*faces: int) -> list[str]:
    """Return the texts of dice."""
    return [f"chance die {face}" for face in faces]


def order(play: Play) -> tuple[str, ...]:
    """Return the order of play that was told."""
    (told,) = play.told("order_of_play")
    found: tuple[str, ...] = told.player
    return found


def test_imp_ex_09_initiative() -> None:
    """IMP-EX-09, IMP-040, IMP-041, IMP-042, IMP-A07, IMP-DP-4: 7, 6, 7; of a tie who spent more goes first."""
    play = rolling(5)
    assert play.asked == ("initiative_die", "chance")
    assert [odds for _, odds in GAME.chance_outcomes(play.state)] == [Fraction(1, 6)] * 6
    assert GAME.explain(play.state, "chance die 4").rules == ("IMP-040", "IMP-DP-4", "IMP-A07")
    play(*dice(4, 6, 3))
    assert play.asked == ("initiative_spend", "P1")
    assert {"IMP-041", "IMP-DP-5"} <= set(GAME.explain(play.state, "P1 spend 3").rules)
    play("P1 spend 3", "P2 spend 0", "P3 spend 4")
    assert order(play) == ("P3", "P1", "P2")
    assert [(event.player, event.score) for event in play.told("initiative_shown")] == [("P1", 7), ("P2", 6), ("P3", 7)]
    assert {"IMP-041", "IMP-042", "IMP-A07"} <= play.cites()
    assert [play.state.stock(seat, "initiative") for seat in ("P1", "P2", "P3")] == [2, 5, 1]


def test_points_up_to_what_one_has() -> None:
    """IMP-041: no limit but the points owned."""
    play = rolling(2)(*dice(1, 1, 1))
    assert play.legal == ["P1 spend 0", "P1 spend 1", "P1 spend 2"]
    assert play.refused("P1 spend 3").rules[0] == "IMP-041"


def test_spending_is_hidden_until_all_have() -> None:
    """IMP-A07, IMP-171, IMP-DP-5."""
    play = rolling(3)(*dice(1, 1, 1), "P1 spend 2")
    assert GAME.view(play.state, "P1")["initiative"]["spent"] == {"P1": 2}
    assert GAME.view(play.state, ALL)["initiative"]["spent"] == {"P1": 2}
    for viewer in ("P2", "P3", PUBLIC):
        view = GAME.view(play.state, viewer)
        assert view["initiative"]["spent"] == {"P1": None}
        assert view["seats"]["P1"]["points"]["initiative"] == 3
        assert view["hidden"]["spent"] == ["IMP-171", "IMP-A07"]


def test_full_ties_are_rolled_again() -> None:
    """IMP-A07, IMP-DP-6: among the tied, and again for those who are tied still."""
    play = rolling(0)(*dice(2, 5, 2), "P1 spend 0", "P2 spend 0", "P3 spend 0")
    assert play.asked == ("initiative_reroll", "chance")
    assert {"IMP-A07", "IMP-DP-6"} <= set(GAME.explain(play.state, "chance die 1").rules)
    play(*dice(3, 3))
    assert play.asked == ("initiative_reroll", "chance")
    play(*dice(1, 6))
    assert order(play) == ("P2", "P3", "P1")


def test_a_roll_again_moves_nobody_but_the_tied() -> None:
    """IMP-A07, IMP-042: of four, two pairs are tied, and dice high or low change only the order within a pair."""
    spends = ("P1 spend 3", "P2 spend 0", "P3 spend 3", "P4 spend 0")
    play = rolling(3, 4)(*dice(2, 4, 2, 4), *spends)
    assert play.asked == ("initiative_reroll", "chance")
    play(*dice(1, 6, 2, 5))
    assert order(play) == ("P3", "P1", "P2", "P4")


def test_a_full_round_of_passes_ends_the_phase() -> None:
    """IMP-043, IMP-044, IMP-170, IMP-A30: who passed may act in a later round; an action starts no new count."""
    play = Play.at({"phase": "actions", "due": "P1", "season": "automne"})
    assert {"IMP-043", "IMP-044", "IMP-170"} <= set(GAME.explain(play.state, "P1 pass").rules)
    play("P1 pass", "P2 trade P1", "P2 give bois 1", "P2 want or 1", "P2 offer", "P1 refuse")
    assert play.asked == ("action", "P1")
    assert play.state.initiative.passed == ()
    play("P1 trade P2", "P1 give bois 1", "P1 want or 1", "P1 offer", "P2 refuse", "P2 pass")
    # The pass behind an action does not count for the next round, which begins with the first seat.
    play("P1 pass")
    assert play.asked == ("action", "P2")
    play("P2 pass")
    assert play.state.clock.phase == "upkeep"
    assert {"IMP-043", "IMP-170", "IMP-004"} <= play.cites()


def test_without_passing_the_phase_still_ends() -> None:
    """IMP-170: everything is limited per season, so that at last only passing is left."""
    play = Play.at({"phase": "actions", "due": "P1", "season": "hiver", "pieces": {"P1": {}, "P2": {}}})
    seats = []
    while play.state.clock.phase == "actions":
        decision = GAME.to_act(play.state)
        assert decision is not None
        seats.append(decision.seat)
        # The first legal action is never a pass while there is another one.
        play(play.legal[0])
    assert set(seats) == {"P1", "P2"}
