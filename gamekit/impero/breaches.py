"""How what cannot stand in a position is said: by message, so that a custom position is refused in either language."""

from __future__ import annotations

from typing import Any

from gamekit.core.errors import PositionError
from gamekit.core.game import Breach
from gamekit.impero.rulesets import GAME_ID


def problem(code: str, **params: Any) -> PositionError:
    """Return what is wrong in a position, in words that begin with what would be needed."""
    return PositionError(f"impero.position.{code}", game=GAME_ID, **{k: _shown(v) for k, v in params.items()})


def _shown(value: Any) -> Any:
    """Return a value as a sentence can hold it: lists joined, an empty text in quotes, nothing as a dash."""
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_shown(item)) for item in value) or "-"
    return '""' if value == "" else value


def breach(rule: str, code: str, **params: Any) -> Breach:
    """Return a broken invariant with the rule that it breaks."""
    return Breach(rule, problem(code, **params))
