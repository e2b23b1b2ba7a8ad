"""Menus of a Maneuver: first a unit, then where it goes, then how, if there is more than one way; and battles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamekit.core.menu import Menu, Option, beginning, behind, in_all, settled, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import battle, maneuver
from gamekit.imperial2030.actions import Attack, Convoy, End, MoveArmy, MoveFleet, Peace
from gamekit.imperial2030.board import board
from gamekit.imperial2030.orders import army_orders, convoy_orders, fleet_orders
from gamekit.imperial2030.state import Clash, Kind, ManeuverTask, Nation, State, Unit
from gamekit.imperial2030.words import place_word

Order = MoveFleet | MoveArmy | Convoy


def orders(state: State, text: str) -> Menu:
    """Ask for an order, an attack from the spot or the end of the step; in a clash, for what is said."""
    task = state.task
    assert isinstance(task, ManeuverTask)
    if task.clash is not None:
        return behind(_clash(state, task.clash), text)
    kind: Kind = "fleet" if task.step == "fleets" else "army"
    nation = state.nation(state.clock.active)
    given = {item: _orders(nation, item) for item in maneuver.ready(nation.units, kind)}
    able = {item: found for item, found in given.items() if found}
    words = text.split()
    for item, found in able.items():
        if words[:1] + words[2:3] == [nation.id, _place(item)] and words[1] in {order.TAG for order in found}:
            if words[3:] in ([], [">"]):
                return _targets(state, item, found)
            return _behind_targets(state, item, found, text) or _units(state, task, kind, able)
    return behind(_units(state, task, kind, able), text)


def _orders(nation: Nation, item: Unit) -> tuple[Order, ...]:
    """Return every order that a unit can be given, by land before by sea."""
    if item.kind == "fleet":
        return fleet_orders(nation.id, item.region)
    boards = board().regions[item.region].port_sea in maneuver.carriers(nation)
    return (*army_orders(nation.id, item), *(convoy_orders(nation.id, item) if boards else ()))


def _place(item: Unit) -> str:
    """Return the word for where a unit stands."""
    return place_word(item.region, item.posture)


# Which unit.


def _units(state: State, task: ManeuverTask, kind: Kind, able: Iterable[Unit]) -> Menu:
    """Return the first menu of a step: a unit to move, an attack from the spot, or the end (MAN-2, BAT-4, MAN-3)."""
    nation = state.nation(state.clock.active)
    options = [_unit(nation.id, item) for item in able]
    if options:
        question = reason(f"imperial2030.ask.{task.step}", nation=nation.id)
    else:
        question = reason(f"imperial2030.ask.{task.step}.none", nation=nation.id)
    for attack in battle.spot_attacks(state, task, kind):
        assert isinstance(attack, Attack)
        rules = maneuver.grounds(state, attack)
        label = reason("imperial2030.do.attack.spot", *rules, nation=attack.nation, region=attack.region)
        options.append(whole(str(attack), label, attack.region))
    end = End(nation.id)
    options.append(whole(str(end), reason(f"imperial2030.do.end.{task.step}", *maneuver.grounds(state, end))))
    taken = {option.place for option in options}
    # Backwards, so that a unit that had no order stands for its region.
    idle = {item.region: item for item in nation.units[::-1] if item.kind == kind and item.region not in taken}
    attempts = tuple((region, _futile(nation.id, item)) for region, item in idle.items())
    return Menu("", question, tuple(options), attempts=attempts)


def _unit(nation: str, item: Unit) -> Option:
    """Return the option to pick a unit; equal ones in a region are one option."""
    if item.kind == "fleet":
        rule = "MAN-4" if board().regions[item.region].kind == "sea" else "MAN-5"
        label = reason("imperial2030.do.fleet", "MAN-2", rule, region=item.region)
    else:
        label = reason(f"imperial2030.do.army.{item.posture or 'plain'}", "MAN-2", "ARM-1", region=item.region)
    return beginning(f"{nation} {item.kind} {_place(item)}", label, item.region, item.kind)


def _futile(nation: str, item: Unit) -> str:
    """Return an order for a unit that can have none: it had one (MAN-2), or stands on an island (CON-2)."""
    if item.moved:
        return f"{nation} {item.kind} {_place(item)} > {item.region}"
    sea = board().regions[item.region].seas[0]
    landing = next(region for region in board().regions[sea].coasts if region != item.region)
    return f"{nation} {Convoy.TAG} {_place(item)} > {sea} > {landing}"


# Where it goes.


def _by_target(found: Iterable[Order]) -> dict[str, list[Order]]:
    """Return the orders by where they lead to, in board order."""
    groups: dict[str, list[Order]] = {}
    for order in found:
        groups.setdefault(order.target, []).append(order)
    return {target: groups[target] for target in board().ordered(groups)}


def _targets(state: State, item: Unit, found: Iterable[Order]) -> Menu:
    """Return the menu of where a unit goes; all other regions are attempts."""
    groups = _by_target(found)
    begun = f"{state.clock.active} {item.kind} {_place(item)}"
    options = []
    for target, ways in groups.items():
        if len(ways) == 1:
            options.append(whole(str(ways[0]), _way(state, ways[0], ways), target))
        else:
            label = reason("imperial2030.do.to.plain", *_shared(state, ways), target=target)
            options.append(beginning(_begun(item, ways), label, target))
    # An army in a harbour could be carried to a far coast, if there were a fleet: what is missing is that.
    carried = _by_target(convoy_orders(state.clock.active, item) if item.kind == "army" else ())
    missed = {region: f"{begun} > {region}" for region in board().regions if region not in groups}
    missed |= {region: str(ways[0]) for region, ways in carried.items() if region in missed}
    attempts = tuple(missed.items())
    question = reason(f"imperial2030.ask.{item.kind}", region=item.region)
    return Menu(begun, question, tuple(options), attempts=attempts)


def _begun(item: Unit, ways: Sequence[Order]) -> str:
    """Return the beginning that says unit and target, and is no action yet."""
    # A convoy names a sea in between, and an army that only walks has several ways only for its posture.
    verb = Convoy.TAG if any(isinstance(way, Convoy) for way in ways) else MoveArmy.TAG
    return f"{ways[0].actor} {verb} {_place(item)} > {ways[0].target}"


def _behind_targets(state: State, item: Unit, found: Iterable[Order], text: str) -> Menu | None:
    """Return the menu behind a unit and its target, or behind a whole order; None if the text is neither."""
    for target, ways in _by_target(found).items():
        if text == _begun(item, ways) and len(ways) > 1:
            options = tuple(whole(str(way), _way(state, way, ways)) for way in ways)
            return Menu(text, reason("imperial2030.ask.way", target=target), options)
        for way in ways:
            if text == str(way):
                return settled(text, _way(state, way, ways))
    return None


def _shared(state: State, ways: Sequence[Order]) -> tuple[str, ...]:
    """Return the rules that all of some orders rest on, MAN-2 if they share none."""
    return in_all(maneuver.grounds(state, way) for way in ways) or ("MAN-2",)


def _way(state: State, order: Order, ways: Sequence[Order]) -> Reason:
    """Return the words for an order among those to the same target: what tells it from them, and its target."""
    rules = maneuver.grounds(state, order)
    target = order.target
    if isinstance(order, MoveFleet):
        return reason("imperial2030.do.to.plain", *rules, target=target)
    posture = order.posture or "plain"
    if isinstance(order, Convoy):
        sea, to = order.seas[0], order.seas[-1]
        if sea == to:
            return reason(f"imperial2030.do.sea.{posture}", *rules, sea=sea, target=target)
        return reason(f"imperial2030.do.seas.{posture}", *rules, sea=sea, to=to, target=target)
    by_land = "land" if any(isinstance(way, Convoy) for way in ways) else "to"
    return reason(f"imperial2030.do.{by_land}.{posture}", *rules, target=target)


# Battle.


def _clash(state: State, clash: Clash) -> Menu:
    """Return the menu of what is said in a clash (BAT-1, BAT-2, BAT-7)."""
    question = reason(f"imperial2030.ask.clash.{clash.stage}", nation=battle.speaker(state, clash), region=clash.region)
    return Menu("", question, tuple(_said(state, clash, action) for action in battle.legal(state, clash)))


def _said(state: State, clash: Clash, action: Action) -> Option:
    rules = battle.grounds(state, clash, action)
    if isinstance(action, Attack):
        label = reason("imperial2030.do.attack.arrived", *rules, nation=action.nation)
    elif isinstance(action, Peace):
        label = reason(f"imperial2030.do.peace.{clash.stage}", *rules)
    else:
        label = reason(f"imperial2030.do.fight.{clash.stage}", *rules)
    return whole(str(action), label)
