"""The game table: a whole game in a cell, played by people, with computer players where wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import wraps
from os import PathLike, fspath
from pathlib import Path
from threading import RLock
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import traitlets

import gamekit
from gamekit.core.errors import RondelError, SessionError
from gamekit.core.menu import Option
from gamekit.core.session import Node, Session
from gamekit.core.text import Action
from gamekit.locale import text
from gamekit.players.computers import Computers
from gamekit.replay.record import holds
from widgets.base import STATIC, GameWidget, ViewTrait
from widgets.boards import board, wheel
from widgets.film import pack, rule_texts
from widgets.now import common, find, gifts_now, menu_now, position_now, verdict_now
from widgets.picture_map import map_svg

T = TypeVar("T", bound="GameTable")
P = ParamSpec("P")

LOG_SIZE = 30
"""Steps of the log that the browser gets at first, and how many more each wish for older ones brings."""
PACE = 0.7
"""Seconds between two moves of computer players, so that a person can follow them."""


class _Company:
    """The tables of one session: what happens at one is shown at all, and one thing happens at a time.

    JupyterLab may hand a widget's messages to a thread of their own, beside the one that runs the cells.
    """

    def __init__(self) -> None:
        self.tables: WeakSet[GameTable] = WeakSet()
        self.lock = RLock()


_COMPANIES: WeakKeyDictionary[Session, _Company] = WeakKeyDictionary()


def _alone(method: Callable[Concatenate[T, P], None]) -> Callable[Concatenate[T, P], None]:
    """Let a method of a table run alone, whatever else is asked of the session's tables meanwhile."""

    @wraps(method)
    def guarded(self: T, /, *args: P.args, **kwargs: P.kwargs) -> None:
        with self._company.lock:
            method(self, *args, **kwargs)

    return guarded


class _Moving(NamedTuple):
    """Computer players at their moves, one by one."""

    loop: asyncio.AbstractEventLoop
    task: asyncio.Task[None]


