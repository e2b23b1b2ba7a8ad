"""The greedy player plays Incorporated sensibly: single decisions, and whole games."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean
from typing import Any

import pytest

import gamekit
from gamekit import players
from gamekit.core.session import Session
from gamekit.incorporated.board import board
from gamekit.players.incorporated import shares
from gamekit.players.incorporated.sight import DOLLAR, Sight
from gamekit.players.loop import question
from tests.players.contest import share_won
from tests.players.incorporated_games import GAME, greedy, happenings, occupied
from tests.players.played import check_judgements, check_same_again, counted

CLEAR: Mapping[str, Any] = {
    land.id: {"squares": {s: "" for s in land.squares if not board().squares[s].locked_at_start}}
    for land in board().lands.values()
}


def answer(session: Session, seed: int = 0) -> str:
    """Return what a greedy player chooses now."""
    return str(players.get("greedy", seed).choose(question(session, session.to_act)))


def at(*actions: str, **data: Any) -> Session:
    """Return a session from a position after some actions."""
    session = gamekit.position(GAME, data)
    for action in actions:
        session.play(action)
    return session


def competition(squares: Mapping[str, str], cubes: Mapping[str, Mapping[str, int]], **data: Any) -> Session:
    """Return P1's action in a Competition with these squares and cubes."""
    countries: dict[str, Any] = {}
    for square, seat in squares.items():
        countries.setdefault(board().squares[square].country, {}).setdefault("squares", {})[square] = seat
    for country, there in cubes.items():
        countries.setdefault(country, {})["cubes"] = dict(there)
    return at(phase="competition", turn=2, due="P1", countries=countries, **data)


# Investment.


def test_it_buys_what_is_cheap_and_leaves_what_is_dear() -> None:
    task = {"type": "bid", "country": "us", "price": 4, "leader": "P1", "waiting": ["P2", "P3"]}
    cheap = answer(at(phase="investment", due="P1", task=task))
    assert cheap.startswith("P2 bid")
    assert 5 <= int(cheap.split()[-1]) < 30
    assert answer(at(phase="investment", due="P1", task={**task, "price": 70})) == "P2 pass"


def test_who_must_open_opens_low_when_it_does_not_want_the_share() -> None:
    seats = {"P1": {"cash": 0, "bonds": 16}}
    session = at("P1 auction us", phase="investment", turn=4, due="P1", seats=seats, interest=20)
    assert answer(session) == "P1 bid 3"


def test_it_sells_into_a_high_price_a_dollar_at_a_time() -> None:
    task = {"type": "reverse_bid", "country": "us", "buyer": "P1", "price": 60, "waiting": ["P2", "P3"]}
    assert answer(at(phase="investment", due="P1", task=task)) == "P2 lower 59"
    assert answer(at(phase="investment", due="P1", task={**task, "price": 3})) == "P2 pass"


def test_loans_cost_what_they_bring_less_and_their_interest() -> None:
    """INC-052, INC-053: more bonds make a bid dearer; money at hand costs what it is."""
    view = at(phase="investment", due="P1", seats={"P1": {"cash": 10}}).view(viewer="P1")
    sight = Sight(view, "P1")
    assert shares.cost(sight, 10) == 10 * DOLLAR
    steps = [shares.cost(sight, price + 1) - shares.cost(sight, price) for price in range(10, 60)]
    assert max(steps) > DOLLAR
    assert shares.limit(sight, 0) == 0
    indebted = at(phase="investment", due="P1", seats={"P1": {"cash": 10, "bonds": 9}}).view(viewer="P1")
    assert shares.cost(Sight(indebted, "P1"), 30) > shares.cost(sight, 30)


# Competition.


def full(**others: str) -> dict[str, str]:
    """Return a board that P1 holds, but for the first square of each country that is named."""
    squares = {s.id: "P1" for s in board().squares.values() if s.country not in ("india", "china", "tax_havens")}
    return squares | {f"{country}.1": holder for country, holder in others.items()}


def test_it_grabs_what_is_free() -> None:
    session = competition(full(uk=""), {"uk": {"P1": 1}})
    assert answer(session) == "P1 fight"
    session.play("P1 fight")
    assert answer(session) == "P1 grab uk.1"


def test_it_kills_and_grabs_what_nobody_protects() -> None:
    session = competition(full(uk="P2"), {"uk": {"P1": 2}})
    assert answer(session) == "P1 fight"
    session.play("P1 fight")
    assert answer(session) == "P1 kill P2 uk uk.1"
    session.play("P1 kill P2 uk uk.1")
    assert answer(session) == "P1 grab uk.1"


def test_it_moves_where_a_square_is_free() -> None:
    session = competition(full(latin_america=""), {"us": {"P1": 1}})
    assert answer(session) == "P1 expand"
    session.play("P1 expand")
    assert answer(session) == "P1 move us > latin_america"


def test_it_passes_when_nothing_is_to_be_had() -> None:
    assert answer(competition({}, {})) == "P1 pass"


def test_executives_defend_what_is_in_danger() -> None:
    session = competition({"uk.1": "P1"}, {"uk": {"P2": 2}})
    session.play("P1 pass")
    assert answer(session) == "P1 defend uk"


# Lobbying and Earnings.


def test_it_supports_the_stronger_camp_where_it_wins_a_square() -> None:
    session = at("P1 lobby power_play america", phase="lobbying", due="P1", power=3)
    assert answer(session) == "P1 camp NATO"


