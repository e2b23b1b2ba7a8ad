"""Decision points of a battle: its dice, the losses, retreating (IMP-DP-8 to IMP-DP-10)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import fight
from gamekit.impero.actions import Die, Lose, order_key
from gamekit.impero.actions_turn import Retreat, Stand
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.initiative import SIDES
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import BattleDiceTask, LossesTask, RetreatTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    BattleDiceTask: (Die,),
    LossesTask: (Lose,),
    RetreatTask: (Retreat, Stand),
}


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the faces of a die, all equally likely."""
    return tuple((die, Fraction(1, SIDES)) for die in legal(state))


def legal(state: State) -> tuple[Action, ...]:
    """Return the faces of a die, the units that can be given, or the places to retreat to and fighting on."""
    task, who = state.task, actor(state)
    if isinstance(task, LossesTask):
        return tuple(Lose(who, army, kind) for army, kind in fight.can_lose(state, task.battle, who))
    if isinstance(task, RetreatTask):
        places = (Retreat(who, place) for place in fight.open_places(state, task.battle, who))
        return (*sorted(places, key=order_key), Stand(who))
    return tuple(Die(who, face) for face in range(1, SIDES + 1))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a die shows no such face, a unit cannot be given, or a place is not open."""
    if action in legal(state):
        return ()
    if isinstance(action, Die):
        return (reason("impero.refuse.die", "IMP-112", "IMP-A07", sides=SIDES, given=action.amount),)
    task = state.task
    assert isinstance(task, (LossesTask, RetreatTask))
    sea = fight.at_sea(task.battle)
    if isinstance(action, Lose):
        army, unit, seat = action.army, action.unit, action.actor
        if sea:
            return (reason("impero.refuse.lose_cargo", "IMP-121", "IMP-DP-9", army=army, unit=unit, player=seat),)
        return (reason("impero.refuse.lose_battle", "IMP-112", "IMP-DP-9", army=army, unit=unit, player=seat),)
    assert isinstance(action, Retreat)
    known = fight.open_places(state, task.battle, action.actor)
    rule = "IMP-121" if sea else "IMP-113"
    return (reason("impero.refuse.retreat", rule, "IMP-DP-10", where=action.target, known=known),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a decision in a battle."""
    task = state.task
    assert isinstance(task, (BattleDiceTask, LossesTask, RetreatTask))
    sea = fight.at_sea(task.battle)
    if isinstance(task, BattleDiceTask):
        return ("IMP-DP-8", "IMP-120") if sea else ("IMP-DP-8", "IMP-112", "IMP-111")
    if isinstance(task, LossesTask):
        return ("IMP-DP-9", "IMP-121") if sea else ("IMP-DP-9", "IMP-112")
    return ("IMP-DP-10", "IMP-121", "IMP-113") if sea else ("IMP-DP-10", "IMP-113")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note a die, give a unit, fight on or retreat."""
    task = state.task
    if isinstance(task, BattleDiceTask):
        assert isinstance(action, Die)
        fight.tell_die(draft, task, action.amount)
        task = changed(task, rolled=(*task.rolled, action.amount))
        draft.task = task
        if len(task.rolled) == len(task.units) + len(task.others):
            fight.strike(draft, task)
    elif isinstance(task, LossesTask):
        assert isinstance(action, Lose)
        fight.lose(draft, task.battle, task.seat, action.army, action.unit)
        fight.take(draft, task.battle, task.seat, task.left - 1, task.after)
    else:
        assert isinstance(task, RetreatTask)
        if isinstance(action, Retreat):
            fight.retreat(draft, task.battle, task.seat, action.target)
        else:
            fight.fight_on(draft, task.battle, task.seat)
