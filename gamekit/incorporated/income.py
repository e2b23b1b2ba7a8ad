"""The start of phase 3: a cube for each share, and what to do when they do not suffice (INC-DP-12)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated.actions_late import Income
from gamekit.incorporated.board import BATTLEGROUND, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import CubesGained
from gamekit.incorporated.events_late import IncomeShort
from gamekit.incorporated.state import State, share_unit
from gamekit.incorporated.tasks import COMPETE, ShortIncomeTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {ShortIncomeTask: (Income,)}


def enter(draft: Draft) -> None:
    """Give every seat its cubes, in turn order (INC-140, INC-S10)."""
    collect(draft, draft.order())


def collect(draft: Draft, seats: tuple[str, ...]) -> None:
    """Give these seats their cubes, up to the first one with too few; after the last one the actions begin."""
    for place, seat in enumerate(seats):
        owed = owed_to(draft, seat)
        cubes = draft.pile(seat)
        if cubes >= len(owed):
            for country in dict.fromkeys(owed):
                # A battleground brings its cubes too, though they cannot leave it.
                also = ("INC-A40",) if draft.country(country).affiliation == BATTLEGROUND else ()
                gain(draft, seat, country, owed.count(country), "INC-140", "INC-030", "INC-S10", *also)
            continue
        draft.tell(IncomeShort(player=seat, cubes=cubes, shares=len(owed), rules=("INC-141", "INC-A32")))
        if cubes:
            draft.task = ShortIncomeTask(seat, owed, seats[place + 1 :])
            return
    draft.task = COMPETE


def owed_to(draft: Draft, seat: str) -> tuple[str, ...]:
    """Return the country of each share of a seat, in board order (INC-030)."""
    return tuple(country for country in board().majors for _ in range(draft.ledger.balance(seat, share_unit(country))))


def gain(draft: Draft, seat: str, country: str, count: int, *rules: str) -> None:
    """Put non-occupying cubes of a seat in a country."""
    draft.add_cubes(country, seat, count)
    draft.tell(CubesGained(player=seat, country=country, count=count, rules=rules))


def legal(state: State) -> tuple[Action, ...]:
    """Return the countries in which a share has no cube yet."""
    task = _task(state)
    return tuple(Income(task.seat, country) for country in dict.fromkeys(task.owed))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why the next cube cannot go to a country."""
    task = _task(state)
    assert isinstance(action, Income)
    if action.country in task.owed:
        return ()
    held = state.shares(task.seat, action.country) if action.country in board().majors else 0
    owed = tuple(dict.fromkeys(task.owed))
    who, where, rules = task.seat, action.country, ("INC-141", "INC-030")
    return (reason("incorporated.refuse.income", *rules, player=who, country=where, shares=held, countries=owed),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of the choice."""
    return ("INC-141", "INC-A32")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Place the cube; go on with the next one of the seat, or with the next seat when its pile is empty."""
    task = _task(state)
    assert isinstance(action, Income)
    gain(draft, task.seat, action.country, 1, "INC-141", "INC-A32")
    place = task.owed.index(action.country)
    owed = (*task.owed[:place], *task.owed[place + 1 :])
    if draft.pile(task.seat):
        draft.task = ShortIncomeTask(task.seat, owed, task.waiting)
    else:
        collect(draft, task.waiting)


def _task(state: State) -> ShortIncomeTask:
    assert isinstance(state.task, ShortIncomeTask)
    return state.task