def test_it_does_not_overthrow_its_own_squares() -> None:
    """INC-181: who loses most by the fall of Russia supports its starting camp."""
    countries = {
        "russia": {"affiliation": "BATTLEGROUND", "squares": {"russia.1": "P1", "russia.2": "P1"}},
        "eastern_europe": {"affiliation": "NATO"},
    }
    session = at("P1 lobby power_play europe", phase="lobbying", due="P1", countries=countries)
    assert answer(session) == "P1 camp SCO"
    rival = {**countries, "russia": {"affiliation": "BATTLEGROUND", "squares": {"russia.1": "P2", "russia.2": "P2"}}}
    session = at("P1 lobby power_play europe", phase="lobbying", due="P1", countries=rival)
    assert answer(session) == "P1 camp NATO"


def test_cards_of_its_own_industries_stay() -> None:
    countries = {**CLEAR, "uk": {"squares": {"uk.1": "P2"}}, "canada": {"squares": {"canada.1": "P1"}}}
    data = {"countries": countries, "payoff": {"revealed": {"finance": 2, "mining": 2, "heavy": 3}}}
    session = at("P1 lobby budget", phase="lobbying", due="P1", **data)
    assert answer(session) != "P1 budget austerity mining"
    session = at("chance die 5", phase="earnings", growth=5, stress=1, **data)
    assert answer(session) == "P2 discard mining"


@pytest.mark.parametrize(("rate", "turn", "bonds"), [(12, 4, 3), (19, 4, 3), (11, 2, 3), (20, 2, 0)])
def test_it_repays_when_it_is_cheap_and_at_the_end(rate: int, turn: int, bonds: int) -> None:
    """INC-056, INC-059: at the end every unpaid bond costs $20."""
    opened = list(board().cards)[:turn]
    outlook = {"opened": opened, "ahead": None if turn == 4 else "world_trade_accord"}
    outlook["opened"] = [card for card in opened if card != outlook["ahead"]]
    seats = {"P1": {"cash": 90, "bonds": 3}}
    session = at("chance die 12", phase="earnings", turn=turn, growth=2, interest=rate, seats=seats, outlook=outlook)
    assert answer(session) == f"P1 repay {bonds}"


# What it knows.


def test_a_square_is_worth_more_than_its_loss_to_others() -> None:
    view = at(phase="competition", turn=2, countries=CLEAR).view(viewer="P1")
    sight = Sight(view, "P1")
    assert sight.change("uk.1", "P1") > 0 > sight.change("uk.1", "P2")
    assert sight.change("uk.1", "") == 0
    assert sight.best(["uk.1"], "P2") == 0


def test_the_risk_of_a_crisis_is_that_of_the_die() -> None:
    """INC-190, INC-191: the mean over the twelve sides."""
    for growth in (-3, 2, 5, 7):
        for stress in (-2, 0, 2):
            sight = Sight(at(phase="lobbying", growth=growth, stress=stress).view(viewer="P1"), "P1")
            exact = sum(max(0, growth + stress - side) for side in range(1, 13)) * DOLLAR / 12
            assert abs(sight.discards() - exact) <= 1


def test_what_is_hidden_does_not_change_a_choice() -> None:
    """INC-015, INC-S05: the next Outlook card, the order of the deck, and with hidden cash what others have."""
    base = {"phase": "investment", "due": "P1", "options": {"hidden_cash": True}}
    one = at(**base, outlook={"ahead": "shale_revolution"}, seats={"P2": {"cash": 3}, "P3": {"cash": 90}})
    other = at(**base, outlook={"ahead": "india_emerging"}, seats={"P2": {"cash": 60}, "P3": {"cash": 1}})
    assert one.view(viewer="P1") == other.view(viewer="P1")
    assert answer(one) == answer(other)


# Whole games.


@pytest.mark.parametrize("count", [2, 3, 4])
def test_games_are_over_after_four_turns(count: int) -> None:
    for seed in range(2):
        session = greedy(count, seed)
        assert session.outcome is not None
        assert session.state.clock.turn == board().turns
        assert "INC-200" in session.outcome.ended.rules


def test_three_players_fill_the_board() -> None:
    assert mean(occupied(greedy(3, seed)) for seed in range(8)) >= 40


@pytest.mark.parametrize("option", [{"hidden_cash": True}, {"advanced_setup": True}, {"bond_supply": 25}])
def test_it_plays_with_every_option(option: Mapping[str, Any]) -> None:
    assert greedy(3, 5, **option).outcome is not None


@pytest.mark.parametrize("other", ["random", "biased"])
def test_it_beats_those_who_play_at_random(other: str) -> None:
    assert share_won(GAME, (2, 3, 4), other) >= 0.9


def test_its_games_show_what_the_rules_have_to_offer() -> None:
    kinds = counted(happenings, [greedy(2, 1), greedy(3, 3), greedy(4, 5)])
    shown = ("grabbed", "killed", "moved", "defended", "clash", "rd", "payoff_exchanged", "paid reverse", "paid loan")
    for kind in (*shown, "major flipped", "two arrows"):
        assert kinds[kind] > 0, kind


@pytest.mark.parametrize("cut", [0, 150])
def test_the_same_seeds_give_the_same_game_also_from_the_middle(cut: int) -> None:
    check_same_again(greedy(3, 1), 1, cut)
    assert [node.action for node in greedy(3, 2).steps] != [node.action for node in greedy(3, 1).steps]


def test_judgements_are_whole_numbers() -> None:
    check_judgements(greedy(4, 2), 3)
