"""Phase III: orders, given seat by seat and hidden, shown and carried out when all are done (IMP-032, IMP-DP-3).

A kind of order is a module with ``TYPES`` (its action types), ``legal(at, seat)``, ``refuse(at, action)``,
``grounds(at, action)`` and ``carry_out(draft, action)``, in ``KINDS``. All four see the position as it is for the seat
after its orders so far (:func:`preview`), so that what comes of them counts for its later ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import federation, orders_build, orders_influence, orders_recruit, orders_routes, pledges
from gamekit.impero.actions import GRAMMAR, Build, Done, Influence, Upgrade
from gamekit.impero.draft import Draft
from gamekit.impero.events import OrderNoted, OrdersDone
from gamekit.impero.roles import actor
from gamekit.impero.state import Orders, State
from gamekit.impero.tasks import ManageTask, Task

KINDS: tuple[Any, ...] = (orders_build, orders_recruit, orders_influence, orders_routes)
"""The modules of the kinds of order, in the order of their verbs; their ``legal`` is in canonical order."""

BY_TYPE: Mapping[type[Action], Any] = {kind: module for module in KINDS for kind in module.TYPES}

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {ManageTask: (*BY_TYPE, Done)}


def enter(draft: Draft) -> None:
    """Let accepted route offers take effect, then ask for orders (IMP-166)."""
    pledges.take_effect(draft)
    draft.orders = Orders()
    draft.task = ManageTask(draft.alive())


def orders_of(state: State, seat: str) -> tuple[str, ...]:
    """Return the orders that a seat gave so far, as texts."""
    return dict(state.orders.given).get(seat, ())


_PREVIEWS: dict[str, tuple[State, tuple[str, ...], State]] = {}
"""Of each seat the last preview: the position, the orders, and what comes of them."""


def preview(state: State, seat: str) -> State:
    """Return the position as it will be for a seat once its orders so far are carried out (IMP-DP-3).

    Orders are given one by one, so that the last preview is the beginning of most that are asked for.
    """
    texts = orders_of(state, seat)
    if not texts:
        return state
    start, rest = state, texts
    last = _PREVIEWS.get(seat)
    if last and last[0] is state:
        return last[2]
    if last and last[1] == texts[: len(last[1])] and _alike(last[0], state):
        start, rest = last[2], texts[len(last[1]) :]
    draft = Draft(start)
    draft.orders, draft.task = state.orders, state.task
    for text in rest:
        carry_out(draft, GRAMMAR.parse(text))
    seen = draft.state()
    _PREVIEWS[seat] = (state, texts, seen)
    return seen


def _alike(one: State, other: State) -> bool:
    """Return whether two positions differ by no more than orders noted, and who is asked."""
    return one is other or _parts(one) == _parts(other)


# Of two tuples those parts are compared that are not the same.
_parts = attrgetter(*(part.name for part in fields(State) if part.name not in ("orders", "task")))


def carry_out(draft: Draft, action: Action) -> None:
    """Carry out an order."""
    BY_TYPE[type(action)].carry_out(draft, action)


def legal(state: State) -> tuple[Action, ...]:
    """Return every order that stock, slots and limits still allow, and to be done."""
    seat = actor(state)
    seen = preview(state, seat)
    # Each kind lists its orders in canonical order, and the kinds stand in that of their verbs.
    found: list[Action] = []
    for module in KINDS:
        found += module.legal(seen, seat)
    return (*found, Done(seat))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an order cannot be given."""
    if isinstance(action, Done):
        return ()
    found: tuple[Reason, ...] = BY_TYPE[type(action)].refuse(preview(state, action.actor), action)
    return found


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an order."""
    if isinstance(action, Done):
        return ("IMP-032", "IMP-DP-3", "IMP-171")
    rules: tuple[str, ...] = BY_TYPE[type(action)].grounds(preview(state, action.actor), action)
    return rules


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note an order; when the last seat is done, show all and carry them out, seat by seat (IMP-DP-3)."""
    task, seat = state.task, action.actor
    assert isinstance(task, ManageTask)
    if not isinstance(action, Done):
        given = {**dict(state.orders.given), seat: (*orders_of(state, seat), str(action))}
        draft.orders = Orders(tuple(sorted(given.items())))
        named = {own.name: getattr(action, own.name) for own in fields(action) if own.name != "actor"}
        rules = ("IMP-DP-3", "IMP-171")
        draft.tell(OrderNoted(player=seat, verb=action.TAG, **named, rules=rules, visible_to=(seat,)))
        return
    draft.tell(OrdersDone(player=seat, rules=("IMP-032", "IMP-171")))
    if waiting := task.waiting[1:]:
        draft.task = ManageTask(waiting)
        return
    draft.orders = Orders()
    for _, texts in state.orders.given:
        for text in texts:
            carry_out(draft, GRAMMAR.parse(text))
    federation.check(draft)
    draft.end_phase()


def untimely(state: State, action: Action) -> Reason | None:
    """Return why building, upgrading and influence have no place outside phase III (IMP-035), None for other things."""
    if not isinstance(action, (Build, Upgrade, Influence)) or isinstance(state.task, ManageTask):
        return None
    if action.actor not in state.table.seats:
        return None
    phase, season = state.clock.phase, state.clock.season
    return reason("impero.refuse.untimely", "IMP-035", "IMP-032", player=action.actor, phase=phase, season=season)
