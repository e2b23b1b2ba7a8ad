"""What was done to notes, to be undone and done again."""

from __future__ import annotations

from collections.abc import Iterable

from gamekit.study.book import Book, Changes


class History:
    """Two stacks of changes to a book: what can be undone, and what can be done again."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._done: list[tuple[str, Changes]] = []
        self._undone: list[tuple[str, Changes]] = []

    @property
    def undoable(self) -> str:
        """What :meth:`undo` would undo: the word that :meth:`add` was given; empty if nothing."""
        return self._done[-1][0] if self._done else ""

    @property
    def redoable(self) -> str:
        """What :meth:`redo` would do again; empty if nothing."""
        return self._undone[-1][0] if self._undone else ""

    def add(self, what: str, changes: Changes) -> None:
        """Remember a change that was made; what was undone before can no longer be done again."""
        if changes:
            self._done.append((what, changes))
            self._undone.clear()

    def undo(self, time: str) -> str:
        """Undo the last change and return what it was; empty if there is none."""
        if not self._done:
            return ""
        what, changes = self._done.pop()
        for name, (before, _) in changes.items():
            self._book.restore(name, before, time)
        self._undone.append((what, changes))
        return what

    def redo(self, time: str) -> str:
        """Do the change again that was undone last and return what it was; empty if there is none."""
        if not self._undone:
            return ""
        what, changes = self._undone.pop()
        for name, (_, after) in changes.items():
            self._book.restore(name, after, time)
        self._done.append((what, changes))
        return what

    def forget(self, names: Iterable[str]) -> None:
        """Leave alone from now on what others changed meanwhile: undoing would take their work back."""
        gone = set(names)
        for stack in (self._done, self._undone):
            for _, changes in stack:
                for name in gone & changes.keys():
                    del changes[name]
            stack[:] = [(what, changes) for what, changes in stack if changes]
