"""A game that does not say how it is drawn: it is played in words, and read in one table made of its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamekit.locale import text
from widgets.displays import Display, View
from widgets.displays.words import Words
from widgets.pictures.svg import situation
from widgets.pictures.tables import tables


def plain_display(game: str) -> Display:
    """Return how a game without a display of its own is drawn.

    It has no board and no dial, and its dice wait for nobody. Its accounts have a row for each seat and a column for
    each of `columns`, called as the game names them: ``<game>.name.<column>``.
    """
    return Display(
        game=game,
        kit="plain",
        labels={
            "accounts": (
                "widget.accounts.title",
                "widget.accounts.player",
                "widget.accounts.cell",
                "widget.accounts.was",
            )
        },
        board=lambda: {"game": game, "facts": {}},
        places=frozenset,
        dial=lambda _ruleset, _view: None,
        picture=_picture,
        accounts_picture=accounts_picture,
    )


def columns(view: View) -> list[str]:
    """Return what every seat of a view has a number, a word or something hidden (None) of, in the order of the view.

    Examples
    --------
    >>> columns({"seats": {"P1": {"cash": 5, "cards": [1], "bid": None}, "P2": {"cash": 3, "cards": [], "bid": 2}}})
    ['cash', 'bid']
    """
    seats = list(view.get("seats", {}).values())
    return [key for key in seats[0] if all(key in seat and _is_plain(seat[key]) for seat in seats)] if seats else []


def _is_plain(value: object) -> bool:
    return value is None or (isinstance(value, int | float | str) and not isinstance(value, bool))


def accounts_picture(view: View, names: Mapping[str, str], lang: str) -> str:
    """Draw the accounts of a position as an SVG picture, with players' names by seat."""
    return _drawn(Words(view.get("game", ""), "accounts", lang, names), view)


def _picture(
    view: View,
    lang: str = "en",
    names: Mapping[str, str] | None = None,
    *,
    highlight: Sequence[str] = (),
    selected: str = "",
) -> str:
    """Draw in place of a board what is to be decided, over the accounts; see `widgets.displays.Picture`."""
    return _drawn(Words(view.get("game", ""), "accounts", lang, names), view, situation(view, lang, names or {}))


def _drawn(words: Words, view: View, caption: str = "") -> str:
    shown = columns(view)

    def cell(value: float | str | None) -> str:
        if value is None:
            return text("widget.common.hidden", words.lang)
        return words.name(value) if isinstance(value, str) else str(value)

    heads = [words("player"), *(head[:1].upper() + head[1:] for head in map(words.name, shown))]
    rows = [[words.name(seat), *(cell(own[key]) for key in shown)] for seat, own in view.get("seats", {}).items()]
    return tables(words("title"), [(caption or words("title"), [heads, *rows])])
