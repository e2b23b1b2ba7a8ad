"""The end of phase V: neutral cities recover, regions revolt, seats without a city leave (IMP-073, IMP-142)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import cities, routes
from gamekit.impero.actions import Revolt
from gamekit.impero.board import board
from gamekit.impero.draft import Draft
from gamekit.impero.events import Revolted
from gamekit.impero.events_upkeep import Eliminated, Recovered
from gamekit.impero.roles import actor
from gamekit.impero.state import UNITS, Lookups, State
from gamekit.impero.tasks import RevoltCityTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {RevoltCityTask: (Revolt,)}

AFTER_REVOLT = 1
"""Stability of a region after a revolt (IMP-DP-20)."""


def recover(draft: Draft) -> None:
    """Let neutral cities regain PV, Massalia more while it is neutral, and go on with revolts (IMP-073, IMP-A22)."""
    for city in draft.cities:
        gained = min(board().cities[city.id].recovery, cities.most_pv(city) - city.pv)
        if not city.owner and gained > 0:
            pv, most = city.pv + gained, cities.most_pv(city)
            draft.change_city(city.id, pv=pv)
            rules = ("IMP-073", "IMP-072", *(("IMP-A22",) if board().cities[city.id].recovery > 1 else ()))
            draft.tell(Recovered(city=city.id, gained=gained, pv=pv, most=most, rules=rules))
    shaken = tuple(
        region.id for region in draft.regions if region.governor and region.stability == board().least_stability
    )
    revolts(draft, shaken)


def candidates(at: Lookups, region: str) -> tuple[str, ...]:
    """Return the cities that can leave the governor of a region: those that are no capital (IMP-138, IMP-140)."""
    governor = at.region(region).governor
    return tuple(city.id for city in at.cities_of(governor, region) if not cities.played_capital(at, city.id))


def revolts(draft: Draft, regions: tuple[str, ...]) -> None:
    """Carry out revolts; where several cities could leave, ask the governor (IMP-DP-20)."""
    for place, region in enumerate(regions):
        found = candidates(draft, region)
        if len(found) > 1:
            draft.task = RevoltCityTask(regions[place:])
            return
        for city in found:
            revolt(draft, city)
    eliminate(draft)


def revolt(draft: Draft, city: str) -> None:
    """Let a city turn neutral, without any influence; its region goes on with stability 1 (IMP-147, IMP-DP-20)."""
    region = board().cities[city].region
    governor = draft.region(region).governor
    draft.change_city(city, influence=())
    draft.tell(Revolted(player=governor, city=city, region=region, rules=("IMP-DP-20", "IMP-147", "IMP-A27")))
    cities.hand_over(draft, city, "", "")
    if draft.region(region).governor == governor:
        draft.shift_stability(region, AFTER_REVOLT, "IMP-DP-20", cause="revolt")


def eliminate(draft: Draft) -> None:
    """Let seats without a city leave, and end the game if one is left or the last winter is over (IMP-142, IMP-175)."""
    for seat in draft.alive():
        if not draft.cities_of(seat):
            _leave(draft, seat)
    if len(draft.alive()) <= 1:
        draft.end_game("alone")
    elif draft.clock.after(draft.table.options.years) is None:
        draft.end_game("last_winter")
    else:
        draft.end_phase()


def _leave(draft: Draft, seat: str) -> None:
    draft.tell(Eliminated(player=seat, rules=("IMP-142",)))
    draft.change_seat(seat, out=True)
    draft.armies = tuple(army for army in draft.armies if army.owner != seat)
    draft.fleets = tuple(fleet for fleet in draft.fleets if fleet.owner != seat)
    draft.agents = tuple(agent for agent in draft.agents if agent.owner != seat)
    draft.pledges = tuple(pledge for pledge in draft.pledges if seat not in (pledge.proposer, pledge.partner))
    for city in draft.cities:
        draft.set_influence(city.id, seat, 0)
    for unit in UNITS:
        draft.pay(seat, BANK, draft.stock(seat, unit), "IMP-142", cause="ruin", unit=unit)
    routes.prune(draft)


def legal(state: State) -> tuple[Action, ...]:
    """Return the cities that can leave (IMP-DP-20)."""
    task, seat = state.task, actor(state)
    assert isinstance(task, RevoltCityTask)
    return tuple(Revolt(seat, city) for city in candidates(state, task.regions[0]))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a city cannot be the one that leaves."""
    if action in legal(state):
        return ()
    assert isinstance(action, Revolt)
    task = state.task
    assert isinstance(task, RevoltCityTask)
    rules = ("IMP-DP-20", "IMP-140")
    return (reason("impero.refuse.revolt", *rules, city=action.city, region=task.regions[0], player=action.actor),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a revolt."""
    return ("IMP-DP-20", "IMP-A27")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Let the city leave and go on with the regions that are left."""
    assert isinstance(action, Revolt)
    task = state.task
    assert isinstance(task, RevoltCityTask)
    revolt(draft, action.city)
    revolts(draft, task.regions[1:])
