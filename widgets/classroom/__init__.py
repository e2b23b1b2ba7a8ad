"""What a teacher shows of rates and crises: demonstrations with sliders, dice that can be had again, and a journal."""

from __future__ import annotations

from widgets.classroom.crisis import CrisisDemo
from widgets.classroom.decisions import Decisions
from widgets.classroom.rate import RateDemo
from widgets.classroom.scenario import ScenarioDemo
from widgets.classroom.twice import TwiceDemo

__all__ = ["CrisisDemo", "Decisions", "RateDemo", "ScenarioDemo", "TwiceDemo"]
