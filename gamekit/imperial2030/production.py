"""The Production space: each free factory makes one unit (PRO)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import Produce
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import FactoryBlocked, Produced, SupplyShort
from gamekit.imperial2030.state import (
    PRODUCTION,
    Kind,
    Nation,
    ProductionTask,
    State,
    guest_rule,
    occupied,
    supply,
    unit,
)
from gamekit.imperial2030.turn import end_turn

VERBS = {ProductionTask: (Produce,)}

KINDS: tuple[Kind, Kind] = ("army", "fleet")
MAKES: dict[str, Kind] = {"armaments": "army", "shipyard": "fleet"}


def made_in(region: str) -> Kind:
    """Return what the factory of a city makes (PRO-1)."""
    return MAKES[board().regions[region].makes or ""]


def free_factories(nation: Nation, taken: frozenset[str]) -> tuple[str, ...]:
    """Return the factories that can produce: those in provinces that are not occupied (PRO-2)."""
    return tuple(region for region in nation.factories if region not in taken)


def shortage(nation: Nation, free: tuple[str, ...]) -> tuple[Kind, ...]:
    """Return the kinds of which the supply is smaller than the number of factories that make them (PRO-4)."""
    return tuple(kind for kind in KINDS if sum(made_in(region) == kind for region in free) > supply(nation, kind))


def useful(state: State, money: int) -> bool:
    """Return whether any factory could produce; money does not matter."""
    nation = state.nation(state.clock.active)
    free = free_factories(nation, occupied(state.nations))
    return any(supply(nation, made_in(region)) for region in free)


def enter(draft: Draft) -> None:
    """Every free factory produces without a question (PRO-3); with a short supply the mover picks (PRO-4)."""
    nation = draft.nation(draft.active)
    free = free_factories(nation, occupied(draft.nations))
    for region in nation.factories:
        if region not in free:
            # Neither the owner nor the occupier gets anything from it.
            draft.tell(FactoryBlocked(nation=nation.id, region=region, rules=("PRO-2", "ENT-2", "ENT-6")))
    short = shortage(nation, free)
    if not short:
        make(draft, free, "PRO-3")
        return
    for kind in short:
        left = supply(nation, kind)
        draft.tell(SupplyShort(nation=nation.id, unit=kind, left=left, rules=("PRO-4", "GEN-8")))
    draft.task = PRODUCTION


def make(draft: Draft, regions: tuple[str, ...], rule: str) -> None:
    """Put one unit into the province of each factory, a fleet in harbour, and end the turn (PRO-1)."""
    nation = draft.active
    for region in regions:
        kind = made_in(region)
        crowded = ("PRO-5",) if draft.nation(nation).at(region) else ()
        draft.add_unit(nation, unit(kind, region))
        rules = ("PRO-1", rule, *crowded, *guest_rule(draft.nations, region))
        draft.tell(Produced(nation=nation, unit=kind, region=region, rules=rules))
    end_turn(draft)


def legal(state: State) -> tuple[Action, ...]:
    """Return every set of free factories as large as the supply allows (PRO-4)."""
    nation = state.nation(state.clock.active)
    free = free_factories(nation, occupied(state.nations))
    return _sets(nation.id, free, supply(nation, "army"), supply(nation, "fleet"))


@cache
def _sets(nation: str, free: tuple[str, ...], armies: int, fleets: int) -> tuple[Action, ...]:
    arms = [region for region in free if made_in(region) == "army"]
    yards = [region for region in free if made_in(region) == "fleet"]
    chosen = [
        board().ordered((*some_arms, *some_yards))
        for some_arms in combinations(arms, min(armies, len(arms)))
        for some_yards in combinations(yards, min(fleets, len(yards)))
    ]
    chosen.sort(key=lambda regions: [board().regions[region].index for region in regions])
    return tuple(Produce(nation, regions) for regions in chosen)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why these factories cannot be picked."""
    assert isinstance(action, Produce)
    if action in legal(state):
        return ()
    nation = state.nation(state.clock.active)
    taken = occupied(state.nations)
    for region in action.regions:
        if region not in nation.factories:
            return (reason("imperial2030.refuse.no_factory", "PRO-1", nation=nation.id, region=region),)
        if region in taken:
            return (reason("imperial2030.refuse.occupied", "PRO-2", "ENT-2", region=region),)
    left = {kind: supply(nation, kind) for kind in KINDS}
    return (reason("imperial2030.refuse.pick", "PRO-4", "PRO-3", armies=left["army"], fleets=left["fleet"]),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rule of a legal pick."""
    return ("PRO-4",)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Let the picked factories produce."""
    assert isinstance(action, Produce)
    make(draft, action.regions, "PRO-4")
