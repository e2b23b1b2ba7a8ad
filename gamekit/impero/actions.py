"""The actions of IMPERO: one type per verb, each with its text form.

Who acts is a seat (``P1`` ... ``P4``) or ``chance``. Of chance: ``chance card printemps_3``, ``chance die 4``.

Event: ``P1 choose latium``, ``P1 lose a1 archer``. Management: ``P1 build ferme capua``, ``P1 upgrade ferme capua``,
``P1 recruit fantassin roma`` (a new army), ``P1 recruit fantassin roma a1``, ``P1 recruit navire carthago
mare_africum`` (a new fleet), ``P1 recruit navire carthago f1``, ``P1 recruit espion roma``, ``P1 influence capua``,
``P1 route roma capua``, ``P1 buy irrigation``, ``P1 calm latium``, ``P1 done``.

Actions: ``P1 spend 2``, ``P1 move a1 > etruria``, ``P1 move a1 fantassin 2 > roma``, ``P1 move a1 > etruria a2`` (joins
a2), ``P1 move a1 > f1`` (embarks), ``P1 move f1 > mare_gallicum``, ``P1 move s1 > africa``, ``P1 attack a1 P2 a3``,
``P1 siege a1 capua``, ``P1 mission s1 P2 building capua ferme``, ``P1 trade P2`` and then ``P1 give bois 2``, ``P1 want
metal 1``, ``P1 offer``; ``P1 propose P2 roma utica``, ``P2 accept``, ``P2 refuse``, ``P1 pass``. In a battle: ``P1 lose
a1 archer``, ``P2 retreat latium``, ``P2 stand``.

Upkeep: ``P1 split 0 -2`` (food, gold), ``P1 unrest latium``, ``P1 withdraw capua``, ``P1 lose a1 archer``, ``P1 repair
capua``, ``P1 repair capua ferme``, ``P1 done``, ``P1 revolt capua``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from gamekit.core.chance import CHANCE
from gamekit.core.errors import BadAction
from gamekit.core.text import Action, Grammar, read_amount
from gamekit.impero.board import RESOURCES, board
from gamekit.impero.pieces import Counts, name_key
from gamekit.impero.words import (
    EFFECTS,
    PLACES,
    SEATS,
    OfAmount,
    OfCity,
    OfGoods,
    OfRegion,
    OfWork,
    normalise,
    pick,
    read_building,
    read_city,
    read_name,
    read_seat,
    read_unit,
    some,
)

# Chance.


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """The event card of the season (IMP-DP-1)."""

    TAG: ClassVar[str] = "card"

    card: str

    def words(self) -> tuple[str, ...]:
        return (self.card,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (word,) = some(words, 1, "impero.text.one_card")
        return cls(actor, pick(word, board().cards, "impero.text.card"))


@dataclass(frozen=True, slots=True)
class Die(OfAmount):
    """What a die shows (IMP-DP-4, IMP-DP-6, IMP-DP-8, IMP-DP-11, IMP-DP-13)."""

    TAG: ClassVar[str] = "die"


# Phase I.


@dataclass(frozen=True, slots=True)
class Choose(OfRegion):
    """Choose a region for the event card (IMP-DP-2)."""

    TAG: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """Give a unit of an army: for a card, a hit, or a deficit."""

    TAG: ClassVar[str] = "lose"

    army: str
    unit: str

    def words(self) -> tuple[str, ...]:
        return self.army, self.unit

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        army, unit = some(words, 2, "impero.text.lose")
        return cls(actor, read_name(army, "a"), pick(unit, board().land, "impero.text.unit"))


# Phase III.


@dataclass(frozen=True, slots=True)
class Build(OfWork):
    """Put up a building (IMP-032)."""

    TAG: ClassVar[str] = "build"


@dataclass(frozen=True, slots=True)
class Upgrade(OfWork):
    """Bring a building to level 2 (IMP-032)."""

    TAG: ClassVar[str] = "upgrade"


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Recruit a unit in a city (IMP-032, IMP-100).

    Parameters
    ----------
    into
        The army or fleet it joins, ``""`` for a new army or an agent; the sea of a new fleet.
    """

    TAG: ClassVar[str] = "recruit"

    unit: str
    city: str
    into: str = ""

    def words(self) -> tuple[str, ...]:
        return (self.unit, self.city, self.into) if self.into else (self.unit, self.city)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if len(words) not in (2, 3):
            raise BadAction("impero.text.recruit")
        unit, city = read_unit(words[0]), read_city(words[1])
        if len(words) == 2:
            return cls(actor, unit, city)
        if words[2].casefold() in board().seas:
            return cls(actor, unit, city, words[2].casefold())
        return cls(actor, unit, city, read_name(words[2], "af"))


@dataclass(frozen=True, slots=True)
class Influence(OfCity):
    """Put a point of influence in a city (IMP-145)."""

    TAG: ClassVar[str] = "influence"


@dataclass(frozen=True, slots=True)
class OpenRoute(Action):
    """Set up a trade route between two cities (IMP-165)."""

    TAG: ClassVar[str] = "route"

    first: str
    second: str

    def words(self) -> tuple[str, ...]:
        return self.first, self.second

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        cities = [read_city(word) for word in some(words, 2, "impero.text.route")]
        # A route has no direction: the cities are named in board order.
        first, second = sorted(cities, key=board().city_place.__getitem__)
        return cls(actor, first, second)


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a technology (IMP-032)."""

    TAG: ClassVar[str] = "buy"

    technology: str

    def words(self) -> tuple[str, ...]:
        return (self.technology,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (word,) = some(words, 1, "impero.text.one_technology")
        return cls(actor, pick(word, board().technologies, "impero.text.technology"))


@dataclass(frozen=True, slots=True)
class Calm(OfRegion):
    """Calm a governed region: +1 stability (IMP-DP-3)."""

    TAG: ClassVar[str] = "calm"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Give no more orders, or repair nothing more."""

    TAG: ClassVar[str] = "done"


