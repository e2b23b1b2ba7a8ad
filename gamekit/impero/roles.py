"""Who decides at each decision point (the column "who decides" of IMP-DP-1 to IMP-DP-20)."""

from __future__ import annotations

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
)


def actor(state: State) -> str:
    """Return the seat that decides, or chance, in a game that is not over."""
    match state.task:
        case EventCardTask() | InitiativeDieTask() | InitiativeRerollTask():
            return CHANCE
        case BattleDiceTask() | SiegeDiceTask() | SpyDieTask():
            return CHANCE
        case ActionTask() | OfferTermsTask() | SiegeLossesTask():
            return state.clock.due
        case LossesTask(seat=seat) | RetreatTask(seat=seat) | OfferReplyTask(partner=seat):
            return seat
        case RevoltCityTask(regions=regions):
            return state.region(regions[0]).governor
        case task:
            assert task is not None, "the game is over"
            return task.waiting[0]
