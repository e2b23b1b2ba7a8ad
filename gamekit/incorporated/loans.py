"""Loans, which any seat may take in phases 2 and 3, and payments that need them (INC-050 to INC-052, INC-DP-7)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.game import Template
from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import money
from gamekit.incorporated.actions import Loan
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import PayTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {PayTask: (Loan,)}

RULES = ("INC-050", "INC-052", "INC-020", "INC-S06")

COSTS = ("INC-052", "INC-053", "INC-059")
"""What a loan brings, costs each turn, and costs at the end."""


def legal(state: State) -> tuple[Action, ...]:
    """Return the loan of a payer whose cash does not cover the payment."""
    assert isinstance(state.task, PayTask)
    return (Loan(state.task.payer),)


def templates(state: State) -> tuple[Template, ...]:
    """Return the loans that seats may take besides the decision at hand (INC-A37)."""
    payer = state.task.payer if isinstance(state.task, PayTask) else ""
    return tuple(
        Template("loan", seat, (), 0, 0, (*RULES, "INC-A37"), note=told("incorporated.note.loan", state, seat, *COSTS))
        for seat in state.table.seats
        if seat != payer and money.can_borrow(state, seat)
    )


def told(message: str, state: State, seat: str, *rules: str) -> Reason:
    """Return words about the next loan of a seat: what it brings now, costs each turn, and costs at the end."""
    brings, turn, end = money.loan_value(state, seat), board().bond_interest, board().bond_penalty
    return reason(message, *rules, brings=brings, interest=turn, penalty=end)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a seat cannot take a loan now."""
    seat = action.actor
    if seat not in state.table.seats:
        return (reason("incorporated.refuse.loan_seat", "INC-050", given=seat),)
    if state.clock.phase not in money.BORROWING:
        return (reason("incorporated.refuse.loan_phase", "INC-050", phase=state.clock.phase),)
    if money.loan_value(state, seat) < 1:
        bonds = state.bonds(seat)
        return (
            reason("incorporated.refuse.loan_worth", "INC-A13", "INC-052", player=seat, rate=state.rate(), bonds=bonds),
        )
    if not money.loans_left(state, seat):
        supply = state.table.options.bond_supply
        return (reason("incorporated.refuse.bonds_gone", "INC-A13", "INC-S06", supply=supply),)
    if (owing := money.left_unpaid(state, seat)) is not None:
        debtor, price, most = owing
        if state.table.options.hidden_cash:
            # How much the debtor could raise would tell his cash to whoever asks for a loan of his own (INC-S05).
            return (reason("incorporated.refuse.bonds_kept", "INC-A13", "INC-114", player=debtor, price=price),)
        return (
            reason("incorporated.refuse.bonds_needed", "INC-A13", "INC-114", player=debtor, price=price, most=most),
        )
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a loan: in the middle of a payment, or at any other time."""
    if isinstance(state.task, PayTask) and state.task.payer == action.actor:
        # The payer is asked though there is only one answer.
        return (*RULES, "INC-051", "INC-114", "INC-S01")
    return (*RULES, "INC-A37")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Give a bond and its money; then make the payment that waits for it, as soon as cash covers it."""
    seat = action.actor
    rules, bonds = ("INC-052", "INC-050", "INC-020"), state.bonds(seat)
    draft.reckon(BANK, seat, 1, state.rate(), *rules, cause="loan", less=bonds)
    draft.pay(BANK, seat, 1, "INC-052", "INC-A37", cause="bond", unit="bond")
    if isinstance(state.task, PayTask) and state.task.payer == seat:
        draft.charge(state.task)
