"""The advanced set-up: an auction for each corporation (INC-079, INC-A34, INC-DP-28)."""

from __future__ import annotations

import pytest

from gamekit.core.game import Config
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from tests.incorporated.support import Play

FD, GS, BB, OM = "fortress_derivatives", "giant_squid", "big_brother", "old_money"


def auctioned(players: int) -> Play:
    """Return the beginning of the auctions."""
    return Play(GAME.setup(Config(seat_ids(players), "rulebook", {"advanced_setup": True})))


def test_corporations_are_auctioned_in_play_order() -> None:
    """INC-079, INC-A34: who has one bids no more, the last is free, and the price is paid out of the starting cash."""
    play = auctioned(3)
    assert play.asked == ("corporation_bid", "P1")
    assert (play.legal[0], play.legal[-2], play.legal[-1]) == ("P1 bid 0", "P1 bid 24", "P1 pass")
    play("P1 bid 2", "P2 bid 5", "P3 pass", "P1 pass")
    assert play.state.player_of(FD) == "P2"
    assert play.state.cash("P2") == 24 - 5
    assert play.kinds()[-1] == "paid"
    assert {"INC-079", "INC-A34"} <= play.cites()
    assert play.state.task is not None
    assert play.asked == ("corporation_bid", "P1")
    play("P1 pass", "P3 bid 0")
    # Giant Squid went for nothing to P3, and Big Brother is what is left for P1.
    assert [seat.corporation for seat in play.state.seats] == [BB, FD, GS]
    assert [play.state.cash(seat) for seat in seat_ids(3)] == [36, 19, 17]
    assert play.state.order() == ("P2", "P3", "P1")
    assert play.asked == ("outlook_next", "chance")
    for seat in play.state.seats:
        start = board().corporations[seat.corporation].starts[3]
        assert {country: play.state.shares(seat.id, country) for country, _ in start.shares} == dict(start.shares)
        assert all(play.state.country(board().squares[name].country).holder(name) == seat.id for name in start.squares)


def test_the_game_goes_on_as_ever() -> None:
    """INC-091: Fortress Derivatives is the first, whoever won it."""
    play = auctioned(2)("P1 pass", "P2 bid 30")
    assert [play.state.cash(seat) for seat in seat_ids(2)] == [30, 0]
    play("chance outlook shale_revolution", "chance outlook quantitative_easing")
    while play.asked[0] == "payoff_card":
        play(play.legal[0])
    assert play.asked == ("invest_action", "P2")


def test_four_corporations_three_auctions() -> None:
    """INC-A34: bids go round among those without a corporation."""
    play = auctioned(4)("P1 bid 1", "P2 pass", "P3 bid 2", "P4 bid 3", "P1 pass", "P3 pass")
    assert play.state.player_of(FD) == "P4"
    play("P1 bid 0", "P2 bid 1", "P3 pass", "P1 pass")
    assert play.state.player_of(GS) == "P2"
    play("P1 pass")
    # Nobody else is left for Big Brother but P3, who cannot leave it.
    assert play.asked == ("corporation_bid", "P3")
    assert "P3 pass" not in play.legal
    play("P3 bid 4")
    assert [seat.corporation for seat in play.state.seats] == [OM, GS, BB, FD]
    assert play.state.cash("P3") == 26 - 4


def test_what_is_refused() -> None:
    """INC-079, INC-A34: with numbers; no loans here (INC-050)."""
    play = auctioned(3)
    for amount, number in ((-1, "$0"), (25, "$24")):
        verdict = play.refused(f"P1 bid {amount}")
        assert verdict.rules == ("INC-079", "INC-A34")
        assert number in verdict.text()
    assert "INC-050" in play.refused("P1 loan").rules
    assert "INC-090" in play.refused("P2 bid 3").rules
    assert "INC-090" in play.refused("P1 auction us").rules
    play("P1 bid 7")
    assert "$8" in play.refused("P2 bid 7").text()
    alone = auctioned(2)("P1 pass")
    assert "INC-A34" in alone.refused("P2 pass").rules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_has_adds_up(players: int) -> None:
    """INC-060: bids of the least each time; every corporation is given once."""
    play = auctioned(players)
    while play.asked[0] == "corporation_bid":
        play(play.legal[0] if len(play.legal) < 25 else play.legal[-1])
    assert sorted(seat.corporation for seat in play.state.seats) == sorted(board().corporations_for(players))
    assert sum(play.state.cash(seat) for seat in seat_ids(players)) == -play.state.ledger.balance("bank")
