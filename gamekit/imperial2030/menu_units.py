"""Menus of new units: what an Import buys, and which factories produce.

The pieces are chosen in any order and read alike. The last one leads on like the others, to a menu that only offers the
whole: nothing is bought or made before the button that says so.
"""

from __future__ import annotations

from dataclasses import replace

from gamekit.core.errors import BadAction
from gamekit.core.menu import Menu, Option, attempts, in_all, settled, whole
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
    """Ask for one more unit, or to buy what is chosen (IMO-1); everywhere else on the board is an attempt."""
    order = _spelled(text)
    if not isinstance(order, Import) or order.actor != state.clock.active or importing.refuse(state, order):
        order = Import(state.clock.active, ())
    elif not order.placements:
        return settled(str(order), _nothing(state, order).label)
    home = board().nation_data[order.actor].provinces
    larger = [(kind, region) for kind in production.KINDS for region in home]
    legal = [(place, action) for place in larger if not importing.refuse(state, action := _with(order, *place))]
    options = tuple(_one_more(state, *place, action) for place, action in legal)
    tried = attempts(options, ((region, _with(order, "army", region)) for region in board().regions))
    if not order.placements:
        question = reason("imperial2030.ask.import", nation=order.actor, left=_left(state, order))
        if not options:
            question = reason("imperial2030.ask.import.none", nation=order.actor)
        return Menu("", question, (*options, _nothing(state, order)), attempts=tried)
    done = whole(str(order), _bought(state, order))
    if not options:
        return replace(settled(done.text, done.label), attempts=tried)
    return Menu(done.text, reason("imperial2030.ask.import.more", left=_left(state, order)), options, done, tried)


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
    """Return the option to add a unit; with it the order is ``order``."""
    rules = importing.grounds(state, Import(order.actor, placements([((kind, region), 1)])))
    label = reason(f"imperial2030.do.import.one.{kind}", *rules, region=region, cost=board().import_cost)
    return Option(str(order), label, complete=True, more=True, place=region)


def _bought(state: State, order: Import) -> Reason:
    count = _count(order)
    rules = importing.grounds(state, order)
    return reason("imperial2030.do.import.all", *rules, count=count, cost=count * board().import_cost)


def _nothing(state: State, order: Import) -> Option:
    return whole(str(order), reason("imperial2030.do.import.none", *importing.grounds(state, order)))


# Production.


def factories(state: State, text: str) -> Menu:
    """Ask for the factories that produce, one by one, until as many are picked as the supply allows (PRO-4).

    Attempts are all regions that cannot be picked besides those that are.
    """
    sets = [action for action in production.legal(state) if isinstance(action, Produce)]
    nation = sets[0].actor
    given = _spelled(text)
    picked = set(given.regions) if isinstance(given, Produce) and given.actor == nation else set()
    fitting = [action for action in sets if picked <= set(action.regions)] if picked else sets
    if len(fitting) == 1 and (picked or given in sets):
        return replace(settled(str(fitting[0]), _all(state, fitting[0])), attempts=_besides(fitting))
    fitting = fitting or sets
    options = (whole(str(sets[0]), _all(state, sets[0])),) if len(sets) == 1 else _picks(state, fitting)
    chosen = str(_sure(fitting)) if len(fitting) < len(sets) else ""
    question = reason("imperial2030.ask.production", nation=nation)
    return Menu(chosen, question, options, attempts=_besides(fitting))


def _sure(sets: list[Produce]) -> Produce:
    """Return the factories that all sets share."""
    return Produce(sets[0].actor, in_all(action.regions for action in sets))


def _besides(sets: list[Produce]) -> tuple[tuple[str, str], ...]:
    """Return the attempts to add a region that is in none of the sets to what they share."""
    possible = {region for action in sets for region in action.regions}
    sure = _sure(sets)
    return tuple(
        (region, str(Produce(sure.actor, board().ordered((*sure.regions, region)))))
        for region in board().regions
        if region not in possible
    )


def _picks(state: State, sets: list[Produce]) -> tuple[Option, ...]:
    """Return an option for each factory that some of the sets have and others have not."""
    options = []
    for region in board().ordered({region for action in sets for region in action.regions} - {*_sure(sets).regions}):
        rest = [action for action in sets if region in action.regions]
        kind = production.made_in(region)
        label = reason(f"imperial2030.do.produce.one.{kind}", *production.grounds(state, rest[0]), region=region)
        options.append(Option(str(_sure(rest)), label, complete=len(rest) == 1, more=True, place=region))
    return tuple(options)


def _all(state: State, action: Produce) -> Reason:
    rules = production.grounds(state, action)
    if not action.regions:
        return reason("imperial2030.do.produce.none", *rules)
    return reason("imperial2030.do.produce.all", *rules, regions=action.regions)
