"""The words of actions: seats, places, pieces and numbers, how they are read, and bases of actions that name just one.

Ids are those of ``board.json``. English words for what is built, recruited and bought are read too (``ALIASES``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from gamekit.core.errors import BadAction
from gamekit.core.seats import seat_ids
from gamekit.core.text import Action, exactly, pick, read_amount
from gamekit.impero.board import RESOURCES, board

SEATS = seat_ids(max(board().tables))

PLACES = (*board().regions, *board().cities, *board().seas)
"""Everything on the map that has an id."""

EFFECTS = ("stability", "building", "influence", "stocks")
"""What a mission can be about (IMP-153)."""

NAME = re.compile(r"[afse][1-9][0-9]?")
"""Names of pieces: armies, fleets, spies and emissaries."""

ALIASES: Mapping[str, str] = {
    "food": "nourriture",
    "wood": "bois",
    "metal": "metal",
    "gold": "or",
    "infantry": "fantassin",
    "cavalry": "cavalier",
    "engine": "engin_siege",
    "ship": "navire",
    "spy": "espion",
    "emissary": "emissaire",
    "farm": "ferme",
    "sawmill": "scierie",
    "market": "marche",
    "harbour": "port",
    "wall": "muraille",
    "barracks": "caserne",
    "metallurgy": "metallurgie",
    "currency": "monnaie",
    "siegecraft": "poliorcetique",
    "law": "droit",
}
"""English words for ids of things, as they may be typed."""


def normalise(words: list[str]) -> list[str]:
    """Return words with English names of things replaced by their ids; actor and verb stay."""
    return [*words[:2], *(ALIASES.get(word.casefold(), word) for word in words[2:])]


def read_city(word: str) -> str:
    """Return a city id."""
    return pick(word, board().cities, "impero.text.city")


def read_region(word: str) -> str:
    """Return a region id."""
    return pick(word, board().regions, "impero.text.region")


def read_unit(word: str) -> str:
    """Return a kind of unit."""
    return pick(word, board().units, "impero.text.unit")


def read_building(word: str) -> str:
    """Return a kind of building."""
    return pick(word, board().buildings, "impero.text.building")


def read_resource(word: str) -> str:
    """Return a resource."""
    return pick(word, RESOURCES, "impero.text.resource")


def read_seat(word: str) -> str:
    """Return a seat."""
    return pick(word, SEATS, "impero.text.seat")


def read_name(word: str, kinds: str = "afse") -> str:
    """Return the name of a piece; ``kinds`` are the first letters it may have."""
    name = word.casefold()
    if not NAME.fullmatch(name) or name[0] not in kinds:
        raise BadAction("impero.text.piece", word=word, kinds=", ".join(f"{letter}1" for letter in kinds))
    return name


@dataclass(frozen=True, slots=True)
class OfCity(Action):
    """Base of the actions that name a city."""

    city: str

    def words(self) -> tuple[str, ...]:
        return (self.city,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_city(*exactly(words, 1, "impero.text.one_city")))


@dataclass(frozen=True, slots=True)
class OfRegion(Action):
    """Base of the actions that name a region."""

    region: str

    def words(self) -> tuple[str, ...]:
        return (self.region,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_region(*exactly(words, 1, "impero.text.one_region")))


@dataclass(frozen=True, slots=True)
class OfGoods(Action):
    """Base of the actions that name a resource and how much of it."""

    resource: str
    amount: int

    def words(self) -> tuple[str, ...]:
        return self.resource, str(self.amount)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        resource, amount = exactly(words, 2, "impero.text.goods")
        return cls(actor, read_resource(resource), read_amount(amount))


@dataclass(frozen=True, slots=True)
class OfWork(Action):
    """Base of the actions that name a kind of building and a city."""

    building: str
    city: str

    def words(self) -> tuple[str, ...]:
        return self.building, self.city

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        building, city = exactly(words, 2, "impero.text.work")
        return cls(actor, read_building(building), read_city(city))
