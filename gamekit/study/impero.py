"""What IMPERO brings to a study: rounds of actions, phases, seasons and years; battles, deficits and revolts."""

from __future__ import annotations

from gamekit.impero.board import FOOD, GOLD
from gamekit.impero.events import CardDrawn, Federated, GovernorChanged, Revolted, TurnedNeutral
from gamekit.impero.events_battle import BattleBegan, CityFell, SiegeLaid
from gamekit.impero.events_missions import MissionRolled
from gamekit.impero.events_upkeep import BillPaid
from gamekit.study.kit import Curve, StudyKit, Taken, Values, View, tells


def _year_begins(step: Taken) -> bool:
    return bool(step.before.clock.year != step.state.clock.year)


def _season_begins(step: Taken) -> bool:
    return bool(step.before.clock.number != step.state.clock.number)


def _season_ends(step: Taken) -> bool:
    return _season_begins(step) or (step.state.task is None and step.before.task is not None)


def _phase_ends(step: Taken) -> bool:
    before, now = step.before.clock, step.state.clock
    return bool((before.number, before.phase) != (now.number, now.phase))


def _phase_begins(step: Taken) -> bool:
    return step.state.task is not None and _phase_ends(step)


def _round_begins(step: Taken) -> bool:
    """Return whether the first seat in the order of play is due again in phase IV, or a phase begins (IMP-044)."""
    if _phase_begins(step):
        return True
    before, now = step.before, step.state
    order = now.initiative.order
    if now.clock.phase != "actions" or not order:
        return False
    if not before.initiative.order:
        return True
    return bool(now.clock.due != before.clock.due and order.index(now.clock.due) <= order.index(before.clock.due))


def _stock(resource: str) -> Curve:
    def members(view: View) -> Values:
        seats = view["seats"]
        return {seat: None if own["stock"] is None else own["stock"][resource] for seat, own in seats.items()}

    return Curve(members)


def _of_seat(what: str) -> Curve:
    return Curve(lambda view: {seat: own[what] for seat, own in view["seats"].items()})


KIT = StudyKit(
    levels={"round": _round_begins, "phase": _phase_begins, "turn": _season_begins, "year": _year_begins},
    moments={
        "battle": tells(BattleBegan),
        "siege": tells(SiegeLaid),
        "city_fell": tells(CityFell),
        "federated": tells(Federated),
        "governor": tells(GovernorChanged),
        "revolt": tells(Revolted, TurnedNeutral),
        "deficit": tells(BillPaid, by=lambda event: event.tier > 0),
        "mission": tells(MissionRolled),
        "card": tells(CardDrawn),
        "phase_end": _phase_ends,
        "season_end": _season_ends,
    },
    curves={
        "points": _of_seat("score"),
        "gold": _stock(GOLD),
        "food": _stock(FOOD),
        "cities": _of_seat("cities"),
    },
    signs=(
        *("conquest", "siege", "revolt", "deficit"),
        *("trade-deal", "federation", "overstretch", "winter-risk"),
    ),
)
