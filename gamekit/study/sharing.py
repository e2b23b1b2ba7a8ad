"""Notes of others: where they come from, and what became of them."""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike
from typing import NamedTuple

from gamekit.core.errors import NotesError
from gamekit.replay import notes
from gamekit.replay.notes import Entry, Notes


class Merged(NamedTuple):
    """How many notes a merge added, changed and left as they were, and what could not be read or fits nowhere."""

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
