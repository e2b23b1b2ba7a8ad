"""What can happen in phase IV on the map: moves, battles and sieges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event

# Moves.


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyDivided(Event):
    """So many units leave an army (IMP-104)."""

    kind: ClassVar[str] = "army_divided"
    player: str
    army: str
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyMoved(Event):
    """An army has moved, gone aboard, been split off, or joined another (IMP-103).

    Parameters
    ----------
    army
        Its name; of units that joined another, the army they left.
    end, where
        Its place, and the region, city or sea of it.
    into
        The army joined, ``""`` for none.
    stays
        Whether it split or joined without moving.
    """

    kind: ClassVar[str] = "army_moved"
    player: str
    army: str
    end: str
    where: str
    steps: int
    into: str
    stays: bool

    def message(self) -> str:
        """Return a sentence of its own for joining, splitting, going aboard and moving on land."""
        if self.into:
            return "event.army_moved.joined"
        if self.stays:
            return "event.army_moved.split"
        return "event.army_moved.aboard" if self.end != self.where else "event.army_moved.land"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceMoved(Event):
    """A fleet or an agent has moved (IMP-106)."""

    kind: ClassVar[str] = "piece_moved"
    player: str
    piece: str
    where: str
    steps: int

    def message(self) -> str:
        """Return a sentence of its own for fleets, spies and emissaries."""
        return {"f": "event.piece_moved.fleet", "s": "event.piece_moved.spy"}.get(
            self.piece[0], "event.piece_moved.emissary"
        )


# Battles.


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleBegan(Event):
    """An army or a fleet attacks another (IMP-110, IMP-120)."""

    kind: ClassVar[str] = "battle"
    player: str
    other: str
    army: str
    foe: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleDie(Event):
    """A die of a battle falls (IMP-112)."""

    kind: ClassVar[str] = "battle_die"
    player: str
    unit: str
    die: int
    hit: bool

    def message(self) -> str:
        """Return a sentence of its own for a hit."""
        return "event.battle_die.hit" if self.hit else "event.battle_die.miss"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipsSunk(Event):
    """Ships of a fleet sink (IMP-121)."""

    kind: ClassVar[str] = "ships_sunk"
    player: str
    fleet: str
    number: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FoughtOn(Event):
    """A side could retreat and fights on (IMP-113)."""

    kind: ClassVar[str] = "fought_on"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreated(Event):
    """A side leaves the battle (IMP-113, IMP-121)."""

    kind: ClassVar[str] = "retreated"
    player: str
    piece: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleEnded(Event):
    """A battle is over; ``player`` won it, ``""`` if both sides are destroyed (IMP-113, IMP-114)."""

    kind: ClassVar[str] = "battle_ended"
    player: str
    where: str

    def message(self) -> str:
        """Return a sentence of its own for a battle that nobody won."""
        return "event.battle_ended.won" if self.player else "event.battle_ended.nobody"


# Sieges.


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeLaid(Event):
    """A siege costs a city PV (IMP-131)."""

    kind: ClassVar[str] = "siege"
    player: str
    army: str
    city: str
    damage: int
    pv: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeDie(Event):
    """A die of a besieged city falls: ``what`` is ``cite``, ``muraille`` or the kind of a garrison unit (IMP-134)."""

    kind: ClassVar[str] = "siege_die"
    city: str
    what: str
    die: int
    hit: bool

    def message(self) -> str:
        """Return a sentence of its own for the city itself, and for a hit."""
        of = "city" if self.what == "cite" else "other"
        return f"event.siege_die.{of}_hit" if self.hit else f"event.siege_die.{of}_miss"


@dataclass(frozen=True, slots=True, kw_only=True)
class CityFell(Event):
    """A city is conquered; ``before`` is the seat that loses it, ``""`` if it was neutral (IMP-135)."""

    kind: ClassVar[str] = "city_fell"
    player: str
    city: str
    before: str
    pv: int

    def message(self) -> str:
        """Return a sentence of its own for a neutral city."""
        return "event.city_fell.owned" if self.before else "event.city_fell.neutral"


@dataclass(frozen=True, slots=True, kw_only=True)
class GarrisonDestroyed(Event):
    """The garrison of a fallen city is destroyed (IMP-136)."""

    kind: ClassVar[str] = "garrison_destroyed"
    player: str
    army: str
    city: str
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeLifted(Event):
    """A siege is over: the besieger has no army in the open field of the region any more (IMP-139)."""

    kind: ClassVar[str] = "siege_lifted"
    player: str
    city: str
