"""Cities and regions: who owns, who governs, what follows when that changes (IMP-A12, IMP-138, IMP-147)."""

from __future__ import annotations

from gamekit.impero import routes
from gamekit.impero.board import WALL, board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events import GarrisonLeft, GovernorChanged, InfluenceLost, TurnedNeutral
from gamekit.impero.pieces import City
from gamekit.impero.state import Lookups


def most_pv(city: City) -> int:
    """Return the most PV that a city can have, with its wall (IMP-132)."""
    wall = board().buildings[WALL].city_pv if city.building(WALL) else 0
    return board().cities[city.id].most + wall


def played_capital(at: Lookups, city: str) -> bool:
    """Return whether a city is the capital of a faction in play (IMP-140, IMP-176)."""
    faction = board().cities[city].capital_of
    return any(seat.faction == faction for seat in at.seats) if faction else False


def capital(at: Lookups, seat: str) -> str:
    """Return the capital of a seat's faction, whoever owns it."""
    return board().factions[at.seat(seat).faction].capital


def governor_of(at: Lookups, region: str) -> str:
    """Return the seat with strictly most cities in a region, ``""`` if there is none (IMP-A12)."""
    owned = [at.city(city).owner for city in board().regions[region].cities]
    numbers = sorted(((owned.count(seat), seat) for seat in at.table.seats), reverse=True)
    (most, best), rest = numbers[0], numbers[1:]
    return best if most and all(number < most for number, _ in rest) else ""


def regovern(draft: Draft, region: str) -> None:
    """Let a region have the governor that its cities give it; a new one begins with stability 2 (IMP-138)."""
    governor = governor_of(draft, region)
    if governor == draft.region(region).governor:
        return
    stability = board().new_stability if governor else None
    draft.change_region(region, governor=governor, stability=stability, calmed=False)
    draft.tell(GovernorChanged(region=region, player=governor, stability=stability or 0, rules=("IMP-138", "IMP-A12")))


def hand_over(draft: Draft, city: str, owner: str, how: str) -> None:
    """Give a city to a seat, or to nobody; its garrison leaves it, routes and the governor follow.

    Parameters
    ----------
    owner, how
        The new owner and how he has it, ``""`` and ``""`` for a neutral city.
    """
    before, region = draft.city(city), board().cities[city].region
    draft.change_city(city, owner=owner, how=how, besieger="")
    for army in draft.armies_of(before.owner, city) if before.owner else ():
        draft.set_army(changed(army, place=region))
        draft.tell(GarrisonLeft(player=army.owner, army=army.name, region=region, rules=("IMP-147",)))
    regovern(draft, region)
    routes.prune(draft)


def lose_influence(draft: Draft, seat: str, city: str, points: int, *rules: str) -> None:
    """Take influence of a seat in a city; a federated city may fall back to neutral at once (IMP-147)."""
    held = draft.influence(city, seat)
    lost = min(points, held)
    if not lost:
        return
    draft.set_influence(city, seat, held - lost)
    draft.tell(InfluenceLost(player=seat, city=city, amount=lost, left=held - lost, rules=rules))
    check_loss(draft, city)


def least_influence(city: str) -> int | None:
    """Return the influence with which a federated city stays with its owner; None for capitals (IMP-147)."""
    needed = board().cities[city].threshold
    return None if needed is None else needed - int(board().numbers["actions"]["influence"]["maintien_sous_le_seuil"])


def check_loss(draft: Draft, city: str) -> None:
    """Let a federated city fall back to neutral where its owner's influence is below threshold - 1 (IMP-147)."""
    own, least = draft.city(city), least_influence(city)
    if own.how != "federated" or least is None:
        return
    points = draft.influence(city, own.owner)
    if points < least:
        draft.tell(TurnedNeutral(player=own.owner, city=city, points=points, least=least, rules=("IMP-147",)))
        hand_over(draft, city, "", "")
