"""Computer players. They get a view, redacted events and the legal actions, never the state.

Examples
--------
>>> from gamekit import players
>>> players.names()
('biased', 'greedy', 'random')
>>> players.get("greedy", seed=3)
GreedyPlayer(seed=3)
"""

from __future__ import annotations

from gamekit.players.base import Player, PlayerError, Question
from gamekit.players.chancy import BiasedPlayer, RandomPlayer
from gamekit.players.greedy import GreedyPlayer
from gamekit.players.loop import play

__all__ = ["Player", "PlayerError", "Question", "get", "names", "play"]

_PLAYERS: dict[str, type[Player]] = {kind.name: kind for kind in (RandomPlayer, BiasedPlayer, GreedyPlayer)}


def names() -> tuple[str, ...]:
    """Return the names of all computer players, sorted."""
    return tuple(sorted(_PLAYERS))


def get(name: str, seed: int = 0) -> Player:
    """Return a new computer player for one seat.

    Parameters
    ----------
    name
        One of :func:`names`.
    seed
        Any whole number; two players with the same seed choose alike in the same game.

    Raises
    ------
    PlayerError
        If there is none of that name.
    """
    if name not in names():
        raise PlayerError("player.unknown", given=str(name), known=", ".join(names()))
    return _PLAYERS[name](seed)
