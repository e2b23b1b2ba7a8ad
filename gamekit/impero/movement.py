"""Actions of phase IV: moving armies and parts of them, fleets and agents (IMP-100 to IMP-107, IMP-S03).

A move names its end. To name the place where an army stands is to split it, or to join another there (IMP-103).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers, ways
from gamekit.impero.actions import order_key, place_key
from gamekit.impero.actions_turn import Move
from gamekit.impero.board import EMISSARY, SHIP, SPY, SUMMER, WINTER, board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_battle import ArmyDivided, ArmyMoved, PieceMoved
from gamekit.impero.pieces import Agent, Army, Counts, free_name, minus, plus
from gamekit.impero.state import Lookups, State

TYPES: tuple[type[Action], ...] = (Move,)


def legal(state: State) -> tuple[Action, ...]:
    """Return every move of the seat due, in canonical order."""
    seat = state.clock.due
    allowances, found = modifiers.allowances(state, seat), list[Action]()
    if own := state.armies_of(seat):
        steps, among = modifiers.paces(state, seat), ways.ground(state, seat)
        names: dict[str, tuple[str, ...]] = {}
        for army in own:
            names[army.place] = (*names.get(army.place, ()), army.name)
        for army in own:
            _list_moves(found, army, steps, among, names)
    agents = state.agents_of(seat)
    # By the letters of their names: armies, emissaries, fleets, spies.
    for agent in agents:
        if agent.kind == EMISSARY:
            found += _agent_moves(agent, allowances[EMISSARY])
    for fleet in state.fleets_of(seat):
        found += _voyages(seat, fleet.name, fleet.sea, allowances[SHIP] - fleet.spent, ways.foreign_seas(state, seat))
    for agent in agents:
        if agent.kind == SPY:
            found += _agent_moves(agent, allowances[SPY])
    return tuple(found)


@cache
def parts(units: Counts) -> tuple[Counts, ...]:
    """Return every part of an army that has a combat unit, the whole first (IMP-104, IMP-105)."""
    found = [part for part in product(*(range(number + 1) for number in units)) if sum(part[:-1])]
    return (*found[-1:], *found[:-1])


@lru_cache(maxsize=2**12)
def _divisions(units: Counts, steps: Counts) -> tuple[tuple[Counts, int, int], ...]:
    """Return of each part of an army how a move names it, its size, and the steps of its slowest unit (IMP-102)."""
    return tuple((() if part == units else part, sum(part), _slowest(steps, part)) for part in parts(units))


def _slowest(steps: Counts, part: Counts) -> int:
    """Return the steps of the slowest unit of a part (IMP-102)."""
    return min([each for each, number in zip(steps, part) if number])


def _list_moves(
    found: list[Action], army: Army, steps: Counts, among: ways.Ground, names: Mapping[str, tuple[str, ...]]
) -> None:
    """Add the moves of an army in canonical order: those of the whole, then part by part, place by place.

    Parameters
    ----------
    found
        Where they are added.
    steps
        Per kind of unit.
    names
        Those of the seat's armies, by place.
    """
    seat, name, start = army.owner, army.name, army.place
    for part, size, most in _divisions(army.units, steps):
        if (left := most - army.spent) < 1:
            continue
        near = ways.nearby(among, start, left)
        # Without a fleet it does not matter how many go.
        for place, alone in _ends(near, seat, name, start, part, size if near.fleets else 0, left):
            found += alone
            if place in names:
                found += _joins(seat, name, place, part, names[place])


# An army is asked for its moves at every action of its seat, while little changes in its reach.
@lru_cache(maxsize=2**12)
def _ends(
    near: ways.Ground, seat: str, name: str, start: str, part: Counts, size: int, steps: int
) -> tuple[tuple[str, tuple[Move, ...]], ...]:
    """Return where so many units can get to, in order, and the move there that joins nobody.

    To split or to join is a step (IMP-103); the whole army cannot stay where it is.
    """
    places = sorted({start, *ways.within(near, start, size, steps)}, key=place_key)
    return tuple((place, (_move(seat, name, place, part),) if part or place != start else ()) for place in places)


@lru_cache(maxsize=2**12)
def _joins(seat: str, name: str, place: str, part: Counts, hosts: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the moves by which an army joins others in a place, itself perhaps among those named."""
    return tuple(_move(seat, name, place, part, into) for into in hosts if into != name)


