"""The bill of upkeep: what is due, what is missing, which tier follows, and what a tier costs (IMP-050 to IMP-064)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from gamekit.core.verdict import reason
from gamekit.impero import upkeep
from gamekit.impero.bill import Bill, Line, tier_of
from gamekit.impero.board import AUTUMN, FOOD, GOLD, WINTER, board
from gamekit.impero.deficits import TIER_RULES
from gamekit.impero.events_upkeep import BillPaid, ExactlySeven
from gamekit.impero.state import State
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import Branch, Truth, usable
from widgets.truths.impero.eyes import seen
from widgets.truths.impero.stocks import shown

LINES = {
    "armee_petite": "widget.quiz.fact.bill_small",
    "armee_grande": "widget.quiz.fact.bill_large",
    "armee_hors_controle": "widget.quiz.fact.bill_abroad",
    "region": "widget.quiz.fact.bill_region",
    "navire": "widget.quiz.fact.bill_ships",
    "engin_siege": "widget.quiz.fact.bill_engines",
}
"""The sentence of each kind of line."""
TIERS = ("tier1", "tier2", "tier3")


def _settled(state: State, who: str) -> Bill | None:
    """Return the bill that a seat has paid in this season, None before."""
    return next((bill for bill in state.season.bills if bill.seat == who), None)


def own_bill(state: State, who: str) -> Bill:
    """Return the bill of a seat in this season: as it was paid, or as it would be paid now.

    Raises
    ------
    ValueError
        If the seat has left the game.
    """
    if state.seat(who).out:
        raise ValueError(f"{who} has left the game and has no bill")
    return _settled(state, who) or upkeep.forecast(state, who)


def _stocks(state: State, who: str) -> tuple[int, int]:
    """Return the food and gold that a bill is paid from."""
    paid = _settled(state, who)
    spent = (paid.paid_food, paid.paid_gold) if paid else (0, 0)
    return state.stock(who, FOOD) + spent[0], state.stock(who, GOLD) + spent[1]


def told(line: Line) -> Fact:
    """Return a line of a bill as a sentence with its rule."""
    return reason(
        *(LINES[line.what], line.rule),
        where=line.where,
        place=line.place,
        size=line.size,
        count=line.count,
        cost=line.cost,
    )


def _modifier(state: State, own: Bill) -> tuple[Fact, ...]:
    """Return what season and card change, none for nothing."""
    found: list[Fact] = []
    if own.season:
        rule = {AUTUMN: "IMP-017", WINTER: "IMP-018"}[state.clock.season]
        season, amount = state.clock.season, own.season
        found.append(reason("widget.quiz.fact.bill_season", rule, "IMP-057", season=season, amount=amount))
    if own.card:
        card, amount = state.cards.card, own.card
        found.append(reason("widget.quiz.fact.bill_card", "IMP-030", "IMP-A04", card=card, amount=amount))
    return tuple(found)


def _as_if(state: State, who: str, own: Bill) -> Callable[..., int]:
    """Return what would be due of other lines, or with another modifier, split in the best way."""
    food, gold = _stocks(state, who)

    def due(lines: Iterable[Line] = own.lines, season: int = own.season, card: int = own.card) -> int:
        other = replace(own, lines=tuple(lines), season=season, card=card)
        return other.put(other.best(food, gold)).due

    return due


def bill(branch: Branch, who: str) -> Truth:
    """Return what is due of a player in this season, with its modifier."""
    shown(branch, who)
    state = seen(branch.state, who)
    own = own_bill(state, who)
    due, agents = _as_if(state, who, own), len(state.agents_of(who))
    size = reason("widget.quiz.fact.army_size", "IMP-050", "IMP-051", "IMP-A13")
    once = reason("widget.quiz.fact.region_once", "IMP-053")
    small = [replace(line, each=1) if line.what == "armee_grande" else line for line in own.lines]
    large = [replace(line, each=2) if line.what == "armee_petite" else line for line in own.lines]
    towns = len(state.cities_of(who)) - sum(line.what == "region" for line in own.lines)
    slips = [
        Slip(due(season=0), "upkeep_season", _modifier(state, own)),
        Slip(due(card=0), "upkeep_card", _modifier(state, own)),
        Slip(due(season=-own.season), "upkeep_direction", _modifier(state, own)),
        Slip(due(small), "army_size", (size,)),
        Slip(due(large), "army_size", (size,)),
        Slip(own.due + towns, "region_once", (once,)),
        *(Slip(due(line for line in own.lines if line is not left), "forgot", (told(left),)) for left in own.lines),
        Slip(own.due + agents, "agents", (reason("widget.quiz.fact.agents", "IMP-056"),)),
        Slip(
            own.base(FOOD) + own.base(GOLD) + own.modifier, "floor", (reason("widget.quiz.fact.bill_floor", "IMP-A05"),)
        ),
        Slip(upkeep.forecast(branch.start, who).due, "before", ()),
    ]
    facts = (*(told(line) for line in own.lines), *_modifier(state, own))
    facts = facts or (reason("widget.quiz.fact.bill_nothing", "IMP-034"),)
    return Truth("number", own.due, "bill", "resource", facts=facts, slips=usable(slips, own.due))


def _paid(branch: Branch, who: str, own: Bill) -> tuple[Fact, ...]:
    return (
        *branch.of(BillPaid, player=who),
        reason(
            *("widget.quiz.fact.missing", "IMP-060", "IMP-A08", "IMP-A09"),
            food=own.food,
            gold=own.gold,
            paid_food=own.paid_food,
            paid_gold=own.paid_gold,
        ),
    )


def missing(branch: Branch, who: str) -> Truth:
    """Return what remains, or would remain, unpaid of a player's bill in this season (IMP-060)."""
    shown(branch, who)
    state = seen(branch.state, who)
    own = own_bill(state, who)
    food, gold = _stocks(state, who)
    value, plain = own.missing, own.put((0, 0))
    apart = reason("widget.quiz.fact.apart_stocks", "IMP-A08")
    slips = [
        Slip(max(0, own.due - food - gold), "gold_food", (apart,)),
        Slip(plain.short(food, gold), "upkeep_season", _modifier(state, own)),
        *(Slip(own.put(split).short(food, gold), "split", _modifier(state, own)) for split in own.splits()),
        Slip(own.due, "due", ()),
        Slip(own.paid_food + own.paid_gold, "paid", ()),
    ]
    return Truth("number", value, "missing", "resource", facts=_paid(branch, who, own), slips=usable(slips, value))


