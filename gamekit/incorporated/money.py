"""What a loan brings and how much a seat can raise: numbers that several rooms and the view need."""

from __future__ import annotations

from gamekit.incorporated.board import board
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import BidTask, PayTask, PrivateBidTask

BORROWING = ("investment", "competition")
"""The phases in which loans can be taken (INC-050)."""


def loan_value(state: State, seat: str) -> int:
    """Return the dollars that the next bond of a seat brings; below 1 none can be taken (INC-052, INC-A13)."""
    return state.rate() - state.bonds(seat)


def loans_left(state: State, seat: str) -> int:
    """Return how many loans a seat can still take in a row (INC-S06)."""
    worth = max(0, loan_value(state, seat))
    supply = state.bonds_left()
    return worth if supply is None else min(worth, supply)


def can_borrow(state: State, seat: str) -> bool:
    """Return whether a seat may take a loan now (INC-S06)."""
    if state.clock.phase not in BORROWING or state.task is None or not loans_left(state, seat):
        return False
    return left_unpaid(state, seat) is None


def row(worth: int, loans: int) -> int:
    """Return the dollars of so many loans in a row, the first of which brings ``worth``.

    Examples
    --------
    >>> row(20, 5)
    90
    """
    return loans * worth - loans * (loans - 1) // 2


def most_payable(state: State, seat: str) -> int:
    """Return cash plus all that loans can bring: the largest bid of a seat, in dollars (INC-S07)."""
    return state.cash(seat) + row(loan_value(state, seat), loans_left(state, seat))


def loans_for(state: State, seat: str, price: int) -> list[int]:
    """Return the dollars of each loan that a seat needs to pay a price, in the order in which it takes them.

    The price must not exceed what the seat can pay.
    """
    held, worth = state.cash(seat), loan_value(state, seat)
    loans: list[int] = []
    while held + sum(loans) < price:
        loans.append(worth - len(loans))
    return loans


def most_asked() -> int:
    """Return the largest minimum price of a private sale: all that loans alone can ever bring, in dollars.

    A bound that tells nothing of anybody's cash (INC-013).
    """
    best = max(board().interest_track)
    return row(best, best)


def promised(state: State) -> tuple[str, int] | None:
    """Return who has to pay, or will if nobody bids more, and how much; None if nobody has."""
    match state.task:
        case BidTask(leader=seat, price=price) | PrivateBidTask(leader=seat, price=price) if seat:
            return seat, price
        case PayTask(payer=seat, amount=price):
            return seat, price
        case _:
            return None


def left_unpaid(state: State, seat: str) -> tuple[str, int, int] | None:
    """Return whom a loan of ``seat`` would leave unable to pay what was bid, with the price and the most he could pay.

    It can happen only where the number of bonds is limited: a bid must always be payable (INC-114, INC-A13).
    """
    supply, owing = state.bonds_left(), promised(state)
    if supply is None or owing is None or owing[0] == seat:
        return None
    debtor, price = owing
    worth = loan_value(state, debtor)
    most = state.cash(debtor) + row(worth, min(max(0, worth), supply - 1))
    return (debtor, price, most) if most < price else None
