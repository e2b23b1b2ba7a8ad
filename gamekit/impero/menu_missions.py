"""Menus of spies: the spy, then whom and what the mission is against; and the die (IMP-150 to IMP-153, IMP-DP-13)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, attempts, beginning, whole
from gamekit.core.text import Action
from gamekit.core.verdict import reason
from gamekit.impero import initiative, missions, spy_die
from gamekit.impero.actions import Die
from gamekit.impero.actions_turn import Mission
from gamekit.impero.board import SPY
from gamekit.impero.menu_places import building_place, piece_place
from gamekit.impero.pieces import Agent
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import SpyDieTask


def menus(state: State) -> Iterator[Menu]:
    """Ask for the spy, then for the target and the effect together."""
    seat, found = state.clock.due, [action for action in missions.legal(state) if isinstance(action, Mission)]
    if not found:
        return
    spies = [spy for spy in state.agents_of(seat, SPY) if any(action.spy == spy.name for action in found)]
    options = [_spy(state, spy) for spy in spies]
    tried = ((piece_place(seat, spy.name), _any(state, spy.name)) for spy in state.agents_of(seat, SPY))
    text = f"{seat} {Mission.TAG}"
    yield Menu(text, reason("impero.ask.spy"), tuple(options), attempts=attempts(options, tried))
    for spy in spies:
        yield _aims(state, spy, [action for action in found if action.spy == spy.name])


def _any(state: State, spy: str) -> Mission:
    """Return a mission of a spy that has none, for the reason why."""
    seat = state.clock.due
    other = next(target for target in state.table.seats if target != seat)
    return Mission(seat, spy, other, "stability")


def _spy(state: State, spy: Agent) -> Option:
    rules = ("IMP-150", "IMP-DP-7")
    label = reason("impero.do.agent.espion", *rules, piece=spy.name, where=spy.region)
    return beginning(f"{spy.owner} {Mission.TAG} {spy.name}", label, piece_place(spy.owner, spy.name), spy.kind)


def _aims(state: State, spy: Agent, found: list[Mission]) -> Menu:
    seat, options = spy.owner, [_aim(state, spy, action) for action in found]
    tried: list[tuple[str, Action]] = []
    for city in state.cities:
        target = city.owner or _any(state, spy.name).seat
        tried.append((city.id, Mission(seat, spy.name, target, "influence", city.id)))
        tried += [
            (building_place(city.id, own.kind), Mission(seat, spy.name, target, "building", city.id, own.kind))
            for own in city.buildings
        ]
    success = sum(spy_die.result(face) == "success" for face in range(1, initiative.SIDES + 1))
    question = reason("impero.ask.mission", spy=spy.name, region=spy.region, chances=success, sides=initiative.SIDES)
    text = f"{seat} {Mission.TAG} {spy.name}"
    return Menu(text, question, tuple(options), attempts=attempts(options, tried))


def _aim(state: State, spy: Agent, action: Mission) -> Option:
    """Return the option of a mission, with what it does if it succeeds."""
    rules, target = missions.grounds(state, action), action.seat
    if action.effect == "stability":
        start = state.region(spy.region).stability or 0
        label = reason(
            "impero.do.mission.stability", *rules, region=spy.region, target=target, start=start, end=start - 1
        )
        return whole(str(action), label, spy.region)
    if action.effect == "stocks":
        return whole(str(action), reason("impero.do.mission.stocks", *rules, target=target))
    if action.effect == "influence":
        start = state.influence(action.city, target)
        label = reason(
            "impero.do.mission.influence", *rules, city=action.city, target=target, start=start, end=start - 1
        )
        return whole(str(action), label, action.city)
    own = state.city(action.city).building(action.building)
    assert own is not None
    label = reason(
        "impero.do.mission.building",
        *rules,
        city=action.city,
        building=action.building,
        target=target,
        start=own.pv,
        end=own.pv - 1,
    )
    return whole(str(action), label, building_place(action.city, action.building))


def refused(state: State) -> Iterator[tuple[str, Action]]:
    """Yield a mission of each spy, for the menu in which no spy can be chosen."""
    for spy in state.agents_of(state.clock.due, SPY):
        yield piece_place(spy.owner, spy.name), _any(state, spy.name)


def die(state: State) -> Iterator[Menu]:
    """Ask what the die of a mission shows, and say what that means (IMP-DP-13)."""
    task = state.task
    assert isinstance(task, SpyDieTask)
    options = []
    for face in range(1, initiative.SIDES + 1):
        action = Die(actor(state), face)
        code = f"impero.do.spy_die.{spy_die.result(face)}"
        options.append(whole(str(action), reason(code, *spy_die.grounds(state, action), die=face)))
    yield Menu("", reason("impero.ask.spy_die", player=state.clock.due, spy=task.spy), tuple(options))
