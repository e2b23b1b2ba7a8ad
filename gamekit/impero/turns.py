"""Phase IV, the turn of a seat: which actions there are, and passing (IMP-DP-7, IMP-043, IMP-044, IMP-A30).

A kind of action is a module with ``TYPES`` (its action types), ``legal``, ``refuse``, ``grounds`` and ``resolve`` as a
room has them, in ``KINDS``. Its ``resolve`` calls ``draft.end_action()`` when the action is over, or sets a task of
its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from gamekit.core.text import Action
from gamekit.core.verdict import Reason
from gamekit.impero import attack, missions, movement, offers, siege
from gamekit.impero.actions_turn import Pass
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_actions import Passed
from gamekit.impero.state import State
from gamekit.impero.tasks import ACTION, ActionTask, Task

KINDS: tuple[Any, ...] = (movement, attack, siege, missions, offers)
"""The modules of the kinds of action, in the order of their verbs; their ``legal`` is in canonical order."""

BY_TYPE: Mapping[type[Action], Any] = {kind: module for module in KINDS for kind in module.TYPES}

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {ActionTask: (*BY_TYPE, Pass)}


def legal(state: State) -> tuple[Action, ...]:
    """Return every action of the seat due, passing last."""
    # Each kind lists its actions in canonical order, and the kinds stand in that of their verbs.
    found: list[Action] = []
    for module in KINDS:
        found += module.legal(state)
    found.append(passing(state.clock.due))
    return tuple(found)


passing = cache(Pass)
"""Return the action of passing of a seat; it is listed at every action."""


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an action cannot be taken; passing always can (IMP-043)."""
    if isinstance(action, Pass):
        return ()
    found: tuple[Reason, ...] = BY_TYPE[type(action)].refuse(state, action)
    return found


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an action."""
    if isinstance(action, Pass):
        return ("IMP-043", "IMP-044", "IMP-A30", "IMP-170")
    rules: tuple[str, ...] = BY_TYPE[type(action)].grounds(state, action)
    return rules


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out an action, or note that the seat passed in this round."""
    if isinstance(action, Pass):
        decline(draft, action.actor)
    else:
        BY_TYPE[type(action)].resolve(draft, state, action)


def decline(draft: Draft, seat: str) -> None:
    """Note that a seat passed in this round, and go on to the next one (IMP-043, IMP-170)."""
    own = draft.initiative
    draft.initiative = changed(own, passed=(*own.passed, seat))
    draft.tell(Passed(player=seat, rules=("IMP-043", "IMP-170")))
    draft.end_action()


def go_on(draft: Draft) -> bool:
    """Give the next seat its turn; return False where a full round of passes ended the phase (IMP-044, IMP-A30)."""
    order = draft.initiative.order
    place = order.index(draft.clock.due) + 1
    if place < len(order):
        draft.set_due(order[place])
        draft.task = ACTION
        return True
    if set(draft.initiative.passed) >= set(order):
        return False
    draft.initiative = changed(draft.initiative, passed=())
    draft.set_due(order[0])
    draft.task = ACTION
    return True
