"""What a loan brings and how much a seat can raise: numbers that several rooms and the view need."""

from __future__ import annotations

from gamekit.incorporated.state import State

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
    return state.clock.phase in BORROWING and state.task is not None and loans_left(state, seat) > 0


def most_payable(state: State, seat: str) -> int:
    """Return cash plus all that loans can bring: the largest bid of a seat, in dollars (INC-S07)."""
    worth, loans = loan_value(state, seat), loans_left(state, seat)
    return state.cash(seat) + loans * worth - loans * (loans - 1) // 2
