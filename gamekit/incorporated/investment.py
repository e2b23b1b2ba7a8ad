"""Phase 2: the action of a seat (INC-DP-4); the bids are in ``auctions``, what is bought in ``purchases``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import money
from gamekit.incorporated.actions import Auction, Pass, Sell
from gamekit.incorporated.board import BATTLEGROUND, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import AuctionBegan, Offered, Passed
from gamekit.incorporated.state import OUT, State
from gamekit.incorporated.tasks import BidTask, InvestActionTask, PrivateBidTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {InvestActionTask: (Auction, Sell, Pass)}


def legal(state: State) -> tuple[Action, ...]:
    """Return the auctions, the private sales with each minimum price, and the pass."""
    seat = state.clock.due
    opens = money.most_payable(state, seat) >= board().min_opening_bid
    found: list[Action] = [Auction(seat, land) for land in board().majors if opens and state.shares(BANK, land)]
    for land in board().majors:
        if state.shares(seat, land):
            found += offers(seat, land)
    return (*found, Pass(seat))


@cache
def offers(seat: str, country: str) -> tuple[Sell, ...]:
    """Return the offers of a share at each minimum price."""
    return tuple(Sell(seat, country, price) for price in range(1, money.most_asked() + 1))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an auction or a private sale cannot begin."""
    seat = action.actor
    if isinstance(action, Auction):
        return _refuse_auction(state, seat, action.country)
    if not isinstance(action, Sell):
        return ()
    if action.country not in board().majors:
        return (reason("incorporated.refuse.not_major", "INC-130", "INC-030", country=action.country),)
    if not state.shares(seat, action.country):
        return (reason("incorporated.refuse.no_share", "INC-130", country=action.country, player=seat),)
    most = money.most_asked()
    if not 1 <= action.minimum <= most:
        return (reason("incorporated.refuse.asked", "INC-130", "INC-S07", least=1, most=most, given=action.minimum),)
    return ()


def _refuse_auction(state: State, seat: str, country: str) -> tuple[Reason, ...]:
    if country not in board().majors:
        return (reason("incorporated.refuse.not_major", "INC-111", country=country),)
    if not state.shares(BANK, country):
        if out := state.shares(OUT, country):
            rules = ("INC-111", "INC-181", "INC-A19")
            return (reason("incorporated.refuse.shares_out", *rules, country=country, out=out),)
        cards = board().lands[country].cards
        return (reason("incorporated.refuse.no_share_left", "INC-111", country=country, cards=cards),)
    least, most = board().min_opening_bid, money.most_payable(state, seat)
    if most < least:
        rules = ("INC-112", "INC-A13", "INC-S07")
        return (reason("incorporated.refuse.no_opening", *rules, player=seat, least=least, most=most),)
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an action."""
    match action:
        case Auction():
            return ("INC-110", "INC-111")
        case Sell():
            return ("INC-110", "INC-130")
        case _:
            return ("INC-110", "INC-134")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Send the executive; begin an auction or a private sale, or end the action."""
    seat = action.actor
    draft.send(seat)
    match action:
        case Auction(country=country):
            # Where the camps dispute a country, its shares are sold all the same.
            disputed = state.country(country).affiliation == BATTLEGROUND
            rules = ("INC-111", "INC-110", *(("INC-A40",) if disputed else ()))
            draft.tell(AuctionBegan(player=seat, country=country, rules=rules))
            draft.task = BidTask(country, (seat, *draft.from_left(seat)))
        case Sell(country=country, minimum=minimum):
            draft.tell(Offered(player=seat, country=country, minimum=minimum, rules=("INC-130", "INC-110")))
            draft.task = PrivateBidTask(country, seat, minimum, draft.from_left(seat))
        case _:
            draft.tell(Passed(player=seat, rules=("INC-134", "INC-110")))
            draft.end_action()
