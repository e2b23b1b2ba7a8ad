"""A board alone, for its tests: without table or kernel. What all boards promise is asked in ``test_boards.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

from tests.browser.factory import bundled
from tests.browser.harness import Bundle, Widget
from widgets.base import labels

FOCUSED = "document.activeElement.dataset.place ?? document.activeElement.dataset.region ?? ''"
"""The place that has the focus, in JavaScript."""


@dataclass(frozen=True)
class Board:
    """How a board is drawn, and where its places are."""

    name: str
    drawn: Callable[..., tuple[Bundle, dict[str, Any]]]
    """``drawn(lang, **traits)``: its bundle, and what that is mounted with."""
    where: str
    """The selector of a place, with braces for its id."""
    places: Sequence[str]

    def __str__(self) -> str:
        return self.name

    def place(self, widget: Widget, name: str) -> Locator:
        """Return what takes the focus at a place."""
        return widget.root.locator(self.where.format(name))

    def enter(self, widget: Widget, name: str) -> None:
        """Enter the board with the keyboard, then go to a place."""
        widget.page.keyboard.press("Tab")
        self.place(widget, name).focus()


def alone(
    name: str, game: str, view: Callable[[], Mapping[str, Any]], board: Mapping[str, Any], names: Mapping[str, str]
) -> Callable[..., tuple[Bundle, dict[str, Any]]]:
    """Return how a board is drawn that is built from its sources for the tests, as ``<name>.js``."""

    def drawn(lang: str, **traits: Any) -> tuple[Bundle, dict[str, Any]]:
        words = labels(lang, "widget.common.", f"widget.{name}.", f"{game}.name.")
        return bundled(name), {
            "view": view(), "labels": words, "lang": lang, "names": names, "board": board, "size": "normal",
            "highlight": [], "choices": {}, "selected": "", "chosen": "", **traits,
        }  # fmt: skip

    return drawn
