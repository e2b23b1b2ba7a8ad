"""The typed errors that the whole kit shares; a part with errors of its own derives them from :class:`RondelError`.

Each error says what is wrong, where, by which rule, and what to do about it. Errors carry a message id
and parameters; ``text(lang)`` renders them and ``str(error)`` is the English text.
"""

from __future__ import annotations

from traceback import format_exception
from typing import TYPE_CHECKING, Any

from gamekit.locale import text

if TYPE_CHECKING:
    from gamekit.core.verdict import Verdict

__all__ = [
    "BadAction",
    "BrokenRule",
    "IllegalAction",
    "LedgerError",
    "NotesError",
    "PositionError",
    "ProgramError",
    "ReplayError",
    "RondelError",
    "SessionError",
    "SetupError",
    "UnknownGame",
    "UnknownViewer",
]


LONGEST = 500
"""Most characters of one parameter that a message repeats."""


class RondelError(ValueError):
    """Base of all errors of the kit.

    Parameters
    ----------
    code
        Message id without the prefix ``error.``, for example ``"setup.players"``.
    rule
        Id of the rule the error rests on, or ``""``.
    params
        Values for the placeholders of the message.
    """

    def __init__(self, code: str, *, rule: str = "", game: str = "", **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.game = game
        self.params = params

    def text(self, lang: str = "en") -> str:
        """Return the message in ``lang`` ("en" or "fr"), with the rule id at its end."""
        message = text(f"error.{self.code}", lang, game=self.game, **self._worded(lang))
        return f"{message} ({self.rule})" if self.rule and f"({self.rule}" not in message else message

    def _worded(self, lang: str) -> dict[str, Any]:
        """Return the parameters for a message: errors and verdicts in the same language, nothing endless."""
        params = {}
        for key, value in self.params.items():
            worded = value.text(lang) if callable(getattr(value, "text", None)) else value
            # What a damaged file or a slip of the keyboard holds can be of any length.
            params[key] = f"{worded[:LONGEST]}..." if isinstance(worded, str) and len(worded) > LONGEST else worded
        return params

    def __str__(self) -> str:
        return self.text()

    def _render_traceback_(self) -> list[str]:
        """Return the lines that IPython prints for this error instead of its traceback: one, with what it says.

        In a notebook the error is an answer to a person who plays or learns. It says what is wrong and what to do;
        forty lines of how the kit came to notice it would hide that. The traceback stays with the error, so
        ``%debug`` works as ever, and outside IPython nothing changes.
        """
        return [f"{type(self).__name__}: {self}"]

    def __reduce__(self) -> tuple[Any, ...]:
        # An error of a worker process must come through to whoever waits for it.
        return _again, (type(self), self.__dict__)


def _again(kind: type[RondelError], fields: dict[str, Any]) -> RondelError:
    """Return an error that was pickled."""
    error = kind.__new__(kind, fields["code"])
    error.__dict__.update(fields)
    return error


class UnknownGame(RondelError):
    """No game of that id is registered."""


class UnknownViewer(RondelError):
    """Nobody of that id looks at the game: neither a seat nor ``public`` or ``all``."""


class SetupError(RondelError):
    """A game cannot be set up like that: players, ruleset, options or deal."""


class PositionError(RondelError):
    """A custom position is malformed or breaks an invariant of the game."""


class SessionError(RondelError):
    """A session is asked for a step or a line that it does not have."""


class ProgramError(RondelError):
    """Base of the errors that are the program's own and not a player's: a notebook shows how they came about."""

    def _render_traceback_(self) -> list[str]:
        """Return the whole traceback: who mends the program needs it."""
        return "".join(format_exception(self)).splitlines()


class LedgerError(ProgramError):
    """A payment that no purse can make. Raised only where a game forgot to check first."""


class BrokenRule(ProgramError):
    """A state breaks an invariant of its game."""


class BadAction(RondelError):
    """A text or JSON object that is no action of the game."""


class ReplayError(RondelError):
    """A replay file that does not hold.

    Parameters
    ----------
    line
        Line of the file, counted from 1.
    step
        Number of the step the line holds, 0 for the header, None where there is none.

    Attributes
    ----------
    file
        Path of the file; empty where a text was read, or where whoever reads the file says its name himself.
    """

    def __init__(
        self,
        code: str,
        *,
        line: int,
        step: int | None = None,
        rule: str = "",
        game: str = "",
        **params: Any,
    ) -> None:
        super().__init__(code, rule=rule, game=game, **params)
        self.line = line
        self.step = step
        self.file = ""

    def text(self, lang: str = "en") -> str:
        """Return the message, preceded by the file, the line and the step it speaks of."""
        where = "error.where.line" if self.step is None else "error.where.step"
        place = text(where, lang, line=self.line, step=self.step or 0)
        if self.file:
            place = text("error.where.file", lang, file=self.file, place=place)
        return text("error.where.told", lang, place=place, what=super().text(lang))


class NotesError(RondelError):
    """A notes file, or one record of it, that cannot be read."""


class IllegalAction(RondelError):
    """An action that the rules do not allow now. Nothing was changed.

    The ``verdict`` says why, by which rules, and what would be needed.
    """

    def __init__(self, verdict: Verdict) -> None:
        super().__init__("illegal", rule=verdict.rules[0] if verdict.rules else "")
        self.verdict = verdict

    def text(self, lang: str = "en") -> str:
        """Return the text of the verdict."""
        return self.verdict.text(lang)
