"""Coins: a game small enough to read in one sitting, and the example of how a game is added to the kit.

It has one of everything that the contract knows: a die, a secret choice, an interjection, three countable things,
options, two rulesets and custom positions. Only the tests register it; nobody is meant to enjoy it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gamekit import locale
from gamekit.core.game import register, unregister
from tests.tiny.game import GAME, Coins

__all__ = ["GAME", "Coins", "registered"]

WORDS = Path(__file__).parent / "locale"


@contextmanager
def registered(game: Coins = GAME) -> Iterator[Coins]:
    """Make the game and its words known while the block runs, and forget both afterwards."""
    register(game.id, game, parts=__name__)
    locale.register(game.id, WORDS)
    try:
        yield game
    finally:
        locale.unregister(game.id)
        unregister(game.id)
