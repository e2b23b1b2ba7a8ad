"""The attacks of a Fight: grabbing an empty square, killing a piece of another seat (INC-DP-14).

Protection is per seat: cubes of one opponent do not cover those of another (INC-A29).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from gamekit.core.seats import count_of
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated.actions_late import Grab, Kill, Stop
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events_late import Grabbed, Killed, Stopped
from gamekit.incorporated.state import LOCKED, Country, State
from gamekit.incorporated.tasks import AttackTask, Task
from gamekit.incorporated.words import CUBE, EXECUTIVE

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {AttackTask: (Grab, Kill, Stop)}


def possible(state: State, seat: str) -> bool:
    """Return whether a seat has a legal attack anywhere."""
    return next(grabs(state, seat), None) is not None or next(kills(state, seat), None) is not None


def legal(state: State) -> tuple[Action, ...]:
    """Return the attacks of the seat due; the second one may be left out (INC-S08)."""
    seat, task = state.clock.due, state.task
    assert isinstance(task, AttackTask)
    return (*grabs(state, seat), *kills(state, seat), *((Stop(seat),) if task.made else ()))


def grabs(state: State, seat: str) -> Iterator[Action]:
    """Yield the empty squares beside which a non-occupying cube of the seat stands (INC-144, INC-159)."""
    for land in state.countries:
        if land.cubes and "" in land.squares and count_of(land.cubes, seat):
            yield from _grabs(seat, land.id, land.squares)


@lru_cache(maxsize=2**12)
def _grabs(seat: str, country: str, squares: tuple[str, ...]) -> tuple[Grab, ...]:
    names = board().lands[country].squares
    return tuple(Grab(seat, name) for name, holder in zip(names, squares) if not holder)


def kills(state: State, seat: str) -> Iterator[Action]:
    """Yield the pieces of other seats that a non-occupying cube of the seat can kill (INC-145, INC-146, INC-159)."""
    for land in state.countries:
        if land.cubes and land.id != HAVENS and count_of(land.cubes, seat):
            yield from _kills(seat, land)


@lru_cache(maxsize=2**12)
def _kills(seat: str, land: Country) -> tuple[Kill, ...]:
    names, holders = board().lands[land.id].squares, land.squares
    owners = {owner for owner, _ in (*land.cubes, *land.guards)} | set(holders)
    found: list[Kill] = []
    for other in sorted(owners - {"", LOCKED, seat}):
        cubes, guards = count_of(land.cubes, other), count_of(land.guards, other)
        pieces = [CUBE] * bool(cubes) + [EXECUTIVE] * bool(guards)
        pieces = pieces or [name for name, holder in zip(names, holders) if holder == other]
        found += (Kill(seat, other, land.id, piece) for piece in pieces)
    return tuple(found)


# Why not.


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an attack cannot be made: first what the attacker lacks, then what the target is."""
    if isinstance(action, Stop):
        assert isinstance(state.task, AttackTask)
        first = not state.task.made
        return (reason("incorporated.refuse.first_attack", "INC-S08", "INC-143", player=action.actor),) if first else ()
    if isinstance(action, Grab):
        return _refuse_grab(state, action)
    assert isinstance(action, Kill)
    return _refuse_kill(state, action)


def no_cube(land: Country, seat: str, *rules: str) -> tuple[Reason, ...]:
    """Return that a seat needs a non-occupying cube in a country, with what it has there instead; () if it has one."""
    if count_of(land.cubes, seat):
        return ()
    where = land.id
    if squares := land.squares.count(seat):
        rules = ("INC-147", *rules)
        return (reason("incorporated.refuse.only_occupying", *rules, player=seat, country=where, squares=squares),)
    if guards := count_of(land.guards, seat):
        rules = ("INC-152", *rules)
        return (reason("incorporated.refuse.only_executives", *rules, player=seat, country=where, executives=guards),)
    return (reason("incorporated.refuse.no_cube", *rules, player=seat, country=where),)


def _refuse_grab(state: State, action: Grab) -> tuple[Reason, ...]:
    square, country = action.square, board().squares[action.square].country
    land = state.country(country)
    found = no_cube(land, action.actor, "INC-144")
    held = land.holder(square)
    if held == LOCKED:
        return (*found, reason("incorporated.refuse.grab_locked", "INC-012", "INC-144", square=square))
    if held and country == HAVENS:
        return (*found, reason("incorporated.refuse.havens_kept", "INC-159", square=square, owner=held))
    if held:
        rules = ("INC-144", "INC-011", "INC-148")
        return (*found, reason("incorporated.refuse.grab_occupied", *rules, square=square, owner=held))
    return found


