"""Imperial 2030: a map of regions, the rondel as its dial, treasuries and purses as its accounts."""

from __future__ import annotations

from typing import Any

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.displays import Display, View
from widgets.displays.imperial2030.board import board, wheel
from widgets.displays.imperial2030.picture_accounts import accounts_picture
from widgets.displays.imperial2030.picture_map import map_svg


def _dial(ruleset: str, _view: View) -> list[dict[str, Any]]:
    return list(wheel(ruleset))


DISPLAY = Display(
    game=GAME_ID,
    labels={"board": ("widget.map.",), "dial": ("widget.rondel.",), "accounts": ("widget.accounts.",)},
    board=board,
    places=lambda: frozenset(board()["regions"]),
    dial=_dial,
    picture=map_svg,
    accounts_picture=accounts_picture,
)
