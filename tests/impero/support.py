"""Positions and plays of IMPERO for the tests."""

from __future__ import annotations

from typing import Any

from gamekit.core.game import Config
from gamekit.core.seats import seat_ids
from gamekit.impero import GAME
from gamekit.impero.board import RESOURCES
from gamekit.impero.pieces import name_key
from gamekit.impero.state import State
from tests.play import BasePlay


class Play(BasePlay[State]):
    """A position of IMPERO to play on."""

    game = GAME

    @classmethod
    def begun(cls, players: int = 2, **options: Any) -> Play:
        """Return the opening of a game."""
        return cls(GAME.setup(Config(seat_ids(players), "impero", options)))

    def sound(self) -> None:
        """Check what holds in every position."""
        super().sound()
        for pieces in (self.state.armies, self.state.fleets, self.state.agents):
            assert list(pieces) == sorted(pieces, key=lambda own: (own.owner, name_key(own.name))), "lookups rely on it"

    def stock(self, seat: str) -> dict[str, int]:
        """Return what a seat has of each resource, zeros left out."""
        return {unit: held for unit in RESOURCES if (held := self.state.stock(seat, unit))}

    def told(self, kind: str) -> list[Any]:
        """Return the events of a kind of the last actions."""
        return [event for event in self.events if event.kind == kind]
