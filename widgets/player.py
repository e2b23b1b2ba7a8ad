"""The replay player: a recorded game on its board, with a timeline that answers at once."""

from __future__ import annotations

from os import PathLike
from typing import Any, ClassVar

import traitlets

from gamekit import load
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from widgets.base import DisplayWidget, ViewTrait
from widgets.displays import Part, seat_of
from widgets.film import book_texts, make_film, named_in, pack, seen_by


class ReplayPlayer(DisplayWidget):
    """Show a recorded game and let the reader move through it.

    The whole game goes to the browser once. Buttons, keys and the timeline then work without the kernel, also in
    a page made with :meth:`to_html`; the kernel hears of the step a moment later, in :attr:`step`.

    Parameters
    ----------
    session : Session or path
        What was played, or the path of a replay. The line under its cursor is shown as it is now: the
        session is only read, and moves played later do not appear.
    start_at : int
        Step to open at; 0 is the start. A number past either end means that end.
    viewer : str
        Who looks: a seat or its player's name, to see what that player sees; by default everybody.
    lang, size
        As of `GameWidget`.

    Raises
    ------
    TypeError
        If ``session`` is neither session nor path, or a keyword is unknown.
    OSError, gamekit.ReplayError
        If the replay cannot be read, or is not what was played.
    ValueError
        If there is no such viewer.
    traitlets.TraitError
        If ``start_at`` is no whole number.

    Notes
    -----
    Assigning :attr:`step` moves the player; past either end it stops there. While the reader scrubs,
    :attr:`step` changes a few times a second.
    """

    _bundle: ClassVar[str] = "player"
    _parts: ClassVar[tuple[Part, ...]] = ("board", "dial", "accounts", "stage")
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.player.", "widget.log.")

    step = traitlets.Int(0, help="Number of the step shown; 0 is the start.").tag(sync=True)
    # The browser makes the views itself, and has names and words in the film: none of them is sent again.
    view = ViewTrait(help="The position shown.")
    names = traitlets.Dict(help="Names of the players by seat.")
    _labels = traitlets.Dict()
    _film = traitlets.Unicode(help="Packed: the film, with the board, the dial and the words for it.").tag(sync=True)

    def __init__(
        self, session: Session | str | PathLike[str], start_at: int = 0, *, viewer: str = PUBLIC, **kwargs: Any
    ) -> None:
        if isinstance(session, str | PathLike):
            session = load(session)
        if not isinstance(session, Session):
            raise TypeError(f"ReplayPlayer shows a session or the path of a replay, not {type(session).__name__}")
        # Worded in another language later, it is still the game as it was when the player was made.
        self._session = session.held()
        self._start_at = start_at
        self._viewer = seat_of(session, viewer)
        super().__init__(None, game=session.game.id, **kwargs)
        self.step = start_at

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("session", "start_at", "viewer", "lang", "size", "layout")

    @property
    def last(self) -> int:
        """Number of the last step."""
        return len(self._session)

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return self._session.view(self.step, self._viewer)

    @traitlets.default("names")
    def _default_names(self) -> dict[str, str]:
        return dict(self._session.names)

    @traitlets.default("_labels")
    def _default_labels(self) -> dict[str, str]:
        # A trait that is made anew has forgotten where its default comes from.
        return super()._default_labels()

    @traitlets.default("_film")
    def _default_film(self) -> str:
        return pack(self._make_film())

    def _make_film(self) -> dict[str, Any]:
        """Return all that the browser gets, in the widget's language."""
        views = self._make_views()
        book = self._session.game.rulebook(views[0]["ruleset"])
        shown = {
            **make_film(self._session, self.lang, self._viewer, views),
            "board": self.display.board(),
            "dial": self.display.dial(views[0]["ruleset"], views[0]),
            "seen": seen_by(self._viewer, self.names, self.lang),
            "labels": self._labels,
        }
        # The parts name rules that the log may not name; of all others nobody can ask here.
        rules = book_texts(book, named_in(book, shown), self.lang)
        return {**shown, "rules": rules}

    def _make_views(self) -> list[dict[str, Any]]:
        """Return what is seen at each step."""
        return self.display.views(self._session, self.lang, self._viewer)

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return min(max(int(proposal["value"]), 0), self.last)

    @traitlets.observe("step")
    def _show(self, _change: object) -> None:
        self.view = self._default_view()

    @traitlets.observe("_labels")
    def _record_again(self, _change: object) -> None:
        self._film = self._default_film()

    def to_svg(self) -> str:
        """Draw the board at the step shown as one SVG document that needs neither kernel nor script."""
        return self.display.picture(self.view, self.lang, self.names)

    def __repr__(self) -> str:
        """Return game, number of steps and the step shown."""
        return f"ReplayPlayer({self._session.game.id}, {self.last} steps, at {self.step})"
