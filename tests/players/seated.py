"""Computer players at a table of any game, and what one of them was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamekit import players
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


def asked_at(session: Session, state: Any, step: int) -> Question:
    """Return a decision of a game that was played as it was put to a player."""
    rules = session.game
    decision = rules.to_act(state)
    assert decision is not None
    view, legal = rules.view(state, decision.seat), rules.legal_actions(state)
    return Question(session.game.id, step, decision.seat, decision, view, legal)
