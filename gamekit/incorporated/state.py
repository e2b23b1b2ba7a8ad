"""The state of a game of Incorporated: immutable, made of parts that states share.

Everything that belongs to somebody is kept by seat (``P1`` ... ``P4``), and seats act in the text form of actions.
Which corporation a seat plays stands in its :class:`Seat`; play order is the order of the corporations.
Cash, bonds and shares are in the ledger (units ``cash``, ``bond``, and per major ``share_us`` and so on), all else is
plain state. A cube that is not on the board is in its owner's pile: the pile is what is left (:func:`pile`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gamekit.core.codec import Part, Parted
from gamekit.core.ledger import BANK, Ledger
from gamekit.core.seats import Pieces, clockwise, count_of, with_pieces
from gamekit.incorporated.board import BATTLEGROUND, Affiliation, board
from gamekit.incorporated.rulesets import Options
from gamekit.incorporated.tasks import PayoffCardTask, SubsidiesTask, Task

OUT = "out"
"""Account of the shares that left the game (INC-181)."""

LOCKED = "locked"
"""What a square holds under a black cube; else a seat, or ``""`` while it is empty."""

PHASES = ("setup", "outlook", "investment", "competition", "lobbying", "earnings", "over")

Counts = tuple[int, ...]
"""Payoff cards per industry, in the order of ``board().industries``."""

NO_CARDS: Counts = (0,) * 5


def with_more(pieces: Pieces, seat: str, change: int) -> Pieces:
    """Return the pieces with ``change`` more of a seat's.

    Raises
    ------
    ValueError
        If the seat has not so many: an error of the program.
    """
    number = count_of(pieces, seat) + change
    if number < 0:
        raise ValueError(f"{seat} has {number - change} pieces there")
    return with_pieces(pieces, seat, number)


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
    turn
        From 1.
    phase
        One of ``PHASES``.
    due
        Of phases 2, 3 and 4: the seat whose action it is, also while others are asked for their part in it.
    """

    turn: int
    phase: str
    due: str = ""


@dataclass(frozen=True, slots=True)
class World(Part):
    """The four sliders and the R&D marker.

    Parameters
    ----------
    growth, interest
        Indexes on their tracks, from 0; see :meth:`State.percent` and :meth:`State.rate`.
    stress
        From -2 to 2.
    power
        Balance of Power: positive for NATO, negative for SCO.
    rd
        The square with the R&D marker.
    """

    growth: int
    interest: int
    stress: int
    power: int
    rd: str


@dataclass(frozen=True, slots=True)
class Cards(Part):
    """Outlook and payoff cards.

    Parameters
    ----------
    opened
        Outlook cards that were opened, in order; the last one may still be under way.
    ahead
        The Outlook card drawn ahead, which only Big Brother knows (INC-015, INC-S02); None if there is none.
    deck, discard
        Payoff cards per industry; only their sums are open (INC-S03).
    revealed
        Payoff cards that lie open.
    """

    opened: tuple[str, ...] = ()
    ahead: str | None = None
    deck: Counts = NO_CARDS
    discard: Counts = NO_CARDS
    revealed: Counts = NO_CARDS


@dataclass(frozen=True, slots=True)
class Events(Part):
    """What was used up in phase 4 of this turn: events (INC-171), and zones by Power Plays."""

    used: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Country(Part):
    """A country, or Tax Havens.

    Parameters
    ----------
    affiliation
        ``NATO``, ``SCO``, ``BATTLEGROUND`` while it holds its zone's marker; ``""`` for Tax Havens.
    squares
        What each square holds: ``""``, a seat, or ``locked``.
    cubes
        Non-occupying cubes.
    guards
        Executives that defend (INC-149).
    """

    id: str
    affiliation: Affiliation
    squares: tuple[str, ...]
    cubes: Pieces = ()
    guards: Pieces = ()

    def holder(self, square: str) -> str:
        """Return what one of its squares holds."""
        return self.squares[board().squares[square].place]

    def held_by(self, owner: str) -> tuple[str, ...]:
        """Return its squares that hold ``owner``: a seat, ``locked`` or ``""`` for the empty ones."""
        names = board().lands[self.id].squares
        return tuple(name for name, holder in zip(names, self.squares) if holder == owner)

    def free(self) -> tuple[str, ...]:
        """Return its empty squares."""
        return self.held_by("")

    def foreign(self, seat: str) -> tuple[str, ...]:
        """Return its squares with a cube of another seat than ``seat``."""
        names = board().lands[self.id].squares
        return tuple(name for name, holder in zip(names, self.squares) if holder not in ("", LOCKED, seat))

    def occupied(self) -> tuple[str, ...]:
        """Return its squares with a cube of any seat."""
        return self.foreign("")


@dataclass(frozen=True, slots=True)
class Seat(Part):
    """A seat; its cash, bonds and shares are in the ledger.

    Parameters
    ----------
    corporation
        ``""`` until it is won in the advanced set-up.
    executives
        Those that can still be sent in this phase.
    sent
        Those sent in this phase to Tax Havens, a zone or an event, and those killed (INC-151).
    passed
        Whether it passed in Competition.
    acted
        Its actions in this Competition (INC-S09).
    """

    id: str
    corporation: str = ""
    executives: int = 0
    sent: int = 0
    passed: bool = False
    acted: int = 0


