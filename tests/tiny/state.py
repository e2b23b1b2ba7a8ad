"""The state of coins: immutable, made of tagged parts, and the draft that one action works on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from gamekit.core.codec import Part, Parted
from gamekit.core.draft import BaseDraft
from gamekit.core.events import Event
from gamekit.core.ledger import Ledger, pay

UNITS = ("cash", "apples", "pears")


@dataclass(frozen=True, slots=True)
class Table(Part):
    """What stays the same all game."""

    ruleset: str
    seats: tuple[str, ...]
    rounds: int


@dataclass(frozen=True, slots=True)
class Clock(Part):
    """The number of the round, from 1, and the seat that goes first in it."""

    turn: int
    first: str


@dataclass(frozen=True, slots=True)
class RollTask(Part):
    """Chance rolls the die."""

    TAG: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class PickTask(Part):
    """The players pick in secret.

    Parameters
    ----------
    picks
        (seat, fruit) in the order of picking; nobody but the seat itself may see its fruit yet.
    waiting
        Seats that have not picked, the next one first.
    """

    TAG: ClassVar[str] = "pick"

    pips: int
    picks: tuple[tuple[str, str], ...]
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SellTask(Part):
    """The players sell in turn; ``waiting`` holds those still to be asked, the next one first."""

    TAG: ClassVar[str] = "sell"

    waiting: tuple[str, ...]


Task = RollTask | PickTask | SellTask


@dataclass(frozen=True, slots=True)
class State(Parted):
    """A whole position; ``task`` is what is to be decided, None when the game is over."""

    table: Table
    clock: Clock
    ledger: Ledger
    task: Task | None = None

    def parts(self) -> Iterable[tuple[str, Any]]:
        """Return the tagged parts of the digest."""
        yield "table", self.table
        yield "clock", self.clock
        yield "ledger", self.ledger
        yield "task", self.task


class Draft(BaseDraft[State]):
    """A working copy of a state while one action is carried out."""

    def __init__(self, state: State) -> None:
        self.table = state.table
        self.clock = state.clock
        self.ledger = state.ledger
        self.task: Task | None = state.task
        self.events: list[Event] = []

    def state(self) -> State:
        """Return the position as it stands now."""
        return State(self.table, self.clock, self.ledger, self.task)

    def pay(self, source: str, target: str, amount: int, *rules: str, cause: str, unit: str = "cash") -> None:
        """Move coins or fruit through the ledger."""
        pay(self, source, target, amount, rules, unit, cause=cause)
