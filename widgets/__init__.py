"""What a person sees and touches: widgets for Jupyter, and charts.

The names below are imported when first used, so that ``import widgets`` costs next to nothing;
:mod:`widgets.charts` needs plotly and is imported by its own name.

Examples
--------
>>> import gamekit
>>> from widgets import ReplayPlayer
>>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
>>> ReplayPlayer(session)
ReplayPlayer(imperial2030, 0 steps, at 0)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.accounts import Accounts
    from widgets.bill import Bill
    from widgets.classroom import CrisisDemo, Decisions, RateDemo, ScenarioDemo, TwiceDemo
    from widgets.lesson import Lesson
    from widgets.lessons.questions import check
    from widgets.log import EventLog
    from widgets.map import WorldMap
    from widgets.player import ReplayPlayer
    from widgets.quiz import Quiz
    from widgets.rondel import Rondel
    from widgets.seasons import SeasonWheel
    from widgets.sliders import Sliders
    from widgets.studio import Studio
    from widgets.table import GameTable

__all__ = [
    "Accounts",
    "Bill",
    "CrisisDemo",
    "Decisions",
    "EventLog",
    "GameTable",
    "Lesson",
    "Quiz",
    "RateDemo",
    "ReplayPlayer",
    "Rondel",
    "ScenarioDemo",
    "SeasonWheel",
    "Sliders",
    "Studio",
    "TwiceDemo",
    "WorldMap",
    "check",
]

_HOMES = {
    "Accounts": "widgets.accounts",
    "Bill": "widgets.bill",
    "CrisisDemo": "widgets.classroom",
    "Decisions": "widgets.classroom",
    "EventLog": "widgets.log",
    "GameTable": "widgets.table",
    "Lesson": "widgets.lesson",
    "Quiz": "widgets.quiz",
    "RateDemo": "widgets.classroom",
    "ReplayPlayer": "widgets.player",
    "Rondel": "widgets.rondel",
    "ScenarioDemo": "widgets.classroom",
    "SeasonWheel": "widgets.seasons",
    "Sliders": "widgets.sliders",
    "Studio": "widgets.studio",
    "TwiceDemo": "widgets.classroom",
    "WorldMap": "widgets.map",
    "check": "widgets.lessons.questions",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
