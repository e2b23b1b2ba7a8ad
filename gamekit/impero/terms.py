"""Phase IV, the terms of a trade, resource by resource (IMP-161, IMP-S04).

Each resource is set once on each side, so that settling terms comes to an end; passing drops what was begun.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import offers, turns
from gamekit.impero.actions_turn import Give, Offer, Pass, Want
from gamekit.impero.board import RESOURCES
from gamekit.impero.draft import Draft
from gamekit.impero.events_offers import TermSet, TradeDropped, TradeOffered
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import OfferReplyTask, OfferTermsTask, Task, Trade

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {OfferTermsTask: (Give, Want, Offer, Pass)}

UNSEEN = 9
"""The most that can be asked for of a resource where stocks are hidden (IMP-S07)."""


def legal(state: State) -> tuple[Action, ...]:
    """Return every amount of each resource not set yet, the offer itself, and dropping it."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, OfferTermsTask)
    found: list[Action] = []
    given, wanted = dict(task.gives), dict(task.wants)
    for resource in RESOURCES:
        if resource not in given:
            found += _amounts(Give, seat, resource, bound(state, seat, seat, resource))
    for resource in RESOURCES:
        if resource not in wanted:
            found += _amounts(Want, seat, resource, bound(state, seat, task.partner, resource))
    if task.gives and task.wants:
        found.append(Offer(seat))
    found.append(turns.passing(seat))
    return tuple(found)


# The same amounts are listed at every step of every trade.
@lru_cache(maxsize=2**10)
def _amounts(kind: type[Give | Want], seat: str, resource: str, most: int) -> tuple[Give | Want, ...]:
    return tuple(kind(seat, resource, amount) for amount in range(1, most + 1))


def bound(at: Lookups, seat: str, owner: str, resource: str) -> int:
    """Return how much of a resource a seat can put in the terms from a stock: what it sees of it (IMP-161, IMP-S07)."""
    unseen = at.table.options.hidden_stocks and owner != seat
    return UNSEEN if unseen else at.stock(owner, resource)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why terms cannot be so."""
    task, seat = state.task, action.actor
    assert isinstance(task, OfferTermsTask)
    if isinstance(action, Pass):
        return ()
    if isinstance(action, Offer):
        missing = not task.gives or not task.wants
        return (reason("impero.refuse.offer_sides", "IMP-161", player=seat),) if missing else ()
    assert isinstance(action, (Give, Want))
    give = isinstance(action, Give)
    if action.resource in dict(task.gives if give else task.wants):
        return (reason("impero.refuse.term_again", "IMP-S04", unit=action.resource),)
    if action.amount < 1:
        return (reason("impero.refuse.term_least", "IMP-161"),)
    owner = seat if give else task.partner
    most = bound(state, seat, owner, action.resource)
    if action.amount <= most:
        return ()
    if not give and state.table.options.hidden_stocks:
        return (reason("impero.refuse.term_unseen", "IMP-S07", "IMP-161", most=most),)
    return (
        reason(
            "impero.refuse.term_stock", "IMP-161", player=owner, amount=action.amount, unit=action.resource, held=most
        ),
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a term, of the offer, or of dropping it."""
    if isinstance(action, Pass):
        return ("IMP-S04", "IMP-043", "IMP-170")
    if isinstance(action, Offer):
        return ("IMP-160", "IMP-161", "IMP-S04")
    unseen = isinstance(action, Want) and state.table.options.hidden_stocks
    return ("IMP-161", "IMP-S04", *(("IMP-S07",) if unseen else ()))


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Set a term, make the offer, or drop it and pass."""
    task, seat = state.task, action.actor
    assert isinstance(task, OfferTermsTask)
    partner = task.partner
    if isinstance(action, Pass):
        draft.tell(TradeDropped(player=seat, partner=partner, rules=("IMP-S04",)))
        turns.decline(draft, seat)
    elif isinstance(action, Offer):
        offers.note(draft, seat, partner)
        draft.tell(TradeOffered(player=seat, partner=partner, rules=("IMP-160", "IMP-161")))
        draft.task = OfferReplyTask(partner, task.gives, task.wants)
    else:
        assert isinstance(action, (Give, Want))
        side = "gives" if isinstance(action, Give) else "wants"
        term = TermSet(
            player=seat,
            partner=partner,
            side=side,
            amount=action.amount,
            unit=action.resource,
            rules=("IMP-S04", "IMP-161"),
        )
        draft.tell(term)
        if side == "gives":
            draft.task = OfferTermsTask(partner, with_term(task.gives, action.resource, action.amount), task.wants)
        else:
            draft.task = OfferTermsTask(partner, task.gives, with_term(task.wants, action.resource, action.amount))


def with_term(terms: Trade, resource: str, amount: int) -> Trade:
    """Return terms with one more, in the order of the resources."""
    amounts = {**dict(terms), resource: amount}
    return tuple((name, amounts[name]) for name in RESOURCES if name in amounts)
