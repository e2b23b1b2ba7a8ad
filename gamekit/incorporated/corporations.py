"""The advanced set-up: the corporations are auctioned one after the other (INC-079, INC-A34, INC-DP-28)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import setup
from gamekit.incorporated.actions import Bid, Pass
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import CorporationBid, Passed
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import CorporationBidTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {CorporationBidTask: (Bid, Pass)}

RULES = ("INC-079", "INC-A34")


def _task(state: State) -> CorporationBidTask:
    assert isinstance(state.task, CorporationBidTask)
    return state.task


def least_bid(task: CorporationBidTask) -> int:
    """Return the least bid in dollars: $0 at first, then one more than the last (INC-A34)."""
    return task.price + 1 if task.leader else 0


def most_bid(state: State, task: CorporationBidTask) -> int:
    """Return the largest bid: the cash with which the corporation starts, out of which it is paid (INC-079)."""
    return board().corporations[task.corporation].starts[len(state.seats)].cash


def last_left(task: CorporationBidTask) -> bool:
    """Return whether the seat asked is the only one that can still take the corporation."""
    return not task.leader and len(task.waiting) == 1


def legal(state: State) -> tuple[Action, ...]:
    """Return the bids, and the pass where another seat can take the corporation."""
    task = _task(state)
    seat = task.waiting[0]
    bids = tuple(Bid(seat, price) for price in range(least_bid(task), most_bid(state, task) + 1))
    return bids if last_left(task) else (*bids, Pass(seat))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a bid or a pass is not possible, with the numbers."""
    task = _task(state)
    if not isinstance(action, Bid):
        if last_left(task):
            return (reason("incorporated.refuse.last_left", *RULES, corporation=task.corporation),)
        return ()
    given, least, most = action.amount, least_bid(task), most_bid(state, task)
    if given < least:
        return (reason("incorporated.refuse.corporation_low", *RULES, least=least, given=given),)
    if given > most:
        return (
            reason(
                "incorporated.refuse.corporation_high", *RULES, corporation=task.corporation, most=most, given=given
            ),
        )
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a bid or a pass."""
    return RULES


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note a bid or a pass; the last one left receives the corporation."""
    task, seat = _task(state), action.actor
    if isinstance(action, Bid):
        draft.tell(CorporationBid(player=seat, corporation=task.corporation, price=action.amount, rules=RULES))
        waiting = task.waiting[1:] + ((task.leader,) if task.leader else ())
        task = replace(task, price=action.amount, leader=seat, waiting=waiting)
    else:
        draft.tell(Passed(player=seat, rules=RULES))
        task = replace(task, waiting=task.waiting[1:])
    draft.task = task
    if not task.waiting:
        award(draft, task.leader, task.corporation, task.price)


def award(draft: Draft, seat: str, corporation: str, price: int) -> None:
    """Give a corporation to the seat that won it, paid out of its starting cash; then auction the next one.

    The last corporation is free (INC-A34). Then the game begins.
    """
    setup.give_corporation(draft, seat, corporation, *RULES)
    draft.pay(seat, BANK, price, "INC-079", cause="corporation")
    taken = {own.corporation for own in draft.seats}
    left = [name for name in board().corporations_for(len(draft.seats)) if name not in taken]
    waiting = tuple(own.id for own in draft.seats if not own.corporation)
    if len(left) > 1:
        draft.task = CorporationBidTask(left[0], waiting)
    elif left:
        award(draft, waiting[0], left[0], 0)
    else:
        setup.draw_first(draft)