# The same few moves are listed again and again.
@lru_cache(maxsize=2**13)
def _move(seat: str, name: str, target: str, part: Counts, into: str = "") -> Move:
    return Move(seat, name, target, part, into)


@lru_cache(maxsize=2**10)
def _voyages(seat: str, name: str, start: str, left: int, ends: frozenset[str]) -> tuple[Move, ...]:
    """Return the moves of a fleet."""
    found = ways.fleet_ways_past(ends, start)
    return tuple(Move(seat, name, sea) for sea in board().seas if found.get(sea, left + 1) <= left)


def _agent_moves(agent: Agent, allowance: int) -> tuple[Move, ...]:
    left = 0 if agent.caught else allowance - agent.spent
    return _journeys(agent.owner, agent.name, agent.region, left) if left > 0 else ()


@lru_cache(maxsize=2**12)
def _journeys(seat: str, name: str, start: str, left: int) -> tuple[Move, ...]:
    """Return the moves of an agent, which depend on nothing else."""
    found = (Move(seat, name, region) for region, steps in ways.agent_ways(start).items() if steps <= left)
    return tuple(sorted(found, key=order_key))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a piece cannot move there."""
    assert isinstance(action, Move)
    seat, name = action.actor, action.piece
    if army := state.army(seat, name):
        return tuple(_army_refusals(state, army, action))
    fleet, agent = state.fleet(seat, name), state.agent(seat, name)
    if not fleet and not agent:
        return (reason("impero.refuse.no_piece", "IMP-104", player=seat, piece=name),)
    if action.into:
        return (reason("impero.refuse.move_joins", "IMP-104", piece=name),)
    if fleet:
        if action.target not in board().seas:
            return (reason("impero.refuse.move_sea", "IMP-106", piece=name),)
        if action.target == fleet.sea:
            return (reason("impero.refuse.move_here", "IMP-106", "IMP-104", piece=name, where=fleet.sea),)
        found = ways.fleet_ways(state, seat, fleet.sea)
        return tuple(_far(action, found, ways.steps_left(state, seat, (SHIP,), fleet.spent), "IMP-106"))
    assert agent is not None
    if action.target not in board().regions:
        return (reason("impero.refuse.move_region", "IMP-100", piece=name),)
    if action.target == agent.region:
        return (reason("impero.refuse.move_here", "IMP-106", "IMP-104", piece=name, where=agent.region),)
    if agent.caught:
        return (reason("impero.refuse.move_caught", "IMP-152", piece=name),)
    left = ways.steps_left(state, seat, (agent.kind,), agent.spent)
    return tuple(_far(action, ways.agent_ways(agent.region), left, "IMP-106"))


def _army_refusals(at: Lookups, army: Army, action: Move) -> Iterator[Reason]:
    seat, target = action.actor, action.target
    part = action.part or army.units
    if action.part and any(number > held for number, held in zip(part, army.units)):
        yield reason("impero.refuse.move_part", "IMP-104", army=army.name)
        return
    if action.part == army.units:
        yield reason("impero.refuse.move_whole", "IMP-104", army=army.name)
        return
    if not sum(part[:-1]):
        yield reason("impero.refuse.move_engines", "IMP-105", army=army.name)
        return
    if target in board().seas:
        yield reason("impero.refuse.move_army", "IMP-100", piece=army.name)
        return
    if target in board().cities and at.city(target).owner != seat:
        yield reason("impero.refuse.own_city", "IMP-103", city=target, player=seat)
        return
    fleet = at.fleet(seat, target)
    if not fleet and target not in board().cities and target not in board().regions:
        yield reason("impero.refuse.no_piece", "IMP-103", player=seat, piece=target)
        return
    host = at.army(seat, action.into) if action.into else None
    if action.into and (host is None or host.place != target or host.name == army.name):
        yield reason("impero.refuse.move_into", "IMP-104", army=action.into, player=seat)
        return
    left = _left(at, army, part)
    if target == army.place:
        if not action.part and not host:
            yield reason("impero.refuse.move_nowhere", "IMP-103", piece=army.name)
        elif left < 1:
            yield reason("impero.refuse.move_steps", "IMP-102", "IMP-101", needed=1, left=left, piece=army.name)
        return
    if fleet and ways.cargo(at, fleet) + sum(part) > (most := ways.capacity(fleet)):
        yield reason("impero.refuse.move_room", "IMP-106", fleet=fleet.name, most=most, size=sum(part))
        return
    if target not in ways.reach(at, seat, army.place, sum(part), left):
        yield from _far(action, ways.army_ways(at, seat, army.place, sum(part)), left, "IMP-103")


def _left(at: Lookups, army: Army, part: Counts) -> int:
    """Return the steps left of a part of an army (IMP-102)."""
    return max(0, _slowest(modifiers.paces(at, army.owner), part) - army.spent)


def _far(action: Move, found: dict[str, int], left: int, rule: str) -> Iterator[Reason]:
    """Yield why a place is too far, or not to be reached at all."""
    needed = found.get(action.target)
    if needed is None and action.piece[0] == "a":
        yield reason("impero.refuse.move_way.army", rule, "IMP-105", "IMP-106", piece=action.piece)
    elif needed is None:
        yield reason("impero.refuse.move_way", rule, "IMP-105", piece=action.piece)
    elif needed > left:
        yield reason("impero.refuse.move_steps", "IMP-102", "IMP-101", needed=needed, left=left, piece=action.piece)


def season_rules(at: Lookups) -> tuple[str, ...]:
    """Return the rules of what the season does to movement: a step more in summer, two less in winter."""
    return {SUMMER: ("IMP-012",), WINTER: ("IMP-019", "IMP-A06")}.get(at.clock.season, ())


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a move."""
    assert isinstance(action, Move)
    kind = {"a": ("IMP-102", "IMP-103", "IMP-104"), "f": ("IMP-106",)}.get(action.piece[0], ("IMP-106", "IMP-155"))
    return ("IMP-DP-7", *kind, "IMP-101", "IMP-105", "IMP-S03", *season_rules(state))


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Move a piece by the fewest steps."""
    assert isinstance(action, Move)
    seat, name = action.actor, action.piece
    if army := draft.army(seat, name):
        _move_army(draft, army, action)
    elif fleet := draft.fleet(seat, name):
        steps = ways.fleet_ways(draft, seat, fleet.sea)[action.target]
        draft.set_fleet(changed(fleet, sea=action.target, spent=fleet.spent + steps))
        _tell(draft, action, steps, "IMP-106")
    else:
        agent = draft.agent(seat, name)
        assert agent is not None, f"{seat} has no {name}"
        steps = ways.agent_ways(agent.region)[action.target]
        draft.set_agent(changed(agent, region=action.target, spent=agent.spent + steps))
        _tell(draft, action, steps, "IMP-106")
    draft.end_action()


def _tell(draft: Draft, action: Move, steps: int, *rules: str) -> None:
    draft.tell(PieceMoved(player=action.actor, piece=action.piece, where=action.target, steps=steps, rules=rules))


def _move_army(draft: Draft, army: Army, action: Move) -> None:
    """Move an army or a part of it; what stays keeps its steps, a joined army takes the larger number (IMP-104)."""
    seat, part, stays = army.owner, action.part or army.units, action.target == army.place
    reach = {} if stays else ways.reach(draft, seat, army.place, sum(part), _left(draft, army, part))
    steps = 1 if stays else reach[action.target]
    taken = draft.names_of(seat) if action.part else ()
    if action.part:
        draft.tell(ArmyDivided(player=seat, army=army.name, size=sum(part), rules=("IMP-104",)))
    if action.part or action.into:
        draft.set_army(changed(army, units=minus(army.units, part)))
    name = action.into or (free_name("army", taken) if action.part else army.name)
    spent, fought, besieged = army.spent + steps, army.fought, army.besieged
    host = draft.army(seat, action.into) if action.into else None
    if host:
        part, spent = plus(host.units, part), max(host.spent, spent)
        fought, besieged = host.fought or fought, host.besieged or besieged
    draft.set_army(Army(seat, name, action.target, part, spent, fought, besieged))
    draft.tell(
        ArmyMoved(
            player=seat,
            army=army.name if host else name,
            end=action.target,
            where=ways.where(draft, seat, action.target),
            steps=steps,
            into=action.into,
            stays=stays,
            rules=("IMP-103", "IMP-102", "IMP-104", *(("IMP-105",) if ways.stops(draft, seat, action.target) else ())),
        )
    )
