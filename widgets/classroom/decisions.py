"""The journal of a class as a table that grows while decisions are made, with a button that saves it."""

from __future__ import annotations

from typing import Any, ClassVar

from gamekit.classroom import Journal
from gamekit.classroom.journal import COLUMNS, heading
from gamekit.locale import text
from widgets.classroom.demo import Demo
from widgets.classroom.desk import Line, button, field, part, rows


class Decisions(Demo):
    """Show what was decided, newest first, and save it for a spreadsheet.

    Parameters
    ----------
    journal : Journal
        Of the class; what the demonstrations note in it later appears here.
    file : str
        Name of the file that the button writes.
    **kwargs
        ``lang`` and ``size``.

    Examples
    --------
    >>> journal = Journal()
    >>> table = Decisions(journal)
    >>> journal.note("crisis", chosen="boom")
    >>> table
    Decisions(file='decisions.csv', lang='en')
    """

    part: ClassVar[str] = "decisions"

    def __init__(self, journal: Journal, *, file: str = "decisions.csv", **kwargs: Any) -> None:
        self._file = file
        super().__init__(journal=journal, **kwargs)
        journal.listen(self._refresh)

    def save(self) -> None:
        """Save the table, as the button does."""
        self.press("save")

    def _home(self) -> dict[str, Any]:
        return {"file": self._file}

    def _fields(self) -> list[dict[str, Any]]:
        return [field("file", "text", text("widget.classroom.file", self.lang), self.values["file"])]

    def _buttons(self) -> list[dict[str, Any]]:
        return [button("save", text("widget.classroom.save", self.lang), main=True)]

    def _all_buttons(self) -> list[dict[str, Any]]:
        # There is nothing to put back, and nobody should fear that a button empties the journal.
        return self._buttons()

    def _title(self) -> list[Line]:
        assert self.journal is not None
        count = len(self.journal)
        which = "some" if count else "none"
        return [[text(f"widget.classroom.decisions.{which}", self.lang, count=count)]]

    def _tables(self) -> list[dict[str, Any]]:
        assert self.journal is not None
        made = self.journal.rows()
        if not made:
            return []
        cells = [["" if row[column] is None else str(row[column]) for column in COLUMNS] for row in reversed(made)]
        heads = [heading(column, self.lang) for column in COLUMNS]
        return [part(text("widget.classroom.part.decisions", self.lang), heads, rows(cells), words=True)]

    def _press(self, what: str) -> None:
        assert what == "save"
        assert self.journal is not None
        try:
            self.journal.save(self.values["file"], self.lang)
        # A name with a null byte is a ValueError.
        except (OSError, ValueError) as error:
            self.said = [[self._unsaved(self.values["file"], error)]]
        else:
            self.said = [[text("widget.classroom.saved", self.lang, file=self.values["file"], count=len(self.journal))]]
