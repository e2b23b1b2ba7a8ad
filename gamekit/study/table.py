"""Notes as rows of plain values, and as a pandas table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gamekit.core.session import Session
from gamekit.locale import text
from gamekit.replay.notes import Note
from gamekit.replay.places import Standing
from gamekit.study.words import said

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = (
    *("n", "when", "turn", "line", "line_name", "author", "time", "glyph", "text", "tags", "marks"),
    *("moves", "problem", "id"),
)
"""The keys of a row: step, ``before`` or ``after``, turn (None where the note fits nowhere), id and name of the line it
stands on, who, when, glyph, comment, tags, marks, moves of its side line, why it fits nowhere, id."""


def rows(session: Session, standing: Standing, notes: Sequence[Note], lang: str) -> list[dict[str, Any]]:
    """Return a row for each note, its keys :data:`COLUMNS`; lists are joined by commas, moves by semicolons."""
    problems = {note.id: problem for note, problem in standing.problems}
    found = []
    for note in notes:
        place = standing.places.get(note.id)
        line = place.line if place else note.anchor.line
        node = standing.node(line, note.anchor.at) if place else None
        values = (
            note.anchor.n,
            note.anchor.when,
            session.game.turn(node.state) if node else None,
            line,
            said(standing.tracks[line].note.name, lang) if line in standing.tracks else "",
            *(note.author, note.time, note.glyph, said(note.text, lang), ", ".join(note.tags), ", ".join(note.marks)),
            "; ".join(note.line),
            problems[note.id].text(lang) if note.id in problems else "",
            note.id,
        )
        found.append(dict(zip(COLUMNS, values, strict=True)))
    return found


def frame(found: Sequence[Mapping[str, Any]], lang: str) -> pd.DataFrame:
    """Return rows as a pandas table with headings in a language; a turn that is not known is empty."""
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError("a table needs pandas: install rondel[lab], or use rows, which needs nothing") from error
    made = pd.DataFrame(found, columns=list(COLUMNS)).astype({"turn": "Int64"})
    made["when"] = made["when"].map({when: text(f"study.when.{when}", lang) for when in ("before", "after")})
    # Two amounts with dollar signs in one cell would be set as a formula by notebooks.
    pd.set_option("display.html.use_mathjax", False)
    return made.rename(columns={column: text(f"study.column.{column}", lang) for column in COLUMNS})
