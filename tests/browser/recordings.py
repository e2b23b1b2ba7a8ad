"""Recorded games of Incorporated and IMPERO to sit down at, for the tests of tables and players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import gamekit
from gamekit import Session
from tests.conftest import ROOT


@dataclass(frozen=True)
class Recording:
    """A recorded game that tests have in common."""

    name: str
    """Of its file, and what tells its tests apart."""

    def __str__(self) -> str:
        return self.name

    def load(self) -> Session:
        """Return the game, to be moved."""
        return gamekit.load(ROOT / f"replays/{self.name}.replay.jsonl")

    def whole(self) -> Session:
        """Return the game, not to be moved."""
        return _whole(self)

    def first(self, point: str, later: int = 0) -> int:
        """Return its first step, from a step on, after which something is to be decided."""
        return _first(self, point, later)

    def at(self, point: str, later: int = 0) -> Session:
        """Return the game as it stood when something was to be decided for the first time, from a step on."""
        session = self.load()
        session.undo_to(self.first(point, later))
        return session


@cache
def _whole(recording: Recording) -> Session:
    return recording.load()


@cache
def _first(recording: Recording, point: str, later: int) -> int:
    game = recording.whole()
    return next(n for n in range(later, len(game)) if game.view(n)["decision"]["point"] == point)


INCORPORATED = Recording("incorporated-3p")
IMPERO = Recording("impero-4p")
