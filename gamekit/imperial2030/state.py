"""The state of a game of Imperial 2030: immutable, made of parts that states share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Any, ClassVar, Literal

from gamekit.core.codec import Part, Parted
from gamekit.core.errors import BadAction
from gamekit.core.ledger import Ledger
from gamekit.core.seats import clockwise
from gamekit.imperial2030.board import board

Kind = Literal["army", "fleet"]
Posture = Literal["", "standing", "lying"]

POSTURE_SIGNS: dict[Posture, str] = {"": "", "standing": "!", "lying": "~"}
POSTURES: tuple[Posture, ...] = ("", "standing", "lying")
SIGN_POSTURES: dict[str, Posture] = {"!": "standing", "~": "lying"}


@dataclass(frozen=True, slots=True, eq=False)
class Unit:
    """An army or a fleet. Equal units are one object (see :func:`unit`), so they compare by identity.

    Parameters
    ----------
    posture
        ``standing`` (hostile) or ``lying`` (friendly) in a foreign home province, else ``""`` (ENT-1).
    moved
        Whether it had its order in the Maneuver under way (MAN-2).
    """

    kind: Kind
    region: str
    posture: Posture
    moved: bool
    rank: tuple[int, int, int, bool]

    def __str__(self) -> str:
        return f"{self.kind}:{self.region}{POSTURE_SIGNS[self.posture]}"

    def to_json(self) -> str:
        """Return for example ``"army:beijing!"``, with `` moved`` behind it when it had its order."""
        return f"{self}{' moved' if self.moved else ''}"

    @classmethod
    def from_json(cls, text: Any) -> Unit:
        """Return the unit that :meth:`to_json` spelled.

        Raises
        ------
        BadAction
            If it spells none.
        """
        if not isinstance(text, str):
            raise BadAction("json.misfit", field="unit", got=repr(text)[:40])
        body, _, flag = text.partition(" ")
        kind, _, place = body.partition(":")
        posture = SIGN_POSTURES.get(place[-1:], "")
        region = place[:-1] if posture else place
        if kind not in ("army", "fleet") or region not in board().regions or flag not in ("", "moved"):
            raise BadAction("json.misfit", field="unit", got=text[:40])
        return unit(kind, region, posture, flag == "moved")  # type: ignore[arg-type]

    def rested(self) -> Unit:
        """Return the same unit, ready for the next Maneuver."""
        return unit(self.kind, self.region, self.posture, False)

    def __reduce__(self) -> tuple[Any, ...]:
        return unit, (self.kind, self.region, self.posture, self.moved)


def unit(kind: Kind, region: str, posture: Posture = "", moved: bool = False) -> Unit:
    """Return the one object for units of this kind, place, posture and state of orders."""
    return _unit(kind, region, posture, moved)


@cache
def _unit(kind: Kind, region: str, posture: Posture, moved: bool) -> Unit:
    rank = (0 if kind == "army" else 1, board().regions[region].index, POSTURES.index(posture), moved)
    return Unit(kind, region, posture, moved, rank)


def _rank(item: Unit) -> tuple[int, int, int, bool]:
    return item.rank


@dataclass(frozen=True, slots=True)
class Nation(Part):
    """One nation; its treasury and power points are in the ledger.

    Parameters
    ----------
    rondel
        Space of its marker, None while it is off the wheel.
    factories, flags
        Region ids in board order.
    units
        In canonical order: armies before fleets, then by region.
    bonds
        Owner of each bond by ascending face value, None in the repository.
    government
        Seat of the player who governs it, None if no bond is sold.
    """

    id: str
    rondel: str | None = None
    factories: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    units: tuple[Unit, ...] = ()
    bonds: tuple[str | None, ...] = (None,) * 9
    government: str | None = None

    def count(self, kind: Kind) -> int:
        """Return how many units of a kind are on the board."""
        return _count(self.units, kind)

    def at(self, region: str) -> tuple[Unit, ...]:
        """Return its units in a region; those that can fight there are all of them (BAT-3)."""
        return tuple(item for item in self.units if item.region == region)

    def credit(self, seat: str) -> int:
        """Return the credit sum of a player: the face values of his bonds of this nation, in millions."""
        values = board().bond_values
        return sum(value for value, owner in zip(values, self.bonds) if owner == seat)

    def repository(self) -> tuple[int, ...]:
        """Return the face values of the unsold bonds."""
        return _by_owner(self.bonds).get(None, ())

    def held_by(self, seat: str) -> tuple[int, ...]:
        """Return the face values of a player's bonds of this nation."""
        return _by_owner(self.bonds).get(seat, ())


