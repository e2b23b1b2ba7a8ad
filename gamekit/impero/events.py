"""What can happen in IMPERO in phases I to III and in general, besides payments.

Resources and points move as payments; their ``cause`` picks the sentence: see ``Draft.pay``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event, Paid
from gamekit.impero.board import POINTS


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Paid):
    """A payment of resources, or of points."""

    def message(self) -> str:
        """Return a sentence of its own for points."""
        return f"event.paid.{self.cause}{'_points' if self.unit in POINTS else ''}"


# The course of the game.


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionGiven(Event):
    """A seat plays a faction, and begins in its capital."""

    kind: ClassVar[str] = "faction"
    player: str
    faction: str
    city: str


@dataclass(frozen=True, slots=True, kw_only=True)
class YearBegan(Event):
    """A year begins with spring (IMP-002)."""

    kind: ClassVar[str] = "year"
    year: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonBegan(Event):
    """A season begins, and with it its effects (IMP-003)."""

    kind: ClassVar[str] = "season"
    told_by: ClassVar[str] = "season"
    season: str
    year: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event):
    """A phase begins (IMP-004)."""

    kind: ClassVar[str] = "phase"
    told_by: ClassVar[str] = "phase"
    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """The event card of the season is drawn (IMP-030)."""

    kind: ClassVar[str] = "card"
    card: str
    season: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckShuffled(Event):
    """The deck of a season is used up, and its cards are shuffled (IMP-A19)."""

    kind: ClassVar[str] = "shuffled"
    season: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The game is over; ``why`` is ``last_winter``, ``cities`` or ``alone`` (IMP-175, IMP-176)."""

    kind: ClassVar[str] = "ended"
    told_by: ClassVar[str] = "why"
    why: str
    year: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A seat's points at the end (IMP-176)."""

    kind: ClassVar[str] = "scored"
    player: str
    points: int


# Regions and cities.


@dataclass(frozen=True, slots=True, kw_only=True)
class StabilityChanged(Event):
    """The lasting stability of a region changes.

    ``cause`` is ``card``, ``temple``, ``winter``, ``calm``, ``deficit``, ``spy`` or ``revolt``.
    """

    kind: ClassVar[str] = "stability"
    told_by: ClassVar[str] = "cause"
    player: str
    region: str
    start: int
    end: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WinterStability(Event):
    """Winter takes 1 off the stability of a governed region for its time (IMP-021, IMP-A03)."""

    kind: ClassVar[str] = "winter_stability"
    player: str
    region: str
    lasting: int
    now: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GovernorChanged(Event):
    """A region gets another governor, or none (IMP-138, IMP-A12)."""

    kind: ClassVar[str] = "governor"
    region: str
    player: str
    stability: int

    def message(self) -> str:
        """Return a sentence of its own for a region that nobody governs."""
        return "event.governor.some" if self.player else "event.governor.none"


@dataclass(frozen=True, slots=True, kw_only=True)
class InfluenceLost(Event):
    """A seat loses influence in a city."""

    kind: ClassVar[str] = "influence_lost"
    player: str
    city: str
    amount: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Federated(Event):
    """A neutral city joins the seat with most influence (IMP-146)."""

    kind: ClassVar[str] = "federated"
    player: str
    city: str
    points: int
    threshold: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedNeutral(Event):
    """A federated city falls back to neutral (IMP-147)."""

    kind: ClassVar[str] = "neutral"
    player: str
    city: str
    points: int
    least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Revolted(Event):
    """A city leaves its owner (IMP-DP-20)."""

    kind: ClassVar[str] = "revolted"
    player: str
    city: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GarrisonLeft(Event):
    """A garrison stands in the open field, because its city left (IMP-147)."""

    kind: ClassVar[str] = "garrison_left"
    player: str
    army: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteEnded(Event):
    """A route ends (IMP-137, IMP-167)."""

    kind: ClassVar[str] = "route_ended"
    player: tuple[str, ...]
    first: str
    second: str


# Management.


@dataclass(frozen=True, slots=True, kw_only=True)
class OrdersDone(Event):
    """A seat has given its orders, which nobody else sees yet (IMP-171)."""

    kind: ClassVar[str] = "orders_done"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderNoted(Event):
    """An order as its seat alone sees it, before all are shown (IMP-171).

    Parameters
    ----------
    verb
        The verb of the order; what else it names follows, ``""`` where it names no such thing.
    """

    kind: ClassVar[str] = "order_noted"
    told_by: ClassVar[str] = "verb"
    player: str
    verb: str
    building: str = ""
    unit: str = ""
    city: str = ""
    into: str = ""
    first: str = ""
    second: str = ""
    technology: str = ""
    region: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Event):
    """A building is put up, or brought to level 2 (IMP-032)."""

    kind: ClassVar[str] = "built"
    player: str
    building: str
    city: str
    level: int

    def message(self) -> str:
        """Return a sentence of its own for an upgrade."""
        return "event.built.new" if self.level == 1 else "event.built.upgraded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruited(Event):
    """A unit is recruited (IMP-100)."""

    kind: ClassVar[str] = "recruited"
    player: str
    unit: str
    city: str
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InfluencePut(Event):
    """A point of influence is put in a city (IMP-145)."""

    kind: ClassVar[str] = "influence"
    player: str
    city: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteOpened(Event):
    """A route is set up (IMP-165, IMP-166)."""

    kind: ClassVar[str] = "route"
    player: tuple[str, ...]
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PledgeLapsed(Event):
    """An accepted route offer lapses (IMP-166)."""

    kind: ClassVar[str] = "pledge_lapsed"
    player: str
    partner: str
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned(Event):
    """A technology is bought (IMP-032)."""

    kind: ClassVar[str] = "learned"
    player: str
    technology: str


# Income and losses.


@dataclass(frozen=True, slots=True, kw_only=True)
class NoYield(Event):
    """A region without stability yields nothing (IMP-A27)."""

    kind: ClassVar[str] = "no_yield"
    player: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingEarned(Event):
    """What takes from an income of a resource takes more than there is: it is nothing, not less (IMP-A28)."""

    kind: ClassVar[str] = "nothing_earned"
    player: str
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitLost(Event):
    """A unit leaves the game.

    Parameters
    ----------
    cause
        ``card``, ``deficit``, ``battle``, ``siege``, ``drowned`` or ``ruin``.
    left
        The combat units that the army has still (IMP-A13).
    """

    kind: ClassVar[str] = "unit_lost"
    told_by: ClassVar[str] = "cause"
    player: str
    army: str
    unit: str
    cause: str
    left: int
