"""Actions of phase IV: sieges, the answer of the city, and what it costs (IMP-130 to IMP-139, IMP-DP-11, IMP-DP-12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import sieges, ways
from gamekit.impero.actions import Die, Lose
from gamekit.impero.actions_turn import Siege
from gamekit.impero.board import board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_battle import SiegeDie, SiegeLaid
from gamekit.impero.initiative import SIDES
from gamekit.impero.roles import actor
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import SiegeDiceTask, SiegeLossesTask, Task

TYPES: tuple[type[Action], ...] = (Siege,)

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {SiegeDiceTask: (Die,), SiegeLossesTask: (Lose,)}


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the faces of a die, all equally likely."""
    return tuple((die, Fraction(1, SIDES)) for die in legal(state))


def legal(state: State) -> tuple[Action, ...]:
    """Return every siege of the seat due; or the faces of a die, or the units that can be given."""
    task, who = state.task, actor(state)
    if isinstance(task, SiegeDiceTask):
        return tuple(Die(who, face) for face in range(1, SIDES + 1))
    if isinstance(task, SiegeLossesTask):
        army = state.army(who, task.army)
        return tuple(Lose(who, task.army, kind) for kind in (army.kinds() if army else ()))
    found: list[Action] = []
    regions, fields = board().regions, ways.fields(state)
    for army in state.armies_of(who):
        if army.besieged or army.place not in regions or not army.combat or not sieges.inflicts(state, army):
            continue
        for city in regions[army.place].cities:
            owner = state.city(city).owner
            if owner != who and owner not in fields[army.place]:
                found.append(Siege(who, army.name, city))
    return tuple(found)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a siege cannot be laid; why a die shows no such face, or a unit cannot be given."""
    if isinstance(action, Siege):
        return tuple(_siege(state, action))
    if action in legal(state):
        return ()
    if isinstance(action, Die):
        return (reason("impero.refuse.die", "IMP-134", "IMP-A07", sides=SIDES, given=action.amount),)
    assert isinstance(action, Lose)
    army, unit, seat = action.army, action.unit, action.actor
    return (reason("impero.refuse.lose_siege", "IMP-134", "IMP-DP-12", army=army, unit=unit, player=seat),)


def _siege(at: Lookups, action: Siege) -> Iterator[Reason]:
    seat, city = action.actor, at.city(action.city)
    army, region = at.army(seat, action.army), board().cities[action.city].region
    if army is None:
        yield reason("impero.refuse.no_piece", "IMP-130", player=seat, piece=action.army)
        return
    if city.owner == seat:
        yield reason("impero.refuse.siege_own", "IMP-130", city=city.id, player=seat)
        return
    if army.place != region:
        yield reason("impero.refuse.siege_place", "IMP-130", city=city.id, region=region, army=army.name)
    if not army.combat:
        yield reason("impero.refuse.army_combat", "IMP-130", "IMP-100", piece=army.name)
    if army.besieged:
        yield reason("impero.refuse.siege_again", "IMP-130", army=army.name)
    if city.owner and sieges.in_field(at, city.owner, region):
        yield reason("impero.refuse.siege_field", "IMP-130", city=city.id, region=region, player=city.owner)
    if not sieges.inflicts(at, army):
        yield reason("impero.refuse.siege_none", "IMP-130", "IMP-131", army=army.name)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a siege, of its dice or of its losses."""
    if isinstance(action, Siege):
        army = state.army(action.actor, action.army)
        assert army is not None
        damage = sieges.damage_rules(state, army)
        return ("IMP-DP-7", "IMP-130", *damage, "IMP-133", "IMP-139", "IMP-107", "IMP-A06")
    return ("IMP-DP-11", "IMP-134") if isinstance(action, Die) else ("IMP-DP-12", "IMP-134")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Lay a siege, note a die of the answer, or give a unit for it."""
    task, seat = state.task, draft.clock.due
    if isinstance(action, Siege):
        _lay(draft, action)
    elif isinstance(task, SiegeDiceTask):
        assert isinstance(action, Die)
        _roll(draft, task, action.amount)
    else:
        assert isinstance(task, SiegeLossesTask)
        assert isinstance(action, Lose)
        _lose(draft, seat, task.army, action.unit)
        _take(draft, seat, task.army, task.city, task.left - 1)


def _lay(draft: Draft, action: Siege) -> None:
    """Take the damage off first; at 0 the city falls and does not answer (IMP-133)."""
    seat, city = action.actor, draft.city(action.city)
    army = draft.army(seat, action.army)
    assert army is not None
    inflicted = sieges.inflicts(draft, army)
    pv = max(0, city.pv - inflicted)
    draft.set_army(changed(army, besieged=True))
    draft.change_city(city.id, pv=pv, besieger=seat)
    mark = ("IMP-139", "IMP-S08") if city.besieger not in ("", seat) else ("IMP-139",)
    rules = ("IMP-130", *sieges.damage_rules(draft, army), *mark)
    draft.tell(SiegeLaid(player=seat, army=army.name, city=city.id, damage=inflicted, pv=pv, rules=rules))
    if pv:
        draft.task = SiegeDiceTask(army.name, city.id, sieges.answer(draft, city.id))
    else:
        sieges.fall(draft, seat, city.id)
        draft.end_action()


def _roll(draft: Draft, task: SiegeDiceTask, die: int) -> None:
    what = task.kinds[len(task.rolled)]
    hit = die >= sieges.least(what)
    draft.tell(SiegeDie(city=task.city, what=what, die=die, hit=hit, rules=("IMP-134",)))
    rolled = (*task.rolled, die)
    if len(rolled) < len(task.kinds):
        draft.task = changed(task, rolled=rolled)
        return
    hits = sum(face >= sieges.least(kind) for kind, face in zip(task.kinds, rolled))
    _take(draft, draft.clock.due, task.army, task.city, hits)


def _take(draft: Draft, seat: str, name: str, city: str, left: int) -> None:
    """Let the besieger give units, asking where there is more than one kind; behind the last the action is over."""
    while left and (army := draft.army(seat, name)):
        if len(army.kinds()) > 1:
            draft.task = SiegeLossesTask(name, city, left)
            return
        _lose(draft, seat, name, army.kinds()[0])
        left -= 1
    draft.end_action()


def _lose(draft: Draft, seat: str, name: str, unit: str) -> None:
    draft.lose_unit(seat, name, unit, "IMP-134", "IMP-DP-12", cause="siege")
