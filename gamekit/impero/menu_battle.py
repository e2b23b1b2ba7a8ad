"""Menus of battles and sieges under way: dice, losses, retreating (IMP-DP-8 to IMP-DP-12)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, attempts, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import battle, fight, siege, sieges
from gamekit.impero.actions import Die, Lose
from gamekit.impero.actions_turn import Retreat
from gamekit.impero.board import board
from gamekit.impero.menu_places import piece_place, size_of
from gamekit.impero.menu_units import lost
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import BattleDiceTask, LossesTask, RetreatTask, SiegeDiceTask, SiegeLossesTask


def dice(state: State) -> Iterator[Menu]:
    """Ask for the face of the next die, with what it means (IMP-DP-8, IMP-DP-11)."""
    task = state.task
    assert isinstance(task, (BattleDiceTask, SiegeDiceTask))
    if isinstance(task, BattleDiceTask):
        place, unit = len(task.rolled), (*task.units, *task.others)[len(task.rolled)]
        seat = state.clock.due if place < len(task.units) else task.battle.defender
        least = board().units[unit].hits
        question = reason("impero.ask.battle_die", player=seat, unit=unit, least=least)
        actions = battle.legal(state)
    else:
        kind = task.kinds[len(task.rolled)]
        least, actions = sieges.least(kind), siege.legal(state)
        question = _answer(task.city, kind, least)
    options = []
    for action in actions:
        assert isinstance(action, Die)
        code = "impero.do.die.hit" if action.amount >= least else "impero.do.die.miss"
        options.append(whole(str(action), reason(code, *_grounds(state, action), die=action.amount)))
    yield Menu("", question, tuple(options))


def _answer(city: str, kind: str, least: int) -> Reason:
    """Return the question for a die with which a city answers a siege: its own, its wall's, or a garrison unit's."""
    what = "unit" if kind in board().units else kind
    return reason(f"impero.ask.siege_die.{what}", city=city, unit=kind, least=least)


def _grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a die or a loss, of a siege or of a battle."""
    of_siege = isinstance(state.task, (SiegeDiceTask, SiegeLossesTask))
    return siege.grounds(state, action) if of_siege else battle.grounds(state, action)


def losses(state: State) -> Iterator[Menu]:
    """Ask for the next unit that is lost (IMP-DP-9, IMP-DP-12)."""
    task, seat = state.task, actor(state)
    assert isinstance(task, (LossesTask, SiegeLossesTask))
    options = []
    for action in battle.legal(state) if isinstance(task, LossesTask) else siege.legal(state):
        assert isinstance(action, Lose)
        options.append(lost(state, action, _grounds(state, action)))
    tried = ((piece_place(seat, army.name), Lose(seat, army.name, army.kinds()[0])) for army in state.armies_of(seat))
    question = reason("impero.ask.lose", player=seat, left=task.left)
    yield Menu("", question, tuple(options), attempts=attempts(options, tried))


def retreat(state: State) -> Iterator[Menu]:
    """Ask whether a side retreats, and where to (IMP-DP-10)."""
    task = state.task
    assert isinstance(task, RetreatTask)
    clash, seat = task.battle, task.seat
    options = []
    for action in battle.legal(state):
        rules = battle.grounds(state, action)
        if isinstance(action, Retreat):
            label = reason("impero.do.retreat", *rules, where=action.target)
            options.append(whole(str(action), label, action.target))
        else:
            options.append(whole(str(action), reason("impero.do.stand", *rules)))
    places = board().seas if fight.at_sea(clash) else board().regions
    tried = attempts(options, ((place, Retreat(seat, place)) for place in places))
    other = clash.defender if seat != clash.defender else state.clock.due
    sides = {clash.defender: clash.foe, state.clock.due: clash.army}
    question = reason(
        "impero.ask.retreat",
        player=seat,
        partner=other,
        own=size_of(state, seat, sides[seat]),
        others=size_of(state, other, sides[other]),
    )
    yield Menu("", question, tuple(options), attempts=tried)