@dataclass(frozen=True, slots=True)
class State(Parted):
    """A whole position.

    Parameters
    ----------
    countries
        In board order, Tax Havens last.
    seats
        In seat order.
    task
        What is to be decided; None when the game is over.
    """

    table: Table
    clock: Clock
    ledger: Ledger
    world: World
    cards: Cards
    events: Events
    countries: tuple[Country, ...]
    seats: tuple[Seat, ...]
    task: Task | None = field(default=None)

    def parts(self) -> Iterable[tuple[str, Any]]:
        """Return the tagged parts of the digest."""
        single = (self.table, self.clock, self.ledger, self.world, self.cards, self.events, self.task)
        return zip(_tags(self.table.seats), (*single, *self.countries, *self.seats))

    # Who and where.

    def country(self, country: str) -> Country:
        """Return a country, or Tax Havens, by its id."""
        return self.countries[board().place[country]]

    def seat(self, seat: str) -> Seat:
        """Return a seat by its id."""
        return self.seats[self.table.seats.index(seat)]

    def player_of(self, corporation: str) -> str | None:
        """Return the seat that plays a corporation, None if nobody does."""
        return next((seat.id for seat in self.seats if seat.corporation == corporation), None)

    def order(self) -> tuple[str, ...]:
        """Return the seats in play order, Fortress Derivatives first (INC-077)."""
        return play_order(self.seats)

    def from_left(self, seat: str) -> tuple[str, ...]:
        """Return the other seats clockwise, beginning left of ``seat``."""
        return clockwise(self.order(), seat)[1:]

    def battleground(self, zone: str) -> str | None:
        """Return the country with a zone's marker, None once it left the game (INC-179, INC-181)."""
        lands = board().in_zone(zone)
        return next((land.id for land in lands if self.country(land.id).affiliation == BATTLEGROUND), None)

    # Sliders.

    def percent(self) -> int:
        """Return Growth in percent."""
        return board().growth(self.table.options.growth_has_zero)[self.world.growth].percent

    def payoff_count(self) -> int:
        """Return how many payoff cards Growth reveals (INC-021)."""
        return board().growth(self.table.options.growth_has_zero)[self.world.growth].cards

    def rate(self) -> int:
        """Return the value on the Interest track: dollars for a first bond, and to repay one (INC-020)."""
        return board().interest_track[self.world.interest]

    def difficulty(self) -> int:
        """Return the difficulty of a crisis: Growth in percent plus Stress (INC-022)."""
        return self.percent() + self.world.stress

    # Property.

    def cash(self, seat: str) -> int:
        """Return a seat's cash in dollars."""
        return self.ledger.balance(seat)

    def bonds(self, seat: str) -> int:
        """Return how many bonds of a seat are outstanding."""
        return self.ledger.balance(seat, "bond")

    def shares(self, holder: str, country: str) -> int:
        """Return how many shares of a major a seat, ``bank`` or ``out`` holds."""
        return self.ledger.balance(holder, share_unit(country))

    def bonds_left(self) -> int | None:
        """Return how many bonds the box still holds, None if that limits nothing (INC-A13)."""
        supply = self.table.options.bond_supply
        return None if supply is None else supply - sum(self.bonds(seat) for seat in self.table.seats)

    def pile(self, seat: str) -> int:
        """Return how many cubes of a seat are not on the board."""
        return pile(self.seat(seat), self.countries)

    def looked_at(self) -> tuple[str, ...]:
        """Return the payoff cards that a seat is looking at for Subsidies (INC-187)."""
        return self.task.looked if isinstance(self.task, (PayoffCardTask, SubsidiesTask)) else ()


@cache
def _tags(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tags of the parts of a state; a digest is taken at every step."""
    single = ("table", "clock", "ledger", "world", "cards", "events", "task")
    return (*single, *(f"country.{country}" for country in board().lands), *(f"seat.{seat}" for seat in seats))


def units() -> tuple[str, ...]:
    """Return the units of the ledger: cash, bonds, and the shares of each major."""
    return ("cash", "bond", *map(share_unit, board().majors))


def share_unit(country: str) -> str:
    """Return the unit of the ledger in which the shares of a major are counted.

    Examples
    --------
    >>> share_unit("us")
    'share_us'
    """
    return f"share_{country}"


def printed(unit: str) -> int:
    """Return how much of a unit there is in all: the printed shares of a major; cash and bonds sum to 0."""
    return next((board().lands[country].cards for country in board().majors if share_unit(country) == unit), 0)


def holders(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the accounts: the bank, the shares out of the game, and the seats."""
    return (BANK, OUT, *seats)


def play_order(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Return seats in the order of their corporations; those without one yet keep their places at the end."""
    return _play_order(tuple((seat.id, seat.corporation) for seat in seats))


@cache
def _play_order(table: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    names = list(board().corporations)
    ranked = sorted(table, key=lambda pair: names.index(pair[1]) if pair[1] else len(names))
    return tuple(seat for seat, _ in ranked)


def on_board(seat: str, countries: Iterable[Country]) -> int:
    """Return how many cubes of a seat are on the board, on squares and beside them."""
    return sum(country.squares.count(seat) + count_of(country.cubes, seat) for country in countries)


def pile(seat: Seat, countries: Iterable[Country]) -> int:
    """Return how many cubes of a seat are in its pile (INC-031)."""
    if not seat.corporation:
        return 0
    return board().corporations[seat.corporation].cubes - on_board(seat.id, countries)


def locked(countries: Iterable[Country]) -> int:
    """Return how many black cubes are on the board."""
    return sum(country.squares.count(LOCKED) for country in countries)


def weight(state: State, square: str) -> int:
    """Return as how many squares a square counts: the one with the R&D marker as two (INC-037)."""
    return board().rd_counts if square == state.world.rd else 1


def squares_of(state: State, seat: str, industry: str) -> int:
    """Return how many squares of an industry a seat holds, the one with the R&D marker twice (INC-037)."""
    found = 0
    for square in board().squares.values():
        if square.industry == industry and state.country(square.country).squares[square.place] == seat:
            found += weight(state, square.id)
    return found
