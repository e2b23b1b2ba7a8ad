"""Menus of new units: what an Import buys, and which factories produce. The pieces are chosen in any order."""

from __future__ import annotations

from gamekit.core.errors import BadAction
from gamekit.core.menu import Menu, Option, beginning, settled, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import importing, production
from gamekit.imperial2030.actions import GRAMMAR, Import, Produce, placements
from gamekit.imperial2030.board import board
from gamekit.imperial2030.state import Kind, State


def _spelled(text: str) -> Action | None:
    """Return the action that a text spells, None if it spells none."""
    try:
        return GRAMMAR.parse(text)
    except BadAction:
        return None


# Import.


def purchase(state: State, text: str) -> Menu:
    """Ask for one more unit, or to buy what is chosen (IMO-1)."""
    order = _spelled(text)
    if not isinstance(order, Import) or order.actor != state.clock.active or importing.refuse(state, order):
        order = Import(state.clock.active, ())
    elif not order.placements:
        return settled(str(order), _nothing(state, order).label)
    nation = board().nation_data[order.actor]
    larger = [(kind, region) for kind in production.KINDS for region in nation.provinces]
    legal = [(place, action) for place in larger if not importing.refuse(state, action := _with(order, *place))]
    options = tuple(_one_more(state, *place, action) for place, action in legal)
    free = {option.place for option in options}
    attempts = tuple((r, str(_with(order, "army", r))) for r in nation.provinces if r not in free)
    if not order.placements:
        question = reason("imperial2030.ask.import", nation=order.actor, left=_left(state, order))
        if not options:
            question = reason("imperial2030.ask.import.none", nation=order.actor)
        return Menu("", question, (*options, _nothing(state, order)), attempts=attempts)
    done = whole(str(order), _bought(state, order))
    if not options:
        return settled(done.text, done.label)
    return Menu(done.text, reason("imperial2030.ask.import.more", left=_left(state, order)), options, done, attempts)


def _with(order: Import, kind: Kind, region: str) -> Import:
    """Return the order with one unit more."""
    counts = {(item.kind, item.region): item.count for item in order.placements}
    counts[kind, region] = counts.get((kind, region), 0) + 1
    return Import(order.actor, placements(counts.items()))


def _count(order: Import) -> int:
    return sum(item.count for item in order.placements)


def _left(state: State, order: Import) -> int:
    """Return how many more units can be bought at most."""
    largest = importing.legal(state)[-1]
    assert isinstance(largest, Import)
    return _count(largest) - _count(order)


def _one_more(state: State, kind: Kind, region: str, order: Import) -> Option:
    """Return the option to add a unit; the last one that is possible buys the whole order."""
    count, more = _count(order), bool(_left(state, order))
    rules = importing.grounds(state, Import(order.actor, placements([((kind, region), 1)])))
    cost = count * board().import_cost
    if more or count == 1:
        label = reason(f"imperial2030.do.import.one.{kind}", *rules, region=region, cost=board().import_cost)
    else:
        label = reason(f"imperial2030.do.import.last.{kind}", *rules, region=region, count=count, cost=cost)
    return Option(str(order), label, complete=True, more=more, place=region)


def _bought(state: State, order: Import) -> Reason:
    count = _count(order)
    rules = importing.grounds(state, order)
    return reason("imperial2030.do.import.all", *rules, count=count, cost=count * board().import_cost)


def _nothing(state: State, order: Import) -> Option:
    return whole(str(order), reason("imperial2030.do.import.none", *importing.grounds(state, order)))


# Production.


def factories(state: State, text: str) -> Menu:
    """Ask for the factories that produce, one by one, until as many are picked as the supply allows (PRO-4)."""
    sets = [action for action in production.legal(state) if isinstance(action, Produce)]
    given = _spelled(text)
    picked = set(given.regions) if isinstance(given, Produce) and given.actor == sets[0].actor else set()
    fitting = [action for action in sets if picked <= set(action.regions)] if picked else sets
    if len(fitting) == 1 and (picked or given in sets):
        return settled(str(fitting[0]), _all(state, fitting[0]))
    fitting = fitting or sets
    nation = sets[0].actor
    options = (whole(str(sets[0]), _all(state, sets[0])),) if len(sets) == 1 else _picks(state, fitting)
    possible = {region for action in sets for region in action.regions}
    home = board().nation_data[nation].provinces
    attempts = tuple((region, str(Produce(nation, (region,)))) for region in home if region not in possible)
    chosen = str(_sure(fitting)) if len(fitting) < len(sets) else ""
    return Menu(chosen, reason("imperial2030.ask.production", nation=nation), options, attempts=attempts)


def _sure(sets: list[Produce]) -> Produce:
    """Return the factories that all sets share."""
    first, *others = (action.regions for action in sets)
    return Produce(sets[0].actor, tuple(r for r in first if all(r in regions for regions in others)))


def _picks(state: State, sets: list[Produce]) -> tuple[Option, ...]:
    """Return an option for each factory that some of the sets have and others have not."""
    options = []
    for region in board().ordered({region for action in sets for region in action.regions} - {*_sure(sets).regions}):
        rest = [action for action in sets if region in action.regions]
        text = str(_sure(rest))
        kind = production.made_in(region)
        label = reason(f"imperial2030.do.produce.one.{kind}", *production.grounds(state, rest[0]), region=region)
        option = whole(text, label, region) if len(rest) == 1 else beginning(text, label, region)
        options.append(option)
    return tuple(options)


def _all(state: State, action: Produce) -> Reason:
    rules = production.grounds(state, action)
    if not action.regions:
        return reason("imperial2030.do.produce.none", *rules)
    return reason("imperial2030.do.produce.all", *rules, regions=action.regions)
