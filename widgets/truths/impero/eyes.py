"""The position as a seat knows it that is asked about: in phase III with its own orders so far (IMP-DP-3, IMP-171)."""

from __future__ import annotations

from gamekit.core.events import Event
from gamekit.core.text import Action
from gamekit.impero import management
from gamekit.impero.actions import GRAMMAR
from gamekit.impero.draft import Draft
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import ManageTask
from widgets.truths.branch import Branch


def seen(state: State, who: str) -> State:
    """Return a position with the orders of a seat while it gives them; once it is done they are hidden until shown."""
    return management.preview(state, who) if _gives(state, who) else state


def _gives(state: State, who: str) -> bool:
    return isinstance(state.task, ManageTask) and actor(state) == who


def _given(state: State, who: str) -> tuple[Action, ...]:
    if not _gives(state, who):
        return ()
    return tuple(GRAMMAR.parse(order) for order in management.orders_of(state, who))


def happened(branch: Branch, who: str) -> tuple[Event, ...]:
    """Return what happened, with what the orders do that a seat has just given and that nobody else sees yet."""
    before, now = _given(branch.start, who), _given(branch.state, who)
    if now[: len(before)] != before or not now:
        return branch.events
    draft = Draft(management.preview(branch.start, who) if before else branch.state)
    for order in now[len(before) :]:
        management.carry_out(draft, order)
    return (*branch.events, *draft.events)
