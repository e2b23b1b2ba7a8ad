"""Cities and regions: PV, owners, influence, stability, and how much influence a season lets in."""

from __future__ import annotations

from collections.abc import Callable

from gamekit.core.verdict import reason
from gamekit.impero import modifiers
from gamekit.impero.board import AUTUMN, SPRING, SUMMER, WINTER, board
from gamekit.impero.cities import most_pv
from gamekit.impero.events import InfluenceLost, InfluencePut, StabilityChanged, WinterStability
from gamekit.impero.events_battle import SiegeLaid
from gamekit.impero.events_upkeep import Recovered, Repaired
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import NOBODY, Branch, Truth, unmoved, usable
from widgets.truths.impero.eyes import happened, seen
from widgets.truths.impero.stocks import OF_CITIES

LIMIT_RULES = {
    SPRING: ("IMP-011",),
    SUMMER: ("IMP-A15",),
    AUTUMN: ("IMP-A15",),
    WINTER: ("IMP-020", "IMP-A16"),
}
"""What says how many points of influence a city takes in each season."""


def pv(branch: Branch, city: str) -> Truth:
    """Return the PV of a city."""
    value, before, most = branch.state.city(city).pv, branch.start.city(city).pv, most_pv(branch.state.city(city))
    told = branch.of(Repaired, Recovered, SiegeLaid, *OF_CITIES, city=city)
    slips = unmoved(value, before, told)
    for event in told:
        if isinstance(event, SiegeLaid):
            slips.append(Slip(value + 1, "siege_season", (event,)))
        elif isinstance(event, Recovered) and event.gained > 1:
            slips.append(Slip(value - event.gained + 1, "massalia", (event,)))
        elif isinstance(event, Repaired) and not event.building:
            slips.append(Slip(value + 1, "repair_once", (event,)))
    slips.append(Slip(most, "most", (reason("widget.quiz.fact.recovery", "IMP-070", "IMP-073"),)))
    facts = told or (reason("widget.quiz.fact.pv", "IMP-072", city=city, pv=value, most=most),)
    return Truth("number", value, "pv", "pv", facts=facts, slips=usable(slips, value))


def owner(branch: Branch, city: str) -> Truth:
    """Return whose a city is (IMP-146, IMP-147)."""
    held, town = branch.view["cities"][city]["owner"] or NOBODY, board().cities[city]
    influence = branch.view["cities"][city]["influence"]
    best = max(influence.values(), default=0)
    told: tuple[Fact, ...] = branch.of(*OF_CITIES, city=city)
    if town.threshold is not None:
        rules = ("IMP-146", "IMP-147")
        told += (reason("widget.quiz.fact.threshold", *rules, city=city, threshold=town.threshold, best=best),)
    facts = told or (reason("widget.quiz.fact.capital", "IMP-140", city=city),)
    return Truth("choice", (held,), "owner", options=(*branch.view["seats"], NOBODY), facts=facts)


def influence(branch: Branch, who: str, city: str) -> Truth:
    """Return the influence of a player in a city."""
    value, before = (seen(state, who).influence(city, who) for state in (branch.state, branch.start))
    told = tuple(
        event
        for event in happened(branch, who)
        if isinstance(event, (InfluencePut, InfluenceLost, *OF_CITIES)) and event.city == city
    )
    slips = usable(unmoved(value, before, told), value)
    facts = told or (reason("widget.quiz.fact.influence", "IMP-145"),)
    params = {"city": city}
    return Truth("number", value, "influence_in", "point", facts=facts, slips=slips, params=params)


def stability(branch: Branch, region: str) -> Truth:
    """Return the stability of a region that counts now, in winter with its loss (IMP-021, IMP-A03, IMP-A27).

    Raises
    ------
    ValueError
        If nobody governs it, so that it has none.
    """
    own, earlier = branch.view["regions"][region], branch.before["regions"][region]
    if own["stability"] is None:
        raise ValueError(f"nobody governs {region}: it has no stability to ask about")
    value, lasting, loss = own["stability"], own["lasting"], modifiers.winter_loss(branch.state)
    told = branch.of(StabilityChanged, WinterStability, region=region)
    slips = [
        Slip(lasting, "winter_stability", (reason("widget.quiz.fact.winter", "IMP-021", "IMP-A03"),)),
        *(unmoved(value, earlier["stability"], told) if earlier["stability"] is not None else ()),
        *([] if loss else [Slip(lasting - 1, "winter_over", ())]),
    ]
    rules = ("IMP-021", "IMP-A03") if loss else ("IMP-A03",)
    fact = reason("widget.quiz.fact.stability", *rules, region=region, lasting=lasting, now=value)
    facts: tuple[Fact, ...] = (*told, fact)
    return Truth("number", value, "stability", "stability", facts=facts, slips=usable(slips, value))


def limit(branch: Branch, _who: str) -> Truth:
    """Return how many points of influence one city takes from one player in this season (IMP-011, IMP-020)."""
    season = branch.state.clock.season
    value = modifiers.influence_cap(branch.state)
    fact = reason("widget.quiz.fact.limit", *LIMIT_RULES[season], season=season, cap=value)
    slips = [
        Slip(2, "limit", (reason("widget.quiz.fact.limit_spring", "IMP-011"),)),
        Slip(1, "limit", (reason("widget.quiz.fact.limit_usual", "IMP-A15"),)),
        Slip(0, "limit", (reason("widget.quiz.fact.limit_winter", "IMP-020"),)),
    ]
    return Truth("number", value, "limit", "point", facts=(fact,), slips=usable(slips, value))


CITY: dict[str, Callable[[Branch, str], Truth]] = {"pv": pv, "owner": owner}
"""What can be asked about a city."""
REGION: dict[str, Callable[[Branch, str], Truth]] = {"stability": stability}
"""What can be asked about a region."""
