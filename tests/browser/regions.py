"""The map of Imperial 2030, for its tests."""

from __future__ import annotations

from typing import Any

from tests.browser.boards import Board
from tests.browser.harness import Bundle, bundle_of
from tests.browser.state import state_of
from tests.widgets.regions import view
from widgets.displays.imperial2030.board import board
from widgets.map import WorldMap


def drawn(lang: str, **traits: Any) -> tuple[Bundle, dict[str, Any]]:
    """Return the bundle of the map and what it is mounted with: the midgame, if no other view is given."""
    made = WorldMap(**{"view": view(), "lang": lang, **traits})
    return bundle_of(made), state_of(made)


REGIONS = Board("regions", drawn, "path.gk-region[data-region={}]", tuple(board()["regions"]))
region, focus = REGIONS.place, REGIONS.enter
