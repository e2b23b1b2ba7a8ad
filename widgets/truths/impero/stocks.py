"""What a player has: resources, points, cities, and the points of the end."""

from __future__ import annotations

from gamekit.core.events import Paid
from gamekit.core.verdict import reason
from gamekit.impero import cities, scoring
from gamekit.impero.board import FOOD, GOLD, INFLUENCE, INITIATIVE, METAL, WOOD, board
from gamekit.impero.events import Federated, Revolted, Scored, TurnedNeutral
from gamekit.impero.events_battle import CityFell
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import Branch, Truth, unmoved, usable
from widgets.truths.impero.eyes import happened, seen

UNITS = {FOOD: "food", WOOD: "wood", METAL: "metal", GOLD: "gold", INFLUENCE: "point", INITIATIVE: "point"}
"""What a seat has stocks of, and the unit of each."""

OF_CITIES = (Federated, TurnedNeutral, Revolted, CityFell)
"""What happens when a city changes hands."""


def shown(branch: Branch, who: str) -> None:
    """Hold that the stocks of a seat are shown.

    Raises
    ------
    ValueError
        If they are hidden in this game.
    """
    if branch.view["seats"][who]["stock"] is None:
        raise ValueError("stocks are hidden in this game: only their owner knows them")


def stock(branch: Branch, who: str, unit: str) -> Truth:
    """Return how much a player has of a resource or of points."""
    shown(branch, who)
    value, before = (seen(state, who).stock(who, unit) for state in (branch.state, branch.start))
    paid = tuple(
        (event, 1 if event.target == who else -1)
        for event in happened(branch, who)
        if isinstance(event, Paid) and event.unit == unit and who in (event.source, event.target)
    )
    told = tuple(event for event, _ in paid)
    slips = unmoved(value, before, told)
    for event, sign in paid:
        slips.append(Slip(value - sign * event.amount, "forgot", (event,)))
        slips.append(Slip(value - 2 * sign * event.amount, "direction", (event,)))
    facts = told or (reason("widget.quiz.fact.stock", "IMP-031", "IMP-032"),)
    params = {"unit": unit}
    return Truth("number", value, "stock", UNITS[unit], facts=facts, slips=usable(slips, value), params=params)


def owned(branch: Branch, who: str) -> Truth:
    """Return how many cities a player has."""
    value, before = (view["seats"][who]["cities"] for view in (branch.view, branch.before))
    moved = branch.of(*OF_CITIES)
    facts = moved or (reason("widget.quiz.fact.cities", "IMP-146", "IMP-135"),)
    slips = usable(unmoved(value, before, moved), value)
    return Truth("number", value, "cities", "city", facts=facts, slips=slips)


def points(branch: Branch, who: str) -> Truth:
    """Return the points of a player as they are now (IMP-176)."""
    shown(branch, who)
    state, worth = branch.state, board().points
    value, gold = scoring.score(state, who), state.stock(who, GOLD)
    held = state.cities_of(who)
    capitals = sum(cities.played_capital(state, city.id) for city in held)
    calm = sum((region.stability or 0) >= 4 for region in state.governed(who))
    routes, learned = len(state.routes_of(who)), len(state.seat(who).technologies)
    fact = reason(
        *("widget.quiz.fact.points", "IMP-176"),
        player=who,
        capitals=capitals,
        cities=len(held) - capitals,
        calm=calm,
        routes=routes,
        technologies=learned,
        gold=gold,
    )
    rule = reason("widget.quiz.fact.points_rule", "IMP-176")
    slips = [
        Slip(value - capitals * (worth["capitale"] - worth["cite"]), "capital_points", (rule,)),
        Slip(value - gold // worth["or_par_point"] + gold, "gold_points", (rule,)),
        Slip(value - gold // worth["or_par_point"], "forgot", (rule,)),
        Slip(value - learned * worth["technologie"], "forgot", (rule,)),
        Slip(value - calm, "forgot", (rule,)),
        Slip(len(held), "city_points", (rule,)),
        Slip(scoring.score(branch.start, who), "before", branch.of(*OF_CITIES)),
    ]
    facts: tuple[Fact, ...] = (*branch.of(Scored, player=who), fact)
    return Truth("number", value, "score", "point", facts=facts, slips=usable(slips, value))
