"""The dice and cards of a class: decided by the seed and by what is drawn, never by what was played before.

A session's own draws are keyed by how many cards were drawn and how many clashes fought; another slider changes those,
and with them the dice. Here the crisis die of a turn, the clash die of a zone, and the cards of a turn one by one have
keys of their own, so that two economies that begin differently meet the same luck.
"""

from __future__ import annotations

from typing import Any

from gamekit.core.chance import Draw
from gamekit.core.game import Step
from gamekit.core.session import Session
from gamekit.incorporated.board import board
from gamekit.incorporated.tasks import ClashDieTask, CrisisDieTask


def crisis_die(seed: int, turn: int) -> int:
    """Return what the crisis die shows in a turn, whatever happens before.

    Examples
    --------
    >>> crisis_die(7, 1) == crisis_die(7, 1)
    True
    """
    return 1 + Draw(seed).number(board().crisis_die, *_key(turn, CrisisDieTask.TAG, 0))


def draw(session: Session) -> Step[Any]:
    """Let chance act in a session of Incorporated with the dice of the class, and return the step.

    Raises
    ------
    SessionError
        If it is not chance's turn.
    """
    if session.state.task is None:
        # The game is over: the session says what is wrong.
        return session.draw()
    task, turn = session.state.task, session.state.clock.turn
    which = task.zone if isinstance(task, ClashDieTask) else _before(session)
    return session.draw(*_key(turn, task.TAG, which))


def _key(turn: int, what: str, which: str | int) -> tuple[str | int, ...]:
    return ("classroom", turn, what, which)


def _before(session: Session) -> int:
    """Return how often the same thing was drawn in this turn."""
    tag, turn, count = session.state.task.TAG, session.state.clock.turn, 0
    node = session.node.parent
    while node is not None and node.state.clock.turn == turn:
        count += tag == node.state.task.TAG
        node = node.parent
    return count
