"""Menus of phase V: the split of a bill, what a deficit costs, repairs and revolts."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, whole
from gamekit.core.verdict import reason
from gamekit.impero import closing, deficits, repairs, upkeep
from gamekit.impero.actions import Lose, Repair, Revolt, SplitBill, Unrest, Withdraw
from gamekit.impero.board import FOOD, GOLD
from gamekit.impero.roles import actor
from gamekit.impero.state import State


def split(state: State) -> Iterator[Menu]:
    """Ask how the modifier of a bill is split, and say what would be missing (IMP-DP-15)."""
    seat = actor(state)
    own, food, gold = upkeep.bill(state, seat), state.stock(seat, FOOD), state.stock(seat, GOLD)
    options = []
    for action in upkeep.legal(state):
        assert isinstance(action, SplitBill)
        bill = own.put((action.food, action.gold))
        label = reason(
            "impero.do.split",
            *upkeep.grounds(state, action),
            change_food=_signed(action.food),
            change_gold=_signed(action.gold),
            food=bill.food,
            gold=bill.gold,
            missing=bill.short(food, gold),
        )
        options.append(whole(str(action), label))
    question = reason(
        "impero.ask.split",
        player=seat,
        modifier=_signed(own.modifier),
        food=own.base(FOOD),
        gold=own.base(GOLD),
        held_food=food,
        held_gold=gold,
    )
    yield Menu("", question, tuple(options))


def _signed(number: int) -> str:
    """Return a number with its sign, as a change is written."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def deficit(state: State) -> Iterator[Menu]:
    """Ask for the region, the city or the unit that a deficit costs (IMP-DP-16 to IMP-DP-18)."""
    seat, options = actor(state), []
    for action in deficits.legal(state):
        rules = deficits.grounds(state, action)
        if isinstance(action, Unrest):
            stability = state.region(action.region).stability or 0
            label = reason("impero.do.unrest", *rules, region=action.region, stability=stability)
            options.append(whole(str(action), label, action.region))
        elif isinstance(action, Withdraw):
            label = reason("impero.do.withdraw", *rules, city=action.city, held=state.influence(action.city, seat))
            options.append(whole(str(action), label, action.city))
        else:
            assert isinstance(action, Lose)
            army = state.army(seat, action.army)
            assert army is not None
            held = army.has(action.unit)
            label = reason("impero.do.give_up", *rules, army=action.army, unit=action.unit, held=held)
            options.append(whole(str(action), label))
    assert state.task is not None
    yield Menu("", reason(f"impero.point.{state.task.TAG}", player=seat), tuple(options))


def repair(state: State) -> Iterator[Menu]:
    """Ask for a city or a building to repair (IMP-DP-19)."""
    options: list[Option] = []
    for action in repairs.legal(state):
        rules = repairs.grounds(state, action)
        if not isinstance(action, Repair):
            options.append(whole(str(action), reason("impero.do.repaired", *rules)))
            continue
        found = repairs.state_of(state, action.city, action.building)
        assert found is not None
        pv, most, _ = found
        if action.building:
            label = reason(
                "impero.do.repair.building", *rules, city=action.city, building=action.building, pv=pv, most=most
            )
            options.append(whole(str(action), label))
        else:
            label = reason("impero.do.repair.city", *rules, city=action.city, pv=pv, most=most)
            options.append(whole(str(action), label, action.city))
    yield Menu("", reason("impero.ask.repair", player=actor(state)), tuple(options))


def revolt(state: State) -> Iterator[Menu]:
    """Ask for the city that leaves its governor (IMP-DP-20)."""
    options = []
    for action in closing.legal(state):
        assert isinstance(action, Revolt)
        label = reason("impero.do.revolt", *closing.grounds(state, action), city=action.city)
        options.append(whole(str(action), label, action.city))
    yield Menu("", reason("impero.point.revolt_city", player=actor(state)), tuple(options))
