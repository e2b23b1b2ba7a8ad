"""Computer players at a table of any game, and what they were asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import gamekit
from gamekit import players
from gamekit.core.chance import CHANCE
from gamekit.core.session import Session
from gamekit.players import PlayerError, Question


def play_in_moods(
    session: Session, moods: Sequence[str], known: Sequence[str], seed: int, actions: int | None = None
) -> Session:
    """Let biased players in these moods finish a game.

    Parameters
    ----------
    session
        The game; it is played in place and returned.
    moods
        The mood of each seat.
    known
        All moods of the game by name, in the order in which seeds pick them.
    seed
        Tells the players of one game from those of another.
    actions
        After how many actions the game is cut off; None for a game that must come to its end.
    """
    table = [
        players.get("biased", len(known) * (seed * 10 + place) + known.index(mood)) for place, mood in enumerate(moods)
    ]
    if actions is None:
        players.play(session, table)
        return session
    try:
        players.play(session, table, max_actions=actions)
    except PlayerError as error:
        if error.code != "player.too_long":
            raise
    return session


def play_greedy(game: str, count: int, seed: int, **options: Any) -> Session:
    """Return a finished game of so many greedy players."""
    session = gamekit.new_session(game, players=count, seed=seed, options=options)
    players.play(session, [players.get("greedy", seed * 10 + place) for place in range(count)])
    return session


def questions(session: Session, every: int) -> Iterator[Question]:
    """Yield the decisions of the seats at every so many steps of a game that was played, as they were put to them."""
    rules = session.game
    for node in session.line[:-1:every]:
        decision = rules.to_act(node.state)
        assert decision is not None
        if decision.actor != CHANCE:
            view, legal = rules.view(node.state, decision.seat), rules.legal_actions(node.state)
            yield Question(rules.id, node.n, decision.seat, decision, view, legal)
