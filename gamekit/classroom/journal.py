"""The decisions of a class as a table: who chose what, with which seed, what was expected, and what came."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Mapping
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.core.errors import RondelError, SetupError
from gamekit.locale import LANGUAGES, text
from gamekit.replay.files import check_path
from gamekit.tables.sheets import plain, write_sheet

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ("number", "part", "who", "chosen", "seed", "prediction", "result")
"""What is noted of a decision."""


class Journal:
    """What a class decided, in order. It is kept apart from the widgets, so that redrawing one loses nothing.

    Parameters
    ----------
    path
        A CSV file: what it holds is read at first, and every decision is saved there at once. None keeps all in memory
        until :meth:`save`.

    Raises
    ------
    RondelError
        If the file is there but is no such table.
    OSError
        If it cannot be read.

    Examples
    --------
    >>> journal = Journal()
    >>> journal.note("crisis", who="Table 1", chosen={"growth": 5, "stress": 1}, seed=7, prediction="no crisis")
    >>> [(row["number"], row["who"], row["chosen"]) for row in journal.rows()]
    [(1, 'Table 1', 'growth 5, stress 1')]
    """

    def __init__(self, path: str | PathLike[str] | None = None) -> None:
        self.path = path
        self._rows: list[dict[str, Any]] = []
        self._heard: list[Callable[[], None]] = []
        if path is not None:
            check_path(path)
            if Path(path).exists():
                self._rows = _read(path)

    def note(
        self,
        part: str,
        *,
        who: str = "",
        chosen: str | Mapping[str, Any] = "",
        seed: int | None = None,
        prediction: str = "",
        result: str = "",
    ) -> None:
        """Add a decision.

        Parameters
        ----------
        part
            The part of the lesson.
        who
            A person, a group, a table; may be empty.
        chosen
            A scenario, or what was chosen by slider.
        seed
            Of the dice and cards.
        prediction, result
            What was expected, and what came.

        Raises
        ------
        SetupError
            If the seed is no whole number; nothing is noted then.
        OSError
            If the file of the journal cannot be written; the decision is in the journal all the same.
        """
        if seed is not None and type(seed) is not int:
            raise SetupError("setup.seed", got=repr(seed)[:40])
        told = chosen if isinstance(chosen, str) else ", ".join(f"{key} {value}" for key, value in chosen.items())
        row = {"part": part, "who": who, "chosen": told, "seed": seed, "prediction": prediction, "result": result}
        self._rows.append({"number": len(self._rows) + 1, **row})
        try:
            if self.path is not None:
                self.save(self.path)
        finally:
            for heard in self._heard:
                heard()

    def rows(self) -> list[dict[str, Any]]:
        """Return the decisions, oldest first, with the keys of `COLUMNS`; ``seed`` is None where there was none."""
        return [dict(row) for row in self._rows]

    def frame(self, lang: str | None = None) -> pd.DataFrame:
        """Return the decisions as a pandas frame, indexed by number; with ``lang`` its headings are words.

        Raises
        ------
        ImportError
            If pandas is not installed.
        """
        import pandas as pd

        made = pd.DataFrame(self.rows(), columns=list(COLUMNS)).astype({"seed": "Int64"})
        if lang is not None:
            made = made.rename(columns={column: heading(column, lang) for column in COLUMNS})
        return made.set_index(heading("number", lang) if lang else "number")

    def save(self, path: str | PathLike[str] = "decisions.csv", lang: str | None = None) -> None:
        """Write the decisions to a file that spreadsheets read, as a whole or not at all.

        Parameters
        ----------
        path
            Where to; a file that is there is replaced.
        lang
            Language of the first line; None writes the keys. Both can be read again.

        Raises
        ------
        OSError
            If the file cannot be written.

        Notes
        -----
        A text that a spreadsheet would run as a formula gets an apostrophe in front of it.
        """
        check_path(path)
        heads = [heading(column, lang) if lang else column for column in COLUMNS]
        write_sheet(path, [heads, *([row[column] for column in COLUMNS] for row in self._rows)])

    def listen(self, heard: Callable[[], None]) -> None:
        """Call a function after each decision that is noted."""
        self._heard.append(heard)

    def __len__(self) -> int:
        """Return how many decisions there are."""
        return len(self._rows)

    def __repr__(self) -> str:
        """Return how many decisions there are."""
        return f"Journal({len(self)} decisions)"


def heading(column: str, lang: str) -> str:
    """Return what a column is called."""
    return text(f"classroom.column.{column}", lang)


def _read(path: str | PathLike[str]) -> list[dict[str, Any]]:
    unread = RondelError("journal.columns", file=fspath(path), columns=", ".join(COLUMNS))
    try:
        with Path(path).open(encoding="utf-8-sig", newline="") as file:
            head, *lines = list(csv.reader(file)) or [[]]
    except (UnicodeDecodeError, csv.Error) as problem:
        raise unread from problem
    # The file may also be one that was saved with headings in words.
    if tuple(head) not in (COLUMNS, *(tuple(heading(column, lang) for column in COLUMNS) for lang in LANGUAGES)):
        raise unread
    rows = []
    for number, line in enumerate(lines, 1):
        cells = dict(zip(COLUMNS, map(plain, line)))
        if len(line) != len(COLUMNS) or not re.fullmatch(r"(-?[0-9]+)?", cells["seed"]):
            raise unread
        rows.append({**cells, "number": number, "seed": int(cells["seed"]) if cells["seed"] else None})
    return rows
