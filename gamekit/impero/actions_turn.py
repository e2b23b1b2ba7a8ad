"""The actions of phase IV of IMPERO: one type per verb, each with its text form.

Examples: ``P1 move a1 > etruria``, ``P1 attack a1 P2 a3``, ``P1 mission s1 P2 stability``; all stand in
:mod:`gamekit.impero.actions`, which reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gamekit.core.errors import BadAction
from gamekit.core.text import Action, OfAmount, exactly, pick, read_amount
from gamekit.impero.board import board
from gamekit.impero.pieces import Counts
from gamekit.impero.words import (
    EFFECTS,
    PLACES,
    OfGoods,
    read_building,
    read_city,
    read_name,
    read_seat,
)


@dataclass(frozen=True, slots=True)
class Spend(OfAmount):
    """Spend so many initiative points (IMP-041)."""

    TAG: ClassVar[str] = "spend"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move an army or a part of it, a fleet, or an agent by the fewest steps (IMP-104, IMP-S03).

    Parameters
    ----------
    piece
        Name of the army, fleet or agent.
    target
        A region, city or sea, or an own fleet to embark on; the place where it stands, to split or to join.
    part
        Units per kind that move; empty for all.
    into
        The own army that it joins at the end, ``""`` for none.
    """

    TAG: ClassVar[str] = "move"

    piece: str
    target: str
    part: Counts = ()
    into: str = ""

    def words(self) -> tuple[str, ...]:
        part = [word for kind, number in zip(board().land, self.part) if number for word in (kind, str(number))]
        return (self.piece, *part, ">", self.target, *([self.into] if self.into else []))

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if words.count(">") != 1:
            raise BadAction("impero.text.move")
        place = list(words).index(">")
        (piece, *part), goal = words[:place] or ("",), words[place + 1 :]
        if not piece or len(part) % 2 or len(goal) not in (1, 2):
            raise BadAction("impero.text.move")
        name = read_name(piece)
        units: dict[str, int] = {}
        for kind, number in zip(part[::2], part[1::2]):
            unit = pick(kind, board().land, "impero.text.unit")
            if unit in units or (amount := read_amount(number)) < 1 or name[0] != "a":
                raise BadAction("impero.text.move")
            units[unit] = amount
        target = goal[0].casefold()
        if target not in PLACES and not (name[0] == "a" and target[:1] == "f"):
            target = pick(target, PLACES, "impero.text.place")
        elif target not in PLACES:
            target = read_name(target, "f")
        into = read_name(goal[1], "a" if name[0] == "a" else "f") if len(goal) == 2 else ""
        return cls(actor, name, target, tuple(units.get(kind, 0) for kind in board().land) if units else (), into)


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attack an army or a fleet (IMP-110, IMP-120)."""

    TAG: ClassVar[str] = "attack"

    piece: str
    seat: str
    foe: str

    def words(self) -> tuple[str, ...]:
        return self.piece, self.seat, self.foe

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        piece, seat, foe = exactly(words, 3, "impero.text.attack")
        return cls(actor, read_name(piece, "af"), read_seat(seat), read_name(foe, "af"))


@dataclass(frozen=True, slots=True)
class Siege(Action):
    """Besiege a city (IMP-130)."""

    TAG: ClassVar[str] = "siege"

    army: str
    city: str

    def words(self) -> tuple[str, ...]:
        return self.army, self.city

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        army, city = exactly(words, 2, "impero.text.siege")
        return cls(actor, read_name(army, "a"), read_city(city))


@dataclass(frozen=True, slots=True)
class Mission(Action):
    """Send a spy on a mission against a player (IMP-150, IMP-153).

    Parameters
    ----------
    effect
        ``stability``, ``building`` (with city and building), ``influence`` (with the city) or ``stocks``.
    """

    TAG: ClassVar[str] = "mission"

    spy: str
    seat: str
    effect: str
    city: str = ""
    building: str = ""

    def words(self) -> tuple[str, ...]:
        return tuple(word for word in (self.spy, self.seat, self.effect, self.city, self.building) if word)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if len(words) < 3:
            raise BadAction("impero.text.mission", effects=", ".join(EFFECTS))
        effect = pick(words[2], EFFECTS, "impero.text.effect")
        needed = {"building": 5, "influence": 4}.get(effect, 3)
        exactly(words, needed, f"impero.text.mission_{effect}")
        city = read_city(words[3]) if needed > 3 else ""
        building = read_building(words[4]) if needed > 4 else ""
        return cls(actor, read_name(words[0], "s"), read_seat(words[1]), effect, city, building)


@dataclass(frozen=True, slots=True)
class OpenTrade(Action):
    """Begin an offer of trade to a player; its terms follow (IMP-160, IMP-S04)."""

    TAG: ClassVar[str] = "trade"

    seat: str

    def words(self) -> tuple[str, ...]:
        return (self.seat,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_seat(*exactly(words, 1, "impero.text.one_seat")))


@dataclass(frozen=True, slots=True)
class Give(OfGoods):
    """Offer so much of a resource (IMP-161)."""

    TAG: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Want(OfGoods):
    """Ask for so much of a resource (IMP-161)."""

    TAG: ClassVar[str] = "want"


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Make the offer with the terms settled (IMP-160)."""

    TAG: ClassVar[str] = "offer"


@dataclass(frozen=True, slots=True)
class ProposeRoute(Action):
    """Offer a player a route between an own city and one of his (IMP-166)."""

    TAG: ClassVar[str] = "propose"

    seat: str
    mine: str
    yours: str

    def words(self) -> tuple[str, ...]:
        return self.seat, self.mine, self.yours

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        seat, mine, yours = exactly(words, 3, "impero.text.propose")
        return cls(actor, read_seat(seat), read_city(mine), read_city(yours))


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept an offer (IMP-DP-14)."""

    TAG: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Refuse an offer (IMP-DP-14)."""

    TAG: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Retreat(Action):
    """Leave a battle for a neighbouring region or sea, or a garrison for its city (IMP-113, IMP-121)."""

    TAG: ClassVar[str] = "retreat"

    target: str

    def words(self) -> tuple[str, ...]:
        return (self.target,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (word,) = exactly(words, 1, "impero.text.one_place")
        return cls(actor, pick(word, PLACES, "impero.text.place"))


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """Fight on (IMP-113)."""

    TAG: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing in this round (IMP-043)."""

    TAG: ClassVar[str] = "pass"
