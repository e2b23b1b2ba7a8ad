"""Replay files: written, read, and held against the rules step by step.

A file is JSON Lines: a header, a line a step, a result. ``docs/replay-format.md`` describes it. Reading plays
every step again by the rules and compares the position with the digest in the file; nothing else is believed.

Examples
--------
>>> import gamekit
>>> from gamekit.replay import record
>>> s = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
>>> step = s.play("RU taxation")
>>> print(record.dumps(s).splitlines()[1])
{"n":1,"actor":"RU","action":"rondel taxation","digest":"..."}
>>> record.loads(record.dumps(s)).state == s.state
True
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from os import PathLike, fsdecode

from gamekit.core import codec
from gamekit.core.errors import NotesError, ReplayError
from gamekit.core.game import Outcome
from gamekit.core.session import Session
from gamekit.replay import check, layout, lines, sidelines
from gamekit.replay.check import Since
from gamekit.replay.files import check_path, write_whole
from gamekit.replay.layout import MAX_STEPS, Header
from gamekit.replay.lines import Refusal

__all__ = ["NotesWarning", "Reading", "Report", "dumps", "holds", "load", "loads", "read", "reads", "save", "verify"]


class NotesWarning(UserWarning):
    """Something in the notes beside a replay could not be used; it is kept in the notes file."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds as far as it holds.

    Parameters
    ----------
    session
        The game up to the last good step, the cursor on it.
    problem
        Why the rest does not hold; None for a whole file.
    notes
        What could not be used of the notes beside the file.
    since
        What changed in the rules since the file was written, in words.
    """

    session: Session
    problem: ReplayError | None
    notes: tuple[NotesError, ...] = ()
    since: Since | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The result of :func:`verify`.

    Parameters
    ----------
    problem
        The first thing that does not hold; None for a file that holds.
    game, ruleset
        Ids; empty where not even the header holds.
    steps
        Number of good steps.
    outcome
        The result of a finished game, None otherwise.
    notes
        What could not be used of the notes beside the file.
    since
        What changed in the rules since the file was written, in words; None where not even the header holds.
    """

    problem: ReplayError | None
    game: str = ""
    ruleset: str = ""
    steps: int = 0
    outcome: Outcome | None = None
    notes: tuple[NotesError, ...] = ()
    since: Since | None = None

    def __bool__(self) -> bool:
        """Return True if replay and notes hold."""
        return self.problem is None and not self.notes


# Writing.


def save(session: Session, path: str | PathLike[str]) -> None:
    """Write the main line of a session as a replay, and its side lines to the notes file beside it.

    Each file is written as a whole: whatever happens, the old one or the new one is there. Other notes in the
    notes file are kept. Without side lines and without old notes no notes file is made.

    Raises
    ------
    ReplayError
        If the session holds something that a file cannot, in its names or its ``meta``.
    NotesError
        If there is a notes file too big to be kept.
    OSError
        If a file cannot be read or written; IsADirectoryError if the path names no file.
    """
    check_path(path)
    main = dumps(session)
    # Notes first: a main line that has just become a side line is never in neither of the two.
    sidelines.save(session, path)
    write_whole(path, main.encode())


def holds(session: Session, path: str | PathLike[str]) -> bool:
    """Return whether a session has, on any of its lines, the whole game of a file: then saving it there loses nothing.

    Raises
    ------
    ReplayError
        If the file does not hold.
    OSError
        If it cannot be read.
    """
    saved = load(path)
    if (saved.game, saved.names, saved.seed) != (session.game, session.names, session.seed):
        return False
    if saved.root.state != session.root.state:
        return False
    node = session.root
    for step in saved.main_line()[1:]:
        child = next((child for child in node.children if child.action == step.action), None)
        if child is None:
            return False
        node = child
    return True


