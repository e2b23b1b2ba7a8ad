"""What stands on the map: armies, fleets, agents, buildings and routes, each an immutable part.

Pieces of a seat have names of their own: armies ``a1``, ``a2``, fleets ``f1``, spies ``s1``, emissaries ``e1``. A name
that became free is given again, the lowest number first, so that equal positions are named equally.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gamekit.core.codec import Part, Piece
from gamekit.core.seats import Pieces
from gamekit.impero.board import EMISSARY, SPY, board

Counts = tuple[int, ...]
"""Units per kind, in the order of ``board().land``: fantassin, archer, cavalier, engin_siege."""

NO_UNITS: Counts = (0, 0, 0, 0)

LETTERS = {"army": "a", "fleet": "f", SPY: "s", EMISSARY: "e"}
"""First letter of the names of pieces."""


def counts(**units: int) -> Counts:
    """Return units per kind.

    Examples
    --------
    >>> counts(fantassin=2, engin_siege=1)
    (2, 0, 0, 1)
    """
    return tuple(units.get(kind, 0) for kind in board().land)


def plus(left: Counts, right: Counts) -> Counts:
    """Return the units of two armies together."""
    return tuple(a + b for a, b in zip(left, right))


def minus(left: Counts, right: Counts) -> Counts:
    """Return the units that are left; there must be so many."""
    return tuple(a - b for a, b in zip(left, right))


def one(kind: str) -> Counts:
    """Return one unit of a kind."""
    return tuple(int(kind == other) for other in board().land)


@dataclass(frozen=True, slots=True)
class Army(Piece):
    """Units of one seat in one place; without a combat unit they are engines left alone (IMP-A25).

    Parameters
    ----------
    place
        A region (its open field), an own city, or an own fleet (``f1``).
    units
        Per kind, engines last.
    spent
        Steps spent in this season (IMP-102).
    fought, besieged
        Whether it began a battle (IMP-110), or made a siege (IMP-130), in this season.
    """

    owner: str
    name: str
    place: str
    units: Counts
    spent: int = 0
    fought: bool = False
    besieged: bool = False

    @property
    def combat(self) -> int:
        """How many combat units it has (IMP-A13)."""
        return sum(self.units[:-1])

    @property
    def engines(self) -> int:
        """How many siege engines it has."""
        return self.units[-1]

    def has(self, kind: str) -> int:
        """Return how many units of a kind it has."""
        return self.units[board().land.index(kind)]

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of units it has, engines last."""
        return tuple(kind for kind, number in zip(board().land, self.units) if number)


@dataclass(frozen=True, slots=True)
class Fleet(Piece):
    """Ships of one seat in one sea; its cargo are the armies whose place it is."""

    owner: str
    name: str
    sea: str
    ships: int
    spent: int = 0
    fought: bool = False


@dataclass(frozen=True, slots=True)
class Agent(Piece):
    """A spy or an emissary.

    Parameters
    ----------
    kind
        ``espion`` or ``emissaire``.
    caught
        A spy sent back, who does not move any more in this season (IMP-152).
    mission
        Whether a spy was on a mission in this season (IMP-150).
    """

    owner: str
    name: str
    kind: str
    region: str
    spent: int = 0
    caught: bool = False
    mission: bool = False


@dataclass(frozen=True, slots=True)
class Building(Piece):
    """A building in a city."""

    kind: str
    level: int = 1
    pv: int = 3
    repaired: bool = False


@dataclass(frozen=True, slots=True)
class Route(Piece):
    """A trade route between two cities, in board order; one holder, or two partners (IMP-166)."""

    first: str
    second: str
    holders: tuple[str, ...]

    @property
    def ends(self) -> tuple[str, str]:
        """The two cities."""
        return self.first, self.second


@dataclass(frozen=True, slots=True)
class Pledge(Piece):
    """An accepted route offer that takes effect at the start of the next phase III (IMP-166).

    ``mine`` is the city of the proposer, who pays; ``yours`` that of the partner.
    """

    proposer: str
    partner: str
    mine: str
    yours: str


@dataclass(frozen=True, slots=True)
class City(Part):
    """A city as it stands.

    Parameters
    ----------
    owner
        A seat, or ``""`` while it is neutral.
    how
        ``capital``, ``federated`` or ``conquered``; ``""`` while neutral.
    pv
        Its points of life; the most is :func:`gamekit.impero.cities.most_pv`.
    influence
        Points per seat.
    besieger
        The seat that besieges it (IMP-139), ``""`` if none does.
    repaired
        Whether it was repaired in this season (IMP-071).
    recruited
        Units recruited there in this season.
    put
        Influence put there in this season, per seat (IMP-A15).
    """

    id: str
    pv: int
    owner: str = ""
    how: str = ""
    influence: Pieces = ()
    buildings: tuple[Building, ...] = ()
    besieger: str = ""
    repaired: bool = False
    recruited: int = 0
    put: Pieces = ()

    def building(self, kind: str) -> Building | None:
        """Return its building of a kind, None if it has none."""
        for each in self.buildings:
            if each.kind == kind:
                return each
        return None


@dataclass(frozen=True, slots=True)
class Region(Part):
    """A region as it stands.

    Parameters
    ----------
    governor
        The seat with strictly most cities there (IMP-A12), ``""`` if none.
    stability
        Lasting stability; None without a governor (IMP-138).
    calmed
        Whether it was calmed in this season.
    """

    id: str
    governor: str = ""
    stability: int | None = None
    calmed: bool = False


def free_name(kind: str, taken: Iterable[str]) -> str:
    """Return the first free name for a piece of a kind: ``army``, ``fleet``, ``espion`` or ``emissaire``.

    Examples
    --------
    >>> free_name("army", ["a1", "a3"])
    'a2'
    """
    used, number = set(taken), 1
    while f"{LETTERS[kind]}{number}" in used:
        number += 1
    return f"{LETTERS[kind]}{number}"


def name_key(name: str) -> tuple[str, int]:
    """Return the key by which names of pieces are in order."""
    return name[:1], int(name[1:])
