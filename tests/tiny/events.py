"""What can happen in coins, besides payments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round begins; ``player`` goes first."""

    kind: ClassVar[str] = "round"
    turn: int
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    """The die was rolled."""

    kind: ClassVar[str] = "rolled"
    pips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    """A player has picked; what, the others do not see yet."""

    kind: ClassVar[str] = "chose"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked(Event):
    """What a player picked: first for himself alone, then for everybody."""

    kind: ClassVar[str] = "picked"
    player: str
    fruit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Event):
    """A player sold nothing."""

    kind: ClassVar[str] = "kept"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The last round is over."""

    kind: ClassVar[str] = "game_over"
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A player's result, in points."""

    kind: ClassVar[str] = "scored"
    player: str
    cash: int
    pairs: int
    score: int
    rank: int
