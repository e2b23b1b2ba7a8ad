"""What can happen in phase IV: order of play, and passing. Battles, sieges, missions and offers have their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeRolled(Event):
    """A die of initiative falls (IMP-040), ``again`` for one of a full tie (IMP-A07)."""

    kind: ClassVar[str] = "initiative_rolled"
    player: str
    die: int
    again: bool

    def message(self) -> str:
        """Return a sentence of its own for a re-roll."""
        return "event.initiative_rolled.again" if self.again else "event.initiative_rolled.first"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpendingDone(Event):
    """A seat has decided on its initiative points, which nobody else sees yet (IMP-171)."""

    kind: ClassVar[str] = "spending_done"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpendingNoted(Event):
    """The points that a seat decided to spend, told to nobody else before all have decided (IMP-171)."""

    kind: ClassVar[str] = "spending_noted"
    player: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeShown(Event):
    """The points that a seat spent are shown (IMP-A07)."""

    kind: ClassVar[str] = "initiative_shown"
    player: str
    points: int
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderOfPlay(Event):
    """The order of play of this phase (IMP-042)."""

    kind: ClassVar[str] = "order_of_play"
    player: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A seat passes (IMP-043)."""

    kind: ClassVar[str] = "passed"
    player: str
