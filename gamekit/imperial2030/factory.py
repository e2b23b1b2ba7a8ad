"""The Factory space: build one factory for 5 million, or not (FAC)."""

from __future__ import annotations

from functools import cache

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import Build, Skip
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import Built, NotBuilt
from gamekit.imperial2030.reasons import short_of_money
from gamekit.imperial2030.state import FACTORY, FactoryTask, State, guest_rule, occupied
from gamekit.imperial2030.turn import end_turn

VERBS = {FactoryTask: (Build, Skip)}


def enter(draft: Draft) -> None:
    """Ask the mover where to build."""
    draft.task = FACTORY


@cache
def _build(nation: str, region: str) -> Build:
    return Build(nation, region)


def sites(state: State) -> tuple[str, ...]:
    """Return own home provinces without a factory and not occupied (FAC-3)."""
    nation = state.nation(state.clock.active)
    taken = occupied(state.nations)
    return tuple(
        region
        for region in board().nation_data[nation.id].provinces
        if region not in nation.factories and region not in taken
    )


def useful(state: State, money: int) -> bool:
    """Return whether a factory could be built with so many millions."""
    return money >= board().factory_cost and bool(sites(state))


def legal(state: State) -> tuple[Action, ...]:
    """Return the sites, if the treasury can pay (FAC-2), and the choice not to build (FAC-1)."""
    nation = state.clock.active
    skip = (Skip(nation),)
    if state.ledger.balance(nation) < board().factory_cost:
        return skip
    return (*(_build(nation, region) for region in sites(state)), *skip)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why nothing can be built there."""
    if isinstance(action, Skip):
        return ()
    assert isinstance(action, Build)
    nation = state.nation(state.clock.active)
    region = board().regions[action.region]
    if region.owner != nation.id:
        return (reason("imperial2030.refuse.not_home", "FAC-3", "GEN-9", nation=nation.id, region=region.id),)
    if region.id in nation.factories:
        return (reason("imperial2030.refuse.has_factory", "GEN-9", "FAC-3", region=region.id),)
    if region.id in occupied(state.nations):
        return (reason("imperial2030.refuse.occupied", "FAC-3", "ENT-2", region=region.id),)
    cost = board().factory_cost
    if state.ledger.balance(nation.id) < cost:
        return short_of_money(state, cost, "imperial2030.refuse.money", "FAC-2")
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of building, ENT-3 where friendly foreign armies do not matter."""
    if isinstance(action, Skip):
        return ("FAC-1",)
    assert isinstance(action, Build)
    return ("FAC-1", "FAC-2", "FAC-3", *guest_rule(state.nations, action.region))


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Build for 5 million to the bank (FAC-2), armaments in a brown city, a shipyard in a blue one (FAC-4)."""
    nation = draft.active
    if isinstance(action, Build):
        draft.pay(nation, BANK, board().factory_cost, "FAC-2", cause="factory")
        factories = board().ordered((*draft.nation(nation).factories, action.region))
        draft.change(nation, factories=factories)
        kind = board().regions[action.region].makes or ""
        rules = ("FAC-1", "FAC-3", "FAC-4", *guest_rule(draft.nations, action.region))
        draft.tell(Built(nation=nation, region=action.region, factory=kind, rules=rules))
    else:
        draft.tell(NotBuilt(nation=nation, rules=("FAC-1",)))
    end_turn(draft)
