"""The Import space: up to three units from abroad, one million each (IMO)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import Import, placements
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import Imported, NothingImported
from gamekit.imperial2030.reasons import short_of_money
from gamekit.imperial2030.state import IMPORT, ImportTask, Kind, State, occupied, supply, unit
from gamekit.imperial2030.turn import end_turn

VERBS = {ImportTask: (Import,)}


def enter(draft: Draft) -> None:
    """Ask the mover what to order."""
    draft.task = IMPORT


def useful(state: State, money: int) -> bool:
    """Return whether a unit could be imported with so many millions."""
    return len(_allowed(state, money)) > 1


def legal(state: State) -> tuple[Action, ...]:
    """Return every list of 0 to 3 units that treasury, supply and provinces allow, smaller ones first."""
    return _allowed(state, state.ledger.balance(state.clock.active))


def _allowed(state: State, money: int) -> tuple[Action, ...]:
    nation = state.nation(state.clock.active)
    taken = occupied(state.nations)
    free = tuple(r for r in board().nation_data[nation.id].provinces if r not in taken)
    most = min(board().import_max, money // board().import_cost)
    armies, fleets = supply(nation, "army"), supply(nation, "fleet")
    return _requests(nation.id, free, most, min(armies, most), min(fleets, most))


@lru_cache(maxsize=4096)
def _requests(nation: str, free: tuple[str, ...], most: int, armies: int, fleets: int) -> tuple[Action, ...]:
    places: list[tuple[Kind, str]] = [("army", region) for region in free]
    places += [("fleet", region) for region in free if board().regions[region].city == "blue"]
    found: list[Action] = []
    for size in range(most + 1):
        for chosen in combinations_with_replacement(places, size):
            ships = sum(kind == "fleet" for kind, _ in chosen)
            if ships <= fleets and size - ships <= armies:
                counts = {place: chosen.count(place) for place in chosen}
                found.append(Import(nation, placements(counts.items())))
    return tuple(found)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return the first part of the request that is not allowed; one bad part refuses all of it (IMO-5)."""
    assert isinstance(action, Import)
    nation = state.nation(state.clock.active)
    taken = occupied(state.nations)
    for item in action.placements:
        region = board().regions[item.region]
        placing = "IMO-2" if item.kind == "army" else "IMO-3"
        if region.owner != nation.id:
            return (reason("imperial2030.refuse.not_home", placing, "IMO-5", nation=nation.id, region=region.id),)
        if item.kind == "fleet" and region.city != "blue":
            return (reason("imperial2030.refuse.brown_city", "IMO-3", "IMO-5", region=region.id),)
        if region.id in taken:
            return (reason("imperial2030.refuse.occupied", placing, "ENT-2", "IMO-5", region=region.id),)
    return _refuse_amounts(state, action)


def _refuse_amounts(state: State, action: Import) -> tuple[Reason, ...]:
    nation = state.nation(state.clock.active)
    total = sum(item.count for item in action.placements)
    most = board().import_max
    if total > most:
        return (reason("imperial2030.refuse.too_many", "IMO-1", "IMO-5", count=total, most=most),)
    kinds: tuple[Kind, Kind] = ("army", "fleet")
    for kind in kinds:
        wanted = sum(item.count for item in action.placements if item.kind == kind)
        left = supply(nation, kind)
        if wanted > left:
            return (reason(f"imperial2030.refuse.supply.{kind}", "GEN-8", "IMO-5", nation=nation.id, left=left),)
    cost = total * board().import_cost
    if cost > state.ledger.balance(nation.id):
        return short_of_money(state, cost, "imperial2030.refuse.money", "IMO-1", "IMO-5")
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a legal request."""
    assert isinstance(action, Import)
    rules = ["IMO-1"]
    if any(item.kind == "army" for item in action.placements):
        rules.append("IMO-2")
    if any(item.kind == "fleet" for item in action.placements):
        rules.append("IMO-3")
    return (*rules, "IMO-4") if len(action.placements) > 1 else tuple(rules)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Pay one million a unit and place them, fleets in harbour."""
    assert isinstance(action, Import)
    nation = draft.active
    total = sum(item.count for item in action.placements)
    draft.pay(nation, BANK, total * board().import_cost, "IMO-1", cause="import")
    for item in action.placements:
        for _ in range(item.count):
            draft.add_unit(nation, unit(item.kind, item.region))
        rule = "IMO-2" if item.kind == "army" else "IMO-3"
        draft.tell(Imported(nation=nation, unit=item.kind, region=item.region, count=item.count, rules=(rule, "IMO-4")))
    if not total:
        draft.tell(NothingImported(nation=nation, rules=("IMO-1",)))
    end_turn(draft)
