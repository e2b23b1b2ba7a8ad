"""Games of Incorporated to sit down at, for the tests of the table and of the player."""

from __future__ import annotations

from functools import cache

import gamekit
from gamekit import Session
from tests.conftest import ROOT

RECORDED = ROOT / "replays/incorporated-3p.replay.jsonl"


@cache
def whole() -> Session:
    """Return a recorded game of three players, not to be moved."""
    return gamekit.load(RECORDED)


@cache
def first(point: str) -> int:
    """Return the first step of the recorded game after which something is to be decided."""
    game = whole()
    return next(n for n in range(len(game)) if game.view(n)["decision"]["point"] == point)


def at(point: str) -> Session:
    """Return the recorded game as it stood when something was to be decided for the first time."""
    session = gamekit.load(RECORDED)
    session.undo_to(first(point))
    return session
