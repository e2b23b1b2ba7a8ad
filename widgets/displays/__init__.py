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
from widgets.collector import collector_paused

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
        """Return the picture of a position.

        Parameters
        ----------
        view
            The position; the bare board for an empty one.
        lang
            Language of names and descriptions.
        names
            Names of the players by seat.
        highlight
            Places outlined as changed by the last step.
        selected
            Place outlined as chosen, or empty.

        Returns
        -------
        str
            One SVG document with the position in words in its description.
        """


Memory = Callable[[Node], dict[str, Any]]
"""Returns what a reader remembers of earlier steps at a node; called with each node of a line, from its start on."""


def nothing_remembered(_names: Mapping[str, str], _lang: str) -> Memory:
    """Return the memory of a game whose positions say all that a reader needs: an empty one at each step."""
    return lambda _node: {}


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
        Begins a memory, from players' names by seat and the language. What it returns for a step is the key
        ``memory`` of its view; an empty dict adds no key.
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
    memory: Callable[[Mapping[str, str], str], Memory] = nothing_remembered
    rolls: frozenset[str] = frozenset()
    throws: frozenset[str] = frozenset()
    account_rules: tuple[str, ...] = ()
    kit: str = ""

    @collector_paused()
    def views(
        self, session: Session, lang: str, viewer: str = PUBLIC, seen: dict[Node, dict[str, Any]] | None = None
    ) -> list[dict[str, Any]]:
        """Return what a viewer sees at each step of a session's line, with what a reader remembers.

        Several lines of a tree are told together with one dict ``seen`` for all of them, in the same language and for
        the same viewer: what they share is made once.
        """
        memory = self.memory(session.names, lang)
        made = {} if seen is None else seen
        for node in session.line:
            # A memory reads every step, those that are known too.
            kept = memory(node)
            if node not in made:
                made[node] = remembering(session.view(node.n, viewer), kept)
        return [made[node] for node in session.line]


class Recall:
    """The memory of a session's line, which grows with the line; begun anew on another line.

    Parameters
    ----------
    display
        How the game of the session is drawn.
    """

    def __init__(self, display: Display) -> None:
        self._display = display
        self._memory: Memory | None = None
        self._lang = ""
        self._line: list[Node] = []
        self._kept: list[dict[str, Any]] = []

    def view(self, session: Session, n: int, lang: str, viewer: str = PUBLIC) -> dict[str, Any]:
        """Return what a viewer sees at step ``n``, with what a reader remembers there."""
        line = list(session.line)
        if self._memory is None or lang != self._lang or line[: len(self._line)] != self._line:
            self._memory, self._lang = self._display.memory(session.names, lang), lang
            self._line, self._kept = [], []
        for node in line[len(self._line) :]:
            self._kept.append(self._memory(node))
            self._line.append(node)
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
