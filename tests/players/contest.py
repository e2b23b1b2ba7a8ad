"""Greedy players against others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gamekit
from gamekit import players

SEEDS = 2


def share_won(game: str, counts: Iterable[int], other: str, **options: Any) -> float:
    """Return the share of games that one greedy player wins among others, by numbers of players, two games each."""
    games = [(count, seed) for count in counts for seed in range(SEEDS)]
    won = 0
    for count, seed in games:
        session = gamekit.new_session(game, players=count, seed=seed, options=options)
        own = seed % count
        table = [players.get("greedy" if place == own else other, seed + place) for place in range(count)]
        won += players.play(session, table).ranks[own][1] == 1
    return won / len(games)
