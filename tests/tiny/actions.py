"""The actions of coins: one type per verb, each able to spell and read itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from gamekit.core.chance import CHANCE
from gamekit.core.text import Action, Grammar, exactly, pick, read_amount

SEATS = ("P1", "P2", "P3", "P4")
FRUITS = ("apples", "pears")


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance rolls the die."""

    TAG: ClassVar[str] = "roll"

    pips: int

    def words(self) -> tuple[str, ...]:
        return (str(self.pips),)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (pips,) = exactly(words, 1, "coins.text.roll")
        return cls(actor, read_amount(pips))


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Pick a fruit in secret."""

    TAG: ClassVar[str] = "pick"

    fruit: str

    def words(self) -> tuple[str, ...]:
        return (self.fruit,)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        (fruit,) = exactly(words, 1, "coins.text.pick")
        return cls(actor, pick(fruit, FRUITS, "coins.text.fruit"))


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell some of one fruit, a coin a piece."""

    TAG: ClassVar[str] = "sell"

    fruit: str
    count: int

    def words(self) -> tuple[str, ...]:
        return (self.fruit, str(self.count))

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        fruit, count = exactly(words, 2, "coins.text.sell")
        return cls(actor, pick(fruit, FRUITS, "coins.text.fruit"), read_amount(count))


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Sell nothing."""

    TAG: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give coins to another player, whoever's turn it is."""

    TAG: ClassVar[str] = "give"

    target: str
    amount: int

    def words(self) -> tuple[str, ...]:
        return (self.target, str(self.amount))

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        target, amount = exactly(words, 2, "coins.text.give")
        return cls(actor, pick(target, SEATS, "coins.text.seat"), read_amount(amount))


def _normalise(words: list[str]) -> list[str]:
    """Accept a bare fruit as its pick: ``P1 apples``."""
    if len(words) == 2 and words[1] in FRUITS:
        return [words[0], Pick.TAG, words[1]]
    return words


GRAMMAR = Grammar((CHANCE, *SEATS), (Roll, Pick, Sell, Keep, Give), _normalise)


def order_key(action: Action) -> tuple[Any, ...]:
    """Return the key of canonical order: verbs as in the grammar, then fruits, then numbers."""
    verb = GRAMMAR.order[action.TAG]
    match action:
        case Roll():
            return (verb, action.pips)
        case Pick():
            return (verb, FRUITS.index(action.fruit))
        case Sell():
            return (verb, FRUITS.index(action.fruit), action.count)
        case Give():
            return (verb, action.actor, action.target, action.amount)
        case _:
            return (verb,)
