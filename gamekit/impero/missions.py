"""Phase IV, espionage: sending a spy on a mission (IMP-150, IMP-153); the die is in :mod:`gamekit.impero.spy_die`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero.actions import order_key
from gamekit.impero.actions_turn import Mission
from gamekit.impero.board import SPY, board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_missions import MissionBegun
from gamekit.impero.known import known_by
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import SpyDieTask

TYPES: tuple[type[Action], ...] = (Mission,)


def legal(state: State) -> tuple[Action, ...]:
    """Return every mission of the spies of the seat due, in canonical order."""
    seat = state.clock.due
    found: list[Action] = []
    for spy in state.agents_of(seat, SPY):
        if not spy.mission:
            found += _missions(state, seat, spy.name, spy.region)
    return tuple(found)


# Spies are asked for their missions at every action, while cities and regions seldom change.
@known_by("table", "seats", "cities", "regions")
def _missions(at: Lookups, seat: str, spy: str, region: str) -> tuple[Mission, ...]:
    """Return the missions of a spy in a region."""
    cities = [at.city(city) for city in board().regions[region].cities]
    found: list[Mission] = []
    for target in {city.owner for city in cities} - {"", seat}:
        found += [Mission(seat, spy, target, effect) for effect in ("stability", "stocks")]
        for city in cities:
            found.append(Mission(seat, spy, target, "influence", city.id))
            found += [Mission(seat, spy, target, "building", city.id, own.kind) for own in city.buildings]
    return tuple(sorted((mission for mission in found if not any(aimless(at, mission, region))), key=order_key))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a mission cannot begin: once per spy and season, against a player with a city there (IMP-150)."""
    assert isinstance(action, Mission)
    spy = state.agent(action.actor, action.spy)
    if spy is None or spy.kind != SPY:
        return (reason("impero.refuse.mission_spy", "IMP-150", player=action.actor, spy=action.spy),)
    if spy.mission:
        return (reason("impero.refuse.mission_again", "IMP-150", player=action.actor, spy=action.spy),)
    return tuple(aimless(state, action, spy.region))


def aimless(at: Lookups, action: Mission, region: str) -> Iterator[Reason]:
    """Yield why a mission in a region has no aim (IMP-150, IMP-153)."""
    target, effect = action.seat, action.effect
    if target == action.actor or target not in at.alive():
        yield reason("impero.refuse.mission_target", "IMP-150", player=action.actor)
    elif not at.cities_of(target, region):
        yield reason("impero.refuse.mission_city", "IMP-150", target=target, region=region)
    elif effect == "stability":
        own = at.region(region)
        if own.governor != target:
            yield reason("impero.refuse.mission_governor", "IMP-153", target=target, region=region)
        elif (own.stability or 0) <= board().least_stability:
            yield reason("impero.refuse.mission_calm", "IMP-153", region=region)
    elif effect == "stocks":
        if not at.table.options.hidden_stocks:
            yield reason("impero.refuse.mission_stocks", "IMP-153", "IMP-171")
    elif action.city not in board().regions[region].cities:
        yield reason("impero.refuse.mission_region", "IMP-153", city=action.city, region=region)
    elif effect == "influence":
        if not at.influence(action.city, target):
            yield reason("impero.refuse.mission_influence", "IMP-153", target=target, city=action.city)
    elif at.city(action.city).owner != target or at.city(action.city).building(action.building) is None:
        yield reason(
            "impero.refuse.mission_building",
            "IMP-153",
            target=target,
            city=action.city,
            building=action.building,
        )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a mission; a spy without a step left can go on one (IMP-107)."""
    return ("IMP-150", "IMP-153", "IMP-107", "IMP-DP-7", "IMP-033")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Note the mission and let the die be rolled."""
    assert isinstance(action, Mission)
    spy = draft.agent(action.actor, action.spy)
    assert spy is not None
    draft.set_agent(changed(spy, mission=True))
    draft.tell(
        MissionBegun(
            player=action.actor,
            spy=spy.name,
            region=spy.region,
            target=action.seat,
            effect=action.effect,
            city=action.city,
            building=action.building,
            rules=("IMP-150", "IMP-153"),
        )
    )
    effect = cast("Literal['stability', 'building', 'influence', 'stocks']", action.effect)
    draft.task = SpyDieTask(spy.name, action.seat, effect, action.city, action.building)
