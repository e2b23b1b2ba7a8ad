"""Menus of battles and sieges under way: dice, losses, retreating (IMP-DP-8 to IMP-DP-12)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, whole
from gamekit.core.text import Action
from gamekit.core.verdict import reason
from gamekit.impero import battle, siege, sieges
from gamekit.impero.actions import Die, Lose
from gamekit.impero.actions_turn import Retreat
from gamekit.impero.board import board
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import BattleDiceTask, LossesTask, RetreatTask, SiegeDiceTask, SiegeLossesTask


def dice(state: State) -> Iterator[Menu]:
    """Ask for the face of the next die, with what it means (IMP-DP-8, IMP-DP-11)."""
    task = state.task
    options = []
    assert isinstance(task, (BattleDiceTask, SiegeDiceTask))
    if isinstance(task, BattleDiceTask):
        actions, least = battle.legal(state), board().units[(*task.units, *task.others)[len(task.rolled)]].hits
        question = reason("impero.point.battle_dice")
    else:
        actions, least = siege.legal(state), sieges.least(task.kinds[len(task.rolled)])
        question = reason("impero.point.siege_dice")
    for action in actions:
        assert isinstance(action, Die)
        rules = _grounds(state, action)
        if action.amount >= least:
            label = reason("impero.do.die_hit", *rules, die=action.amount)
        else:
            label = reason("impero.do.die_miss", *rules, die=action.amount)
        options.append(whole(str(action), label))
    yield Menu("", question, tuple(options))


def _grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a die or a loss, of a siege or of a battle."""
    of_siege = isinstance(state.task, (SiegeDiceTask, SiegeLossesTask))
    return siege.grounds(state, action) if of_siege else battle.grounds(state, action)


def losses(state: State) -> Iterator[Menu]:
    """Ask for the next unit that is lost (IMP-DP-9, IMP-DP-12)."""
    task = state.task
    assert isinstance(task, (LossesTask, SiegeLossesTask))
    options = []
    for action in battle.legal(state) if isinstance(task, LossesTask) else siege.legal(state):
        assert isinstance(action, Lose)
        label = reason("impero.do.lose", *_grounds(state, action), army=action.army, unit=action.unit)
        options.append(whole(str(action), label))
    yield Menu("", reason("impero.ask.lose", player=actor(state), left=task.left), tuple(options))


def retreat(state: State) -> Iterator[Menu]:
    """Ask whether a side retreats, and where to (IMP-DP-10)."""
    task = state.task
    assert isinstance(task, RetreatTask)
    options = []
    for action in battle.legal(state):
        rules = battle.grounds(state, action)
        if isinstance(action, Retreat):
            label = reason("impero.do.retreat", *rules, where=action.target)
            options.append(whole(str(action), label, action.target))
        else:
            options.append(whole(str(action), reason("impero.do.stand", *rules)))
    yield Menu("", reason("impero.point.retreat", player=task.seat), tuple(options))
