"""The movements of an Expand: along arrows, within a camp, into battlegrounds, out of Tax Havens (INC-DP-15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from gamekit.core.seats import count_of
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated.actions_late import Move, Stop
from gamekit.incorporated.attacks import no_cube
from gamekit.incorporated.board import BATTLEGROUND, HAVENS, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events_late import Moved, Stopped
from gamekit.incorporated.state import Country, State
from gamekit.incorporated.tasks import MovementTask, PayTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {MovementTask: (Move, Stop)}


def begin(draft: Draft, due: PayTask) -> None:
    """Ask for the first movement, which is paid for (INC-S08)."""
    draft.task = MovementTask()


def possible(state: State, seat: str) -> bool:
    """Return whether a seat has a legal movement anywhere."""
    return next(movements(state, seat), None) is not None


def legal(state: State) -> tuple[Action, ...]:
    """Return the movements of the seat due; the second one may be left out (INC-S08)."""
    seat, task = state.clock.due, state.task
    assert isinstance(task, MovementTask)
    return (*movements(state, seat), *((Stop(seat),) if task.made else ()))


def movements(state: State, seat: str) -> Iterator[Action]:
    """Yield where the non-occupying cubes of a seat can move."""
    for land in state.countries:
        if land.cubes and count_of(land.cubes, seat):
            if land.id == HAVENS:
                yield from _exits(seat, HAVENS)
                continue
            for action in _exits(seat, land.id):
                if lets_in(land, state.country(action.target)):
                    yield action


@cache
def _exits(seat: str, source: str) -> tuple[Move, ...]:
    return tuple(Move(seat, source, target) for target in board().lands[source].exits)


def lets_in(source: Country, target: Country) -> bool:
    """Return whether affiliations let a cube move from one country to another (INC-154, INC-155, INC-158)."""
    if source.id == HAVENS:
        return True
    return source.affiliation != BATTLEGROUND and target.affiliation in (source.affiliation, BATTLEGROUND)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a movement cannot be made: the cube, the way, the camps."""
    if isinstance(action, Stop):
        assert isinstance(state.task, MovementTask)
        if state.task.made:
            return ()
        cost, rules = board().expand_cost, ("INC-S08", "INC-153")
        return (reason("incorporated.refuse.first_movement", *rules, player=action.actor, cost=cost),)
    assert isinstance(action, Move)
    source, target = state.country(action.source), state.country(action.target)
    if target.id == HAVENS:
        return (*no_cube(source, action.actor, "INC-153"), reason("incorporated.refuse.into_havens", "INC-158"))
    return (*no_cube(source, action.actor, "INC-153"), *_refuse_way(source, target), *_refuse_camp(source, target))


def _refuse_way(source: Country, target: Country) -> tuple[Reason, ...]:
    """Return that no arrow leads there: against one, or none at all (INC-154)."""
    exits = board().lands[source.id].exits
    if target.id in exits:
        return ()
    if source.id in board().lands[target.id].exits:
        return (reason("incorporated.refuse.against_arrow", "INC-154", "INC-008", source=source.id, target=target.id),)
    return (reason("incorporated.refuse.no_arrow", "INC-154", source=source.id, target=target.id, countries=exits),)


def _refuse_camp(source: Country, target: Country) -> tuple[Reason, ...]:
    """Return that the camps part the countries, or that the source is a battleground (INC-154, INC-155)."""
    if lets_in(source, target):
        return ()
    if source.affiliation == BATTLEGROUND:
        return (reason("incorporated.refuse.out_of_battleground", "INC-155", source=source.id),)
    return (
        reason(
            "incorporated.refuse.between_camps",
            "INC-154",
            "INC-155",
            source=source.id,
            target=target.id,
            camp=source.affiliation,
            other=target.affiliation,
        ),
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a movement."""
    if isinstance(action, Stop):
        return ("INC-153", "INC-S08")
    assert isinstance(action, Move)
    return ("INC-153", *_way_rules(action, state.country(action.target)))


def _way_rules(action: Move, target: Country) -> tuple[str, ...]:
    if action.source == HAVENS:
        return ("INC-158", "INC-004")
    return ("INC-154", "INC-155") if target.affiliation == BATTLEGROUND else ("INC-154",)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Move a cube, then ask for the next movement, up to the number that an Expand has (INC-153)."""
    task, seat = state.task, action.actor
    assert isinstance(task, MovementTask)
    if isinstance(action, Stop):
        draft.tell(Stopped(player=seat, rules=("INC-S08", "INC-153")))
        draft.end_action()
        return
    assert isinstance(action, Move)
    draft.add_cubes(action.source, seat, -1)
    draft.add_cubes(action.target, seat, 1)
    rules = (*_way_rules(action, draft.country(action.target)), "INC-156")
    draft.tell(Moved(player=seat, source=action.source, target=action.target, rules=rules))
    if task.made + 1 < board().expand_moves:
        draft.task = MovementTask(task.made + 1)
    else:
        draft.end_action()
