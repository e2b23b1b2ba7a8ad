"""What can happen on a mission of a spy (IMP-150 to IMP-153)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionBegun(Event):
    """A spy is sent on a mission, its effect chosen before the die (IMP-150, IMP-153).

    ``effect`` is ``stability``, ``building``, ``influence`` or ``stocks``; ``city`` and ``building`` as it needs them.
    """

    kind: ClassVar[str] = "mission"
    told_by: ClassVar[str] = "effect"
    player: str
    spy: str
    region: str
    target: str
    effect: str
    city: str
    building: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionRolled(Event):
    """The die of a mission; ``result`` is ``success``, ``nothing`` or ``caught`` (IMP-151)."""

    kind: ClassVar[str] = "mission_rolled"
    told_by: ClassVar[str] = "result"
    player: str
    spy: str
    die: int
    result: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpySentBack(Event):
    """A spy who was caught is in the region of its capital again (IMP-152)."""

    kind: ClassVar[str] = "spy_back"
    player: str
    spy: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpyLost(Event):
    """A spy who was caught has no capital to return to and leaves the game (IMP-141)."""

    kind: ClassVar[str] = "spy_lost"
    player: str
    spy: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StocksSeen(Event):
    """A spy sees the stocks of a seat; only its owner is told (IMP-153)."""

    kind: ClassVar[str] = "stocks_seen"
    player: str
    target: str
    food: int
    wood: int
    metal: int
    gold: int
