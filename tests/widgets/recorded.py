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


@cache
def long_game() -> Session:
    """Return a game of 600 steps. Shared: only look at it."""
    # Many random games end earlier.
    return next(session for seed in count(1) if len(session := play(600, seed)) == 600)


@cache
def short_game() -> Session:
    """Return a game of 40 steps. Shared: only look at it."""
    return play(40)
