"""The log: what happened in a game, newest first, with the rules that caused it."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import text
from widgets.base import STATIC, GameWidget, ViewTrait
from widgets.film import log_entries, rule_texts
from widgets.pictures.log import log_picture

PICTURED = 20
"""Steps shown in the picture of a saved notebook."""


class EventLog(GameWidget):
    """List what happened up to a step, newest first; each line names its rules, and opens their text.

    Parameters
    ----------
    session : Session
        What was played or loaded. The line under its cursor is read once; :meth:`read` it again after further
        moves, or assign another one to :attr:`session`.
    step : int, optional
        The newest step to show; the session's cursor when left out. A number past either end means that end.
    lang, size
        As of `GameWidget`.

    Raises
    ------
    TypeError
        If ``session`` is no session, or a keyword is unknown.
    traitlets.TraitError
        If ``step`` is no whole number.
    """

    _esm = STATIC / "log.js"
    _css = STATIC / "log.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.log.",)

    step = traitlets.Int(0, help="Number of the newest step shown.").tag(sync=True)
    session = traitlets.Instance(Session, help="What was played.")
    # The browser needs the sentences, not the position.
    view = ViewTrait(help="The position after the newest step shown.")
    _log = traitlets.Dict().tag(sync=True)

    def __init__(self, session: Session, step: int | None = None, **kwargs: Any) -> None:
        if not isinstance(session, Session):
            raise TypeError(f"EventLog shows a session (see gamekit.load), not {type(session).__name__}")
        # Worded in another language later, it still lists the moves that were read.
        self._held = session.held()
        super().__init__(None, session=session, **kwargs)
        self.step = session.n if step is None else step

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("session", "step", "lang", "size", "layout")

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return self._held.view(self.step, PUBLIC)

    @traitlets.default("names")
    def _default_names(self) -> dict[str, str]:
        return dict(self._held.names)

    @traitlets.default("_log")
    def _default_log(self) -> dict[str, Any]:
        entries = log_entries(self._held, self.lang)
        ids = dict.fromkeys(rule for entry in entries for _, *rules in entry["lines"] for rule in rules)
        return {"entries": entries, "rules": rule_texts(self._held, ids, self.lang), "game": self._held.game.id}

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return min(max(int(proposal["value"]), 0), len(self._held))

    @traitlets.observe("step")
    def _show(self, _change: object) -> None:
        self.view = self._default_view()

    def read(self) -> None:
        """Read the session again and show its lines up to its cursor."""
        self._held = self.session.held()
        with self.hold_sync():
            self.names = self._default_names()
            self._log = self._default_log()
            self.step = self.session.n

    @traitlets.observe("session")
    def _another(self, change: Any) -> None:
        if isinstance(change["old"], Session):
            self.read()

    @traitlets.observe("lang")
    def _word_again(self, _change: object) -> None:
        self._log = self._default_log()

    def to_svg(self) -> str:
        """Draw the newest lines as one SVG document that needs neither kernel nor script."""
        shown = [entry for entry in self._log["entries"] if entry["n"] <= self.step][-PICTURED:]
        secret = [[text("widget.log.secret", self.lang)]]
        told = [{**entry, "lines": entry["lines"] or secret} for entry in shown[::-1]]
        return log_picture(text("widget.log.title", self.lang), told)

    def __repr__(self) -> str:
        """Return game, number of steps and the newest step shown."""
        return f"EventLog({self.session.game.id}, {len(self._held)} steps, up to {self.step})"
