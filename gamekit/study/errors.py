"""What can be wrong when a game is studied."""

from __future__ import annotations

from gamekit.core.errors import RondelError


class StudyError(RondelError):
    """Something that is asked of a study cannot be done: no such step, line or note, or nothing to do."""
