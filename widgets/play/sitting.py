"""A session being played at tables: moves, taking back and bringing back, computer players, saving.

JupyterLab may hand a widget's messages to a thread of their own, beside the one that runs the cells, and computer
players move between both: so one thing happens at a time, and every table of the session hears of it.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from functools import wraps
from os import PathLike, fspath
from pathlib import Path
from threading import Lock, RLock
from typing import Concatenate, ParamSpec, Protocol, TypeVar
from weakref import WeakSet, WeakValueDictionary

import gamekit
from gamekit.core.chance import CHANCE
from gamekit.core.errors import SessionError
from gamekit.core.session import Node, Session
from gamekit.core.text import Action
from gamekit.players.computers import Computers
from gamekit.replay.files import check_path
from gamekit.replay.record import holds
from widgets.displays import display

P = ParamSpec("P")
T = TypeVar("T")


class Table(Protocol):
    """What a sitting tells its tables."""

    def _session_changed(self) -> None:
        """Another step is shown, or something was played, taken back or saved."""

    def _computer_failed(self, problem: Exception) -> None:
        """A computer player could not go on."""


def alone(method: Callable[Concatenate[Sitting, P], T]) -> Callable[Concatenate[Sitting, P], T]:
    """Let a method of a sitting run alone, whatever else is asked of it meanwhile."""

    @wraps(method)
    def guarded(self: Sitting, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self.lock:
            return method(self, *args, **kwargs)

    return guarded


class Sitting:
    """One session with those who play it; ask :func:`sitting_of` for it.

    Attributes
    ----------
    session
        The game; it is played in place.
    computers
        Who plays by himself.
    files
        Where the game is saved after every move: True once it was, False before the first move, or what went wrong.
    pace
        Seconds between two moves of computer players or of chance; 0 plays them at once, as does a place without an
        event loop.
    rolls
        The points at which chance waits until somebody rolls.
    paused
        Whether computer players and chance wait.
    lock
        Held while anything happens.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.computers = Computers(session, {})
        self.files: dict[str, bool | Exception] = {}
        self.pace = 0.0
        self.rolls: frozenset[str] = frozenset()
        self.paused = False
        self.lock = RLock()
        self._tables: WeakSet[Table] = WeakSet()
        # What was taken back before the game was saved and loaded is a side line now.
        self._undone: list[Node] = [line[-1] for line in session.side_lines()]
        self._loop: asyncio.AbstractEventLoop | None = None
        self._run: Future[None] | None = None
        self._token: object | None = None

    # Who is there.

    @alone
    def join(
        self,
        table: Table,
        computers: Computers,
        pace: float,
        file: str | None,
        rolls: frozenset[str] = frozenset(),
    ) -> None:
        """Add a table; who plays by himself, how fast, and where chance waits holds for all tables from now on."""
        self._tables.add(table)
        self.computers = computers
        self.pace = pace
        self.rolls = rolls
        if computers.kinds or "computers" in self.session.meta:
            self.session.meta["computers"] = dict(computers.kinds)
        if file is not None and file not in self.files:
            self.files[file] = Path(file).exists()
        self._loop = _running_loop() or self._loop

    @alone
    def leave(self, table: Table) -> None:
        """Take a table away; without any the computer players stop."""
        self._tables.discard(table)
        if not self._tables:
            self._stop()

    # What people do.

    @alone
    def play(self, action: Action | str) -> None:
        """Play an action at the step shown; what lay after it is kept for :meth:`redo`.

        Raises
        ------
        BadAction, IllegalAction
            As :meth:`gamekit.core.session.Session.play`; nothing is changed then.
        """
        session = self.session
        # Read and judged before anything is taken back.
        session.game.apply(session.state, session.game.parse(str(action)))
        self._go_on(lambda: session.play(action))

    @alone
    def roll(self) -> None:
        """Let chance act at the step shown, if it waits there for somebody to roll; then as after :meth:`play`."""
        if self.rolling:
            self._go_on(self.session.draw)

    @alone
    def seek(self, n: int) -> None:
        """Show step ``n``; raises SessionError if there is none."""
        self.session.seek(n)
        self._stop()
        self._changed()

    @alone
    def undo(self, n: int | None = None) -> None:
        """Take back everything after step ``n``, by default down to the last choice of a person."""
        self.session.seek(self._last_choice() if n is None else n)
        self._stop()
        self._cut()
        self._save()
        self._changed()

    @alone
    def redo(self) -> None:
        """Bring back what was taken back last; what was played instead can be brought back in turn."""
        if not self._undone:
            return
        self._stop()
        back = self._undone.pop()
        end = self.session.line[-1]
        if shared(end.line_to(), back.line_to()) < end.n:
            # Under the others, so that bringing back goes round all of them.
            self._undone.insert(0, end)
        self.session.follow(back)
        self.session.promote()
        self._save()
        self._changed()

    @property
    def undone(self) -> int:
        """How many moves :meth:`redo` would bring back."""
        if not self._undone:
            return 0
        back = self._undone[-1]
        return back.n - shared(back.line_to(), self.session.line)

    def _go_on(self, act: Callable[[], object]) -> None:
        """Go on from the step shown with one more step, then let computer players move."""
        self._stop()
        self._cut()
        act()
        # A move that was made here before brings its own continuation along: that was taken back, too.
        self._cut()
        self._played()
        self.let_computers_move()

    def _cut(self) -> None:
        """Take back what lies after the cursor, and make the line up to it the main one."""
        end = self.session.line[-1]
        if end.n > self.session.n:
            self.session.undo_to(self.session.n)
            if end not in self._undone:
                self._undone.append(end)
        self.session.promote()

    def _last_choice(self) -> int:
        """Return the step at which a person chose last; without one, the step before."""
        to_act = self.session.game.to_act
        for node in reversed(self.session.line[: self.session.n]):
            decision = to_act(node.state)
            if decision is not None and decision.seat in self.session.names.keys() - self.computers.kinds.keys():
                return node.n
        return max(self.session.n - 1, 0)

    # What computer players and chance do.

    @property
    def rolling(self) -> bool:
        """Whether chance waits at the step shown until somebody rolls."""
        decision = self.session.to_act
        if decision is None or decision.actor != CHANCE or decision.point not in self.rolls:
            return False
        return not self.several or not self._thrown(decision.point)

    @property
    def several(self) -> bool:
        """Whether chance rolls several dice at the step shown, one after another, as one throw."""
        decision = self.session.to_act
        return decision is not None and decision.point in display(self.session.game.id).throws

    def _thrown(self, point: str) -> bool:
        """Whether the last step was a die of a throw at this point, which the dice that follow belong to."""
        if self.session.n == 0:
            return False
        last = self.session.game.to_act(self.session.line[self.session.n - 1].state)
        return last is not None and last.point == point

    @property
    def moving(self) -> bool:
        """Whether computer players move one by one just now."""
        return self._run is not None and not self._run.done() and self._loop is not None and not self._loop.is_closed()

    @alone
    def pause(self) -> None:
        """Let computer players wait."""
        self.paused = True
        self._stop()
        self._changed()

    @alone
    def go(self) -> None:
        """Let computer players go on, from the newest step."""
        self.paused = False
        self.session.seek(len(self.session))
        self._changed()
        self.let_computers_move()

    @alone
    def let_computers_move(self) -> None:
        """Let computer players move until a person is to act: one by one where there is an event loop."""
        if self.paused or self.moving or not self._may_move():
            return
        self._loop = _running_loop() or self._loop
        if self.pace <= 0 or self._loop is None or self._loop.is_closed():
            while self._may_move():
                self._computer_move()
            return
        self._token = token = object()
        self._run = asyncio.run_coroutine_threadsafe(self._move_one_by_one(token), self._loop)
        self._changed()

    async def _move_one_by_one(self, token: object) -> None:
        problem: Exception | None = None
        try:
            while True:
                await asyncio.sleep(self.pace)
                with self.lock:
                    # Somebody may have moved, gone back or paused meanwhile.
                    if self._token is token and self._may_move():
                        self._computer_move()
                    if self._token is not token or not self._may_move():
                        return
        except Exception as error:
            # Nobody waits for this coroutine: what goes wrong in a player is told at the table or nowhere.
            problem = error
        finally:
            with self.lock:
                if self._token is token:
                    self._token = self._run = None
                    self.paused = self.paused or self._may_move()
                    self._changed()
                    for table in tuple(self._tables) if problem is not None else ():
                        table._computer_failed(problem)  # type: ignore[arg-type]

    def _may_move(self) -> bool:
        return self.computers.turn and not self.rolling and self.session.n == len(self.session)

    def _computer_move(self) -> None:
        self.computers.move()
        self._cut()
        self._played()

    def _stop(self) -> None:
        if self._run is not None and self.moving:
            self._run.cancel()
        self._run = self._token = None

    # What happens then.

    def _played(self) -> None:
        self._save()
        self._changed()

    def _changed(self) -> None:
        for table in tuple(self._tables):
            table._session_changed()

    def _save(self) -> None:
        for file in self.files:
            try:
                gamekit.save(self.session, file)
            except (OSError, ValueError) as error:
                # The game goes on; the table says that it is not saved.
                self.files[file] = error
            else:
                self.files[file] = True


