"""Menus of phase V: the split of a bill, what a deficit costs, repairs and revolts."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, attempts, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import closing, deficits, repairs, upkeep
from gamekit.impero.actions import Lose, Repair, Revolt, SplitBill, Unrest, Withdraw
from gamekit.impero.bill import Bill
from gamekit.impero.board import FOOD, GOLD, WOOD, board
from gamekit.impero.cities import least_influence
from gamekit.impero.menu_places import building_place, piece_place
from gamekit.impero.menu_units import lost
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import DeficitInfluenceTask, DeficitStabilityTask, DeficitUnitsTask

# The bill.


def split(state: State) -> Iterator[Menu]:
    """Ask how the modifier of a bill is split, the best way first, with what would be missing (IMP-DP-15, IMP-A04)."""
    seat = actor(state)
    own, best, options = upkeep.bill(state, seat), upkeep.default(state), []
    for action in sorted(upkeep.legal(state), key=lambda action: action != best):
        assert isinstance(action, SplitBill)
        paid = upkeep.settled(state, own.put((action.food, action.gold)))
        options.append(whole(str(action), _outcome(paid, upkeep.grounds(state, action))))
    question = reason(
        "impero.ask.split",
        player=seat,
        modifier=own.modifier,
        due=tuple((unit, own.base(unit)) for unit in (FOOD, GOLD)),
        held=tuple((unit, state.stock(seat, unit)) for unit in (FOOD, GOLD)),
    )
    yield Menu("", question, tuple(options))


def _outcome(paid: Bill, rules: tuple[str, ...]) -> Reason:
    """Return what a split comes to: all paid, or so much missing and the tier of the deficit that follows."""
    food, gold = paid.split
    where = "both" if food and gold else "food" if food else "gold"
    came = "short" if paid.tier else "forgiven" if paid.missing else "paid"
    told = (*rules, deficits.TIER_RULES[paid.tier], "IMP-060", *(("IMP-A01",) if paid.seven else ()))
    return reason(f"impero.do.split.{where}.{came}", *told, food=food, gold=gold, missing=paid.missing, tier=paid.tier)


# What a deficit costs.


def deficit(state: State) -> Iterator[Menu]:
    """Ask for the region, the city or the unit that a deficit costs (IMP-DP-16 to IMP-DP-18)."""
    task, seat = state.task, actor(state)
    assert isinstance(task, (DeficitStabilityTask, DeficitInfluenceTask, DeficitUnitsTask))
    options = [_penalty(state, action) for action in deficits.legal(state)]
    tried: list[tuple[str, Action]]
    if isinstance(task, DeficitStabilityTask):
        tried = [(region, Unrest(seat, region)) for region in board().regions]
        question = reason("impero.ask.unrest", player=seat, tier=task.tier, left=task.left)
    elif isinstance(task, DeficitInfluenceTask):
        tried = [(city, Withdraw(seat, city)) for city in board().cities]
        points = board().tiers[task.tier - 1]["influence"]
        question = reason("impero.ask.withdraw", player=seat, tier=task.tier, points=points)
    else:
        tried = [
            (piece_place(seat, army.name), Lose(seat, army.name, army.kinds()[0])) for army in state.armies_of(seat)
        ]
        question = reason("impero.ask.give_up", player=seat, tier=task.tier, left=task.left)
    yield Menu("", question, tuple(options), attempts=attempts(options, tried))


def _penalty(state: State, action: Action) -> Option:
    rules, seat = deficits.grounds(state, action), action.actor
    if isinstance(action, Lose):
        return lost(state, action, rules)
    if isinstance(action, Unrest):
        start = state.region(action.region).stability or 0
        label = reason("impero.do.stability", *rules, region=action.region, start=start, end=start - 1)
        return whole(str(action), label, action.region)
    assert isinstance(action, Withdraw)
    task, city = state.task, state.city(action.city)
    assert isinstance(task, DeficitInfluenceTask)
    start = state.influence(city.id, seat)
    end = max(0, start - board().tiers[task.tier - 1]["influence"])
    falls = city.owner == seat and city.how == "federated" and end < (least_influence(city.id) or 0)
    if falls:
        label = reason("impero.do.withdraw.falls", *rules, "IMP-147", city=city.id, start=start, end=end)
    else:
        label = reason("impero.do.withdraw", *rules, city=city.id, start=start, end=end)
    return whole(str(action), label, city.id)


# Repairs.


def repair(state: State) -> Iterator[Menu]:
    """Ask for a city or a building to repair (IMP-DP-19)."""
    seat = actor(state)
    options: list[Option] = []
    for action in repairs.legal(state):
        rules = repairs.grounds(state, action)
        if not isinstance(action, Repair):
            options.append(whole(str(action), reason("impero.do.repaired", *rules)))
            continue
        found = repairs.state_of(state, action.city, action.building)
        assert found is not None
        pv, most, _ = found
        end, cost = pv + board().repair_pv, ((WOOD, board().repair_cost),)
        if action.building:
            label = reason(
                *("impero.do.repair.building", *rules),
                city=action.city,
                building=action.building,
                start=pv,
                end=end,
                most=most,
                cost=cost,
            )
            options.append(whole(str(action), label, building_place(action.city, action.building)))
        else:
            label = reason("impero.do.repair", *rules, city=action.city, start=pv, end=end, most=most, cost=cost)
            options.append(whole(str(action), label, action.city))
    tried: list[tuple[str, Action]] = []
    for city in state.cities:
        tried.append((city.id, Repair(seat, city.id)))
        tried += [(building_place(city.id, own.kind), Repair(seat, city.id, own.kind)) for own in city.buildings]
    question = reason("impero.ask.repair", player=seat, held=((WOOD, state.stock(seat, WOOD)),))
    yield Menu("", question, tuple(options), attempts=attempts(options, tried))


# Revolts.


def revolt(state: State) -> Iterator[Menu]:
    """Ask for the city that leaves its governor (IMP-DP-20)."""
    options, seat = [], actor(state)
    for action in closing.legal(state):
        assert isinstance(action, Revolt)
        label = reason("impero.do.revolt", *closing.grounds(state, action), city=action.city)
        options.append(whole(str(action), label, action.city))
    region = board().cities[options[0].place].region
    tried = ((city, Revolt(seat, city)) for city in board().cities)
    question = reason("impero.ask.revolt", player=seat, region=region)
    yield Menu("", question, tuple(options), attempts=attempts(options, tried))
