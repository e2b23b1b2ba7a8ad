"""Bids upwards for a share from the bank or from a seat, and downwards to sell one (INC-DP-5, INC-DP-6, INC-DP-9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import money
from gamekit.incorporated.actions import Bid, Lower, Pass
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import BidMade, Lowered, NothingSold, Passed, ReverseBegan
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import BidTask, PayTask, PrivateBidTask, RemoveCubeTask, ReverseBidTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    BidTask: (Bid, Pass),
    PrivateBidTask: (Bid, Pass),
    ReverseBidTask: (Lower, Pass),
}

Upward = BidTask | PrivateBidTask


# What is legal.


def least_bid(task: Upward) -> int:
    """Return the least bid in dollars: one more than the last, at first what the opening asks for."""
    if task.leader:
        return task.price + 1
    return task.minimum if isinstance(task, PrivateBidTask) else board().min_opening_bid


def must_open(task: Task | None) -> bool:
    """Return whether the seat asked has to open a public auction (INC-A09)."""
    return isinstance(task, BidTask) and not task.leader


def legal(state: State) -> tuple[Action, ...]:
    """Return the bids that can be paid, or the lower prices, and the pass."""
    task = state.task
    if isinstance(task, ReverseBidTask):
        seat = task.waiting[0]
        return (*prices(Lower, seat, 0, task.price), Pass(seat))
    assert isinstance(task, (BidTask, PrivateBidTask))
    seat = task.waiting[0]
    bids = prices(Bid, seat, least_bid(task), money.most_payable(state, seat) + 1)
    return bids if must_open(task) else (*bids, Pass(seat))


def prices(verb: Callable[[str, int], Action], seat: str, least: int, beyond: int) -> tuple[Action, ...]:
    """Return an action for each number of dollars from ``least`` on, below ``beyond``."""
    return _priced(verb, seat, beyond.bit_length())[least:beyond] if beyond > least else ()


@cache
def _priced(verb: Callable[[str, int], Action], seat: str, bits: int) -> tuple[Action, ...]:
    """Return an action for each number of so many binary digits: few lists serve all bids that there can be."""
    return tuple(verb(seat, price) for price in range(2**bits))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a bid, a lower price or a pass is not possible, with the numbers."""
    task = state.task
    if isinstance(action, Pass):
        if must_open(task):
            return (reason("incorporated.refuse.must_open", "INC-A09", "INC-112", least=board().min_opening_bid),)
        return ()
    if isinstance(action, Lower):
        assert isinstance(task, ReverseBidTask)
        if action.amount < 0:
            return (reason("incorporated.refuse.below_nothing", "INC-A10", given=action.amount),)
        if action.amount >= task.price:
            return (
                reason("incorporated.refuse.not_lower", "INC-120", "INC-119", price=task.price, given=action.amount),
            )
        return ()
    assert isinstance(action, Bid)
    assert isinstance(task, (BidTask, PrivateBidTask))
    return _refuse_bid(state, task, action)


def _refuse_bid(state: State, task: Upward, action: Bid) -> tuple[Reason, ...]:
    seat, given = action.actor, action.amount
    if given < (least := least_bid(task)):
        if task.leader:
            return (reason("incorporated.refuse.bid_low", "INC-113", price=task.price, given=given),)
        if isinstance(task, PrivateBidTask):
            return (reason("incorporated.refuse.below_minimum", "INC-130", "INC-A12", least=least, given=given),)
        return (reason("incorporated.refuse.opening_low", "INC-112", least=least, given=given),)
    if given > (most := money.most_payable(state, seat)):
        cash = state.cash(seat)
        return (
            reason(
                *("incorporated.refuse.bid_high", "INC-A13", "INC-S07"),
                player=seat,
                most=most,
                cash=cash,
                loans=most - cash,
                given=given,
            ),
        )
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a bid or a pass."""
    task = state.task
    if isinstance(task, ReverseBidTask):
        return ("INC-119", "INC-120") if isinstance(action, Lower) else ("INC-119", "INC-A41")
    assert isinstance(task, (BidTask, PrivateBidTask))
    private = isinstance(task, PrivateBidTask)
    if isinstance(action, Pass):
        return ("INC-130", "INC-A46") if private else ("INC-113",)
    # INC-115 stands with every bid: cited only where cash falls short, it would tell everybody that it does.
    if private:
        return ("INC-130", "INC-A46" if task.leader else "INC-A12", "INC-115")
    return ("INC-113" if task.leader else "INC-112", "INC-115")


# What it does.


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note a bid or a pass, and end the bidding when it is over."""
    task = state.task
    if isinstance(task, ReverseBidTask):
        downward(draft, task, action)
    else:
        assert isinstance(task, (BidTask, PrivateBidTask))
        upward(draft, state, task, action)


