"""Where the ``rondel`` command speaks, its exit statuses, and the two ways in which it ends early."""

from __future__ import annotations

import os
import sys
from typing import Any

from gamekit.locale import text

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
            stop_writing()

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


# The streams.


def write_what_can_be_written() -> None:
    """Let a terminal that lacks a letter show a mark in its place instead of ending in an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def stop_writing() -> None:
    """Send what would still be written to stdout nowhere, so that the interpreter can end in peace."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
