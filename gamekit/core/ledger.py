"""Accounts and transfers: the single gateway for money, goods and points.

For each unit the sum over all accounts, the bank included, never changes. The bank is unlimited (it may
go below zero), every other account holds zero or more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from gamekit.core.codec import Part
from gamekit.core.errors import LedgerError
from gamekit.core.events import Event, Paid

BANK = "bank"


@cache
def _index(units: tuple[str, ...], holders: tuple[str, ...]) -> Mapping[tuple[str, str], int]:
    pairs = [(unit, holder) for unit in units for holder in holders]
    return {pair: place for place, pair in enumerate(pairs)}


@dataclass(frozen=True, slots=True)
class Ledger(Part):
    """All balances of a state.

    Parameters
    ----------
    units
        What is counted, for example ``("cash", "power")``.
    holders
        Account ids, the bank first.
    amounts
        Balances, unit by unit in the order of ``holders``.

    Examples
    --------
    >>> ledger = Ledger.opened(("cash",), ("bank", "P1"))
    >>> ledger.moved("bank", "P1", 3).balance("P1")
    3
    >>> ledger.moved("bank", "P1", 3).total("cash")
    0
    """

    units: tuple[str, ...]
    holders: tuple[str, ...]
    amounts: tuple[int, ...]

    @classmethod
    def opened(cls, units: tuple[str, ...], holders: tuple[str, ...]) -> Ledger:
        """Return a ledger in which every account holds nothing."""
        return cls(units, holders, (0,) * (len(units) * len(holders)))

    def balance(self, holder: str, unit: str = "cash") -> int:
        """Return what ``holder`` has of ``unit``.

        Raises
        ------
        LedgerError
            If there is no such account.
        """
        try:
            return self.amounts[_index(self.units, self.holders)[unit, holder]]
        except KeyError:
            raise LedgerError("ledger.account", account=holder, unit=unit) from None

    def total(self, unit: str) -> int:
        """Return the sum of ``unit`` over all accounts, the bank included."""
        return sum(self.balance(holder, unit) for holder in self.holders)

    def has(self, holder: str, unit: str = "cash") -> bool:
        """Return whether there is such an account."""
        return (unit, holder) in _index(self.units, self.holders)

    def moved(self, source: str, target: str, amount: int, unit: str = "cash") -> Ledger:
        """Return the ledger after a transfer.

        Raises
        ------
        LedgerError
            If the amount is no positive whole number, an account is unknown, or the source holds less.
        """
        if type(amount) is not int or amount < 1:
            raise LedgerError("ledger.amount", amount=amount)
        index = _index(self.units, self.holders)
        held = self.balance(source, unit)
        if held < amount and source != BANK:
            raise LedgerError("ledger.overdrawn", account=source, amount=amount, held=held, unit=unit)
        amounts = list(self.amounts)
        amounts[index[unit, source]] = held - amount
        amounts[index[unit, target]] = self.balance(target, unit) + amount
        if source == target:
            return self
        return Ledger(self.units, self.holders, tuple(amounts))

    def overdrawn(self) -> tuple[tuple[str, str], ...]:
        """Return (holder, unit) of every account below zero that may not be."""
        index = _index(self.units, self.holders)
        return tuple(
            (holder, unit) for (unit, holder), place in index.items() if holder != BANK and self.amounts[place] < 0
        )

    def to_json(self) -> dict[str, dict[str, int]]:
        """Return the balances by unit and holder."""
        return {unit: {holder: self.balance(holder, unit) for holder in self.holders} for unit in self.units}

    @classmethod
    def from_json(cls, data: Mapping[str, Mapping[str, int]]) -> Ledger:
        """Return the ledger that :meth:`to_json` described."""
        units = tuple(data)
        holders = tuple(data[units[0]]) if units else ()
        return cls(units, holders, tuple(data[unit][holder] for unit in units for holder in holders))


class Books(Protocol):
    """What a payment needs: a ledger to move and a list to tell it to."""

    ledger: Ledger
    events: list[Event]


def pay(
    books: Books,
    source: str,
    target: str,
    amount: int,
    rule: str | tuple[str, ...],
    unit: str = "cash",
    *,
    cause: str,
    **event: Any,
) -> None:
    """Move ``amount`` of ``unit`` from ``source`` to ``target`` and record it as a :class:`Paid` event.

    An amount of 0 moves nothing and records nothing.

    Raises
    ------
    LedgerError
        If the source holds less than ``amount`` or an account is unknown.
    """
    if amount == 0:
        return
    books.ledger = books.ledger.moved(source, target, amount, unit)
    rules = (rule,) if isinstance(rule, str) else rule
    books.events.append(Paid(source=source, target=target, amount=amount, unit=unit, cause=cause, rules=rules, **event))