# Phase IV.


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
        piece, seat, foe = some(words, 3, "impero.text.attack")
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
        army, city = some(words, 2, "impero.text.siege")
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
        some(words, needed, f"impero.text.mission_{effect}")
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
        return cls(actor, read_seat(*some(words, 1, "impero.text.one_seat")))


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
        seat, mine, yours = some(words, 3, "impero.text.propose")
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
        (word,) = some(words, 1, "impero.text.one_place")
        return cls(actor, pick(word, PLACES, "impero.text.place"))


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """Fight on (IMP-113)."""

    TAG: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing in this round (IMP-043)."""

    TAG: ClassVar[str] = "pass"


# Phase V.


@dataclass(frozen=True, slots=True)
class SplitBill(Action):
    """Put the modifier of the bill on food and gold (IMP-A04)."""

    TAG: ClassVar[str] = "split"

    food: int
    gold: int

    def words(self) -> tuple[str, ...]:
        return str(self.food), str(self.gold)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        food, gold = some(words, 2, "impero.text.split")
        return cls(actor, read_amount(food), read_amount(gold))


@dataclass(frozen=True, slots=True)
class Unrest(OfRegion):
    """Choose the region that loses stability for a deficit (IMP-061)."""

    TAG: ClassVar[str] = "unrest"


@dataclass(frozen=True, slots=True)
class Withdraw(OfCity):
    """Choose the city where influence is lost for a deficit (IMP-062)."""

    TAG: ClassVar[str] = "withdraw"


@dataclass(frozen=True, slots=True)
class Repair(Action):
    """Repair a city, or a building in it, by 1 PV for 1 wood (IMP-070)."""

    TAG: ClassVar[str] = "repair"

    city: str
    building: str = ""

    def words(self) -> tuple[str, ...]:
        return (self.city, self.building) if self.building else (self.city,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if len(words) not in (1, 2):
            raise BadAction("impero.text.repair")
        return cls(actor, read_city(words[0]), read_building(words[1]) if len(words) == 2 else "")


@dataclass(frozen=True, slots=True)
class Revolt(OfCity):
    """Choose the city that leaves its owner (IMP-DP-20)."""

    TAG: ClassVar[str] = "revolt"


TYPES: tuple[type[Action], ...] = (
    *(DrawCard, Die),
    *(Choose, Lose),
    *(Build, Upgrade, Recruit, Influence, OpenRoute, Buy, Calm),
    *(Spend, Move, Attack, Siege, Mission, OpenTrade, Give, Want, Offer, ProposeRoute, Accept, Refuse),
    *(Retreat, Stand),
    *(SplitBill, Unrest, Withdraw, Repair, Revolt),
    *(Pass, Done),
)

GRAMMAR = Grammar((*SEATS, CHANCE), TYPES, normalise)

_WHERE = {place: order for order, place in enumerate(("", *PLACES))}


def place_key(target: str) -> tuple[int, str, int]:
    """Return the key of a place, or of the name of a piece behind all places."""
    return (_WHERE[target], "", 0) if target in _WHERE else (len(_WHERE), *name_key(target))


def order_key(action: Action) -> tuple[Any, ...]:
    """Return the key of canonical order: verbs as in ``TYPES``, things and places in board order, small numbers first.

    Declining (pass, done) comes last.
    """
    verb, data = GRAMMAR.order[action.TAG], board()
    match action:
        case DrawCard():
            return (verb, tuple(data.cards).index(action.card))
        case Lose():
            return (verb, name_key(action.army), data.land.index(action.unit))
        case OfWork():
            return (verb, tuple(data.buildings).index(action.building), data.city_place[action.city])
        case Recruit():
            unit = tuple(data.units).index(action.unit)
            return (verb, unit, data.city_place[action.city], place_key(action.into))
        case OpenRoute():
            return (verb, data.city_place[action.first], data.city_place[action.second])
        case Buy():
            return (verb, tuple(data.technologies).index(action.technology))
        case Move():
            return (verb, name_key(action.piece), action.part, place_key(action.target), place_key(action.into))
        case Attack():
            return (verb, name_key(action.piece), SEATS.index(action.seat), name_key(action.foe))
        case Siege():
            return (verb, name_key(action.army), data.city_place[action.city])
        case Mission():
            building = ("", *data.buildings).index(action.building)
            seat, effect = SEATS.index(action.seat), EFFECTS.index(action.effect)
            return (verb, name_key(action.spy), seat, effect, place_key(action.city), building)
        case OpenTrade():
            return (verb, SEATS.index(action.seat))
        case ProposeRoute():
            return (verb, SEATS.index(action.seat), data.city_place[action.mine], data.city_place[action.yours])
        case OfGoods():
            return (verb, RESOURCES.index(action.resource), action.amount)
        case Retreat():
            return (verb, place_key(action.target))
        case SplitBill():
            return (verb, abs(action.food), action.gold)
        case Repair():
            return (verb, data.city_place[action.city], ("", *data.buildings).index(action.building))
        case OfCity():
            return (verb, data.city_place[action.city])
        case OfRegion():
            return (verb, data.region_place[action.region])
        case OfAmount():
            return (verb, action.amount)
        case _:
            return (verb,)
