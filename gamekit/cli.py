"""The ``rondel`` command: play a game with computer players, verify and show replays, read the rules.

Exit status: 0 when all is well, 1 when a file fails, 2 for wrong arguments. Errors go to stderr in a few lines.
What each command needs is imported when it runs, so that ``rondel --help`` answers at once.
"""

from __future__ import annotations

import argparse
import os
import sys
import textwrap
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from gamekit.locale import LANGUAGES, has, text

if TYPE_CHECKING:
    from gamekit.core.rulebook import Rule
    from gamekit.core.session import Session

FINE, FAILED, WRONG = 0, 1, 2
INTERRUPTED = 130
WIDTH = 100


class WrongArguments(Exception):
    """The arguments ask for something that there is not; the text says what and what there is."""


class FileFailed(Exception):
    """A file cannot be read, written, or does not hold; the text says why."""


class Terminal:
    """Where the command speaks: sentences by message id, in the language asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def words(self, message: str, **params: Any) -> str:
        """Return the message ``cli.<message>``."""
        return text(f"cli.{message}", self.lang, **params)

    def say(self, line: str) -> None:
        """Print to stdout. A reader that has gone away is no error: the work goes on, its status tells the rest."""
        try:
            print(line)
        except BrokenPipeError:
            _stop_writing()

    def complain(self, line: str) -> None:
        """Print to stderr."""
        from gamekit.replay.plain import safe

        print(safe(line), file=sys.stderr)

    def error(self, error: Exception) -> str:
        """Return an error in words."""
        if isinstance(error, IsADirectoryError):
            return self.words("folder", file=error.filename) if error.filename else self.words("no_name")
        if isinstance(error, OSError):
            what = error.strerror or str(error)
            return f"{error.filename}: {what}" if error.filename else what
        worded = getattr(error, "text", None)
        return worded(self.lang) if callable(worded) else str(error)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    Parameters
    ----------
    argv
        Arguments without the name of the command; default: those of the process.
    """
    _write_what_can_be_written()
    args = list(sys.argv[1:] if argv is None else argv)
    parser = _parser(_language(args))
    options = parser.parse_args(args)
    terminal = Terminal(options.lang)
    status = FINE
    try:
        status = options.run(options, terminal)
        sys.stdout.flush()
    except WrongArguments as error:
        terminal.complain(f"rondel: {error}")
        status = WRONG
    except FileFailed as error:
        terminal.complain(f"rondel: {error}")
        status = FAILED
    except BrokenPipeError:
        _stop_writing()
    except OSError as error:
        # Standard output itself cannot be written: a full disk, say.
        terminal.complain(f"rondel: {terminal.error(error)}")
        _stop_writing()
        status = FAILED
    except KeyboardInterrupt:
        status = INTERRUPTED
    return status


# The commands.


def _play(options: argparse.Namespace, terminal: Terminal) -> int:
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


def _verify(options: argparse.Namespace, terminal: Terminal) -> int:
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


def _show(options: argparse.Namespace, terminal: Terminal) -> int:
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


def _rules(options: argparse.Namespace, terminal: Terminal) -> int:
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


# The arguments.


class _Parser(argparse.ArgumentParser):
    def __init__(self, lang: str, **settings: Any) -> None:
        # An abbreviation that works today means something else when an option is added.
        super().__init__(allow_abbrev=False, add_help=False, **settings)
        # Named groups in place of those of argparse, whose headings are English.
        self.given = self.add_argument_group(text("cli.help.arguments", lang))
        self.chosen = self.add_argument_group(text("cli.help.options", lang))
        self.chosen.add_argument("-h", "--help", action="help", help=text("cli.help.help", lang))

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"rondel: {message}\n{self.format_usage()}")


def _parser(lang: str) -> argparse.ArgumentParser:
    def words(message: str, **params: Any) -> str:
        return text(f"cli.help.{message}", lang, **params).replace("%", "%%")

    parser = _Parser(lang, prog="rondel", description=words("about"), epilog=words("status"))
    parser.chosen.add_argument("--version", action=_Version, nargs=0, help=words("version"))
    parser.chosen.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help=words("lang"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND", title=words("commands"))

    def command(name: str, run: Callable[[argparse.Namespace, Terminal], int]) -> _Parser:
        added: _Parser = commands.add_parser(name, lang=lang, help=words(name), description=words(name))
        # As before the command; behind it there is no default that would undo what stands before.
        added.chosen.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("lang"))
        added.set_defaults(run=run)
        return added

    play = command("play", _play)
    play.given.add_argument("game", metavar="GAME", help=words("game"))
    play.chosen.add_argument("--players", type=int, default=4, metavar="N", help=words("players"))
    play.chosen.add_argument("--ruleset", metavar="R", help=words("ruleset"))
    play.chosen.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("option"))
    play.chosen.add_argument("--bots", default="greedy", metavar="NAMES", help=words("bots"))
    play.chosen.add_argument("--seed", type=int, metavar="S", help=words("seed"))
    play.chosen.add_argument("-o", "--output", metavar="FILE", help=words("output"))
    verify = command("verify", _verify)
    verify.given.add_argument("files", metavar="FILE", nargs="+", help=words("file"))
    show = command("show", _show)
    show.given.add_argument("file", metavar="FILE", help=words("file"))
    show.chosen.add_argument("--step", type=int, metavar="N", help=words("step"))
    rules = command("rules", _rules)
    rules.given.add_argument("game", metavar="GAME", help=words("game"))
    rules.given.add_argument("rule", metavar="ID", nargs="?", help=words("rule"))
    rules.chosen.add_argument("--ruleset", metavar="R", help=words("ruleset"))
    return parser


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from gamekit import __version__

        print(f"rondel {__version__}")
        parser.exit(FINE)


def _language(args: Sequence[str]) -> str:
    """Return the language asked for last, before the arguments are parsed: the help is in it, too."""
    asked = LANGUAGES[0]
    for place, word in enumerate(args):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else next(iter(args[place + 1 :]), "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


# The streams.


def _write_what_can_be_written() -> None:
    """Let a terminal that lacks a letter show a mark in its place instead of ending in an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _stop_writing() -> None:
    """Send what would still be written to stdout nowhere, so that the interpreter can end in peace."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
