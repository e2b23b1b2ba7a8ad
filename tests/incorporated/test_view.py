"""What each viewer sees: the table is open but for what INC-S05 hides."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.codec import encode
from gamekit.core.events import Paid
from gamekit.core.game import ALL, PUBLIC, Step
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.money import can_borrow, loan_value, loans_left, most_payable
from gamekit.incorporated.state import squares_of
from tests.incorporated.support import Play

OTHERS = (PUBLIC, "P1", "P2")


def test_only_big_brother_sees_the_next_card() -> None:
    """INC-015, INC-S05, INC-A35."""
    state = GAME.position({"phase": "investment", "outlook": {"ahead": "shale_revolution"}})
    twin = GAME.position({"phase": "investment", "outlook": {"ahead": "india_emerging"}})
    for viewer in OTHERS:
        shown = GAME.view(state, viewer)
        assert shown["outlook"] == {"opened": [], "drawn_ahead": True, "ahead": None}
        assert shown == GAME.view(twin, viewer)
    for viewer in ("P3", ALL):
        assert GAME.view(state, viewer)["outlook"]["ahead"] == "shale_revolution"


def test_only_big_brother_is_told_the_next_card() -> None:
    """INC-S02, INC-015."""
    state = GAME.position({})
    step = GAME.apply(state, GAME.parse("chance outlook shale_revolution"))
    seen = [event.kind for event in GAME.redact(step, "P3").events]
    assert "outlook_seen" in seen
    hidden = GAME.apply(step.state, GAME.parse("chance outlook india_emerging"))
    for viewer in OTHERS:
        kinds = [event.kind for event in GAME.redact(hidden, viewer).events]
        assert "drawn_ahead" in kinds
        assert "outlook_seen" not in kinds
    assert GAME.redact(hidden, ALL) == hidden


def test_deck_and_discard_pile_show_only_their_sizes() -> None:
    """INC-014, INC-S03."""
    one = GAME.position({"payoff": {"discard": {"heavy": 2}}})
    two = GAME.position({"payoff": {"discard": {"energy": 1, "mining": 1}}})
    for viewer in (*OTHERS, "P3"):
        assert GAME.view(one, viewer) == GAME.view(two, viewer)
        assert (GAME.view(one, viewer)["payoff"]["deck"], GAME.view(one, viewer)["payoff"]["discard"]) == (23, 2)
    assert GAME.view(one, ALL)["payoff"]["discard_cards"]["heavy"] == 2
    assert GAME.view(one, ALL)["payoff"]["deck_cards"]["heavy"] == 3


def test_looked_at_cards_are_seen_by_their_seat() -> None:
    """INC-S04, INC-S05."""
    task = {"type": "subsidies", "looked": ["heavy", "heavy", "mining"]}
    payoff = {"revealed": {"energy": 1}, "looked": {"heavy": 2, "mining": 1}}
    state = GAME.position({"phase": "lobbying", "due": "P2", "payoff": payoff, "task": task})
    assert GAME.view(state, "P2")["task"]["looked"] == ["heavy", "heavy", "mining"]
    assert GAME.view(state, ALL)["task"]["looked"] == ["heavy", "heavy", "mining"]
    for viewer in (PUBLIC, "P1", "P3"):
        assert GAME.view(state, viewer)["task"]["looked"] == 3


def test_repayments_are_shown_when_only_big_brother_is_left() -> None:
    """INC-S13."""
    task = {"type": "repay", "waiting": ["P2", "P3"], "choices": [["P1", 2]]}
    owing = {seat: {"cash": 60, "bonds": 2} for seat in seat_ids(3)}
    state = GAME.position({"phase": "earnings", "task": task, "seats": owing})
    assert GAME.view(state, "P1")["task"]["choices"] == {"P1": 2}
    for viewer in (PUBLIC, "P2", "P3"):
        assert GAME.view(state, viewer)["task"]["choices"] == {"P1": None}
    owing["P2"]["bonds"] = 0
    late = GAME.position({"phase": "earnings", "task": {**task, "waiting": ["P3"]}, "seats": owing})
    for viewer in (PUBLIC, "P2", "P3"):
        assert GAME.view(late, viewer)["task"]["choices"] == {"P1": 2}


@pytest.mark.parametrize("hidden", [False, True])
def test_cash_is_hidden_on_request(hidden: bool) -> None:
    """INC-013, INC-S05."""
    data: dict[str, Any] = {"phase": "investment", "options": {"hidden_cash": hidden}}
    state = GAME.position(data)
    for viewer in (PUBLIC, *seat_ids(3), ALL):
        for seat, own in GAME.view(state, viewer)["seats"].items():
            seen = not hidden or viewer in (seat, ALL)
            assert own["cash"] == (state.cash(seat) if seen else None)
            assert own["most_payable"] == (most_payable(state, seat) if seen else None)
            assert own["bonds"] == 0
    over = GAME.position({"phase": "over", "options": {"hidden_cash": True}})
    assert GAME.view(over)["seats"]["P1"]["cash"] == 24


def test_hidden_cash_takes_amounts_out_of_the_log_but_for_prices() -> None:
    """INC-S05: what was bid aloud stays, what else others pay or get does not."""
    facts = tuple(
        Paid(source=source, target=target, amount=3, unit=unit, cause=cause, rules=("INC-193",))
        for source, target, unit, cause in (
            ("bank", "P1", "cash", "payoff"),
            ("P1", "bank", "cash", "auction"),
            ("bank", "P1", "bond", "loan"),
        )
    )
    for hidden, kept in ((False, 3), (True, 2)):
        state = GAME.position({"options": {"hidden_cash": hidden}})
        step = Step(state, facts)
        assert len(GAME.redact(step, "P2").events) == kept
        assert GAME.redact(step, "P1") == step
        assert GAME.redact(step, ALL) == step


def test_what_a_loan_brings_and_the_largest_bid() -> None:
    """INC-S06, INC-S07, INC-052: 24 + 210 at $20 without a bond; INC-EX-26."""
    state = GAME.position({"phase": "investment"})
    assert (loan_value(state, "P1"), most_payable(state, "P1")) == (20, 234)
    owing = GAME.position({"phase": "investment", "interest": 17, "seats": {"P1": {"cash": 0, "bonds": 3}}})
    assert (loan_value(owing, "P1"), most_payable(owing, "P1")) == (14, 14 * 15 // 2)
    deep = GAME.position({"phase": "investment", "interest": 11, "seats": {"P1": {"cash": 2, "bonds": 12}}})
    assert (loan_value(deep, "P1"), loans_left(deep, "P1"), most_payable(deep, "P1")) == (-1, 0, 2)
    assert not can_borrow(deep, "P1")
    short = GAME.position({"phase": "investment", "options": {"bond_supply": 5}, "seats": {"P1": {"cash": 0}}})
    assert most_payable(short, "P1") == 20 + 19 + 18 + 17 + 16 == 90


@pytest.mark.parametrize(
    ("phase", "possible"),
    [("investment", True), ("competition", True), ("lobbying", False), ("earnings", False), ("outlook", False)],
)
def test_loans_belong_to_two_phases(phase: str, possible: bool) -> None:
    """INC-050."""
    cards = {"opened": ["world_trade_accord"]} if phase == "outlook" else {}
    assert can_borrow(GAME.position({"phase": phase, "outlook": cards}), "P1") is possible


@pytest.mark.parametrize(
    ("growth", "stress", "difficulty", "chances"),
    [(-3, -2, -5, 0), (1, 0, 1, 0), (2, 1, 3, 2), (5, 1, 6, 5), (7, 2, 9, 8)],
)
def test_the_odds_of_a_crisis(growth: int, stress: int, difficulty: int, chances: int) -> None:
    """INC-022, INC-190: (difficulty - 1) twelfths, mean intensity half the difficulty."""
    shown = GAME.view(GAME.position({"growth": growth, "stress": stress}))["crisis"]
    mean = difficulty if chances else 0
    spread = [[0, 12 - chances], *([value, 1] for value in range(1, chances + 1))]
    assert shown == {
        "difficulty": difficulty,
        "chances": chances,
        "of": 12,
        "twice_mean": mean,
        "intensities": spread,
    }


def test_the_view_shows_the_board() -> None:
    shown = GAME.view(GAME.position({"phase": "competition", "countries": {"us": {"cubes": {"P1": 2}}}}))
    assert shown["zones"] == {
        "america": "south_america",
        "europe": "eastern_europe",
        "asia": "south_sea",
        "third_world": "iran",
    }
    us = shown["countries"]["us"]
    assert (us["squares"]["us.1"], us["cubes"], us["shares"]) == ("P1", {"P1": 2}, {"bank": 4, "out": 0})
    assert us["reconstructed"] == ["squares"]
    assert shown["sliders"]["growth"] == {
        "place": 4,
        "value": 2,
        "cards": 5,
        "track": [[-3, 1], [-2, 2], [-1, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8], [6, 9], [7, 10]],
    }
    assert shown["seats"]["P1"]["shares"] == {"us": 1, "eurozone": 1, "india": 1}
    assert shown["seats"]["P1"]["pile"] == 45 - 3 - 2
    assert encode(shown) == shown


def test_square_counts_include_the_marker() -> None:
    """INC-037: the square with the R&D marker counts as two."""
    play = Play.at({"countries": {"us": {"squares": {"us.6": "P1"}}}})
    assert squares_of(play.state, "P1", "energy") == 2
    assert squares_of(Play.at({"rd": "us.1"}).state, "P1", "finance") == 2


def test_a_view_says_what_it_hides_and_by_which_rules() -> None:
    """INC-S05, INC-013, INC-014, INC-015, INC-S03, INC-S04, INC-S13."""
    piles, ahead = ["INC-014", "INC-S03", "INC-S05"], ["INC-015", "INC-S05"]
    state = GAME.position({"phase": "investment", "outlook": {"ahead": "shale_revolution"}})
    assert GAME.view(state, "P1")["hidden"] == {"piles": piles, "ahead": ahead}
    assert GAME.view(state, "P3")["hidden"] == {"piles": piles}
    assert GAME.view(state, ALL)["hidden"] == {}
    private = GAME.position({"options": {"hidden_cash": True}})
    assert GAME.view(private, "P1")["hidden"]["cash"] == ["INC-013", "INC-S05"]
    looking: dict[str, Any] = {"type": "payoff_card", "left": 2, "why": "subsidies", "looked": ["heavy"]}
    looked = GAME.position({"phase": "lobbying", "payoff": {"looked": {"heavy": 1}}, "task": looking})
    assert "looked" not in GAME.view(looked, "P1")["hidden"]
    assert GAME.view(looked, "P2")["hidden"]["looked"] == ["INC-S04", "INC-S05"]
    task = {"type": "repay", "waiting": ["P2", "P3"], "choices": [["P1", 2]]}
    owing = {seat: {"cash": 60, "bonds": 2} for seat in seat_ids(3)}
    repaying = GAME.position({"phase": "earnings", "task": task, "seats": owing})
    assert "choices" not in GAME.view(repaying, "P1")["hidden"]
    assert GAME.view(repaying, "P2")["hidden"]["choices"] == ["INC-S13", "INC-S05"]


def test_used_events_and_zones_are_noted() -> None:
    """INC-171."""
    draft = Draft(GAME.position({"phase": "lobbying", "events": ["rd"]}))
    draft.use_event("budget")
    draft.use_event("power_play", "europe")
    assert GAME.view(draft.state())["events"] == {"used": ["rd", "budget"], "zones": ["europe"]}


def test_after_the_end_a_view_shows_what_counts() -> None:
    """INC-201, INC-059: nobody bids or borrows any more, and unpaid bonds are off the result."""
    shown = GAME.view(GAME.position({"phase": "over", "seats": {"P1": {"cash": 50, "bonds": 3}}}))["seats"]["P1"]
    assert (shown["cash"], shown["bonds"], shown["score"]) == (50, 3, -10)
    assert (shown["loan"], shown["most_payable"]) == (None, None)
    assert "score" not in GAME.view(GAME.position({}))["seats"]["P1"]
