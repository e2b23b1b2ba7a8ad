"""What a studio shows of a study, as plain data in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gamekit.locale import LANGUAGES, text
from gamekit.replay.notes import Note
from gamekit.replay.plain import safe
from gamekit.study import Study
from gamekit.study.words import counted, figure

MOST_PROBLEMS = 20
"""Most problems that are told one by one."""


def said(what: str, lang: str, /, **params: Any) -> str:
    """Return a message of the studio."""
    return text(f"widget.studying.{what}", lang, **params)


def notes_now(study: Study, lang: str) -> list[dict[str, Any]]:
    """Return every note as the browser shows it, those that do not fit with the reason."""
    why = {note.id: error.text(lang) for note, error in study.unattached}
    shown = []
    for note in study.notes:
        place = study.place(note.id)
        shown.append(
            {
                "id": note.id,
                "line": place.line if place else note.anchor.line,
                "n": place.n if place else note.anchor.n,
                "at": note.anchor.at,
                "when": note.anchor.when,
                "author": note.author,
                "time": note.time,
                "glyph": note.glyph,
                "tags": list(note.tags),
                "text": dict(note.text),
                "marks": list(note.marks),
                "name": dict(note.name),
                "leads": bool(note.line),
                "moves": list(note.line),
                "problem": why.get(note.id, ""),
            }
        )
    return shown


def line_name(note: Note, lang: str) -> str:
    """Return what a side line is called: in the reader's language, or in one there is, or by where it leaves."""
    for known in dict.fromkeys((lang, *LANGUAGES, *note.name)):
        if note.name.get(known):
            return note.name[known]
    return said("line", lang, n=note.anchor.at)


def name_of(study: Study, line: str, lang: str) -> str:
    """Return what a line of a study is called, the main line too."""
    return line_name(study.lines[line].note, lang) if line else said("main_line", lang)


def title(study: Study) -> str:
    """Return what a study is called: the name of its file, or the game and who plays."""
    if study.path is not None:
        return safe(study.path.name)
    return f"{study.session.game.id}: {', '.join(study.session.names.values())}"


def problems_now(study: Study, lang: str) -> list[str]:
    """Return what is wrong with the notes, a sentence each; of very many the first ones and how many more there are."""
    told = [problem.text(lang) for problem in study.problems[:MOST_PROBLEMS]]
    more = len(study.problems) - len(told)
    return [*told, said("more_problems", lang, count=more)] if more else told


def saved_words(study: Study, lang: str) -> str:
    """Return where the notes are saved, or that they are not."""
    if study.notes_path is None:
        return said("saved.nowhere", lang)
    which = "dirty" if study.dirty else "saved" if Path(study.notes_path).exists() else "nothing"
    return said(f"saved.{which}", lang, file=safe(Path(study.notes_path).name))


def comparison_now(study: Study, line: str, lang: str) -> dict[str, Any]:
    """Return how a side line differs from the line it leaves, in words and numbers as people read them."""
    found = study.compare(line, lang)
    return {
        "line": found.line,
        "against": found.against,
        "n": found.n,
        "main_n": found.main_n,
        "turn": found.turn,
        "main_turn": found.main_turn,
        "rows": [
            {
                "group": counted(row.group, row.unit),
                "member": row.member,
                "main": figure(row.main),
                "line": figure(row.line),
                "difference": figure(row.difference, sign=True),
            }
            for row in found.rows
        ],
    }


def desk_now(
    study: Study, lang: str, *, trial: Mapping[str, Any] | None = None, compared: str | None = None
) -> dict[str, Any]:
    """Return what the desk shows besides lines and notes.

    Parameters
    ----------
    study
        What is worked on.
    lang
        Language of the reader.
    trial
        The moves that are tried, see `widgets.studying.trial`; None while none are.
    compared
        The side line that is compared with the line it leaves, or None.
    """
    return {
        "author": study.author,
        "replay": title(study),
        "saved": saved_words(study, lang),
        "dirty": study.dirty,
        "undo": bool(study.undoable),
        "redo": bool(study.redoable),
        "trial": trial,
        "comparison": None if compared is None else comparison_now(study, compared, lang),
        "problems": problems_now(study, lang),
    }
