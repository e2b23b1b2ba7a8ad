"""What loans, crises, payoffs, interest and repayments tell: how much, by which rules, and why not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamekit.core.game import Template
from gamekit.incorporated import GAME
from tests.incorporated.support import Play
from tests.incorporated.test_rules_earnings import earnings, holding, merged
from tests.incorporated.test_rules_loans import at, short

Facts = dict[str, Any]


def told(play: Play, kind: str) -> list[tuple[Facts, tuple[str, ...]]]:
    """Return facts and rules of the events of a kind in the last actions."""
    return [(event.params(), event.rules) for event in play.events if event.kind == kind]


def payments(play: Play, *causes: str) -> list[tuple[str, str, int, str, str, tuple[str, ...]]]:
    """Return (from, to, amount, unit, cause, rules) of the payments for some causes."""
    made: list[Any] = [event for event in play.events if event.kind == "paid"]
    return [(e.source, e.target, e.amount, e.unit, e.cause, e.rules) for e in made if e.cause in causes]


def reasons(play: Play, text: str) -> list[tuple[str, tuple[str, ...], Facts]]:
    """Return message, rules and facts of each reason why an action is refused."""
    play.refused(text)
    found = GAME.refusals(play.state, GAME.parse(text))
    return [(reason.message.rpartition(".")[2], reason.rules, dict(reason.params)) for reason in found]


# Loans.


def test_a_loan_is_told_as_rate_less_bonds_and_as_a_bond() -> None:
    """INC-052, INC-050, INC-020, INC-A37: money from the bank, and a bond with it."""
    play = at(interest=17, seats={"P1": {"cash": 0, "bonds": 3}})("P1 loan")
    assert payments(play, "loan", "bond") == [
        ("bank", "P1", 14, "cash", "loan", ("INC-052", "INC-050", "INC-020")),
        ("bank", "P1", 1, "bond", "bond", ("INC-052", "INC-A37")),
    ]
    (reckoned, _), _ = told(play, "paid")
    assert (reckoned["count"], reckoned["each"], reckoned["less"]) == (1, 17, 3)


def test_the_loan_on_offer_says_what_it_brings_and_costs() -> None:
    """INC-050, INC-052, INC-053, INC-059, INC-A37: for each seat its own sum; $1 a turn, $20 at the end."""
    offers = GAME.interjections(at(interest=17, seats={"P1": {"bonds": 3}}).state)
    rules = ("INC-050", "INC-052", "INC-020", "INC-S06", "INC-A37")
    assert [replace(offer, note=None) for offer in offers] == [
        Template("loan", seat, (), 0, 0, rules) for seat in ("P1", "P2", "P3")
    ]
    notes = [offer.note for offer in offers]
    assert [note.params["brings"] for note in notes if note] == [14, 17, 17]
    for note in notes:
        assert note is not None
        assert note.message == "incorporated.note.loan"
        assert note.rules == ("INC-052", "INC-053", "INC-059")
        assert (note.params["interest"], note.params["penalty"]) == (1, 20)


def test_a_loan_in_the_middle_of_a_payment_rests_on_rules_of_its_own() -> None:
    """INC-050, INC-051, INC-114, INC-S01, INC-A37: for the payer; the others borrow as at any time."""
    play = at()("P1 auction us", "P1 bid 60", "P2 pass", "P3 pass")
    borrow = ("INC-050", "INC-052", "INC-020", "INC-S06")
    assert GAME.explain(play.state, "P1 loan").rules == (*borrow, "INC-051", "INC-114", "INC-S01")
    assert GAME.explain(play.state, "P2 loan").rules == (*borrow, "INC-A37")
    assert GAME.explain(at().state, "P1 loan").rules == (*borrow, "INC-A37")


def test_why_there_is_no_loan() -> None:
    """INC-050, INC-052, INC-A13, INC-S06, INC-114, INC-S05: who, when, what it would bring, what is left."""
    assert reasons(at(), "chance loan") == [("loan_seat", ("INC-050",), {"given": "chance"})]
    assert reasons(at("earnings"), "P1 loan") == [("loan_phase", ("INC-050",), {"phase": "earnings"})]
    poor = at(interest=11, seats={"P1": {"cash": 0, "bonds": 11}})
    facts = {"player": "P1", "rate": 11, "bonds": 11}
    assert reasons(poor, "P1 loan") == [("loan_worth", ("INC-A13", "INC-052"), facts)]
    assert reasons(short(0), "P1 loan") == [("bonds_gone", ("INC-A13", "INC-S06"), {"supply": 4})]
    bid = short(2)("P1 auction us", "P1 bid 40")
    facts = {"player": "P1", "price": 40, "most": 30}
    assert reasons(bid, "P2 loan") == [("bonds_needed", ("INC-A13", "INC-114"), facts)]
    seats = {"P1": {"cash": 10}, "P2": {"cash": 10}, "P3": {"cash": 10, "bonds": 4}}
    hidden = at(options={"bond_supply": 6, "hidden_cash": True}, seats=seats)("P1 auction us", "P1 bid 40")
    facts = {"player": "P1", "price": 40}
    assert reasons(hidden, "P2 loan") == [("bonds_kept", ("INC-A13", "INC-114"), facts)]


# The crisis.


def test_a_roll_tells_what_it_was_compared_with() -> None:
    """INC-190, INC-022, INC-191, INC-A24, INC-A08: Growth 5 and Stress 1 make 6; who rolls."""
    data: Facts = {"growth": 5, "interest": 15, "stress": 1}
    facts = {"player": "P2", "growth": 5, "stress": 1, "difficulty": 6}
    two = earnings(**data, payoff={"revealed": {"heavy": 1, "mining": 1}})
    assert told(two("chance die 4"), "crisis_rolled") == [
        ({**facts, "die": 4, "intensity": 2}, ("INC-190", "INC-022", "INC-191"))
    ]
    assert told(two, "slider") == [
        ({"slider": "growth", "start": 5, "end": 3, "steps": -2, "lead": 3}, ("INC-191",)),
        ({"slider": "interest", "start": 15, "end": 17, "steps": -2, "lead": 17}, ("INC-191",)),
        ({"slider": "stress", "start": 1, "end": 0, "steps": -1, "lead": 0}, ("INC-191",)),
    ]
    one = earnings(**data, payoff={"revealed": {"heavy": 1}})
    assert told(one("chance die 4"), "crisis_rolled")[0][1] == ("INC-190", "INC-022", "INC-191", "INC-A24")
    none = earnings(**data, players=2)("chance die 6")
    assert told(none, "crisis_rolled") == [
        ({**facts, "player": "chance", "die": 6, "intensity": 0}, ("INC-190", "INC-022", "INC-A08"))
    ]


def test_a_roll_and_a_discard_rest_on_their_rules() -> None:
    """INC-190, INC-S12, INC-191, INC-192, INC-A08: the last one without Giant Squid."""
    data: Facts = {"growth": 5, "stress": 1, "payoff": {"revealed": {"heavy": 2, "mining": 1}}}
    for players, lone in ((3, ()), (2, ("INC-A08",))):
        play = earnings(**data, players=players)
        assert GAME.explain(play.state, "chance die 4").rules == ("INC-190", "INC-S12", *lone)
        play("chance die 4")
        text = f"{play.asked[1]} discard mining"
        assert GAME.explain(play.state, text).rules == ("INC-191", "INC-192", *lone)
        assert told(play(text), "payoff_discarded") == [({"industry": "mining"}, ("INC-191", "INC-192", *lone))]
        assert play.legal == [f"{play.asked[1]} discard heavy"]


def test_what_a_crisis_refuses() -> None:
    """INC-190, INC-191, INC-192: the die has sides 1 to 12, and a card is there to be discarded."""
    play = earnings(growth=5, payoff={"revealed": {"heavy": 2}})
    for side in (0, 13):
        assert reasons(play, f"chance die {side}") == [("crisis_die", ("INC-190",), {"sides": 12, "given": side})]
    assert play.legal == [f"chance die {side}" for side in range(1, 13)]
    play("chance die 4")
    facts = {"industry": "energy"}
    assert reasons(play, "P2 discard energy") == [("no_revealed", ("INC-191", "INC-192"), facts)]


# Payoff and interest.


def test_a_payoff_tells_who_leads_and_what_a_square_earns() -> None:
    """INC-193, INC-194, INC-195, INC-A30, INC-037, INC-A15: cards, dollars a square, the leader, the R&D marker."""
    squares = merged(holding("energy", P1=2, P2=1), {"us": {"squares": {"us.6": "P2"}}}, holding("mining", P3=1, P1=1))
    data: Facts = {"growth": 2, "payoff": {"revealed": {"energy": 3, "mining": 2}}}
    play = earnings(**data, countries=squares)("chance die 12")
    assert told(play, "payoff") == [
        ({"industry": "energy", "cards": 3, "each": 3}, ("INC-193", "INC-A30")),
        ({"industry": "mining", "cards": 2, "each": 2}, ("INC-193", "INC-A30")),
    ]
    assert payments(play, "payoff", "leader") == [
        ("bank", "P1", 6, "cash", "payoff", ("INC-193",)),
        ("bank", "P2", 9, "cash", "payoff", ("INC-193", "INC-037")),
        ("bank", "P2", 2, "cash", "leader", ("INC-194",)),
        ("bank", "P1", 2, "cash", "payoff", ("INC-193",)),
        ("bank", "P3", 2, "cash", "payoff", ("INC-193",)),
    ]
    assert told(play, "leader") == [({"player": "P2", "industry": "energy", "squares": 3}, ("INC-194",))]
    assert told(play, "no_leader") == [({"industry": "mining"}, ("INC-194",))]
    assert told(play, "payoffs_done") == [
        ({"industry": "energy", "cards": 3}, ("INC-195",)),
        ({"industry": "mining", "cards": 2}, ("INC-195",)),
    ]
    empty = earnings(**data, countries=merged(holding("energy", P1=2)))("chance die 12")
    assert [rules for _, rules in told(empty, "payoff")] == [("INC-193", "INC-A30", "INC-A15"), ("INC-193", "INC-A30")]


def test_interest_tells_what_is_missing() -> None:
    """INC-053, INC-196, INC-054: a dollar for each bond; cash that is just enough leaves nothing missing."""
    seats = {"P1": {"cash": 3, "bonds": 5}, "P2": {"cash": 2, "bonds": 2}, "P3": {"cash": 7, "bonds": 1}}
    play = earnings(growth=2, countries=merged(), seats=seats)("chance die 12")
    assert sorted(payments(play, "interest")) == [
        ("P1", "bank", 3, "cash", "interest", ("INC-053", "INC-196")),
        ("P2", "bank", 2, "cash", "interest", ("INC-053", "INC-196")),
        ("P3", "bank", 1, "cash", "interest", ("INC-053", "INC-196")),
    ]
    assert told(play, "interest_unpaid") == [({"player": "P1", "missing": 2}, ("INC-054",))]
    assert [event.visible_to for event in play.events if event.kind == "interest_unpaid"] == [None], "all hear it"


# Repayment.

REPAY = ("INC-055", "INC-056", "INC-057", "INC-A02")


def test_a_repayment_tells_money_and_bonds_and_who_chose() -> None:
    """INC-055 to INC-058, INC-A02, INC-S13: a choice is told without its number, then seen, then paid."""
    seats = {"P1": {"cash": 60, "bonds": 2}, "P2": {"cash": 60, "bonds": 1}}
    play = earnings(growth=2, interest=17, countries=merged(), seats=seats)("chance die 12")
    first, second = play.asked[1], "P1" if play.asked[1] == "P2" else "P2"
    play(f"{first} repay 1")
    assert told(play, "repay_chosen") == [({"player": first}, ("INC-058", "INC-S13"))]
    assert told(play, "repay_seen") == [({"player": first, "bonds": 1}, ("INC-058", "INC-S13"))]
    assert GAME.explain(play.state, f"{second} repay 1").rules == (*REPAY, "INC-058", "INC-S13")
    play(f"{second} repay 1")
    assert [facts for facts, _ in told(play, "repay_seen")] == [
        {"player": first, "bonds": 1},
        {"player": second, "bonds": 1},
    ]
    assert {rules for _, rules in told(play, "repay_seen")} == {("INC-058", "INC-S13")}
    assert payments(play, "repay", "bond_back") == [
        (seat, "bank", amount, unit, cause, REPAY)
        for seat in (first, second)
        for amount, unit, cause in ((17, "cash", "repay"), (1, "bond", "bond_back"))
    ]


def test_why_so_many_bonds_are_not_repaid() -> None:
    """INC-055, INC-056, INC-057: bonds, rate, cost and cash; and how many it would do for."""
    seats = {"P1": {"cash": 42, "bonds": 2}}
    play = earnings(growth=2, interest=20, countries=merged(), seats=seats)("chance die 12")
    assert reasons(play, "P1 repay -1") == [("repay_negative", ("INC-057",), {"given": -1})]
    many = ("repay_bonds", ("INC-055", "INC-057"), {"player": "P1", "bonds": 2, "given": 3})
    money = {"player": "P1", "given": 3, "rate": 20, "cost": 60, "cash": 40, "most": 2}
    assert reasons(play, "P1 repay 3") == [many, ("repay_cash", ("INC-056",), money)]
    assert play.legal == ["P1 repay 0", "P1 repay 1", "P1 repay 2"], "the last dollar may be spent"


@pytest.mark.parametrize("phase", ["investment", "lobbying"])
def test_why_bonds_are_not_repaid_now(phase: str) -> None:
    """INC-055, INC-196: with the phase and the turn; a stranger has none to repay."""
    play = Play.at({"phase": phase, "turn": 3, "seats": {"P1": {"cash": 90, "bonds": 3}}})
    facts = {"player": "P1", "bonds": 3, "phase": phase, "turn": 3}
    assert reasons(play, "P1 repay 2")[0] == ("repay_early", ("INC-055", "INC-196"), facts)
    assert reasons(play, "chance repay 2")[0][0] == "other_actor"
