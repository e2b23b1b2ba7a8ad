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

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, Literal

from gamekit.core.errors import NotesError
from gamekit.replay import lines
from gamekit.replay.files import write_whole
from gamekit.replay.lines import Refusal

SCHEMA = 1
KEYS = (
    *("schema", "id", "rev", "deleted", "replay", "anchor", "author", "time"),
    *("glyph", "tags", "text", "marks", "line"),
)
"""The keys of a record, all of them needed."""
MAX_LINE = 2**20
"""Longest record, in characters: a whole game can be a side line."""
GLYPHS = ("", "!", "?", "!!", "??", "!?", "?!")
TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
LANGUAGE = re.compile(r"[a-z]{2,3}")

When = Literal["before", "after"]


@dataclass(frozen=True, slots=True)
class Anchor:
    """What a note speaks of.

    Parameters
    ----------
    n
        Number of the step; 0 is the start.
    digest
        Digest of the position before or after that step: tells whether the replay is still the same there.
    when
        ``before`` or ``after`` the step.
    """

    n: int
    digest: str
    when: When = "after"

    @property
    def at(self) -> int:
        """Number of the step after which the position is the one that the note speaks of."""
        return self.n if self.when == "after" else self.n - 1


@dataclass(frozen=True, slots=True)
class Note:
    """One note.

    Parameters
    ----------
    id
        The same in every revision, and nowhere else.
    rev
        Counts the revisions from 1.
    deleted
        A note that is taken back stays as a record, so that merging does not bring it back.
    replay
        Name of the replay it was written on; for people only, ``anchor`` decides.
    author
        Who wrote it; empty for what the program wrote.
    time
        When, as ``2026-11-30T09:00:00Z``, or empty.
    glyph
        ``!``, ``?``, ``!!``, ``??``, ``!?``, ``?!`` or empty.
    tags
        Words to find it by.
    text
        The comment by language.
    marks
        Ids of what it points at: regions, spaces; ``a > b`` for an arrow.
    line
        Actions of a side line, played from the anchor on.
    """

    id: str
    anchor: Anchor
    rev: int = 1
    deleted: bool = False
    replay: str = ""
    author: str = ""
    time: str = ""
    glyph: str = ""
    tags: tuple[str, ...] = ()
    text: Mapping[str, str] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    line: tuple[str, ...] = ()

    def record(self) -> str:
        """Return the note as a line of a file."""
        return lines.line(
            {
                "schema": SCHEMA,
                "id": self.id,
                "rev": self.rev,
                "deleted": self.deleted,
                "replay": self.replay,
                "anchor": {"n": self.anchor.n, "digest": self.anchor.digest, "when": self.anchor.when},
                "author": self.author,
                "time": self.time,
                "glyph": self.glyph,
                "tags": self.tags,
                "text": lines.plain(self.text),
                "marks": self.marks,
                "line": self.line,
            }
        )

    @property
    def bare(self) -> bool:
        """Whether it is nothing but a side line that the program wrote down."""
        words = (*self.text.values(), self.glyph, self.author, self.time, *self.tags, *self.marks)
        return bool(self.line) and not self.deleted and not any(words)


@dataclass(frozen=True, slots=True)
class Kept:
    """A line that this version cannot read and keeps as it is.

    Parameters
    ----------
    raw
        The line.
    id, rev, time
        Of a record of a newer version, as far as they can be read; they count when files are merged.
    """

    raw: str
    id: str = ""
    rev: int = 0
    time: str = ""

    def record(self) -> str:
        """Return the line as it was."""
        return self.raw


