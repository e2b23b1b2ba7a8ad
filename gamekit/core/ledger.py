"""Accounts and transfers: the single gateway for money, goods and points.

For each unit the sum over all accounts, the bank included, never changes. The bank is unlimited (it may
go below zero), every other account holds zero or more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from gamekit.core import codec
from gamekit.core.codec import Part
from gamekit.core.errors import BadAction, LedgerError
from gamekit.core.events import Event, Paid

BANK = "bank"


class Chart:
    """The accounts of a game: what is counted, and who can hold it. Made by :func:`chart`: equal ones are one object.

    Parameters
    ----------
    units
        What is counted, for example ``("cash", "power")``, sorted.
    holders
        Account ids, the bank among them, sorted.
    """

    __slots__ = ("form", "holders", "index", "units")

    def __init__(self, units: tuple[str, ...], holders: tuple[str, ...]) -> None:
        self.units = units
        self.holders = holders
        pairs = [(unit, holder) for unit in units for holder in holders]
        self.index: Mapping[tuple[str, str], int] = {pair: place for place, pair in enumerate(pairs)}
        # The canonical text of a ledger with %d in the place of its amounts; texts never hold a %d of their own.
        empty = codec.canonical({unit: dict.fromkeys(holders, "%d") for unit in units})
        self.form = empty.replace("%", "%%").replace('"%%d"', "%d")

    def __reduce__(self) -> tuple[Any, ...]:
        return chart, (self.units, self.holders)


@cache
def chart(units: tuple[str, ...], holders: tuple[str, ...]) -> Chart:
    """Return the one chart of these units and holders, in whatever order they are named."""
    # JSON objects have no order: a ledger read from a file must be equal to the one that was written.
    ordered = tuple(sorted(units)), tuple(sorted(holders))
    return Chart(units, holders) if (units, holders) == ordered else chart(*ordered)


@dataclass(frozen=True, slots=True)
class Ledger(Part):
    """All balances of a state.

    Parameters
    ----------
    chart
        Its accounts.
    amounts
        Balances, unit by unit in the order of the holders.

    Examples
    --------
    >>> ledger = Ledger.opened(("cash",), ("bank", "P1"))
    >>> ledger.moved("bank", "P1", 3).balance("P1")
    3
    >>> ledger.moved("bank", "P1", 3).total("cash")
    0
    """

    chart: Chart
    amounts: tuple[int, ...]

    @classmethod
    def opened(cls, units: tuple[str, ...], holders: tuple[str, ...]) -> Ledger:
        """Return a ledger in which every account holds nothing."""
        return cls(chart(units, holders), (0,) * (len(units) * len(holders)))

    def balance(self, holder: str, unit: str = "cash") -> int:
        """Return what ``holder`` has of ``unit``.

        Raises
        ------
        LedgerError
            If there is no such account.
        """
        try:
            return self.amounts[self.chart.index[unit, holder]]
        except KeyError:
            raise LedgerError("ledger.account", account=holder, unit=unit) from None

    def total(self, unit: str) -> int:
        """Return the sum of ``unit`` over all accounts, the bank included."""
        return sum(self.balance(holder, unit) for holder in self.chart.holders)

    def has(self, holder: str, unit: str = "cash") -> bool:
        """Return whether there is such an account."""
        return (unit, holder) in self.chart.index

    def moved(self, source: str, target: str, amount: int, unit: str = "cash") -> Ledger:
        """Return the ledger after a transfer.

        Raises
        ------
        LedgerError
            If the amount is no positive whole number, an account is unknown, or the source holds less.
        """
        if type(amount) is not int or amount < 1:
            raise LedgerError("ledger.amount", amount=amount)
        held, had = self.balance(source, unit), self.balance(target, unit)
        if held < amount and source != BANK:
            raise LedgerError("ledger.overdrawn", account=source, amount=amount, held=held, unit=unit)
        if source == target:
            return self
        index = self.chart.index
        amounts = list(self.amounts)
        amounts[index[unit, source]] = held - amount
        amounts[index[unit, target]] = had + amount
        return Ledger(self.chart, tuple(amounts))

    def settled(self, holder: str, amount: int, unit: str = "cash") -> Ledger:
        """Return the ledger in which an account holds so much, the bank giving or taking the difference."""
        more = amount - self.balance(holder, unit)
        if not more:
            return self
        source, target = (BANK, holder) if more > 0 else (holder, BANK)
        return self.moved(source, target, abs(more), unit)

    def overdrawn(self) -> tuple[tuple[str, str], ...]:
        """Return (holder, unit) of every account below zero that may not be."""
        return tuple(
            (holder, unit)
            for (unit, holder), place in self.chart.index.items()
            if holder != BANK and self.amounts[place] < 0
        )

    def to_text(self) -> str:
        """Return the canonical text of :meth:`to_json`."""
        return self.chart.form % self.amounts

    def to_json(self) -> dict[str, dict[str, int]]:
        """Return the balances by unit and holder."""
        return {
            unit: {holder: self.balance(holder, unit) for holder in self.chart.holders} for unit in self.chart.units
        }

    @classmethod
    def from_json(cls, data: Any) -> Ledger:
        """Return the ledger that :meth:`to_json` described.

        Raises
        ------
        BadAction
            If the data describes none; the error names the unit.
        """
        if not isinstance(data, Mapping):
            raise BadAction("json.misfit", field="ledger", got=repr(data)[:80])
        first: Any = next(iter(data.values()), {})
        holders = frozenset(first if isinstance(first, Mapping) else ())
        for unit, row in data.items():
            fits = isinstance(row, Mapping) and row.keys() == holders
            if not fits or any(type(amount) is not int for amount in row.values()):
                raise BadAction("json.misfit", field=f"ledger.{unit}", got=repr(row)[:80])
        accounts = chart(tuple(data), tuple(holders))
        return cls(accounts, tuple(data[unit][holder] for unit, holder in accounts.index))


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
    kind: type[Paid] = Paid,
    **event: Any,
) -> None:
    """Move ``amount`` of ``unit`` from ``source`` to ``target`` and record it as a :class:`Paid` event.

    An amount of 0 moves nothing and records nothing. ``kind`` is a class of such events with fields of its own, which
    ``event`` fills.

    Raises
    ------
    LedgerError
        If the source holds less than ``amount`` or an account is unknown.
    """
    if amount == 0:
        return
    books.ledger = books.ledger.moved(source, target, amount, unit)
    rules = (rule,) if isinstance(rule, str) else rule
    books.events.append(kind(source=source, target=target, amount=amount, unit=unit, cause=cause, rules=rules, **event))
