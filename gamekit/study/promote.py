"""A side line as the main line of a new recording, and the notes of the old one as they stand there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gamekit.core import codec
from gamekit.core.session import Node
from gamekit.locale import LANGUAGES, text
from gamekit.replay import notes, record, sidelines
from gamekit.replay.files import check_path, write_whole
from gamekit.replay.notes import Anchor, Note
from gamekit.study import lines
from gamekit.study.errors import StudyError
from gamekit.study.noted import Noted
from gamekit.study.sources import Sources


def write(study: Noted, line: str, path: Path, sources: Sources) -> Path:
    """Write a replay whose main line is a side line of a study, and the notes on it; see ``Study.promote``."""
    check_path(path)
    beside = sidelines.notes_path(path)
    for file in (path, beside):
        if file.exists():
            raise StudyError("study.exists", file=str(file))
    session = lines.detached(study.session, study.line(line).node)
    replay = record.dumps(session)
    found = tuple(Turned(study, line, sidelines.replay_name(path), sources).notes())
    if found:
        notes.write(notes.merge(found), beside)
    try:
        write_whole(path, replay.encode())
    except OSError:
        # Notes on nothing would keep the name from being taken the next time.
        beside.unlink(missing_ok=True)
        raise
    return path


class Turned:
    """The notes of a study as they stand if one of its side lines is the main line.

    The lines from the main line to that side line are its stem. Up to where the next one leaves, their steps are steps
    of the new main line; what they play after that, their tails, become side lines.

    Parameters
    ----------
    study
        The game and the notes.
    line
        Id of the side line.
    replay
        Name of the new replay.
    sources
        Where new ids and times come from.
    """

    def __init__(self, study: Noted, line: str, replay: str, sources: Sources) -> None:
        self._study, self._replay, self._sources = study, replay, sources
        tracks = study.standing.tracks
        self._left = {line: study.standing.last(line)}
        while line:
            self._left[tracks[line].base] = tracks[line].at
            line = tracks[line].base
        self._ids: dict[str, str] = {
            stem: sources.id() for stem, left in self._left.items() if left < study.standing.last(stem)
        }

    def notes(self) -> Iterator[Note]:
        """Yield the notes, a line before those that stand on it; those that fit nowhere are left out."""
        for stem in self._ids:
            yield self._tail(stem)
        # In this order a line comes before what stands on it, and its id is known.
        waiting = {note.id: note for note in self._study.notes if self._study.place(note.id)}
        for name in (*self._study.standing.tracks, *waiting):
            note = waiting.pop(name, None)
            if note is not None and (turned := self._turned(note)) is not None:
                yield turned

    def _tail(self, stem: str) -> Note:
        """Return the rest of a line of the stem as a side line."""
        standing, at = self._study.standing, self._left[stem]
        nodes = standing.tracks[stem].nodes[at - standing.tracks[stem].at :] if stem else standing.main[at + 1 :]
        below: Node | None = nodes[0].parent
        assert below is not None
        leader = standing.tracks[stem].note if stem else None
        return Note(
            self._ids[stem],
            Anchor(at, codec.digest(below.state)),
            replay=self._replay,
            author=leader.author if leader else "",
            time=self._sources.time(),
            line=tuple(str(node.action) for node in nodes),
            name=leader.name if leader else {lang: text("study.former_main", lang) for lang in LANGUAGES},
        )

    def _turned(self, note: Note) -> Note | None:
        """Return a note as it stands now; None if it was a line of the stem and says nothing else."""
        place = self._study.place(note.id)
        assert place is not None
        line = "" if place.n <= self._left.get(place.line, -1) else self._ids.get(place.line, place.line)
        if note.id in self._left:
            if not (note.text or note.glyph or note.tags or note.marks):
                return None
            note = replace(note, line=(), name={}, id=self._sources.id())
        elif line != note.anchor.line:
            self._ids[note.id] = self._sources.id()
            note = replace(note, id=self._ids[note.id])
        else:
            return note
        return replace(note, anchor=replace(note.anchor, line=line), replay=self._replay, rev=1)
