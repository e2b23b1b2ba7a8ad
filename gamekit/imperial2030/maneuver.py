"""The Maneuver space: fleets, then armies, then flags (MAN); battles stand in ``battle``, convoys in ``convoy``."""

from __future__ import annotations

from functools import cache

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import battle, convoy, flags
from gamekit.imperial2030.actions import Attack, Convoy, End, Fight, MoveArmy, MoveFleet, Peace
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import Moved, StepEnded
from gamekit.imperial2030.orders import army_orders, convoy_orders, fleet_orders, fleet_targets
from gamekit.imperial2030.reasons import no_unit, refuse_posture
from gamekit.imperial2030.state import ARMIES, FLEETS, Kind, ManeuverTask, Nation, State, Unit, unit

VERBS = {ManeuverTask: (MoveFleet, MoveArmy, Convoy, Attack, Fight, Peace, End)}


def enter(draft: Draft) -> None:
    """Begin with the first step for which the nation has a unit on the board (MAN-1, MAN-3)."""
    nation = draft.nation(draft.active)
    if nation.count("fleet"):
        draft.task = FLEETS
    elif nation.count("army"):
        draft.task = ARMIES
    else:
        finish(draft)


def useful(state: State, money: int) -> bool:
    """Return whether the nation has a unit on the board; money does not matter."""
    return bool(state.nation(state.clock.active).units)


def finish(draft: Draft) -> None:
    """Make every unit ready for the next Maneuver and set the flags (FLG-2)."""
    nation = draft.nation(draft.active)
    draft.set_units(nation.id, tuple(item.rested() for item in nation.units))
    flags.enter(draft)


def legal(state: State) -> tuple[Action, ...]:
    """Return the orders that can be given now, or the answers in an unsettled clash."""
    task = state.task
    assert isinstance(task, ManeuverTask)
    if task.clash is not None:
        return battle.legal(state, task.clash)
    return _fleet_step(state, task) if task.step == "fleets" else _army_step(state, task)


def ready(units: tuple[Unit, ...], kind: Kind) -> tuple[Unit, ...]:
    """Return one unit of each sort that had no order yet (MAN-2)."""
    return tuple(dict.fromkeys(item for item in units if item.kind == kind and not item.moved))


def carriers(nation: Nation) -> frozenset[str]:
    """Return where the nation has a fleet that could carry an army: it had no order yet (CON-1)."""
    # A harbour is no sea, so no army boards where a fleet in harbour is (MAN-8).
    return frozenset(fleet.region for fleet in ready(nation.units, "fleet"))


@cache
def _end(nation: str) -> tuple[Action, ...]:
    return (End(nation),)


def _fleet_step(state: State, task: ManeuverTask) -> tuple[Action, ...]:
    nation = state.nation(state.clock.active)
    found: list[Action] = []
    for fleet in ready(nation.units, "fleet"):
        found += fleet_orders(nation.id, fleet.region)
    return (*found, *battle.spot_attacks(state, task, "fleet"), *_end(nation.id))


