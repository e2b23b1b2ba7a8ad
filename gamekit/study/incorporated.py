"""What Incorporated brings to a study: rounds of the table, phases, crises, and the sliders that lead to them."""

from __future__ import annotations

from gamekit.core.events import Paid
from gamekit.incorporated.actions import Loan
from gamekit.incorporated.events import AuctionBegan, CubeReplaced, Flipped, Offered, SliderMoved
from gamekit.incorporated.events_late import ClashDecided, Clashed, CrisisRolled, Grabbed
from gamekit.incorporated.flow import ACTIONS
from gamekit.incorporated.state import units
from gamekit.study.kit import Curve, StudyKit, Taken, Values, View, tells

_SHARES = frozenset(units()) - {"cash", "bond"}


def _turn_begins(step: Taken) -> bool:
    return bool(step.before.clock.turn != step.state.clock.turn)


def _phase_ends(step: Taken) -> bool:
    before, now = step.before.clock, step.state.clock
    return bool((before.turn, before.phase) != (now.turn, now.phase))


def _phase_begins(step: Taken) -> bool:
    return step.state.task is not None and _phase_ends(step)


def _round_begins(step: Taken) -> bool:
    """Return whether the table was gone round once in phase 2, 3 or 4, or a phase begins (INC-110, INC-123)."""
    if _phase_begins(step):
        return True
    before, now = step.before, step.state
    if now.clock.phase not in ACTIONS or now.task != ACTIONS[now.clock.phase]:
        return False
    if isinstance(step.action, Loan) and before.task == now.task:
        # A loan is taken besides: the action is still to come (INC-050).
        return False
    order = now.order()
    # The last seat with something to do follows upon itself: each of its actions is a round.
    return bool(order.index(now.clock.due) <= order.index(before.clock.due))


def _share_moved(event: Paid) -> bool:
    return event.unit in _SHARES


def _bond_moved(event: Paid) -> bool:
    return event.unit == "bond"


def _slider(slider: str, unit: str = "") -> Curve:
    return Curve(lambda view: {slider: view["sliders"][slider]["value"]}, unit)


def _held(what: str, unit: str = "") -> Curve:
    return Curve(lambda view: {seat: entry[what] for seat, entry in view["seats"].items()}, unit)


def _worth(view: View) -> Values:
    """Return what each seat would score if the game ended now (INC-200, INC-201); None where its cash is hidden."""
    made: dict[str, int | None] = {}
    each, bonus = view["prospects"]["ending"]
    leaders = list(view["prospects"]["leaders"].values())
    for seat, entry in view["seats"].items():
        # What squares are worth was paid by the end.
        squares = 0 if view["over"] else sum(view["holdings"][seat].values()) * each + leaders.count(seat) * bonus
        made[seat] = None if entry["cash"] is None else entry["cash"] + squares - entry["penalty"]
    return made


KIT = StudyKit(
    levels={"round": _round_begins, "phase": _phase_begins, "turn": _turn_begins},
    moments={
        "crisis": tells(CrisisRolled, by=lambda event: event.intensity > 0),
        "slider": tells(SliderMoved, by=lambda event: event.start != event.end),
        "auction": tells(AuctionBegan, Offered),
        "share": tells(Paid, by=_share_moved),
        "bond": tells(Paid, by=_bond_moved),
        "square": tells(Grabbed, CubeReplaced),
        "clash": tells(Clashed, ClashDecided),
        "camp": tells(Flipped),
        "phase_end": _phase_ends,
    },
    curves={
        "growth": _slider("growth", "percent"),
        "interest": _slider("interest", "dollars"),
        "stress": _slider("stress"),
        "power": _slider("power"),
        "cash": _held("cash", "dollars"),
        "bonds": _held("bonds"),
        "net_worth": Curve(_worth, "dollars"),
    },
    signs=(
        *("rate-shock", "crisis-trigger", "takeover", "overbid"),
        *("debt-trap", "market-lead", "camp-flip", "safe-haven"),
    ),
)
