"""Convoy: an army goes on board off a harbour, the fleet sails or stays, the army lands (CON-1 to CON-7)."""

from __future__ import annotations

from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import battle
from gamekit.imperial2030.actions import Convoy
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import Boarded
from gamekit.imperial2030.orders import landings
from gamekit.imperial2030.reasons import no_unit, refuse_posture
from gamekit.imperial2030.state import Cargo, State, unit


def refuse(state: State, action: Convoy) -> tuple[Reason, ...]:
    """Return why an army cannot be carried like that; the whole order is checked at once (CON-7)."""
    if found := no_unit(state, "army", action.source, action.source_posture, "CON-1"):
        return found
    return (
        _refuse_boarding(state, action)
        or _refuse_route(action)
        or _refuse_landing(action)
        or refuse_posture(state.clock.active, action.target, action.posture)
    )


def _refuse_boarding(state: State, action: Convoy) -> tuple[Reason, ...]:
    """An army boards in a blue city a fleet at sea off its harbour that had no order (CON-1, CON-2)."""
    harbour = board().regions[action.source].port_sea
    if harbour is None:
        return (reason("imperial2030.refuse.no_harbour", "CON-2", region=action.source),)
    sea = action.seas[0]
    if sea != harbour:
        return (
            reason("imperial2030.refuse.other_sea", "CON-2", "CON-5", region=action.source, sea=harbour, other=sea),
        )
    nation = state.nation(state.clock.active)
    if unit("fleet", sea) in nation.units:
        return ()
    if unit("fleet", sea, "", True) in nation.units:
        return (reason("imperial2030.refuse.fleet_had_order", "CON-1", "CON-5", region=sea),)
    if unit("fleet", action.source) in nation.units:
        return (reason("imperial2030.refuse.fleet_in_harbour", "MAN-8", "CON-1", region=action.source),)
    return (reason("imperial2030.refuse.no_unit.fleet", "CON-1", nation=nation.id, region=sea),)


def _refuse_route(action: Convoy) -> tuple[Reason, ...]:
    """One fleet carries over at most one sea border; no chains (CON-3, CON-5)."""
    if len(action.seas) > 2:
        return (reason("imperial2030.refuse.chain", "CON-3", "CON-5", seas=action.seas),)
    if len(action.seas) == 2 and action.seas[1] not in board().regions[action.seas[0]].seas:
        return (
            reason(
                "imperial2030.refuse.fleet_too_far",
                "CON-3",
                "MAN-4",
                region=action.seas[0],
                target=action.seas[1],
                near=board().regions[action.seas[0]].seas,
            ),
        )
    return ()


def _refuse_landing(action: Convoy) -> tuple[Reason, ...]:
    """It lands on the coast of the fleet's sea, not where it left (CON-4)."""
    if action.target in landings(action.source, action.seas[-1]):
        return ()
    if board().regions[action.target].kind == "sea":
        return (reason("imperial2030.refuse.army_to_sea", "ARM-3", region=action.target),)
    return (reason("imperial2030.refuse.no_landing", "CON-4", "CON-3", region=action.target, sea=action.seas[-1]),)


def boarding_rules(action: Convoy) -> tuple[str, ...]:
    """Return the rules of boarding and sailing, canals and map edges included."""
    return ("CON-1", "CON-2", "CON-3", "CON-5", "CON-7", *board().border_rule(action.seas[0], action.seas[-1]))


def grounds(action: Convoy) -> tuple[str, ...]:
    """Return the rules of a legal convoy, landing included."""
    return (*boarding_rules(action), *battle.landing_rules(action.posture))


def load(draft: Draft, action: Convoy) -> None:
    """Use the orders of army and fleet; a fleet that changed its sea meets foreign fleets there (CON-5, CON-6)."""
    nation, sea = draft.active, action.seas[0]
    to = action.seas[-1]
    draft.remove_unit(nation, unit("army", action.source, action.source_posture))
    draft.replace_unit(nation, unit("fleet", sea), unit("fleet", to, "", True))
    rules = boarding_rules(action)
    draft.tell(Boarded(nation=nation, region=action.source, sea=sea, to=to, rules=rules))
    cargo = Cargo(action.target, action.posture)
    if to == sea:
        battle.land(draft, cargo)
    else:
        battle.arrive(draft, to, cargo)