def tier(branch: Branch, who: str) -> Truth:
    """Return the tier of a player's deficit in this season, 0 for none (IMP-061 to IMP-064, IMP-A01)."""
    shown(branch, who)
    state = seen(branch.state, who)
    own = own_bill(state, who)
    at_seven = state.table.options.deficit_at_7
    other = 5 - at_seven  # of the two tiers that the page gives 7 to
    decided = reason("widget.quiz.fact.seven", "IMP-A01", tier=at_seven)
    bounds = reason("widget.quiz.fact.tiers", "IMP-061", "IMP-062", "IMP-063")
    slips = [
        Slip(tier_of(own.counted, other), "seven", (decided,)),
        Slip(tier_of(own.missing, at_seven), "law", (reason("widget.quiz.fact.law", "IMP-032"),)),
        Slip(own.missing, "tier_number", (bounds,)),
        Slip(tier_of(own.due, at_seven), "due", ()),
    ]
    seven: tuple[Fact, ...] = (
        (*branch.of(ExactlySeven, player=who), decided) if own.counted == board().tiers[1]["max"] else ()
    )
    fact = reason("widget.quiz.fact.tier", TIER_RULES[own.tier], missing=own.counted, tier=own.tier)
    facts: tuple[Fact, ...] = (*_paid(branch, who, own), fact, *seven)
    return Truth("number", own.tier, "tier", "", facts=facts, slips=usable(slips, own.tier))


def _cost(what: str, row: Mapping[str, Any]) -> int:
    """Return what a row of the table of tiers takes of stability, influence or units."""
    return sum(row["stabilite"]) if what == "stability" else int(row["unites" if what == "units" else what])


PENALTIES = {"stability": "stability", "influence": "point", "units": "unit"}
"""What a tier takes, and the unit of it."""
LOST = {"stability": "lost_stability", "influence": "lost_influence", "units": "lost_units"}
"""The wording of the question for each."""


def penalty(_branch: Branch, which: str, what: str) -> Truth:
    """Return what a deficit of a tier takes of stability, influence or combat units (IMP-061 to IMP-063)."""
    place = TIERS.index(which)
    value = _cost(what, board().tiers[place])
    row, rule = board().tiers[place], TIER_RULES[place + 1]
    costs: dict[str, Any] = {lost: _cost(lost, row) for lost in PENALTIES}
    fact = reason("widget.quiz.fact.tier_costs", rule, tier=place + 1, **costs)
    slips = [Slip(_cost(what, row), "other_tier", ()) for row in board().tiers]
    params = {"tier": place + 1}
    return Truth("number", value, LOST[what], PENALTIES[what], facts=(fact,), slips=usable(slips, value), params=params)


SEAT_BILLS: dict[str, Callable[[Branch, str], Truth]] = {"bill": bill, "missing": missing, "tier": tier}
"""What can be asked about a player's bill."""
