"""The replay studio: a recorded game with its notes, to be annotated, branched, compared and shared."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike, fsdecode
from pathlib import Path
from typing import Any, Literal

import ipywidgets

from gamekit.core.errors import RondelError
from gamekit.core.session import Session
from gamekit.locale import LANGUAGES
from gamekit.replay.notes import Note
from gamekit.study import Merged, Study
from widgets.base import SIZES
from widgets.play.now import problem_words
from widgets.studying.answers import WISHES
from widgets.studying.desk import StudioDesk
from widgets.studying.files import free_file, write_new
from widgets.studying.shown import line_name, said
from widgets.studying.trial import Trial
from widgets.studying.wishes import NoSense, Refused
from widgets.table import GameTable

__all__ = ["Studio", "StudioDesk"]

Export = Literal["html", "md", "print"]
ENDINGS: Mapping[str, str] = {"html": ".html", "md": ".md", "print": "-print.html"}
"""What the name of an exported file ends with, by kind."""


class Studio(ipywidgets.VBox):  # type: ignore[misc]
    """Open a recorded game with its notes: read them, write some, try other moves, compare, merge, export.

    Everything works from the cell and from Python alike: what :attr:`study` is told appears in the studio, in every
    one of the same study. Nothing is written before :meth:`save`, and the replay itself never changes.

    Parameters
    ----------
    source : path, Session or Study
        The file of a replay, whose notes are read from beside it; a session; or a study that is open already.
    notes : path, optional
        Where the notes are and will be saved, if not beside the replay. Only with a path.
    author : str
        Who writes; stands at each new note.
    start_at : int
        Step to open at; 0 is the start. A number past either end means that end.
    line : str
        The line to open, by the id of the note that holds it; the main line when empty.
    lang : {"en", "fr"}
        Language of every text.
    size : {"normal", "large"}
        ``"large"`` scales type and targets by 1.5, for a projector.

    Raises
    ------
    TypeError
        If ``source`` is none of the three.
    ValueError
        For notes without the path of a replay, or a language or size there is not.
    ReplayError, OSError
        If the replay is damaged or cannot be read.
    """

    def __init__(
        self,
        source: str | PathLike[str] | Session | Study,
        *,
        notes: str | PathLike[str] | None = None,
        author: str = "",
        start_at: int = 0,
        line: str = "",
        lang: str = "en",
        size: str = "normal",
    ) -> None:
        for what, given, known in (("lang", lang, LANGUAGES), ("size", size, SIZES)):
            if given not in known:
                raise ValueError(f"no {what} {given!r}: choose one of {', '.join(known)}")
        self.study = _opened(source, notes, author)
        self._trial: Trial | None = None
        self.desk = StudioDesk(self.study, start_at, line=line, heard=self._hear, lang=lang, size=size)
        super().__init__([self.desk])
        self._end = self.study.on_change(self.desk.refresh)

    # What is shown.

    @property
    def step(self) -> int:
        """Number of the step shown; assign one to go there."""
        step: int = self.desk.step
        return step

    @step.setter
    def step(self, n: int) -> None:
        self.desk.step = n

    @property
    def line(self) -> str:
        """The line shown, by the id of its note, empty for the main line; assign one to go there."""
        line: str = self.desk.line
        return line

    @line.setter
    def line(self, line: str) -> None:
        self.desk.line = line

    @property
    def lang(self) -> str:
        """Language of every text; assign another one to read on in that."""
        lang: str = self.desk.lang
        return lang

    @lang.setter
    def lang(self, lang: str) -> None:
        self.desk.lang = lang
        if self._trial is not None:
            self._trial.table.lang = lang
            self._tried()

    @property
    def size(self) -> str:
        """Scale of type and targets, ``"normal"`` or ``"large"``."""
        size: str = self.desk.size
        return size

    @size.setter
    def size(self, size: str) -> None:
        self.desk.size = size
        if self._trial is not None:
            self._trial.table.size = size

    @property
    def table(self) -> GameTable | None:
        """The `GameTable` at which moves are tried; None while none are."""
        return None if self._trial is None else self._trial.table

    # Files.

    def save(self) -> None:
        """Save the notes; what was saved meanwhile by somebody else is kept."""
        self.study.save()

    def merge(self, notes: str | PathLike[str]) -> Merged:
        """Add the notes of a file, without loss or duplicates; see :meth:`gamekit.study.Study.merge`."""
        return self.study.merge(Path(notes))

    def export(self, kind: Export = "html", file: str | PathLike[str] | None = None) -> Path:
        """Write the study as a page that works offline, as Markdown, or as a page to be printed.

        Parameters
        ----------
        kind : {"html", "md", "print"}
            What is written.
        file : path, optional
            Where; beside the replay by default, with a number where a file of that name is already.

        Returns
        -------
        Path
            The file that was written.

        Raises
        ------
        FileExistsError
            If there is a file of that name.
        """
        target = free_file(self.study, ENDINGS[kind]) if file is None else Path(file)
        write_new(target, self._exported(kind))
        return target

    def to_html(self, title: str = "") -> str:
        """Make one self-contained page with player, curves and notes, without a kernel and without a network.

        It opens at the step shown; while a side line is shown, where that leaves the main line.
        """
        from widgets import export

        n, line = self.step, self.line
        while line:
            held = self.study.lines[line]
            n, line = held.at, held.base
        return export.page(self.study, lang=self.lang, title=title, start_at=n)

    def to_svg(self) -> str:
        """Draw the board at the step shown as one SVG document that needs neither kernel nor script."""
        return self.desk.to_svg()

    def _exported(self, kind: str) -> str:
        # These are needed only by whoever exports.
        from gamekit.study.markdown import markdown
        from widgets.export import printable

        if kind == "html":
            return self.to_html()
        return markdown(self.study, self.lang) if kind == "md" else printable(self.study, self.lang)

    # Side lines.

    def try_moves(self, n: int | None = None, line: str | None = None) -> None:
        """Open a table below at which other moves can be played from a step on; nothing of the study changes.

        Parameters
        ----------
        n
            The step after which the first of them is played; the step shown when left out.
        line
            The line it stands on; the line shown when left out.

        Raises
        ------
        StudyError
            If there is no such step or line.
        """
        self._leave()
        self._trial = Trial(
            self.study,
            self.step if n is None else n,
            self.line if line is None else line,
            lang=self.lang,
            size=self.size,
            changed=self._tried,
        )
        self._tried()
        self._stack(self.desk, self._trial.table)

    def keep(self, name: Mapping[str, str] | None = None) -> Note | None:
        """Make a side line of the moves that are tried, and show it; returns its note, None while none are tried.

        Parameters
        ----------
        name
            What it is called, by language.

        Raises
        ------
        StudyError
            If nothing was played otherwise than before.
        """
        if self._trial is None:
            return None
        note = self.study.keep(self._trial.session, name=name or {}, line=self._trial.line)
        self._leave()
        self.desk.go(note.anchor.at + 1, note.id)
        return note

    def discard(self) -> None:
        """Put the moves that are tried away; nothing of the study changes."""
        self._leave()

    def compare(self, line: str | None = None) -> None:
        """Show how a side line differs from the line it leaves at the same turn; None ends it.

        Raises
        ------
        StudyError
            If there is no such line.
        """
        if line is not None:
            self.study.compare(line, self.lang)
        self.desk.compared = line
        self.desk.refresh()

    def promote(self, line: str, path: str | PathLike[str] | None = None) -> Path:
        """Write a new replay that has a side line as its main line, with its notes; the old one stays as it is.

        Parameters
        ----------
        line
            The id of the note that holds it.
        path
            The file; beside the replay, under the name of the line, when left out.

        Returns
        -------
        Path
            The file that was written.

        Raises
        ------
        StudyError
            If there is no such line, or there is a file of that name.
        """
        if path is None:
            held = self.study.lines.get(line)
            path = free_file(self.study, ".replay.jsonl", line_name(held.note, self.lang) if held else line)
        return self.study.promote(line, path)

    def close(self) -> None:
        """Take the studio away, with the moves that are tried; the study stays."""
        # One that could not open its study is closed, too; and each once more when nobody holds it any longer.
        if hasattr(self, "_end") and self.comm is not None:
            self._end()
            self._leave()
            self.desk.close()
        super().close()

    def _stack(self, *widgets: ipywidgets.DOMWidget) -> None:
        """Put widgets below each other."""
        self.children = widgets

    def _leave(self) -> None:
        """End the moves that are tried."""
        if self._trial is not None:
            self._stack(self.desk)
            self._trial.close()
            self._trial = None
            self._tried()

    def _tried(self) -> None:
        """Show how far the moves that are tried have come."""
        self.desk.show_trial(None if self._trial is None else self._trial.now(self.lang))

    def __repr__(self) -> str:
        """Return the same text for the same study and step, so that a saved notebook compares equal."""
        return f"Studio({self.desk.summary})"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        data: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        # Where a notebook is not trusted the picture is held back, and the words are all there is.
        told = [words for note in self.study.at(self.step, self.line) if (words := note.text.get(self.lang))]
        return {**data, "text/plain": "\n".join([repr(self), *told]), "image/svg+xml": self.to_svg()}

    # What the browser asks.

    def _hear(self, content: Mapping[str, Any]) -> None:
        """Do what the browser asks, and say what was done or what keeps it from being done."""
        wish: str = content["do"]
        if wish not in WISHES:
            return
        status, note = "error", ""
        with self.study.lock:
            try:
                words, note = WISHES[wish](self, content)
                status = "done"
            except NoSense:
                return
            except Refused as refused:
                words = self.say(f"refused.{refused.why}", **refused.params)
            except RondelError as error:
                words = error.text(self.lang)
            except OSError as error:
                file, problem = error.filename or self.study.notes_path or "", problem_words(error, self.lang)
                words = self.say("refused.file", file=Path(fsdecode(file)).name, problem=problem)
            self.desk.answer(words, wish=wish, status=status, note=note)

    def say(self, what: str, /, **params: Any) -> str:
        """Return a message of the studio in its language; ``what`` follows ``widget.studying.`` in its id."""
        return said(what, self.lang, **params)


def _opened(source: object, notes: str | PathLike[str] | None, author: str) -> Study:
    """Return the study of whatever was handed over."""
    if isinstance(source, str | PathLike):
        return Study.open(source, notes=notes, author=author)
    if notes is not None:
        raise ValueError("notes go with the path of a replay: add them to an open study with its merge()")
    if isinstance(source, Session):
        return Study(source, author=author)
    if not isinstance(source, Study):
        raise TypeError(f"Studio opens a path, a Session or a Study, not {type(source).__name__}")
    if author:
        source.author = author
    return source
