"""The words of actions: seats, places and numbers, how they are read, and bases of actions that name just one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from gamekit.core.seats import seat_ids
from gamekit.core.text import Action, exactly, pick
from gamekit.incorporated.board import HAVENS, board

SEATS = seat_ids(max(board().executives))
NONE = "none"
CUBE, EXECUTIVE = "cube", "executive"
POWER_PLAY = "power_play"
TAX_HAVENS = HAVENS
EVENTS = (POWER_PLAY, TAX_HAVENS, "central_banks", "budget", "rd", "subsidies")
"""The events of phase 4 in the order in which they are listed (INC-170)."""
ONCE = EVENTS[2:]
"""Events that happen once per turn (INC-171)."""
BANK_MOVES = (("interest", "left"), ("interest", "right"), ("stress", "down"), ("stress", "up"))
POLICIES = ("austerity", "stimulus")


def read_country(word: str, *, havens: bool = False) -> str:
    """Return a country id; Tax Havens only if ``havens``."""
    return pick(word, board().lands if havens else board().countries, "incorporated.text.country")


def read_square(word: str) -> str:
    """Return a square id, for example ``us.3``."""
    return pick(word, board().squares, "incorporated.text.square")


def read_industry(word: str) -> str:
    """Return an industry id."""
    return pick(word, board().industries, "incorporated.text.industry")


def read_seat(word: str) -> str:
    """Return a seat."""
    return pick(word, SEATS, "incorporated.text.seat")


@dataclass(frozen=True, slots=True)
class OfCountry(Action):
    """Base of the actions that name a country."""

    country: str

    def words(self) -> tuple[str, ...]:
        return (self.country,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_country(*exactly(words, 1, "incorporated.text.one_country")))


@dataclass(frozen=True, slots=True)
class OfSquare(Action):
    """Base of the actions that name a square."""

    square: str

    def words(self) -> tuple[str, ...]:
        return (self.square,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_square(*exactly(words, 1, "incorporated.text.one_square")))


@dataclass(frozen=True, slots=True)
class OfIndustry(Action):
    """Base of the actions that name an industry."""

    industry: str

    def words(self) -> tuple[str, ...]:
        return (self.industry,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_industry(*exactly(words, 1, "incorporated.text.one_industry")))
