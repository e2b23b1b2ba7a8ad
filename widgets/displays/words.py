"""What a game shows, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit import locale


class Words:
    """The words of one part of what a game shows.

    Parameters
    ----------
    game
        Its id.
    part
        The part, as in the ids of its messages: ``"map"`` for ``widget.map.…``.
    lang
        ``"en"`` or ``"fr"``.
    names
        Names of the players by seat.
    """

    def __init__(self, game: str, part: str, lang: str, names: Mapping[str, str] | None = None) -> None:
        self.game, self.part, self.lang, self.names = game, part, lang, names or {}

    def __call__(self, message: str, **parts: Any) -> str:
        """Return a text of the part."""
        return locale.text(f"widget.{self.part}.{message}", self.lang, game=self.game, names=self.names, **parts)

    def name(self, identifier: str) -> str:
        """Return what a place, a player or a thing is called."""
        return locale.name(self.game, identifier, self.lang, self.names)


def bracketed(said: str, rules: Sequence[str]) -> str:
    """Return a sentence with the rules that it rests on in brackets at its end.

    Examples
    --------
    >>> bracketed("Growth falls.", ["INC-002"])
    'Growth falls (INC-002).'
    """
    return f"{said.removesuffix('.')} ({', '.join(rules)})." if rules else said
