"""Notes of others: where they come from, and what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Set
from os import PathLike
from pathlib import Path
from typing import NamedTuple

from gamekit.core.errors import NotesError
from gamekit.replay import lines, notes, sidelines
from gamekit.replay.lines import Refusal
from gamekit.replay.notes import Entry, Kept, Note, Notes
from gamekit.replay.places import Surveyor
from gamekit.study.book import Changes
from gamekit.study.errors import StudyError


class Merged(NamedTuple):
    """How many notes a merge added, changed or deleted, and left alone; what could not be read or fits nowhere."""

    added: int
    changed: int
    same: int
    problems: tuple[NotesError, ...]


def notes_of(other: str | PathLike[str] | bytes | Iterable[Entry]) -> Notes:
    """Return what a file, the contents of one, or records hold; see ``Study.merge``."""
    if isinstance(other, bytes):
        return notes.loads(other)
    if isinstance(other, str):
        return notes.loads(other) if "\n" in other or other.lstrip().startswith("{") else notes.read(other)
    return notes.read(other) if isinstance(other, PathLike) else Notes(tuple(other))


def is_replay(found: Notes) -> bool:
    """Return whether what was read as notes is a replay: kept as bad lines, its lines would lose their order."""
    first = next(iter(found.entries), None)
    try:
        return isinstance(first, Kept) and lines.parse(first.raw).get("kind") == "header"
    except Refusal:
        return False


def check_belongs(other: object, found: Notes, mine: Iterable[Entry], surveyor: Surveyor, path: Path | None) -> None:
    """Raise StudyError if a file has no notes, or notes on another replay alone of which not one fits this game.

    Parameters
    ----------
    other, found
        The file or its contents, and what it holds; records are taken as they are.
    mine, surveyor
        The notes that are here, on whose side lines those of the file may stand, and what says where notes stand.
    path
        Of the replay; without one, its name is unknown, and notes on any replay may be meant.
    """
    if not isinstance(other, str | PathLike | bytes):
        return
    if found.entries and not any(entry.id for entry in found.entries):
        raise StudyError("study.no_notes")
    theirs = [entry for entry in found.entries if isinstance(entry, Note) and not entry.deleted]
    others = {note.replay for note in theirs}
    if path is None or not all(others) or sidelines.replay_name(path) in others:
        return
    standing = surveyor.stand([*(entry for entry in mine if isinstance(entry, Note)), *theirs])
    if theirs and {note.id for note in theirs} <= {note.id for note, _ in standing.problems}:
        raise StudyError("study.other_notes", replay=lines.shown(", ".join(sorted(others))))


def is_shown(entry: Entry | None) -> bool:
    """Return whether an entry is a note that readers see: what cannot be read, or is deleted, is kept but not shown."""
    return isinstance(entry, Note) and not entry.deleted


def count(changes: Changes, theirs: Set[str]) -> tuple[int, int, int]:
    """Return how many notes a merge added, changed (or deleted), and left as they were.

    Parameters
    ----------
    changes
        What it did.
    theirs
        Ids of the notes that were merged.
    """
    added = sum(is_shown(after) and not is_shown(before) for before, after in changes.values())
    changed = sum(is_shown(before) for before, _ in changes.values())
    return added, changed, len(theirs - changes.keys())
