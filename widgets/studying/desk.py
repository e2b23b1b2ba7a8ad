"""The desk of a studio: the player of a recorded game with its side lines and notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import traitlets

from gamekit.core.session import Session
from gamekit.study import Study
from gamekit.study.kit import called, kit
from widgets.player import ReplayPlayer
from widgets.studying.shown import desk_now, notes_now
from widgets.studying.sides import Sides

Heard = Callable[[Mapping[str, Any]], None]


class StudioDesk(ReplayPlayer):
    """Show a study: its lines as a player, its notes, and what can be done with them.

    Parameters
    ----------
    study : Study
        What is shown. The desk only reads it; :meth:`refresh` shows it as it is now.
    start_at : int
        Step to open at; a number past either end of the line means that end.
    line : str
        The line to open, by the id of the note that holds it; the main line when empty.
    heard : callable, optional
        Gets every message of the browser that says what to ``do``. Without it nothing is done.
    lang, size
        As of `GameWidget`.

    Raises
    ------
    TypeError
        If ``study`` is none, or a keyword is unknown.
    """

    _bundle: ClassVar[str] = "studio"
    _label_prefixes: ClassVar[tuple[str, ...]] = (*ReplayPlayer._label_prefixes, "widget.studio.")

    line = traitlets.Unicode("", help="The line shown, by the id of its note; empty for the main line.").tag(sync=True)
    _lines = traitlets.Unicode(help="Packed: the side lines, each behind the one that it leaves.").tag(sync=True)
    _notes: traitlets.List[Any] = traitlets.List(help="The notes; see `widgets.studying.shown`.").tag(sync=True)
    _desk = traitlets.Dict(help="What else is shown; see `widgets.studying.shown`.").tag(sync=True)
    _answer = traitlets.Dict(help="What was said to the last wish.").tag(sync=True)

    def __init__(
        self, study: Study, start_at: int = 0, *, line: str = "", heard: Heard | None = None, **kwargs: Any
    ) -> None:
        if not isinstance(study, Study):
            raise TypeError(f"StudioDesk shows a study (see gamekit.study.Study), not {type(study).__name__}")
        self.check_options(kwargs)
        self.study = study
        self.trial: Mapping[str, Any] | None = None
        """The moves that are tried, as `widgets.studying.trial` words them."""
        self.compared: str | None = None
        """The side line that is compared with the line it leaves."""
        self._heard = heard
        self._sides = Sides(study)
        self._known: frozenset[str] = frozenset()
        self._left = self._leaves()
        self._answers = 0
        super().__init__(study.session, **kwargs)
        with self.hold_trait_notifications():
            self.line = line
            self.step = start_at
        self.on_msg(self._receive)

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("study", "start_at", "line", "heard", "lang", "size", "layout")

    @property
    def shown(self) -> Session:
        """The session with the line shown; only to be looked at."""
        return self.study.line(self.line if self.line in self.study.lines else "")

    @property
    def last(self) -> int:
        """Number of the last step of the line shown."""
        return len(self.shown)

    @property
    def comparison(self) -> dict[str, Any]:
        """The comparison that is shown, as `widgets.studying.shown` words it; empty without one."""
        return dict(self._desk["comparison"] or {})

    def refresh(self) -> None:
        """Show the study as it is now."""
        lines = self.study.lines
        if self.line not in lines:
            self._go_back()
        self._left = self._leaves()
        if self.compared not in lines:
            self.compared = None
        with self.hold_sync():
            self._lines = self._default_lines()
            self._notes = self._default_notes()
            self._desk = self._default_desk()

    def go(self, n: int, line: str) -> None:
        """Show a step of a line; both reach the browser together."""
        with self.hold_sync(), self.hold_trait_notifications():
            self.line = line
            self.step = n

    def show_trial(self, trial: Mapping[str, Any] | None) -> None:
        """Show the moves that are tried, or none.

        The study is not asked: the table tells of its moves from whatever thread plays them.
        """
        self.trial = trial
        self._desk = {**self._desk, "trial": trial}

    def answer(self, words: str, *, wish: str, status: str = "done", note: str = "") -> None:
        """Say something to a wish, by what it asked to do, and about a note where there is one."""
        self._answers += 1
        self._answer = {"id": self._answers, "wish": wish, "text": words, "status": status, "note": note}

    def to_svg(self) -> str:
        """Draw the board at the step shown as one SVG document that needs neither kernel nor script."""
        return self.display.picture(self.view, self.lang, self.names)

    def __repr__(self) -> str:
        """Return game, number of steps, notes and side lines, and the step shown."""
        return f"StudioDesk({self.summary})"

    @property
    def summary(self) -> str:
        """Game, number of steps, notes and side lines, and the step shown; the same text for the same study."""
        notes, lines = len(self.study.notes), len(self.study.lines)
        where = f"at {self.step}" + (f" of {self.line}" if self.line else "")
        return f"{self.study.session.game.id}, {len(self.study.session)} steps, {notes} notes, {lines} lines, {where}"

    # What is sent.

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return self.shown.view(self.step, self._viewer)

    def _make_film(self) -> dict[str, Any]:
        film = super()._make_film()
        game = self._session.game.id
        self._known = frozenset(film["rules"])
        signs = [{"id": sign, "label": called("sign", game, sign, self.lang)} for sign in kit(game).signs]
        return {**film, "signs": signs}

    def _make_views(self) -> list[dict[str, Any]]:
        # The side lines begin with the same steps.
        return self._sides.views(self._session, self.lang)

    @traitlets.default("_lines")
    def _default_lines(self) -> str:
        # The film says which rules have texts already.
        assert self._film
        return self._sides.packed(self.lang, self._known)

    @traitlets.default("_notes")
    def _default_notes(self) -> list[dict[str, Any]]:
        return notes_now(self.study, self.lang)

    @traitlets.default("_desk")
    def _default_desk(self) -> dict[str, Any]:
        return desk_now(self.study, self.lang, trial=self.trial, compared=self.compared)

    @traitlets.validate("line")
    def _a_line(self, proposal: Any) -> str:
        line: str = proposal["value"]
        return line if line in self.study.lines else ""

    @traitlets.observe("line")
    def _show_line(self, _change: object) -> None:
        self.step = min(self.step, self.last)
        self.view = self._default_view()

    @traitlets.observe("_labels")
    def _record_again(self, _change: object) -> None:
        with self.hold_sync():
            self._film = self._default_film()
            self.refresh()

    def _leaves(self) -> dict[str, tuple[str, int]]:
        """Return for each side line the line and the step that it leaves."""
        return {name: (line.base, line.at) for name, line in self.study.lines.items()}

    def _go_back(self) -> None:
        """Leave a line that is gone, to where it left another one."""
        line, n = self.line, self.step
        while line and line not in self.study.lines:
            line, at = self._left.get(line, ("", n))
            n = min(n, at)
        self.go(n, line)

    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        if self._heard is not None and isinstance(content, Mapping) and isinstance(content.get("do"), str):
            self._heard(content)
