"""What the season and its card change while they last (IMP-003): sums over their effects, computed, never stored."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from gamekit.impero.board import Costs, Effect, board
from gamekit.impero.state import Lookups


def season_effects(at: Lookups) -> tuple[Effect, ...]:
    """Return the effects of the season."""
    return board().seasons[at.clock.season]


def card_effects(at: Lookups) -> tuple[Effect, ...]:
    """Return the effects of the card in force, none before it is drawn."""
    card = at.card()
    return card.effects if card else ()


def in_force(at: Lookups) -> tuple[Effect, ...]:
    """Return the effects of season and card together."""
    return (*season_effects(at), *card_effects(at))


def learned(at: Lookups, seat: str) -> tuple[Effect, ...]:
    """Return the effects of a seat's technologies."""
    return tuple(board().technologies[name].effect for name in at.seat(seat).technologies)


def added(effects: tuple[Effect, ...], op: str) -> int:
    """Return the sum of the effects of a kind."""
    return sum(effect.n for effect in effects if effect.op == op)


def influence_cap(at: Lookups) -> int:
    """Return how many points a seat may put in one city in this season (IMP-011, IMP-020, IMP-A15)."""
    caps = [effect.n for effect in season_effects(at) if effect.op == "influence_cap"]
    return caps[0] if caps else board().influence_cap


def winter_loss(at: Lookups) -> int:
    """Return what the season takes off stability for its time, 0 where the option makes it last (IMP-021, IMP-A03)."""
    if at.table.options.winter_stability == "permanent":
        return 0
    return added(season_effects(at), "stability_temp")


def stability(at: Lookups, region: str) -> int | None:
    """Return the stability of a region as yields use it, with winter's loss; None without a governor (IMP-A27)."""
    lasting = at.region(region).stability
    return None if lasting is None else max(board().least_stability, lasting + winter_loss(at))


def allowance(at: Lookups, seat: str, kind: str) -> int:
    """Return the steps of a kind of unit in this season: season, card and technologies, floor 0 (IMP-101, IMP-A06)."""
    return allowances(at, seat)[kind]


def allowances(at: Lookups, seat: str) -> Mapping[str, int]:
    """Return the steps of every kind of unit."""
    return _allowances(at.clock.season, at.cards.card, at.seat(seat).technologies)


@cache
def _allowances(season: str, card: str, technologies: tuple[str, ...]) -> Mapping[str, int]:
    effects = [effect for effect in _effects(season, card, technologies) if effect.op == "move_add"]
    more = {kind: sum(effect.n for effect in effects if kind in effect.units) for kind in board().units}
    return {kind: max(0, unit.move + more[kind]) for kind, unit in board().units.items()}


def paces(at: Lookups, seat: str) -> tuple[int, ...]:
    """Return the steps of every kind of unit that armies are made of, in board order."""
    return _paces(at.clock.season, at.cards.card, at.seat(seat).technologies)


@cache
def _paces(season: str, card: str, technologies: tuple[str, ...]) -> tuple[int, ...]:
    steps = _allowances(season, card, technologies)
    return tuple(steps[kind] for kind in board().land)


def siege_bonus(at: Lookups, seat: str) -> int:
    """Return what season, card and technology add to the damage of a siege (IMP-014, IMP-131)."""
    return _siege_bonus(at.clock.season, at.cards.card, at.seat(seat).technologies)


@cache
def _siege_bonus(season: str, card: str, technologies: tuple[str, ...]) -> int:
    return added(_effects(season, card, technologies), "siege_add")


def _effects(season: str, card: str, technologies: tuple[str, ...]) -> tuple[Effect, ...]:
    """Return the effects of a season, the card in force and what a seat has learned."""
    learned = [board().technologies[name].effect for name in technologies]
    return (*board().seasons[season], *(board().cards[card].effects if card else ()), *learned)


def routes_most(at: Lookups, seat: str) -> int:
    """Return how many routes a seat may hold (IMP-165)."""
    return board().routes_most + added(learned(at, seat), "routes_max_add")


def deficit_relief(at: Lookups, seat: str) -> int:
    """Return how many missing resources do not count (Droit)."""
    return -added(learned(at, seat), "deficit_shift")


def priced(at: Lookups, costs: Costs, target: str) -> Costs:
    """Return costs with what the card changes for ``batiment`` or ``combat``, floor 0 in each resource."""
    return _priced(at.cards.card, costs, target)


@cache
def _priced(card: str, costs: Costs, target: str) -> Costs:
    amounts = dict(costs)
    for effect in board().cards[card].effects if card else ():
        if effect.op == "cost_add" and effect.target == target:
            amounts[effect.resource] = max(0, amounts.get(effect.resource, 0) + effect.n)
    return tuple((resource, amount) for resource, amount in amounts.items() if amount)
