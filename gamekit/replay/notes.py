"""Notes on replays: comments, glyphs, tags, marks and side lines, a record a line, and how two files are merged.

``docs/replay-format.md`` describes the file. Reading keeps every good record and tells of every bad line;
bad lines and records of a newer version are written back as they are, so that nobody's work is lost.

Examples
--------
>>> from gamekit.replay.notes import Anchor, Note, dumps, loads, merge
>>> mine = Note("n1", Anchor(12, "0123456789ab"), author="Ann", text={"en": "Too early."}, glyph="?")
>>> theirs = Note("n1", Anchor(12, "0123456789ab"), rev=2, author="Ann", text={"en": "Too late."}, glyph="?")
>>> [note.text["en"] for note in merge([mine], [theirs])]
['Too late.']
>>> loads(dumps([mine])).entries == (mine,)
True
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os import PathLike

from gamekit.core.errors import NotesError
from gamekit.replay import lines, records
from gamekit.replay.files import write_whole
from gamekit.replay.lines import Refusal
from gamekit.replay.records import GLYPHS, KEYS, MAX_LINE, SCHEMA, Anchor, Entry, Kept, Note

__all__ = [
    "GLYPHS",
    "KEYS",
    "MAX_LINE",
    "SCHEMA",
    "Anchor",
    "Entry",
    "Kept",
    "Note",
    "Notes",
    "check",
    "dumps",
    "key",
    "loads",
    "merge",
    "rank",
    "read",
    "write",
]


@dataclass(frozen=True, slots=True)
class Notes:
    """What a notes file holds: its entries, each id once, and what could not be read."""

    entries: tuple[Entry, ...] = ()
    problems: tuple[NotesError, ...] = ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes that can be shown."""
        return tuple(entry for entry in self.entries if isinstance(entry, Note) and not entry.deleted)


def read(path: str | PathLike[str]) -> Notes:
    """Read a notes file; see :func:`loads`.

    Raises
    ------
    NotesError
        If the file is too big.
    OSError
        If it cannot be read.
    """
    return loads(lines.read_bytes(path))


def loads(data: str | bytes) -> Notes:
    """Return every record of a notes file; bad lines are told in ``problems`` and kept.

    Of several revisions of a note the one that :func:`merge` chooses is kept.

    Raises
    ------
    NotesError
        If the file is too big.
    """
    raw = data if isinstance(data, bytes) else _bytes(data)
    if len(raw) > lines.MAX_BYTES:
        raise NotesError("replay.too_big", most=lines.MAX_BYTES // 2**20)
    # Bytes that are no UTF-8 survive as half characters, which no record holds. A byte order mark is of no line.
    text = raw.decode("utf-8", "surrogateescape").removeprefix("\ufeff")
    best: dict[str, Entry] = {}
    problems = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip(" \t\r"):
            continue
        entry, problem = records.entry(line, number)
        if problem is not None:
            problems.append(problem)
        _keep(best, entry)
    return Notes(tuple(best.values()), tuple(problems))


def dumps(entries: Iterable[Entry]) -> str:
    """Return the text of a notes file, entries in the order given.

    Raises
    ------
    NotesError
        If a note holds what no record can: the error names it. If all together are too big for a file.
    """
    out = [check(entry) + "\n" for entry in entries]
    if sum(map(len, out)) > lines.MAX_BYTES // 4:  # four bytes a character at most
        _check_size("".join(out))
    return "".join(out)


def check(entry: Entry) -> str:
    """Return an entry as a line of a file that can be read back.

    Raises
    ------
    NotesError
        If it is a note that holds what no record can: the error says what.
    """
    try:
        record = entry.record()
        if isinstance(entry, Note):
            records.note(lines.parse(record, MAX_LINE))
    except (Refusal, ValueError) as error:
        why = error if isinstance(error, Refusal) else Refusal("replay.number")
        raise NotesError("notes.unwritable", note=lines.shown(entry.id), why=why) from None
    return record


def _check_size(text: str) -> None:
    if len(_bytes(text)) > lines.MAX_BYTES:
        raise NotesError("replay.too_big", most=lines.MAX_BYTES // 2**20)


def _bytes(text: str) -> bytes:
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        # Half characters that never were bytes of a file.
        return text.encode("utf-8", "surrogatepass")


def write(entries: Iterable[Entry], path: str | PathLike[str]) -> None:
    """Write a notes file as a whole.

    Raises
    ------
    NotesError
        If a note holds what no record can.
    OSError
        If the file cannot be written.
    """
    write_whole(path, _bytes(dumps(entries)))


def merge(*files: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the notes of several files in one, sorted by step and id.

    Of each id the entry with the highest (rev, time, text of the record) is taken. So it does not matter in which
    order, how often, or by whom files are merged.
    """
    best: dict[str, Entry] = {}
    for entries in files:
        for entry in entries:
            _keep(best, entry)
    return tuple(sorted(best.values(), key=_place))


def key(entry: Entry) -> str:
    """Return what tells an entry from others: the id, or the whole line where it has none."""
    # No id holds a line end. A bad line with another end is the same line, saved on another system.
    return entry.id or "\n" + entry.record().rstrip(" \t\r")


def rank(entry: Entry) -> tuple[int, str, str]:
    """Return what decides which of two entries with the same key is kept: the higher one."""
    return entry.rev, entry.time, entry.record()


def _keep(best: dict[str, Entry], entry: Entry) -> None:
    name = key(entry)
    if name not in best or rank(best[name]) < rank(entry):
        best[name] = entry


def _place(entry: Entry) -> tuple[bool, int, str, str]:
    step = entry.anchor.n if isinstance(entry, Note) else 0
    return isinstance(entry, Kept), step, entry.id, entry.record()
