"""A recorded game with its notes: written, found, tried out, taken back, shared and saved."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from os import PathLike, fsdecode
from pathlib import Path
from typing import Any, NamedTuple

from gamekit.core import codec
from gamekit.core.errors import NotesError, ReplayError
from gamekit.core.session import Node, Session
from gamekit.core.text import Action
from gamekit.replay import notes, record, sidelines
from gamekit.replay.files import alone, check_path
from gamekit.replay.lines import read_bytes
from gamekit.replay.notes import Anchor, Entry, Note, Notes
from gamekit.replay.places import Place, Standing, Surveyor
from gamekit.replay.records import When
from gamekit.study import lines
from gamekit.study.book import Book, Changes
from gamekit.study.errors import StudyError
from gamekit.study.history import History
from gamekit.study.lines import Line

Words = Mapping[str, str] | str
"""A text by language, or an English one."""


class Merged(NamedTuple):
    """How many notes a merge added, changed and left as they were, and what could not be read or fits nowhere."""

    added: int
    changed: int
    same: int
    problems: tuple[NotesError, ...]


@dataclass(frozen=True, slots=True)
class Sources:
    """Where ids and times of notes come from.

    Parameters
    ----------
    id
        Returns an id that no other note has, whoever writes it.
    time
        Returns the present time, such as ``2026-11-30T09:00:00Z``.
    """

    id: Callable[[], str] = lambda: secrets.token_hex(8)
    time: Callable[[], str] = lambda: datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Study:
    """A game with notes.

    Parameters
    ----------
    session
        The game; its side lines become notes. It is not changed, and what is played in it later is not seen.
    author
        Who writes notes from now on.
    sources
        Where ids and times come from.
    """

    def __init__(self, session: Session, author: str = "", *, sources: Sources | None = None) -> None:
        self._begin(session, author, sources)
        self._hold(Notes(sidelines.collect(session)), saved=False)

    @classmethod
    def open(
        cls,
        path: str | PathLike[str],
        notes: str | PathLike[str] | None = None,
        author: str = "",
        *,
        sources: Sources | None = None,
    ) -> Study:
        """Open a replay and the notes on it. Nothing is written before :meth:`save`.

        Parameters
        ----------
        path
            The replay.
        notes
            The notes file, which need not be there yet; default: the one beside the replay.
        author, sources
            As for the class.

        Raises
        ------
        ReplayError
            If the replay does not hold; the error says file, line, step and rule.
        OSError
            If it cannot be read.
        """
        try:
            session = record.loads(read_bytes(path))
        except ReplayError as error:
            error.file = fsdecode(path)
            raise
        study = cls.__new__(cls)
        study._begin(session, author, sources)
        study.path = Path(path)
        study.notes_path = sidelines.notes_path(path) if notes is None else Path(notes)
        study._hold(sidelines.read(study.notes_path), saved=True)
        return study

    def _begin(self, session: Session, author: str, sources: Sources | None) -> None:
        self.session = session.held()
        self.session.go_main()
        self.path: Path | None = None
        self.notes_path: Path | None = None
        self.author = author
        self._sources = sources or Sources()
        self._surveyor = Surveyor(self.session)

    def _hold(self, found: Notes, saved: bool) -> None:
        self._book = Book(found.entries, saved)
        self._bad = found.problems
        self._history = History(self._book)
        self._stand: Standing | None = None

    # What there is.

    @property
    def dirty(self) -> bool:
        """Whether there is anything that is not saved."""
        return self._book.changed

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All records: deleted notes, and what cannot be read, too. This is what is merged and saved."""
        return self._book.entries

    @property
    def problems(self) -> tuple[NotesError, ...]:
        """The bad lines of the notes file by number, and why notes fit nowhere."""
        return (*self._bad, *(problem for _, problem in self.unattached))

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes that are not deleted, in the order of the game; those that fit nowhere at the end."""
        return lines.in_order(self.standing, self._book.entries)

    @property
    def unattached(self) -> tuple[tuple[Note, NotesError], ...]:
        """The notes that fit nowhere in this game, and why; they are kept."""
        return self.standing.problems

    @property
    def standing(self) -> Standing:
        """Where all notes stand, found out once after each change."""
        if self._stand is None:
            self._stand = self._surveyor.stand(entry for entry in self._book.entries if isinstance(entry, Note))
        return self._stand

    @property
    def lines(self) -> Mapping[str, Line]:
        """The side lines by id, in the order of the game, each after the one that it leaves."""
        return {name: Line(self.standing.tracks[name], self.session) for name in lines.order(self.standing)}

    def note(self, note_id: str) -> Note:
        """Return a note.

        Raises
        ------
        StudyError
            If there is none of that id, or it is deleted.
        """
        note = self._book.note(note_id)
        if note is None:
            raise StudyError("study.no_note", note=note_id)
        return note

    def place(self, note_id: str) -> Place | None:
        """Return the line and the step that a note speaks of; None if it fits nowhere."""
        return self.standing.places.get(note_id)

    def line(self, line: str = "") -> Session:
        """Return a session whose line under the cursor is a line of the study, the cursor on its end.

        Steps are shared with all other lines; to play on, take :meth:`trial`.

        Raises
        ------
        StudyError
            If there is no such line.
        """
        standing = self._line(line)
        return self.session.along(standing.tracks[line].nodes[-1] if line else self.session.line[-1])

    def at(self, n: int, line: str = "") -> tuple[Note, ...]:
        """Return the notes that speak of a step of a line, the oldest first among those before and those after it.

        Raises
        ------
        StudyError
            If there is no such line.
        """
        standing = self._line(line)
        here = Place(standing.owner(line, n), n)
        return tuple(note for note in self.notes if standing.places.get(note.id) == here)

    # Writing.

    def add(
        self,
        n: int,
        *,
        text: Words = "",
        glyph: str = "",
        tags: Iterable[str] = (),
        marks: Iterable[str] = (),
        when: When = "after",
        line: str = "",
        author: str | None = None,
    ) -> Note:
        """Write a note.

        Parameters
        ----------
        n
            Number of the step it speaks of.
        text
            The comment by language; a plain text is English.
        glyph, tags, marks
            As in :class:`gamekit.replay.notes.Note`.
        when
            Whether it speaks of the position ``before`` or ``after`` the step.
        line
            Id of the side line on which the step is; empty: the main line.
        author
            Who wrote it; default: :attr:`author`.

        Raises
        ------
        StudyError
            If there is no such line or step.
        NotesError
            If it holds what no record can, such as a glyph that is none.
        """
        words = {"text": _words(text), "glyph": glyph, "tags": tuple(tags), "marks": tuple(marks)}
        return self._write("add", self._anchor(n, when, line), author, words)

    def branch(
        self,
        n: int,
        actions: Iterable[Action | str],
        *,
        line: str = "",
        name: Words = "",
        text: Words = "",
        glyph: str = "",
        tags: Iterable[str] = (),
        marks: Iterable[str] = (),
        author: str | None = None,
    ) -> Note:
        """Add a side line: other moves after step ``n``. Moves that the line has itself are left out at its beginning.

        Parameters
        ----------
        n
            Number of the step after which it leaves.
        actions
            The moves.
        line
            Id of the side line that it leaves; empty: the main line.
        name
            What it is called, by language; a plain text is English.
        text, glyph, tags, marks, author
            As for :meth:`add`, at the step where it leaves.

        Raises
        ------
        StudyError
            If there is no such line or step, or no move is another one.
        BadAction, IllegalAction
            If the rules refuse a move.
        """
        words = {"name": _words(name), "text": _words(text), "glyph": glyph, "tags": tuple(tags), "marks": tuple(marks)}
        return self._branch("branch", Place(line, n), actions, author, words)

    def keep(
        self, session: Session, *, name: Words = "", text: Words = "", line: str = "", author: str | None = None
    ) -> Note:
        """Make a side line of what was played in a trial otherwise than on the line that it began from.

        Parameters
        ----------
        session
            The trial: the line under its cursor is taken, to its end.
        line
            Id of the line that :meth:`trial` was asked for.
        name, text, author
            As for :meth:`branch`.

        Raises
        ------
        StudyError
            If nothing else was played, or not in this game.
        """
        self._line(line)
        if session.game.id != self.session.game.id or session.root.state != self.session.root.state:
            raise StudyError("study.other_game")
        words = {"name": _words(name), "text": _words(text)}
        return self._branch("keep", Place(line, 0), [str(node.action) for node in session.steps], author, words)

    def trial(self, n: int, line: str = "") -> Session:
        """Return a session of its own that stands after step ``n`` of a line, to be played freely.

        Raises
        ------
        StudyError
            If there is no such line or step.
        """
        return lines.detached(self.session, self._step(line, n))

    def edit(
        self,
        note_id: str,
        *,
        text: Words | None = None,
        glyph: str | None = None,
        tags: Iterable[str] | None = None,
        marks: Iterable[str] | None = None,
        name: Words | None = None,
        when: When | None = None,
    ) -> Note:
        """Change a note and return it; what is None stays. The author stays who wrote it first.

        Raises
        ------
        StudyError
            If there is no such note, or it cannot stand before or after its step as asked.
        NotesError
            If it would hold what no record can.
        """
        note = self.note(note_id)
        changes: dict[str, Any] = {
            "text": None if text is None else _words(text),
            "name": None if name is None else _words(name),
            "glyph": glyph,
            "tags": None if tags is None else tuple(tags),
            "marks": None if marks is None else tuple(marks),
            "anchor": None if when is None or when == note.anchor.when else self._moved(note, when),
        }
        changes = {key: value for key, value in changes.items() if value not in (None, getattr(note, key))}
        return self._revise("edit", note, **changes) if changes else note

    def delete(self, note_id: str) -> Note:
        """Delete a note and return what is kept of it. Notes on its side line fit nowhere then, but stay.

        Raises
        ------
        StudyError
            If there is no such note.
        """
        return self._revise("delete", self.note(note_id), deleted=True)

    # Taking back.

    @property
    def undoable(self) -> str:
        """What :meth:`undo` would undo: add, edit, delete, branch, keep or merge; empty if nothing."""
        return self._history.undoable

    @property
    def redoable(self) -> str:
        """What :meth:`redo` would do again; empty if nothing."""
        return self._history.redoable

    def undo(self) -> str:
        """Undo the last change and return what it was, as :attr:`undoable`; empty if there is none."""
        self._stand = None
        return self._history.undo(self._sources.time())

    def redo(self) -> str:
        """Do the change again that was undone last and return what it was; empty if there is none."""
        self._stand = None
        return self._history.redo(self._sources.time())

    # Sharing.

    def merge(self, other: str | PathLike[str] | bytes | Iterable[Entry]) -> Merged:
        """Take the notes of others: what is new, and later revisions of what is here.

        Parameters
        ----------
        other
            Path of a notes file, the contents of one (bytes, or a text with a line end or a ``{`` at its beginning), or
            records.

        Raises
        ------
        NotesError
            If the file is too big.
        OSError
            If it cannot be read.
        """
        found = _notes_of(other)
        changes = self._book.merge(found.entries)
        self._done("merge", changes)
        added = sum(before is None for before, _ in changes.values())
        theirs = {entry.id for entry in found.entries}
        lost = tuple(problem for note, problem in self.unattached if note.id in theirs)
        same = len({notes.key(entry) for entry in found.entries}) - len(changes)
        return Merged(added, len(changes) - added, same, (*found.problems, *lost))

    def save(self, path: str | PathLike[str] | None = None) -> Path:
        """Write the notes, with what others wrote into the file meanwhile, and return where. The replay is not touched.

        Parameters
        ----------
        path
            Another file for a copy; needed for a study that was opened without files, which then goes on with it.

        Raises
        ------
        StudyError
            If there is no file to write to.
        NotesError
            If the file is too big.
        OSError
            If the file cannot be read or written; the old one is still there then.
        """
        target = self.notes_path if path is None else Path(path)
        if target is None:
            raise StudyError("study.no_file")
        check_path(target)
        with alone(target):
            try:
                there = notes.read(target).entries
            except FileNotFoundError:
                there = ()
            merged = notes.merge(there, self._book.entries)
            if {notes.key(entry): entry for entry in there} != {notes.key(entry): entry for entry in merged}:
                notes.write(merged, target)
        if self.notes_path is None:
            self.notes_path = target
        here = target == self.notes_path
        if here:
            self._history.forget(self._book.merge(there))
            self._bad = notes.loads(notes.dumps(merged)).problems
            self._stand = None
        self._book.saved(merged, here)
        return target

    # Inside.

    def _line(self, line: str) -> Standing:
        """Return where notes stand, with that line among the others; raises StudyError if it is not."""
        if line and line not in self.standing.tracks:
            raise StudyError("study.no_line", line=line)
        return self.standing

    def _step(self, line: str, n: int) -> Node:
        """Return step ``n`` of a line; raises StudyError if there is no such line or step."""
        standing = self._line(line)
        node = standing.node(line, n)
        if node is None:
            raise StudyError("study.no_step", n=n, last=standing.last(line))
        return node

    def _anchor(self, n: int, when: When, line: str) -> Anchor:
        node = self._step(line, n)
        if when == "before":
            if node.parent is None:
                raise StudyError("study.no_before")
            node = node.parent
        return Anchor(n, codec.digest(node.state), when, self.standing.owner(line, n))

    def _moved(self, note: Note, when: When) -> Anchor:
        """Return the anchor of a note that is to speak of the position on the other side of its step."""
        place = self.place(note.id)
        if place is None:
            raise StudyError("study.unattached", note=note.id)
        if note.line:
            raise StudyError("study.line_when", note=note.id)
        return self._anchor(place.n, when, place.line)

    def _branch(
        self, what: str, place: Place, actions: Iterable[Action | str], author: str | None, words: Mapping[str, Any]
    ) -> Note:
        standing = self._line(place.line)
        start = self._step(*place)
        nodes = (start, *self._surveyor.play(start, map(str, actions)))
        line, at = lines.leaving(standing, place.line, nodes)
        if at == nodes[-1].n:
            raise StudyError("study.nothing")
        moves = tuple(str(node.action) for node in nodes[at - start.n + 1 :])
        return self._write(what, self._anchor(at, "after", line), author, {**words, "line": moves})

    def _write(self, what: str, anchor: Anchor, author: str | None, words: Mapping[str, Any]) -> Note:
        note = Note(
            self._sources.id(),
            anchor,
            replay=sidelines.replay_name(self.path) if self.path else "",
            author=self.author if author is None else author,
            time=self._sources.time(),
            **words,
        )
        notes.check(note)
        self._done(what, self._book.put(note))
        return note

    def _revise(self, what: str, note: Note, **changes: Any) -> Note:
        new = self._book.revise(note, self._sources.time(), **changes)
        notes.check(new)
        self._done(what, self._book.put(new))
        return new

    def _done(self, what: str, changes: Changes) -> None:
        self._history.add(what, changes)
        self._stand = None


def _words(words: Words) -> dict[str, str]:
    """Return a text by language, without the languages that say nothing."""
    return {lang: said for lang, said in ({"en": words} if isinstance(words, str) else words).items() if said}


def _notes_of(other: str | PathLike[str] | bytes | Iterable[Entry]) -> Notes:
    if isinstance(other, bytes):
        return notes.loads(other)
    if isinstance(other, str):
        return notes.loads(other) if "\n" in other or other.lstrip().startswith("{") else notes.read(other)
    return notes.read(other) if isinstance(other, PathLike) else Notes(tuple(other))
