"""Menus of phase III: buildings, their second level, and recruits (IMP-032, IMP-100, IMP-A23).

A kind is shown with its cost and what it is good for, then a city with the room there is.
"""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, attempts, beginning, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers, orders_build, orders_recruit
from gamekit.impero.actions import Build, Recruit, Upgrade
from gamekit.impero.board import Costs, board
from gamekit.impero.menu_places import building_place, piece_place
from gamekit.impero.state import State


def buildings(at: State, seat: str, found: list[Build]) -> Iterator[Menu]:
    """Ask for the kind of building, then for the city."""
    if not found:
        return
    text, kinds = f"{seat} {Build.TAG}", tuple(dict.fromkeys(action.building for action in found))
    options = [beginning(f"{text} {kind}", _building(at, seat, kind)) for kind in kinds]
    yield Menu(text, reason("impero.ask.build", player=seat), tuple(options))
    for kind in kinds:
        cities = [_site(at, action) for action in found if action.building == kind]
        tried = ((city.id, Build(seat, kind, city.id)) for city in at.cities)
        question = reason("impero.ask.build.city", building=kind, cost=_cost(at, seat, kind))
        yield Menu(f"{text} {kind}", question, tuple(cities), attempts=attempts(cities, tried))


def _cost(at: State, seat: str, kind: str) -> Costs:
    """Return what a kind of building costs a seat; the same in every city."""
    return orders_build.cost(at, Build(seat, kind, at.cities_of(seat)[0].id))


def _building(at: State, seat: str, kind: str) -> Reason:
    own = board().buildings[kind]
    return reason(
        f"impero.do.build.kind.{kind}",
        *orders_build.grounds(at, Build(seat, kind, at.cities_of(seat)[0].id)),
        cost=_cost(at, seat, kind),
        made=own.production[0],
        pv=own.city_pv,
        recruits=own.recruits,
        influence=own.influence,
        initiative=own.initiative,
        spring=own.spring,
    )


def _site(at: State, action: Build) -> Option:
    city = at.city(action.city)
    slots = board().cities[city.id].slots
    label = reason(
        "impero.do.build.site",
        *orders_build.grounds(at, action),
        city=city.id,
        free=slots - len(city.buildings),
        slots=slots,
    )
    return whole(str(action), label, city.id)


def upgrades(at: State, seat: str, found: list[Upgrade]) -> Iterator[Menu]:
    """Ask for the building that is brought to the next level."""
    if not found:
        return
    options = []
    for action in found:
        own = at.city(action.city).building(action.building)
        assert own is not None
        label = reason(
            "impero.do.upgrade",
            *orders_build.grounds(at, action),
            city=action.city,
            building=action.building,
            cost=orders_build.cost(at, action),
            made=board().buildings[action.building].production[own.level],
        )
        options.append(whole(str(action), label, building_place(action.city, action.building)))
    tried = (
        (building_place(city.id, own.kind), Upgrade(seat, own.kind, city.id))
        for city in at.cities
        for own in city.buildings
    )
    question = reason("impero.ask.upgrade", player=seat)
    yield Menu(f"{seat} {Upgrade.TAG}", question, tuple(options), attempts=attempts(options, tried))


# Recruits.


def units(at: State, seat: str, found: list[Recruit]) -> Iterator[Menu]:
    """Ask for the kind of unit, then for the city and what it joins there."""
    if not found:
        return
    text, kinds = f"{seat} {Recruit.TAG}", tuple(dict.fromkeys(action.unit for action in found))
    options = [beginning(f"{text} {kind}", _unit(at, seat, kind)) for kind in kinds]
    yield Menu(text, reason("impero.ask.recruit", player=seat), tuple(options))
    for kind in kinds:
        places = [_post(at, action) for action in found if action.unit == kind]
        # A city whose recruits appear elsewhere, at sea or in an army, can be chosen all the same.
        open_ = {action.city for action in found if action.unit == kind}
        tried: list[tuple[str, Action]] = [(city.id, Recruit(seat, kind, city.id)) for city in at.cities]
        question = reason("impero.ask.recruit.city", unit=kind, cost=orders_recruit.cost(at, kind))
        yield Menu(f"{text} {kind}", question, tuple(places), attempts=attempts(places, tried, open_))


def _unit(at: State, seat: str, kind: str) -> Reason:
    own = board().units[kind]
    return reason(
        f"impero.do.recruit.kind.{kind}",
        *("IMP-032", "IMP-100", "IMP-101", "IMP-DP-3"),
        cost=orders_recruit.cost(at, kind),
        steps=modifiers.allowance(at, seat, kind),
        hits=own.hits,
        damage=own.damage,
        capacity=own.capacity,
    )


def _post(at: State, action: Recruit) -> Option:
    """Return the option of a city, with what the recruit joins and how many units the city may still recruit."""
    seat, city, into = action.actor, at.city(action.city), action.into
    rules, left = orders_recruit.grounds(at, action), orders_recruit.most(at, city) - city.recruited
    if army := at.army(seat, into):
        label = reason("impero.do.recruit.join.army", *rules, city=city.id, into=into, size=sum(army.units), left=left)
        return whole(str(action), label, piece_place(seat, into))
    if fleet := at.fleet(seat, into):
        label = reason("impero.do.recruit.join.fleet", *rules, city=city.id, into=into, where=fleet.sea, left=left)
        return whole(str(action), label, piece_place(seat, into))
    if into:
        return whole(str(action), reason("impero.do.recruit.sea", *rules, city=city.id, where=into, left=left), into)
    code = "impero.do.recruit.army" if action.unit in board().land else "impero.do.recruit.city"
    return whole(str(action), reason(code, *rules, city=city.id, left=left), city.id)
