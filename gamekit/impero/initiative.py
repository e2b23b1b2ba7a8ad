"""Phase IV, order of play: dice, points spent unseen, re-rolls of full ties (IMP-040 to IMP-042, IMP-A07)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero.actions import Die
from gamekit.impero.actions_turn import Spend
from gamekit.impero.board import INITIATIVE
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_actions import InitiativeRolled, InitiativeShown, OrderOfPlay, SpendingDone, SpendingNoted
from gamekit.impero.roles import actor
from gamekit.impero.state import Initiative, State
from gamekit.impero.tasks import (
    ACTION,
    Dice,
    InitiativeDieTask,
    InitiativeRerollTask,
    InitiativeSpendTask,
    Task,
)

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    InitiativeDieTask: (Die,),
    InitiativeSpendTask: (Spend,),
    InitiativeRerollTask: (Die,),
}

SIDES = 6
"""Faces of every die of the game (IMP-A07)."""


def enter(draft: Draft) -> None:
    """Let chance roll for each seat (IMP-040)."""
    draft.initiative = Initiative()
    draft.task = InitiativeDieTask(draft.alive())


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the faces of a die."""
    return tuple((die, Fraction(1, SIDES)) for die in legal(state))


def legal(state: State) -> tuple[Action, ...]:
    """Return the faces of a die, or every number of points that the seat has, none included (IMP-041)."""
    who = actor(state)
    if isinstance(state.task, InitiativeSpendTask):
        return tuple(Spend(who, points) for points in range(state.stock(who, INITIATIVE) + 1))
    return tuple(Die(who, face) for face in range(1, SIDES + 1))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a die shows no such face, or a seat cannot spend so much."""
    if action in legal(state):
        return ()
    if isinstance(action, Die):
        return (reason("impero.refuse.die", "IMP-A07", sides=SIDES, given=action.amount),)
    assert isinstance(action, Spend)
    held = state.stock(action.actor, INITIATIVE)
    return (reason("impero.refuse.spend", "IMP-041", player=action.actor, held=held, given=action.amount),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a die or of points spent."""
    if isinstance(action, Spend):
        return ("IMP-041", "IMP-A07", "IMP-DP-5", "IMP-171")
    again = isinstance(state.task, InitiativeRerollTask)
    return ("IMP-A07", "IMP-DP-6") if again else ("IMP-040", "IMP-DP-4", "IMP-A07")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note a die or a choice; when all are in, show them and settle the order."""
    task = state.task
    assert isinstance(task, (InitiativeDieTask, InitiativeSpendTask, InitiativeRerollTask))
    seat, waiting = task.waiting[0], task.waiting[1:]
    own = draft.initiative
    if isinstance(action, Die):
        rolled = dict(own.dice)
        rolled[seat] = (*rolled.get(seat, ()), action.amount)
        draft.initiative = changed(own, dice=tuple(sorted(rolled.items())))
        again = isinstance(task, InitiativeRerollTask)
        rules = ("IMP-A07", "IMP-DP-6") if again else ("IMP-040",)
        draft.tell(InitiativeRolled(player=seat, die=action.amount, again=again, rules=rules))
        if waiting:
            draft.task = changed(task, waiting=waiting)
        elif again:
            settle(draft)
        else:
            draft.task = InitiativeSpendTask(draft.alive())
        return
    assert isinstance(action, Spend)
    draft.initiative = changed(own, spent=(*own.spent, (seat, action.amount)))
    draft.tell(SpendingDone(player=seat, rules=("IMP-A07", "IMP-171")))
    draft.tell(SpendingNoted(player=seat, points=action.amount, rules=("IMP-041", "IMP-171"), visible_to=(seat,)))
    if waiting:
        draft.task = InitiativeSpendTask(waiting)
        return
    for chooser, points in draft.initiative.spent:
        draft.pay(chooser, BANK, points, "IMP-041", "IMP-A07", cause="initiative", unit=INITIATIVE)
        score = dict(draft.initiative.dice)[chooser][0] + points
        draft.tell(InitiativeShown(player=chooser, points=points, score=score, rules=("IMP-041", "IMP-A07")))
    settle(draft)


def rank(own: Initiative, seat: str) -> tuple[int, int, Dice]:
    """Return what decides the order, highest first: score, points spent, re-rolls (IMP-042, IMP-A07)."""
    first, *again = dict(own.dice)[seat]
    spent = dict(own.spent)[seat]
    return first + spent, spent, tuple(again)


def settle(draft: Draft) -> None:
    """Settle the order of play, or let those who are fully tied roll again (IMP-DP-6)."""
    own = draft.initiative
    ranks = {seat: rank(own, seat) for seat in draft.alive()}
    tied = tuple(seat for seat in ranks if list(ranks.values()).count(ranks[seat]) > 1)
    if tied:
        draft.task = InitiativeRerollTask(tied)
        return
    order = tuple(sorted(ranks, key=lambda seat: ranks[seat], reverse=True))
    draft.initiative = changed(own, order=order)
    draft.set_clock(due=order[0])
    draft.tell(OrderOfPlay(player=order, rules=("IMP-042", "IMP-A07")))
    draft.task = ACTION
