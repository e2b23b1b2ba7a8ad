"""Reasons that several rooms give."""

from __future__ import annotations

from typing import Any

from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.orders import postures
from gamekit.imperial2030.state import Kind, Posture, State, unit


def short_of_money(state: State, needed: int, message: str, *rules: str, **params: Any) -> tuple[Reason, ...]:
    """Return why the active nation cannot pay ``needed`` millions, and who could donate what is missing.

    The hint names the players whose cash covers the difference, the government first (DON-1).
    """
    nation = state.clock.active
    held = state.ledger.balance(nation)
    found = [reason(message, *rules, nation=nation, needed=needed, held=held, **params)]
    missing = needed - held
    mover = state.nation(nation).government
    for seat in state.table.seats_from(mover) if mover else ():
        if state.ledger.balance(seat) >= missing:
            hint = reason("imperial2030.hint.donate", "DON-1", hint=True, player=seat, amount=missing, nation=nation)
            return (*found, hint)
    return tuple(found)


def no_unit(state: State, kind: Kind, region: str, posture: Posture, *rules: str) -> tuple[Reason, ...]:
    """Return why no such unit can take an order: none there, or all had theirs (MAN-2)."""
    nation = state.nation(state.clock.active)
    if unit(kind, region, posture) in nation.units:
        return ()
    there = [item for item in nation.units if item.kind == kind and item.region == region]
    if any(item.posture == posture for item in there):
        return (reason(f"imperial2030.refuse.had_order.{kind}", "MAN-2", *rules, region=region),)
    if any(not item.moved for item in there):
        found = next(item for item in there if not item.moved)
        message = f"imperial2030.refuse.say_posture.{found.posture or 'plain'}"
        return (reason(message, "ENT-4", region=region),)
    return (reason(f"imperial2030.refuse.no_unit.{kind}", *rules, nation=nation.id, region=region),)


def refuse_posture(nation: str, region: str, posture: Posture) -> tuple[Reason, ...]:
    """Return why an army cannot arrive like that: a posture is said in a foreign home and nowhere else."""
    allowed = postures(region, nation)
    if posture in allowed:
        return ()
    if allowed == ("",):
        return (reason("imperial2030.refuse.no_posture", "ARM-4", region=region),)
    return (reason("imperial2030.refuse.posture", "ENT-1", region=region),)
