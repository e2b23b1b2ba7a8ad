"""Phase 5: crisis, payoff, interest and repayment (INC-190 to INC-196, INC-053 to INC-058, INC-DP-25 to INC-DP-27)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.core.game import Step
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.events_late import RepaySeen
from gamekit.incorporated.payoff import leader_of
from gamekit.incorporated.view import crisis
from tests.incorporated.support import Play

DIE = board().crisis_die
NO_SQUARES: dict[str, Any] = {
    land.id: {"squares": {s: "" for s in land.squares if not board().squares[s].locked_at_start}}
    for land in board().lands.values()
}
"""A board without any cube of a player."""


def holding(industry: str, **counts: int) -> dict[str, Any]:
    """Return countries in which each seat holds so many squares of an industry, apart from the R&D square."""
    free = [
        square
        for square in board().squares.values()
        if square.industry == industry and not square.locked_at_start and square.id != board().rd_start
    ]
    found: dict[str, Any] = {}
    for seat, count in counts.items():
        for _ in range(count):
            square = free.pop()
            found.setdefault(square.country, {"squares": {}})["squares"][square.id] = seat
    return found


def merged(*parts: dict[str, Any]) -> dict[str, Any]:
    """Return the squares of several descriptions of countries, later ones first."""
    found: dict[str, Any] = {}
    for part in (NO_SQUARES, *parts):
        for country, own in part.items():
            found.setdefault(country, {"squares": {}})["squares"] |= own["squares"]
    return found


def earnings(**data: Any) -> Play:
    """Return a position at the crisis die, with nobody on the board unless told otherwise."""
    return Play.at({"phase": "earnings", "turn": 2, "outlook": {"ahead": "shale_revolution"}, **data})


def cash(play: Play, *seats: str) -> list[int]:
    """Return the cash of seats."""
    return [play.state.cash(seat) for seat in seats]


def paid(play: Play, cause: str) -> list[tuple[str, str, int]]:
    """Return source, target and amount of the payments for a cause."""
    return [(e.source, e.target, e.amount) for e in play.events if e.kind == "paid" and e.cause == cause]


# The crisis.


def test_inc_ex_21_a_crisis_of_intensity_two() -> None:
    """INC-EX-21: difficulty 6, roll 4; INC-022, INC-190, INC-191, INC-192, INC-DP-26."""
    play = earnings(growth=5, interest=15, stress=1, payoff={"revealed": {"heavy": 2, "energy": 3, "mining": 3}})
    assert play.asked == ("crisis_die", "chance")
    play("chance die 4")
    state = play.state
    assert (state.percent(), state.rate(), state.world.stress) == (3, 17, 0)
    assert play.asked == ("crisis_discard", "P2")
    assert {"INC-190", "INC-191", "INC-022"} <= play.cites()
    assert play.legal == ["P2 discard heavy", "P2 discard energy", "P2 discard mining"]
    play("P2 discard mining")
    assert sum(play.state.cards.discard) == 1
    assert play.asked == ("crisis_discard", "P2")
    assert "INC-192" in play.cites()
    play("P2 discard heavy")
    assert [event.cards for event in play.events if event.kind == "payoffs_done"] == [1, 3, 2]
    assert sum(play.state.cards.discard) == 8
    assert "crisis_discard" not in play.asked


@pytest.mark.parametrize("die", [6, 7, 12])
def test_inc_ex_21_a_roll_of_the_difficulty_or_more_is_no_crisis(die: int) -> None:
    """INC-EX-21, INC-190: nothing moves, Stress stays."""
    play = earnings(growth=5, interest=15, stress=1, payoff={"revealed": {"heavy": 2}})(f"chance die {die}")
    state = play.state
    assert (state.percent(), state.rate(), state.world.stress) == (5, 15, 1)
    assert play.kinds()[0] == "crisis_rolled"
    assert [event.cards for event in play.events if event.kind == "payoffs_done"] == [2]
    assert "INC-191" not in play.cites()


@pytest.mark.parametrize(("growth", "stress"), [(g.percent, s) for g in board().growth_track for s in range(-2, 3)])
def test_the_odds_of_a_crisis_are_those_of_the_table(growth: int, stress: int) -> None:
    """INC-190: P = (difficulty - 1)/12, mean intensity half the difficulty; the view names the same numbers."""
    state = earnings(growth=growth, stress=stress).state
    difficulty = growth + stress
    hits = Fraction(0)
    total = Fraction(0)
    for action, share in GAME.chance_outcomes(state):
        (rolled,) = [e for e in GAME.apply(state, action).events if e.kind == "crisis_rolled"]
        hits += share * (rolled.intensity > 0)
        total += share * rolled.intensity
    assert hits == Fraction(max(0, difficulty - 1), DIE)
    told = crisis(state)
    assert Fraction(told["chances"], told["of"]) == hits
    if hits:
        assert total / hits == Fraction(difficulty, 2) == Fraction(told["twice_mean"], 2)


def test_the_die_is_rolled_even_if_no_crisis_is_possible() -> None:
    """INC-S12, INC-DP-25: twelve sides, 1/12 each."""
    play = earnings(growth=-3, stress=0)
    assert len(play.legal) == DIE
    assert {share for _, share in GAME.chance_outcomes(play.state)} == {Fraction(1, DIE)}
    assert "INC-S12" in GAME.explain(play.state, "chance die 1").rules
    play("chance die 1")
    assert play.events[0].intensity == 0


def test_sliders_stop_at_their_ends_in_a_crisis() -> None:
    """INC-191, INC-024: the whole intensity moves them, as far as the tracks go; Stress at 0 is not told of."""
    cards = {"heavy": 5, "energy": 5}
    play = earnings(growth=7, interest=19, stress=0, payoff={"revealed": cards})("chance die 1")
    assert (play.state.percent(), play.state.rate(), play.state.world.stress) == (1, 20, 0)
    assert [event.slider for event in play.events if event.kind == "slider"] == ["growth", "interest"]
    assert "INC-024" in play.cites()
    play = earnings(growth=2, stress=2, payoff={"revealed": cards})("chance die 1")
    assert play.state.percent() == -2
    assert play.state.world.stress == 0


def test_fewer_cards_than_the_intensity_are_all_discarded() -> None:
    """INC-A24: the sliders still move by the whole intensity."""
    play = earnings(growth=6, interest=11, payoff={"revealed": {"heavy": 1}})("chance die 1")
    assert play.events[0].intensity == 6
    assert "INC-A24" in play.cites()
    assert play.state.rate() == 17
    play("P2 discard heavy")
    assert "payoff" not in play.kinds()
    bare = earnings(growth=6)("chance die 1")
    assert bare.asked[0] != "crisis_discard"


def test_without_giant_squid_chance_rolls_and_discards() -> None:
    """INC-192, INC-A08: two players; a card is as likely as its share of the revealed ones."""
    data = {"players": 2, "growth": 5, "stress": 2, "payoff": {"revealed": {"heavy": 2, "energy": 1}}}
    play = earnings(**data)("chance die 5")
    assert play.asked == ("crisis_discard", "chance")
    assert play.events[0].player == "chance"
    assert "INC-A08" in play.cites()
    odds = {str(action): share for action, share in GAME.chance_outcomes(play.state)}
    assert odds == {"chance discard heavy": Fraction(2, 3), "chance discard energy": Fraction(1, 3)}
    assert "INC-090" in play.refused("P1 discard heavy").rules
    play("chance discard heavy")
    odds = {str(action): share for action, share in GAME.chance_outcomes(play.state)}
    assert odds["chance discard heavy"] == Fraction(1, 2)


def test_what_crisis_points_refuse() -> None:
    """INC-190, INC-191: a side that the die has not, an industry that is not revealed, another seat."""
    play = earnings(growth=5, stress=1, payoff={"revealed": {"heavy": 2}})
    for text in ("chance die 0", "chance die 13", "chance die -1"):
        assert "INC-190" in play.refused(text).rules
    assert "INC-090" in play.refused("P2 die 4").rules
    play("chance die 4")
    assert {"INC-191", "INC-192"} <= set(play.refused("P2 discard energy").rules)
    for text in ("P1 discard heavy", "chance discard heavy", "P2 pass"):
        assert "INC-090" in play.refused(text).rules
    play.refused("P2 discard gold")


# Payoff.


def test_inc_ex_22_payoff() -> None:
    """INC-EX-22: two Heavy, one Mining, two Energy; INC-193, INC-194, INC-195, INC-A30."""
    squares = merged(
        holding("heavy", P2=2, P3=3, P1=4), holding("mining", P2=2, P3=4, P1=1), holding("energy", P3=4, P1=4)
    )
    seats = {key: {"cash": 0} for key in ("P1", "P2", "P3")}
    play = earnings(
        growth=2, countries=squares, seats=seats, payoff={"revealed": {"heavy": 2, "mining": 1, "energy": 2}}
    )
    play("chance die 12")
    assert cash(play, "P2", "P3", "P1") == [6, 20, 19]
    assert sorted(amount for _, seat, amount in paid(play, "payoff") if seat == "P1") == [1, 8, 8]
    assert paid(play, "leader") == [("bank", "P1", 2), ("bank", "P3", 2)]
    assert [event.industry for event in play.events if event.kind == "payoff"] == ["heavy", "energy", "mining"]
    assert [event.industry for event in play.events if event.kind == "no_leader"] == ["energy"]
    assert {"INC-193", "INC-194", "INC-195", "INC-A30"} <= play.cites()
    assert sum(play.state.cards.revealed) == 0
    assert dict(zip(board().industries, play.state.cards.discard)) == {
        "finance": 0, "technology": 0, "heavy": 2, "energy": 2, "mining": 1,
    }  # fmt: skip


def test_a_leader_of_two_players_earns_one_dollar_and_none_without_a_card() -> None:
    """INC-194: +$1 with two players, whatever the number of cards; nothing for an industry that is not revealed."""
    squares = merged(holding("heavy", P1=2, P2=1), holding("mining", P1=3))
    seats = {key: {"cash": 0} for key in ("P1", "P2")}
    data = {"players": 2, "growth": 2, "countries": squares, "seats": seats}
    assert cash(earnings(**data, payoff={"revealed": {"heavy": 1}})("chance die 12"), "P1", "P2") == [3, 1]
    assert cash(earnings(**data, payoff={"revealed": {"heavy": 4}})("chance die 12"), "P1", "P2") == [9, 4]


def test_nobody_leads_a_market_without_squares() -> None:
    """INC-194: a single player with most squares needs a square."""
    assert leader_of({"P1": 0, "P2": 0}) is None
    assert leader_of({"P1": 0, "P2": 1}) == "P2"
    play = earnings(growth=2, countries=merged(), payoff={"revealed": {"mining": 2}})("chance die 12")
    assert paid(play, "payoff") == paid(play, "leader") == []
    assert "no_leader" in play.kinds()


def test_the_rd_marker_counts_its_square_twice() -> None:
    """INC-037, INC-194: in the payment and for the market leader; INC-A15: not while the square is empty."""
    squares = merged(holding("energy", P1=2, P2=1))
    seats = {key: {"cash": 0} for key in ("P1", "P2", "P3")}
    data = {"growth": 2, "seats": seats, "payoff": {"revealed": {"energy": 3}}}
    play = earnings(**data, countries=squares)("chance die 12")
    assert cash(play, "P1", "P2") == [8, 3]
    assert "INC-037" not in play.cites()
    with_rd = merged(holding("energy", P1=2, P2=1), {"us": {"squares": {"us.6": "P2"}}})
    play = earnings(**data, countries=with_rd)("chance die 12")
    assert cash(play, "P1", "P2") == [6, 11]
    assert "INC-037" in play.cites()
    locked = merged(holding("energy", P1=2, P2=1), {"us": {"squares": {"us.6": "locked"}}})
    play = earnings(**data, countries=locked)("chance die 12")
    assert cash(play, "P1", "P2") == [8, 3]
    assert "INC-A15" in play.cites()


# Interest and repayment.


def test_interest_is_a_dollar_per_bond_whatever_the_rate() -> None:
    """INC-053, INC-196: after the payoff, before repayment."""
    squares = merged(holding("mining", P1=1))
    for rate in (11, 20):
        seats = {"P1": {"cash": 0, "bonds": 4}, "P2": {"cash": 9, "bonds": 2}, "P3": {"cash": 5}}
        play = earnings(growth=2, interest=rate, seats=seats, countries=squares, payoff={"revealed": {"mining": 5}})(
            "chance die 12"
        )
        assert paid(play, "interest") == [("P1", "bank", 4), ("P2", "bank", 2)]
        assert cash(play, "P1", "P2", "P3") == [3, 7, 5]
        kinds = play.kinds()
        assert kinds.index("payoffs_done") < next(i for i, e in enumerate(play.events) if e.rules[0] == "INC-053")


def test_interest_that_cash_does_not_cover_is_forgiven() -> None:
    """INC-054: all cash is paid, $0 is left, the bonds remain, nothing else happens."""
    play = earnings(growth=2, countries=merged(), seats={"P1": {"cash": 3, "bonds": 5}, "P2": {"cash": 0, "bonds": 1}})
    play("chance die 12")
    assert cash(play, "P1", "P2") == [0, 0]
    assert play.state.bonds("P1") == 5
    assert [(e.player, e.missing) for e in play.events if e.kind == "interest_unpaid"] == [("P1", 2), ("P2", 1)]
    assert "INC-054" in play.cites()
    assert paid(play, "interest") == [("P1", "bank", 3)]
    play("P1 repay 0", "P2 repay 0")
    assert play.state.bonds("P1") == 5


def test_with_hidden_cash_only_its_owner_hears_that_interest_is_unpaid() -> None:
    """INC-S05, INC-013: it would show that nothing is left."""
    seats = {"P1": {"cash": 3, "bonds": 5}}
    play = earnings(growth=2, countries=merged(), seats=seats, options={"hidden_cash": True})
    step = GAME.apply(play.state, GAME.parse("chance die 12"))
    assert "interest_unpaid" in [event.kind for event in GAME.redact(step, "P1").events]
    assert "interest_unpaid" not in [event.kind for event in GAME.redact(step, "P2").events]


def test_inc_ex_02_repay_after_rates_moved() -> None:
    """INC-EX-02, INC-A02: 4 bonds at $12: $4 of interest, then $12 each."""
    for bonds in range(5):
        play = earnings(growth=2, interest=12, countries=merged(), seats={"P1": {"cash": 60, "bonds": 4}})
        play("chance die 12")
        assert cash(play, "P1") == [56]
        assert play.legal == [f"P1 repay {n}" for n in range(5)]
        play(f"P1 repay {bonds}")
        assert cash(play, "P1") == [56 - 12 * bonds]
        assert play.state.bonds("P1") == 4 - bonds


def test_inc_ex_23_repay() -> None:
    """INC-EX-23, INC-055, INC-056: rate $17, one bond."""
    play = earnings(growth=2, interest=17, countries=merged(), seats={"P2": {"cash": 20, "bonds": 1}})
    play("chance die 12")
    assert play.asked == ("repay", "P2")
    play("P2 repay 1")
    assert cash(play, "P2") == [2]
    assert play.state.bonds("P2") == 0
    assert paid(play, "repay") == [("P2", "bank", 17)]
    assert {"INC-055", "INC-056", "INC-057", "INC-058"} <= play.cites()
    assert play.state.clock.turn == 3


def test_a_crisis_makes_repaying_dearer() -> None:
    """INC-056, INC-196: the rate after the crisis counts, outstanding bonds do not change it."""
    play = earnings(growth=5, interest=12, stress=0, countries=merged(), seats={"P1": {"cash": 50, "bonds": 3}})
    play("chance die 2")
    assert play.state.rate() == 15
    assert play.legal[-1] == "P1 repay 3"
    play("P1 repay 3")
    assert cash(play, "P1") == [2]


def test_choices_stay_hidden_and_big_brother_decides_last() -> None:
    """INC-058, INC-S13, INC-DP-27: shown together when all but Big Brother have chosen, paid when all have."""
    deal = {"P1": "big_brother", "P2": "giant_squid", "P3": "fortress_derivatives"}
    seats = {seat: {"cash": 60, "bonds": 2} for seat in ("P1", "P2", "P3")}
    play = earnings(growth=2, interest=20, deal=deal, countries=merged(), seats=seats)("chance die 12")
    assert play.asked == ("repay", "P3")
    play("P3 repay 2")
    assert (seen_by(play, "P2"), seen_by(play, "P3")) == ([], [("P3", 2)])
    assert cash(play, "P3") == [58]
    assert play.asked == ("repay", "P2")
    assert GAME.view(play.state, "P2")["task"]["choices"] == {"P3": None}
    assert GAME.view(play.state, "P3")["task"]["choices"] == {"P3": 2}
    assert GAME.view(play.state)["task"]["choices"] == {"P3": None}
    play("P2 repay 1")
    assert [(e.player, e.bonds) for e in play.events if e.kind == "repay_seen"] == [("P3", 2), ("P2", 1)]
    assert cash(play, "P2", "P3") == [58, 58]
    assert play.asked == ("repay", "P1")
    assert GAME.view(play.state, "P1")["task"]["choices"] == {"P3": 2, "P2": 1}
    play("P1 repay 0")
    assert [(e.player, e.bonds) for e in play.events if e.kind == "repay_seen"] == [("P1", 0)]
    assert cash(play, "P1", "P2", "P3") == [58, 38, 18]
    assert [play.state.bonds(seat) for seat in ("P1", "P2", "P3")] == [2, 1, 0]


def seen_by(play: Play, viewer: str) -> list[tuple[str, int]]:
    """Return the repayments that a seat was told of in the last actions."""
    told = GAME.redact(Step(play.state, play.events), viewer).events
    return [(event.player, event.bonds) for event in told if isinstance(event, RepaySeen)]


def test_without_bonds_of_big_brother_all_are_shown_at_the_end() -> None:
    """INC-S13: the last choice shows them all."""
    seats = {"P1": {"cash": 60, "bonds": 1}, "P2": {"cash": 60, "bonds": 1}}
    play = earnings(growth=2, countries=merged(), seats=seats)("chance die 12")
    play("P1 repay 1")
    assert seen_by(play, "P2") == []
    assert seen_by(play, "P1") == [("P1", 1)]
    play("P2 repay 0")
    assert [(e.player, e.bonds) for e in play.events if e.kind == "repay_seen"] == [("P1", 1), ("P2", 0)]


def test_a_seat_with_a_bond_is_asked_even_if_it_cannot_pay() -> None:
    """INC-S13: the question gives no cash away; without a bond nobody is asked."""
    play = earnings(growth=2, countries=merged(), seats={"P1": {"cash": 0, "bonds": 1}})("chance die 12")
    assert (play.asked, play.legal) == (("repay", "P1"), ["P1 repay 0"])
    nobody = earnings(growth=2, countries=merged())("chance die 12")
    assert nobody.asked[0] != "repay"
    assert nobody.state.clock.turn == 3


def test_what_a_repayment_refuses() -> None:
    """INC-055, INC-056, INC-057: too many, too dear, fewer than none, another seat; with the numbers."""
    seats = {"P1": {"cash": 32, "bonds": 2}, "P2": {"cash": 99, "bonds": 1}}
    play = earnings(growth=2, interest=20, countries=merged(), seats=seats)("chance die 12")
    verdict = play.refused("P1 repay 2")
    assert "INC-056" in verdict.rules
    assert all(number in verdict.text() for number in ("$40", "$30", "2 bonds", "$20"))
    both = play.refused("P1 repay 3")
    assert {"INC-055", "INC-056", "INC-057"} <= set(both.rules)
    assert "INC-057" in play.refused("P1 repay -1").rules
    assert "INC-090" in play.refused("P2 repay 1").rules
    for text in ("P1 repay one", "P1 repay 1.5", "P1 repay 99999999"):
        play.refused(text)
    assert "INC-090" in play.refused("P1 loan").rules or "INC-050" in play.refused("P1 loan").rules


@pytest.mark.parametrize("phase", ["outlook", "investment", "competition", "lobbying", "earnings"])
def test_a_repayment_too_early_is_refused_with_rule_and_numbers(phase: str) -> None:
    """INC-055, INC-196: only at the end of Earnings, after the interest."""
    outlook = {"opened": ["world_trade_accord"]}
    play = Play.at({"phase": phase, "turn": 3, "outlook": outlook, "seats": {"P1": {"cash": 90, "bonds": 3}}})
    verdict = play.refused("P1 repay 2")
    assert verdict.rules[:2] == ("INC-055", "INC-196")
    assert all(word in verdict.text() for word in ("phase 5", "turn 3", "3"))


def test_each_legal_action_names_its_rules() -> None:
    seats = {"P1": {"cash": 60, "bonds": 1}, "P3": {"cash": 60, "bonds": 1}}
    play = earnings(growth=5, stress=1, seats=seats, payoff={"revealed": {"heavy": 2}})
    book = GAME.rulebook("rulebook")
    for text in ("chance die 5", "P2 discard heavy", "P1 repay 1", "P3 repay 0"):
        verdict = GAME.explain(play.state, text)
        assert verdict
        assert verdict.rules
        assert set(verdict.rules) <= set(book)
        play(text)
