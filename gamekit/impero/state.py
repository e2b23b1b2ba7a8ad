"""The state of a game of IMPERO: immutable, made of parts that states share.

Resources and points are in the ledger (units ``nourriture``, ``bois``, ``metal``, ``or``, ``influence`` and
``initiative``); influence that was put in a city stands in the city. Winter's temporary -1 is computed, not stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gamekit.core.codec import Part, Parted
from gamekit.core.ledger import BANK, Ledger
from gamekit.impero.bill import Bill
from gamekit.impero.board import POINTS, RESOURCES, SEASONS, Card, board
from gamekit.impero.pieces import Agent, Army, City, Fleet, Pledge, Region, Route, count_of
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
    cities: Any
    regions: Any
    seats: Any
    armies: Any
    fleets: Any
    agents: Any
    routes: Any
    pledges: Any
    task: Any
    governors: Any

    # Seats and stocks.

    def seat(self, seat: str) -> Seat:
        """Return a seat by its id."""
        found: Seat = self.seats[self.table.seats.index(seat)]
        return found

    def alive(self) -> tuple[str, ...]:
        """Return the seats that were not eliminated, in seat order."""
        return tuple(seat.id for seat in self.seats if not seat.out)

    def stock(self, seat: str, unit: str) -> int:
        """Return how much a seat has of a resource, or how many points."""
        return self.ledger.balance(seat, unit)

    def knows(self, seat: str, technology: str) -> bool:
        """Return whether a seat has a technology."""
        return technology in self.seat(seat).technologies

    def can_pay(self, seat: str, costs: Iterable[tuple[str, int]]) -> bool:
        """Return whether the stocks of a seat cover costs."""
        return all(self.stock(seat, resource) >= amount for resource, amount in costs)

    # Places.

    def city(self, city: str) -> City:
        """Return a city by its id."""
        found: City = self.cities[board().city_place[city]]
        return found

    def region(self, region: str) -> Region:
        """Return a region by its id."""
        found: Region = self.regions[board().region_place[region]]
        return found

    def cities_of(self, seat: str, region: str = "") -> tuple[City, ...]:
        """Return the cities of a seat, of one region or of all, in board order."""
        return tuple(
            city
            for city in self.cities
            if city.owner == seat and (not region or board().cities[city.id].region == region)
        )

    def governed(self, seat: str) -> tuple[Region, ...]:
        """Return the regions that a seat governs, in board order."""
        return tuple(region for region in self.regions if region.governor == seat)

    def influence(self, city: str, seat: str) -> int:
        """Return the influence of a seat in a city."""
        return count_of(self.city(city).influence, seat)

    def card(self) -> Card | None:
        """Return the card in force, None before it is drawn."""
        return board().cards[self.cards.card] if self.cards.card else None

    # Pieces.

    def armies_of(self, seat: str, place: str = "") -> tuple[Army, ...]:
        """Return the armies of a seat, those in one place or all; engines left alone among them."""
        return tuple(army for army in self.armies if army.owner == seat and (not place or army.place == place))

    def army(self, seat: str, name: str) -> Army | None:
        """Return an army by its name, None if there is none."""
        return next((army for army in self.armies if army.owner == seat and army.name == name), None)

    def fleets_of(self, seat: str, sea: str = "") -> tuple[Fleet, ...]:
        """Return the fleets of a seat, those in one sea or all."""
        return tuple(fleet for fleet in self.fleets if fleet.owner == seat and (not sea or fleet.sea == sea))

    def fleet(self, seat: str, name: str) -> Fleet | None:
        """Return a fleet by its name, None if there is none."""
        return next((fleet for fleet in self.fleets if fleet.owner == seat and fleet.name == name), None)

    def agents_of(self, seat: str, kind: str = "") -> tuple[Agent, ...]:
        """Return the agents of a seat, of one kind or of both."""
        return tuple(agent for agent in self.agents if agent.owner == seat and (not kind or agent.kind == kind))

    def agent(self, seat: str, name: str) -> Agent | None:
        """Return an agent by its name, None if there is none."""
        return next((agent for agent in self.agents if agent.owner == seat and agent.name == name), None)

    def names_of(self, seat: str) -> tuple[str, ...]:
        """Return the names of all pieces of a seat."""
        pieces: tuple[Army | Fleet | Agent, ...] = (
            *self.armies_of(seat),
            *self.fleets_of(seat),
            *self.agents_of(seat),
        )
        return tuple(piece.name for piece in pieces)

    def region_of(self, army: Army) -> str:
        """Return the region that an army is in, ``""`` at sea."""
        if army.place in board().regions:
            return army.place
        return board().cities[army.place].region if army.place in board().cities else ""

    def routes_of(self, seat: str) -> tuple[Route, ...]:
        """Return the routes that a seat holds."""
        return tuple(route for route in self.routes if seat in route.holders)


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
        """Return the tagged parts of the digest."""
        single = (self.table, self.clock, self.ledger, self.cards, self.initiative, self.season, self.orders, self.task)
        several = (self.armies, self.fleets, self.agents, self.routes, self.pledges, self.governors)
        return zip(_tags(self.table.seats), (*single, *several, *self.cities, *self.regions, *self.seats))


@cache
def _tags(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tags of the parts of a state; a digest is taken at every step."""
    single = ("table", "clock", "ledger", "cards", "initiative", "season", "orders", "task")
    several = ("armies", "fleets", "agents", "routes", "pledges", "governors")
    cities = tuple(f"city.{city}" for city in board().cities)
    regions = tuple(f"region.{region}" for region in board().regions)
    return (*single, *several, *cities, *regions, *(f"seat.{seat}" for seat in seats))


def holders(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the accounts: the bank and the seats."""
    return (BANK, *seats)
