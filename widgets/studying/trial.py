"""Moves that are tried: a table for a session of its own, and what was played there otherwise than in the study."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.study import Study
from widgets.studying.shown import said
from widgets.table import GameTable


class Trial:
    """A table at which other moves are played from a step on.

    Everybody plays at it and no computer player; nothing is saved, and nothing of the study changes.

    Parameters
    ----------
    study
        Whose moves are tried otherwise.
    n, line
        The step after which the first move is played, on which line.
    lang, size
        As of the table.
    changed
        Called after anything was played or taken back.

    Raises
    ------
    StudyError, SessionError
        If there is no such step.
    """

    def __init__(self, study: Study, n: int, line: str, *, lang: str, size: str, changed: Callable[[], None]) -> None:
        self.session: Session = study.trial(n, line)
        self.line = line
        self._n = n
        # As it is now: what is done meanwhile to the study, from a cell or another thread, is not waited for here.
        self._played = study.line(line).held()
        self.table = GameTable(self.session, {}, lang=lang, size=size)
        self.table.observe(lambda _change: changed(), "_now")

    def now(self, lang: str) -> dict[str, Any]:
        """Return from where and what was played, in sentences, and whether that is anything that could be kept."""
        line, n = self.session.line, min(self._n, self._common())
        return {
            "n": n,
            "line": self.line,
            "moves": [self._words(k, lang) for k in range(n + 1, len(line))],
            "possible": len(self.session) > self._common(),
        }

    def close(self) -> None:
        """Take the table away."""
        self.table.close()

    def _common(self) -> int:
        """Return the last step that was played as in the study."""
        both = [(tried.action, known.action) for tried, known in zip(self.session.steps, self._played.steps)]
        return next((k for k, (tried, known) in enumerate(both) if tried != known), len(both))

    def _words(self, k: int, lang: str) -> str:
        """Return what a step did, in its first sentence; a choice made in secret as the seat sees it that made it."""
        session = self.session
        decision = session.game.to_act(session.line[k - 1].state)
        seat = decision.seat if decision and decision.seat in session.names else PUBLIC
        told = session.log(k, lang) or session.log(k, lang, seat)
        return told[0][0] if told else said("unseen", lang)
