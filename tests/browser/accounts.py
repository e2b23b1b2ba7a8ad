"""What the accounts of each game are mounted with, for their tests."""

from __future__ import annotations

import json
from typing import Any

from gamekit.impero import GAME
from tests.browser.state import state_of
from tests.impero import accounts as impero
from tests.incorporated import scenes as incorporated
from tests.widgets.recorded import long_game
from widgets import Accounts
from widgets.base import labels
from widgets.displays import display
from widgets.film import book_texts

NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo"}
CORPORATIONS: dict[str, dict[str, Any]] = json.loads(incorporated.FILE.read_text("utf-8"))
"""Views of Incorporated."""
FACTIONS: dict[str, dict[str, Any]] = json.loads(impero.FILE.read_text("utf-8"))
"""Views of IMPERO."""


def nations(**options: Any) -> dict[str, Any]:
    """Return what the accounts of a position of Imperial 2030 are mounted with."""
    return state_of(Accounts(long_game().view(300), **{"names": long_game().names, **options}))


def corporations(view: dict[str, Any], before: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    """Return what the accounts of a position of Incorporated are mounted with."""
    words = ("widget.corporations.", "widget.countries.letter.", "incorporated.name.")
    return _state(view, before, words, {}, options)


def factions(view: dict[str, Any], before: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    """Return what the accounts of a position of IMPERO are mounted with."""
    shown = display("impero")
    rules = book_texts(GAME.rulebook("impero"), shown.account_rules, options.get("lang", "en"))
    return _state(view, before, (*shown.labels["accounts"], "impero.name."), rules, options)


def _state(
    view: dict[str, Any],
    before: dict[str, Any] | None,
    words: tuple[str, ...],
    rules: dict[str, Any],
    options: dict[str, Any],
) -> dict[str, Any]:
    lang = options.get("lang", "en")
    return {
        "view": view, "before": before or {}, "_labels": labels(lang, "widget.common.", *words), "names": NAMES,
        "_facts": {}, "_rules": rules, "lang": lang, "size": "normal", **options,
    }  # fmt: skip
