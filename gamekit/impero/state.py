"""The state of a game of IMPERO: immutable, made of parts that states share.

Resources and points are in the ledger (units ``nourriture``, ``bois``, ``metal``, ``or``, ``influence`` and
``initiative``); influence that was put in a city stands in the city. Winter's temporary -1 is computed, not stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

from gamekit.core.codec import Part, Parted
from gamekit.core.ledger import BANK, Ledger
from gamekit.core.seats import count_of
from gamekit.impero.bill import Bill
from gamekit.impero.board import POINTS, PORT, RESOURCES, SEASONS, Card, board
from gamekit.impero.known import known_by
from gamekit.impero.pieces import Agent, Army, City, Fleet, Pledge, Region, Route
from gamekit.impero.rulesets import Options
from gamekit.impero.tasks import Dice, Task

PHASES = ("event", "income", "management", "actions", "upkeep", "over")

UNITS = (*RESOURCES, *POINTS)
"""What the ledger counts."""


@dataclass(frozen=True, slots=True)
class Table(Part):
    """What stays the same all game."""

    ruleset: str
    seats: tuple[str, ...]
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Clock(Part):
    """Where the game stands.

    Parameters
    ----------
    year
        From 1.
    season
        One of ``SEASONS``.
    phase
        One of ``PHASES``.
    due
        In phase IV: the seat whose action it is, also while others are asked for their part in it.
    why
        Once the game is over: ``last_winter``, ``cities`` or ``alone``.
    """

    year: int
    season: str
    phase: str
    due: str = ""
    why: str = ""

    @property
    def number(self) -> int:
        """The number of the season, from 1."""
        return (self.year - 1) * len(SEASONS) + SEASONS.index(self.season) + 1

    def after(self, years: int) -> tuple[int, str] | None:
        """Return year and season after this one, None where the game ends with it (IMP-002, IMP-176)."""
        if self.season != SEASONS[-1]:
            return self.year, SEASONS[SEASONS.index(self.season) + 1]
        return (self.year + 1, SEASONS[0]) if self.year < years else None


@dataclass(frozen=True, slots=True)
class Cards(Part):
    """The event cards: the one in force, and those drawn from each deck since it was last shuffled, in order."""

    card: str = ""
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Initiative(Part):
    """The order of play in phase IV.

    Parameters
    ----------
    dice
        Per seat, the first die and those of re-rolls.
    spent
        Points spent per seat, hidden until all are in (IMP-171).
    order
        Seats in the order of play, once it is known.
    passed
        Seats that passed in this round.
    """

    dice: tuple[tuple[str, Dice], ...] = ()
    spent: tuple[tuple[str, int], ...] = ()
    order: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Season(Part):
    """Books of this season.

    Parameters
    ----------
    offers
        Pairs (from, to) between which an offer was made (IMP-160).
    traded
        Pairs in seat order that had the gold of autumn (IMP-162).
    bills
        Bills settled in phase V.
    """

    offers: tuple[tuple[str, str], ...] = ()
    traded: tuple[tuple[str, str], ...] = ()
    bills: tuple[Bill, ...] = ()


@dataclass(frozen=True, slots=True)
class Orders(Part):
    """Orders of phase III by seat, as texts of actions; hidden from the other seats until all are done (IMP-171)."""

    given: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Seat(Part):
    """A seat; its stocks and points are in the ledger.

    Parameters
    ----------
    faction
        Which one it plays.
    technologies
        In board order.
    out
        Whether it was eliminated (IMP-142).
    """

    id: str
    faction: str
    technologies: tuple[str, ...] = ()
    out: bool = False


class Lookups:
    """What can be asked of a position, and of a draft of the next one."""

    __slots__ = ()

    table: Table
    clock: Clock
    ledger: Ledger
    cards: Cards
    initiative: Initiative
    season: Season
    orders: Orders
    cities: tuple[City, ...]
    regions: tuple[Region, ...]
    seats: tuple[Seat, ...]
    armies: tuple[Army, ...]
    fleets: tuple[Fleet, ...]
    agents: tuple[Agent, ...]
    routes: tuple[Route, ...]
    pledges: tuple[Pledge, ...]
    task: Any
    governors: Any

    # Seats and stocks.

    def seat(self, seat: str) -> Seat:
        """Return a seat by its id."""
        return self.seats[self.table.seats.index(seat)]

    def alive(self) -> tuple[str, ...]:
        """Return the seats that were not eliminated, in seat order."""
        return tuple([seat.id for seat in self.seats if not seat.out])

    def stock(self, seat: str, unit: str) -> int:
        """Return how much a seat has of a resource, or how many points."""
        return self.ledger.balance(seat, unit)

    def knows(self, seat: str, technology: str) -> bool:
        """Return whether a seat has a technology."""
        return technology in self.seat(seat).technologies

    def can_pay(self, seat: str, costs: Iterable[tuple[str, int]]) -> bool:
        """Return whether the stocks of a seat cover costs."""
        balance = self.ledger.balance
        return not [resource for resource, amount in costs if balance(seat, resource) < amount]

    # Places.

    def city(self, city: str) -> City:
        """Return a city by its id."""
        return self.cities[board().city_place[city]]

    @property
    def holdings(self) -> tuple[tuple[str, bool], ...]:
        """The owner of each city, and whether it has a Port: what routes depend on."""
        return _holdings(self)

    def region(self, region: str) -> Region:
        """Return a region by its id."""
        return self.regions[board().region_place[region]]

    def cities_of(self, seat: str, region: str = "") -> tuple[City, ...]:
        """Return the cities of a seat, of one region or of all, in board order."""
        own = _cities(self).get(seat, ())
        return tuple(city for city in own if board().cities[city.id].region == region) if region else own

    def governed(self, seat: str) -> tuple[Region, ...]:
        """Return the regions that a seat governs, in board order."""
        return _governed(self).get(seat, ())

    def influence(self, city: str, seat: str) -> int:
        """Return the influence of a seat in a city."""
        return count_of(self.city(city).influence, seat)

    def card(self) -> Card | None:
        """Return the card in force, None before it is drawn."""
        return board().cards[self.cards.card] if self.cards.card else None

    # Pieces.

    def armies_of(self, seat: str, place: str = "") -> tuple[Army, ...]:
        """Return the armies of a seat, those in one place or all; engines left alone among them."""
        own = _armies(self).get(seat, ())
        return tuple(army for army in own if army.place == place) if place else own

    def army(self, seat: str, name: str) -> Army | None:
        """Return an army by its name, None if there is none."""
        return _named(_armies(self).get(seat, ()), name)

    def fleets_of(self, seat: str, sea: str = "") -> tuple[Fleet, ...]:
        """Return the fleets of a seat, those in one sea or all."""
        own = _fleets(self).get(seat, ())
        return tuple(fleet for fleet in own if fleet.sea == sea) if sea else own

    def fleet(self, seat: str, name: str) -> Fleet | None:
        """Return a fleet by its name, None if there is none."""
        return _named(_fleets(self).get(seat, ()), name)

    def agents_of(self, seat: str, kind: str = "") -> tuple[Agent, ...]:
        """Return the agents of a seat, of one kind or of both."""
        own = _agents(self).get(seat, ())
        return tuple(agent for agent in own if agent.kind == kind) if kind else own

    def agent(self, seat: str, name: str) -> Agent | None:
        """Return an agent by its name, None if there is none."""
        return _named(_agents(self).get(seat, ()), name)

    def names_of(self, seat: str) -> tuple[str, ...]:
        """Return the names of all pieces of a seat."""
        return tuple([piece.name for pieces in (_armies, _fleets, _agents) for piece in pieces(self).get(seat, ())])

    def region_of(self, army: Army) -> str:
        """Return the region that an army is in, ``""`` at sea."""
        return board().region_of.get(army.place, "")

    def routes_of(self, seat: str) -> tuple[Route, ...]:
        """Return the routes that a seat holds."""
        return tuple([route for route in self.routes if seat in route.holders])


# What a position is asked for most is looked up by seat.

Piece = TypeVar("Piece", Army, Fleet, Agent)


def _by_owner(pieces: Iterable[Any]) -> dict[str, tuple[Any, ...]]:
    """Return things by their owner, in their order; those of an owner stand together."""
    return {owner: tuple(own) for owner, own in groupby(pieces, _owner)}


_owner = attrgetter("owner")


@known_by("armies")
def _armies(at: Lookups) -> dict[str, tuple[Army, ...]]:
    return _by_owner(at.armies)


@known_by("fleets")
def _fleets(at: Lookups) -> dict[str, tuple[Fleet, ...]]:
    return _by_owner(at.fleets)


@known_by("agents")
def _agents(at: Lookups) -> dict[str, tuple[Agent, ...]]:
    return _by_owner(at.agents)


@known_by("cities")
def _cities(at: Lookups) -> dict[str, tuple[City, ...]]:
    return _by_owner(sorted(at.cities, key=_owner))


@known_by("cities")
def _holdings(at: Lookups) -> tuple[tuple[str, bool], ...]:
    return tuple([(city.owner, city.building(PORT) is not None) for city in at.cities])


@known_by("regions")
def _governed(at: Lookups) -> dict[str, tuple[Region, ...]]:
    owners = dict.fromkeys(region.governor for region in at.regions)
    return {owner: tuple(region for region in at.regions if region.governor == owner) for owner in owners}


def _named(pieces: Iterable[Piece], name: str) -> Piece | None:
    for piece in pieces:
        if piece.name == name:
            return piece
    return None


@dataclass(frozen=True, slots=True)
class State(Parted, Lookups):
    """A whole position.

    Parameters
    ----------
    cities, regions
        In board order.
    armies, fleets, agents
        By seat, then by name.
    routes
        By their cities in board order, then by holders.
    pledges
        Accepted route offers, in the order of acceptance.
    task
        What is to be decided; None when the game is over.
    governors
        While bills are paid: (region, governor as phase V began, ``""`` for nobody) of the regions where a deficit
        changed the governor since. All pay at once, so that no bill depends on whose turn it was first (IMP-A21).
    """

    table: Table
    clock: Clock
    ledger: Ledger
    cards: Cards
    initiative: Initiative
    season: Season
    orders: Orders
    cities: tuple[City, ...]
    regions: tuple[Region, ...]
    seats: tuple[Seat, ...]
    armies: tuple[Army, ...] = ()
    fleets: tuple[Fleet, ...] = ()
    agents: tuple[Agent, ...] = ()
    routes: tuple[Route, ...] = ()
    pledges: tuple[Pledge, ...] = ()
    task: Task | None = field(default=None)
    governors: tuple[tuple[str, str], ...] = ()

    def parts(self) -> Iterable[tuple[str, Any]]:
        """Return the tagged parts of the digest, in the order of their tags."""
        return zip(
            _tags(self.table.seats),
            (
                *(self.agents, self.armies, self.cards, *self.cities, self.clock, self.fleets, self.governors),
                *(self.initiative, self.ledger, self.orders, self.pledges, *self.regions, self.routes, self.season),
                *(*self.seats, self.table, self.task),
            ),
        )


@cache
def _tags(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tags of the parts of a state; a digest is taken at every step."""
    return (
        *("agents", "armies", "cards", *(f"city.{city}" for city in board().cities), "clock", "fleets", "governors"),
        *("initiative", "ledger", "orders", "pledges", *(f"region.{region}" for region in board().regions)),
        *("routes", "season", *(f"seat.{seat}" for seat in seats), "table", "task"),
    )


def holders(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the accounts: the bank and the seats."""
    return (BANK, *seats)