_SITTINGS: WeakValueDictionary[int, Sitting] = WeakValueDictionary()
_OPENING = Lock()


def sitting_of(session: Session) -> Sitting:
    """Return the sitting of a session, the same for all of its tables."""
    with _OPENING:
        # A sitting keeps its session, so no other session can have its number meanwhile.
        found = _SITTINGS.get(id(session))
        if found is None:
            _SITTINGS[id(session)] = found = Sitting(session)
        return found


def remembered(session: Session) -> Mapping[str, str]:
    """Return the computer players that an earlier table wrote into the session's notes."""
    known = session.meta.get("computers")
    return known if isinstance(known, Mapping) else {}


def checked_file(session: Session, file: str | PathLike[str] | None) -> str | None:
    """Return the path of a file to which a session may be saved.

    Raises
    ------
    IsADirectoryError
        If the path names no file.
    ReplayError
        If there is a file and it is damaged.
    SessionError
        If it holds a game that the session does not, and that saving would overwrite.
    """
    if file is None:
        return None
    check_path(file)
    if Path(file).exists() and not holds(session, file):
        raise SessionError("table.other_game", file=fspath(file))
    return fspath(file)


def checked_pace(pace: object) -> float:
    """Return the seconds between two moves of computer players.

    Raises
    ------
    ValueError
        If that is no number of seconds to wait.
    """
    if isinstance(pace, bool) or not isinstance(pace, (int, float)) or not 0 <= pace < math.inf:
        raise ValueError(f"pace is a number of seconds, 0 or more, not {pace!r}")
    return pace


def shared(first: Iterable[Node], second: Iterable[Node]) -> int:
    """Return the last step that two lines of one tree have in common."""
    return sum(a is b for a, b in zip(first, second)) - 1


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
