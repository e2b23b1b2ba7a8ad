"""The greedy player's judgement of Incorporated, point by point."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.core.chance import Draw
from gamekit.core.text import Action
from gamekit.incorporated.actions import Auction, Bid, Flip, Lock, Lower, Place, Remove, Sell, Swap, Unlock
from gamekit.incorporated.actions_late import Discard, Income, Repay
from gamekit.incorporated.board import board
from gamekit.players.base import Question
from gamekit.players.incorporated import contest, lobby, shares
from gamekit.players.incorporated.sight import DOLLAR, Sight
from gamekit.players.skills import Greed, Judged

JUMP = 3
"""A bid goes this part of the way to what the seat would pay at most."""


class IncorporatedGreed(Greed):
    """Buys what its squares and cubes are worth, takes and keeps squares, and lobbies for its own industries."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw)
        self.temper = 580 + draw.number(200, "temper")
        """How it values what is for sale, in thousandths: no two players bid alike."""

    def judge(self, question: Question) -> Sequence[tuple[Action | str, int]]:
        """Return the legal actions worth a thought with their values."""
        sight, legal, task = Sight(question.view, question.seat), question.legal, question.view["task"]
        match question.decision.point:
            case "invest_action":
                return self._invest(sight, legal)
            case "bid" | "private_bid" | "corporation_bid" | "reverse_bid" as point:
                return self._auction(sight, legal, point)
            case "competition_action":
                return contest.action(sight, legal)
            case "attack":
                return contest.attack(sight, legal, task.get("made", 0))
            case "movement":
                return contest.movement(sight, legal, task.get("made", 0))
            case "pass_defend":
                return contest.defence(sight, legal)
            case "lobby_action":
                return lobby.action(sight, legal)
            case "camp":
                return lobby.camps(sight, legal, task["zone"])
            case "marker":
                return lobby.markers(sight, legal)
            case "central_banks" | "budget" | "rd" | "subsidies":
                return lobby.choices(sight, legal)
            case _:
                return [(choice, single(sight, choice)) for choice in legal]

    # Investment.

    def _invest(self, sight: Sight, legal: tuple[Action, ...]) -> Judged:
        asked = {country: shares.private(sight, country) for country in sight.own["shares"]}
        judged: Judged = []
        for choice in legal:
            match choice:
                case Auction(country=country):
                    judged.append((choice, shares.auction(sight, country, self.temper)))
                case Sell(country=country, minimum=minimum):
                    if minimum == asked[country][0]:
                        judged.append((choice, asked[country][1]))
                case _:
                    judged.append((choice, 0))
        return judged

    def _auction(self, sight: Sight, legal: tuple[Action, ...], point: str) -> Judged:
        task = sight.view["task"]
        first, last = legal[0], legal[-1]
        if isinstance(first, Lower):
            # Sells as dear as it can: a dollar less at a time.
            dearest = legal[-2]
            assert isinstance(dearest, Lower)
            gain = dearest.amount * DOLLAR - shares.kept(sight, task["country"])
            return [(dearest, gain), (last, 0)]
        if not isinstance(first, Bid):
            return [(last, 0)]
        most = self._most(sight, task, point)
        if most < first.amount:
            return [(first if isinstance(last, Bid) else last, 0)]
        wanted = first.amount + (most - first.amount) // JUMP
        return [(choice, 0) for choice in legal if isinstance(choice, Bid) and choice.amount == wanted]

    def _most(self, sight: Sight, task: dict[str, object], point: str) -> int:
        """Return the highest bid that is worth it, in dollars."""
        if point == "corporation_bid":
            players = len(sight.seats)
            free = set(board().corporations_for(players))
            free -= {str(data["corporation"]) for data in sight.view["seats"].values()}
            worths = {name: shares.corporation(name, players) for name in free}
            return (worths[str(task["corporation"])] - min(worths.values())) * self.temper // DOLLAR // DOLLAR
        country = str(task["country"])
        private = point == "private_bid"
        worth = shares.taken(sight, country, str(task["seller"])) if private else shares.bought(sight, country)
        return shares.limit(sight, worth * self.temper // DOLLAR)


def single(sight: Sight, choice: Action) -> int:
    """Return the value of a choice that needs no more than a look at squares, cards and money."""
    match choice:
        case Place(square=square) | Swap(square=square):
            return sight.change(square, sight.seat)
        case Remove(square=square):
            return sight.change(square, "")
        case Lock(square=square):
            # An empty square might have become one's own, or another's.
            return sight.change(square, "") if sight.holders[square] else -sight.best([square]) // 4
        case Unlock(square=square):
            return sight.per_card[board().squares[square].industry]
        case Income(country=country):
            return contest.arrival(sight, country)
        case Discard(industry=industry):
            return -sight.per_card[industry]
        case Repay(amount=bonds):
            return bonds * shares.repayment(sight)
        case Flip(country=country):
            return -sum(sight.change(square, "") for square in board().lands[country].squares)
        case _:
            return 0
