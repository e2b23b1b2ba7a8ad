"""Games to look at: played by chance from a seed, the same every time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from random import Random

import gamekit
from gamekit import Session

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")


def play(steps: int, seed: int = 5, players: Sequence[str] = PLAYERS) -> Session:
    """Return a game of at most so many random steps."""
    session = gamekit.new_session("imperial2030", players=list(players), seed=seed)
    chance = Random(seed)
    while session.to_act is not None and len(session) < steps:
        session.play(chance.choice(session.legal_actions))
    return session


def long_game() -> Session:
    """Return a game of 600 steps. Shared: only look at it; a table moves the session it is given, so let it `play`."""
    return _shared(600)


def short_game() -> Session:
    """Return a game of 40 steps. Shared as `long_game` is."""
    return _shared(40)


def long_game_of_my_own() -> Session:
    """Return a game of 600 steps to do with as one likes."""
    # Many random games end earlier.
    return next(session for seed in count(1) if len(session := play(600, seed)) == 600)


def _shared(steps: int) -> Session:
    session = _played(steps)
    assert session.n == steps, "a test moved the game that all tests look at"
    return session


@cache
def _played(steps: int) -> Session:
    return long_game_of_my_own() if steps == 600 else play(steps)
