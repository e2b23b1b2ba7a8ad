"""Phase V, repair: one PV of a city or a building for one wood (IMP-070 to IMP-072, IMP-DP-19)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import closing
from gamekit.impero.actions import Done, Repair
from gamekit.impero.board import WOOD, board
from gamekit.impero.cities import most_pv
from gamekit.impero.draft import Draft
from gamekit.impero.events_upkeep import Repaired, RepairsDone
from gamekit.impero.roles import actor
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import RepairTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {RepairTask: (Repair, Done)}


def begin(draft: Draft) -> None:
    """Let all seats repair, seat by seat, after all deficits (IMP-034)."""
    ask(draft, draft.alive())


def ask(draft: Draft, waiting: tuple[str, ...]) -> None:
    """Ask the seats that are left; behind the last one the phase closes."""
    if waiting:
        draft.task = RepairTask(waiting)
    else:
        closing.recover(draft)


def state_of(at: Lookups, city: str, building: str) -> tuple[int, int, bool] | None:
    """Return PV, most PV and whether it was repaired in this season; None if there is no such building there."""
    own = at.city(city)
    if not building:
        return own.pv, most_pv(own), own.repaired
    found = own.building(building)
    return (found.pv, board().buildings[building].most, found.repaired) if found else None


def legal(state: State) -> tuple[Action, ...]:
    """Return every repair that the seat's wood allows, and to be done."""
    seat = actor(state)
    found = [
        Repair(seat, city.id, kind)
        for city in state.cities_of(seat)
        for kind in ("", *(kind for kind in board().buildings if city.building(kind)))
    ]
    return (*(repair for repair in found if not refuse(state, repair)), Done(seat))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why something cannot be repaired: whose it is, what is missing, how often it was, and with what wood."""
    if isinstance(action, Done):
        return ()
    assert isinstance(action, Repair)
    seat, city, building = action.actor, action.city, action.building
    if state.city(city).owner != seat:
        return (reason("impero.refuse.repair_own", "IMP-070", city=city, player=seat),)
    if (found := state_of(state, city, building)) is None:
        return (reason("impero.refuse.repair_none", "IMP-070", city=city, building=building),)
    pv, most, repaired = found
    reasons = []
    if repaired and building:
        reasons.append(reason("impero.refuse.repair_again.building", "IMP-071", city=city, building=building))
    elif repaired:
        reasons.append(reason("impero.refuse.repair_again", "IMP-071", city=city))
    if pv >= most and building:
        code = "impero.refuse.repair_full.building"
        reasons.append(reason(code, "IMP-072", city=city, building=building, pv=pv, most=most))
    elif pv >= most:
        reasons.append(reason("impero.refuse.repair_full", "IMP-072", city=city, pv=pv, most=most))
    if state.stock(seat, WOOD) < board().repair_cost:
        reasons.append(reason("impero.refuse.repair_wood", "IMP-070", player=seat, cost=board().repair_cost))
    return tuple(reasons)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a repair; also a city under siege may be repaired (IMP-139)."""
    if isinstance(action, Done):
        return ("IMP-DP-19", "IMP-070")
    assert isinstance(action, Repair)
    siege = ("IMP-139",) if state.city(action.city).besieger else ()
    return ("IMP-DP-19", "IMP-070", "IMP-071", "IMP-072", "IMP-A24", *siege)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Repair, or pass on to the next seat."""
    task = state.task
    assert isinstance(task, RepairTask)
    if isinstance(action, Done):
        draft.tell(RepairsDone(player=action.actor, rules=("IMP-DP-19", "IMP-070")))
        ask(draft, task.waiting[1:])
        return
    assert isinstance(action, Repair)
    seat, city, building = action.actor, action.city, action.building
    found = state_of(state, city, building)
    assert found is not None
    pv, most, _ = found
    draft.pay(seat, BANK, board().repair_cost, "IMP-070", "IMP-A24", cause="repair", unit=WOOD)
    pv += board().repair_pv
    if building:
        draft.change_building(city, building, pv=pv, repaired=True)
    else:
        draft.change_city(city, pv=pv, repaired=True)
    draft.tell(Repaired(player=seat, city=city, building=building, pv=pv, most=most, rules=("IMP-070", "IMP-071")))
