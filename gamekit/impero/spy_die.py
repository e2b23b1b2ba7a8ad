"""Phase IV, the die of a mission and what comes of it (IMP-DP-13, IMP-151 to IMP-153)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import cities
from gamekit.impero.actions import Die
from gamekit.impero.board import FOOD, GOLD, METAL, WOOD, board
from gamekit.impero.changed import changed
from gamekit.impero.damage import hit_building
from gamekit.impero.draft import Draft
from gamekit.impero.events_missions import MissionRolled, SpyLost, SpySentBack, StocksSeen
from gamekit.impero.initiative import SIDES
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import SpyDieTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {SpyDieTask: (Die,)}


def legal(state: State) -> tuple[Action, ...]:
    """Return the faces of the die."""
    return tuple(Die(actor(state), face) for face in range(1, SIDES + 1))


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the faces of the die, each as likely as the others."""
    return tuple((die, Fraction(1, SIDES)) for die in legal(state))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why the die shows no such face."""
    assert isinstance(action, Die)
    if 1 <= action.amount <= SIDES:
        return ()
    return (reason("impero.refuse.die", "IMP-151", sides=SIDES, given=action.amount),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of the die."""
    return ("IMP-151", "IMP-DP-13")


def result(die: int) -> str:
    """Return what a face means: ``success``, ``nothing`` or ``caught`` (IMP-151).

    Examples
    --------
    >>> [result(face) for face in range(1, 7)]
    ['caught', 'nothing', 'nothing', 'success', 'success', 'success']
    """
    numbers = board().numbers["actions"]["espion"]
    if die >= numbers["reussite"]:
        return "success"
    return "caught" if die <= numbers["renvoi"] else "nothing"


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out the effect, or nothing, or send the spy back."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, SpyDieTask)
    assert isinstance(action, Die)
    came = result(action.amount)
    draft.tell(MissionRolled(player=seat, spy=task.spy, die=action.amount, result=came, rules=("IMP-151", "IMP-DP-13")))
    if came == "success":
        _succeed(draft, seat, task)
    elif came == "caught":
        _send_back(draft, seat, task.spy)
    draft.end_action()


def _succeed(draft: Draft, seat: str, task: SpyDieTask) -> None:
    """Carry out the effect that was chosen (IMP-153)."""
    if task.effect == "stability":
        spy = draft.agent(seat, task.spy)
        assert spy is not None
        draft.shift_stability(spy.region, -1, "IMP-153", cause="spy")
    elif task.effect == "building":
        hit_building(draft, task.city, task.building, 1, "IMP-153")
    elif task.effect == "influence":
        cities.lose_influence(draft, task.target, task.city, 1, "IMP-153")
    else:
        food, wood, metal, gold = (draft.stock(task.target, unit) for unit in (FOOD, WOOD, METAL, GOLD))
        draft.tell(
            StocksSeen(
                player=seat,
                target=task.target,
                food=food,
                wood=wood,
                metal=metal,
                gold=gold,
                rules=("IMP-153",),
                visible_to=(seat,),
            )
        )


def _send_back(draft: Draft, seat: str, name: str) -> None:
    """Put a spy who was caught in the region of its capital, or out of the game without one (IMP-152, IMP-141)."""
    spy, home = draft.agent(seat, name), cities.capital(draft, seat)
    assert spy is not None
    if draft.city(home).owner != seat:
        draft.remove_agent(seat, name)
        draft.tell(SpyLost(player=seat, spy=name, rules=("IMP-141", "IMP-152")))
        return
    region = board().cities[home].region
    draft.set_agent(changed(spy, region=region, caught=True))
    draft.tell(SpySentBack(player=seat, spy=name, region=region, rules=("IMP-152",)))
