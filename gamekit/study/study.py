"""A recorded game with its notes: written, found, tried out, taken back, shared and saved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from os import PathLike, fsdecode
from pathlib import Path
from typing import Any

from gamekit.core import codec
from gamekit.core.errors import ReplayError
from gamekit.core.session import Session
from gamekit.core.text import Action
from gamekit.replay import notes, record, sidelines
from gamekit.replay.files import alone, check_path
from gamekit.replay.lines import read_bytes, shown
from gamekit.replay.notes import Anchor, Entry, Note, Notes
from gamekit.replay.places import Place
from gamekit.replay.records import When
from gamekit.study import lines, promote
from gamekit.study.book import Changes
from gamekit.study.errors import StudyError
from gamekit.study.history import History
from gamekit.study.noted import Noted, locked
from gamekit.study.sharing import Merged, check_belongs, count, is_replay, is_shown, notes_of
from gamekit.study.sources import Sources
from gamekit.study.words import Words, by_language, content, several


class Study(Noted):
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
        super().__init__(session, author)
        self._sources = sources or Sources()
        self._hold(Notes(sidelines.collect(session)), saved=False)

    def _hold(self, found: Notes, saved: bool) -> None:
        super()._hold(found, saved)
        self._history = History(self._book)

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
        StudyError
            If ``notes`` is a replay.
        OSError
            If it cannot be read.
        """
        try:
            session = record.loads(read_bytes(path))
        except ReplayError as error:
            error.file = fsdecode(path)
            raise
        study = cls(session, author, sources=sources)
        study.path = Path(path)
        study.notes_path = sidelines.notes_path(path) if notes is None else Path(notes)
        found = sidelines.read(study.notes_path)
        if is_replay(found):
            raise StudyError("study.replay", file=str(study.notes_path))
        study._hold(found, saved=True)
        return study

    # Writing.

    @locked
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
            As in :class:`gamekit.replay.notes.Note`; a plain text is one tag or one mark.
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
        words = content(text, glyph, tags, marks)
        return self._write("add", self._anchor(n, when, line), author, words)

    @locked
    def branch(
        self,
        n: int,
        actions: Iterable[Action | str] | str,
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
            The moves; a plain text is one of them.
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
        words = content(text, glyph, tags, marks, name)
        moves = [actions] if isinstance(actions, str) else actions
        return self._branch("branch", Place(line, n), moves, author, words)

    @locked
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

        Raises StudyError if nothing else was played, or not in this game.
        """
        self._line(line)
        if session.game.id != self.session.game.id or session.root.state != self.session.root.state:
            raise StudyError("study.other_game")
        words = content(text, name=name)
        return self._branch("keep", Place(line, 0), [str(node.action) for node in session.steps], author, words)

    @locked
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
            "text": None if text is None else by_language(text),
            "name": None if name is None else by_language(name),
            "glyph": glyph,
            "tags": None if tags is None else several(tags),
            "marks": None if marks is None else several(marks),
            "anchor": None if when is None or when == note.anchor.when else self._moved(note, when),
        }
        changes = {key: value for key, value in changes.items() if value not in (None, getattr(note, key))}
        return self._revise("edit", note, **changes) if changes else note

    @locked
    def delete(self, note_id: str) -> Note:
        """Delete a note and return what is kept of it. Notes on its side line fit nowhere then, but stay."""
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

    @locked
    def undo(self) -> str:
        """Undo the last change and return what it was, as :attr:`undoable`; empty if there is none."""
        return self._told(self._history.undo(self._sources.time()))

    @locked
    def redo(self) -> str:
        """Do the change again that was undone last and return what it was; empty if there is none."""
        return self._told(self._history.redo(self._sources.time()))

    # Sharing.

    @locked
    def merge(self, other: str | PathLike[str] | bytes | Iterable[Entry]) -> Merged:
        """Take the notes of others: what is new, and later revisions of what is here.

        Parameters
        ----------
        other
            Path of a notes file, its contents (bytes, or text with a line end or a ``{`` at its start), or records.

        Raises StudyError if a file has no notes, or only of another game; NotesError if too big, OSError if unreadable.
        """
        found = notes_of(other)
        check_belongs(other, found, self._book.entries, self._surveyor, self.path)
        changes = self._book.merge(found.entries)
        self._done("merge", changes)
        theirs = {entry.id for entry in found.entries if is_shown(entry)}
        lost = tuple(problem for note, problem in self.unattached if note.id in theirs)
        return Merged(*count(changes, theirs), (*found.problems, *lost))

    @locked
    def save(self, path: str | PathLike[str] | None = None) -> Path:
        """Write the notes, with what others wrote into the file meanwhile, and return where. The replay is not touched.

        Parameters
        ----------
        path
            Another file for a copy; a study that was opened without files needs it, and goes on with it.

        Raises
        ------
        StudyError
            If there is no file to write to, or it is a replay.
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
                found = notes.read(target)
            except FileNotFoundError:
                found = Notes()
            if is_replay(found):
                raise StudyError("study.replay", file=str(target))
            there, merged = found.entries, notes.merge(found.entries, self._book.entries)
            if {notes.key(entry): entry for entry in there} != {notes.key(entry): entry for entry in merged}:
                notes.write(merged, target)
                found = notes.loads(notes.dumps(merged))
        if self.notes_path is None:
            self.notes_path = target
        here = target.resolve() == self.notes_path.resolve()
        if here:
            self._history.forget(self._book.merge(there))
            self._bad = found.problems
        self._book.saved(merged, here)
        self._tell()
        return target

    @locked
    def promote(self, line: str, path: str | PathLike[str]) -> Path:
        """Write a new replay whose main line is a side line, with the notes that fit it, and return its path.

        What the lines below played otherwise becomes side lines. A note keeps its id where it stands as before. This
        study stays as it is.

        Raises
        ------
        StudyError
            If there is no such side line, or one of the two files is there already: nothing is overwritten.
        OSError
            If a file cannot be written.
        """
        if not line:
            raise StudyError("study.main_line")
        self._line(line)
        return promote.write(self, line, Path(path), self._sources)

    # Inside.

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
            raise StudyError("study.unattached", note=shown(note.id))
        if note.line:
            raise StudyError("study.line_when", note=shown(note.id))
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
            next(name for name in iter(self._sources.id, None) if name not in self._book),
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

    def _told(self, what: str) -> str:
        self._tell()
        return what

    def _done(self, what: str, changes: Changes) -> None:
        self._history.add(what, changes)
        self._tell()
