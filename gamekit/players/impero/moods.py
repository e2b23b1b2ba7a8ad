"""Moods of the biased player: each is drawn to other rare branches of the rules.

A mood only changes how likely the legal actions are; none of them ever becomes impossible. First each verb gets
its weight, however many actions it has; within a verb the mood prefers some actions to others.
"""

from __future__ import annotations

from gamekit.core.text import Action
from gamekit.impero.actions import Build, Influence, Recruit, SplitBill, Upgrade
from gamekit.impero.actions_turn import Give, Mission, Move, Spend, Want
from gamekit.impero.board import EMISSARY, ENGINE, PORT, SHIP, SPY, WALL, board
from gamekit.players.base import Question
from gamekit.players.moods import Mood


def modest(question: Question, action: Action) -> int:
    """Like whole armies better than parts, and small trades."""
    match action:
        case Move(part=part):
            return 1 if part else 12
        case Give(amount=amount) | Want(amount=amount):
            return max(1, 12 // (amount * amount))
        case _:
            return 1


def warlike(question: Question, action: Action) -> int:
    """Like soldiers and engines in few armies, and to be where there is somebody to fight or to besiege."""
    match action:
        case Recruit(unit=unit, into=into):
            return (12 if unit in board().combat else 30 if unit == ENGINE else 1) * (4 if into else 1)
        case Move(target=target, into=into) if target in board().regions:
            view = question.view
            foes = sum(army["owner"] != question.seat and army["place"] == target for army in view["armies"])
            cities = [view["cities"][city]["owner"] for city in board().regions[target].cities]
            worth: int = 1 + 20 * foes + 4 * sum(owner != question.seat for owner in cities) + 10 * bool(into)
            return worth * modest(question, action)
        case Build(building=building) | Upgrade(building=building):
            return 1 if building in (PORT, WALL) else 3
        case _:
            return modest(question, action)


def seafaring(question: Question, action: Action) -> int:
    """Like harbours and ships, to embark, and to sail where others are."""
    match action:
        case Recruit(unit=unit):
            return 40 if unit == SHIP else 5 if unit in board().combat else 1
        case Build(building=building):
            return 40 if building == PORT else 1
        case Move(piece=piece, target=target):
            foes = sum(f["owner"] != question.seat and f["sea"] == target for f in question.view["fleets"])
            aboard = target[:1] == "f" and target[1:].isdigit()
            return (40 if aboard else 1 + 30 * foes) * (3 if piece[0] == "f" else 1) * modest(question, action)
        case _:
            return modest(question, action)


def scheming(question: Question, action: Action) -> int:
    """Like agents, missions and influence."""
    match action:
        case Recruit(unit=unit):
            return 40 if unit in (SPY, EMISSARY) else 1
        case Influence(city=city):
            mine: int = question.view["cities"][city]["influence"].get(question.seat, 0)
            return 1 + 6 * mine
        case Mission(effect=effect):
            return {"stability": 6, "influence": 4}.get(effect, 1)
        case Move(piece=piece, target=target) if piece[0] == "s":
            owners = [question.view["cities"][city]["owner"] for city in board().regions[target].cities]
            return 1 + 10 * sum(owner not in ("", question.seat) for owner in owners)
        case _:
            return modest(question, action)


def careless(question: Question, action: Action) -> int:
    """Like armies abroad, ships and engines, whatever they eat, and the worst way to split a bill."""
    match action:
        case Recruit(unit=unit, into=into):
            return (20 if unit in (SHIP, ENGINE) else 6) * (1 if into else 6)
        case SplitBill(food=food):
            return 1 + 9 * abs(food)
        case Spend(amount=amount):
            return 1 + amount
        case Move(part=part):
            return 3 if part else 4
        case _:
            return 1


MOODS = (
    Mood("even", {"pass": 20}, modest),
    Mood("warrior", {"recruit": 60, "move": 40, "attack": 90, "siege": 90, "stand": 40, "pass": 6, "done": 4}, warlike),
    Mood("admiral", {"recruit": 50, "build": 30, "move": 60, "attack": 90, "pass": 6, "done": 4}, seafaring),
    Mood("schemer", {"influence": 80, "recruit": 20, "mission": 90, "move": 20, "pass": 6, "done": 3}, scheming),
    Mood("dealer", {"trade": 60, "want": 30, "offer": 60, "accept": 40, "propose": 60, "route": 50}, modest),
    Mood("spendthrift", {"recruit": 60, "move": 30, "buy": 40, "spend": 10, "done": 1, "pass": 8}, careless),
)
"""The seed of a player picks his mood: seed modulo their number."""


def weigh(question: Question, seed: int) -> tuple[int, ...]:
    """Return the weights of the legal actions for the biased player of a seed."""
    return MOODS[seed % len(MOODS)].weigh(question)
