"""A recorded game and the notes on it, to be read: where they stand, what is where, what can be found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, TypeVar, cast

from gamekit.core.errors import NotesError
from gamekit.core.session import Node, Session
from gamekit.replay.lines import shown
from gamekit.replay.notes import Entry, Note, Notes
from gamekit.replay.places import Place, Standing, Surveyor
from gamekit.study import compare, lines, search, table
from gamekit.study.book import Book
from gamekit.study.compare import Comparison
from gamekit.study.errors import StudyError
from gamekit.study.lines import Line

if TYPE_CHECKING:
    import pandas as pd

F = TypeVar("F", bound=Callable[..., Any])


def locked(method: F) -> F:
    """Let a method of a study run while no other thread changes anything."""

    @wraps(method)
    def alone(self: Noted, *args: Any, **kwargs: Any) -> Any:
        with self.lock:
            return method(self, *args, **kwargs)

    return cast("F", alone)


class Noted:
    """A game with notes, as far as it is looked at.

    Parameters
    ----------
    session
        The game; it is not changed, and what is played in it later is not seen.
    author
        Who reads, and writes notes from now on.

    Attributes
    ----------
    session
        The game with its main line under the cursor, on its end.
    path, notes_path
        The files; None where there are none.
    lock
        Held by whatever changes something. Who makes several changes from a thread holds it around them.
    """

    def __init__(self, session: Session, author: str) -> None:
        self.session = session.held()
        self.session.go_main()
        self.path: Path | None = None
        self.notes_path: Path | None = None
        self.lock = RLock()
        self._author = author
        self._surveyor = Surveyor(self.session)
        self._heard: list[Callable[[], None]] = []
        self._hold(Notes(), saved=False)

    def _hold(self, found: Notes, saved: bool) -> None:
        """Begin with some notes; ``saved`` says whether they are in a file."""
        self._book = Book(found.entries, saved)
        self._bad = found.problems
        self._stand: Standing | None = None

    @property
    def author(self) -> str:
        """Who writes notes from now on."""
        return self._author

    @author.setter
    def author(self, name: str) -> None:
        with self.lock:
            self._author = name
            self._tell()

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after each change, a new author and saving too; return what ends that."""
        self._heard.append(callback)

        def end() -> None:
            if callback in self._heard:
                self._heard.remove(callback)

        return end

    def _tell(self) -> None:
        """Forget what no longer holds, and tell whoever listens."""
        self._stand = None
        for callback in tuple(self._heard):
            callback()

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
        with self.lock:
            if self._stand is None:
                self._stand = self._surveyor.stand(entry for entry in self._book.entries if isinstance(entry, Note))
            return self._stand

    @property
    def lines(self) -> Mapping[str, Line]:
        """The side lines by id, in the order of the game, each after the one that it leaves."""
        standing = self.standing
        return {name: Line(standing.tracks[name], self.session) for name in lines.order(standing)}

    def note(self, note_id: str) -> Note:
        """Return a note.

        Raises
        ------
        StudyError
            If there is none of that id, or it is deleted.
        """
        note = self._book.note(note_id)
        if note is None:
            raise StudyError("study.no_note", note=shown(note_id))
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

    def trial(self, n: int, line: str = "") -> Session:
        """Return a session of its own that stands after step ``n`` of a line, to be played freely.

        Raises
        ------
        StudyError
            If there is no such line or step.
        """
        return lines.detached(self.session, self._step(line, n))

    # What can be found.

    def search(
        self,
        text: str = "",
        *,
        author: str | None = None,
        glyph: str | None = None,
        tag: str | None = None,
        line: str | None = None,
        first: int | None = None,
        last: int | None = None,
        lang: str | None = None,
    ) -> tuple[Note, ...]:
        """Return the notes that fit all that is asked, in the order of the game.

        Parameters
        ----------
        text
            Words, in any order, that comment, name, tags, author, marks or moves have all of; letters large or small,
            with accents or without.
        author, glyph, tag
            Exactly this one.
        line
            Id of the line that a note stands on; empty: the main line.
        first, last
            Steps; those between are found too.
        lang
            Look only at comments and names in this language; None: in any.
        """
        found = search.Query(text, author, glyph, tag, first, last, lang)
        places = self.standing.places
        return tuple(
            note
            for note in self.notes
            if found.fits(note) and (line is None or ((place := places.get(note.id)) and place.line == line))
        )

    def rows(self, lang: str = "en") -> list[dict[str, Any]]:
        """Return the notes as rows of plain values, in the order of the game; :mod:`gamekit.study.table` says which."""
        return table.rows(self.session, self.standing, self.notes, lang)

    def frame(self, lang: str = "en") -> pd.DataFrame:
        """Return the notes as a pandas table with headings in ``lang``; raises ImportError if there is no pandas.

        From then on notebooks show dollar signs in tables as they are (``display.html.use_mathjax``).
        """
        return table.frame(self.rows(lang), lang)

    def compare(self, line: str, lang: str = "en") -> Comparison:
        """Return what differs at the end of a side line from the line that it leaves, at the same turn.

        Raises
        ------
        StudyError
            If there is no such side line.
        """
        if not line:
            raise StudyError("study.main_line")
        standing = self._line(line)
        base = standing.tracks[line].base
        return compare.compare(line, base, self.line(line), self.line(base), lang)

    # Inside.

    def _line(self, line: str) -> Standing:
        """Return where notes stand, with that line among the others; raises StudyError if it is not."""
        standing = self.standing
        if line and line not in standing.tracks:
            raise StudyError("study.no_line", line=shown(line))
        return standing

    def _step(self, line: str, n: int) -> Node:
        """Return step ``n`` of a line; raises StudyError if there is no such line or step."""
        standing = self._line(line)
        node = standing.node(line, n)
        if node is None:
            raise StudyError("study.no_step", n=n, last=standing.last(line))
        return node
