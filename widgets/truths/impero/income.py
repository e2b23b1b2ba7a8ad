"""What the income of a season brings, line by line (IMP-031, IMP-A02)."""

from __future__ import annotations

from gamekit.core.verdict import reason
from gamekit.impero import income
from gamekit.impero.board import SUMMER
from gamekit.impero.income import Earning
from gamekit.impero.state import Lookups
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import Branch, Truth, usable
from widgets.truths.impero.eyes import seen
from widgets.truths.impero.stocks import UNITS

LINES = {
    "city": "widget.quiz.fact.income_city",
    "building": "widget.quiz.fact.income_building",
    "season": "widget.quiz.fact.income_season",
    "route": "widget.quiz.fact.income_route",
    "season_route": "widget.quiz.fact.income_season_route",
    "stability": "widget.quiz.fact.income_stability",
    "technology": "widget.quiz.fact.income_technology",
    "emissary": "widget.quiz.fact.income_emissary",
    "card": "widget.quiz.fact.income_card",
    "turn": "widget.quiz.fact.income_turn",
}
"""The sentence of each kind of line."""
FIRST = ("city", "building")
"""What a season doubles."""


def sheet(at: Lookups, who: str, unit: str) -> tuple[Earning, ...]:
    """Return the lines of an income that bring, or take, a resource or points."""
    return tuple(line for line in income.sheet(at, who) if line.unit == unit)


def told(line: Earning) -> Fact:
    """Return a line of an income as a sentence with its rule."""
    return reason(LINES[line.what], line.rule, where=line.where, amount=line.amount, unit=line.unit)


def earns(branch: Branch, who: str, unit: str) -> Truth:
    """Return what the income of the season brings a player of a resource or of points."""
    state = seen(branch.state, who)
    lines = sheet(state, who, unit)
    whole, value = sum(line.amount for line in lines), income.total(lines, unit)
    first = sum(line.amount for line in lines if line.what in FIRST)
    season = sum(line.amount for line in lines if line.what == "season")
    rules = ("IMP-013" if state.clock.season == SUMMER else "IMP-010", "IMP-A02")
    order = reason("widget.quiz.fact.doubled", *rules)
    slips = []
    if season:
        slips.append(Slip(value - season, "not_doubled", (order,)))
        slips.append(Slip(2 * (whole - season), "all_doubled", (order,)))
    elif first:
        slips.append(Slip(whole + first, "wrong_season", (reason("widget.quiz.fact.seasons", "IMP-010", "IMP-013"),)))
    slips.append(Slip(whole, "floor", (reason("widget.quiz.fact.income_floor", "IMP-A28"),)))
    slips.append(Slip(income.total(sheet(branch.start, who, unit), unit), "before", (order,)))
    # A line that is all there is would tell the answer.
    slips += [Slip(value - line.amount, "forgot", (told(line),)) for line in lines if line.amount != value]
    facts = tuple(told(line) for line in lines) or (reason("widget.quiz.fact.income_none", "IMP-031"),)
    params = {"unit": unit}
    return Truth("number", value, "income", UNITS[unit], facts=facts, slips=usable(slips, value), params=params)
