"""What holds in every position of Imperial 2030."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.imperial2030.board import board
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
        yield Breach("GEN-2", f"{holder} holds less than no {unit}")
    for unit in UNITS:
        if state.ledger.total(unit) != 0:
            yield Breach("GEN-3", f"the sum of all {unit} is {state.ledger.total(unit)}")
    for nation in board().nations:
        power = state.ledger.balance(nation, "power")
        if power > board().power_max:
            yield Breach("TAX-5", f"{nation} has {power} power points")
        if power == board().power_max and state.task is not None:
            yield Breach("END-1", f"{nation} has {power} power points and the game goes on")


def _supplies(state: State, nation: Nation) -> Iterator[Breach]:
    """Units, flags and factories stay within table 2.1."""
    if supply(nation, "army") < aboard(state, nation.id) or supply(nation, "fleet") < 0:
        yield Breach("GEN-8", f"{nation.id} has more units than pieces")
    if left(nation) < 0:
        yield Breach("FLG-7", f"{nation.id} has more flags than it owns")
    provinces = board().nation_data[nation.id].provinces
    if len(set(nation.factories)) != len(nation.factories) or set(nation.factories) - set(provinces):
        yield Breach("GEN-9", f"{nation.id} has factories {nation.factories}")


def _places(nation: Nation) -> Iterator[Breach]:
    """Fleets are at sea or in own harbours, armies on land; a posture stands in foreign homes and only there."""
    for item in nation.units:
        region = board().regions[item.region]
        if item.kind == "fleet":
            if region.kind != "sea" and not (region.owner == nation.id and region.city == "blue"):
                yield Breach("MAN-6", f"a fleet of {nation.id} is in {region.id}")
            if item.posture:
                yield Breach("ENT-1", f"a fleet of {nation.id} has a posture")
        else:
            if region.kind == "sea":
                yield Breach("ARM-3", f"an army of {nation.id} is in {region.id}")
            if bool(item.posture) != board().foreign_home(region.id, nation.id):
                yield Breach("ENT-1", f"an army of {nation.id} in {region.id} has posture {item.posture!r}")


def _government(state: State, nation: Nation) -> Iterator[Breach]:
    """A nation with sold bonds has the highest credit sum for its government; one without has nothing at all."""
    owners = {owner for owner in nation.bonds if owner is not None}
    if unknown := owners - set(state.table.seats):
        yield Breach("BON-3", f"bonds of {nation.id} belong to {sorted(unknown)}")
    if nation.government is None:
        if owners:
            yield Breach("GOV-3", f"{nation.id} has owners and no government")
        if nation.units or nation.flags:
            yield Breach("TUR-4", f"{nation.id} has units or flags and no government")
        if state.task is not None and state.clock.active == nation.id:
            yield Breach("TUR-3", f"{nation.id} has no government and is to move")
    elif any(nation.credit(seat) > nation.credit(nation.government) for seat in owners) or (
        nation.government not in owners
    ):
        yield Breach("GOV-1", f"{nation.government} governs {nation.id} without the highest credit sum")


def _flags(state: State) -> Iterator[Breach]:
    """A neutral region carries at most one flag, a home province none."""
    seen: set[str] = set()
    for nation in state.nations:
        for flag in nation.flags:
            if flag in seen or not board().regions[flag].neutral:
                yield Breach("FLG-1", f"the flag of {nation.id} in {flag}")
            seen.add(flag)


def _revenue(state: State) -> Iterator[Breach]:
    """No revenue exceeds 23: four factories, fifteen flags, four provinces (TAX-8)."""
    rules = switches(state.table.ruleset)
    for nation in state.nations:
        data = board().nation_data[nation.id]
        largest = rules.tax_per_flag * data.flags
        largest += (rules.tax_per_factory + rules.tax_per_free_province) * len(data.provinces)
        if revenue(nation, state.nations, rules).total > largest:
            yield Breach("TAX-8", f"the revenue of {nation.id} exceeds {largest}")


def _orders(state: State) -> Iterator[Breach]:
    """Only units of the active nation, and only in its Maneuver, have had an order (MAN-2)."""
    for nation in state.nations:
        moving = isinstance(state.task, ManeuverTask) and nation.id == state.clock.active
        if not moving and any(item.moved for item in nation.units):
            yield Breach("MAN-2", f"a unit of {nation.id} is marked as moved")
