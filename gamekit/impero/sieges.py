"""What sieges do: their damage, the fall of a city, and when they end (IMP-131 to IMP-139)."""

from __future__ import annotations

from gamekit.impero import cities, damage, modifiers, ways
from gamekit.impero.board import ENGINE, WALL, board
from gamekit.impero.draft import Draft
from gamekit.impero.events_battle import CityFell, GarrisonDestroyed, SiegeLifted
from gamekit.impero.known import known_by
from gamekit.impero.pieces import Army, City
from gamekit.impero.state import Lookups

CITY = "cite"
"""The die of the city itself."""


def inflicts(at: Lookups, army: Army) -> int:
    """Return the damage of a siege by an army: itself, its engines, season, card and technology (IMP-131)."""
    base = board().siege_base if army.combat >= board().siege_units else 0
    return base + by_engines(army) + modifiers.siege_bonus(at, army.owner)


def by_engines(army: Army) -> int:
    """Return the damage that the engines of an army add to a siege (IMP-131)."""
    return army.engines * board().units[ENGINE].damage


def damage_rules(at: Lookups, army: Army) -> tuple[str, ...]:
    """Return the rules of the damage of a siege by an army (IMP-131).

    Summer's damage is cited with what is out of the ordinary in it: with engines, that it counts once, and that it
    makes a siege of one that would inflict nothing.
    """
    more = modifiers.added(modifiers.season_effects(at), "siege_add")
    if not more:
        return ("IMP-131",)
    return (
        *("IMP-131", "IMP-014"),
        *(("IMP-A20",) if army.engines else ()),
        *(("IMP-A29",) if inflicts(at, army) <= more else ()),
    )


def in_field(at: Lookups, seat: str, region: str) -> bool:
    """Return whether a seat has an army in the open field of a region."""
    return seat in ways.fields(at).get(region, ())


def garrison(at: Lookups, city: str) -> tuple[Army, ...]:
    """Return the armies in a city, engines left alone among them."""
    owner = at.city(city).owner
    return at.armies_of(owner, city) if owner else ()


def answer(at: Lookups, city: str) -> tuple[str, ...]:
    """Return what the dice of a city stand for: itself, its wall, each combat unit of its garrison (IMP-134)."""
    wall = (WALL,) if at.city(city).building(WALL) else ()
    units = [
        kind
        for army in garrison(at, city)
        for kind in army.kinds()
        if kind in board().combat
        for _ in range(army.has(kind))
    ]
    return (CITY, *wall, *units)


def least(what: str) -> int:
    """Return the least face with which a die of a city hits (IMP-134)."""
    if what in board().units:
        return board().units[what].hits
    return int(board().numbers["actions"]["siege"]["riposte_touche"])


def fall(draft: Draft, seat: str, city: str) -> None:
    """Give a fallen city to its besieger, with all that it suffers (IMP-135 to IMP-138)."""
    own, numbers = draft.city(city), board().numbers["actions"]["siege"]
    for army in garrison(draft, city):
        size = sum(army.units)
        draft.tell(GarrisonDestroyed(player=own.owner, army=army.name, city=city, size=size, rules=("IMP-136",)))
        draft.armies = tuple(other for other in draft.armies if other is not army)
    for building in own.buildings:
        damage.hit_building(draft, city, building.kind, int(numbers["batiments_pv_perdus"]), "IMP-136")
    pv = int(numbers["pv_apres_conquete"])
    draft.change_city(city, pv=pv, influence=())
    capital = ("IMP-140", "IMP-141") if cities.played_capital(draft, city) else ()
    rules = ("IMP-133", "IMP-135", "IMP-136", *capital)
    draft.tell(CityFell(player=seat, city=city, before=own.owner, pv=pv, rules=rules))
    cities.hand_over(draft, city, seat, "conquered")


def lift(draft: Draft) -> None:
    """End the sieges whose besieger has no army in the open field of the region any more (IMP-139)."""
    for city in _besieged(draft):
        if not in_field(draft, city.besieger, board().region_of[city.id]):
            draft.change_city(city.id, besieger="")
            draft.tell(SiegeLifted(player=city.besieger, city=city.id, rules=("IMP-139",)))


@known_by("cities")
def _besieged(at: Lookups) -> tuple[City, ...]:
    """Return the cities under siege."""
    return tuple(city for city in at.cities if city.besieger)
