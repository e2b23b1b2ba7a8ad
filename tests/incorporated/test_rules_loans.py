"""Loans: when, for how much, and for what (INC-050 to INC-052, INC-S06, INC-S07, INC-A13, INC-A37)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.game import ALL
from gamekit.incorporated import GAME
from gamekit.incorporated.money import most_asked, most_payable, row
from gamekit.incorporated.state import PHASES
from tests.incorporated.support import Play

DENIED = [phase for phase in PHASES if phase not in ("investment", "competition", "over")]


def at(phase: str = "investment", **data: Any) -> Play:
    """Return the start of a phase with three players."""
    return Play.at({"phase": phase, **data})


def test_inc_ex_01_a_loan_brings_less_for_each_bond() -> None:
    """INC-EX-01, INC-052: at $17 with three bonds $14, then four bonds."""
    play = at(interest=17, seats={"P1": {"cash": 0, "bonds": 3}})("P1 loan")
    assert (play.state.cash("P1"), play.state.bonds("P1")) == (14, 4)
    assert play.kinds() == ["paid", "paid"]
    assert {"INC-050", "INC-052"} <= play.cites()


@pytest.mark.parametrize("rate", [20, 11])
def test_inc_ex_03_the_ends_of_the_track(rate: int) -> None:
    """INC-EX-03, INC-020: $20 at ultra-low rates, $11 at sky-high ones."""
    play = at(interest=rate, seats={"P2": {"cash": 0}})("P2 loan")
    assert play.state.cash("P2") == rate


def test_inc_ex_26_five_loans_in_a_row() -> None:
    """INC-EX-26, INC-052, INC-S06: 20 + 19 + 18 + 17 + 16."""
    play = at(interest=20, seats={"P3": {"cash": 0}})(*["P3 loan"] * 5)
    assert (play.state.cash("P3"), play.state.bonds("P3")) == (90, 5)
    assert row(20, 5) == 90


@pytest.mark.parametrize("phase", ["investment", "competition"])
def test_anybody_may_borrow_at_any_time(phase: str) -> None:
    """INC-050, INC-A37, INC-S06: also out of turn, and the decision at hand stays."""
    play = at(phase)
    asked = play.asked
    for seat in ("P2", "P3", "P1", "P2"):
        play(f"{seat} loan")
        assert play.asked == asked
        assert "INC-A37" in play.cites()
    offered = {template.actor for template in GAME.interjections(play.state)}
    assert offered == {"P1", "P2", "P3"}
    assert "INC-A37" in GAME.explain(play.state, "P3 loan").rules


@pytest.mark.parametrize("phase", DENIED)
def test_no_loan_in_another_phase(phase: str) -> None:
    """INC-050: the phase is named."""
    cards = {"opened": ["world_trade_accord"]} if phase == "outlook" else {}
    verdict = at(phase, outlook=cards).refused("P1 loan")
    assert verdict.rules == ("INC-050",)
    assert verdict.text().startswith("Needs phase 2 or 3")
    assert GAME.interjections(at(phase, outlook=cards).state) == ()


def test_only_players_borrow() -> None:
    """INC-050."""
    play = at()
    assert "INC-050" in play.refused("chance loan").rules
    assert "INC-A07" in play.refused("P4 loan").rules
    assert play.refused("P1 loan 3").status == "malformed"


def test_a_loan_must_bring_a_dollar() -> None:
    """INC-A13: at $11 the eleventh bond brings $1, a twelfth nothing."""
    play = at(interest=11, seats={"P1": {"cash": 0, "bonds": 10}})("P1 loan")
    assert play.state.cash("P1") == 1
    verdict = play.refused("P1 loan")
    assert verdict.rules == ("INC-A13", "INC-052")
    assert "$11" in verdict.text()
    assert "11 bonds" in verdict.text()
    assert {template.actor for template in GAME.interjections(play.state)} == {"P2", "P3"}
    deep = at(interest=11, seats={"P1": {"cash": 3, "bonds": 20}})
    assert "INC-A13" in deep.refused("P1 loan").rules
    assert most_payable(deep.state, "P1") == 3


def test_at_a_payment_the_others_may_still_borrow() -> None:
    """INC-S06, INC-S01: it changes neither the payment nor who is asked."""
    play = at()("P1 auction us", "P1 bid 60", "P2 pass", "P3 pass")
    assert play.asked == ("pay", "P1")
    play("P2 loan", "P3 loan", "P1 loan", "P2 loan")
    assert play.asked == ("pay", "P1")
    assert {template.actor for template in GAME.interjections(play.state)} == {"P2", "P3"}
    assert {"INC-051", "INC-114", "INC-S01"} <= set(GAME.explain(play.state, "P1 loan").rules)
    play("P1 loan")
    assert play.asked == ("place_cube", "P1")
    assert play.state.cash("P1") == 24 + 20 + 19 - 60


def test_the_largest_bid_can_be_paid_to_the_last_dollar() -> None:
    """INC-S07, INC-114: 20 loans for $234, and cash of $0."""
    play = at()("P1 auction us", "P1 bid 234", "P2 pass", "P3 pass", *["P1 loan"] * 20)
    assert play.asked == ("place_cube", "P1")
    assert (play.state.cash("P1"), play.state.bonds("P1")) == (0, 20)


def test_a_bidder_who_borrows_early_may_bid_the_same() -> None:
    """INC-S07: the money is in the purse instead."""
    play = at()("P1 auction us")
    before = most_payable(play.state, "P1")
    play("P1 loan", "P1 loan")
    assert most_payable(play.state, "P1") == before == 234
    assert play.legal[-1] == "P1 bid 234"


def test_the_largest_minimum_price_tells_nothing_of_cash() -> None:
    """INC-013: it is what loans alone can bring at best, 20 + 19 + ... + 1."""
    assert most_asked() == sum(range(1, 21)) == 210


# A limited number of bonds.


def short(left: int, **data: Any) -> Play:
    """Return a position with ``left`` bonds in the box, the others with P3."""
    seats = {"P1": {"cash": 10}, "P2": {"cash": 10}, "P3": {"cash": 10, "bonds": 4}}
    return at(options={"bond_supply": 4 + left}, seats=seats, **data)


def test_a_limited_number_of_bonds_limits_loans_and_bids() -> None:
    """INC-A13, INC-S07: with two bonds left a bid of 10 + 20 + 19."""
    play = short(2)("P1 auction us")
    assert play.legal[-1] == "P1 bid 49"
    assert {"INC-A13", "INC-S07"} <= set(play.refused("P1 bid 50").rules)
    play("P2 loan", "P3 loan")
    assert play.legal[-1] == "P1 bid 10"
    verdict = play.refused("P1 loan")
    assert verdict.rules == ("INC-A13", "INC-S06")
    assert "6" in verdict.text()
    assert GAME.interjections(play.state) == ()


def test_nobody_takes_the_bond_that_a_bid_needs() -> None:
    """INC-A13, INC-114: a bid must stay payable, so the others cannot take the last bonds."""
    play = short(2)("P1 auction us", "P1 bid 40")
    for seat in ("P2", "P3"):
        verdict = play.refused(f"{seat} loan")
        assert verdict.rules == ("INC-A13", "INC-114")
        assert "$40" in verdict.text()
        assert "$30" in verdict.text()
    assert [template.actor for template in GAME.interjections(play.state)] == ["P1"]
    play("P2 pass", "P3 pass")
    assert play.asked == ("pay", "P1")
    play.refused("P2 loan")
    play("P1 loan", "P1 loan")
    assert play.asked == ("place_cube", "P1")
    spare = short(2)("P1 auction us", "P1 bid 30", "P2 loan")
    assert "INC-114" in spare.refused("P3 loan").rules


def test_a_higher_bid_frees_the_bonds_of_the_one_before() -> None:
    """INC-114: who is outbid needs none."""
    play = short(2)("P1 auction us", "P1 bid 40", "P2 bid 41")
    assert "INC-114" in play.refused("P1 loan").rules
    assert [template.actor for template in GAME.interjections(play.state)] == ["P2"]


# Hidden cash.


def test_what_a_payer_lacks_is_told_to_him_alone() -> None:
    """INC-013, INC-S05: with hidden cash; the price was heard by all."""
    play = at(options={"hidden_cash": True})("P1 auction us", "P1 bid 30", "P2 pass")
    step = GAME.apply(play.state, GAME.parse("P3 pass"))
    for viewer, told in (("P1", True), ("P2", False), (ALL, True)):
        assert ("payment_due" in [event.kind for event in GAME.redact(step, viewer).events]) == told
    step = GAME.apply(step.state, GAME.parse("P1 loan"))
    heard = [event.text("en", GAME.id) for event in GAME.redact(step, "P2").events]
    assert heard[:2] == ["P1 has 1 bond more.", "P1 pays the bank $30."]