def upward(draft: Draft, state: State, task: Upward, action: Action) -> None:
    """Take a bid upwards; the last one left buys, with loans if cash is short (INC-114, INC-115)."""
    seat, rules = action.actor, grounds(state, action)
    if isinstance(action, Bid):
        draft.tell(BidMade(player=seat, country=task.country, price=action.amount, rules=rules))
        waiting = task.waiting[1:] + ((task.leader,) if task.leader else ())
        if isinstance(task, PrivateBidTask) and not task.leader:
            # Who declined before the first bid is in again (INC-A46).
            waiting = tuple(other for other in draft.from_left(seat) if other != task.seller)
        task = replace(task, price=action.amount, leader=seat, waiting=waiting)
    else:
        draft.tell(Passed(player=seat, rules=rules))
        task = replace(task, waiting=task.waiting[1:])
    draft.task = task
    if task.waiting:
        return
    if isinstance(task, BidTask):
        draft.charge(PayTask(task.leader, BANK, task.price, "auction", task.country))
    elif task.leader:
        draft.charge(PayTask(task.leader, task.seller, task.price, "private", task.country))
    else:
        draft.tell(NothingSold(country=task.country, rules=("INC-133",)))
        draft.end_action()


def begin_reverse(draft: Draft, country: str, buyer: str, price: int) -> None:
    """Ask the other owners of a share, left of the buyer first, who sells for less (INC-119, INC-A10)."""
    state = draft.state()
    owners = tuple(seat for seat in draft.from_left(buyer) if state.shares(seat, country))
    if owners and price:
        draft.tell(ReverseBegan(country=country, price=price, rules=("INC-119", "INC-A10")))
        draft.task = ReverseBidTask(country, buyer, price, owners)
    else:
        draft.tell(NothingSold(country=country, rules=("INC-121", "INC-119" if price else "INC-A10")))
        draft.end_action()


def downward(draft: Draft, task: ReverseBidTask, action: Action) -> None:
    """Take a lower price or a pass; the last one to lower sells, at $0 at once (INC-120, INC-121, INC-A41)."""
    seat = action.actor
    if isinstance(action, Lower):
        draft.tell(Lowered(player=seat, country=task.country, price=action.amount, rules=("INC-120", "INC-119")))
        waiting = task.waiting[1:] + ((task.leader,) if task.leader else ())
        # Nobody can go below $0, so nobody is asked.
        task = replace(task, price=action.amount, leader=seat, waiting=waiting if action.amount else ())
    else:
        draft.tell(Passed(player=seat, rules=("INC-A41", "INC-119")))
        task = replace(task, waiting=task.waiting[1:])
    draft.task = task
    if task.waiting:
        return
    if task.leader:
        sell_to_bank(draft, task)
    else:
        draft.tell(NothingSold(country=task.country, rules=("INC-121",)))
        draft.end_action()


def sell_to_bank(draft: Draft, task: ReverseBidTask) -> None:
    """Sell a share to the bank; then the seller removes an own cube, if one is there (INC-120, INC-122, INC-A11)."""
    seller, country = task.leader, task.country
    draft.pay(BANK, seller, task.price, "INC-120", cause="reverse")
    cubes = draft.country(country).held_by(seller)
    rules = ("INC-122", "INC-120") if cubes else ("INC-122", "INC-A11")
    draft.give_share(seller, BANK, country, *rules, cause="share_sold")
    # The special power of Fortress Derivatives (INC-078).
    bonus = board().corporations[draft.seat(seller).corporation].sale_bonus
    draft.pay(BANK, seller, bonus, "INC-078", cause="sale_bonus")
    if cubes:
        draft.task = RemoveCubeTask(country, seller)
    else:
        draft.end_action()
