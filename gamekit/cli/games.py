"""The commands about games and replays: ``play``, ``verify``, ``show`` and ``rules``."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gamekit.cli.terminal import FAILED, FINE, WIDTH, FileFailed, Terminal, WrongArguments
from gamekit.locale import has, text

if TYPE_CHECKING:
    from gamekit.core.rulebook import Rule
    from gamekit.core.session import Session


def play(options: argparse.Namespace, terminal: Terminal) -> int:
    """Let computer players play a game."""
    import gamekit
    from gamekit import players
    from gamekit.core.errors import RondelError
    from gamekit.replay.files import check_path

    names = options.bots.split(",")
    if options.output is not None:
        # Before a game is played that could not be kept.
        try:
            check_path(options.output)
        except OSError as error:
            raise WrongArguments(terminal.error(error)) from None
    try:
        session = gamekit.new_session(
            options.game,
            options.players,
            ruleset=options.ruleset,
            seed=options.seed,
            options=_chosen(options.option, terminal),
        )
        seats = list(session.names)
        if len(names) not in (1, len(seats)):
            raise WrongArguments(terminal.words("bots_count", bots=len(names), seats=len(seats)))
        named = names * len(seats) if len(names) == 1 else names
        # Seats of one name must not think alike: each has a seed of its own, drawn from the seed of the game.
        table = [players.get(bot, session.seed * 1000 + place) for place, bot in enumerate(named)]
        for player in table:
            player.check_game(options.game)
    except RondelError as error:
        raise WrongArguments(terminal.error(error)) from None
    session.meta["bots"] = named
    problem = None
    try:
        players.play(session, table)
    except RondelError as error:
        # What was played is worth keeping all the same.
        problem = error
    _write(session, options.output, terminal)
    if problem is not None:
        raise FileFailed(terminal.error(problem))
    return FINE


def _chosen(given: Sequence[str], terminal: Terminal) -> dict[str, Any]:
    """Return options from texts such as ``hidden_cash=true``; what they may be, the game says.

    Raises
    ------
    WrongArguments
        If a text has no ``=``, or two name the same option.
    """
    values: dict[str, Any] = {}
    for pair in given:
        option, equals, word = pair.partition("=")
        if not (option and equals):
            raise WrongArguments(terminal.words("option_form", given=pair))
        if option in values:
            raise WrongArguments(terminal.words("option_twice", option=option))
        values[option] = _value(word)
    return values


def _value(word: str) -> bool | int | str:
    """Return what a word says: true, false, a whole number, or itself."""
    if word in ("true", "false"):
        return word == "true"
    digits = word.removeprefix("-")
    # The longest of numbers would be refused by Python itself.
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else word


def _write(session: Session, output: str | None, terminal: Terminal) -> None:
    from gamekit.core.errors import RondelError
    from gamekit.replay import record

    if output is None:
        terminal.say(record.dumps(session).rstrip("\n"))
        return
    try:
        record.save(session, output)
    except (OSError, RondelError) as error:
        raise FileFailed(terminal.error(error)) from None
    scores = ", ".join(f"{seat} {score}" for seat, score in session.outcome.scores) if session.outcome else "-"
    terminal.say(terminal.words("played", file=output, steps=len(session), scores=scores, seed=session.seed))


def verify(options: argparse.Namespace, terminal: Terminal) -> int:
    """Hold replays against the rules."""
    from gamekit.replay import record
    from gamekit.replay.plain import safe

    status = FINE
    for file in options.files:
        try:
            report = record.verify(file)
        except OSError as error:
            terminal.complain(terminal.error(error))
            status = FAILED
            continue
        for problem in (report.problem, *report.notes):
            if problem is not None:
                terminal.complain(f"{file}: {terminal.error(problem)}")
        if report:
            title = f"{report.game}.title"
            message = "holds" if report.outcome else "holds_unfinished"
            shown = text(title, terminal.lang) if has(title, terminal.lang) else report.game
            facts = terminal.words(message, title=shown, ruleset=report.ruleset, steps=report.steps)
            since = report.since.text(terminal.lang) if report.since else ""
            terminal.say(safe(f"{file}: {facts}.{since}" if since else f"{file}: {facts}"))
        else:
            status = FAILED
    return status


def show(options: argparse.Namespace, terminal: Terminal) -> int:
    """Show a step of a replay."""
    from gamekit.core.errors import ReplayError
    from gamekit.replay import plain, record

    try:
        reading = record.read(options.file)
    except OSError as error:
        raise FileFailed(terminal.error(error)) from None
    except ReplayError as error:
        raise FileFailed(f"{options.file}: {terminal.error(error)}") from None
    last = len(reading.session)
    n = last if options.step is None else options.step
    if not 0 <= n <= last:
        if reading.problem is not None:
            terminal.complain(f"{options.file}: {terminal.error(reading.problem)}")
        raise WrongArguments(terminal.words("no_step", n=n, last=last))
    terminal.say(plain.page(reading.session, n, terminal.lang))
    if reading.problem is not None:
        raise FileFailed(f"{options.file}: {terminal.error(reading.problem)}")
    return FINE


def rules(options: argparse.Namespace, terminal: Terminal) -> int:
    """Read the rules of a game."""
    from gamekit.core.errors import RondelError
    from gamekit.core.game import get

    try:
        import gamekit  # noqa: F401 - registers the games

        game = get(options.game)
        ruleset = options.ruleset or game.rulesets[0]
        book = game.rulebook(ruleset)
        if not book:
            raise WrongArguments(terminal.words("no_ruleset", ruleset=ruleset, known=", ".join(game.rulesets)))
        rules = list(book.values()) if options.rule is None else [book[options.rule.upper()]]
    except RondelError as error:
        raise WrongArguments(terminal.error(error)) from None
    if options.rule is not None:
        terminal.say(_rule_in_full(rules[0], terminal))
        return FINE
    width = max(len(rule.id) for rule in rules) + 2
    for rule in rules:
        terminal.say(_folded(rule.id.ljust(width), " " * width, _rule_text(rule, terminal)))
    return FINE


def _rule_text(rule: Rule, terminal: Terminal) -> str:
    words = rule.text[terminal.lang]
    return words if rule.holds else f"{terminal.words('not_held')} {words}"


def _rule_in_full(rule: Rule, terminal: Terminal) -> str:
    lines = [f"{rule.id} ({terminal.words(f'source.{rule.source}')})", _folded("", "", _rule_text(rule, terminal))]
    if rule.words:
        lines.append(terminal.words("rests_on"))
        lines += [_folded("- ", "  ", passage) for passage in rule.words]
    if why := rule.why.get(terminal.lang):
        lines.append(_folded("", "", terminal.words("why", why=why)))
    return "\n".join(lines)


def _folded(first: str, others: str, words: str) -> str:
    return textwrap.fill(
        words, WIDTH, initial_indent=first, subsequent_indent=others, break_long_words=False, break_on_hyphens=False
    )
