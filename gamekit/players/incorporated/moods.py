"""Moods of the biased player: each is drawn to other rare branches of the rules.

A mood only changes how likely the legal actions are; none of them ever becomes impossible. First each verb gets
its weight, however many actions it has; within a verb the mood prefers some actions to others.
"""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.text import Action
from gamekit.incorporated.actions import Auction, Bid, Lower, Sell
from gamekit.incorporated.actions_late import (
    AttachRd,
    Budget,
    CentralBanks,
    ChooseCamp,
    Defend,
    Grab,
    Kill,
    Lobby,
    Move,
    PlaceMarker,
)
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.words import EXECUTIVE
from gamekit.players.base import Question
from gamekit.players.moods import Mood


def near(steps: int) -> int:
    """Return how much a bid so many dollars beyond the nearest one is liked."""
    return max(1, 400 // ((1 + steps) * (1 + steps)))


def modest(question: Question, action: Action) -> int:
    """Like small steps in bidding: a dollar more or less at a time, and low minimum prices."""
    first = question.legal[0]
    match action:
        case Bid(amount=amount) if isinstance(first, Bid):
            return near(amount - first.amount)
        case Lower(amount=amount):
            return near(question.view["task"]["price"] - amount - 1)
        case Sell(minimum=minimum):
            return max(1, 400 // minimum)
        case _:
            return 1


def spending(question: Question, action: Action) -> int:
    """Like bids that only loans can pay."""
    cash = question.view["seats"][question.seat]["cash"] or 0
    if isinstance(action, Bid):
        return 40 if cash < action.amount <= cash + 60 else 1
    return modest(question, action)


def dealing(question: Question, action: Action) -> int:
    """Like to sell: privately for little, and into the price that others pay."""
    if isinstance(action, Lobby):
        return 20 if action.event in ("rd", "subsidies", "budget") else 1
    return modest(question, action)


def fighting(question: Question, action: Action) -> int:
    """Like to attack executives, to take a square just freed, and to defend where others stand."""
    match action:
        case Kill(piece=piece):
            return 30 if piece == EXECUTIVE else 20 if piece in board().squares else 1
        case Grab(square=square):
            return 5 if board().lands[board().squares[square].country].major else 1
        case Defend(country=country):
            there: Mapping[str, int] = question.view["countries"][country]["cubes"]
            return 1 + 20 * sum(count for seat, count in there.items() if seat != question.seat)
        case _:
            return modest(question, action)


def roaming(question: Question, action: Action) -> int:
    """Like to move far, out of Tax Havens and to where nobody is."""
    match action:
        case Move(source=source, target=target):
            here = question.view["countries"][target]["cubes"]
            return (10 if source == HAVENS else 1) * (3 if here.get(question.seat) == 1 else 1)
        case Lobby(event=event):
            return 20 if event == HAVENS else 1
        case _:
            return modest(question, action)


def plotting(question: Question, action: Action) -> int:
    """Like Power Plays for whichever camp has the minors of the zone, and majors as battlegrounds."""
    match action:
        case Lobby(event=event):
            return 60 if event == "power_play" else 1
        case ChooseCamp(camp=camp):
            zone = question.view["task"]["zone"]
            country = question.view["zones"][zone]
            land = board().lands[country]
            if land.major:
                return 1 if camp == land.camp else 20
            camps = [question.view["countries"][other.id]["affiliation"] for other in board().in_zone(zone)]
            return 1 + 20 * camps.count(camp)
        case PlaceMarker(country=country):
            return 40 if board().lands[country].major else 1
        case Auction():
            return 1
        case _:
            return modest(question, action)


def reckless(question: Question, action: Action) -> int:
    """Like Growth and Stress: crises, and decks that run out."""
    match action:
        case CentralBanks(slider=slider, way=way):
            return 60 if (slider, way) == ("stress", "up") else 1
        case Budget(policy=policy):
            return 60 if policy == "stimulus" else 1
        case Lobby(event=event):
            return 30 if event in ("central_banks", "budget", "subsidies") else 1
        case AttachRd():
            return 1
        case _:
            return spending(question, action)


MOODS = (
    Mood("even", {}, modest),
    Mood("spender", {"pass": 2, "bid": 40, "repay": 10}, spending),
    Mood("dealer", {"sell": 40, "lower": 60, "bid": 25, "auction": 20, "pass": 5}, dealing),
    Mood("fighter", {"fight": 60, "kill": 40, "grab": 25, "defend": 25, "stop": 2, "pass": 4}, fighting),
    Mood("roamer", {"expand": 60, "fight": 20, "stop": 1, "pass": 6, "grab": 20}, roaming),
    Mood("plotter", {"pass": 6, "fight": 20}, plotting),
    Mood("reckless", {"pass": 4, "bid": 20}, reckless),
)
"""The seed of a player picks his mood: seed modulo their number."""


def weigh(question: Question, seed: int) -> tuple[int, ...]:
    """Return the weights of the legal actions for the biased player of a seed."""
    return MOODS[seed % len(MOODS)].weigh(question)
