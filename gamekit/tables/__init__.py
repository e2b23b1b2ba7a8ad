"""A session or a loaded replay as tables: plain rows with the standard library alone, or pandas frames.

Examples
--------
>>> import gamekit
>>> from gamekit import tables
>>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
>>> step = session.play("RU taxation")
>>> [row["RU"] for row in tables.rows(session, "power_points")]
[0, 1]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gamekit.core.errors import RondelError
from gamekit.core.session import Session
from gamekit.locale import has, name, text
from gamekit.tables.made import CASH, FLOW, TABLES, Row, Table, span, turn_starts

if TYPE_CHECKING:
    import pandas as pd

__all__ = [
    "CASH",
    "FLOW",
    "TABLES",
    "Row",
    "Table",
    "actions",
    "cash",
    "cause_name",
    "credit_sums",
    "frame",
    "money_flows",
    "net_worth",
    "payments",
    "power_points",
    "rows",
    "span",
    "tax_revenue",
    "treasuries",
    "turn_starts",
]


def rows(
    session: Session, what: str, lang: str = "en", *, first: int | None = None, last: int | None = None
) -> list[Row]:
    """Return a table of the line under a session's cursor, without pandas.

    Parameters
    ----------
    session
        What was played, or loaded with :func:`gamekit.load`.
    what
        One of :data:`TABLES`; the function of the same name in this module says what its rows hold.
    lang
        Language of the sentences in ``"actions"``.
    first, last
        Keep only what belongs to these nation turns and those between; None: from the start, to the end. The
        set-up belongs to the turn before the first one, in an ordinary game turn 0.

    Returns
    -------
    list of dict
        All rows have the same keys: ids, not names.

    Raises
    ------
    RondelError
        If there is no such table, the game has nothing to put into it, or ``first`` lies after ``last``.
    """
    return _rows(session, what, lang, first, last)[0]


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
        Indexed by turn, ``"actions"`` and ``"payments"`` by step, ``"money_flows"`` by number.

    Raises
    ------
    ImportError
        If pandas is not installed.
    RondelError
        As :func:`rows`.
    """
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError(
            "tables as frames need pandas: install rondel[lab], or use gamekit.tables.rows, which needs nothing"
        ) from error
    plain, columns = _rows(session, what, lang or "en", first, last)
    made = pd.DataFrame(plain, columns=columns)
    index = TABLES[what].index
    if lang is not None:
        for column in columns:
            # From the rows: a frame makes fractions of whole numbers where one is missing.
            if column in _SPOKEN or any(row[column] is None for row in plain):
                told = [_spoken(session, column, row[column], lang) for row in plain]
                made[column] = ["" if cell is None else cell for cell in told]
    else:
        made = made.astype(dict.fromkeys(TABLES[what].gaps, "Int64"))
    if index:
        made = made.set_index(index)
    if lang is not None:
        heads = _headings(session, [*filter(None, [index]), *made.columns], lang)
        made = made.rename(columns=heads).rename_axis(heads.get(index))
    return made


def _rows(session: Session, what: str, lang: str, first: int | None, last: int | None) -> tuple[list[Row], list[str]]:
    """Return the rows of a table and its keys, which are there although no row may be."""
    try:
        table = TABLES[what]
    except KeyError:
        raise RondelError("tables.unknown", what=what, known=", ".join(TABLES)) from None
    if first is not None and last is not None and first > last:
        raise RondelError("tables.range", first=first, last=last)
    whole = table.rows(session, lang)
    made = [row for row in whole if (first is None or row["turn"] >= first) and (last is None or row["turn"] <= last)]
    columns = list(table.columns or whole[0])
    return (made if table.summed is None else table.summed(made)), columns


def power_points(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the power points of every nation after each nation turn; see :func:`frame`."""
    return frame(session, "power_points", lang)


def treasuries(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the treasury of every nation, in millions, after each nation turn; see :func:`frame`."""
    return frame(session, "treasuries", lang)


def tax_revenue(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return what a Taxation would bring each nation, in millions, as the board stands after each nation turn.

    Where the turn was a Taxation, ``taxed`` holds what it brought the nation of the turn, which is what its own
    column holds too: a Taxation changes nothing that it counts. Elsewhere ``taxed`` is None. See :func:`frame`.
    """
    return frame(session, "tax_revenue", lang)


def credit_sums(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return who governs and by how much: for each turn a row per nation; see :func:`frame`.

    ``nation`` is the nation whose bonds are counted, the column of a seat the sum of the face values that it holds,
    in millions, ``government`` the seat that governs, and ``lead`` how far its sum is above the next one; both are
    None where nobody governs.
    """
    return frame(session, "credit_sums", lang)


def net_worth(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each player's score as if the game ended after each nation turn, and the cash in it (``P1.cash``).

    The score is in points: interest of the bonds times the nations' factors, and a point for each million of cash.
    See :func:`frame`.
    """
    return frame(session, "net_worth", lang)


def cash(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the cash of every player, in millions, after each nation turn; see :func:`frame`."""
    return frame(session, "cash", lang)


def money_flows(
    session: Session, lang: str | None = None, *, first: int | None = None, last: int | None = None
) -> pd.DataFrame:
    """Return who paid whom for what in the nation turns ``first`` to ``last``, in millions; see :func:`frame`.

    One row for each source, target and cause: how much, and in how many payments. Over any range, what a purse
    receives less what it pays is exactly the change of its balance.
    """
    return frame(session, "money_flows", lang, first=first, last=last)


def payments(
    session: Session, lang: str | None = None, *, first: int | None = None, last: int | None = None
) -> pd.DataFrame:
    """Return every payment of the nation turns ``first`` to ``last``, in millions, step by step; see :func:`frame`."""
    return frame(session, "payments", lang, first=first, last=last)


def actions(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every step: turn, who decided, the action, what happened, and by which rules; see :func:`frame`."""
    return frame(session, "actions", lang)


def cause_name(game: str, cause: str, lang: str) -> str:
    """Return what people call the occasion of a payment; the word of the event where the game has no other."""
    key = f"{game}.cause.{cause}"
    return text(key, lang) if has(key, lang) else cause


def _headings(session: Session, columns: Sequence[str], lang: str) -> dict[str, str]:
    """Return what people call the columns; a name that two columns would share gets its id behind it."""
    heads = {column: _heading(session, column, lang) for column in columns}
    spoken = list(heads.values())
    return {column: f"{head} ({column})" if spoken.count(head) > 1 else head for column, head in heads.items()}


def _heading(session: Session, column: str, lang: str) -> str:
    if column in _WORDS:
        return text(f"column.{column}", lang)
    if column.endswith(CASH):
        return text("column.cash_of", lang, names=session.names, player=column.removesuffix(CASH))
    return _named(session, column, lang) or column


def _named(session: Session, identifier: str | None, lang: str) -> str | None:
    return None if identifier is None else name(session.game.id, identifier, lang, session.names)


def _spoken(session: Session, column: str, value: Any, lang: str) -> Any:
    return _SPOKEN[column](session, value, lang) if column in _SPOKEN else value


_WORDS = frozenset(
    {"turn", "nation", "step", "player", "action", "happened", "rules", "taxed", "government", "lead", *FLOW}
)
_SPOKEN: MappingProxyType[str, Callable[[Session, Any, str], str | None]] = MappingProxyType(
    {
        "nation": lambda session, nation, lang: _named(session, nation, lang) or text("column.start", lang),
        "government": _named,
        "source": _named,
        "target": _named,
        "cause": lambda session, cause, lang: cause_name(session.game.id, cause, lang),
    }
)
"""Columns whose values people read as names."""
