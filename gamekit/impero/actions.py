"""The actions of IMPERO: one type per verb, each with its text form; those of phase IV are in ``actions_turn``.

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
from functools import lru_cache
from typing import Any, ClassVar, Self

from gamekit.core.chance import CHANCE
from gamekit.core.errors import BadAction
from gamekit.core.text import Action, Grammar, OfAmount, exactly, pick, read_amount
from gamekit.impero.actions_turn import (
    Accept,
    Attack,
    Give,
    Mission,
    Move,
    Offer,
    OpenTrade,
    Pass,
    ProposeRoute,
    Refuse,
    Retreat,
    Siege,
    Spend,
    Stand,
    Want,
)
from gamekit.impero.board import RESOURCES, board
from gamekit.impero.pieces import name_key
from gamekit.impero.words import (
    EFFECTS,
    PLACES,
    SEATS,
    OfCity,
    OfGoods,
    OfRegion,
    OfWork,
    normalise,
    read_building,
    read_city,
    read_name,
    read_unit,
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
        (word,) = exactly(words, 1, "impero.text.one_card")
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
        army, unit = exactly(words, 2, "impero.text.lose")
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
        cities = [read_city(word) for word in exactly(words, 2, "impero.text.route")]
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
        (word,) = exactly(words, 1, "impero.text.one_technology")
        return cls(actor, pick(word, board().technologies, "impero.text.technology"))


@dataclass(frozen=True, slots=True)
class Calm(OfRegion):
    """Calm a governed region: +1 stability (IMP-DP-3)."""

    TAG: ClassVar[str] = "calm"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Give no more orders, or repair nothing more."""

    TAG: ClassVar[str] = "done"


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
        food, gold = exactly(words, 2, "impero.text.split")
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


@lru_cache(maxsize=2**14)
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
