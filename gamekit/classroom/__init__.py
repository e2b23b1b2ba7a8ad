"""What a lesson on rates and crises is made of: economies that begin where a teacher wants, with dice that stay.

An economy is a game of Incorporated that computer players play from a scenario, or from sliders put anywhere. The
seed decides every card and every die, whatever the sliders are and whatever is played, so that one thing can be
changed and all else kept.

Examples
--------
>>> from gamekit import classroom
>>> before, after = classroom.twice("calm", {"growth": 6}, seed=7)
>>> [row["same"] for row in classroom.difference(before, after) if row["what"] == "die"]
[True]
>>> [row["gain"] for row in classroom.loan_table(20, 12, bonds=3)]
[4, 3, 2]
"""

from __future__ import annotations

from gamekit.classroom.crises import crisis_lines, odds_words, roll
from gamekit.classroom.dice import crisis_die, draw
from gamekit.classroom.economies import economy, twice
from gamekit.classroom.facts import difference, told
from gamekit.classroom.journal import Journal
from gamekit.classroom.loans import loan_table, price_and_yield, rate_per_turn
from gamekit.classroom.scenarios import SCENARIOS, SLIDERS, places, scenario_name, scenario_why

__all__ = [
    "SCENARIOS",
    "SLIDERS",
    "Journal",
    "crisis_die",
    "crisis_lines",
    "difference",
    "draw",
    "economy",
    "loan_table",
    "odds_words",
    "places",
    "price_and_yield",
    "rate_per_turn",
    "roll",
    "scenario_name",
    "scenario_why",
    "told",
    "twice",
]
