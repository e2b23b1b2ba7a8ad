"""The ``rondel`` command: play games, verify and show replays, read rules, list, merge and export notes.

Exit status: 0 when all is well, 1 when a file fails, 2 for wrong arguments. Errors go to stderr in a few lines.
What each command needs is imported when it runs, so that ``rondel --help`` answers at once.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from gamekit.cli import games, notes
from gamekit.cli.terminal import (
    FAILED,
    FINE,
    INTERRUPTED,
    WRONG,
    FileFailed,
    Terminal,
    WrongArguments,
    stop_writing,
    write_what_can_be_written,
)
from gamekit.locale import LANGUAGES, text


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    Parameters
    ----------
    argv
        Arguments without the name of the command; default: those of the process.
    """
    write_what_can_be_written()
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
        stop_writing()
    except OSError as error:
        # Standard output itself cannot be written: a full disk, say.
        terminal.complain(f"rondel: {terminal.error(error)}")
        stop_writing()
        status = FAILED
    except KeyboardInterrupt:
        status = INTERRUPTED
    return status


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

    play = command("play", games.play)
    play.given.add_argument("game", metavar="GAME", help=words("game"))
    play.chosen.add_argument("--players", type=int, default=4, metavar="N", help=words("players"))
    play.chosen.add_argument("--ruleset", metavar="R", help=words("ruleset"))
    play.chosen.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("option"))
    play.chosen.add_argument("--bots", default="greedy", metavar="NAMES", help=words("bots"))
    play.chosen.add_argument("--seed", type=int, metavar="S", help=words("seed"))
    play.chosen.add_argument("-o", "--output", metavar="FILE", help=words("output"))
    verify = command("verify", games.verify)
    verify.given.add_argument("files", metavar="FILE", nargs="+", help=words("file"))
    show = command("show", games.show)
    show.given.add_argument("file", metavar="FILE", help=words("file"))
    show.chosen.add_argument("--step", type=int, metavar="N", help=words("step"))
    rules = command("rules", games.rules)
    rules.given.add_argument("game", metavar="GAME", help=words("game"))
    rules.given.add_argument("rule", metavar="ID", nargs="?", help=words("rule"))
    rules.chosen.add_argument("--ruleset", metavar="R", help=words("ruleset"))
    listed = command("notes", notes.notes)
    listed.given.add_argument("file", metavar="FILE", help=words("file"))
    listed.chosen.add_argument("--notes", metavar="NOTES", help=words("notes_file"))
    listed.chosen.add_argument("--author", metavar="A", help=words("author"))
    listed.chosen.add_argument("--tag", metavar="T", help=words("tag"))
    listed.chosen.add_argument("--glyph", metavar="G", help=words("glyph"))
    listed.chosen.add_argument("--search", metavar="WORDS", help=words("search"))
    export = command("export", notes.export)
    export.given.add_argument("file", metavar="FILE", help=words("file"))
    export.chosen.add_argument("--notes", metavar="NOTES", help=words("notes_file"))
    export.chosen.add_argument("-o", "--output", metavar="PAGE", required=True, help=words("page"))
    export.chosen.add_argument("--print", action="store_true", help=words("print"))
    export.chosen.add_argument("--title", default="", metavar="WORDS", help=words("page_title"))
    export.chosen.add_argument("--step", type=int, metavar="N", help=words("start_at"))
    merge = command("merge", notes.merge)
    merge.given.add_argument("files", metavar="NOTES", nargs="+", help=words("merged_from"))
    merge.chosen.add_argument("-o", "--output", metavar="NOTES", required=True, help=words("merged_to"))
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
