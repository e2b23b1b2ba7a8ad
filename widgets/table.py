"""The game table: a whole game in a cell, played by people, with computer players where wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import PathLike
from typing import Any, ClassVar, Literal

import traitlets

from gamekit.core.chance import CHANCE
from gamekit.core.errors import RondelError
from gamekit.core.game import PUBLIC
from gamekit.core.menu import Option
from gamekit.core.session import Session
from gamekit.core.text import Action
from gamekit.locale import text
from gamekit.players.computers import Computers
from widgets.base import DisplayWidget, ViewTrait
from widgets.displays import Part, Recall, display, seat_of
from widgets.film import book_texts, pack, seen_by
from widgets.play.eyes import other_named, refusal_words, waiting_words
from widgets.play.now import find, gifts_now, menu_now, position_now, problem_words, verdict_now
from widgets.play.sitting import Sitting, checked_file, checked_pace, remembered, sitting_of

LOG_SIZE = 30
"""Steps of the log that the browser gets at first, and how many more each wish for older ones brings."""
PACE = 0.7
"""Seconds between two moves of computer players, so that a person can follow them."""

ROLLS = ("ask", "auto")


class GameTable(DisplayWidget):
    """Play a game in a cell: board, dial, what is to be decided, accounts, log, and a bar to step through it all.

    Parameters
    ----------
    session : Session
        The game, from :func:`gamekit.new_session`, :func:`gamekit.position` or :func:`gamekit.load`. It is played
        in place: what happens at the table happens in the session.
    computers : dict, optional
        Who plays by himself: names of computer players (:func:`gamekit.players.names`) by seat or by player's name,
        for example ``{"Ben": "greedy"}``; ``"person"`` is a person, as a seat that is left out. Without the dict, as
        the session remembers it from an earlier table, or nobody.
    file : str or path, optional
        Where the game is saved after every move. Nothing is read from it: see :func:`gamekit.resume`.
    pace : float
        Seconds between two moves of computer players, and between cards that chance draws; 0 plays them at once.
        Outside a notebook it is always 0.
    rolls : {"ask", "auto"}
        Whether dice wait until a person rolls them (:meth:`roll`), or are rolled with the pace.
    viewer : str
        Who looks: a seat or its player's name, to see what that player sees, and to act for that seat alone; by
        default everybody: whoever decides sits there, and the menu tells what he may know.
    lang, size
        As of `GameWidget`.

    Raises
    ------
    TypeError
        If ``session`` is no session, or a keyword is unknown.
    ValueError
        If there is no such viewer, or ``pace`` is no number of seconds.
    PlayerError
        If ``computers`` names no seat, no computer player, or one that does not know the game.
    SessionError
        If ``file`` holds a game that the session does not, and that saving would overwrite.
    ReplayError
        If ``file`` is damaged.

    Notes
    -----
    Moves that are taken back stay in the session as side lines, and :meth:`redo` brings them back. A move that
    the rules refuse changes nothing; the table shows why.

    Examples
    --------
    >>> import gamekit
    >>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
    >>> table = GameTable(session)
    >>> table.play("RU factory")
    >>> table.session.to_act.point
    'factory'
    """

    _bundle: ClassVar[str] = "table"
    _parts: ClassVar[tuple[Part, ...]] = ("board", "dial", "accounts", "stage")
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.table.", "widget.lesson.", "widget.quiz.", "widget.log.")

    before = ViewTrait(help="The position one step earlier; empty at the start.").tag(sync=True)
    _table = traitlets.Unicode(help="Packed: the board, the dial and the rules.").tag(sync=True)
    _now = traitlets.Dict(help="What is shown; see `widgets.play.now`.").tag(sync=True)
    _verdict = traitlets.Dict(help="The answer to the last refused move or question.").tag(sync=True)

    def __init__(
        self,
        session: Session,
        computers: Mapping[str, str] | None = None,
        *,
        file: str | PathLike[str] | None = None,
        pace: float = PACE,
        rolls: Literal["ask", "auto"] = "ask",
        viewer: str = PUBLIC,
        **kwargs: Any,
    ) -> None:
        if not isinstance(session, Session):
            raise TypeError(f"GameTable plays a session (see gamekit.new_session), not {type(session).__name__}")
        self.session = session
        self._sitting: Sitting = sitting_of(session)
        self._file = checked_file(session, file)
        self._trail: list[Option] = []
        self._log_size = LOG_SIZE
        self._answers = 0
        self._viewer = seat_of(session, viewer)
        shown = display(session.game.id)
        self._recall = Recall(shown)
        if rolls not in ROLLS:
            raise ValueError(f"rolls is one of {', '.join(ROLLS)}, not {rolls!r}")
        self._rolls = shown.rolls if rolls == "ask" else frozenset()
        playing = Computers(session, remembered(session) if computers is None else computers)
        super().__init__(None, game=session.game.id, **kwargs)
        self.on_msg(self._receive)
        self._sitting.join(self, playing, checked_pace(pace), self._file, self._rolls)
        self._draw()
        self._sitting.let_computers_move()

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("session", "computers", "file", "pace", "rolls", "viewer", "lang", "size", "layout")

    # Playing from Python.

    def play(self, action: Action | str) -> None:
        """Play an action at the step shown; computer players then go on.

        What lay after the step shown is kept, and :meth:`redo` brings it back.

        Raises
        ------
        BadAction
            If the text spells no action.
        IllegalAction
            If the rules do not allow it; nothing is changed.
        """
        self._sitting.play(action)

    def roll(self) -> None:
        """Roll the dice that wait, with the draws of the session's seed; nothing happens where none wait."""
        self._sitting.roll()

    def choose(self, chosen: str) -> None:
        """Go on in the menu with the option of this text, or back to it; a text that is neither changes nothing.

        See :meth:`gamekit.core.session.Session.menu`.
        """
        with self._sitting.lock:
            if self._now["menu"] is None:
                return
            for place, choice in enumerate(self._trail):
                if choice.text == chosen:
                    del self._trail[place + 1 :]
                    break
            else:
                option = find(self.session.menu(self._trail[-1].text if self._trail else ""), chosen)
                if option is None:
                    return
                self._trail.append(option)
            self._show_menu()

    def seek(self, n: int) -> None:
        """Show step ``n``; nothing is taken back. Raises SessionError if there is no such step."""
        self._sitting.seek(n)

    def undo(self, n: int | None = None) -> None:
        """Take back everything after step ``n``; without it, the moves down to the last choice of a person.

        Raises
        ------
        SessionError
            If there is no such step.
        """
        self._sitting.undo(n)

    def redo(self) -> None:
        """Bring back what was taken back last; what was played instead can be brought back in turn."""
        self._sitting.redo()

    def reset(self) -> None:
        """Take back everything; :meth:`redo` brings it back."""
        self._sitting.undo(0)

    def pause(self) -> None:
        """Let computer players wait."""
        self._sitting.pause()

    def go(self) -> None:
        """Let computer players go on, from the newest step."""
        self._sitting.go()

    def refresh(self) -> None:
        """Show the session as it is now, after it was changed elsewhere."""
        with self._sitting.lock:
            self._session_changed()

    def close(self) -> None:
        """Take the table away; the session stays."""
        # A table that was refused its session is closed, too.
        if hasattr(self, "_sitting"):
            self._sitting.leave(self)
        super().close()

    # What the sitting tells.

    def _session_changed(self) -> None:
        self._trail = []
        with self.hold_sync():
            self._verdict = {}
            self._draw()

    def _computer_failed(self, problem: Exception) -> None:
        said = text("widget.table.failed", self.lang, problem=problem_words(problem, self.lang))
        self._answer({"text": said, "status": "error"})

    # What a lesson adds.

    def _lesson(self) -> dict[str, Any] | None:
        """Return what the lesson panel shows; None without a lesson."""
        return None

    def _lesson_message(self, content: Mapping[str, Any]) -> None:
        """Hear a message of the lesson panel."""

    # What is shown.

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return self._seen(self.session.n)

    def _seen(self, n: int) -> dict[str, Any]:
        return self._recall.view(self.session, n, self.lang, self._viewer)

    @traitlets.default("names")
    def _default_names(self) -> dict[str, str]:
        return dict(self.session.names)

    @traitlets.default("_table")
    def _default_table(self) -> str:
        first = self.session.view(0)
        book = self.session.game.rulebook(first["ruleset"])
        dial = self.display.dial(first["ruleset"], first)
        return pack({"board": self.display.board(), "dial": dial, "rules": book_texts(book, book, self.lang)})

    @traitlets.observe("lang")
    def _word_again(self, _change: object) -> None:
        with self.hold_sync():
            self._table = self._default_table()
            self._verdict = {}
            self._draw()

    def _draw(self) -> None:
        with self.hold_sync():
            n = self.session.n
            self.view = self._seen(n)
            self.before = self._seen(n - 1) if n else {}
            self._now = self._make_now()

    def _make_now(self) -> dict[str, Any]:
        now = position_now(self.session, self.view, self.lang, self._log_size, self._viewer)
        computers = self._sitting.computers
        over, computer = now["actor"] is None, computers.turn
        alone = "roll" if self._sitting.rolling else "chance" if now["actor"] == CHANCE else "computer"
        gifts = gifts_now(self.session, self.lang) if not over else []
        elsewhere = "" if computer else waiting_words(self.session, self._viewer, self.lang)
        return now | {
            "sentence": f"{now['sentence']} {elsewhere}".strip(),
            "who": "over" if over else alone if computer else "person",
            "gifts": [gift for gift in gifts if gift["actor"] not in computers.kinds and self._acts(gift["actor"])],
            "menu": None if over or computer or elsewhere else menu_now(self.session, self._trail, self.lang),
            "undone": self._sitting.undone,
            "waiting": self._sitting.moving,
            "several": self._sitting.several,
            "seen": seen_by(self._viewer, self.names, self.lang),
            "file": self._file_words(),
            "file_failed": self._file is not None and isinstance(self._sitting.files.get(self._file), Exception),
            "lesson": self._lesson(),
        }

    def _acts(self, seat: str) -> bool:
        return not other_named(self.session, self._viewer, seat)

    def _file_words(self) -> str:
        if self._file is None:
            return ""
        saved = self._sitting.files.get(self._file, False)
        if isinstance(saved, Exception):
            return text("widget.table.not_saved", self.lang, file=self._file, problem=problem_words(saved, self.lang))
        return text("widget.table.saved" if saved else "widget.table.unsaved", self.lang, file=self._file)

    def to_svg(self) -> str:
        """Draw the board at the step shown as one SVG document that needs neither kernel nor script."""
        return self.display.picture(self.view, self.lang, self.names)

    def __repr__(self) -> str:
        """Return game, the step shown and the number of steps."""
        return f"{type(self).__name__}({self.session.game.id}, step {self.session.n} of {len(self.session)})"

    # What the browser asks.

    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        """Do what the browser asks. A message that makes no sense is passed over: it is nobody's wish."""
        wish = content.get("do") if isinstance(content, Mapping) else None
        if not isinstance(wish, str) or wish not in _WISHES:
            return
        with self._sitting.lock:
            try:
                _WISHES[wish](self, content)
            except RondelError as error:
                self._answer(
                    {"text": error.text(self.lang), "rules": [error.rule] * bool(error.rule), "status": "error"}
                )

    def _answer(self, verdict: dict[str, Any]) -> None:
        self._answers += 1
        self._verdict = {"id": self._answers, "rules": [], **verdict}

    def _wish_play(self, content: Mapping[str, Any]) -> None:
        action = str(content.get("text", ""))
        if self._acts(action) and self.session.explain(action):
            self.play(action)
        else:
            self._wish_explain(content)

    def _wish_explain(self, content: Mapping[str, Any]) -> None:
        action = str(content.get("text", ""))
        if refused := refusal_words(self.session, self._viewer, action, self.lang):
            self._answer({"text": refused, "status": "error"})
        else:
            self._answer(verdict_now(self.session, self.session.explain(action), self.lang))

    def _wish_choose(self, content: Mapping[str, Any]) -> None:
        self.choose(str(content.get("text", "")))

    def _wish_unchoose(self, _content: Mapping[str, Any]) -> None:
        if self._trail:
            self._trail.pop()
            self._show_menu()

    def _wish_clear(self, _content: Mapping[str, Any]) -> None:
        self._trail = []
        self._show_menu()

    def _show_menu(self) -> None:
        with self.hold_sync():
            self._verdict = {}
            if self._now["menu"] is not None:
                self._now = {**self._now, "menu": menu_now(self.session, self._trail, self.lang)}

    def _wish_seek(self, content: Mapping[str, Any]) -> None:
        n = _step(content)
        self.seek(self.session.n if n is None else n)

    def _wish_undo(self, content: Mapping[str, Any]) -> None:
        self.undo(_step(content))

    def _wish_older(self, _content: Mapping[str, Any]) -> None:
        self._log_size += LOG_SIZE
        self._draw()


def _step(content: Mapping[str, Any]) -> int | None:
    n = content.get("n")
    return n if isinstance(n, int) and not isinstance(n, bool) else None


_WISHES: Mapping[str, Callable[[GameTable, Mapping[str, Any]], None]] = {
    "play": GameTable._wish_play,
    "choose": GameTable._wish_choose,
    "unchoose": GameTable._wish_unchoose,
    "clear": GameTable._wish_clear,
    "seek": GameTable._wish_seek,
    "roll": lambda table, _: table.roll(),
    "undo": GameTable._wish_undo,
    "redo": lambda table, _: table.redo(),
    "reset": lambda table, _: table.reset(),
    "older": GameTable._wish_older,
    "explain": GameTable._wish_explain,
    "pause": lambda table, _: table.pause(),
    "go": lambda table, _: table.go(),
    "lesson": lambda table, content: table._lesson_message(content),
}
