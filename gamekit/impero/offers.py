"""Phase IV, diplomacy: beginning an offer of trade, or offering a route (IMP-160, IMP-161, IMP-166).

The terms of a trade are settled in :mod:`gamekit.impero.terms`; the answer is in :mod:`gamekit.impero.replies`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import routes
from gamekit.impero.actions import order_key
from gamekit.impero.actions_turn import OpenTrade, ProposeRoute
from gamekit.impero.board import PORT, RESOURCES
from gamekit.impero.draft import Draft
from gamekit.impero.events_offers import RouteOffered, TradeBegun
from gamekit.impero.known import known_by
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import OfferReplyTask, OfferTermsTask

TYPES: tuple[type[Action], ...] = (OpenTrade, ProposeRoute)


def legal(state: State) -> tuple[Action, ...]:
    """Return every partner for a trade, and every route that can be offered, in canonical order."""
    seat, offers = state.clock.due, state.season.offers
    partners = [other for other in state.alive() if other != seat and (seat, other) not in offers]
    stocked, hidden = _stocked(state), state.table.options.hidden_stocks
    found: list[Action] = []
    if seat in stocked:
        found += [_trade(seat, partner) for partner in partners if hidden or partner in stocked]
    open_ = _routes(state, seat)
    for partner in partners:
        found += open_[partner]
    return tuple(found)


_trade = cache(OpenTrade)


# Routes are asked for at every action, while owners, harbours, routes and promises seldom change.
@known_by("table", "holdings", "routes", "pledges")
def _routes(at: Lookups, seat: str) -> dict[str, tuple[ProposeRoute, ...]]:
    """Return the routes that a seat can offer to each other one."""
    return {partner: _routes_to(at, seat, partner) for partner in at.table.seats if partner != seat}


def _routes_to(at: Lookups, seat: str, partner: str) -> tuple[ProposeRoute, ...]:
    taken = {routes.order(pledge.mine, pledge.yours) for pledge in at.pledges}
    taken |= {route.ends for holder in (seat, partner) for route in at.routes_of(holder)}
    harbours = [city.id for city in at.cities_of(partner) if city.building(PORT)]
    found = [
        ProposeRoute(seat, partner, mine.id, yours)
        for mine in at.cities_of(seat)
        for yours in routes.partners(at, mine.id, harbours)
        if at.city(yours).owner == partner and routes.order(mine.id, yours) not in taken
    ]
    return tuple(sorted(found, key=order_key))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an offer cannot be made: one of any kind to each player and season (IMP-160)."""
    assert isinstance(action, (OpenTrade, ProposeRoute))
    seat, partner = action.actor, action.seat
    if partner == seat or partner not in state.alive():
        return (reason("impero.refuse.offer_partner", "IMP-160", player=seat),)
    if (seat, partner) in state.season.offers:
        return (reason("impero.refuse.offer_again", "IMP-160", player=seat, partner=partner),)
    if isinstance(action, OpenTrade):
        return tuple(_empty(state, seat, partner))
    return tuple(barred(state, seat, partner, action.mine, action.yours))


def _empty(at: Lookups, seat: str, partner: str) -> Iterator[Reason]:
    """Yield who has nothing to trade; where stocks are hidden the partner's say nothing (IMP-161, IMP-171)."""
    for trader in (seat,) if at.table.options.hidden_stocks else (seat, partner):
        if trader not in _stocked(at):
            yield reason("impero.refuse.trade_nothing", "IMP-161", player=trader)


# Asked for every partner at every action, while most actions move no stock.
@known_by("ledger", "table")
def _stocked(at: Lookups) -> frozenset[str]:
    """Return the seats that have anything to trade."""
    return frozenset(seat for seat in at.table.seats if any(at.stock(seat, resource) for resource in RESOURCES))


def barred(at: Lookups, seat: str, partner: str, mine: str, yours: str) -> Iterator[Reason]:
    """Yield why a route between two seats cannot be offered; who can pay is seen when it takes effect (IMP-166)."""
    for city, owner in ((mine, seat), (yours, partner)):
        if at.city(city).owner != owner:
            yield reason("impero.refuse.propose_ends", "IMP-166", player=owner, city=city)
            return
    if not routes.can_run(at, mine, yours):
        yield reason("impero.refuse.route_way", "IMP-165", "IMP-166", first=mine, second=yours)
    ends = routes.order(mine, yours)
    promised = any(routes.order(pledge.mine, pledge.yours) == ends for pledge in at.pledges)
    if promised or any(routes.holds_between(at, holder, mine, yours) for holder in (seat, partner)):
        yield reason("impero.refuse.propose_twice", "IMP-165", "IMP-166", first=mine, second=yours)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an offer."""
    kind = ("IMP-161", "IMP-S04") if isinstance(action, OpenTrade) else ("IMP-166", "IMP-165")
    return ("IMP-160", *kind, "IMP-DP-7", "IMP-033")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Ask for the terms of a trade, or let the partner answer about a route."""
    assert isinstance(action, (OpenTrade, ProposeRoute))
    seat, partner = action.actor, action.seat
    if isinstance(action, OpenTrade):
        draft.tell(TradeBegun(player=seat, partner=partner, rules=("IMP-S04", "IMP-160")))
        draft.task = OfferTermsTask(partner)
        return
    note(draft, seat, partner)
    rules = ("IMP-166", "IMP-160")
    draft.tell(RouteOffered(player=seat, partner=partner, mine=action.mine, yours=action.yours, rules=rules))
    draft.task = OfferReplyTask(partner, mine=action.mine, yours=action.yours)


def note(draft: Draft, seat: str, partner: str) -> None:
    """Note that an offer went from a seat to another one in this season; refused ones count (IMP-160)."""
    draft.set_season(offers=tuple(sorted((*draft.season.offers, (seat, partner)))))
