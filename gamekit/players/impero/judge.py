"""The greedy player's judgement of IMPERO, point by point."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.core.chance import Draw
from gamekit.core.events import Event
from gamekit.core.text import Action
from gamekit.impero.actions import Choose, Repair, Revolt, SplitBill, Unrest, Withdraw
from gamekit.impero.actions_turn import OpenTrade, Pass, ProposeRoute, Spend
from gamekit.impero.board import WOOD, board
from gamekit.impero.events import SeasonBegan
from gamekit.impero.events_offers import OfferAnswered
from gamekit.players.base import Question
from gamekit.players.impero.campaign import Campaign
from gamekit.players.impero.diplomacy import Diplomacy
from gamekit.players.impero.orders import Orders
from gamekit.players.impero.sight import Sight
from gamekit.players.skills import Greed, Judged


class ImperoGreed(Greed):
    """Sees that its bills are paid, then grows, and takes by influence or by force what is within its reach."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw)
        self.traded: set[frozenset[str]] = set()
        """Pairs that traded in this season; the position does not tell."""

    def told(self, events: Sequence[Event]) -> None:
        """Remember who traded in this season (IMP-162)."""
        for event in events:
            if isinstance(event, SeasonBegan):
                self.traded.clear()
            elif isinstance(event, OfferAnswered) and event.answer == "trade":
                self.traded.add(frozenset((event.player, event.partner)))

    def judge(self, question: Question) -> Sequence[tuple[Action | str, int]]:
        """Return the legal actions worth a thought with their values."""
        sight, legal, task = Sight(question.view, question.seat), question.legal, question.view["task"]
        match question.decision.point:
            case "manage":
                return Orders(sight).judge(legal)
            case "action":
                return self._action(sight, legal)
            case "initiative_spend":
                return self._spend(sight, legal)
            case "offer_terms":
                return Diplomacy(sight, self.traded).terms(legal)
            case "offer_reply":
                return Diplomacy(sight, self.traded).reply(legal)
            case "losses" | "deficit_units":
                return Campaign(sight).losses(legal)
            case "siege_losses":
                return Campaign(sight).losses(legal, task["city"])
            case "retreat":
                return Campaign(sight).retreat(legal, task["battle"])
            case "event_choice":
                return self._card(sight, legal)
            case "bill_split":
                wanted = tuple(sight.own["bill"]["split"])
                return [(a, 0) for a in legal if isinstance(a, SplitBill) and (a.food, a.gold) == wanted]
            case _:
                return [(choice, upkeep(sight, choice)) for choice in legal]

    def _action(self, sight: Sight, legal: tuple[Action, ...]) -> Judged:
        campaign, diplomacy = Campaign(sight), Diplomacy(sight, self.traded)
        judged: Judged = []
        for choice in legal:
            value: int | None
            match choice:
                case Pass():
                    value = 0
                case OpenTrade(seat=partner):
                    value = diplomacy.open(partner)
                case ProposeRoute():
                    value = diplomacy.route(choice)
                case _:
                    value = campaign.value(choice)
            if value is not None:
                judged.append((choice, value))
        return judged

    def _spend(self, sight: Sight, legal: tuple[Action, ...]) -> Judged:
        """Judge points spent: they buy nothing else, but a later season may be more urgent (IMP-041)."""
        campaign = Campaign(sight)
        near = any(campaign.march.threat(region) for region in _governed(sight))
        near = near or any(campaign.march.hostile(campaign.march.region(army)) for army in campaign.march.armies)
        held = len(legal) - 1
        wanted = held if not sight.left else min(held, 2) if near else max(0, held - 2)
        return [(choice, -abs(choice.amount - wanted)) for choice in legal if isinstance(choice, Spend)]

    def _card(self, sight: Sight, legal: tuple[Action, ...]) -> Judged:
        if not isinstance(legal[0], Choose):
            return Campaign(sight).losses(legal)
        effect = board().cards[sight.view["card"]].choice()
        change = effect.n if effect else 0
        return [(choice, sight.calm(choice.region, change)) for choice in legal if isinstance(choice, Choose)]


def _governed(sight: Sight) -> list[str]:
    return [name for name, region in sight.regions.items() if region["governor"] == sight.seat]


def upkeep(sight: Sight, choice: Action) -> int:
    """Return the value of a choice in phase V: what a deficit takes, repairs, revolts."""
    match choice:
        case Unrest(region=region):
            return sight.calm(region, -1)
        case Withdraw(city=name):
            city = sight.cities[name]
            points: int = city["influence"].get(sight.seat, 0)
            if city["owner"] != sight.seat or city["how"] != "federated":
                return -100 * points
            return -50 if points > city["threshold"] else -200 if points == city["threshold"] else -sight.city(name)
        case Repair(city=name, building=kind):
            cost = sight.worth(WOOD)
            if kind:
                own = next(one for one in sight.cities[name]["buildings"] if one["kind"] == kind)
                return (400 if own["pv"] == 1 else 120 if sight.left else 0) - cost
            city = sight.cities[name]
            if not sight.left:
                return 0
            return (700 if city.get("besieger") else 260 if city["pv"] < city["most"] - 1 else 150) - cost
        case Revolt(city=name):
            return -sight.city(name)
        case _:
            return 0
