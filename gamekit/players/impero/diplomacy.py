"""Trade offers, offers of routes, and the answers to both."""

from __future__ import annotations

from collections.abc import Container

from gamekit.core.text import Action
from gamekit.impero.actions_turn import Accept, Give, Offer, ProposeRoute, Want
from gamekit.impero.board import AUTUMN, GOLD, RESOURCES, board
from gamekit.impero.modifiers import added
from gamekit.players.impero.orders import Orders
from gamekit.players.impero.sight import POINT, Sight
from gamekit.players.skills import Judged

MOST = 3
"""The most of a resource that is offered."""

LEAST = 120
"""What a trade must bring the partner, as far as one can see, and oneself."""

NEVER = -POINT
"""What cannot be had, or would lead to nothing."""

Deal = tuple[str, int, str, int]
"""What is given and how much, what is wanted and how much."""


class Diplomacy:
    """Offers of a seat in a position.

    Parameters
    ----------
    sight
        What the seat makes of the position.
    traded
        Pairs that had the gold of autumn in this season.
    """

    def __init__(self, sight: Sight, traded: Container[frozenset[str]] = ()) -> None:
        self.sight = sight
        self.traded = traded
        self.orders = Orders(sight)

    # Trade.

    def bonus(self, seat: str, partner: str) -> int:
        """Return the gold that a trade of a pair brings each now: once in autumn (IMP-162)."""
        view = self.sight.view
        if view["season"] != AUTUMN or frozenset((seat, partner)) in self.traded:
            return 0
        return self.sight.worth(GOLD)

    def deal(self, partner: str, gives: str = "", number: int = 0) -> tuple[int, Deal | None]:
        """Return the best trade with a partner, and what it brings; with ``gives``, so much of that is given."""
        own, other = self.sight, self.sight.as_seen_by(partner)
        best, found = 0, None
        bonus = self.bonus(own.seat, partner)
        for give in (gives,) if gives else RESOURCES:
            for want in RESOURCES:
                if give == want:
                    continue
                for mine in (number,) if gives else range(1, min(MOST, own.stock[give]) + 1):
                    for theirs in range(1, min(MOST, other.stock[want]) + 1):
                        gain = self._gain(own, want, theirs, give, mine) + bonus
                        if gain <= best:
                            continue
                        if self._gain(other, give, mine, want, theirs) + bonus >= LEAST:
                            best, found = gain, (give, mine, want, theirs)
        return best, found

    def _gain(self, sight: Sight, got: str, number: int, given: str, paid: int) -> int:
        """Return what a swap brings a seat."""
        gain = number * sight.worth(got) - paid * sight.worth(given)
        return gain - sight.strain({given: paid, got: -number})

    def open(self, partner: str) -> int:
        """Return what beginning a trade with a partner brings."""
        gain, found = self.deal(partner)
        return gain - LEAST if found else NEVER

    def terms(self, legal: tuple[Action, ...]) -> Judged:
        """Judge the terms of a trade."""
        task = self.sight.view["task"]
        gives, wants = list(task.get("gives", ())), list(task.get("wants", ()))
        if gives and wants:
            return [(choice, int(isinstance(choice, Offer))) for choice in legal if isinstance(choice, Offer)]
        _, found = self.deal(task["partner"], *(gives[0] if gives else ()))
        if found is None:
            return [(legal[-1], 0)]
        give, mine, want, theirs = found
        wanted = Want(self.sight.seat, want, theirs) if gives else Give(self.sight.seat, give, mine)
        return [(wanted, 0)] if wanted in legal else [(legal[-1], 0)]

    def reply(self, legal: tuple[Action, ...]) -> Judged:
        """Judge an offer made to the seat."""
        task, sight = self.sight.view["task"], self.sight
        if task.get("mine"):
            value = self.orders.route() if self._room(sight) else NEVER
        else:
            value = sum(sight.worth(unit) * number for unit, number in task.get("gives", ()))
            value -= sum(sight.worth(unit) * number for unit, number in task.get("wants", ()))
            change: dict[str, int] = {}
            for unit, number in task.get("wants", ()):
                change[unit] = change.get(unit, 0) + number
            for unit, number in task.get("gives", ()):
                change[unit] = change.get(unit, 0) - number
            value += self.bonus(sight.seat, sight.view["due"]) - sight.strain(change)
        return [(choice, value if isinstance(choice, Accept) else 0) for choice in legal]

    # Routes.

    def _room(self, sight: Sight) -> bool:
        effects = tuple(board().technologies[name].effect for name in sight.own["technologies"])
        promised = sum(sight.seat in (pledge["proposer"], pledge["partner"]) for pledge in sight.view["pledges"])
        return sight.routes + promised < board().routes_most + added(effects, "routes_max_add")

    def route(self, offer: ProposeRoute) -> int:
        """Return what offering a route brings: less than one of one's own, since both earn."""
        sight = self.sight
        if not self._room(sight) or sight.left < 1 or not self._room(sight.as_seen_by(offer.seat)):
            return NEVER
        costs = dict(board().route_cost)
        # It is paid at the start of the next phase III, after the next income.
        short = any(
            sight.stock[unit] + sight.income(unit, "") < number + 2 * (unit == GOLD) for unit, number in costs.items()
        )
        return NEVER if short else (self.orders.route() - sight.price(board().route_cost)) // 2
