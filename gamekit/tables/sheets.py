"""Tables in files that spreadsheets read."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

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
        Where to; a file that is there is overwritten.
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
    # Spreadsheets take a file without the mark for one in an older encoding.
    with Path(path).open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([_cell(_head(heads[key])) if heads else key for key in keys])
        writer.writerows([_cell(row[key]) for key in keys] for row in made)


def _head(column: Column | str) -> str:
    if isinstance(column, str):
        return column
    return f"{column.words} ({column.unit})" if column.unit else column.words


def _cell(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
