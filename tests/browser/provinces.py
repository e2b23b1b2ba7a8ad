"""The map of IMPERO alone, for its tests, and choices to be made on it."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.boards import Board, alone
from tests.browser.harness import Widget
from tests.widgets.provinces import NAMES, position
from widgets.displays.impero.board import board

CITIES = tuple(board()["cities"])
PROVINCES = Board(
    "provinces",
    alone("provinces", "impero", position, board(), NAMES),
    "g.gk-plate[data-place={}]",
    (*board()["regions"], *CITIES),
)
place, focus = PROVINCES.place, PROVINCES.enter


def token(widget: Widget, name: str) -> Locator:
    """Return a piece on the map, by its place."""
    return widget.root.locator(f"g.gk-token[data-place='{name}']")


GOALS = {
    "options": {
        "latium": {"label": "move to Latium", "unit": ""},
        "caere": {"label": "into Caere", "unit": ""},
    },
    "refused": {
        "africa": "Needs a common border with Etruria (IMP-103).",
        "cirta": "Needs an own city (IMP-103).",
    },
    "picked": ["P1.a1"],
    "chosen": "",
}