class GameTable(GameWidget):
    """Play a game in a cell: map, rondel, what is to be decided, accounts, log, and a bar to step through it all.

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
        Seconds between two moves of computer players; 0 plays them at once. Outside a notebook it is always 0.
    lang : {"en", "fr"}
        Language of every text.
    size : {"normal", "large"}
        ``"large"`` scales type and targets by 1.5, for a projector.

    Raises
    ------
    TypeError
        If ``session`` is no session, or a keyword is unknown.
    PlayerError
        If ``computers`` names no seat or no computer player.
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

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = (
        "widget.table.",
        "widget.lesson.",
        "widget.quiz.",
        "widget.accounts.",
        "widget.log.",
        "widget.map.",
        "widget.rondel.",
    )

    before = ViewTrait(help="The position one step earlier; empty at the start.").tag(sync=True)
    _table = traitlets.Unicode(help="Packed: the board, the wheel and the rules.").tag(sync=True)
    _now = traitlets.Dict(help="What is shown; see `widgets.now`.").tag(sync=True)
    _verdict = traitlets.Dict(help="The answer to the last refused move or question.").tag(sync=True)

    def __init__(
        self,
        session: Session,
        computers: Mapping[str, str] | None = None,
        *,
        file: str | PathLike[str] | None = None,
        pace: float = PACE,
        **kwargs: Any,
    ) -> None:
        if not isinstance(session, Session):
            raise TypeError(f"GameTable plays a session (see gamekit.new_session), not {type(session).__name__}")
        self.session = session
        self.pace = pace
        self._computers = Computers(session, _remembered(session) if computers is None else computers)
        if file is not None and Path(file).exists() and not holds(session, file):
            raise SessionError("table.other_game", file=fspath(file))
        if self._computers.kinds or "computers" in session.meta:
            session.meta["computers"] = dict(self._computers.kinds)
        self._file = None if file is None else fspath(file)
        self._saved = self._file is not None and Path(self._file).exists()
        self._save_problem: str | None = None
        self._trail: list[Option] = []
        self._undone: list[Node] = []
        self._log_size = LOG_SIZE
        self._paused = False
        self._moving: _Moving | None = None
        self._answers = 0
        super().__init__(None, **kwargs)
        self.on_msg(self._receive)
        self._company.tables.add(self)
        self.refresh()
        self._let_computers_move()

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("session", "computers", "file", "pace", "lang", "size", "layout")

    # Playing from Python.

    @_alone
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
        # Read and judged before anything is taken back: a refused move changes nothing.
        self.session.game.apply(self.session.state, self.session.game.parse(str(action)))
        self._leave_line()
        self.session.play(action)
        self._played()
        self._let_computers_move()

    @_alone
    def choose(self, chosen: str) -> None:
        """Go on in the menu with the option of this text, or back to it; a text that is neither changes nothing.

        See :meth:`gamekit.core.session.Session.menu`.
        """
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

    @_alone
    def seek(self, n: int) -> None:
        """Show step ``n``; nothing is taken back. Raises SessionError if there is no such step."""
        self._stop_computers()
        self.session.seek(n)
        self._moved()

    @_alone
    def undo(self, n: int | None = None) -> None:
        """Take back everything after step ``n``; without it, the moves down to the last choice of a person.

        Raises
        ------
        SessionError
            If there is no such step.
        """
        self._stop_computers()
        target = self._last_choice() if n is None else n
        end = self.session.line[-1]
        self.session.undo_to(target)
        if end.n > target:
            self._undone.append(end)
        self._moved(saved=True)

    @_alone
    def redo(self) -> None:
        """Bring back what was taken back last; what was played instead is kept in turn. Nothing, if there is none."""
        if not self._undone:
            return
        self._stop_computers()
        back = self._undone.pop()
        end = self.session.line[-1]
        if common(end.line_to(), back.line_to()) < end.n:
            self._undone.append(end)
        self.session.follow(back)
        self.session.promote()
        self._moved(saved=True)

    def reset(self) -> None:
        """Take back everything; :meth:`redo` brings it back."""
        self.undo(0)

    @_alone
    def pause(self) -> None:
        """Let computer players wait."""
        self._paused = True
        self._stop_computers()
        self.refresh()

    @_alone
    def go(self) -> None:
        """Let computer players go on, from the newest step."""
        self._paused = False
        self.session.seek(len(self.session))
        self._moved()
        self._let_computers_move()

    @_alone
    def refresh(self) -> None:
        """Show the session as it is now, after it was changed elsewhere."""
        self._trail = []
        self._draw()

    def close(self) -> None:
        """Take the table away; the session stays."""
        # A table that was refused its session is closed, too.
        if hasattr(self, "session"):
            self._stop_computers()
            self._company.tables.discard(self)
        super().close()

    def _draw(self) -> None:
        with self.hold_sync():
            n = self.session.n
            self.view = self.session.view()
            self.before = self.session.view(n - 1) if n else {}
            self._now = self._make_now()

    # What a lesson adds.

    def _lesson(self) -> dict[str, Any] | None:
        """Return what the lesson panel shows; None without a lesson."""
        return None

    def _after_play(self, n: int) -> None:
        """Hear that step ``n`` was played, by a person or a computer player."""

    def _after_move_of_cursor(self) -> None:
        """Hear that another step is shown, or moves were taken or brought back."""

    def _lesson_message(self, content: Mapping[str, Any]) -> None:
        """Hear a message of the lesson panel."""

    # What is shown.

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return self.session.view()

    @traitlets.default("names")
    def _default_names(self) -> dict[str, str]:
        return dict(self.session.names)

    @traitlets.default("_table")
    def _default_table(self) -> str:
        game = self.session.game
        ruleset = self.session.view(0)["ruleset"]
        rules = rule_texts(self.session, game.rulebook(ruleset), self.lang)
        return pack({"board": board(game.id), "wheel": wheel(game.id, ruleset), "rules": rules})

    @traitlets.observe("lang")
    def _word_again(self, _change: object) -> None:
        with self.hold_sync():
            self._table = self._default_table()
            self._verdict = {}
            self._now = self._make_now()

    def _make_now(self) -> dict[str, Any]:
        now = position_now(self.session, self.lang, self._log_size)
        over, computer = now["actor"] is None, self._computers.turn
        person = not over and not computer
        gifts = gifts_now(self.session, self.lang) if not over else []
        return now | {
            "who": "over" if over else "computer" if computer else "person",
            "gifts": [gift for gift in gifts if gift["actor"] not in self._computers.kinds],
            "menu": menu_now(self.session, self._trail, self.lang) if person else None,
            "undone": self._undone_steps(),
            "waiting": self._moving is not None,
            "file": self._file_words(),
            "lesson": self._lesson(),
        }

    def _undone_steps(self) -> int:
        if not self._undone:
            return 0
        back = self._undone[-1]
        return back.n - common(back.line_to(), self.session.line)

    def _file_words(self) -> str:
        if self._file is None:
            return ""
        if not self._saved:
            return text("widget.table.unsaved", self.lang, file=self._file)
        if self._save_problem:
            return text("widget.table.not_saved", self.lang, file=self._file, problem=self._save_problem)
        return text("widget.table.saved", self.lang, file=self._file)

    def to_svg(self) -> str:
        """Draw the board at the step shown as one SVG document that needs neither kernel nor script."""
        return map_svg(self.view, self.lang, self.names)

    def __repr__(self) -> str:
        """Return game, the step shown and the number of steps."""
        return f"{type(self).__name__}({self.session.game.id}, step {self.session.n} of {len(self.session)})"

    # What the session does.

    def _leave_line(self) -> None:
        """Take back what lies after the cursor, to be brought back on demand."""
        end = self.session.line[-1]
        if end.n > self.session.n:
            self._undone.append(end)
            self.session.undo_to(self.session.n)

    def _played(self) -> None:
        self._save()
        self._after_play(self.session.n)
        self._show_everywhere()

    def _moved(self, *, saved: bool = False) -> None:
        """Show another step; ``saved`` when the main line has changed."""
        if saved:
            self._save()
        self._after_move_of_cursor()
        self._show_everywhere()

    @property
    def _company(self) -> _Company:
        """The tables at which this session is played, this one included."""
        return _COMPANIES.setdefault(self.session, _Company())

    def _show_everywhere(self) -> None:
        for table in list(self._company.tables):
            table._verdict = {}
            table.refresh()

    def _last_choice(self) -> int:
        """Return the step before the last choice of a person, or the one before the last where there was none."""
        n = max(self.session.n - 1, 0)
        people = [
            node.n
            for node in self.session.line[:n]
            if (to_act := self.session.game.to_act(node.state)) and to_act.seat in self._people()
        ]
        at_n = self.session.game.to_act(self.session.line[n].state)
        if at_n is not None and at_n.seat in self._people():
            return n
        return people[-1] if people else n

    def _people(self) -> set[str]:
        return set(self.session.names) - set(self._computers.kinds)

    def _save(self) -> None:
        if self._file is None:
            return
        self._saved = True
        try:
            gamekit.save(self.session, self._file)
        except (OSError, RondelError) as error:
            # The game goes on; the table says that it is not saved.
            self._save_problem = error.text(self.lang) if isinstance(error, RondelError) else str(error.strerror)
        else:
            self._save_problem = None

    # Computer players.

    def _let_computers_move(self) -> None:
        """Let computer players move until a person is to act: one by one in a notebook, at once elsewhere."""
        if self._paused or not self._may_move() or any(table._moving for table in self._company.tables):
            return
        loop = _running_loop() if self.pace > 0 else None
        if loop is None:
            while self._may_move():
                self._computer_move()
            return
        self._moving = _Moving(loop, loop.create_task(self._move_one_by_one()))
        self.refresh()

    def _may_move(self) -> bool:
        return self._computers.turn and self.session.n == len(self.session)

    def _computer_move(self) -> None:
        self._computers.move()
        self._played()

    async def _move_one_by_one(self) -> None:
        me = asyncio.current_task()
        while True:
            await asyncio.sleep(self.pace)
            with self._company.lock:
                # Somebody may have moved, gone back or paused meanwhile.
                if self._moving is None or self._moving.task is not me:
                    return
                try:
                    if self._may_move():
                        self._computer_move()
                except RondelError as error:
                    self._answer_error(error)
                    self._paused = True
                if self._paused or not self._may_move():
                    self._moving = None
                    self._draw()
                    return

    def _stop_computers(self) -> None:
        for table in self._company.tables:
            if table._moving is not None:
                loop, task = table._moving
                table._moving = None
                # The task may belong to another thread.
                if not loop.is_closed():
                    loop.call_soon_threadsafe(task.cancel)

    # What the browser asks.

    @_alone
    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        """Do what the browser asks. A message that makes no sense is passed over: it is nobody's wish."""
        wish = content.get("do") if isinstance(content, Mapping) else None
        if not isinstance(wish, str) or wish not in _WISHES:
            return
        try:
            _WISHES[wish](self, content)
        except RondelError as error:
            self._answer_error(error)

    def _answer(self, verdict: dict[str, Any]) -> None:
        self._answers += 1
        self._verdict = {"id": self._answers, **verdict}

    def _answer_error(self, error: RondelError) -> None:
        self._answer({"text": error.text(self.lang), "rules": [error.rule] if error.rule else [], "status": "error"})

    def _wish_play(self, content: Mapping[str, Any]) -> None:
        action = str(content.get("text", ""))
        if self.session.explain(action):
            self.play(action)
        else:
            self._wish_explain(content)

    def _wish_explain(self, content: Mapping[str, Any]) -> None:
        verdict = self.session.explain(str(content.get("text", "")))
        self._answer(verdict_now(self.session, verdict, self.lang))

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
        self.seek(_step(content, self.session.n))

    def _wish_undo(self, content: Mapping[str, Any]) -> None:
        self.undo(_step(content, None))

    def _wish_older(self, _content: Mapping[str, Any]) -> None:
        self._log_size += LOG_SIZE
        self.refresh()


def _step(content: Mapping[str, Any], default: Any) -> Any:
    n = content.get("n", default)
    return n if isinstance(n, int) and not isinstance(n, bool) else default


def _remembered(session: Session) -> Mapping[str, str]:
    """Return the computer players that an earlier table wrote into the session's notes."""
    known = session.meta.get("computers")
    return known if isinstance(known, Mapping) else {}


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


_WISHES: Mapping[str, Callable[[GameTable, Mapping[str, Any]], None]] = {
    "play": GameTable._wish_play,
    "choose": GameTable._wish_choose,
    "unchoose": GameTable._wish_unchoose,
    "clear": GameTable._wish_clear,
    "seek": GameTable._wish_seek,
    "undo": GameTable._wish_undo,
    "redo": lambda table, _: table.redo(),
    "reset": lambda table, _: table.reset(),
    "older": GameTable._wish_older,
    "explain": GameTable._wish_explain,
    "pause": lambda table, _: table.pause(),
    "go": lambda table, _: table.go(),
    "lesson": lambda table, content: table._lesson_message(content),
}
