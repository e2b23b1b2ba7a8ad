"""What is going on: the open Outlook card, an auction, a payment; as plain data for a view (INC-S05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamekit.core.codec import encode
from gamekit.incorporated import money
from gamekit.incorporated.auctions import least_bid
from gamekit.incorporated.board import board
from gamekit.incorporated.corporations import least_bid as least_corporation_bid
from gamekit.incorporated.corporations import most_bid
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import (
    BidTask,
    CorporationBidTask,
    OutlookChoiceTask,
    OutlookNextTask,
    PayTask,
    PrivateBidTask,
    ReverseBidTask,
)

Shows = Callable[[str], bool]
"""Whether the viewer sees the cash of a seat."""


def stage(state: State, shows: Shows, ahead: str | None) -> dict[str, Any]:
    """Return what is going on.

    Parameters
    ----------
    shows
        Whether the viewer sees the cash of a seat.
    ahead
        The next Outlook card, if the viewer knows it.

    Returns
    -------
    dict
        ``card`` and ``next``: Outlook cards with their effects (see :func:`card`), or None; ``cards_left``: how many
        Outlook cards are still to be opened; ``auction`` (see :func:`auction`) and ``payment`` (see :func:`payment`),
        where there is one.
    """
    opened = state.cards.opened
    found: dict[str, Any] = {
        "card": card(opened[-1], effects_done(state)) if opened else None,
        "next": card(ahead, 0) if ahead else None,
        "cards_left": board().turns - len(opened),
    }
    if isinstance(state.task, (BidTask, PrivateBidTask, ReverseBidTask, CorporationBidTask)):
        found["auction"] = auction(state, shows)
    if isinstance(state.task, PayTask):
        found["payment"] = payment(state, state.task, shows)
    return found


def effects_done(state: State) -> int:
    """Return how many effects of the open card are settled: carried out, or skipped (INC-A16)."""
    if isinstance(state.task, OutlookNextTask) and state.task.card:
        return 0
    if isinstance(state.task, OutlookChoiceTask):
        return state.task.place
    return len(board().cards[state.cards.opened[-1]].effects)


def card(identifier: str, done: int) -> dict[str, Any]:
    """Return an Outlook card: its effects in printed order, how many of them are settled, what is reconstructed."""
    effects = [
        {name: value for name, value in effect_fields(number, identifier).items() if value}
        for number in range(len(board().cards[identifier].effects))
    ]
    return {
        "id": identifier,
        "effects": effects,
        "done": done,
        "reconstructed": list(board().reconstructed("outlook_cards", identifier)),
    }


def effect_fields(number: int, identifier: str) -> dict[str, Any]:
    """Return the fields of an effect by name."""
    effect = board().cards[identifier].effects[number]
    names = ("op", "country", "zone", "slider", "steps", "source", "target")
    return {name: getattr(effect, name) for name in names}


def auction(state: State, shows: Shows) -> dict[str, Any]:
    """Return an auction or a sale, seat by seat in play order (INC-DP-5, INC-DP-6, INC-DP-9, INC-DP-28).

    Returns
    -------
    dict
        ``kind``: ``public``, ``private``, ``reverse`` or ``corporation``; ``what``: the country, or the corporation;
        ``price``: the present price, 0 before the first bid; ``limit``: the next bid is at least so high, in a reverse
        auction the next offer at most; ``seats``: for each seat its ``role`` (``leads``, ``asked``, ``waits``, ``out``,
        ``declined``, ``seller``, ``buyer`` or ``apart``) and, where it may have to pay, ``price`` (what it would be),
        ``most`` and ``loans`` (dollars of each loan that it would need), None where cash is hidden or the price is
        beyond its means.
    """
    task = state.task
    assert isinstance(task, (BidTask, PrivateBidTask, ReverseBidTask, CorporationBidTask))
    kind = {"bid": "public", "private_bid": "private", "reverse_bid": "reverse", "corporation_bid": "corporation"}[
        task.TAG
    ]
    seats = []
    for seat in state.order():
        own: dict[str, Any] = {"seat": seat, "role": role(state, seat)}
        if own["role"] in ("leads", "asked", "waits", "declined"):
            if isinstance(task, ReverseBidTask):
                own |= {
                    "shares": state.shares(seat, task.country),
                    "cubes": state.country(task.country).squares.count(seat),
                }
            elif isinstance(task, CorporationBidTask):
                own |= {"most": most_bid(state, task)}
            else:
                price = task.price if seat == task.leader else least_bid(task)
                own |= {"price": price, **means(state, seat, price, shows)}
        seats.append(own)
    if isinstance(task, ReverseBidTask):
        limit = task.price - 1
    else:
        limit = least_corporation_bid(task) if isinstance(task, CorporationBidTask) else least_bid(task)
    what = task.corporation if isinstance(task, CorporationBidTask) else task.country
    return {"kind": kind, "what": what, "acting": state.clock.due, "price": task.price, "limit": limit, "seats": seats}


def role(state: State, seat: str) -> str:
    """Return the part of a seat in an auction."""
    task = state.task
    assert isinstance(task, (BidTask, PrivateBidTask, ReverseBidTask, CorporationBidTask))
    if seat == task.leader:
        return "leads"
    if seat in task.waiting:
        return "asked" if seat == task.waiting[0] else "waits"
    if isinstance(task, PrivateBidTask):
        if seat == task.seller:
            return "seller"
        # Until somebody has bid, declining puts nobody out (INC-A46).
        return "out" if task.leader else "declined"
    if isinstance(task, ReverseBidTask):
        if seat == task.buyer:
            return "buyer"
        return "out" if state.shares(seat, task.country) else "apart"
    if isinstance(task, CorporationBidTask) and state.seat(seat).corporation:
        return "apart"
    return "out"


def payment(state: State, task: PayTask, shows: Shows) -> dict[str, Any]:
    """Return a payment that waits for loans (INC-DP-7); see :func:`auction` for ``most`` and ``loans``."""
    data: dict[str, Any] = encode(task)
    del data["type"]
    return {**data, **means(state, task.payer, task.amount, shows)}


def means(state: State, seat: str, price: int, shows: Shows) -> dict[str, Any]:
    """Return what a seat can pay at most, and the dollars of each loan that a price would need (INC-052, INC-S07)."""
    if not shows(seat):
        return {"most": None, "loans": None}
    most = money.most_payable(state, seat)
    return {"most": most, "loans": money.loans_for(state, seat, price) if price <= most else None}
