"""Repayment of bonds at the end of Earnings: chosen unseen, Big Brother last, made all at once (INC-DP-27)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated.actions_late import Repay
from gamekit.incorporated.board import BIG_BROTHER
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events_late import RepayChosen, RepaySeen
from gamekit.incorporated.roles import actor
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import RepayTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {RepayTask: (Repay,)}

RULES = ("INC-055", "INC-056", "INC-057", "INC-A02")


def begin(draft: Draft) -> None:
    """Ask the seats with bonds, Big Brother last; without any the phase is over (INC-058, INC-S13)."""
    last = draft.player_of(BIG_BROTHER)
    owing = [seat for seat in draft.order() if draft.ledger.balance(seat, "bond")]
    waiting = (*(seat for seat in owing if seat != last), *(seat for seat in owing if seat == last))
    if waiting:
        draft.task = RepayTask(waiting)
    else:
        draft.end_phase()


def affordable(state: State, seat: str) -> int:
    """Return how many bonds a seat can repay with its cash at the rate of now (INC-056)."""
    return min(state.bonds(seat), state.cash(seat) // state.rate())


def legal(state: State) -> tuple[Action, ...]:
    """Return every number of bonds that the seat can pay for, none included (INC-057)."""
    seat = actor(state)
    return tuple(Repay(seat, bonds) for bonds in range(affordable(state, seat) + 1))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why so many bonds cannot be repaid."""
    assert isinstance(action, Repay)
    seat, wanted, rate = action.actor, action.amount, state.rate()
    if wanted < 0:
        return (reason("incorporated.refuse.repay_negative", "INC-057", given=wanted),)
    found = []
    if wanted > (bonds := state.bonds(seat)):
        found.append(
            reason("incorporated.refuse.repay_bonds", "INC-055", "INC-057", player=seat, bonds=bonds, given=wanted)
        )
    if (cost := wanted * rate) > (cash := state.cash(seat)):
        found.append(
            reason(
                "incorporated.refuse.repay_cash",
                "INC-056",
                player=seat,
                given=wanted,
                rate=rate,
                cost=cost,
                cash=cash,
                most=affordable(state, seat),
            )
        )
    return tuple(found)


def untimely(state: State, action: Action) -> Reason | None:
    """Return why bonds are not repaid at this point of the game, None if the action repays none (INC-055)."""
    if not isinstance(action, Repay) or isinstance(state.task, RepayTask) or action.actor not in state.table.seats:
        return None
    return reason(
        "incorporated.refuse.repay_early",
        "INC-055",
        "INC-196",
        player=action.actor,
        bonds=state.bonds(action.actor),
        phase=state.clock.phase,
        turn=state.clock.turn,
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a repayment."""
    return (*RULES, "INC-058", "INC-S13")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note a choice; show those of the others before Big Brother chooses, and carry all out at the end."""
    task = state.task
    assert isinstance(task, RepayTask)
    assert isinstance(action, Repay)
    seat, bonds = action.actor, action.amount
    waiting, choices = task.waiting[1:], (*task.choices, (seat, bonds))
    draft.tell(RepayChosen(player=seat, rules=("INC-058", "INC-S13")))
    last = draft.player_of(BIG_BROTHER)
    if waiting in ((), (last,)):
        # The others show together; after that only Big Brother's own choice is new.
        for chooser, chosen in choices:
            if (chooser == last) == (seat == last):
                draft.tell(RepaySeen(player=chooser, bonds=chosen, rules=("INC-058", "INC-S13")))
    else:
        draft.tell(RepaySeen(player=seat, bonds=bonds, rules=("INC-058", "INC-S13"), visible_to=(seat,)))
    if waiting:
        draft.task = RepayTask(waiting, choices)
        return
    for seat, bonds in choices:
        draft.reckon(seat, BANK, bonds, state.rate(), *RULES, cause="repay")
        draft.pay(seat, BANK, bonds, *RULES, cause="bond_back", unit="bond")
    draft.end_phase()
