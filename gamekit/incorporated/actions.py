"""The actions of Incorporated: one type per verb, each with its text form; phases 3 to 5 are in ``actions_late``.

Who acts is a seat (``P1`` ... ``P4``) or ``chance``. Of chance: ``chance outlook india_emerging``,
``chance payoff finance``, ``chance die 4``, ``chance discard heavy``. Set-up: ``P1 bid 5``, ``P1 pass``.

Outlook: ``P3 unlock india.4``, ``P3 lock japan.1``, ``P3 flip south_africa``.
Investment: ``P1 auction us``, ``P1 sell india 10``, ``P1 pass``, ``P1 bid 22``, ``P2 lower 21``, ``P1 place us.3``,
``P2 remove us.2``, ``P3 swap india.1``. At any time in phases 2 and 3: ``P2 loan``.
Competition: ``P1 income us``, ``P1 fight``, ``P1 grab us.5``, ``P1 kill P2 us cube`` (or ``executive``, or the square
of an occupying cube: ``P1 kill P2 us us.2``), ``P1 stop``, ``P1 defend japan``, ``P1 expand``, ``P1 move us > canada``.
Lobbying: ``P1 lobby power_play europe``, ``P1 lobby budget``, ``P1 camp NATO``, ``P1 marker russia``,
``P1 banks interest left``, ``P1 budget austerity heavy``, ``P1 budget stimulus``, ``P1 rd us.6``,
``P1 exchange finance heavy``. Earnings: ``P2 discard heavy``, ``P1 repay 2``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from gamekit.core.chance import CHANCE
from gamekit.core.text import Action, Grammar, OfAmount, exactly, pick, read_amount
from gamekit.incorporated.actions_late import (
    AttachRd,
    Budget,
    CentralBanks,
    ChooseCamp,
    Defend,
    Discard,
    Exchange,
    Expand,
    Fight,
    Grab,
    Income,
    Kill,
    Lobby,
    Move,
    PlaceMarker,
    Repay,
    Stop,
)
from gamekit.incorporated.board import CAMPS, board
from gamekit.incorporated.words import (
    BANK_MOVES,
    CUBE,
    EVENTS,
    EXECUTIVE,
    NONE,
    POLICIES,
    SEATS,
    OfCountry,
    OfIndustry,
    OfSquare,
    read_country,
)

# Chance.


@dataclass(frozen=True, slots=True)
class DrawOutlook(Action):
    """The Outlook card drawn ahead (INC-DP-1)."""

    TAG: ClassVar[str] = "outlook"

    card: str

    def words(self) -> tuple[str, ...]:
        return (self.card,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (word,) = exactly(words, 1, "incorporated.text.one_card")
        return cls(actor, pick(word, board().cards, "incorporated.text.card"))


@dataclass(frozen=True, slots=True)
class DrawPayoff(OfIndustry):
    """A payoff card that is drawn (INC-DP-3)."""

    TAG: ClassVar[str] = "payoff"


@dataclass(frozen=True, slots=True)
class Die(OfAmount):
    """What the clash die or the crisis die shows (INC-DP-19, INC-DP-25)."""

    TAG: ClassVar[str] = "die"


# Phase 1.


@dataclass(frozen=True, slots=True)
class Unlock(OfSquare):
    """Big Brother unlocks a square (INC-034)."""

    TAG: ClassVar[str] = "unlock"


@dataclass(frozen=True, slots=True)
class Lock(OfSquare):
    """Big Brother locks a square (INC-034)."""

    TAG: ClassVar[str] = "lock"


@dataclass(frozen=True, slots=True)
class Flip(OfCountry):
    """Big Brother picks the country that changes its camp (INC-101)."""

    TAG: ClassVar[str] = "flip"


# Phase 2.


@dataclass(frozen=True, slots=True)
class Auction(OfCountry):
    """Send an executive to a major for a public bid (INC-111)."""

    TAG: ClassVar[str] = "auction"


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Offer an own share for at least so many dollars (INC-130)."""

    TAG: ClassVar[str] = "sell"

    country: str
    minimum: int

    def words(self) -> tuple[str, ...]:
        return self.country, str(self.minimum)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        country, minimum = exactly(words, 2, "incorporated.text.sell")
        return cls(actor, read_country(country), read_amount(minimum))


@dataclass(frozen=True, slots=True)
class Bid(OfAmount):
    """Bid so many dollars."""

    TAG: ClassVar[str] = "bid"


@dataclass(frozen=True, slots=True)
class Lower(OfAmount):
    """Offer a share to the bank for so many dollars (INC-119)."""

    TAG: ClassVar[str] = "lower"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing; in an auction, be out of it."""

    TAG: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Loan(Action):
    """Take a loan: one bond (INC-050)."""

    TAG: ClassVar[str] = "loan"


@dataclass(frozen=True, slots=True)
class Place(OfSquare):
    """Put a cube on the square that a bought share gives (INC-116)."""

    TAG: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Remove(OfSquare):
    """Take away an own cube after a reverse sale (INC-120)."""

    TAG: ClassVar[str] = "remove"


@dataclass(frozen=True, slots=True)
class Swap(OfSquare):
    """Replace a cube of the seller (INC-131)."""

    TAG: ClassVar[str] = "swap"


TYPES: tuple[type[Action], ...] = (
    *(DrawOutlook, DrawPayoff, Die),
    *(Unlock, Lock, Flip),
    *(Auction, Sell, Bid, Lower, Place, Remove, Swap),
    *(Income, Fight, Defend, Grab, Kill, Expand, Move, Stop),
    *(Lobby, ChooseCamp, PlaceMarker, CentralBanks, Budget, AttachRd, Exchange),
    *(Discard, Repay),
    *(Pass, Loan),
)

GRAMMAR = Grammar((*SEATS, CHANCE), TYPES)


def order_key(action: Action) -> tuple[Any, ...]:
    """Return the key of canonical order: verbs as in ``TYPES``, places in board order, small numbers first.

    Of pieces to kill cubes come before executives before squares; declining (stop, pass) comes last.
    """
    verb = GRAMMAR.order[action.TAG]
    data = board()
    match action:
        case DrawOutlook():
            return (verb, tuple(data.cards).index(action.card))
        case Sell():
            return (verb, data.place[action.country], action.minimum)
        case Kill():
            pieces = (CUBE, EXECUTIVE, *data.lands[action.country].squares)
            return (verb, data.place[action.country], SEATS.index(action.seat), pieces.index(action.piece))
        case Move():
            return (verb, data.place[action.source], data.place[action.target])
        case Lobby():
            return (verb, EVENTS.index(action.event), data.zones.index(action.zone) if action.zone else -1)
        case ChooseCamp():
            return (verb, CAMPS.index(action.camp))
        case CentralBanks():
            return (verb, BANK_MOVES.index((action.slider, action.way)))
        case Budget():
            industries = ("", *data.industries, NONE)
            return (verb, POLICIES.index(action.policy), industries.index(action.industry))
        case Exchange():
            return (verb, data.industry_place[action.looked], data.industry_place[action.revealed])
        case OfCountry():
            return (verb, data.place[action.country])
        case OfSquare():
            return (verb, data.squares[action.square].index)
        case OfAmount():
            return (verb, action.amount)
        case OfIndustry():
            return (verb, data.industry_place[action.industry])
        case _:
            return (verb,)