# Asked of every nation again and again, while seldom one of them changes.
@lru_cache(maxsize=1024)
def _count(units: tuple[Unit, ...], kind: Kind) -> int:
    return sum(1 for item in units if item.kind == kind)


@lru_cache(maxsize=1024)
def _by_owner(bonds: tuple[str | None, ...]) -> Mapping[str | None, tuple[int, ...]]:
    """Return the face values of a nation's bonds by their owner, ascending."""
    values = board().bond_values
    return {owner: tuple(v for v, its in zip(values, bonds) if its == owner) for owner in dict.fromkeys(bonds)}


def with_unit(units: tuple[Unit, ...], new: Unit) -> tuple[Unit, ...]:
    """Return the units with one more, in canonical order."""
    return tuple(sorted((*units, new), key=_rank))


def without_unit(units: tuple[Unit, ...], old: Unit) -> tuple[Unit, ...]:
    """Return the units with one of ``old`` less."""
    place = units.index(old)
    return units[:place] + units[place + 1 :]


@dataclass(frozen=True, slots=True)
class Cargo:
    """An army on board of a fleet whose arrival at sea is not settled yet (CON-6)."""

    landing: str
    posture: Posture = ""


@dataclass(frozen=True, slots=True)
class Clash:
    """An arrival or attack that is not settled yet.

    Parameters
    ----------
    region
        Where.
    stage
        Who speaks: ``offer`` (mover: attack or peace), ``reply`` (the first of ``waiting``), ``mover`` and
        ``opponent`` (go on or peace, after an exchange).
    waiting
        Nations not yet settled in this arrival, in asking order.
    opponent
        The other side of the battle under way.
    peace
        Whether the mover offered peace.
    """

    region: str
    stage: Literal["offer", "reply", "mover", "opponent"]
    waiting: tuple[str, ...] = ()
    opponent: str | None = None
    peace: bool = False
    cargo: Cargo | None = None


@dataclass(frozen=True, slots=True)
class RondelTask(Part):
    """The government chooses a space (DP-1)."""

    TAG: ClassVar[str] = "rondel"


@dataclass(frozen=True, slots=True)
class FactoryTask(Part):
    """The mover builds or not (DP-3)."""

    TAG: ClassVar[str] = "factory"


@dataclass(frozen=True, slots=True)
class ProductionTask(Part):
    """The mover picks the factories, the supply being short (DP-4)."""

    TAG: ClassVar[str] = "production"


@dataclass(frozen=True, slots=True)
class ImportTask(Part):
    """The mover orders units (DP-5)."""

    TAG: ClassVar[str] = "import"


@dataclass(frozen=True, slots=True)
class ManeuverTask(Part):
    """Orders and battles (DP-6 to DP-11).

    Parameters
    ----------
    settled
        (region, nation) pairs that fought or kept peace in this Maneuver (BAT-4).
    """

    TAG: ClassVar[str] = "maneuver"

    step: Literal["fleets", "armies"]
    settled: tuple[tuple[str, str], ...] = ()
    clash: Clash | None = None


@dataclass(frozen=True, slots=True)
class FlagsTask(Part):
    """The government picks regions, its flags being short (DP-12)."""

    TAG: ClassVar[str] = "flags"


