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
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import name, text

if TYPE_CHECKING:
    import pandas as pd

Row = dict[str, Any]

__all__ = ["TABLES", "actions", "cash", "frame", "power_points", "rows", "treasuries", "turn_starts"]


def rows(session: Session, what: str, lang: str = "en") -> list[Row]:
    """Return a table of the line under a session's cursor, without pandas.

    Parameters
    ----------
    session
        What was played, or loaded with :func:`gamekit.load`.
    what
        ``"power_points"`` and ``"treasuries"`` (millions) of each nation and ``"cash"`` (millions) of each seat
        after every nation turn, row 0 being the start; or ``"actions"``, a row a step.
    lang
        Language of the sentences in ``"actions"``.

    Returns
    -------
    list of dict
        All rows have the same keys: ids, not names.

    Raises
    ------
    RondelError
        If there is no such table, or the game has nothing to put into it.
    """
    try:
        make = TABLES[what]
    except KeyError:
        raise RondelError("tables.unknown", what=what, known=", ".join(TABLES)) from None
    return make(session, lang)


def frame(session: Session, what: str, lang: str | None = None) -> pd.DataFrame:
    """Return a table as a pandas frame.

    Parameters
    ----------
    session, what
        As in :func:`rows`.
    lang
        ``"en"`` or ``"fr"`` for headings that people read; None keeps the ids, which suits further computing.

    Returns
    -------
    pandas.DataFrame
        Indexed by turn, for ``"actions"`` by step.

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
    plain = rows(session, what, lang or "en")
    made = pd.DataFrame(plain)
    index = "step" if what == "actions" else "turn"
    made = made.set_index(index)
    if lang is not None:
        heads = _headings(session, [index, *made.columns], lang)
        if "nation" in made:
            start = text("table.start", lang)
            nations = [row["nation"] for row in plain]
            made["nation"] = [start if nation is None else _named(session, nation, lang) for nation in nations]
        made = made.rename(columns=heads).rename_axis(heads[index])
    return made


def power_points(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the power points of every nation after each nation turn; see :func:`frame`."""
    return frame(session, "power_points", lang)


def treasuries(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the treasury of every nation, in millions, after each nation turn; see :func:`frame`."""
    return frame(session, "treasuries", lang)


def cash(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the cash of every player, in millions, after each nation turn; see :func:`frame`."""
    return frame(session, "cash", lang)


def actions(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every step: turn, who decided, the action, what happened, and by which rules; see :func:`frame`."""
    return frame(session, "actions", lang)


def turn_starts(views: Sequence[dict[str, Any]]) -> list[int]:
    """Return the places in a list of views at which a turn begins, 0 first."""
    changed = (n for n in range(1, len(views)) if views[n]["turn"] != views[n - 1]["turn"])
    return [0, *changed]


def _views(session: Session) -> list[dict[str, Any]]:
    return [session.view(n, PUBLIC) for n in range(len(session) + 1)]


def _by_turn(session: Session, group: str, key: str) -> list[Row]:
    """Return one row for the start and one after each turn, the last of them perhaps unfinished."""
    views = _views(session)
    if not all(key in values for values in views[0].get(group, {}).values()) or not views[0].get(group):
        raise RondelError("tables.not_here", what=key, game_id=session.game.id)
    starts = turn_starts(views)
    last = len(views) - 1
    ends = starts[1:] if starts[-1] == last else [*starts[1:], last]

    def row(turn: int, nation: str | None, n: int) -> Row:
        values = {member: entry[key] for member, entry in views[n][group].items()}
        return {"turn": turn, "nation": nation, "step": n, **values}

    made = [row(views[0]["turn"] - 1, None, 0)]
    # A turn that has only just begun has no end yet, and no row.
    made += [
        row(views[start]["turn"], views[start].get("active"), end) for start, end in zip(starts, ends, strict=False)
    ]
    return made


def _actions(session: Session, lang: str) -> list[Row]:
    made = []
    for n, node in enumerate(session.steps, start=1):
        before = session.view(n - 1, PUBLIC)
        actor = node.action.actor if node.action else ""
        decision = before.get("decision") or {}
        seat = actor if actor in session.names else decision.get("seat") if decision.get("actor") == actor else None
        lines = session.log(n, lang, PUBLIC)
        made.append(
            {
                "step": n,
                "turn": before["turn"],
                "nation": before.get("active"),
                "player": session.names.get(seat or "", seat),
                "action": str(node.action),
                "happened": " ".join(sentence for sentence, _ in lines),
                "rules": ", ".join(dict.fromkeys(rule for _, rules in lines for rule in rules)),
            }
        )
    return made


def _headings(session: Session, columns: Sequence[str], lang: str) -> dict[str, str]:
    """Return what people call the columns; a name that two columns would share gets its id behind it."""
    heads = {column: _heading(session, column, lang) for column in columns}
    spoken = list(heads.values())
    return {column: f"{head} ({column})" if spoken.count(head) > 1 else head for column, head in heads.items()}


def _heading(session: Session, column: str, lang: str) -> str:
    if column in _WORDS:
        return text(f"table.{column}", lang)
    return _named(session, column, lang) or column


def _named(session: Session, identifier: str | None, lang: str) -> str | None:
    return None if identifier is None else name(session.game.id, identifier, lang, session.names)


_WORDS = frozenset({"turn", "nation", "step", "player", "action", "happened", "rules"})

TABLES: MappingProxyType[str, Callable[[Session, str], list[Row]]] = MappingProxyType(
    {
        "power_points": lambda session, _lang: _by_turn(session, "nations", "power"),
        "treasuries": lambda session, _lang: _by_turn(session, "nations", "treasury"),
        "cash": lambda session, _lang: _by_turn(session, "seats", "cash"),
        "actions": _actions,
    }
)
"""The tables there are: name to what makes its rows."""
