"""The board of Incorporated alone, for its tests: built from its sources, without table or kernel."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.factory import bundled
from tests.browser.harness import Bundle, Widget
from tests.widgets.recorded import TRIO, crowded
from widgets.base import labels
from widgets.displays.incorporated.board import board

NAMES = TRIO


def built(folder: Path) -> Bundle:
    """Return the board as a bundle, made in a folder."""
    return bundled("countries", folder)


def position() -> dict[str, Any]:
    """Return a position with cubes and executives beside the squares; the caller may change it."""
    return deepcopy(crowded())


def state(lang: str = "en", **traits: Any) -> dict[str, Any]:
    """Return what the board is mounted with."""
    return {
        "view": position(), "labels": labels(lang, "widget.common.", "widget.countries.", "incorporated.name."),
        "lang": lang, "names": NAMES, "board": board(), "size": "normal", "highlight": [], "choices": {},
        "selected": "", "chosen": "", **traits,
    }  # fmt: skip


def card(widget: Widget, country: str) -> Locator:
    """Return the card of a country on the map."""
    return widget.root.locator(f"g.gk-card[data-place={country}]")


def focus(widget: Widget, country: str) -> None:
    """Enter the board with the keyboard, then go to a country."""
    widget.page.keyboard.press("Tab")
    card(widget, country).focus()
