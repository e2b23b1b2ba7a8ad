"""What can happen in set-up and phases 1 and 2, besides payments (:class:`gamekit.core.events.Paid`).

Money, bonds and shares move as payments; their ``cause`` picks the sentence: see ``Draft.pay``.
What happens in phases 3 to 5 and at the end is in :mod:`gamekit.incorporated.events_late`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event, Paid


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoned(Paid):
    """A payment of money with how it comes about: ``count`` times ``each``, ``less`` something.

    ``amount`` is less than that where cash does not suffice (INC-054).
    """

    count: int
    each: int
    less: int = 0

    def message(self) -> str:
        """Return a sentence of its own for a payment that falls short."""
        short = self.amount != self.count * self.each - self.less
        return f"event.paid.{self.cause}{'_short' if short else ''}"


# Set-up and turn order.


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardReady(Event):
    """The board stands as set up: sliders, locked squares, R&D marker (INC-070 to INC-075)."""

    kind: ClassVar[str] = "board_ready"
    locked: int
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorporationGiven(Event):
    """A player receives a corporation (INC-076, INC-079)."""

    kind: ClassVar[str] = "corporation"
    player: str
    corporation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A turn begins (INC-080, INC-090)."""

    kind: ClassVar[str] = "turn"
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event):
    """A phase begins (INC-090)."""

    kind: ClassVar[str] = "phase"
    told_by: ClassVar[str] = "phase"
    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorporationBid(Event):
    """A bid for a corporation (INC-079)."""

    kind: ClassVar[str] = "corporation_bid"
    player: str
    corporation: str
    price: int


# Outlook.


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnAhead(Event):
    """The next Outlook card lies ready, face down (INC-S02)."""

    kind: ClassVar[str] = "drawn_ahead"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookSeen(Event):
    """Big Brother sees the next Outlook card (INC-015)."""

    kind: ClassVar[str] = "outlook_seen"
    player: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookOpened(Event):
    """An Outlook card is opened (INC-101)."""

    kind: ClassVar[str] = "outlook_opened"
    player: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectSkipped(Event):
    """An effect of an Outlook card has no legal choice and is skipped (INC-A16)."""

    kind: ClassVar[str] = "effect_skipped"
    told_by: ClassVar[str] = "effect"
    card: str
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SliderMoved(Event):
    """A slider moves, or tries to at the end of its track (INC-024).

    ``start`` and ``end`` are what the slider shows: percent, dollars per bond, Stress, or Balance of Power; ``lead`` is
    ``end`` without its sign.
    """

    kind: ClassVar[str] = "slider"
    slider: str
    start: int
    end: int
    steps: int
    lead: int

    def message(self) -> str:
        """Return a sentence of its own for each slider, for the camp that leads, and for a slider at its end."""
        if self.start == self.end:
            return "event.slider.end"
        if self.slider != "power":
            return f"event.slider.{self.slider}"
        return f"event.slider.{'nato' if self.end > 0 else 'sco' if self.end < 0 else 'even'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerUnchanged(Event):
    """A country that is a battleground belongs to no camp: nothing moves (INC-104)."""

    kind: ClassVar[str] = "power_unchanged"
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlocked(Event):
    """A square is unlocked (INC-033)."""

    kind: ClassVar[str] = "unlocked"
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Locked(Event):
    """A square is locked (INC-032)."""

    kind: ClassVar[str] = "locked"
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Flipped(Event):
    """A country changes its camp (INC-101, INC-177, INC-181)."""

    kind: ClassVar[str] = "flipped"
    country: str
    camp: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffRevealed(Event):
    """A payoff card is revealed (INC-103)."""

    kind: ClassVar[str] = "payoff_revealed"
    industry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffLooked(Event):
    """A seat looks at a payoff card; others learn only that it does (INC-187)."""

    kind: ClassVar[str] = "payoff_looked"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffSeen(Event):
    """What a seat that looks at a payoff card sees (INC-187)."""

    kind: ClassVar[str] = "payoff_seen"
    player: str
    industry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """The discard pile becomes the deck (INC-040)."""

    kind: ClassVar[str] = "reshuffled"
    cards: int


# Cubes.


@dataclass(frozen=True, slots=True, kw_only=True)
class CubePlaced(Event):
    """A cube is put on an empty square."""

    kind: ClassVar[str] = "cube_placed"
    player: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeRemoved(Event):
    """A cube leaves a square and returns to its owner (INC-031)."""

    kind: ClassVar[str] = "cube_removed"
    player: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeReplaced(Event):
    """A cube takes the place of another seat's (INC-117, INC-131, INC-177)."""

    kind: ClassVar[str] = "cube_replaced"
    player: str
    owner: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingPlaced(Event):
    """There is no cube to place, or no square for it (INC-118, INC-A39)."""

    kind: ClassVar[str] = "nothing_placed"
    player: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesGained(Event):
    """Non-occupying cubes are put in a country (INC-140, INC-183)."""

    kind: ClassVar[str] = "cubes_gained"
    player: str
    country: str
    count: int


# Investment.


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionBegan(Event):
    """An executive goes to a country for a public bid (INC-111)."""

    kind: ClassVar[str] = "auction"
    player: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Event):
    """A share is offered in a private sale (INC-130)."""

    kind: ClassVar[str] = "offered"
    player: str
    country: str
    minimum: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMade(Event):
    """A bid (INC-113)."""

    kind: ClassVar[str] = "bid"
    player: str
    country: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lowered(Event):
    """A lower offer in a reverse auction (INC-119)."""

    kind: ClassVar[str] = "lowered"
    player: str
    country: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player passes: an action, or a round of bids."""

    kind: ClassVar[str] = "passed"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReverseBegan(Event):
    """A reverse auction begins (INC-119)."""

    kind: ClassVar[str] = "reverse"
    country: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingSold(Event):
    """A reverse auction or a private sale ends without a sale (INC-121, INC-133)."""

    kind: ClassVar[str] = "nothing_sold"
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentDue(Event):
    """A payment needs loans first (INC-114)."""

    kind: ClassVar[str] = "payment_due"
    player: str
    amount: int
    missing: int
