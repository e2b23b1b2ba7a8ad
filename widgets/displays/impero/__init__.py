"""IMPERO: a board of provinces, the season wheel as its dial, factions as its accounts, and a stage."""

from __future__ import annotations

from typing import Any

from gamekit.impero.calendar import season_dial
from gamekit.impero.rulesets import GAME_ID
from widgets.displays import Display, View
from widgets.displays.impero.board import board, places
from widgets.displays.impero.memory import CampaignMemory
from widgets.displays.impero.picture_bill import RULES
from widgets.displays.impero.picture_factions import factions_picture
from widgets.displays.impero.picture_provinces import provinces_svg

_DICE = frozenset({"initiative_die", "initiative_reroll", "battle_dice", "siege_dice"})
"""Points at which several dice are rolled one after another."""


def _dial(_ruleset: str, view: View) -> dict[str, Any]:
    return season_dial(view)


DISPLAY = Display(
    game=GAME_ID,
    labels={
        "board": ("widget.provinces.",),
        "dial": ("widget.seasons.",),
        "accounts": ("widget.factions.", "widget.bill.", "widget.log."),
        "stage": ("widget.campaign.", "widget.bill.", "impero.ended."),
    },
    board=board,
    places=places,
    dial=_dial,
    picture=provinces_svg,
    accounts_picture=factions_picture,
    memory=CampaignMemory,
    rolls=_DICE | {"spy_die"},
    throws=_DICE,
    account_rules=RULES,
)
