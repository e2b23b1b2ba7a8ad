"""Holding a replay against the rules: its lines, the start, each step, the result. What fails first is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamekit.core import codec
from gamekit.core.errors import BadAction, IllegalAction, ReplayError, RondelError, SetupError
from gamekit.core.game import Config, Game, Step, get
from gamekit.core.session import Node, Session
from gamekit.core.text import Action
from gamekit.locale import has, text
from gamekit.replay import layout, lines
from gamekit.replay.layout import MAX_STEPS, Header, Result, StepLine
from gamekit.replay.lines import Refusal


@dataclass(frozen=True, slots=True)
class Parsed:
    """The lines of a file up to the first that is none; ``result`` is None if it does not come so far."""

    header: Header
    steps: Sequence[StepLine]
    result: Result | None
    problem: ReplayError | None
    last: int


def parse(data: str | bytes) -> Parsed:
    """Read all lines, without playing; raises ReplayError if the header does not hold."""
    found, broken, complete = lines.split(data)
    if not found:
        raise _at(broken or Refusal("replay.empty"), 1, 0)
    try:
        header = layout.read_header(lines.parse(found[0]))
    except Refusal as error:
        only = len(found) == 1 and not complete and not broken
        cut = only and error.code == "replay.json" and lines.begun(found[0])
        raise _at(Refusal("replay.cut_header") if cut else error, 1, 0) from None
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
    return Parsed(header, steps, result, problem, len(found))


def start(header: Header) -> Session:
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


def replay(session: Session, header: Header, steps: Sequence[StepLine]) -> ReplayError | None:
    """Lengthen a session at its start by all good steps, the cursor on the last; return why the next one is not."""
    game, known, node, problem = session.game, dict[tuple[str, str], Action](), session.root, None
    # Nodes are linked here and the cursor is set once: half of what playing each step through the session takes.
    for step in steps:
        try:
            action = known.get(step[2:4])
            if action is None:
                action = known[step[2:4]] = _action(game, step)
            made = game.apply(node.state, action)
        except IllegalAction as error:
            why = IllegalAction(error.verdict.named(session.names))
            problem = _refused(game, header, step, "replay.illegal", why)
            break
        except RondelError as error:
            problem = _refused(game, header, step, "replay.action", error)
            break
        if (got := codec.digest(made.state)) != step.digest:
            problem = _refused(game, header, step, "replay.digest", expected=step.digest, got=got)
            break
        child = Node(node, action, made.state, made.events)
        node.children = (child,)
        node = child
    session.follow(node)
    return problem


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


def check_result(session: Session, parsed: Parsed) -> ReplayError | None:
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
            which = "replay.not_over" if found is None else "replay.over"
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