def _refuse_kill(state: State, action: Kill) -> tuple[Reason, ...]:
    if action.seat not in state.table.seats:
        return (reason("incorporated.refuse.nobody", "INC-A07", given=action.seat),)
    if action.country == HAVENS:
        return (reason("incorporated.refuse.havens_attack", "INC-159", country=HAVENS),)
    if action.seat == action.actor:
        return (reason("incorporated.refuse.kill_own", "INC-145", player=action.actor),)
    land = state.country(action.country)
    return (*no_cube(land, action.actor, "INC-145"), *_refuse_target(land, action))


def _refuse_target(land: Country, action: Kill) -> tuple[Reason, ...]:
    other, where, piece = action.seat, land.id, action.piece
    cubes, executives = count_of(land.cubes, other), count_of(land.guards, other)
    if piece == CUBE:
        return () if cubes else (reason("incorporated.refuse.kill_cube", "INC-145", player=other, country=where),)
    if piece == EXECUTIVE:
        why = reason("incorporated.refuse.kill_executive", "INC-149", player=other, country=where)
        return () if executives else (why,)
    held = land.holder(piece)
    if held == LOCKED:
        return (reason("incorporated.refuse.kill_locked", "INC-012", "INC-145", player=other, square=piece),)
    if not held:
        return (reason("incorporated.refuse.kill_empty", "INC-145", player=other, square=piece),)
    if held != other:
        return (reason("incorporated.refuse.kill_square", "INC-145", player=other, square=piece, owner=held),)
    if cubes or executives:
        return (_protected(action, cubes, executives),)
    return ()


def _protected(action: Kill, cubes: int, executives: int) -> Reason:
    """Return that pieces beside it protect a cube on a square (INC-146)."""
    return reason(
        "incorporated.refuse.protected",
        "INC-146",
        "INC-149",
        player=action.seat,
        country=action.country,
        square=action.piece,
        cubes=cubes,
        executives=executives,
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an attack."""
    if isinstance(action, Stop):
        return ("INC-143", "INC-S08")
    assert isinstance(state.task, AttackTask)
    second = ("INC-148",) if state.task.made else ()
    if isinstance(action, Grab):
        havens = board().squares[action.square].country == HAVENS
        return ("INC-144", *(("INC-159",) if havens else ()), *second)
    assert isinstance(action, Kill)
    return (*_kill_rules(state.country(action.country), action), *second)


def _kill_rules(land: Country, action: Kill) -> tuple[str, ...]:
    if action.piece == CUBE:
        return ("INC-145", "INC-150") if count_of(land.guards, action.seat) else ("INC-145",)
    return ("INC-145", "INC-149") if action.piece == EXECUTIVE else ("INC-145", "INC-146", "INC-A29")


# What it does.


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Make an attack, then ask for the next one, up to the number that a Fight has (INC-143).

    The second one is asked also where none is possible: then there is only stopping (INC-S01).
    """
    task = state.task
    assert isinstance(task, AttackTask)
    if isinstance(action, Stop):
        draft.tell(Stopped(player=action.actor, rules=("INC-S08", "INC-143")))
        draft.end_action()
        return
    if isinstance(action, Grab):
        grab(draft, action)
    else:
        assert isinstance(action, Kill)
        kill(draft, action)
    if task.made + 1 < board().fight_attacks:
        draft.task = AttackTask(task.made + 1)
    else:
        draft.end_action()


def grab(draft: Draft, action: Grab) -> None:
    """Move a non-occupying cube onto an empty square of its country."""
    seat, square, country = action.actor, action.square, board().squares[action.square].country
    draft.add_cubes(country, seat, -1)
    draft.put(square, seat)
    rules = ("INC-144", "INC-159") if country == HAVENS else ("INC-144",)
    draft.tell(Grabbed(player=seat, square=square, country=country, rules=rules))


def kill(draft: Draft, action: Kill) -> None:
    """Remove a piece and the cube that attacks it (INC-145, INC-151)."""
    seat, other, country, piece = action.actor, action.seat, action.country, action.piece
    rules = (*_kill_rules(draft.country(country), action), "INC-031")
    draft.add_cubes(country, seat, -1)
    if piece == CUBE:
        draft.add_cubes(country, other, -1)
        draft.tell(Killed(player=seat, target=other, country=country, piece=CUBE, rules=rules))
    elif piece == EXECUTIVE:
        draft.lose_guard(other, country)
        draft.tell(Killed(player=seat, target=other, country=country, piece=EXECUTIVE, rules=(*rules, "INC-151")))
    else:
        draft.put(piece, "")
        draft.tell(Killed(player=seat, target=other, country=country, piece="square", square=piece, rules=rules))
