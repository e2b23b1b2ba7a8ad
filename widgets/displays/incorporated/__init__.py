"""Incorporated: a board of countries, the four sliders as its dial, corporations as its accounts, and a stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.incorporated.rulesets import GAME_ID
from gamekit.incorporated.tracks import slider_dial
from widgets.displays import Display, Memory, View
from widgets.displays.incorporated.board import board, places
from widgets.displays.incorporated.memory_sliders import SliderMemory
from widgets.displays.incorporated.memory_sums import SumsMemory
from widgets.displays.incorporated.picture_corporations import corporations_picture
from widgets.displays.incorporated.picture_countries import countries_svg


def _dial(_ruleset: str, view: View) -> dict[str, Any]:
    return slider_dial(view)


def _memory(names: Mapping[str, str], lang: str) -> Memory:
    sliders, sums = SliderMemory(names, lang), SumsMemory(names, lang)
    return lambda node: {**sliders(node), **sums(node)}


DISPLAY = Display(
    game=GAME_ID,
    labels={
        "board": ("widget.countries.",),
        "dial": ("widget.sliders.",),
        "accounts": ("widget.corporations.", "widget.countries.letter."),
        "stage": ("widget.stage.", "widget.countries.letter."),
    },
    board=board,
    places=places,
    dial=_dial,
    picture=countries_svg,
    accounts_picture=corporations_picture,
    memory=_memory,
    rolls=frozenset({"crisis_die", "clash_die"}),
)
