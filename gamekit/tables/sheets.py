"""Tables in files that spreadsheets read."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from os import PathLike
from typing import Any

from gamekit.replay.files import write_whole
from gamekit.tables.common import Column, Row

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would run as a formula."""


def to_csv(rows: Iterable[Row], path: str | PathLike[str], heads: Mapping[str, Column | str] | None = None) -> None:
    """Write rows to a file that spreadsheets read, without pandas.

    Parameters
    ----------
    rows
        Of :func:`gamekit.tables.rows`.
    path
        Where to; a file that is there is replaced, as a whole or not at all.
    heads
        Of :func:`gamekit.tables.columns`: the first line then has words, with units in brackets, in place of keys.
        They also give a table without rows its first line.

    Raises
    ------
    OSError
        If the file cannot be written.

    Notes
    -----
    A text that a spreadsheet would run as a formula, such as a player's name that begins with ``=``, gets an
    apostrophe in front of it.

    Examples
    --------
    >>> import gamekit, tempfile, pathlib
    >>> from gamekit import tables
    >>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder) / "cash.csv"
    ...     to_csv(tables.rows(session, "cash"), path, tables.columns(session, "cash"))
    ...     print(path.read_text("utf-8-sig").splitlines()[0])
    Turn,Nation,Step,Ann (millions),Ben (millions)
    """
    made = list(rows)
    keys = list(heads) if heads else list(made[0]) if made else []
    first = [_head(heads[key]) if heads else key for key in keys]
    write_sheet(path, [first, *([row[key] for key in keys] for row in made)])


def write_sheet(path: str | PathLike[str], lines: Iterable[Iterable[Any]]) -> None:
    """Write lines of cells to a CSV file, as a whole or not at all; see :func:`cell`.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    file = io.StringIO(newline="")
    csv.writer(file).writerows([cell(value) for value in line] for line in lines)
    # Spreadsheets take a file without the mark for one in an older encoding.
    write_whole(path, file.getvalue().encode("utf-8-sig", "replace"))


def cell(value: Any) -> Any:
    """Return what stands in the file for a value: a text that could be a formula gets an apostrophe in front of it.

    Examples
    --------
    >>> cell("=1+1"), cell(-1), cell("Ann")
    ("'=1+1", -1, 'Ann')
    """
    return f"'{value}" if isinstance(value, str) and value.startswith((*FORMULA, "'")) else value


def plain(text: str) -> str:
    """Return the text for which :func:`cell` gave what stands in the file.

    Examples
    --------
    >>> plain("'=1+1"), plain("Ann")
    ('=1+1', 'Ann')
    """
    return text[1:] if text.startswith("'") and text[1:].startswith((*FORMULA, "'")) else text


def _head(column: Column | str) -> str:
    if isinstance(column, str):
        return column
    return f"{column.words} ({column.unit})" if column.unit else column.words
