"""What a widget draws: a position as plain JSON data. Nothing is hidden in this game (GEN-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from gamekit.imperial2030 import rondel
from gamekit.imperial2030.board import board
from gamekit.imperial2030.flags import left
from gamekit.imperial2030.rulesets import switches
from gamekit.imperial2030.scoring import bond_points, score
from gamekit.imperial2030.state import Nation, RondelTask, State, Unit, aboard, occupied, supply
from gamekit.imperial2030.taxation import Revenue, power_gain, revenue

OPEN = "GEN-6"
"""The rule by which every viewer sees the same."""


def view(state: State, decision: dict[str, str] | None) -> dict[str, Any]:
    """Return a position for widgets; amounts in millions, regions that hold nothing are left out."""
    taxes = {nation.id: revenue(nation, state.nations, switches(state.table.ruleset)) for nation in state.nations}
    data: dict[str, Any] = {
        "game": "imperial2030",
        "ruleset": state.table.ruleset,
        "turn": state.clock.turn,
        "over": state.task is None,
        "open": OPEN,
        "decision": decision,
        "active": state.clock.active,
        "nations": {nation.id: _nation(state, nation, taxes[nation.id].total) for nation in state.nations},
        "seats": {seat: _seat(state, seat) for seat in state.table.seats},
        "investor_card": state.clock.investor_card,
        "regions": _regions(state),
        "prospects": _prospects(state, taxes),
    }
    if isinstance(state.task, RondelTask):
        data["spaces"] = _spaces(state)
    return data


def _nation(state: State, nation: Nation, tax: int) -> dict[str, Any]:
    power = state.ledger.balance(nation.id, "power")
    return {
        "treasury": state.ledger.balance(nation.id),
        "power": power,
        "factor": board().factor(power),
        "rondel": nation.rondel,
        "government": nation.government,
        "factories": list(nation.factories),
        "flags": list(nation.flags),
        "armies": nation.count("army"),
        "fleets": nation.count("fleet"),
        "supply": {
            # An army on board is no longer on the board and not yet back in the supply (CON-6).
            "army": supply(nation, "army") - aboard(state, nation.id),
            "fleet": supply(nation, "fleet"),
            "flag": left(nation),
        },
        "bonds": list(nation.repository()),
        "revenue": tax,
    }


def _seat(state: State, seat: str) -> dict[str, Any]:
    bonds = {nation.id: list(held) for nation in state.nations if (held := nation.held_by(seat))}
    return {
        "cash": state.ledger.balance(seat),
        "bonds": bonds,
        "governs": [nation.id for nation in state.nations if nation.government == seat],
        "score": score(state, seat),
    }


def _prospects(state: State, taxes: Mapping[str, Revenue]) -> dict[str, Any]:
    """Return what the rules make of this position, so that no widget has to know them.

    ``free_steps`` and ``fees``: the price of each further step by nation (RON-4); ``tax``: what a Taxation would
    bring now, its parts, power points and bonus (TAX-1, TAX-4, TAX-5); ``points``: of each player for the bonds of
    each nation, as the score counts them (SCO-1).
    """
    dear = board().free_steps + 1
    factors = {nation: board().factor(state.ledger.balance(nation, "power")) for nation in taxes}
    return {
        "free_steps": board().free_steps,
        "fees": {nation: rondel.fee(dear, factor) for nation, factor in factors.items()},
        "tax": {nation: _tax(state, nation, levied) for nation, levied in taxes.items()},
        "points": {seat: bond_points(state.nations, state.ledger, seat) for seat in state.table.seats},
    }


def _tax(state: State, nation: str, levied: Revenue) -> dict[str, int]:
    column = board().tax_column(levied.total)
    return {
        "factories": levied.factories,
        "flags": levied.flags,
        "provinces": levied.provinces,
        "power": power_gain(state.ledger, nation, column.power),
        "bonus": column.bonus,
    }


def _regions(state: State) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    for nation in state.nations:
        for flag in nation.flags:
            found.setdefault(flag, {})["flag"] = nation.id
        for factory in nation.factories:
            found.setdefault(factory, {})["factory"] = board().regions[factory].makes
        for (region, kind, posture), count in _stacks(nation.units):
            units = found.setdefault(region, {}).setdefault("units", [])
            units.append([nation.id, kind, posture, count])
    for region in occupied(state.nations):
        found[region]["occupied"] = True
    return {region: found[region] for region in board().ordered(found)}


@lru_cache(maxsize=1024)
def _stacks(units: tuple[Unit, ...]) -> tuple[tuple[tuple[str, str, str], int], ...]:
    """Return how many equal units a nation has: (region, kind, posture) and number, in the order of the units."""
    return tuple(Counter((item.region, item.kind, item.posture) for item in units).items())


def _spaces(state: State) -> dict[str, Any]:
    held = state.ledger.balance(rondel.payer(state))
    reachable = {way.space: way for way in rondel.ways(state)}
    spaces: dict[str, Any] = {}
    for space in rondel.wheel(state):
        way = reachable.get(space)
        if way is None:
            spaces[space] = {"steps": None, "fee": None, "legal": False, "why": "RON-3"}
        elif way.fee > held:
            spaces[space] = {"steps": way.steps, "fee": way.fee, "legal": False, "why": "RON-6"}
        else:
            spaces[space] = {"steps": way.steps, "fee": way.fee, "legal": True}
    return spaces
