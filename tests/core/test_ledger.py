"""Accounts and transfers: nothing appears, nothing vanishes, nobody overdraws."""

from __future__ import annotations

import json
import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.core import codec
from gamekit.core.errors import BadAction, LedgerError
from gamekit.core.events import Event, Paid
from gamekit.core.ledger import BANK, Ledger, chart, pay

UNITS = ("cash", "power")
HOLDERS = (BANK, "P1", "P2")


@pytest.fixture
def ledger() -> Ledger:
    return Ledger.opened(UNITS, HOLDERS).moved(BANK, "P1", 5)


class Books:
    """The least that a payment needs."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.events: list[Event] = []


def test_a_new_ledger_is_empty() -> None:
    opened = Ledger.opened(UNITS, HOLDERS)
    assert {opened.balance(holder, unit) for holder in HOLDERS for unit in UNITS} == {0}


def test_a_transfer_moves_and_makes_a_new_ledger(ledger: Ledger) -> None:
    moved = ledger.moved("P1", "P2", 2)
    assert (moved.balance("P1"), moved.balance("P2"), moved.balance(BANK)) == (3, 2, -5)
    assert (ledger.balance("P1"), ledger.balance("P2")) == (5, 0)
    assert moved.balance("P2", "power") == 0


def test_the_bank_may_go_below_zero_and_nobody_else(ledger: Ledger) -> None:
    assert ledger.moved(BANK, "P2", 10**9).balance(BANK) == -(10**9) - 5
    with pytest.raises(LedgerError, match="P1 holds 5 cash and cannot pay 6") as caught:
        ledger.moved("P1", BANK, 6)
    assert caught.value.params == {"account": "P1", "amount": 6, "held": 5, "unit": "cash"}
    assert ledger.moved("P1", BANK, 5).balance("P1") == 0


@pytest.mark.parametrize("amount", [0, -1, 1.5, "1", None, True])
def test_only_whole_positive_amounts_move(ledger: Ledger, amount: Any) -> None:
    with pytest.raises(LedgerError) as caught:
        ledger.moved("P1", "P2", amount)
    assert caught.value.code == "ledger.amount"


@pytest.mark.parametrize(
    ("source", "target", "unit"), [("P9", "P1", "cash"), ("P1", "P9", "cash"), ("P1", "P2", "gold")]
)
def test_unknown_accounts_are_named(ledger: Ledger, source: str, target: str, unit: str) -> None:
    with pytest.raises(LedgerError) as caught:
        ledger.moved(source, target, 1, unit)
    assert caught.value.code == "ledger.account"
    assert caught.value.params["unit"] == unit
    assert not ledger.has("P9")
    assert ledger.has("P1", "power")


def test_paying_oneself_changes_nothing_but_must_be_possible(ledger: Ledger) -> None:
    assert ledger.moved("P1", "P1", 5) is ledger
    with pytest.raises(LedgerError):
        ledger.moved("P1", "P1", 6)


def test_overdrawn_accounts_are_found() -> None:
    broken = Ledger.from_json({"cash": {BANK: 3, "P1": -1, "P2": -2}})
    assert set(broken.overdrawn()) == {("P1", "cash"), ("P2", "cash")}
    assert Ledger.opened(UNITS, HOLDERS).moved(BANK, "P1", 1).overdrawn() == ()


def test_a_payment_moves_and_tells(ledger: Ledger) -> None:
    books = Books(ledger)
    pay(books, "P1", "P2", 3, "GEN-3", cause="fee")
    pay(books, BANK, "P1", 2, ("TAX-5", "TAX-6"), "power", cause="power", visible_to=("P1",))
    assert books.ledger.to_json() == {"cash": {BANK: -5, "P1": 2, "P2": 3}, "power": {BANK: -2, "P1": 2, "P2": 0}}
    assert books.events == [
        Paid(source="P1", target="P2", amount=3, unit="cash", cause="fee", rules=("GEN-3",)),
        Paid(
            source=BANK,
            target="P1",
            amount=2,
            unit="power",
            cause="power",
            rules=("TAX-5", "TAX-6"),
            visible_to=("P1",),
        ),
    ]


def test_paying_nothing_is_no_event(ledger: Ledger) -> None:
    books = Books(ledger)
    pay(books, "P1", "P2", 0, "GEN-3", cause="fee")
    assert books.ledger is ledger
    assert books.events == []


def test_a_payment_that_fails_tells_nothing(ledger: Ledger) -> None:
    books = Books(ledger)
    with pytest.raises(LedgerError):
        pay(books, "P2", "P1", 1, "GEN-3", cause="fee")
    assert books.ledger is ledger
    assert books.events == []


def test_the_order_in_which_accounts_are_named_does_not_matter(ledger: Ledger) -> None:
    assert chart(UNITS, HOLDERS) is chart(UNITS[::-1], HOLDERS[::-1])
    turned = Ledger.opened(UNITS[::-1], HOLDERS[::-1]).moved(BANK, "P1", 5)
    assert turned == ledger
    assert codec.digest_of(turned) == codec.digest_of(ledger)


def test_a_ledger_survives_files_and_processes(ledger: Ledger) -> None:
    for again in (
        Ledger.from_json(ledger.to_json()),
        Ledger.from_json(json.loads(codec.canonical(ledger.to_json()))),
        pickle.loads(pickle.dumps(ledger)),
    ):
        assert again == ledger
        assert again.chart is ledger.chart


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], "ledger"),
        ("cash", "ledger"),
        ({"cash": 5}, "ledger.cash"),
        ({"cash": [["P1", 5]]}, "ledger.cash"),
        ({"cash": {"P1": "5"}}, "ledger.cash"),
        ({"cash": {"P1": True}}, "ledger.cash"),
        ({"cash": {"P1": 1.0}}, "ledger.cash"),
        ({"cash": {"P1": 1}, "power": {"P2": 1}}, "ledger.power"),
        ({"cash": {"P1": 1}, "power": {}}, "ledger.power"),
    ],
)
def test_a_broken_ledger_is_refused_by_name(data: Any, field: str) -> None:
    with pytest.raises(BadAction) as caught:
        Ledger.from_json(data)
    assert caught.value.params["field"] == field


def test_a_ledger_is_frozen(ledger: Ledger) -> None:
    with pytest.raises(FrozenInstanceError):
        ledger.amounts = ()  # type: ignore[misc]


transfers = st.lists(
    st.tuples(st.sampled_from(HOLDERS), st.sampled_from(HOLDERS), st.integers(1, 9), st.sampled_from(UNITS)),
    max_size=30,
)


@given(transfers)
def test_sums_never_change(moves: list[tuple[str, str, int, str]]) -> None:
    """Whatever is tried: sums stay, no purse is negative, and the balances are what a plain dict would hold."""
    ledger = Ledger.opened(UNITS, HOLDERS)
    plain = {(holder, unit): 0 for holder in HOLDERS for unit in UNITS}
    for source, target, amount, unit in moves:
        if source != BANK and plain[source, unit] < amount:
            with pytest.raises(LedgerError):
                ledger.moved(source, target, amount, unit)
            continue
        ledger = ledger.moved(source, target, amount, unit)
        plain[source, unit] -= amount
        plain[target, unit] += amount
        assert {unit: ledger.total(unit) for unit in UNITS} == dict.fromkeys(UNITS, 0)
        assert ledger.overdrawn() == ()
    assert {(h, u): ledger.balance(h, u) for h in HOLDERS for u in UNITS} == plain
