"""Accepted route offers, which take effect at the start of the next phase III (IMP-166)."""

from __future__ import annotations

from gamekit.impero import modifiers, routes
from gamekit.impero.board import board
from gamekit.impero.draft import Draft
from gamekit.impero.events import PledgeLapsed, RouteOpened
from gamekit.impero.pieces import Pledge
from gamekit.impero.state import Lookups


def holds(at: Lookups, pledge: Pledge) -> bool:
    """Return whether a route can be set up as promised (IMP-166)."""
    partners = (pledge.proposer, pledge.partner)
    return (
        at.city(pledge.mine).owner == pledge.proposer
        and at.city(pledge.yours).owner == pledge.partner
        and routes.can_run(at, pledge.mine, pledge.yours)
        and all(len(at.routes_of(seat)) < modifiers.routes_most(at, seat) for seat in partners)
        and not any(routes.holds_between(at, seat, pledge.mine, pledge.yours) for seat in partners)
        and at.can_pay(pledge.proposer, board().route_cost)
    )


def take_effect(draft: Draft) -> None:
    """Set up the routes that were accepted, in order of acceptance; what cannot be lapses (IMP-166)."""
    for pledge in draft.pledges:
        draft.pledges = draft.pledges[1:]
        first, second = routes.order(pledge.mine, pledge.yours)
        if not holds(draft, pledge):
            draft.tell(
                PledgeLapsed(
                    player=pledge.proposer, partner=pledge.partner, first=first, second=second, rules=("IMP-166",)
                )
            )
            continue
        draft.charge(pledge.proposer, board().route_cost, "IMP-166", "IMP-165", cause="route")
        route = routes.add(draft, first, second, (pledge.proposer, pledge.partner))
        draft.tell(RouteOpened(player=route.holders, first=first, second=second, rules=("IMP-166",)))
