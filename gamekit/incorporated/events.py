"""What can happen in Incorporated, besides payments (:class:`gamekit.core.events.Paid`).

Money, bonds and shares move as payments; their ``cause`` picks the sentence: see ``Draft.pay``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event

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
    card: str
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SliderMoved(Event):
    """A slider moves, or tries to at the end of its track (INC-024).

    ``start`` and ``end`` are what the slider shows: percent, dollars per bond, Stress, or Balance of Power.
    """

    kind: ClassVar[str] = "slider"
    slider: str
    start: int
    end: int
    steps: int


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


# Competition.


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeShort(Event):
    """Too few cubes for all shares (INC-141)."""

    kind: ClassVar[str] = "income_short"
    player: str
    cubes: int
    shares: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FightBegan(Event):
    """A Fight begins (INC-143)."""

    kind: ClassVar[str] = "fight"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Grabbed(Event):
    """A cube takes an empty square of its country (INC-144)."""

    kind: ClassVar[str] = "grabbed"
    player: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Killed(Event):
    """An attack removes a piece and the attacker's cube (INC-145).

    ``piece`` is ``cube``, ``executive`` or ``square`` (an occupying cube, on ``square``).
    """

    kind: ClassVar[str] = "killed"
    player: str
    target: str
    country: str
    piece: str
    square: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Event):
    """A player does without the second attack or movement (INC-S08)."""

    kind: ClassVar[str] = "stopped"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Defended(Event):
    """An executive is sent to defend (INC-149)."""

    kind: ClassVar[str] = "defended"
    player: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpandBegan(Event):
    """An Expand begins (INC-153)."""

    kind: ClassVar[str] = "expand"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """A non-occupying cube moves (INC-154)."""

    kind: ClassVar[str] = "moved"
    player: str
    source: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesLeft(Event):
    """Non-occupying cubes leave a country at the end of Competition (INC-161)."""

    kind: ClassVar[str] = "cubes_left"
    player: str
    country: str
    count: int


# Lobbying.


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobbied(Event):
    """An executive goes to an event; ``zone`` is that of a Power Play (INC-170)."""

    kind: ClassVar[str] = "lobbied"
    player: str
    event: str
    zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampChosen(Event):
    """A player supports a camp (INC-173)."""

    kind: ClassVar[str] = "camp"
    player: str
    country: str
    camp: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Clashed(Event):
    """A clash is rolled: result = die + power + bonus against stability (INC-174 to INC-176)."""

    kind: ClassVar[str] = "clash"
    country: str
    camp: str
    die: int
    power: int
    bonus: int
    result: int
    stability: int
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClashDecided(Event):
    """A clash is won without a die (INC-182)."""

    kind: ClassVar[str] = "clash_decided"
    country: str
    camp: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved(Event):
    """The battleground marker moves (INC-177)."""

    kind: ClassVar[str] = "marker"
    zone: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerGone(Event):
    """The battleground marker of a zone leaves the game (INC-179, INC-181)."""

    kind: ClassVar[str] = "marker_gone"
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RdMoved(Event):
    """The R&D marker is attached to a square (INC-186)."""

    kind: ClassVar[str] = "rd"
    player: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffDiscarded(Event):
    """A revealed payoff card is discarded (INC-185, INC-191)."""

    kind: ClassVar[str] = "payoff_discarded"
    industry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffExchanged(Event):
    """A looked-at card replaces a revealed one (INC-187)."""

    kind: ClassVar[str] = "payoff_exchanged"
    player: str
    looked: str
    revealed: str


# Earnings and end.


@dataclass(frozen=True, slots=True, kw_only=True)
class CrisisRolled(Event):
    """The crisis die is rolled; intensity 0 means no crisis (INC-190, INC-191)."""

    kind: ClassVar[str] = "crisis_rolled"
    player: str
    die: int
    difficulty: int
    intensity: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Leader(Event):
    """A market leader of an industry (INC-194, INC-200)."""

    kind: ClassVar[str] = "leader"
    player: str
    industry: str
    squares: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoLeader(Event):
    """An industry without a single market leader (INC-194)."""

    kind: ClassVar[str] = "no_leader"
    industry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffsDone(Event):
    """The cards of an industry that was paid are discarded (INC-195)."""

    kind: ClassVar[str] = "payoffs_done"
    industry: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InterestUnpaid(Event):
    """Cash does not cover the interest (INC-054)."""

    kind: ClassVar[str] = "interest_unpaid"
    player: str
    missing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RepayChosen(Event):
    """A player has chosen how many bonds it repays (INC-058)."""

    kind: ClassVar[str] = "repay_chosen"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RepaySeen(Event):
    """How many bonds a player chose to repay (INC-S13)."""

    kind: ClassVar[str] = "repay_seen"
    player: str
    bonds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BondsLeft(Event):
    """Unpaid bonds cost money at the end (INC-059, INC-201)."""

    kind: ClassVar[str] = "bonds_left"
    player: str
    bonds: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """No Outlook card can be drawn: the game is over (INC-200)."""

    kind: ClassVar[str] = "game_over"
    turns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A player's result (INC-001)."""

    kind: ClassVar[str] = "scored"
    player: str
    points: int