Entry = Note | Kept


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
    if len(data) > lines.MAX_BYTES:
        raise NotesError("replay.too_big", most=lines.MAX_BYTES // 2**20)
    # Bytes that are no UTF-8 survive as half characters, which no record holds.
    text = data.decode("utf-8", "surrogateescape") if isinstance(data, bytes) else data
    best: dict[str, Entry] = {}
    problems = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip(" \t\r"):
            continue
        entry, problem = _entry(line, number)
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
    out: list[str] = []
    for entry in entries:
        try:
            record = entry.record()
            if isinstance(entry, Note):
                _read(lines.parse(record, MAX_LINE))
        except (Refusal, ValueError) as error:
            why = error if isinstance(error, Refusal) else Refusal("replay.number")
            raise NotesError("notes.unwritable", note=lines.shown(entry.id), why=why) from None
        out.append(record + "\n")
    if sum(map(len, out)) > lines.MAX_BYTES // 4:  # four bytes a character at most
        _check_size("".join(out))
    return "".join(out)


def _check_size(text: str) -> None:
    if len(_bytes(text)) > lines.MAX_BYTES:
        raise NotesError("replay.too_big", most=lines.MAX_BYTES // 2**20)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


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


def _keep(best: dict[str, Entry], entry: Entry) -> None:
    key = entry.id or f"\n{entry.record()}"  # a bad line has no id; no id holds a line end
    if key not in best or _rank(best[key]) < _rank(entry):
        best[key] = entry


def _rank(entry: Entry) -> tuple[int, str, str]:
    return entry.rev, entry.time, entry.record()


def _place(entry: Entry) -> tuple[bool, int, str, str]:
    step = entry.anchor.n if isinstance(entry, Note) else 0
    return isinstance(entry, Kept), step, entry.id, entry.record()


def _entry(line: str, number: int) -> tuple[Entry, NotesError | None]:
    """Return what a line holds, and what is wrong with it."""
    try:
        data = lines.parse(line.strip(" \t\r"), MAX_LINE)
        schema = lines.whole(data, "schema", 1) if "schema" in data else 1
        if schema > SCHEMA:
            newer = NotesError("notes.newer", line=number, schema=lines.shown(schema), known=SCHEMA)
            return _newer(line, data), newer
        return _read(data), None
    except Refusal as error:
        return Kept(line), NotesError("notes.bad_line", line=number, why=error)


def _newer(line: str, data: Mapping[str, Any]) -> Kept:
    name, rev, time = (data.get(key) for key in ("id", "rev", "time"))
    if not isinstance(name, str) or not name or "\n" in name or type(rev) is not int:
        return Kept(line)
    return Kept(line, name, rev, time if isinstance(time, str) else "")


def _read(data: Mapping[str, Any]) -> Note:
    """Return the note of a record; raises Refusal if it is none."""
    lines.keys(data, KEYS, ())
    lines.check(data)
    name, time, glyph = (lines.text(data, key) for key in ("id", "time", "glyph"))
    if not name.strip() or "\n" in name:
        raise Refusal("notes.no_id", got=lines.shown(name))
    if not isinstance(data["deleted"], bool):
        raise Refusal("notes.not_yes_no", key="deleted", got=lines.shown(data["deleted"]))
    if time and not TIME.fullmatch(time):
        raise Refusal("notes.time", got=lines.shown(time))
    if glyph not in GLYPHS:
        raise Refusal("notes.glyph", got=lines.shown(glyph))
    words = lines.entries(data, "text")
    for lang in words:
        if not LANGUAGE.fullmatch(lang):
            raise Refusal("notes.language", got=lines.shown(lang))
        lines.text(words, lang)
    return Note(
        id=name,
        anchor=_anchor(lines.entries(data, "anchor")),
        rev=lines.whole(data, "rev", 1),
        deleted=data["deleted"],
        replay=lines.text(data, "replay"),
        author=lines.text(data, "author"),
        time=time,
        glyph=glyph,
        tags=lines.texts(data, "tags"),
        text=words,
        marks=lines.texts(data, "marks"),
        line=lines.texts(data, "line"),
    )


def _anchor(data: Mapping[str, Any]) -> Anchor:
    lines.keys(data, ("n", "digest", "when"), ())
    when = lines.text(data, "when")
    if when not in ("before", "after"):
        raise Refusal("notes.when", got=lines.shown(when))
    least = 1 if when == "before" else 0
    return Anchor(lines.whole(data, "n", least), lines.digest(data), "before" if when == "before" else "after")
