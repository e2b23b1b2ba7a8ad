"""Donations: what any player may do at any decision point (DON)."""

from __future__ import annotations

from gamekit.core.game import Template
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import Donate
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.state import State

RULES = ("DON-1", "DON-2", "DON-3")


def templates(state: State) -> tuple[Template, ...]:
    """Return what each player with cash may give, and to whom (DON-2, DON-3); nothing after the end (END-2)."""
    if state.task is None:
        return ()
    return tuple(
        Template(Donate.TAG, seat, board().nations, 1, cash, RULES)
        for seat in state.table.seats
        if (cash := state.ledger.balance(seat))
    )


def refuse(state: State, action: Donate) -> tuple[Reason, ...]:
    """Return why a donation cannot be made."""
    if state.task is None:
        return (reason("imperial2030.refuse.over", "END-2"),)
    if action.actor not in state.table.seats:
        return (reason("imperial2030.refuse.no_player", "DON-1", "GEN-3", actor=action.actor),)
    if action.target not in board().place:
        return (reason("imperial2030.refuse.gift_to_player", "GEN-4", "DON-2"),)
    if action.amount < 1:
        return (reason("imperial2030.refuse.take_back", "DON-1", "GEN-3", nation=action.target),)
    cash = state.ledger.balance(action.actor)
    if action.amount > cash:
        return (
            reason(
                "imperial2030.refuse.cash",
                "DON-1",
                "GEN-2",
                player=action.actor,
                needed=action.amount,
                held=cash,
            ),
        )
    return ()


def grounds(state: State, action: Donate) -> tuple[str, ...]:
    """Return the rules of a donation."""
    return RULES


def resolve(draft: Draft, state: State, action: Donate) -> None:
    """Move the cash into the treasury; the decision point stays open (DON-3)."""
    draft.pay(action.actor, action.target, action.amount, *RULES, "GEN-3", cause="donation")