def _army_step(state: State, task: ManeuverTask) -> tuple[Action, ...]:
    nation = state.nation(state.clock.active)
    armies = ready(nation.units, "army")
    found: list[Action] = []
    for army in armies:
        found += army_orders(nation.id, army)
    boarded = carriers(nation)
    for army in armies:
        if board().regions[army.region].port_sea in boarded:
            found += convoy_orders(nation.id, army)
    return (*found, *battle.spot_attacks(state, task, "army"), *_end(nation.id))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an order cannot be given."""
    task = state.task
    assert isinstance(task, ManeuverTask)
    if task.clash is not None:
        return battle.refuse(state, task.clash, action)
    match action:
        case MoveFleet():
            return wrong_step(task, "fleets") or _refuse_fleet(state, action)
        case MoveArmy():
            return wrong_step(task, "armies") or _refuse_army(state, action)
        case Convoy():
            return wrong_step(task, "armies") or convoy.refuse(state, action)
        case Attack():
            return battle.refuse_spot(state, task, action)
        case End():
            return ()
        case _:
            return (reason("imperial2030.refuse.nobody_asked", "BAT-1", "BAT-2"),)


def wrong_step(task: ManeuverTask, step: str) -> tuple[Reason, ...]:
    """Return why an order belongs to the other step of the Maneuver (MAN-1)."""
    if task.step == step:
        return ()
    message = "imperial2030.refuse.armies_later" if step == "armies" else "imperial2030.refuse.fleets_first"
    return (reason(message, "MAN-1", "MAN-3"),)


def _refuse_fleet(state: State, action: MoveFleet) -> tuple[Reason, ...]:
    if found := no_unit(state, "fleet", action.source, "", "MAN-4", "MAN-5"):
        return found
    if action.target in fleet_targets(action.source):
        return ()
    if board().regions[action.target].kind != "sea":
        return (reason("imperial2030.refuse.fleet_to_land", "MAN-6", region=action.target),)
    rule = "MAN-4" if board().regions[action.source].kind == "sea" else "MAN-5"
    return (
        reason(
            "imperial2030.refuse.fleet_too_far",
            rule,
            region=action.source,
            target=action.target,
            near=fleet_targets(action.source),
        ),
    )


def _refuse_army(state: State, action: MoveArmy) -> tuple[Reason, ...]:
    nation = state.clock.active
    if found := no_unit(state, "army", action.source, action.source_posture, "ARM-1"):
        return found
    place = board().regions[action.source]
    if board().regions[action.target].kind == "sea":
        return (reason("imperial2030.refuse.army_to_sea", "ARM-3", region=action.target),)
    if action.target == action.source:
        return (reason("imperial2030.refuse.same_place", "ENT-4", "ARM-1", region=action.target),)
    if action.target not in place.by_land:
        return (
            reason(
                "imperial2030.refuse.army_too_far",
                "ARM-1",
                region=action.source,
                target=action.target,
                near=place.by_land,
            ),
        )
    return refuse_posture(nation, action.target, action.posture)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a legal order or answer."""
    task = state.task
    assert isinstance(task, ManeuverTask)
    if task.clash is not None:
        return battle.grounds(state, task.clash, action)
    match action:
        case MoveFleet():
            return fleet_rules(action.source, action.target)
        case MoveArmy():
            return army_rules(action)
        case Convoy():
            return convoy.grounds(action)
        case Attack():
            return ("BAT-4", *battle.posture_rule(state, action))
        case _:
            return ("MAN-3",)


@cache
def fleet_rules(source: str, target: str) -> tuple[str, ...]:
    """Return the rules of a fleet's move, canals and map edges included (MAN-7)."""
    if board().regions[source].kind == "sea":
        return ("MAN-4", *board().border_rule(source, target))
    return ("MAN-5",)


@cache
def army_rules(action: MoveArmy) -> tuple[str, ...]:
    """Return the rules of an army's move: border or strait, and posture on entering."""
    entering = "ENT-1" if action.posture else "ARM-4"
    return ("ARM-1", *board().border_rule(action.source, action.target), entering)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out one order completely, or one answer in a clash (MAN-2)."""
    task = state.task
    assert isinstance(task, ManeuverTask)
    match action:
        case MoveFleet():
            move_fleet(draft, action)
        case MoveArmy():
            move_army(draft, action)
        case Convoy():
            convoy.load(draft, action)
        case End():
            end_step(draft, task)
        case Attack(nation=opponent, region=region):
            battle.attack(draft, opponent, region, spot=task.clash is None)
        case _:
            battle.answer(draft, action)


def move_fleet(draft: Draft, action: MoveFleet) -> None:
    """Move a fleet to an adjacent sea; foreign fleets there are met (MAN-4, MAN-5)."""
    nation = draft.active
    draft.replace_unit(nation, unit("fleet", action.source), unit("fleet", action.target, "", True))
    rules = fleet_rules(action.source, action.target)
    draft.tell(Moved(nation=nation, unit="fleet", source=action.source, target=action.target, rules=rules))
    battle.arrive(draft, action.target)


def move_army(draft: Draft, action: MoveArmy) -> None:
    """Move an army over a land border; foreign units there are met (ARM-1)."""
    nation = draft.active
    old = unit("army", action.source, action.source_posture)
    draft.replace_unit(nation, old, unit("army", action.target, action.posture, True))
    draft.tell(
        Moved(
            nation=nation,
            unit="army",
            source=action.source,
            target=action.target,
            posture=action.posture,
            rules=army_rules(action),
        )
    )
    battle.arrive(draft, action.target)


def end_step(draft: Draft, task: ManeuverTask) -> None:
    """End the fleet step, or the army step and with it the movements; there is no way back (MAN-1)."""
    nation = draft.active
    draft.tell(StepEnded(nation=nation, step=task.step, rules=("MAN-3", "MAN-1")))
    if task.step == "fleets" and draft.nation(nation).count("army"):
        draft.task = ManeuverTask("armies", task.settled) if task.settled else ARMIES
    else:
        finish(draft)
