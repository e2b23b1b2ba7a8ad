"""What can happen to a building that is hit, in a siege or by a spy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingHit(Event):
    """A building loses a point of life; at 0 it is gone (IMP-136).

    Parameters
    ----------
    player
        The owner of the city, ``""`` where nobody owns it.
    left
        Its points of life afterwards.
    """

    kind: ClassVar[str] = "building_hit"
    player: str
    city: str
    building: str
    left: int

    def message(self) -> str:
        """Return a sentence of its own for a building that is gone."""
        return "event.building_hit.damaged" if self.left else "event.building_hit.gone"
