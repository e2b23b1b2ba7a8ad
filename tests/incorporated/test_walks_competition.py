"""Random play of phase 3: at every decision exactly the listed actions are legal, and everything adds up at the end.

What is legal is written down here a second time, in the plainest form, straight from the rules.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gamekit.core import codec
from gamekit.core.events import Event
from gamekit.core.seats import count_of, seat_ids
from gamekit.core.text import Action
from gamekit.incorporated import GAME, flow
from gamekit.incorporated.actions import Pass
from gamekit.incorporated.actions_late import (
    Defend,
    Expand,
    Fight,
    Grab,
    Income,
    Kill,
    Move,
    Stop,
)
from gamekit.incorporated.board import BATTLEGROUND, HAVENS, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.money import most_payable
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import AttackTask, CompetitionActionTask, MovementTask, PassDefendTask, ShortIncomeTask

DATA = board()
WALKS = 20


def random_position(pick: random.Random) -> dict[str, Any]:
    """Return the start of a Competition: cubes of all seats close together, some camps changed, little money."""
    players = pick.choice((2, 3, 4))
    table = seat_ids(players)
    lands: dict[str, Any] = {}
    crowd = pick.sample(DATA.countries, 6)
    for country in (*crowd, HAVENS, "us", "eurozone"):
        own: dict[str, Any] = {"cubes": {seat: pick.randint(0, 3) for seat in table}}
        land = DATA.lands[country]
        own["squares"] = {
            name: pick.choice((*table, "", None, "locked")) for name in land.squares if pick.random() < 0.5
        }
        if country != HAVENS and land.affiliation != BATTLEGROUND and pick.random() < 0.3:
            own["affiliation"] = pick.choice(("NATO", "SCO"))
        lands[country] = own
    # No more black cubes than the box holds: five are in India and China from the start.
    black = 0
    for own in lands.values():
        for name, holder in own["squares"].items():
            black += holder == "locked"
            if holder == "locked" and black > 5:
                own["squares"][name] = ""
    purses = {seat: {"cash": pick.randint(0, 3), "bonds": pick.choice((9, 10))} for seat in table}
    return {
        "players": players,
        "phase": "competition",
        "interest": 11,
        "countries": lands,
        "seats": purses,
        "outlook": {"ahead": "india_emerging"},
    }


def universe(state: State) -> Iterator[Action]:
    """Yield every action of the phase that can be spelled for the seat that decides."""
    decision = GAME.to_act(state)
    assert decision is not None
    seat = decision.actor
    yield from (Fight(seat), Expand(seat), Stop(seat), Pass(seat))
    yield from (Defend(seat, country) for country in DATA.lands)
    yield from (Income(seat, country) for country in DATA.countries)
    yield from (Grab(seat, square) for square in DATA.squares)
    yield from (Move(seat, source, target) for source in DATA.lands for target in DATA.lands)
    for other in ("P1", "P2", "P3", "P4"):
        for land in DATA.lands.values():
            yield from (Kill(seat, other, land.id, piece) for piece in ("cube", "executive", *land.squares))


def attack_allowed(state: State, action: Action) -> bool:
    """INC-144 to INC-147, INC-159 in plain words."""
    if isinstance(action, Grab):
        land = state.country(DATA.squares[action.square].country)
        return count_of(land.cubes, action.actor) > 0 and land.holder(action.square) == ""
    if not isinstance(action, Kill) or action.country == HAVENS or action.seat == action.actor:
        return False
    land = state.country(action.country)
    cubes, executives = count_of(land.cubes, action.seat), count_of(land.guards, action.seat)
    if not count_of(land.cubes, action.actor):
        return False
    if action.piece == "cube":
        return cubes > 0
    if action.piece == "executive":
        return executives > 0
    return land.holder(action.piece) == action.seat and cubes + executives == 0


def movement_allowed(state: State, action: Action) -> bool:
    """INC-154, INC-155, INC-158 in plain words."""
    if not isinstance(action, Move) or action.target == HAVENS:
        return False
    source, target = state.country(action.source), state.country(action.target)
    if not count_of(source.cubes, action.actor):
        return False
    if action.source == HAVENS:
        return True
    if (action.source, action.target) not in DATA.arrows or source.affiliation == BATTLEGROUND:
        return False
    return target.affiliation in (BATTLEGROUND, source.affiliation)


def allowed(state: State, action: Action) -> bool:
    """Return whether the rules allow an action of the seat that decides."""
    task = state.task
    if isinstance(task, ShortIncomeTask):
        return isinstance(action, Income) and action.country in task.owed
    if isinstance(task, AttackTask):
        return attack_allowed(state, action) or (isinstance(action, Stop) and task.made == 1)
    if isinstance(task, MovementTask):
        return movement_allowed(state, action) or (isinstance(action, Stop) and task.made == 1)
    if isinstance(task, PassDefendTask):
        return isinstance(action, Defend) and action.country != HAVENS
    if isinstance(action, Fight):
        return any(attack_allowed(state, other) for other in universe(state))
    if isinstance(action, Expand):
        able = most_payable(state, action.actor) >= 1
        return able and any(movement_allowed(state, other) for other in universe(state))
    if isinstance(action, Defend):
        return action.country != HAVENS and state.seat(action.actor).executives > 0
    return isinstance(action, Pass)


def check(state: State) -> tuple[Action, ...]:
    """Check that exactly the allowed actions are listed, in order and with rules; return them."""
    legal = GAME.legal_actions(state)
    assert list(legal) == sorted(set(legal), key=GAME.order_key)
    book = GAME.rulebook("rulebook")
    everything = list(universe(state))
    assert {str(action) for action in legal} == {str(action) for action in everything if allowed(state, action)}
    listed = set(legal)
    for action in everything:
        refusals = GAME.refusals(state, action)
        assert (not refusals) == (action in listed), action
        rules = [rule for ground in refusals for rule in ground.rules] or list(GAME.grounds(state, action))
        assert rules, action
        assert set(rules) <= set(book), action
    return legal


def actions_of(state: State) -> dict[str, int]:
    return {seat.id: seat.acted for seat in state.seats}


def walk(state: State, pick: random.Random, *, eager: bool, thorough: float) -> tuple[State, list[Event]]:
    """Play to the end of the phase; ``eager`` seats pass only when nothing else is left."""
    told: list[Event] = []
    started: Counter[str] = Counter()
    while state.clock.phase == "competition":
        decision = GAME.to_act(state)
        assert decision is not None
        at_action = decision.point == "competition_action"
        inside = decision.point != "pay" and pick.random() < thorough
        legal = check(state) if inside else GAME.legal_actions(state)
        choices = legal[:-1] if eager and at_action and len(legal) > 1 else legal
        if at_action and not eager and pick.random() < 0.7:
            # As likely an attack or a movement as one of the many ways to defend.
            kinds = sorted({type(choice) for choice in choices} - {Pass}, key=lambda kind: kind.TAG)
            kind = pick.choice(kinds or [Pass])
            choices = tuple(choice for choice in choices if isinstance(choice, kind))
        action = pick.choice(choices)
        started[action.actor] += at_action
        before = state
        step = GAME.apply(state, action)
        state = step.state
        told += step.events
        assert list(GAME.invariants(state)) == []
        for event in step.events:
            assert event.rules
            assert event.text("en", GAME.id)
            assert event.text("fr", GAME.id)
        if state.clock.phase == "competition":
            assert actions_of(state) == {seat: started[seat] for seat in state.table.seats}
            assert weight(state) < weight(before), action
    counted = {e.params()["player"]: e.params()["count"] for e in told if e.kind == "actions_counted"}
    assert counted == {seat: started[seat] for seat in state.table.seats}
    return state, told


def weight(state: State) -> tuple[int, ...]:
    """Return what every action of the phase makes smaller: the phase is finite, as INC-S09 says.

    First what is used up for good: the money that can still be raised, cubes beside squares, executives, seats that
    have not passed. Then how far the action under way is; last the bonds, because a loan changes nothing of this.
    """
    cubes = sum(count for land in state.countries for _, count in land.cubes)
    executives = sum(seat.executives for seat in state.seats)
    money = sum(most_payable(state, seat) for seat in state.table.seats)
    left = money + cubes + executives + sum(not seat.passed for seat in state.seats)
    match state.task:
        case MovementTask(made=made):  # Paid for, so it follows something of more money.
            step = 4 - made
        case AttackTask(made=1):  # The first attack used up a cube.
            step = 2
        case CompetitionActionTask():
            step = 1
        case _:
            step = 0
    return (left, step, -sum(state.bonds(seat) for seat in state.table.seats))


@pytest.mark.parametrize("number", [n if n < 6 else pytest.param(n, marks=pytest.mark.slow) for n in range(WALKS)])
def test_random_competitions(number: int) -> None:
    """INC-142, INC-S09: random actions; at some of the decisions everything that can be spelled is judged."""
    pick = random.Random(number)
    start = GAME.position(random_position(pick))
    state, told = walk(start, pick, eager=False, thorough=0.3)
    assert all(land.cubes == () and land.guards == () for land in state.countries)
    assert state.clock.phase == "lobbying"
    assert codec.decode(State, codec.encode(state)) == state
    balance(start, state, told)


@pytest.mark.parametrize("number", range(8))
def test_competitions_from_the_income_on(number: int) -> None:
    """INC-140, INC-141: shares at random, and piles too small for them; every share has a cube or the pile is empty."""
    pick = random.Random(3000 + number)
    table = seat_ids(3)
    shares: dict[str, Counter[str]] = {seat: Counter() for seat in table}
    for country in DATA.majors:
        for _ in range(DATA.lands[country].cards):
            if pick.random() < 0.6:
                shares[pick.choice(table)][country] += 1
    piles = {seat: pick.choice((0, 1, 2, 5)) for seat in table}
    full = GAME.position({})
    havens = {HAVENS: {"cubes": {seat: full.pile(seat) - piles[seat] for seat in table}}}
    data = {
        "phase": "investment",
        "countries": havens,
        "seats": {seat: {"shares": {land: shares[seat][land] for land in DATA.majors}} for seat in table},
    }
    draft = Draft(GAME.position({**data, "outlook": {"ahead": "india_emerging"}}))
    draft.end_phase()
    flow.settle(draft)
    state = draft.state()
    while isinstance(state.task, ShortIncomeTask):
        state = GAME.apply(state, pick.choice(check(state))).state
    for seat in table:
        owned = shares[seat].total()
        placed = [count_of(land.cubes, seat) for land in state.countries[:-1]]
        assert sum(placed) == min(owned, piles[seat])
        assert all(count <= shares[seat][land.id] for count, land in zip(placed, state.countries))
        assert state.pile(seat) == piles[seat] - sum(placed)
    walk(state, pick, eager=False, thorough=0.1)


def balance(start: State, end: State, told: list[Event]) -> None:
    """Check the squares and the money of the phase against what was told."""
    gained: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    for event in told:
        facts = event.params()
        if event.kind == "grabbed":
            gained[facts["player"]] += 1
        elif event.kind == "killed" and facts["piece"] == "square":
            gained[facts["target"]] -= 1
        elif event.kind == "paid" and facts["cause"] == "expand":
            spent[facts["source"]] += facts["amount"]
    for seat in start.table.seats:
        before, after = (sum(land.squares.count(seat) for land in state.countries) for state in (start, end))
        assert after - before == gained[seat]
        assert most_payable(start, seat) - most_payable(end, seat) == spent[seat]
    black = [sum(land.squares.count("locked") for land in state.countries) for state in (start, end)]
    assert black[0] == black[1]


@pytest.mark.parametrize("number", range(5))
def test_a_phase_ends_even_if_nobody_wants_to_pass(number: int) -> None:
    """INC-S09: money, cubes and executives run out."""
    pick = random.Random(1000 + number)
    start = GAME.position(random_position(pick))
    limits = {}
    for seat in start.table.seats:
        cubes = sum(count_of(land.cubes, seat) for land in start.countries)
        limits[seat] = most_payable(start, seat) + cubes + start.seat(seat).executives + 1
    _, told = walk(start, pick, eager=True, thorough=0)
    for event in told:
        if event.kind == "actions_counted":
            assert event.params()["count"] <= limits[event.params()["player"]]


def test_walks_reach_everything() -> None:
    """The positions are rich enough: every kind of event of the phase and every kind of target occurs."""
    kinds: Counter[str] = Counter()
    for number in range(12):
        pick = random.Random(5000 + number)
        _, told = walk(GAME.position(random_position(pick)), pick, eager=False, thorough=0)
        kinds.update(event.message().removeprefix("event.") for event in told)
    needed = {"fight", "grabbed", "killed.cube", "killed.executive", "killed.square", "stopped", "defended", "expand"}
    needed |= {"moved", "passed", "cubes_left", "actions_counted", "payment_due", "paid.expand"}
    assert needed <= set(kinds)


def test_the_phase_is_cheap_to_enumerate() -> None:
    """Listing the legal actions takes far less than a millisecond, at every decision of a busy phase."""
    pick = random.Random(7)
    state = GAME.position(random_position(pick))
    times = []
    while state.clock.phase == "competition":
        began = time.perf_counter()
        for _ in range(20):
            legal = GAME.legal_actions(state)
        times.append((time.perf_counter() - began) / 20)
        state = GAME.apply(state, pick.choice(legal)).state
    # Typically under 50 microseconds; the bound leaves room for a busy machine.
    assert sorted(times)[len(times) // 2] < 0.0005
