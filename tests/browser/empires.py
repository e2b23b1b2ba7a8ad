"""Games of IMPERO to sit down at, for the tests of the table and of the player."""

from __future__ import annotations

from functools import cache

import gamekit
from gamekit import Session
from tests.conftest import ROOT

RECORDED = ROOT / "replays/impero-4p.replay.jsonl"


@cache
def whole() -> Session:
    """Return a recorded game of four factions, not to be moved."""
    return gamekit.load(RECORDED)


@cache
def first(point: str, later: int = 0) -> int:
    """Return the first step of the recorded game, from a step on, after which something is to be decided."""
    game = whole()
    return next(n for n in range(later, len(game)) if game.view(n)["decision"]["point"] == point)


def at(point: str, later: int = 0) -> Session:
    """Return the recorded game as it stood when something was to be decided for the first time, from a step on."""
    session = gamekit.load(RECORDED)
    session.undo_to(first(point, later))
    return session
