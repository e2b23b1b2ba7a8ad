"""Records of notes: what a note holds, as an object and as a line of a file, whatever schema the line is written by."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from gamekit.core.errors import NotesError
from gamekit.replay import lines
from gamekit.replay.lines import Refusal

SCHEMA = 2
KEYS = (
    *("schema", "id", "rev", "deleted", "replay", "anchor", "author", "time"),
    *("glyph", "tags", "text", "marks", "line", "name"),
)
"""The keys of a record, all of them needed."""
MAX_LINE = 2**20
"""Longest record, in characters: a whole game can be a side line."""
MOST = 2**53 - 1
"""Highest revision and step: what all programs that read JSON tell from the next number."""
GLYPHS = ("", "!", "?", "!!", "??", "!?", "?!")
"""The glyphs that need no word; others are ids of signs, as the games have them."""
GLYPH = re.compile(r"|[!?]{1,2}|[a-z]+(-[a-z]+)*")
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
    line
        Id of the note that holds the side line on which the step is; empty: it is on the main line.
    """

    n: int
    digest: str
    when: When = "after"
    line: str = ""

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
        ``!``, ``?``, ``!!``, ``??``, ``!?``, ``?!``, the id of a sign such as ``rate-shock``, or empty.
    tags
        Words to find it by.
    text
        The comment by language.
    marks
        Ids of what it points at: regions, spaces, sliders, seats; ``a > b`` for an arrow.
    line
        Actions of a side line, played from the anchor on.
    name
        What the side line is called, by language.
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
    name: Mapping[str, str] = field(default_factory=dict)

    def record(self) -> str:
        """Return the note as a line of a file."""
        return lines.line(
            {
                "schema": SCHEMA,
                "id": self.id,
                "rev": self.rev,
                "deleted": self.deleted,
                "replay": self.replay,
                "anchor": {
                    "n": self.anchor.n,
                    "digest": self.anchor.digest,
                    "when": self.anchor.when,
                    "line": self.anchor.line,
                },
                "author": self.author,
                "time": self.time,
                "glyph": self.glyph,
                "tags": self.tags,
                "text": lines.plain(self.text),
                "marks": self.marks,
                "line": self.line,
                "name": lines.plain(self.name),
            }
        )

    @property
    def bare(self) -> bool:
        """Whether it is nothing but a side line that the program wrote down."""
        words = (*self.text.values(), *self.name.values(), self.glyph, self.author, self.time, *self.tags, *self.marks)
        return bool(self.line) and not self.deleted and not self.anchor.line and not any(words)


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


def entry(line: str, number: int) -> tuple[Entry, NotesError | None]:
    """Return what a line of a file holds, and what is wrong with it; ``number`` says which line it is."""
    try:
        data = lines.parse(line.strip(" \t\r"), MAX_LINE)
        schema = lines.whole(data, "schema", 1) if "schema" in data else SCHEMA
        if schema > SCHEMA:
            newer = NotesError("notes.newer", line=number, schema=lines.shown(schema), known=SCHEMA)
            return _newer(line, data), newer
        found = note(data)
        if schema < SCHEMA and len(found.record()) > MAX_LINE:
            # What the present schema adds would make it too long to be read again.
            raise Refusal("replay.long_line", most=MAX_LINE)
        return found, None
    except Refusal as error:
        return Kept(line), NotesError("notes.bad_line", line=number, why=error)


def _newer(line: str, data: Mapping[str, Any]) -> Kept:
    name, rev, time = (data.get(key) for key in ("id", "rev", "time"))
    if not isinstance(name, str) or not name or "\n" in name or type(rev) is not int:
        return Kept(line)
    return Kept(line, name, rev, time if isinstance(time, str) else "")


def note(data: Mapping[str, Any]) -> Note:
    """Return the note of a record of any known schema; raises Refusal if it is none."""
    lines.keys(data, ("schema",), data)
    data = NEWER.get(lines.whole(data, "schema", 1), dict)(data)
    lines.keys(data, KEYS, ())
    lines.check(data)
    name, time, glyph = (lines.text(data, key) for key in ("id", "time", "glyph"))
    if not name.strip() or "\n" in name:
        raise Refusal("notes.no_id", got=lines.shown(name))
    if not isinstance(data["deleted"], bool):
        raise Refusal("notes.not_yes_no", key="deleted", got=lines.shown(data["deleted"]))
    if time and not TIME.fullmatch(time):
        raise Refusal("notes.time", got=lines.shown(time))
    if not GLYPH.fullmatch(glyph):
        raise Refusal("notes.glyph", got=lines.shown(glyph))
    return Note(
        id=name,
        anchor=_anchor(lines.entries(data, "anchor")),
        rev=_count(data, "rev", 1),
        deleted=data["deleted"],
        replay=lines.text(data, "replay"),
        author=lines.text(data, "author"),
        time=time,
        glyph=glyph,
        tags=lines.texts(data, "tags"),
        text=_by_language(data, "text"),
        marks=lines.texts(data, "marks"),
        line=lines.texts(data, "line"),
        name=_by_language(data, "name"),
    )


def _by_language(data: Mapping[str, Any], key: str) -> Mapping[str, str]:
    words = lines.entries(data, key)
    for lang in words:
        if not LANGUAGE.fullmatch(lang):
            raise Refusal("notes.language", got=lines.shown(lang))
        lines.text(words, lang)
    return words


def _count(data: Mapping[str, Any], key: str, least: int) -> int:
    value = lines.whole(data, key, least)
    if value > MOST:
        raise Refusal("replay.number")
    return value


def _anchor(data: Mapping[str, Any]) -> Anchor:
    lines.keys(data, ("n", "digest", "when", "line"), ())
    when = lines.text(data, "when")
    if when not in ("before", "after"):
        raise Refusal("notes.when", got=lines.shown(when))
    line = lines.text(data, "line")
    if "\n" in line:
        raise Refusal("notes.anchor_line", got=lines.shown(line))
    least = 1 if when == "before" else 0
    return Anchor(_count(data, "n", least), lines.digest(data), "before" if when == "before" else "after", line)


def _from_1(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record of schema 1 as one of schema 2: side lines left the main line only, and had no name."""
    lines.keys(data, KEYS[:-1], ())
    anchor = lines.entries(data, "anchor")
    lines.keys(anchor, ("n", "digest", "when"), ())
    return {**data, "anchor": {**anchor, "line": ""}, "name": {}}


NEWER: Mapping[int, Callable[[Mapping[str, Any]], dict[str, Any]]] = {1: _from_1}
"""How the record of an older schema is made one of the present schema."""
