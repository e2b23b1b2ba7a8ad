"""The actions of Imperial 2030: one type per verb, each with its text form.

``RU rondel factory`` (also ``RU factory``), ``RU build novosibirsk``, ``RU skip``, ``RU produce moscow``,
``RU import army:moscow*2 fleet:murmansk``, ``EU fleet london > northatlantic``, ``EU army paris > turkey``,
``US convoy newyork > northatlantic > mediterraneansea > northafrica``, ``RU attack CN mongolia``,
``RU peace``, ``CN fight``, ``RU end``, ``RU flag mongolia``, ``P2 buy CN 12``, ``P2 pass``, ``P2 donate RU 3``.
A posture stands behind a foreign home province: ``!`` hostile (standing), ``~`` friendly (lying).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from gamekit.core.errors import BadAction
from gamekit.core.text import Action, Grammar, exactly, read_amount, unknown
from gamekit.imperial2030.board import board
from gamekit.imperial2030.state import POSTURES, Kind, Posture
from gamekit.imperial2030.words import SEATS, place_word, read_nation, read_path, read_place, read_region

NOTHING = "none"
MOST_WORDS = 12
"""More words than any list of an action can hold; keeps a damaged file from asking for a giant one."""


@dataclass(frozen=True, slots=True)
class Rondel(Action):
    """Choose a space of the rondel (DP-1)."""

    TAG: ClassVar[str] = "rondel"

    space: str

    def words(self) -> tuple[str, ...]:
        return (self.space,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        space = exactly(words, 1, "imperial2030.text.rondel")[0].casefold()
        if space not in board().space_actions:
            raise unknown("imperial2030.text.space", space, dict.fromkeys(board().space_actions.values()))
        return cls(actor, space)


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a factory (DP-3)."""

    TAG: ClassVar[str] = "build"

    region: str

    def words(self) -> tuple[str, ...]:
        return (self.region,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_region(*exactly(words, 1, "imperial2030.text.build")))


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Build nothing (FAC-1)."""

    TAG: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Produce(Action):
    """Pick the factories that produce (DP-4); regions in board order."""

    TAG: ClassVar[str] = "produce"

    regions: tuple[str, ...]

    def words(self) -> tuple[str, ...]:
        return self.regions or (NOTHING,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if not words or len(words) > MOST_WORDS:
            raise BadAction("imperial2030.text.produce")
        if [word.casefold() for word in words] == [NOTHING]:
            return cls(actor, ())
        regions = [read_region(word) for word in words]
        if len(set(regions)) < len(regions):
            raise BadAction("text.twice", word=next(r for r in regions if regions.count(r) > 1))
        return cls(actor, board().ordered(regions))


@dataclass(frozen=True, slots=True)
class Placement:
    """Units of an import: so many of one kind for one province."""

    kind: Kind
    region: str
    count: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.region}" + (f"*{self.count}" if self.count > 1 else "")


@dataclass(frozen=True, slots=True)
class Import(Action):
    """Order units (DP-5); placements armies first, then in board order, each place once."""

    TAG: ClassVar[str] = "import"

    placements: tuple[Placement, ...]

    def words(self) -> tuple[str, ...]:
        return tuple(str(item) for item in self.placements) or (NOTHING,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if not words or len(words) > MOST_WORDS:
            raise BadAction("imperial2030.text.import")
        if [word.casefold() for word in words] == [NOTHING]:
            return cls(actor, ())
        counts: dict[tuple[Kind, str], int] = {}
        for word in words:
            kind, region, count = _read_placement(word)
            counts[kind, region] = counts.get((kind, region), 0) + count
        return cls(actor, placements(counts.items()))


def placements(counts: Iterable[tuple[tuple[Kind, str], int]]) -> tuple[Placement, ...]:
    """Return placements in canonical order."""
    found = [Placement(kind, region, count) for (kind, region), count in counts]
    return tuple(sorted(found, key=lambda p: (p.kind != "army", board().regions[p.region].index)))


def _read_placement(word: str) -> tuple[Kind, str, int]:
    head, _, count = word.partition("*")
    kind, _, region = head.partition(":")
    folded = kind.casefold()
    if folded not in ("army", "fleet"):
        raise BadAction("imperial2030.text.placement", word=word)
    amount = read_amount(count) if count else 1
    if not 1 <= amount <= MOST_WORDS or ("*" in word and not count):
        raise BadAction("imperial2030.text.placement", word=word)
    return folded, read_region(region), amount  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class MoveFleet(Action):
    """Order a fleet to a sea (MAN-4, MAN-5)."""

    TAG: ClassVar[str] = "fleet"

    source: str
    target: str

    def words(self) -> tuple[str, ...]:
        return (self.source, ">", self.target)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        source, target = read_path(words, "fleet", 2, 2)
        return cls(actor, read_region(source), read_region(target))


@dataclass(frozen=True, slots=True)
class MoveArmy(Action):
    """Order an army over a land border (ARM-1); a posture where it leaves or enters a foreign home (ENT-1)."""

    TAG: ClassVar[str] = "army"

    source: str
    target: str
    source_posture: Posture = ""
    posture: Posture = ""

    def words(self) -> tuple[str, ...]:
        return (place_word(self.source, self.source_posture), ">", place_word(self.target, self.posture))

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        start, end = read_path(words, "army", 2, 2)
        (source, source_posture), (target, posture) = read_place(start), read_place(end)
        return cls(actor, source, target, source_posture, posture)


@dataclass(frozen=True, slots=True)
class Convoy(Action):
    """Carry an army by sea (CON); ``seas`` names the sea of the fleet, then the sea it moves to, if it does."""

    TAG: ClassVar[str] = "convoy"

    source: str
    seas: tuple[str, ...]
    target: str
    source_posture: Posture = ""
    posture: Posture = ""

    def words(self) -> tuple[str, ...]:
        places = (
            place_word(self.source, self.source_posture),
            *self.seas,
            place_word(self.target, self.posture),
        )
        return tuple(word for place in places for word in (">", place))[1:]

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        start, *seas, end = read_path(words, "convoy", 3, MOST_WORDS)
        (source, source_posture), (target, posture) = read_place(start), read_place(end)
        return cls(actor, source, tuple(map(read_region, seas)), target, source_posture, posture)


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attack a nation in a region, on arrival (DP-9) or from the spot (BAT-4)."""

    TAG: ClassVar[str] = "attack"

    nation: str
    region: str

    def words(self) -> tuple[str, ...]:
        return (self.nation, self.region)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        nation, region = exactly(words, 2, "imperial2030.text.attack")
        return cls(actor, read_nation(nation), read_region(region))


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Demand battle (DP-10), or go on with it (DP-11)."""

    TAG: ClassVar[str] = "fight"


@dataclass(frozen=True, slots=True)
class Peace(Action):
    """Offer, keep or make peace (DP-9 to DP-11)."""

    TAG: ClassVar[str] = "peace"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the fleet step or the army step (MAN-3)."""

    TAG: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class PlaceFlag(Action):
    """Pick a region for a flag when flags are short (DP-12)."""

    TAG: ClassVar[str] = "flag"

    region: str

    def words(self) -> tuple[str, ...]:
        return (self.region,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        return cls(actor, read_region(*exactly(words, 1, "imperial2030.text.flag")))


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a bond (DP-13); ``value`` is its face value in millions."""

    TAG: ClassVar[str] = "buy"

    nation: str
    value: int

    def words(self) -> tuple[str, ...]:
        return (self.nation, str(self.value))

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        nation, value = exactly(words, 2, "imperial2030.text.buy")
        return cls(actor, read_nation(nation), read_amount(value))


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Buy nothing (INV-6)."""

    TAG: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Donate(Action):
    """Give cash to a treasury (DON-1); ``amount`` in millions.

    The target is a word of its own kind, so that a gift to a player can be refused with its rule (GEN-4).
    """

    TAG: ClassVar[str] = "donate"

    target: str
    amount: int

    def words(self) -> tuple[str, ...]:
        return (self.target, str(self.amount))

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        word, amount = exactly(words, 2, "imperial2030.text.donate")
        target = word.upper() if word.upper() in SEATS else read_nation(word)
        return cls(actor, target, read_amount(amount))


TYPES: tuple[type[Action], ...] = (
    Rondel,
    Build,
    Skip,
    Produce,
    Import,
    MoveFleet,
    MoveArmy,
    Convoy,
    Attack,
    Fight,
    Peace,
    End,
    PlaceFlag,
    Buy,
    Pass,
    Donate,
)


def _normalise(words: list[str]) -> list[str]:
    """Accept a bare space name as the choice of that space: ``RU factory``.

    ``import`` is a verb, too: with words behind it, it is an order of units.
    """
    if len(words) > 1 and words[1] in board().space_actions and (len(words) == 2 or words[1] != Import.TAG):
        return [words[0], Rondel.TAG, *words[1:]]
    return words


GRAMMAR = Grammar((*board().nations, *SEATS), TYPES, _normalise)


def order_key(action: Action) -> tuple[Any, ...]:
    """Return the key of canonical order: verbs as in ``TYPES``, places in board order, ``!`` before ``~``.

    Smaller imports come first; declining (skip, end, pass, nothing) stands where its verb does.
    """
    regions = board().regions
    verb = GRAMMAR.order[action.TAG]

    def at(region: str, posture: Posture = "") -> tuple[int, int]:
        return regions[region].index, POSTURES.index(posture)

    match action:
        case Rondel():
            wheel = next(w for w in board().wheels.values() if action.space in w)
            return (verb, wheel.index(action.space))
        case Build() | PlaceFlag():
            return (verb, at(action.region))
        case Produce():
            return (verb, tuple(at(region) for region in action.regions))
        case Import():
            units = [(p.kind != "army", at(p.region)) for p in action.placements for _ in range(p.count)]
            return (verb, len(units), tuple(units))
        case MoveFleet():
            return (verb, at(action.source), at(action.target))
        case MoveArmy():
            return (verb, at(action.source, action.source_posture), at(action.target, action.posture))
        case Convoy():
            seas = tuple(at(sea) for sea in action.seas)
            start, end = at(action.source, action.source_posture), at(action.target, action.posture)
            return (verb, start, len(seas), seas, end)
        case Attack():
            return (verb, at(action.region), board().place[action.nation])
        case Buy():
            return (verb, board().place[action.nation], action.value)
        case Donate():
            return (verb, action.target, action.amount)
        case _:
            return (verb,)
