"""Phase II: what each seat earns, line by line, and the payment of it (IMP-031, IMP-A02)."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.impero import modifiers
from gamekit.impero.board import EMISSARY, GOLD, INFLUENCE, INITIATIVE, Costs, Effect, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import NothingEarned, NoYield
from gamekit.impero.known import known_by
from gamekit.impero.pieces import City
from gamekit.impero.routes import at_sea
from gamekit.impero.state import UNITS, Lookups


@dataclass(frozen=True, slots=True)
class Earning:
    """A line of an income.

    Parameters
    ----------
    what
        ``city``, ``building``, ``season``, ``route``, ``season_route``, ``stability``, ``technology``, ``emissary``,
        ``card`` or ``turn`` (the points of every season).
    where
        The city, region, technology or card it comes from; ``""`` where several are counted together.
    unit, amount
        What it adds, less than 0 where it takes.
    rule
        The rule behind it.
    """

    what: str
    where: str
    unit: str
    amount: int
    rule: str


def enter(draft: Draft) -> None:
    """Pay all incomes and end the phase; nothing is to be decided (IMP-031)."""
    for seat in draft.alive():
        for region in idle(draft, seat):
            draft.tell(NoYield(player=seat, region=region, rules=("IMP-A27", "IMP-021")))
        lines = sheet(draft, seat)
        for unit in UNITS:
            rules = tuple(dict.fromkeys(("IMP-031", *(line.rule for line in lines if line.unit == unit))))
            whole = balance(lines, unit)
            whats = {line.what for line in lines if line.unit == unit}
            readings = (
                *(("IMP-A02",) if "season" in whats else ()),
                *(("IMP-A18",) if "season_route" in whats else ()),
            )
            if whole < 0:
                draft.tell(NothingEarned(player=seat, unit=unit, rules=("IMP-A28", "IMP-031")))
            draft.gain(seat, unit, total(lines, unit), *rules, *readings, cause="income")
    draft.end_phase()


def idle(at: Lookups, seat: str) -> tuple[str, ...]:
    """Return the regions where a seat has cities that yield nothing, for want of stability."""
    regions = dict.fromkeys(board().cities[city.id].region for city in at.cities_of(seat))
    return tuple(region for region in regions if not _yields(at, region))


def _yields(at: Lookups, region: str) -> bool:
    stability = modifiers.stability(at, region)
    return stability is None or stability > board().least_stability


def balance(lines: tuple[Earning, ...], unit: str) -> int:
    """Return what an income comes to in a resource or in points, below 0 where more is taken than earned."""
    return sum(line.amount for line in lines if line.unit == unit)


def total(lines: tuple[Earning, ...], unit: str) -> int:
    """Return what an income brings of a resource or of points, never below 0 (IMP-A28)."""
    return max(0, balance(lines, unit))


@known_by("table", "clock.season", "cards", "seats", "cities", "regions", "routes", "agents")
def sheet(at: Lookups, seat: str) -> tuple[Earning, ...]:
    """Return the lines of an income in the order in which they are added up (IMP-031, IMP-A02)."""
    cities = [city for city in at.cities_of(seat) if _yields(at, board().cities[city.id].region)]
    lines = [line for city in cities for line in _of_city(city)]
    lines += _of_season(at, lines)
    lines += _of_routes(at, seat)
    for region in at.governed(seat):
        if gold := board().stability_gold(modifiers.stability(at, region.id) or 0):
            lines.append(Earning("stability", region.id, GOLD, gold, "IMP-031"))
    for name in at.seat(seat).technologies:
        effect = board().technologies[name].effect
        if effect.op == "income_add":
            lines.append(Earning("technology", name, effect.resource, effect.n, "IMP-031"))
    each = board().numbers["influence_par_emissaire_en_region_neutre"]
    for agent in at.agents_of(seat, EMISSARY):
        if not at.region(agent.region).governor:
            lines.append(Earning("emissary", agent.region, INFLUENCE, each, "IMP-155"))
    lines += _of_card(at, seat)
    lines += [
        Earning("turn", "", INFLUENCE, board().numbers["influence_par_saison"], "IMP-A16"),
        Earning("turn", "", INITIATIVE, board().numbers["initiative_par_saison"], "IMP-031"),
        *(line for city in cities for line in _points(city)),
    ]
    return tuple(lines)


def _of_city(city: City) -> list[Earning]:
    """Return what a city and its buildings produce; buildings do as long as they stand (IMP-136)."""
    lines = [Earning("city", city.id, *amount, "IMP-031") for amount in board().cities[city.id].production]
    for own in city.buildings:
        made: Costs = board().buildings[own.kind].production[own.level - 1]
        lines += [Earning("building", city.id, *amount, "IMP-031") for amount in made]
    return lines


def _points(city: City) -> list[Earning]:
    kinds = [board().buildings[own.kind] for own in city.buildings]
    rows = [(INFLUENCE, kind.influence) for kind in kinds] + [(INITIATIVE, kind.initiative) for kind in kinds]
    return [Earning("building", city.id, unit, amount, "IMP-031") for unit, amount in rows if amount]


def _of_season(at: Lookups, lines: list[Earning]) -> list[Earning]:
    """Return what the season adds to cities and buildings; doubling happens once (IMP-010, IMP-013, IMP-A02)."""
    rules = {"printemps": "IMP-010", "ete": "IMP-013"}
    found = []
    for effect in modifiers.season_effects(at):
        if effect.op == "income_mult":
            whole = sum(line.amount for line in lines if line.unit == effect.resource)
            if more := whole * (effect.n - 1):
                rule = rules[at.clock.season]
                found.append(Earning("season", at.clock.season, effect.resource, more, rule))
    return found


def _of_routes(at: Lookups, seat: str) -> list[Earning]:
    """Return what routes bring, with the gold of autumn (IMP-165, IMP-015, IMP-A18)."""
    routes = at.routes_of(seat)
    found = [Earning("route", "", GOLD, len(routes) * board().route_gold, "IMP-165")] if routes else []
    for effect in modifiers.season_effects(at):
        if effect.op == "income_add" and effect.per == "route" and routes:
            amount = len(routes) * effect.n
            found.append(Earning("season_route", at.clock.season, effect.resource, amount, "IMP-015"))
    return found


def _of_card(at: Lookups, seat: str) -> list[Earning]:
    return [
        Earning("card", at.cards.card, effect.resource, amount, "IMP-030")
        for effect in modifiers.card_effects(at)
        if effect.op == "income_add" and (amount := effect.n * _times(at, seat, effect))
    ]


def _times(at: Lookups, seat: str, effect: Effect) -> int:
    """Return how often a card's income counts for a seat."""
    if effect.per == "region":
        return len(at.governed(seat))
    if effect.per == "route":
        return len(at.routes_of(seat))
    if effect.per == "route_maritime":
        return sum(at_sea(route) for route in at.routes_of(seat))
    return 1
