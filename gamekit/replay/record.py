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
from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

from gamekit.core import codec
from gamekit.core.errors import BadAction, IllegalAction, NotesError, ReplayError, RondelError, SetupError
from gamekit.core.game import Config, Game, Outcome, Step, get
from gamekit.core.session import Session
from gamekit.core.text import Action
from gamekit.locale import has, text
from gamekit.replay import layout, lines, sidelines
from gamekit.replay.files import write_whole
from gamekit.replay.layout import MAX_STEPS, Header, Result, StepLine
from gamekit.replay.lines import Refusal

__all__ = ["NotesWarning", "Reading", "Report", "dumps", "load", "loads", "read", "reads", "save", "verify"]


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
    """

    session: Session
    problem: ReplayError | None
    notes: tuple[NotesError, ...] = ()


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
    """

    problem: ReplayError | None
    game: str = ""
    ruleset: str = ""
    steps: int = 0
    outcome: Outcome | None = None
    notes: tuple[NotesError, ...] = ()

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
        If a file cannot be read or written.
    """
    main = dumps(session)
    # Notes first: a main line that has just become a side line is never in neither of the two.
    sidelines.save(session, path)
    write_whole(path, main.encode())


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
        If the file does not hold; the error says line, step and rule. :func:`read` opens the steps before.
    OSError
        If the file cannot be read.
    """
    reading = read(path)
    if reading.problem is not None:
        raise reading.problem
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
    return Reading(reading.session, reading.problem, sidelines.load(reading.session, path))


def reads(data: str | bytes) -> Reading:
    """Read the text of a replay as far as it holds; like :func:`read`, without notes."""
    parsed = _parse(data)
    session = _open(parsed.header)
    good, problem = _replay(session, parsed.header, parsed.steps)
    if problem is not None:
        if len(session) > good:
            # The position after the last step is not the one of the file: play only what comes before.
            session = _open(parsed.header)
            _replay(session, parsed.header, parsed.steps[:good])
        return Reading(session, problem)
    # The result line, if there is one, stands before whatever else is wrong.
    if parsed.result is not None or parsed.problem is None:
        problem = _check_result(session, parsed)
    return Reading(session, problem or parsed.problem)


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
    return Report(reading.problem, session.game.id, ruleset, len(session), session.outcome, reading.notes)


@dataclass(frozen=True, slots=True)
class _Parsed:
    """The lines of a file up to the first that is none; ``result`` is None if it does not come so far."""

    header: Header
    steps: Sequence[StepLine]
    result: Result | None
    problem: ReplayError | None
    last: int


def _parse(data: str | bytes) -> _Parsed:
    """Read all lines, without playing; raises ReplayError if the header does not hold."""
    found, broken, complete = lines.split(data)
    if not found:
        raise _at(broken or Refusal("replay.empty"), 1, 0)
    try:
        header = layout.read_header(lines.parse(found[0]))
    except Refusal as error:
        raise _at(error, 1, 0) from None
    steps: list[StepLine] = []
    result, problem = None, None
    for number, line in enumerate(found[1:], start=2):
        try:
            if result is not None:
                raise Refusal("replay.after_result")
            data_of_line = lines.parse(line)
            if "kind" in data_of_line:
                result = layout.read_result(number, data_of_line)
                continue
            step = layout.read_step(number, data_of_line)
            if step.n != len(steps) + 1:
                raise Refusal("replay.step_number", expected=len(steps) + 1, got=lines.shown(step.n))
            if len(steps) == MAX_STEPS:
                raise Refusal("replay.many", most=MAX_STEPS)
            steps.append(step)
        except Refusal as error:
            cut = not complete and number == len(found) and not broken and error.code == "replay.json"
            why = Refusal("replay.cut", steps=len(steps)) if cut else error
            problem = _at(why, number, None if cut or result else len(steps) + 1)
            break
    if broken is not None and problem is None:
        problem = _at(broken, len(found) + 1, None)
    return _Parsed(header, steps, result, problem, len(found))


def _open(header: Header) -> Session:
    """Return a session at the start that a header describes; raises ReplayError if there is none such."""
    try:
        game = get(header.game)
    except RondelError as error:
        raise ReplayError("replay.game", line=1, step=0, why=error) from None
    try:
        session = _begin(game, header)
    except RondelError as error:
        since = Since(game, header.rules)
        raise ReplayError(
            "replay.setup", line=1, step=0, rule=error.rule, game=game.id, why=error, since=since
        ) from None
    if (ruleset := game.view(session.root.state)["ruleset"]) != header.ruleset:
        raise ReplayError("replay.ruleset", line=1, step=0, got=header.ruleset, expected=ruleset)
    return session


