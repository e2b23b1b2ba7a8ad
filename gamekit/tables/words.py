"""What people call the columns of a table and what stands in them, and what its numbers count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from gamekit.core.game import part
from gamekit.core.session import Session
from gamekit.locale import has, name, text
from gamekit.tables.common import CASH, DEBT, DIE, FLOW, NEXT, SQUARES, Table

Spoken = Callable[[Session, Any, str], str | None]
"""Returns what people read, of a session, a value and a language."""


def cause_name(game: str, cause: str, lang: str) -> str:
    """Return what people call the occasion of a payment; the word of the event where the game has no other."""
    key = f"{game}.cause.{cause}"
    return text(key, lang) if has(key, lang) else cause


def headings(session: Session, columns: Sequence[str], lang: str) -> dict[str, str]:
    """Return what people call the columns; a name that two columns would share gets its id behind it."""
    heads = {column: _heading(session, column, lang) for column in columns}
    spoken = list(heads.values())
    return {column: f"{head} ({column})" if spoken.count(head) > 1 else head for column, head in heads.items()}


def _heading(session: Session, column: str, lang: str) -> str:
    own = f"column.{session.game.id}.{column}"
    if has(own, lang):
        return text(own, lang)
    if column in WORDS:
        return text(f"column.{column}", lang)
    if column.startswith(DIE):
        return text("column.die_shows", lang, die=column.removeprefix(DIE))
    seat, _, ending = column.partition(".")
    if ending in PARTS:
        return text(f"column.{ending}_of", lang, names=session.names, player=seat)
    return _named(session, column, lang) or column


def _named(session: Session, identifier: str | None, lang: str) -> str | None:
    return None if identifier is None else name(session.game.id, identifier, lang, session.names)


def spoken_columns(game: str) -> Mapping[str, Spoken]:
    """Return how those columns are read whose values people read as names: in any game, and in this one."""
    return {**SPOKEN, **getattr(part(game, "gamekit.tables"), "SPOKEN", {})}


def unit_of(table: Table, key: str) -> str:
    """Return what the numbers of a column count, "" if they count nothing."""
    for ending, unit in table.units.items():
        if key == ending or (ending.startswith(".") and key.endswith(ending)) or key.rstrip("0123456789") == ending:
            return unit
    return table.unit if key not in WORDS else ""


WORDS = frozenset(
    {
        *("turn", "nation", "step", "player", "action", "happened", "rules", "taxed", "government", "lead", *FLOW),
        *("phase", "seat", "point", "question", "detail", "industry", "occasion", "squares"),
        *("crisis", "die", "intensity", "difficulty", "chances", "of", "mean", "cards"),
    }
)
"""Columns whose headings are words of the kit."""
PARTS = frozenset(ending.lstrip(".") for ending in (CASH, DEBT, SQUARES, NEXT))
"""What can follow a seat in the name of a column."""
SPOKEN: Mapping[str, Spoken] = MappingProxyType(
    {
        "nation": lambda session, nation, lang: _named(session, nation, lang) or text("column.start", lang),
        "government": _named,
        "source": _named,
        "target": _named,
        "seat": _named,
        "phase": _named,
        "industry": _named,
        "detail": _named,
        "occasion": lambda session, occasion, lang: text(f"occasion.{occasion}", lang),
        "cause": lambda session, cause, lang: None if cause is None else cause_name(session.game.id, cause, lang),
    }
)
"""Columns whose values people read as names, in any game."""
