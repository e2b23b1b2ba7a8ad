"""The set-up at each number of players (INC-070 to INC-080), and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.chance import Draw
from gamekit.core.errors import SetupError
from gamekit.core.game import Config
from gamekit.core.ledger import BANK
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.state import LOCKED, locked
from tests.incorporated.support import Play

FD, GS, BB, OM = "fortress_derivatives", "giant_squid", "big_brother", "old_money"
DEALS = ({"P1": BB, "P2": FD}, {"P1": GS, "P2": BB, "P3": FD}, {"P1": OM, "P2": GS, "P3": FD, "P4": BB})


@pytest.mark.parametrize("deal", DEALS)
def test_the_board_at_the_start(deal: dict[str, str]) -> None:
    """INC-070, INC-071, INC-073, INC-074, INC-075, INC-010, INC-A01."""
    state = Play.dealt(deal).state
    (ready, *_) = GAME.opening(Config(seat_ids(len(deal)), "rulebook", deal=deal)).events
    assert {"INC-070", "INC-010", "INC-A01"} <= set(ready.rules)
    assert state.country("russia").affiliation == "SCO"
    assert {square.industry for square in board().squares.values()} == set(board().industries)
    assert (state.percent(), state.rate(), state.world.stress, state.world.power) == (2, 20, 1, 3)
    assert (state.world.rd, board().squares[state.world.rd].industry) == ("us.6", "energy")
    assert state.country("india").held_by(LOCKED) == ("india.3", "india.4", "india.5")
    assert state.country("china").held_by(LOCKED) == ("china.6", "china.7")
    assert locked(state.countries) == 5
    assert state.cards.deck == (5,) * 5
    assert sum(state.cards.discard) == sum(state.cards.revealed) == 0
    assert (state.clock.turn, state.difficulty(), state.payoff_count()) == (1, 3, 5)


@pytest.mark.parametrize("deal", DEALS)
def test_each_corporation_has_what_its_card_says(deal: dict[str, str]) -> None:
    """INC-078, INC-A07."""
    state = Play.dealt(deal).state
    sold: dict[str, int] = {}
    for seat, corporation in deal.items():
        start = board().corporations[corporation].starts[len(deal)]
        assert state.cash(seat) == start.cash
        assert state.bonds(seat) == 0
        assert {c: n for c in board().majors if (n := state.shares(seat, c))} == dict(start.shares)
        for square in start.squares:
            assert state.country(board().squares[square].country).holder(square) == seat
        assert state.pile(seat) == board().corporations[corporation].cubes - len(start.squares)
        for country, count in start.shares:
            sold[country] = sold.get(country, 0) + count
    for country in board().majors:
        assert state.shares(BANK, country) == board().lands[country].cards - sold.get(country, 0)


@pytest.mark.parametrize("deal", DEALS)
def test_play_order_is_that_of_the_corporations(deal: dict[str, str]) -> None:
    """INC-076, INC-077, INC-091: Fortress Derivatives first, Old Money last, whoever plays them."""
    play = Play.dealt(deal)
    order = [deal[seat] for seat in play.state.order()]
    assert order == [name for name in (FD, GS, BB, OM) if name in deal.values()]
    first = play.state.order()[0]
    assert play.state.from_left(first) == play.state.order()[1:]
    play("chance outlook shale_revolution", "chance outlook quantitative_easing")
    while play.asked[0] == "payoff_card":
        play(play.legal[0])
    assert play.asked == ("invest_action", first)
    for seat in play.state.seats:
        assert seat.executives == board().executives_of(seat.corporation, len(deal))


def test_the_three_player_start_of_the_worked_examples() -> None:
    state = Play.dealt({"P1": FD, "P2": GS, "P3": BB}).state
    assert [state.cash(seat) for seat in ("P1", "P2", "P3")] == [24, 17, 36]
    assert [state.shares(seat, "us") for seat in ("P1", "P2", "P3")] == [1, 1, 1]
    assert state.country("eurozone").holder("eurozone.3") == "P1"


def test_a_deal_is_drawn_from_the_seed_and_gives_each_corporation_once() -> None:
    """INC-076."""
    found = set()
    for seed in range(40):
        deal: Any = GAME.deal(Config(seat_ids(4), "rulebook"), Draw(seed))
        assert tuple(deal) == seat_ids(4)
        assert sorted(deal.values()) == sorted((FD, GS, BB, OM))
        found.add(tuple(deal.values()))
    assert len(found) > 10


def test_the_advanced_set_up_begins_with_an_auction() -> None:
    """INC-079: nothing is dealt, and nobody has a corporation yet."""
    config = Config(seat_ids(3), "rulebook", {"advanced_setup": True})
    assert GAME.deal(config, Draw(1)) is None
    play = Play(GAME.setup(config))
    assert play.asked == ("corporation_bid", "P1")
    assert [seat.corporation for seat in play.state.seats] == ["", "", ""]
    assert {play.state.cash(seat) for seat in seat_ids(3)} == {0}


@pytest.mark.parametrize(
    ("players", "ruleset", "options", "deal", "rule"),
    [
        (1, "rulebook", {}, None, "INC-035"),
        (5, "rulebook", {}, None, "INC-035"),
        (2, "house", {}, None, ""),
        (2, "rulebook", {"speed": 2}, None, ""),
        (2, "rulebook", {"hidden_cash": 1}, None, ""),
        (2, "rulebook", {"bop_max": 5}, None, "INC-A06"),
        (2, "rulebook", {"bop_max": True}, None, "INC-A06"),
        (2, "rulebook", {"bond_supply": 0}, None, "INC-A13"),
        (2, "rulebook", {}, None, "INC-076"),
        (2, "rulebook", {}, {"P1": FD, "P2": FD}, "INC-076"),
        (2, "rulebook", {}, {"P1": FD, "P2": GS}, "INC-076"),
        (2, "rulebook", {}, {"P1": FD, "P2": 3}, "INC-076"),
        (2, "rulebook", {}, {"P1": FD}, "INC-076"),
        (2, "rulebook", {"advanced_setup": True}, {"P1": FD, "P2": BB}, "INC-079"),
    ],
)
def test_what_does_not_fit_is_refused(
    players: int, ruleset: str, options: dict[str, Any], deal: Any, rule: str
) -> None:
    """INC-035, INC-076, INC-079, INC-A06, INC-A13."""
    with pytest.raises(SetupError) as caught:
        GAME.setup(Config(seat_ids(players), ruleset, options, deal))
    assert caught.value.rule == rule
    for lang in ("en", "fr"):
        assert caught.value.text(lang)


def test_the_options_are_kept_and_count() -> None:
    """INC-A04, INC-A06, INC-A13."""
    play = Play.dealt(DEALS[0], growth_has_zero=True, bop_max=4, bond_supply=25, hidden_cash=True)
    assert play.state.percent() == 2
    assert play.state.bonds_left() == 25
    play("chance outlook shale_revolution", "chance outlook quantitative_easing")
    assert play.state.world.power == 4
