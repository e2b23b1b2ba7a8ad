"""What holds in every position of Imperial 2030."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.imperial2030.board import board
from gamekit.imperial2030.breaches import breach
from gamekit.imperial2030.flags import left
from gamekit.imperial2030.rulesets import switches
from gamekit.imperial2030.setup import UNITS
from gamekit.imperial2030.state import ManeuverTask, Nation, State, aboard, supply
from gamekit.imperial2030.taxation import revenue


def invariants(state: State) -> Iterator[Breach]:
    """Yield every broken invariant, with the rule it breaks."""
    yield from _money(state)
    for nation in state.nations:
        yield from _supplies(state, nation)
        yield from _places(nation)
        yield from _government(state, nation)
    yield from _flags(state)
    yield from _revenue(state)
    yield from _orders(state)


def _money(state: State) -> Iterator[Breach]:
    """No purse is negative, nothing appears or vanishes, power stays on its track."""
    for holder, unit in state.ledger.overdrawn():
        yield breach("GEN-2", "overdrawn", player=holder, unit=unit)
    for unit in UNITS:
        if total := state.ledger.total(unit):
            yield breach("GEN-3", "sum", unit=unit, given=total)
    for nation in board().nations:
        power, most = state.ledger.balance(nation, "power"), board().power_max
        if power > most:
            yield breach("TAX-5", "range", where=f"nations/{nation}/power", least=0, most=most, given=power)
        if power == most and state.task is not None:
            yield breach("END-1", "ended", nation=nation, power=power)


def _supplies(state: State, nation: Nation) -> Iterator[Breach]:
    """Units, flags and factories stay within table 2.1."""
    if supply(nation, "army") < aboard(state, nation.id) or supply(nation, "fleet") < 0:
        yield breach("GEN-8", "pieces", where=f"nations/{nation.id}/units")
    data = board().nation_data[nation.id]
    if left(nation) < 0:
        yield breach("FLG-7", "flags", nation=nation.id, most=data.flags, given=len(nation.flags))
    if len(set(nation.factories)) != len(nation.factories) or set(nation.factories) - set(data.provinces):
        yield breach("GEN-9", "factories", nation=nation.id, known=data.provinces, given=nation.factories)


def _places(nation: Nation) -> Iterator[Breach]:
    """Fleets are at sea or in own harbours, armies on land; a posture stands in foreign homes and only there."""
    for item in nation.units:
        region = board().regions[item.region]
        if item.kind == "fleet":
            if region.kind != "sea" and not (region.owner == nation.id and region.city == "blue"):
                yield breach("MAN-6", "fleet_place", nation=nation.id, region=region.id)
            if item.posture:
                yield breach("ENT-1", "fleet_posture", nation=nation.id, region=region.id)
        else:
            if region.kind == "sea":
                yield breach("ARM-3", "army_place", nation=nation.id, region=region.id)
            if bool(item.posture) != board().foreign_home(region.id, nation.id):
                yield breach("ENT-1", "army_posture", nation=nation.id, region=region.id)


def _government(state: State, nation: Nation) -> Iterator[Breach]:
    """A nation with sold bonds has the highest credit sum for its government; one without has nothing at all."""
    owners = {owner for owner in nation.bonds if owner is not None}
    if unknown := owners - set(state.table.seats):
        yield breach("BON-3", "owners", nation=nation.id, given=sorted(unknown))
    if nation.government is None:
        if owners:
            yield breach("GOV-3", "governed", nation=nation.id)
        if nation.units or nation.flags:
            yield breach("TUR-4", "ungoverned", nation=nation.id)
        if state.task is not None and state.clock.active == nation.id:
            yield breach("TUR-3", "active", nation=nation.id)
    elif any(nation.credit(seat) > nation.credit(nation.government) for seat in owners) or (
        nation.government not in owners
    ):
        yield breach("GOV-1", "government", nation=nation.id, given=nation.government)


def _flags(state: State) -> Iterator[Breach]:
    """A neutral region carries at most one flag, a home province none."""
    seen: set[str] = set()
    for nation in state.nations:
        for flag in nation.flags:
            if flag in seen or not board().regions[flag].neutral:
                yield breach("FLG-1", "flag", nation=nation.id, region=flag)
            seen.add(flag)


def _revenue(state: State) -> Iterator[Breach]:
    """No revenue exceeds 23: four factories, fifteen flags, four provinces (TAX-8)."""
    rules = switches(state.table.ruleset)
    for nation in state.nations:
        data = board().nation_data[nation.id]
        largest = rules.tax_per_flag * data.flags
        largest += (rules.tax_per_factory + rules.tax_per_free_province) * len(data.provinces)
        if (total := revenue(nation, state.nations, rules).total) > largest:
            yield breach("TAX-8", "revenue", nation=nation.id, most=largest, given=total)


def _orders(state: State) -> Iterator[Breach]:
    """Only units of the active nation, and only in its Maneuver, have had an order (MAN-2)."""
    for nation in state.nations:
        moving = isinstance(state.task, ManeuverTask) and nation.id == state.clock.active
        if not moving and any(item.moved for item in nation.units):
            yield breach("MAN-2", "moved", nation=nation.id)
