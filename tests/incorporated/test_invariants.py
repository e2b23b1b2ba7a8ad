"""Every invariant of the game notices a position that breaks it, says by which rule, and in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamekit.core.errors import RondelError
from gamekit.core.ledger import Ledger
from gamekit.incorporated import GAME
from gamekit.incorporated import tasks as t
from gamekit.incorporated.state import State
from gamekit.locale import LANGUAGES
from tests.incorporated.support import Play

Change = Callable[[State], State]


def clock(**fields: Any) -> Change:
    """Return a change of where the game stands."""
    return lambda state: replace(state, clock=replace(state.clock, **fields))


def world(**fields: Any) -> Change:
    """Return a change of sliders or the R&D marker."""
    return lambda state: replace(state, world=replace(state.world, **fields))


def cards(**fields: Any) -> Change:
    """Return a change of the decks."""
    return lambda state: replace(state, cards=replace(state.cards, **fields))


def country(name: str, **fields: Any) -> Change:
    """Return a change of some fields of a country."""

    def change(state: State) -> State:
        return replace(state, countries=tuple(replace(c, **fields) if c.id == name else c for c in state.countries))

    return change


def seat(name: str, **fields: Any) -> Change:
    """Return a change of some fields of a seat."""
    return lambda state: replace(
        state, seats=tuple(replace(own, **fields) if own.id == name else own for own in state.seats)
    )


def account(holder: str, unit: str, amount: int) -> Change:
    """Return a change of one balance, without the one on the other side."""

    def change(state: State) -> State:
        books = state.ledger.to_json()
        books.setdefault(unit, {})[holder] = amount
        return replace(state, ledger=Ledger.from_json(books))

    return change


def task(due: Any) -> Change:
    """Return another decision."""
    return lambda state: replace(state, task=due)


def full(owner: str) -> Change:
    """Return a board on which each square has a cube of one owner."""
    return lambda state: replace(
        state, countries=tuple(replace(c, squares=(owner,) * len(c.squares)) for c in state.countries)
    )


def all_of(*changes: Change) -> Change:
    """Return several changes at once."""

    def change(state: State) -> State:
        for each in changes:
            state = each(state)
        return state

    return change


POSITIONS: list[tuple[str, Change]] = [
    ("INC-060", account("P1", "cash", -1)),
    ("INC-060", account("P1", "cash", 99)),
    ("INC-030", account("P1", "share_us", 9)),
    ("INC-111", account("bank", "share_us", -1)),
    ("INC-060", account("out", "cash", 1)),
    ("INC-060", account("out", "bond", 1)),
    ("INC-011", country("us", squares=("",))),
    ("INC-161", country("us", cubes=(("P1", 1),))),
    ("INC-036", country("us", guards=(("P1", 1),))),
    ("INC-031", country("us", cubes=(("P1", 0),))),
    ("INC-031", full("P1")),
    ("INC-032", full("locked")),
    ("INC-005", country("us", affiliation="")),
    ("INC-024", world(growth=99)),
    ("INC-024", world(stress=-9)),
    ("INC-038", world(rd="us.99")),
    ("INC-073", cards(deck=(0, 0, 0, 0, 0))),
    ("INC-073", cards(discard=(-1, 0, 0, 0, 0))),
    ("INC-072", cards(opened=("shale_revolution", "shale_revolution"))),
    ("INC-101", cards(opened=("shale_revolution", "world_trade_accord"))),
    ("INC-080", clock(turn=0)),
    ("INC-080", clock(turn=99)),
    ("INC-S02", all_of(clock(turn=7), cards(ahead="shale_revolution"))),
    ("INC-091", clock(due="")),
    ("INC-079", seat("P1", corporation="")),
    ("INC-035", seat("P1", executives=99)),
    ("INC-035", seat("P1", sent=-1)),
    ("INC-110", seat("P1", executives=0)),
    ("INC-200", task(None)),
    ("INC-090", task(t.CrisisDieTask())),
    ("INC-090", clock(phase="outlook", due="")),
]
"""Of the start of phase 2, in which P1 is due."""

BIDS: list[tuple[str, Any]] = [
    ("INC-112", t.BidTask("us", ("P2", "P3"), 0, "P1")),
    ("INC-113", t.BidTask("us", ("P1", "P3"), 9, "P1")),
    ("INC-112", t.BidTask("us", ("P1", "P2", "P3"), 9)),
    ("INC-113", t.BidTask("us", ("P2", "P3"))),
    ("INC-114", t.BidTask("us", ("P2", "P3"), 999, "P1")),
    ("INC-130", t.PrivateBidTask("us", "P2", 5, ("P3",))),
    ("INC-130", t.PrivateBidTask("us", "P1", 0, ("P2", "P3"))),
    ("INC-A12", t.PrivateBidTask("us", "P1", 5, ("P2", "P3"), 5, "P1")),
    ("INC-A12", t.PrivateBidTask("us", "P1", 5, ("P3",), 4, "P2")),
    ("INC-A46", t.PrivateBidTask("us", "P1", 5, ("P2", "P3"), 4)),
    ("INC-A46", t.PrivateBidTask("us", "P1", 5, ("P3", "P2"))),
    ("INC-111", t.PrivateBidTask("russia", "P1", 5, ("P2", "P3"))),
    ("INC-130", t.PayTask("P2", "P3", 99, "private", "us")),
    ("INC-A12", t.PayTask("P1", "P1", 99, "private", "us")),
    ("INC-116", t.PayTask("P1", "P2", 99, "auction", "us")),
    ("INC-112", t.PayTask("P1", "bank", 0, "auction", "us")),
    ("INC-051", t.PayTask("P1", "bank", 9, "auction", "us")),
    ("INC-090", t.PayTask("P1", "bank", 9, "expand")),
    ("INC-112", t.PlaceCubeTask("us", "P1", 0)),
    ("INC-116", t.PlaceCubeTask("russia", "P1", 9)),
    ("INC-A10", t.ReverseBidTask("us", "P1", 0, ("P2", "P3"))),
    ("INC-119", t.ReverseBidTask("us", "P1", 9, ("P2", "P3"), "P1")),
    ("INC-119", t.ReverseBidTask("us", "P1", 9, ("P1", "P2"))),
    ("INC-130", t.SwapCubeTask("us", "P3", "P2")),
    ("INC-A12", t.SwapCubeTask("us", "P1", "P1")),
]
"""Decisions of phase 2 that cannot stand where P1 is due."""

LATER: list[tuple[str, str, Change]] = [
    ("INC-153", "competition", task(t.PayTask("P2", "bank", 9, "expand"))),
    ("INC-140", "competition", task(t.ShortIncomeTask("P1", ("us", "us"), ("P2",)))),
    ("INC-S10", "competition", task(t.ShortIncomeTask("P1", ("india", "us"), ("P2", "P3")))),
    ("INC-141", "competition", task(t.ShortIncomeTask("P1", ("us",), ("P2", "P3")))),
    ("INC-A36", "competition", seat("P1", passed=True)),
    ("INC-143", "competition", task(t.AttackTask(99))),
    ("INC-143", "competition", task(t.AttackTask())),
    ("INC-153", "competition", task(t.MovementTask(99))),
    ("INC-A36", "competition", all_of(seat("P1", passed=True), task(t.MovementTask()))),
    ("INC-160", "competition", task(t.PassDefendTask())),
    ("INC-160", "competition", all_of(seat("P1", executives=0), task(t.PassDefendTask()))),
    ("INC-170", "lobbying", seat("P1", executives=0)),
    ("INC-171", "lobbying", task(t.CampTask("europe"))),
    ("INC-171", "lobbying", task(t.BudgetTask())),
    ("INC-177", "lobbying", task(t.MarkerTask("europe", ("us",)))),
    ("INC-103", "lobbying", task(t.PayoffCardTask(9, "stimulus"))),
    ("INC-187", "lobbying", task(t.PayoffCardTask(1, "stimulus", ("heavy",)))),
    ("INC-187", "lobbying", task(t.PayoffCardTask(1, "subsidies"))),
    ("INC-187", "lobbying", task(t.SubsidiesTask(("heavy",)))),
    ("INC-191", "earnings", task(t.CrisisDiscardTask(0))),
    ("INC-191", "earnings", task(t.CrisisDiscardTask(99))),
]


def notices(state: State, rule: str) -> None:
    """Check that a position breaks a rule, in words of each language."""
    found = list(GAME.invariants(state))
    assert rule in [breach.rule for breach in found], found
    for breach in found:
        assert isinstance(breach.what, RondelError)
        words = [breach.what.text(language) for language in LANGUAGES]
        assert len(set(words)) == len(words), "in each language in its own words"


@pytest.mark.parametrize(("rule", "change"), POSITIONS)
def test_a_broken_position_is_noticed_by_its_rule(rule: str, change: Change) -> None:
    """INC-024, INC-030 to INC-038, INC-060, INC-072, INC-073, INC-079, INC-080, INC-090, INC-091, INC-101, INC-111."""
    notices(change(Play.at({"phase": "investment"}).state), rule)


@pytest.mark.parametrize(("rule", "due"), BIDS)
def test_a_bid_that_cannot_stand_is_noticed_by_its_rule(rule: str, due: Any) -> None:
    """INC-112 to INC-119, INC-130, INC-A10, INC-A12, INC-A46, INC-051, INC-153."""
    notices(task(due)(Play.at({"phase": "investment"}).state), rule)


@pytest.mark.parametrize(("rule", "phase", "change"), LATER)
def test_a_later_decision_that_cannot_stand_is_noticed_by_its_rule(rule: str, phase: str, change: Change) -> None:
    """INC-140 to INC-143, INC-153, INC-160, INC-170, INC-171, INC-177, INC-187, INC-191, INC-A36, INC-S10."""
    notices(change(Play.at({"phase": phase}).state), rule)