@dataclass(frozen=True, slots=True)
class InvestTask(Part):
    """Players buy bonds in turn (DP-13); ``waiting`` holds the seats still to be asked, the next first."""

    TAG: ClassVar[str] = "invest"

    waiting: tuple[str, ...]


# Tasks without details are one object each, so that their digest is taken once.
RONDEL, FACTORY, PRODUCTION, IMPORT, FLAGS = RondelTask(), FactoryTask(), ProductionTask(), ImportTask(), FlagsTask()
FLEETS, ARMIES = ManeuverTask("fleets"), ManeuverTask("armies")

Task = RondelTask | FactoryTask | ProductionTask | ImportTask | ManeuverTask | FlagsTask | InvestTask


@dataclass(frozen=True, slots=True)
class Table(Part):
    """What stays the same all game."""

    ruleset: str
    seats: tuple[str, ...]

    def seats_from(self, seat: str) -> tuple[str, ...]:
        """Return all seats in seat order, beginning with ``seat``."""
        return clockwise(self.seats, seat)

    def left_of(self, seat: str) -> str:
        """Return the seat left of ``seat``: the next one clockwise."""
        return clockwise(self.seats, seat)[1]


@dataclass(frozen=True, slots=True)
class Clock(Part):
    """Whose turn it is, the number of the nation turn from 1, and who holds the investor card."""

    active: str
    turn: int
    investor_card: str


@dataclass(frozen=True, slots=True)
class State(Parted):
    """A whole position.

    Parameters
    ----------
    task
        What is to be decided; None when the game is over.
    """

    table: Table
    clock: Clock
    ledger: Ledger
    nations: tuple[Nation, ...]
    task: Task | None = field(default=None)

    def nation(self, nation: str) -> Nation:
        """Return a nation by its code."""
        return self.nations[board().place[nation]]

    @property
    def mover(self) -> str:
        """The player who governs the active nation."""
        return self.nation(self.clock.active).government or ""

    def parts(self) -> Iterable[tuple[str, Any]]:
        """Return the tagged parts of the digest."""
        yield "table", self.table
        yield "clock", self.clock
        yield "ledger", self.ledger
        for item in self.nations:
            yield f"nation.{item.id}", item
        yield "task", self.task


def occupied(nations: Iterable[Nation]) -> frozenset[str]:
    """Return the home provinces with a standing army of another nation (ENT-2)."""
    return frozenset(u.region for nation in nations for u in nation.units if u.posture == "standing")


def aboard(state: State, nation: str) -> int:
    """Return how many armies of ``nation`` are at sea on board of a fleet: 0 or 1 (CON-6)."""
    task = state.task
    if isinstance(task, ManeuverTask) and task.clash is not None and task.clash.cargo is not None:
        return int(nation == state.clock.active)
    return 0


def supply(nation: Nation, kind: Kind) -> int:
    """Return how many units of a kind a nation has left to put on the board (GEN-8)."""
    limits = board().nation_data[nation.id]
    return (limits.armies if kind == "army" else limits.fleets) - nation.count(kind)


def changed(nation: Nation, **fields: Any) -> Nation:
    """Return a nation with other values of some fields."""
    return replace(nation, **fields)


def with_units(nation: Nation, units: tuple[Unit, ...]) -> Nation:
    """Return a nation with other units; written out, because half of all actions move a unit."""
    return Nation(nation.id, nation.rondel, nation.factories, nation.flags, units, nation.bonds, nation.government)


def guest_rule(nations: Iterable[Nation], region: str) -> tuple[str, ...]:
    """Return ENT-3 if a friendly foreign army lies in the region, for what it does not hinder; else nothing."""
    guests = any(u.region == region and u.posture == "lying" for nation in nations for u in nation.units)
    return ("ENT-3",) if guests else ()
