"""Menus of cards and dice: what chance draws and rolls, the choice of an Outlook card, the discards of a crisis."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.chance import CHANCE
from gamekit.core.menu import Menu, whole
from gamekit.core.verdict import reason
from gamekit.incorporated import earnings, odds, outlook
from gamekit.incorporated.actions import Die, DrawOutlook, DrawPayoff, Flip, Lock, Unlock
from gamekit.incorporated.actions_late import Discard
from gamekit.incorporated.board import board
from gamekit.incorporated.clash import place_of
from gamekit.incorporated.menu_places import other_countries, other_squares, spot
from gamekit.incorporated.roles import actor
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import ClashDieTask, CrisisDiscardTask, OutlookChoiceTask

# Chance.


def outlook_next(state: State) -> Iterator[Menu]:
    """Ask for the Outlook card that is drawn ahead (INC-DP-1)."""
    options = []
    for action in outlook.legal(state):
        assert isinstance(action, DrawOutlook)
        label = reason("incorporated.do.outlook", *outlook.grounds(state, action), card=action.card)
        options.append(whole(str(action), label))
    yield Menu("", reason("incorporated.point.outlook_next"), tuple(options))


def payoff(state: State) -> Iterator[Menu]:
    """Ask for the payoff card that is drawn (INC-DP-3)."""
    options = []
    for action in outlook.legal(state):
        assert isinstance(action, DrawPayoff)
        label = reason("incorporated.do.payoff", *outlook.grounds(state, action), industry=action.industry)
        options.append(whole(str(action), label))
    yield Menu("", reason("incorporated.point.payoff_card"), tuple(options))


def clash_die(state: State) -> Iterator[Menu]:
    """Ask for the face of the clash die, with what it leads to (INC-DP-19)."""
    task = state.task
    assert isinstance(task, ClashDieTask)
    found = odds.clash(state, place_of(state, task.zone), task.camp)
    options = []
    for face in range(1, board().clash_die + 1):
        extreme = face in (1, board().clash_die)
        rules = ("INC-176", "INC-174") if extreme else ("INC-175", "INC-174")
        if odds.wins(face, found.stability, found.power + found.bonus):
            label = reason("incorporated.do.clash_die.won", *rules, die=face, camp=task.camp)
        else:
            label = reason("incorporated.do.clash_die.lost", *rules, die=face, camp=task.camp)
        options.append(whole(str(Die(CHANCE, face)), label))
    yield Menu("", reason("incorporated.point.clash_die"), tuple(options))


def crisis_die(state: State) -> Iterator[Menu]:
    """Ask for the side of the crisis die, with what it leads to (INC-DP-25)."""
    options = []
    for side in range(1, board().crisis_die + 1):
        intensity = odds.intensity(state.difficulty(), side)
        if intensity:
            label = reason("incorporated.do.crisis_die.some", "INC-190", "INC-191", die=side, intensity=intensity)
        else:
            label = reason("incorporated.do.crisis_die.none", "INC-190", die=side)
        options.append(whole(str(Die(CHANCE, side)), label))
    yield Menu("", reason("incorporated.point.crisis_die"), tuple(options))


# Decisions of players.


def effect(state: State) -> Iterator[Menu]:
    """Ask for the square or the country that an Outlook card leaves to choose (INC-DP-2)."""
    task = state.task
    assert isinstance(task, OutlookChoiceTask)
    due, player = outlook.effect_of(task), actor(state)
    options = []
    for action in outlook.legal(state):
        rules = outlook.grounds(state, action)
        if isinstance(action, Flip):
            label = reason("incorporated.do.flip", *rules, country=action.country, camp=due.target)
            options.append(whole(str(action), label, action.country))
        elif isinstance(action, Unlock):
            label = reason("incorporated.do.unlock", *rules, square=action.square)
            options.append(whole(str(action), label, spot(action.square)))
        else:
            assert isinstance(action, Lock)
            if owner := state.country(due.country).holder(action.square):
                label = reason("incorporated.do.lock.from", *rules, square=action.square, owner=owner)
            else:
                label = reason("incorporated.do.lock", *rules, square=action.square)
            options.append(whole(str(action), label, spot(action.square)))
    if due.op == "flip_affiliation":
        question = reason("incorporated.ask.flip", player=player, zone=due.zone, camp=due.target)
        attempts = other_countries(options, lambda land: Flip(player, land))
    elif due.op == "unlock_square":
        question = reason("incorporated.ask.unlock", player=player, country=due.country)
        attempts = other_squares(options, lambda square: Unlock(player, square))
    else:
        question = reason("incorporated.ask.lock", player=player, country=due.country)
        attempts = other_squares(options, lambda square: Lock(player, square))
    yield Menu("", question, tuple(options), attempts=attempts)


def discard(state: State) -> Iterator[Menu]:
    """Ask for the next revealed card that a crisis discards (INC-DP-26)."""
    task, who = state.task, actor(state)
    assert isinstance(task, CrisisDiscardTask)
    options = []
    for action in earnings.legal(state):
        assert isinstance(action, Discard)
        cards = state.cards.revealed[board().industry_place[action.industry]]
        rules = earnings.grounds(state, action)
        label = reason("incorporated.do.discard", *rules, industry=action.industry, cards=cards)
        options.append(whole(str(action), label))
    yield Menu("", reason("incorporated.ask.discard", player=who, left=task.left), tuple(options))
