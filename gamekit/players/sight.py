"""What a seat makes of the position it is shown: the common part of what computer players see in each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Self


class BaseSight:
    """A view with the eyes of a seat. Games derive from it what they index and judge, each thing once.

    Parameters
    ----------
    view
        The position as the game shows it to the seat that is asked.
    seat
        Whose interests count.
    """

    def __init__(self, view: Mapping[str, Any], seat: str) -> None:
        self.view = view
        self.seat = seat
        self._known: dict[str, Any] = {seat: self}

    @cached_property
    def own(self) -> Mapping[str, Any]:
        """What the view tells of the own seat."""
        found: Mapping[str, Any] = self.view["seats"][self.seat]
        return found

    def as_seen_by(self, seat: str) -> Self:
        """Return the same view with the interests of another seat."""
        if seat not in self._known:
            self._known[seat] = type(self)(self.view, seat)
            self._known[seat]._known = self._known
        found: Self = self._known[seat]
        return found
