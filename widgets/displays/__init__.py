"""How each game is drawn: its board, its dial, its accounts, and what a reader remembers of earlier steps.

A game has one folder here, whose ``DISPLAY`` says all of it (outside the kit among its parts, see
:func:`gamekit.core.game.part`); the widgets ask for it by the id of the game and name no game themselves. In the
browser it has its match in ``widgets/js/games/<game>.mjs``. A game without one is drawn in words:
`widgets.displays.plain`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module, resources
from typing import Any, Literal, Protocol

from gamekit.core.game import PUBLIC, games, get, part
from gamekit.core.session import Node, Session

FIRST = "imperial2030"
"""The game of a widget that is given neither a position nor a game."""

Part = Literal["board", "dial", "accounts", "stage"]
View = Mapping[str, Any]


class Picture(Protocol):
    """Draws a board as one SVG document that needs neither kernel nor script."""

    def __call__(
        self,
        view: View,
        lang: str = "en",
        names: Mapping[str, str] | None = None,
        *,
        highlight: Sequence[str] = (),
        selected: str = "",
    ) -> str:
        """Return the picture of a position; the bare board for an empty one."""


def nothing_remembered(session: Session, _lang: str) -> Sequence[dict[str, Any]]:
    """Return an empty memory for each step: a game whose positions say all that a reader needs."""
    return ({},) * (len(session) + 1)


@dataclass(frozen=True)
class Display:
    """How a game is drawn.

    Parameters
    ----------
    game
        Its id.
    labels
        For each part that is drawn the beginnings of the message ids that it needs in the browser.
    board
        Returns what never changes on the board, as JSON data; drawn once. Shared by all callers: not to be changed.
    places
        Returns the ids of the board that can be selected or marked.
    dial
        Returns what never changes on the dial, by ruleset and the view at the start.
    picture
        Draws the board.
    accounts_picture
        Draws the accounts, from a view, players' names by seat, and the language.
    memory
        Returns for each step of a session's line, the start included, what a reader remembers of earlier steps:
        the key ``memory`` of its view. An empty dict adds no key.
    rolls
        Points at which chance rolls dice that a person may want to roll himself.
    throws
        Those of them at which several dice in a row are one throw, which waits before the first of them only.
    account_rules
        The rules whose texts can be opened in the accounts.
    kit
        The module of ``widgets/js/games`` with its parts for the browser; empty for the one with the name of the game.
    """

    game: str
    labels: Mapping[Part, tuple[str, ...]]
    board: Callable[[], dict[str, Any]]
    places: Callable[[], frozenset[str]]
    dial: Callable[[str, View], Any]
    picture: Picture
    accounts_picture: Callable[[View, Mapping[str, str], str], str]
    memory: Callable[[Session, str], Sequence[dict[str, Any]]] = nothing_remembered
    rolls: frozenset[str] = frozenset()
    throws: frozenset[str] = frozenset()
    account_rules: tuple[str, ...] = ()
    kit: str = ""

    def views(self, session: Session, lang: str, viewer: str = PUBLIC) -> list[dict[str, Any]]:
        """Return what a viewer sees at each step of a session's line, with what a reader remembers."""
        return [remembering(session.view(n, viewer), kept) for n, kept in enumerate(self.memory(session, lang))]


class Recall:
    """The memory of a session's line, made anew only when the line has another end.

    Parameters
    ----------
    display
        How the game of the session is drawn.
    """

    def __init__(self, display: Display) -> None:
        self._display = display
        self._of: tuple[Node, str] | None = None
        self._kept: Sequence[dict[str, Any]] = ()

    def view(self, session: Session, n: int, lang: str, viewer: str = PUBLIC) -> dict[str, Any]:
        """Return what a viewer sees at step ``n``, with what a reader remembers there."""
        wanted = (session.line[-1], lang)
        if self._of is None or self._of[0] is not wanted[0] or self._of[1] != lang:
            self._kept, self._of = self._display.memory(session, lang), wanted
        return remembering(session.view(n, viewer), self._kept[n])


def remembering(view: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """Return a view with what a reader remembers, if that is anything."""
    return {**view, "memory": kept} if kept else view


def seat_of(session: Session, viewer: str) -> str:
    """Return who looks at a session: a seat by its id or by its player's name, or everybody (``"public"``).

    Raises
    ------
    ValueError
        If there is no such seat, or several players have that name.
    """
    if viewer in (PUBLIC, *session.names):
        return viewer
    seats = [seat for seat, name in session.names.items() if name == viewer]
    if len(seats) != 1:
        known = ", ".join(f"{seat} ({name})" for seat, name in session.names.items())
        raise ValueError(f"no viewer {viewer!r}: it is {PUBLIC!r} or one of {known}")
    return seats[0]


def drawing(game: str, name: str) -> dict[str, Any]:
    """Return data by which a game is drawn: its file ``<game>_<name>.json`` in ``widgets/data``."""
    found: dict[str, Any] = json.loads(
        resources.files("widgets").joinpath(f"data/{game}_{name}.json").read_text("utf-8")
    )
    return found


def display(game: str, *parts: Part) -> Display:
    """Return how a game is drawn.

    Parameters
    ----------
    game
        Its id.
    parts
        Of these at least one must be drawn, where any is named.

    Raises
    ------
    UnknownGame
        If no game of that id is registered.
    ValueError
        If none of the parts is drawn; the message names the games of which the first one is.
    """
    get(game)
    own = part(game, __name__)
    found: Display = own.DISPLAY if own else import_module("widgets.displays.plain").plain_display(game)
    if parts and not any(wanted in found.labels for wanted in parts):
        drawn = ", ".join(other for other in games() if parts[0] in display(other).labels)
        raise ValueError(f"no {parts[0]} of {game!r} can be drawn: there are {parts[0]}s of {drawn}")
    return found
