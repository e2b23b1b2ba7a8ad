"""Orders of phase III: recruiting units (IMP-032, IMP-100, IMP-139, IMP-A23)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers
from gamekit.impero.actions import Recruit, place_key
from gamekit.impero.board import PORT, SHIP, Costs, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import Recruited
from gamekit.impero.orders_build import unaffordable
from gamekit.impero.pieces import NO_UNITS, Agent, Army, City, Fleet, free_name
from gamekit.impero.state import Lookups

TYPES: tuple[type[Action], ...] = (Recruit,)


def legal(at: Lookups, seat: str) -> tuple[Action, ...]:
    """Return every unit that the seat can recruit, and where it can go, in canonical order."""
    cities = [city for city in at.cities_of(seat) if not city.besieger and city.recruited < most(at, city)]
    return tuple(
        [
            Recruit(seat, unit, city.id, into)
            for unit in (board().units if cities else ())
            if at.can_pay(seat, cost(at, unit))
            for city in cities
            if unit != SHIP or city.building(PORT)
            for into in _in_order(places(at, seat, city, unit))
        ]
    )


@lru_cache(maxsize=2**10)
def _in_order(found: tuple[str, ...]) -> tuple[str, ...]:
    """Return places, and pieces behind them, in canonical order; the same few are listed again and again."""
    return tuple(sorted(found, key=place_key))


def places(at: Lookups, seat: str, city: City, unit: str) -> tuple[str, ...]:
    """Return what a recruit can join, or where it appears: ``""`` for a new army or an agent (IMP-100)."""
    seas = board().regions[board().cities[city.id].region].seas
    if unit == SHIP:
        return (*seas, *(fleet.name for fleet in at.fleets_of(seat) if fleet.sea in seas))
    if unit in board().land:
        return ("", *(army.name for army in at.armies_of(seat, city.id)))
    return ("",)


def most(at: Lookups, city: City) -> int:
    """Return how many units a city may recruit in a season."""
    return board().recruits + sum(board().buildings[own.kind].recruits for own in city.buildings)


def cost(at: Lookups, unit: str) -> Costs:
    """Return what a unit costs, with what the card changes for combat units."""
    kind = board().units[unit]
    return modifiers.priced(at, kind.cost, "combat") if kind.type == "combat" else kind.cost


def refuse(at: Lookups, action: Action) -> tuple[Reason, ...]:
    """Return why a unit cannot be recruited there."""
    assert isinstance(action, Recruit)
    return tuple(_reasons(at, action))


def _reasons(at: Lookups, action: Recruit) -> Iterator[Reason]:
    seat, city = action.actor, at.city(action.city)
    if city.owner != seat:
        yield reason("impero.refuse.own_city", "IMP-A23", "IMP-032", city=city.id, player=seat)
        return
    if city.besieger:
        yield reason("impero.refuse.besieged", "IMP-139", "IMP-A23", city=city.id)
    if city.recruited >= (limit := most(at, city)):
        yield reason("impero.refuse.recruits", "IMP-032", city=city.id, most=limit)
    if action.unit == SHIP and not city.building(PORT):
        yield reason("impero.refuse.harbour", "IMP-100", city=city.id)
    elif action.into not in (open_ := places(at, seat, city, action.unit)):
        if known := tuple(filter(None, open_)):
            yield reason("impero.refuse.recruit_place", "IMP-100", unit=action.unit, city=city.id, known=known)
        else:
            yield reason("impero.refuse.recruit_alone", "IMP-100", unit=action.unit, city=city.id)
    yield from unaffordable(at, seat, cost(at, action.unit))


def grounds(at: Lookups, action: Action) -> tuple[str, ...]:
    """Return the rules of a recruit."""
    return ("IMP-032", "IMP-100", "IMP-A23", "IMP-139", "IMP-DP-3")


def carry_out(draft: Draft, action: Action) -> None:
    """Recruit a unit, into a piece that is there or as a new one."""
    assert isinstance(action, Recruit)
    seat, unit, city = action.actor, action.unit, draft.city(action.city)
    draft.charge(seat, cost(draft, unit), "IMP-032", cause="recruit")
    draft.change_city(city.id, recruited=city.recruited + 1)
    name = action.into
    if unit == SHIP:
        fleet = draft.fleet(seat, name)
        if fleet is None:
            name = free_name("fleet", draft.names_of(seat))
            fleet = Fleet(seat, name, action.into, 0)
        draft.set_fleet(Fleet(seat, name, fleet.sea, fleet.ships + 1, fleet.spent, fleet.fought))
    elif unit in board().land:
        army = draft.army(seat, name)
        if army is None:
            name = free_name("army", draft.names_of(seat))
            army = Army(seat, name, city.id, NO_UNITS)
        draft.add_units(army, unit)
    else:
        name = free_name(unit, draft.names_of(seat))
        draft.set_agent(Agent(seat, name, unit, board().cities[city.id].region))
    draft.tell(Recruited(player=seat, unit=unit, city=city.id, piece=name, rules=("IMP-032", "IMP-100")))
