"""Orders of phase III: putting up and upgrading buildings (IMP-032, IMP-132, IMP-139, IMP-A23, IMP-S02)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers
from gamekit.impero.actions import Build, Upgrade
from gamekit.impero.board import Costs, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import Built
from gamekit.impero.pieces import Building
from gamekit.impero.state import Lookups

TYPES: tuple[type[Action], ...] = (Build, Upgrade)


def legal(at: Lookups, seat: str) -> tuple[Action, ...]:
    """Return every building that the seat can put up or upgrade, in canonical order."""
    cities = [city for city in at.cities_of(seat) if not city.besieger]
    sites = [city for city in cities if len(city.buildings) < board().cities[city.id].slots]
    found: list[Action] = []
    for kind in board().buildings.values() if sites else ():
        if at.can_pay(seat, modifiers.priced(at, kind.costs[0], "batiment")):
            found += [
                Build(seat, kind.id, city.id)
                for city in sites
                if not city.building(kind.id) and (not kind.coastal or board().coastal[city.id])
            ]
    for kind in board().buildings.values():
        if at.can_pay(seat, kind.costs[-1]):
            found += [
                Upgrade(seat, kind.id, city.id)
                for city in cities
                if (own := city.building(kind.id)) and own.level < len(kind.costs)
            ]
    return tuple(found)


def _kinds() -> tuple[str, ...]:
    return tuple(board().buildings)


def cost(at: Lookups, action: Action) -> Costs:
    """Return what an order costs, with what the card changes for building (not for upgrading)."""
    assert isinstance(action, (Build, Upgrade))
    levels = board().buildings[action.building].costs
    return modifiers.priced(at, levels[0], "batiment") if isinstance(action, Build) else levels[-1]


def refuse(at: Lookups, action: Action) -> tuple[Reason, ...]:
    """Return why a building cannot be put up or upgraded."""
    assert isinstance(action, (Build, Upgrade))
    return tuple(_reasons(at, action))


def _reasons(at: Lookups, action: Build | Upgrade) -> Iterator[Reason]:
    seat, kind, city = action.actor, board().buildings[action.building], at.city(action.city)
    printed = board().cities[action.city]
    if city.owner != seat:
        yield reason("impero.refuse.own_city", "IMP-A23", "IMP-032", city=city.id, player=seat)
        return
    if city.besieger:
        yield reason("impero.refuse.besieged", "IMP-139", "IMP-A23", city=city.id)
    standing = city.building(kind.id)
    if isinstance(action, Build):
        if standing:
            yield reason("impero.refuse.built", "IMP-S02", city=city.id, building=kind.id)
        if len(city.buildings) >= printed.slots:
            yield reason("impero.refuse.slots", "IMP-032", city=city.id, slots=printed.slots)
        if kind.coastal and not board().coastal[city.id]:
            yield reason("impero.refuse.coast", "IMP-032", city=city.id, building=kind.id)
    elif standing is None:
        yield reason("impero.refuse.nothing_built", "IMP-032", city=city.id, building=kind.id)
        return
    elif len(kind.costs) <= standing.level:
        yield reason("impero.refuse.top_level", "IMP-032", building=kind.id, level=standing.level)
        return
    yield from unaffordable(at, seat, cost(at, action))


def unaffordable(at: Lookups, seat: str, costs: Costs) -> Iterator[Reason]:
    """Yield what a seat has too little of."""
    for resource, amount in costs:
        if (held := at.stock(seat, resource)) < amount:
            yield reason("impero.refuse.cost", "IMP-032", player=seat, amount=amount, unit=resource, held=held)


def grounds(at: Lookups, action: Action) -> tuple[str, ...]:
    """Return the rules of a building."""
    return ("IMP-032", "IMP-035", "IMP-A23", "IMP-139", "IMP-S02", "IMP-DP-3")


def carry_out(draft: Draft, action: Action) -> None:
    """Put up a building, or bring it to the next level."""
    assert isinstance(action, (Build, Upgrade))
    seat, city, kind = action.actor, draft.city(action.city), board().buildings[action.building]
    draft.charge(seat, cost(draft, action), "IMP-032", cause="build")
    level = 1
    rules = ("IMP-032", "IMP-035", *(("IMP-132",) if kind.city_pv else ()))
    if isinstance(action, Build):
        stands = (*city.buildings, Building(kind.id, 1, kind.most))
        ordered = tuple(own for name in _kinds() for own in stands if own.kind == name)
        draft.change_city(city.id, buildings=ordered, pv=city.pv + kind.city_pv)
    else:
        standing = city.building(kind.id)
        assert standing is not None
        level = standing.level + 1
        draft.change_building(city.id, kind.id, level=level)
    draft.tell(Built(player=seat, building=kind.id, city=city.id, level=level, rules=rules))
