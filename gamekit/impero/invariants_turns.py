"""What holds at the decisions of missions, offers and deficits, and of the books of offers (IMP-150 to IMP-166)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.impero import missions, offers
from gamekit.impero.actions_turn import Mission
from gamekit.impero.board import RESOURCES, SPY, board
from gamekit.impero.breaches import breach
from gamekit.impero.state import State
from gamekit.impero.tasks import (
    DeficitInfluenceTask,
    DeficitStabilityTask,
    DeficitUnitsTask,
    OfferReplyTask,
    OfferTermsTask,
    SpyDieTask,
    Trade,
)

NEEDED = {"building": (True, True), "influence": (True, False)}
"""Whether an effect needs a city, and a building; the others need neither (IMP-153)."""


def invariants(state: State) -> Iterator[Breach]:
    """Yield what is broken in the books of offers, a mission or an offer."""
    yield from _books(state)
    match state.task:
        case SpyDieTask() as task if not _on_mission(state, task):
            yield breach("IMP-150", "mission")
        case OfferTermsTask() as task if not _terms(state, task):
            yield breach("IMP-161", "offer")
        case OfferReplyTask() as task if not _asked(state, task):
            yield breach("IMP-160", "offer")
        case DeficitStabilityTask() | DeficitInfluenceTask() | DeficitUnitsTask() as task if not _penalty(task):
            yield breach("IMP-060", "deficit")


def _penalty(task: DeficitStabilityTask | DeficitInfluenceTask | DeficitUnitsTask) -> bool:
    """Return whether a tier costs what is asked for, and as much at least as is left (IMP-061 to IMP-063)."""
    if not 1 <= task.tier <= len(board().tiers):
        return False
    row = board().tiers[task.tier - 1]
    match task:
        case DeficitStabilityTask(left=left, struck=struck):
            regions = set(struck) <= board().regions.keys()
            return regions and left >= 1 and left + len(struck) <= len(row["stabilite"])
        case DeficitUnitsTask(left=left):
            return 1 <= left <= int(row["unites"])
    return bool(row["influence"])


def _books(state: State) -> Iterator[Breach]:
    """Offers went once in each direction between two seats, the gold of autumn once to a pair (IMP-160, IMP-162)."""
    for rule, where, pairs in (("IMP-160", "offers", state.season.offers), ("IMP-162", "traded", state.season.traded)):
        seats = state.table.seats
        if list(pairs) != sorted(set(pairs)) or any(a == b or a not in seats or b not in seats for a, b in pairs):
            yield breach(rule, "pairs", where=where)
    if any(first > second for first, second in state.season.traded):
        yield breach("IMP-162", "pairs", where="traded")


def _on_mission(state: State, task: SpyDieTask) -> bool:
    """Return whether a spy is on a mission that has an aim."""
    spy = state.agent(state.clock.due, task.spy)
    if spy is None or spy.kind != SPY or not spy.mission or spy.region not in board().regions:
        return False
    if (bool(task.city), bool(task.building)) != NEEDED.get(task.effect, (False, False)):
        return False
    action = Mission(spy.owner, spy.name, task.target, task.effect, task.city, task.building)
    return not any(missions.aimless(state, action, spy.region))


def _partners(state: State, partner: str) -> bool:
    """Return whether the seat due and another one in the game face each other."""
    return partner != state.clock.due and {partner, state.clock.due} <= set(state.alive())


def _amounts(terms: Trade) -> bool:
    """Return whether terms name resources in their order, at least 1 of each."""
    names = [name for name, _ in terms]
    return names == [name for name in RESOURCES if name in names] and all(amount >= 1 for _, amount in terms)


def _terms(state: State, task: OfferTermsTask) -> bool:
    """Return whether an offer can be under way: not made yet, given from what there is."""
    due = state.clock.due
    fit = _amounts(task.gives) and _amounts(task.wants)
    return (
        _partners(state, task.partner)
        and (due, task.partner) not in state.season.offers
        and fit
        and state.can_pay(due, task.gives)
    )


def _asked(state: State, task: OfferReplyTask) -> bool:
    """Return whether an offer can wait for its answer: a trade or a route, never both."""
    due = state.clock.due
    if not _partners(state, task.partner) or (due, task.partner) not in state.season.offers:
        return False
    if task.mine or task.yours:
        known = {task.mine, task.yours} <= set(board().cities)
        return known and not (task.gives or task.wants or any(offers.barred(state, due, *_route(task))))
    both = bool(task.gives and task.wants) and _amounts(task.gives) and _amounts(task.wants)
    return both and state.can_pay(due, task.gives)


def _route(task: OfferReplyTask) -> tuple[str, str, str]:
    return task.partner, task.mine, task.yours
