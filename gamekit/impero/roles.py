"""Who decides at each decision point (the column "who decides" of IMP-DP-1 to IMP-DP-20)."""

from __future__ import annotations

from typing import Any

from gamekit.core.chance import CHANCE
from gamekit.impero.state import State
from gamekit.impero.tasks import (
    ActionTask,
    BattleDiceTask,
    EventCardTask,
    InitiativeDieTask,
    InitiativeRerollTask,
    LossesTask,
    OfferReplyTask,
    OfferTermsTask,
    RetreatTask,
    RevoltCityTask,
    SiegeDiceTask,
    SiegeLossesTask,
    SpyDieTask,
    Task,
)

OF_CHANCE: frozenset[type[Task]] = frozenset(
    (EventCardTask, InitiativeDieTask, InitiativeRerollTask, BattleDiceTask, SiegeDiceTask, SpyDieTask)
)
"""Where chance decides."""

DUE: frozenset[type[Task]] = frozenset((ActionTask, OfferTermsTask, SiegeLossesTask))
"""Where the seat due does."""

OF_SEAT: frozenset[type[Task]] = frozenset((LossesTask, RetreatTask))
"""Where the task names the seat."""


def actor(state: State) -> str:
    """Return the seat that decides, or chance, in a game that is not over."""
    task: Any = state.task
    kind = type(task)
    if kind in DUE:
        return state.clock.due
    if kind in OF_CHANCE:
        return CHANCE
    if kind in OF_SEAT:
        seat: str = task.seat
        return seat
    if kind is OfferReplyTask:
        partner: str = task.partner
        return partner
    if kind is RevoltCityTask:
        return state.region(task.regions[0]).governor
    assert task is not None, "the game is over"
    first: str = task.waiting[0]
    return first
