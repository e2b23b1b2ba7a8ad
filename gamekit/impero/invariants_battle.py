"""What holds in battles and sieges under way (IMP-110 to IMP-139)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.impero import fight, sieges
from gamekit.impero.board import board
from gamekit.impero.breaches import breach
from gamekit.impero.initiative import SIDES
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import Battle, BattleDiceTask, LossesTask, RetreatTask, SiegeDiceTask, SiegeLossesTask


def invariants(state: State) -> Iterator[Breach]:
    """Yield what is broken of sieges and battles under way."""
    yield from besiegers(state)
    yield from _battle(state)
    yield from _siege(state)


def besiegers(at: Lookups) -> Iterator[Breach]:
    """A besieger has an army in the open field of the region of a city that is not its own (IMP-139)."""
    for city in at.cities:
        region = board().cities[city.id].region
        if city.besieger and (city.besieger == city.owner or not sieges.in_field(at, city.besieger, region)):
            yield breach("IMP-139", "besieging", city=city.id, player=city.besieger)


def _battle(state: State) -> Iterator[Breach]:
    """Both sides of a battle are there, its dice are those of its units, its hits and places those that can be."""
    task = state.task
    if isinstance(task, (BattleDiceTask, LossesTask, RetreatTask)):
        battle = task.battle
        if not _stands(state, battle):
            yield breach("IMP-110", "battle", where="task/battle")
            return
        own, other = state.clock.due, battle.defender
        both = all(fight.alive(state, battle, seat) for seat in (own, other))
        if isinstance(task, BattleDiceTask):
            given = task.units, task.others
            needed = fight.rollers(state, battle, own), fight.rollers(state, battle, other)
            if not both or given != needed:
                yield breach("IMP-111", "dice", where="task")
            elif not _open(task.rolled, len(task.units) + len(task.others)):
                yield breach("IMP-112", "dice", where="task/rolled")
        elif task.seat not in (own, other):
            yield breach("IMP-110", "key", where="task/seat", given=task.seat, known=(own, other))
        elif isinstance(task, LossesTask):
            if task.left < 1 or task.after < 0 or len(fight.can_lose(state, battle, task.seat)) < 2:
                yield breach("IMP-DP-9", "losses", where="task")
        elif not both or not fight.open_places(state, battle, task.seat):
            yield breach("IMP-DP-10", "retreat", where="task")


def _stands(state: State, battle: Battle) -> bool:
    """Return whether a battle names two sides that can meet in its place, while they live."""
    own, other = state.clock.due, battle.defender
    if battle.place not in (*board().regions, *board().seas) or battle.round < 1 or own == other:
        return False
    if (
        other not in state.table.seats
        or not own
        or (battle.step == "all") != (battle.round > 1 or fight.at_sea(battle))
    ):
        return False
    return all(_there(state, battle, seat) for seat in (own, other))


def _there(state: State, battle: Battle, seat: str) -> bool:
    """Return whether a side stands where the battle is, or is gone; an attacking garrison is in its city (IMP-113)."""
    name = battle.army if seat == state.clock.due else battle.foe
    if fight.at_sea(battle):
        fleet = state.fleet(seat, name)
        return not battle.home and (fleet is None or fleet.sea == battle.place)
    army = state.army(seat, name)
    place = battle.home if seat == state.clock.due and battle.home else battle.place
    return army is None or (army.place == place and state.region_of(army) == battle.place)


def _siege(state: State) -> Iterator[Breach]:
    """The besieging army and the city are there; dice and losses are those that can be (IMP-134)."""
    task = state.task
    if not isinstance(task, (SiegeDiceTask, SiegeLossesTask)):
        return
    seat, army = state.clock.due, state.army(state.clock.due, task.army)
    city = state.city(task.city) if task.city in board().cities else None
    if city is None or army is None or city.owner == seat or army.place != board().cities[city.id].region:
        yield breach("IMP-130", "siege", where="task")
    elif isinstance(task, SiegeLossesTask):
        if task.left < 1 or len(army.kinds()) < 2:
            yield breach("IMP-DP-12", "losses", where="task")
    elif city.pv < 1 or task.kinds != sieges.answer(state, city.id) or not _open(task.rolled, len(task.kinds)):
        yield breach("IMP-134", "dice", where="task")


def _open(rolled: tuple[int, ...], number: int) -> bool:
    """Return whether dice that fell are faces, and at least one of so many is still to fall."""
    return len(rolled) < number and all(1 <= die <= SIDES for die in rolled)