def dumps(session: Session) -> str:
    """Return the main line of a session as the text of a replay file.

    Raises
    ------
    ReplayError
        If the session holds something that a file cannot, in its names or its ``meta``.
    """
    main = session.main_line()
    try:
        first = _header(session).line()
        layout.read_header(lines.parse(first))
        if len(main) - 1 > MAX_STEPS:
            raise Refusal("replay.many", most=MAX_STEPS)
    except (Refusal, ValueError) as error:
        why = error if isinstance(error, Refusal) else Refusal("replay.number")
        raise ReplayError("replay.unwritable", line=1, step=0, why=why) from None
    out = [first]
    for node in main[1:]:
        actor, _, rest = str(node.action).partition(" ")
        out.append(layout.step_line(node.n, actor, rest, codec.digest(node.state)))
    last = main[-1]
    out.append(layout.result_line(last.n, codec.digest(last.state), session.game.outcome(last.state)))
    return "\n".join(out) + "\n"


def _header(session: Session) -> Header:
    config = session.config
    return Header(
        game=session.game.id,
        ruleset=session.game.view(session.root.state)["ruleset"],
        rules=session.game.rules,
        options=config.options if config else {},
        seats=tuple(session.names.values()),
        deal=codec.encode(config.deal) if config else None,
        position=session.initial_position,
        seed=session.seed,
        meta=session.meta,
    )


# Reading.


def load(path: str | PathLike[str]) -> Session:
    """Read a replay and verify it, with the side lines of the notes file beside it; the cursor is on the last step.

    What cannot be used of the notes is told as a :class:`NotesWarning`.

    Raises
    ------
    ReplayError
        If the file does not hold; the error says file, line, step and rule. :func:`read` opens the steps before.
    OSError
        If the file cannot be read.
    """
    try:
        reading = read(path)
        if reading.problem is not None:
            raise reading.problem
    except ReplayError as error:
        error.file = fsdecode(path)
        raise
    for problem in reading.notes:
        warnings.warn(problem.text(), NotesWarning, stacklevel=2)
    return reading.session


def loads(data: str | bytes) -> Session:
    """Return the session that the text of a replay file holds.

    Raises
    ------
    ReplayError
        If the text does not hold; the error says line, step and rule.
    """
    reading = reads(data)
    if reading.problem is not None:
        raise reading.problem
    return reading.session


def read(path: str | PathLike[str]) -> Reading:
    """Read a replay as far as it holds, with the side lines beside it: all whole good steps before the first problem.

    Raises
    ------
    ReplayError
        If not even the header holds, so that there is nothing to open.
    OSError
        If the file cannot be read.
    """
    reading = reads(lines.read_bytes(path))
    return replace(reading, notes=sidelines.load(reading.session, path))


def reads(data: str | bytes) -> Reading:
    """Read the text of a replay as far as it holds; like :func:`read`, without notes."""
    parsed = check.parse(data)
    session = check.start(parsed.header)
    since = Since(session.game, parsed.header.rules)
    problem = check.replay(session, parsed.header, parsed.steps)
    if problem is not None:
        return Reading(session, problem, since=since)
    # The result line, if there is one, stands before whatever else is wrong.
    if parsed.result is not None or parsed.problem is None:
        problem = check.check_result(session, parsed)
    return Reading(session, problem or parsed.problem, since=since)


def verify(source: str | PathLike[str] | bytes) -> Report:
    """Check a replay and the notes beside it: lines, schema, each action, each digest, the result.

    Parameters
    ----------
    source
        Path of a file, or the contents of one as bytes.

    Returns
    -------
    Report
        True if all holds. Never raises for what a file contains.

    Raises
    ------
    OSError
        If the file cannot be read.
    """
    try:
        reading = reads(source) if isinstance(source, bytes) else read(source)
    except ReplayError as error:
        return Report(error, game=error.game)
    session = reading.session
    ruleset = session.game.view(session.root.state)["ruleset"]
    return Report(
        reading.problem, session.game.id, ruleset, len(session), session.outcome, reading.notes, reading.since
    )
