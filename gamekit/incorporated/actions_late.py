"""The actions of phases 3 to 5 of Incorporated: one type per verb, each with its text form.

Examples: ``P1 grab us.5``, ``P1 move us > canada``, ``P1 lobby power_play europe``, ``P1 repay 2``; all stand in
:mod:`gamekit.incorporated.actions`, which reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamekit.core.errors import BadAction
from gamekit.core.text import Action, OfAmount, exactly, pick
from gamekit.incorporated.board import CAMPS, Camp, board
from gamekit.incorporated.words import (
    BANK_MOVES,
    CUBE,
    EVENTS,
    EXECUTIVE,
    NONE,
    POLICIES,
    POWER_PLAY,
    OfCountry,
    OfIndustry,
    OfSquare,
    read_country,
    read_industry,
    read_seat,
)

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
        seat, country, piece = exactly(words, 3, "incorporated.text.kill")
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
        return cls(actor, read_country(*exactly(words, 1, "incorporated.text.one_country"), havens=True))


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
        source, target = exactly(places, 2, "incorporated.text.move")
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
            exactly(words, 1, "incorporated.text.event_alone")
            return cls(actor, event)
        _, zone = exactly(words, 2, "incorporated.text.zone_needed")
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
        (word,) = exactly(words, 1, "incorporated.text.one_camp")
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
        slider, way = (word.casefold() for word in exactly(words, 2, "incorporated.text.banks"))
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
            exactly(words, 1, "incorporated.text.budget")
            return cls(actor, "stimulus")
        _, industry = exactly(words, 2, "incorporated.text.budget")
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
        looked, revealed = exactly(words, 2, "incorporated.text.exchange")
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
