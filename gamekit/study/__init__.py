"""Studies: recorded games with notes and side lines, by several authors.

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

from gamekit.replay.places import Place
from gamekit.study.compare import Comparison, Difference
from gamekit.study.errors import StudyError
from gamekit.study.lines import Line
from gamekit.study.sharing import Merged
from gamekit.study.study import Study

__all__ = ["Comparison", "Difference", "Line", "Merged", "Place", "Study", "StudyError"]
