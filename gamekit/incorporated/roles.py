"""Who decides at each decision point (the column "who decides" of INC-DP-1 to INC-DP-28)."""

from __future__ import annotations

from gamekit.core.chance import CHANCE
from gamekit.incorporated.board import BIG_BROTHER, GIANT_SQUID
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import (
    BidTask,
    ClashDieTask,
    CorporationBidTask,
    CrisisDieTask,
    CrisisDiscardTask,
    OutlookChoiceTask,
    OutlookNextTask,
    PayoffCardTask,
    PayTask,
    PlaceCubeTask,
    PrivateBidTask,
    RemoveCubeTask,
    RepayTask,
    ReverseBidTask,
    ShortIncomeTask,
    SwapCubeTask,
)


def actor(state: State) -> str:
    """Return the seat that decides, or chance, in a game that is not over."""
    match state.task:
        case OutlookNextTask() | PayoffCardTask() | ClashDieTask() | CrisisDieTask():
            return CHANCE
        case OutlookChoiceTask():
            return state.player_of(BIG_BROTHER) or CHANCE
        case CrisisDiscardTask():
            # Without Giant Squid the discards are random (INC-192, INC-A08).
            return state.player_of(GIANT_SQUID) or CHANCE
        case BidTask() | PrivateBidTask() | ReverseBidTask() | RepayTask() | CorporationBidTask() as task:
            return task.waiting[0]
        case PayTask(payer=seat) | PlaceCubeTask(buyer=seat) | SwapCubeTask(buyer=seat):
            return seat
        case RemoveCubeTask(seller=seat) | ShortIncomeTask(seat=seat):
            return seat
        case _:
            return state.clock.due
