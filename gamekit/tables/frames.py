"""A table of a session: its plain rows, what its columns are called, or a pandas frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gamekit.core.errors import RondelError
from gamekit.core.game import games, part
from gamekit.core.session import Session
from gamekit.locale import text
from gamekit.tables.common import ANY_GAME, Column, Row, Table
from gamekit.tables.words import WORDS, headings, spoken_columns, unit_of

if TYPE_CHECKING:
    import pandas as pd


def tables_of(game: str) -> Mapping[str, Table]:
    """Return the tables that a game has, by name: those of its part, or those that can be made of any game."""
    own = part(game, __package__)
    return own.TABLES if own else ANY_GAME


TABLES: tuple[str, ...] = tuple(dict.fromkeys(what for game in games(__package__) for what in tables_of(game)))
"""The names of the tables of all games that were registered when this was imported: those of the kit."""


def rows(
    session: Session, what: str, lang: str = "en", *, first: int | None = None, last: int | None = None
) -> list[Row]:
    """Return a table of the line under a session's cursor, without pandas.

    Parameters
    ----------
    session
        What was played, or loaded with :func:`gamekit.load`.
    what
        A name of :data:`TABLES`; the function of the same name in :mod:`gamekit.tables` says what its rows hold.
    lang
        Language of the sentences in ``"actions"``, ``"decisions"`` and ``"sliders"``.
    first, last
        Keep only what belongs to these turns and those between (of Imperial 2030: nation turns); None: from the start,
        to the end. The set-up belongs to the turn before the first one, in an ordinary game turn 0.

    Returns
    -------
    list of dict
        All rows have the same keys: ids, not names.

    Raises
    ------
    RondelError
        If there is no such table, the game has none of that name, or ``first`` lies after ``last``.
    """
    return _rows(session, what, lang, first, last)[0]


def columns(session: Session, what: str, lang: str = "en") -> dict[str, Column]:
    """Return what the columns of a table are called, and what their numbers count, by key.

    Parameters
    ----------
    session, what
        As for :func:`rows`.
    lang
        ``"en"`` or ``"fr"``.

    Raises
    ------
    RondelError
        As :func:`rows`.
    """
    keys, table = _rows(session, what, lang, None, None)[1], _table(session, what)
    return {
        key: Column(head, text(f"unit.{unit}", lang) if (unit := unit_of(table, key)) else "")
        for key, head in headings(session, keys, lang).items()
    }


def frame(
    session: Session, what: str, lang: str | None = None, *, first: int | None = None, last: int | None = None
) -> pd.DataFrame:
    """Return a table as a pandas frame.

    Parameters
    ----------
    session, what, first, last
        As in :func:`rows`.
    lang
        ``"en"`` or ``"fr"`` for headings and names that people read, and empty cells where there is nothing; None keeps
        the ids, and numbers as numbers (``Int64`` where some are missing), which suits further computing.

    Returns
    -------
    pandas.DataFrame
        Indexed by turn; ``"actions"``, ``"decisions"`` and ``"payments"`` by step, ``"crisis_heatmap"`` by difficulty,
        ``"money_flows"`` by number.

    Raises
    ------
    ImportError
        If pandas is not installed.
    RondelError
        As :func:`rows`.

    Notes
    -----
    With a language, the frame is for notebooks: pandas is told to show no formulas, in this frame and any other
    (its option ``display.html.use_mathjax``).
    """
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError(
            "tables as frames need pandas: install rondel[lab], or use gamekit.tables.rows, which needs nothing"
        ) from error
    plain, keys = _rows(session, what, lang or "en", first, last)
    table = _table(session, what)
    made, index = pd.DataFrame(plain, columns=keys), table.index
    if lang is not None:
        named = spoken_columns(session.game.id)
        for column in keys:
            told: list[Any] = [row[column] for row in plain]
            if column in named:
                told = [named[column](session, value, lang) for value in told]
            # From the rows: a frame makes fractions of whole numbers where one is missing.
            if column in named or None in told:
                made[column] = ["" if cell is None else cell for cell in told]
    else:
        # Private cash leaves gaps too.
        private = [key for key in keys if table.unit and key not in WORDS and made[key].isna().any()]
        made = made.astype(dict.fromkeys([*table.gaps, *private], "Int64"))
    if index:
        made = made.set_index(index)
    if lang is not None:
        # Two amounts with dollar signs in one cell would be set as a formula by notebooks.
        pd.set_option("display.html.use_mathjax", False)
        heads = headings(session, [*filter(None, [index]), *made.columns], lang)
        made = made.rename(columns=heads).rename_axis(heads.get(index))
    return made


def _table(session: Session, what: str) -> Table:
    """Return how a table of the session's game is made."""
    if not isinstance(session, Session):
        raise TypeError(f"a table is of a session (see gamekit.load), not {type(session).__name__}")
    known = tables_of(session.game.id)
    if what in known:
        return known[what]
    if what in TABLES:
        raise RondelError("tables.not_here", what=what, game_id=session.game.id, known=", ".join(known))
    raise RondelError("tables.unknown", what=what, known=", ".join(known))


def _rows(session: Session, what: str, lang: str, first: int | None, last: int | None) -> tuple[list[Row], list[str]]:
    """Return the rows of a table and its keys, which are there although no row may be."""
    table = _table(session, what)
    if first is not None and last is not None and first > last:
        raise RondelError("tables.range", first=first, last=last)
    whole = made = table.rows(session, lang)
    if first is not None:
        made = [row for row in made if row.get("turn", first) >= first]
    if last is not None:
        made = [row for row in made if row.get("turn", last) <= last]
    keys = list(table.columns or whole[0])
    return (made if table.summed is None else table.summed(made)), keys