def _begin(game: Game[Any], header: Header) -> Session:
    if header.position is not None:
        state = game.position(header.position)
        seats = game.view(state)["seats"]
        if len(seats) != len(header.seats):
            raise SetupError("setup.names_count", given=len(header.seats), seats=len(seats))
        start: Step[Any] = Step(state, ())
        return Session(game, start, position=header.position, names=header.seats, seed=header.seed, meta=header.meta)
    config = Config(header.seats, header.ruleset, header.options, header.deal)
    return Session(game, game.opening(config), config=config, names=header.seats, seed=header.seed, meta=header.meta)


def _replay(session: Session, header: Header, steps: Sequence[StepLine]) -> tuple[int, ReplayError | None]:
    """Play the steps and return how many are good, and why the next one is not."""
    game, known = session.game, dict[tuple[str, str], Action]()
    for good, step in enumerate(steps):
        try:
            action = known.get(step[2:4])
            if action is None:
                action = known[step[2:4]] = _action(game, step)
            state = session.play(action).state
        except IllegalAction as error:
            return good, _refused(game, header, step, "replay.illegal", error)
        except RondelError as error:
            return good, _refused(game, header, step, "replay.action", error)
        if (got := codec.digest(state)) != step.digest:
            return good, _refused(game, header, step, "replay.digest", expected=step.digest, got=got)
    return len(steps), None


def _refused(
    game: Game[Any], header: Header, step: StepLine, code: str, why: RondelError | None = None, **params: Any
) -> ReplayError:
    return ReplayError(
        code,
        line=step.line,
        step=step.n,
        rule=why.rule if why else "",
        game=game.id,
        action=lines.shown(f"{step.actor} {step.action}"),
        why=why,
        since=Since(game, header.rules),
        **params,
    )


def _action(game: Game[Any], step: StepLine) -> Action:
    action = game.parse(f"{step.actor} {step.action}")
    if action.actor.casefold() != step.actor.strip().casefold():
        raise BadAction("replay.actor", actor=lines.shown(step.actor))
    return action


def _check_result(session: Session, parsed: _Parsed) -> ReplayError | None:
    """Return what the last line says wrongly, if it does."""
    result, steps = parsed.result, len(session)
    if result is None:
        return ReplayError("replay.no_result", line=parsed.last, step=None, steps=steps)
    where: dict[str, Any] = {"line": result.line, "step": None, "game": session.game.id}
    since = Since(session.game, parsed.header.rules)
    if result.steps != steps:
        return ReplayError("replay.result_steps", expected=lines.shown(result.steps), got=steps, **where)
    if (got := codec.digest(session.state)) != result.digest:
        return ReplayError("replay.result_digest", expected=result.digest, got=got, since=since, **where)
    outcome = session.outcome
    found = outcome.to_json() if outcome else None
    if found != result.outcome:
        if found is None or result.outcome is None:
            which = "replay.unfinished" if found is None else "replay.finished"
            return ReplayError(which, since=since, **where)
        changes = codec.differences(result.outcome, found)
        return ReplayError("replay.result", differences="; ".join(changes), since=since, **where)
    return None


def _at(error: Refusal, line: int, step: int | None) -> ReplayError:
    return ReplayError(error.code, line=line, step=step, **error.params)


@dataclass(frozen=True, slots=True)
class Since:
    """What changed in the rules of a game after a file was written, as the end of an error message.

    Parameters
    ----------
    game
        The game as it is now.
    rules
        Version of the rules in the file.
    """

    game: Game[Any]
    rules: str

    def text(self, lang: str = "en") -> str:
        """Return nothing for a file of the present rules, else since which version what is different."""
        now = self.game.rules
        if int(self.rules) == int(now):
            return ""
        if int(self.rules) > int(now):
            return " " + text("error.replay.rules_newer", lang, written=self.rules, now=now)
        later = [(version, what) for version, what in self.game.history.items() if int(version) > int(self.rules)]
        told = [f"{version}: {text(what, lang) if has(what, lang) else what}" for version, what in later]
        return " " + text("error.replay.rules_since", lang, written=self.rules, now=now, changes="; ".join(told))
