"""Studies: recorded games with notes and side lines, by several authors.

The names below are imported when first used: what shows a game asks its kit alone.

Examples
--------
>>> import gamekit
>>> from gamekit.study import Study
>>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
>>> step = session.play("RU taxation")
>>> study = Study(session, author="Ann")
>>> note = study.add(1, text={"en": "Too early."}, glyph="?!")
>>> line = study.branch(0, ["RU factory"], name={"en": "Build first"})
>>> [(found.author, found.glyph) for found in study.at(1)]
[('Ann', '?!')]
>>> study.undo(), list(study.lines)
('branch', [])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gamekit.replay.places import Place
    from gamekit.study.compare import Comparison, Difference
    from gamekit.study.errors import StudyError
    from gamekit.study.lines import Line
    from gamekit.study.sharing import Merged
    from gamekit.study.study import Study

__all__ = ["Comparison", "Difference", "Line", "Merged", "Place", "Study", "StudyError"]

_HOMES = {
    "Comparison": "gamekit.study.compare",
    "Difference": "gamekit.study.compare",
    "Line": "gamekit.study.lines",
    "Merged": "gamekit.study.sharing",
    "Place": "gamekit.replay.places",
    "Study": "gamekit.study.study",
    "StudyError": "gamekit.study.errors",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
