"""The board of Incorporated alone, for its tests, and choices to be made on it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.browser.boards import Board, alone
from tests.widgets.recorded import TRIO, crowded
from widgets.displays.incorporated.board import board


def position() -> dict[str, Any]:
    """Return a position with cubes and executives beside the squares; the caller may change it."""
    return deepcopy(crowded())


COUNTRIES = Board(
    "countries",
    alone("countries", "incorporated", position, board(), TRIO),
    "g.gk-card[data-place={}]",
    tuple(board()["regions"]),
)
card, focus = COUNTRIES.place, COUNTRIES.enter

LANDS = {
    "options": {
        "korea": {"label": "move the cube to Korea", "unit": ""},
        "south_sea": {"label": "to South Sea", "unit": ""},
    },
    "refused": {"us": "Needs an arrow from Japan; there is none to the United States (INC-154)."},
    "picked": ["japan"],
    "chosen": "",
}
SQUARES = {
    "options": {"us:us.3": {"label": "put the cube on Finance 3", "unit": ""}, "us:us.7": {"label": "x", "unit": ""}},
    "refused": {
        "us:us.1": "Needs an empty square (INC-116).",
        "china": "Needs a square of the United States (INC-116).",
    },
    "picked": [],
    "chosen": "",
}
