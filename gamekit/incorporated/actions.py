"""The actions of Incorporated: one type per verb, each with its text form.

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
from gamekit.core.errors import BadAction
from gamekit.core.text import Action, Grammar, read_amount
from gamekit.incorporated.board import CAMPS, Camp, board
from gamekit.incorporated.words import (
    BANK_MOVES,
    CUBE,
    EVENTS,
    EXECUTIVE,
    NONE,
    POLICIES,
    POWER_PLAY,
    SEATS,
    OfAmount,
    OfCountry,
    OfIndustry,
    OfSquare,
    pick,
    read_country,
    read_industry,
    read_seat,
    some,
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
        (word,) = some(words, 1, "incorporated.text.one_card")
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
        country, minimum = some(words, 2, "incorporated.text.sell")
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


# Phase 3.


@dataclass(frozen=True, slots=True)
class Income(OfCountry):
    """Choose where the next of too few cubes goes (INC-141)."""

    TAG: ClassVar[str] = "income"


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Begin a Fight (INC-143)."""

    TAG: ClassVar[str] = "fight"


@dataclass(frozen=True, slots=True)
class Grab(OfSquare):
    """Move an own cube onto an empty square of its country (INC-144)."""

    TAG: ClassVar[str] = "grab"


@dataclass(frozen=True, slots=True)
class Kill(Action):
    """Remove an own cube and one piece of another seat in the same country (INC-145).

    Parameters
    ----------
    piece
        ``cube`` (a non-occupying one), ``executive``, or the square of an occupying cube.
    """

    TAG: ClassVar[str] = "kill"

    seat: str
    country: str
    piece: str

    def words(self) -> tuple[str, ...]:
        return self.seat, self.country, self.piece

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        seat, country, piece = some(words, 3, "incorporated.text.kill")
        country = read_country(country, havens=True)
        known = (CUBE, EXECUTIVE, *board().lands[country].squares)
        return cls(actor, read_seat(seat), country, pick(piece, known, "incorporated.text.piece"))


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Do without the second attack or movement (INC-S08)."""

    TAG: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Defend(OfCountry):
    """Send an executive to defend a country (INC-149)."""

    TAG: ClassVar[str] = "defend"

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        # Tax Havens can be spelled: that nobody defends there is a rule (INC-S14), not a matter of spelling.
        return cls(actor, read_country(*some(words, 1, "incorporated.text.one_country"), havens=True))


@dataclass(frozen=True, slots=True)
class Expand(Action):
    """Pay for two movements (INC-153)."""

    TAG: ClassVar[str] = "expand"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a non-occupying cube from country to country (INC-154)."""

    TAG: ClassVar[str] = "move"

    source: str
    target: str

    def words(self) -> tuple[str, ...]:
        return self.source, ">", self.target

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        places = [word for word in words if word != ">"]
        source, target = some(places, 2, "incorporated.text.move")
        # Tax Havens can be spelled as a target: that nothing moves there is a rule, not a matter of spelling.
        return cls(actor, read_country(source, havens=True), read_country(target, havens=True))


# Phase 4.


@dataclass(frozen=True, slots=True)
class Lobby(Action):
    """Send an executive to an event; ``zone`` is that of a Power Play, else ``""`` (INC-170)."""

    TAG: ClassVar[str] = "lobby"

    event: str
    zone: str = ""

    def words(self) -> tuple[str, ...]:
        return (self.event, self.zone) if self.zone else (self.event,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if not words:
            raise BadAction("incorporated.text.lobby", events=", ".join(EVENTS))
        event = pick(words[0], EVENTS, "incorporated.text.event")
        if event != POWER_PLAY:
            some(words, 1, "incorporated.text.event_alone")
            return cls(actor, event)
        _, zone = some(words, 2, "incorporated.text.zone_needed")
        return cls(actor, event, pick(zone, board().zones, "incorporated.text.zone"))


@dataclass(frozen=True, slots=True)
class ChooseCamp(Action):
    """Choose the camp to support (INC-173)."""

    TAG: ClassVar[str] = "camp"

    camp: Camp

    def words(self) -> tuple[str, ...]:
        return (self.camp,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (word,) = some(words, 1, "incorporated.text.one_camp")
        camp = pick(word, CAMPS, "incorporated.text.camp")
        return cls(actor, CAMPS[0] if camp == CAMPS[0] else CAMPS[1])


@dataclass(frozen=True, slots=True)
class PlaceMarker(OfCountry):
    """Choose where the battleground marker goes (INC-177)."""

    TAG: ClassVar[str] = "marker"


@dataclass(frozen=True, slots=True)
class CentralBanks(Action):
    """Move Interest or Stress (INC-184)."""

    TAG: ClassVar[str] = "banks"

    slider: str
    way: str

    def words(self) -> tuple[str, ...]:
        return self.slider, self.way

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        slider, way = (word.casefold() for word in some(words, 2, "incorporated.text.banks"))
        if (slider, way) not in BANK_MOVES:
            raise BadAction("incorporated.text.banks")
        return cls(actor, slider, way)


@dataclass(frozen=True, slots=True)
class Budget(Action):
    """Choose austerity, with the revealed industry it discards or ``none``, or stimulus (INC-185)."""

    TAG: ClassVar[str] = "budget"

    policy: str
    industry: str = ""

    def words(self) -> tuple[str, ...]:
        return (self.policy, self.industry) if self.industry else (self.policy,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if not words or words[0].casefold() not in POLICIES:
            raise BadAction("incorporated.text.budget")
        if words[0].casefold() == "stimulus":
            some(words, 1, "incorporated.text.budget")
            return cls(actor, "stimulus")
        _, industry = some(words, 2, "incorporated.text.budget")
        return cls(actor, "austerity", NONE if industry.casefold() == NONE else read_industry(industry))


@dataclass(frozen=True, slots=True)
class AttachRd(OfSquare):
    """Attach the R&D marker to a square (INC-186)."""

    TAG: ClassVar[str] = "rd"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Exchange a card looked at for a revealed one (INC-187); both by industry."""

    TAG: ClassVar[str] = "exchange"

    looked: str
    revealed: str

    def words(self) -> tuple[str, ...]:
        return self.looked, self.revealed

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        looked, revealed = some(words, 2, "incorporated.text.exchange")
        return cls(actor, read_industry(looked), read_industry(revealed))


# Phase 5.


@dataclass(frozen=True, slots=True)
class Discard(OfIndustry):
    """Discard a revealed card in a crisis (INC-192)."""

    TAG: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Repay(OfAmount):
    """Repay so many bonds (INC-055)."""

    TAG: ClassVar[str] = "repay"


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
