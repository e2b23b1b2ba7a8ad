"""The side lines of a study as films, each made once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gamekit.core.session import Node, Session
from gamekit.study import Line, Study
from widgets.displays import display
from widgets.film import book_texts, make_side, named_in, pack


class Sides:
    """Films of the side lines of a study, kept while the lines stay as they are.

    Parameters
    ----------
    study
        Whose lines they are.
    """

    def __init__(self, study: Study) -> None:
        self._study = study
        self._made: dict[Any, dict[str, Any]] = {}
        self._packed: tuple[Any, str] = (None, "")
        self._seen: dict[str, dict[Node, dict[str, Any]]] = {}

    def views(self, session: Session, lang: str) -> list[dict[str, Any]]:
        """Return what is seen at each step of a line; what lines share is made once, until all films are packed."""
        return display(session.game.id).views(session, lang, seen=self._seen.setdefault(lang, {}))

    def packed(self, lang: str, known: Collection[str]) -> str:
        """Return all films, packed, each line behind the one that it leaves.

        Parameters
        ----------
        lang
            Language of the log.
        known
            The rules whose texts the film of the main line has already.
        """
        lines = self._study.lines
        keys: dict[str, Any] = {"": lang}
        # A line is known by its moves and by those before it: what is written of it does not matter here.
        for name, line in lines.items():
            keys[name] = (keys[line.base], line.at, line.note.line)
        now = tuple(keys.items())
        if now != self._packed[0]:
            self._made = {
                keys[name]: self._made[keys[name]] if keys[name] in self._made else self._make(line, lang, known)
                for name, line in lines.items()
            }
            entries = [{"id": name, "base": line.base, **self._made[keys[name]]} for name, line in lines.items()]
            self._packed = now, pack(entries)
        # They take much room, and are only needed again for a line that is new.
        self._seen.clear()
        return self._packed[1]

    def _make(self, line: Line, lang: str, known: Collection[str]) -> dict[str, Any]:
        session = line.session
        side = make_side(session, line.at, lang, views=self.views(session, lang))
        book = session.game.rulebook(session.view(0)["ruleset"])
        wanted = [rule for rule in named_in(book, side) if rule not in known]
        return {**side, "rules": book_texts(book, wanted, lang)}
