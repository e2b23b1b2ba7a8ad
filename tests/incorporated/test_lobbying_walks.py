"""Random play of the Lobbying phase from rich random positions: what holds at every step, and rare ends reached."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from gamekit.core import codec
from gamekit.core.errors import IllegalAction
from gamekit.core.events import Event, Paid
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.actions_late import Lobby
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, HAVENS, board, other_camp
from gamekit.incorporated.invariants import invariants
from gamekit.incorporated.state import LOCKED, State, locked
from gamekit.incorporated.words import ONCE

ZONES = board().zones
WALKS = 80


def random_zone(rng: random.Random, zone: str) -> dict[str, str]:
    """Return camps of a zone, with a battleground mostly; often nearly all on one side, so that zones are settled."""
    bias, first = rng.choice((0.02, 0.5, 0.98)), rng.choice(CAMPS)
    lands = [land.id for land in board().in_zone(zone)]
    camps: dict[str, str] = {land: first if rng.random() < bias else other_camp(first) for land in lands}
    if rng.random() < 0.9:
        camps[rng.choice(lands)] = BATTLEGROUND
    return camps


def random_position(rng: random.Random) -> dict[str, Any]:
    """Return a position in the Lobbying phase in which rare things are likely."""
    players = rng.choice((2, 3, 4))
    names = seat_ids(players)
    camps = {land: camp for zone in ZONES for land, camp in random_zone(rng, zone).items()}
    locks = iter([LOCKED] * board().black_cubes)
    countries: dict[str, Any] = {}
    for land in board().lands.values():
        holders = [rng.choice((*names, "", LOCKED)) for _ in land.squares]
        squares = {s: next(locks, "") if h == LOCKED else h for s, h in zip(land.squares, holders)}
        countries[land.id] = {"squares": squares} | ({"affiliation": camps[land.id]} if land.id in camps else {})
    if rng.random() < 0.3:
        # A pile that is empty: all that is not on squares stands beside Tax Havens.
        poor = rng.choice(names)
        used = sum(list(own["squares"].values()).count(poor) for own in countries.values())
        corporation = board().corporations_for(players)[names.index(poor)]
        if left := board().corporations[corporation].cubes - used:
            countries[HAVENS]["cubes"] = {poor: left}
    revealed = {i: rng.choice((0, 2, 5)) for i in board().industries}
    if rng.random() < 0.3:
        revealed = dict.fromkeys(board().industries, 5) | {"mining": rng.choice((2, 3, 4, 5))}
    if rng.random() < 0.2:
        revealed = {}
    rest = {i: 5 - revealed.get(i, 0) for i in board().industries}
    return {
        "phase": "lobbying",
        "players": players,
        "growth": rng.choice((-3, 1, 5, 7)),
        "interest": rng.randint(11, 20),
        "stress": rng.randint(-2, 2),
        "power": rng.randint(-3, 3),
        "countries": countries,
        "payoff": {"revealed": revealed, "discard": {i: rng.randint(0, n) for i, n in rest.items()}},
        "events": [event for event in ONCE if rng.random() < 0.2],
        "zones": [zone for zone in ZONES if rng.random() < 0.1],
        "outlook": {"ahead": rng.choice(tuple(board().cards))},
    }


def attempt(rng: random.Random, state: State) -> str:
    """Return an action that is well formed, legal or not."""
    data = board()
    actor = rng.choice((*state.table.seats, state.clock.due, "chance"))
    country, square = rng.choice(data.countries), rng.choice(tuple(data.squares))
    industries = (*data.industries, "none")
    words = (
        f"lobby power_play {rng.choice(ZONES)}",
        f"lobby {rng.choice((HAVENS, *ONCE))}",
        f"camp {rng.choice(CAMPS)}",
        f"marker {country}",
        f"banks {rng.choice(('interest left', 'stress up'))}",
        f"budget {rng.choice(('stimulus', f'austerity {rng.choice(industries)}'))}",
        f"rd {square}",
        f"exchange {rng.choice(data.industries)} {rng.choice(data.industries)}",
        f"die {rng.randint(-1, 8)}",
        f"payoff {rng.choice(data.industries)}",
        "pass",
    )
    return f"{actor} {rng.choice(words)}"


def check_refusals(rng: random.Random, state: State) -> None:
    """What is not listed is refused with a rule and changes nothing; what is listed is not."""
    digest = codec.digest(state)
    for _ in range(6):
        action = GAME.parse(attempt(rng, state))
        verdict = GAME.explain(state, action)
        assert bool(verdict) == (action in GAME.legal_actions(state)), verdict.text()
        assert verdict.rules
        if not verdict:
            with pytest.raises(IllegalAction):
                GAME.apply(state, action)
    assert codec.digest(state) == digest


def check_step(before: State, events: tuple[Event, ...], after: State) -> None:
    """Check what holds of every step of the phase."""
    assert list(invariants(after)) == []
    assert codec.decode(GAME.state_type, codec.encode(after)) == after
    for seat in before.table.seats:
        assert after.cash(seat) == before.cash(seat), "no money moves in Lobbying"
        assert after.bonds(seat) == before.bonds(seat), "INC-050"
    assert locked(after.countries) == locked(before.countries), "INC-A44"
    flipped = {event.params()["country"] for event in events if event.kind == "flipped"}
    for land in before.countries:
        changed = after.country(land.id).affiliation != land.affiliation
        if changed and after.country(land.id).affiliation != BATTLEGROUND:
            assert land.affiliation == BATTLEGROUND, "only battlegrounds change their camp"
            assert land.id in flipped
    for event in events:
        assert event.rules
        if event.kind == "marker":
            check_marker(before, event)
        if isinstance(event, Paid):
            assert (event.target, event.unit.startswith("share_")) == ("out", True), "INC-181"


def check_marker(before: State, event: Event) -> None:
    """A major receives the marker only where the losing camp has no minor (INC-178)."""
    zone, country = event.params()["zone"], event.params()["country"]
    land, camp = board().lands[country], before.country(country).affiliation
    assert land.zone == zone
    assert camp in CAMPS
    if land.major:
        minors = [other.id for other in board().in_zone(zone) if not other.major]
        assert all(before.country(minor).affiliation != camp for minor in minors)


def end_of(events: tuple[Event, ...]) -> str:
    """Return how a Power Play ended, ``""`` if it did not end for good."""
    return next((f"{event.kind} {event.rules[0]}" for event in events if event.kind == "marker_gone"), "")


def test_random_lobbying_is_sound_and_reaches_rare_ends() -> None:
    """Every executive is sent once, and everything section 3.10 speaks of happens."""
    seen, rules = Counter[str](), set[str]()
    for seed in range(WALKS):
        rng = random.Random(seed)
        state = GAME.position(random_position(rng))
        executives, turn, sent = sum(seat.executives for seat in state.seats), state.clock.turn, 0
        while state.clock.phase == "lobbying":
            legal = GAME.legal_actions(state)
            assert legal
            assert list(legal) == sorted(set(legal), key=GAME.order_key)
            check_refusals(rng, state)
            powers = [action for action in legal if isinstance(action, Lobby) and action.zone]
            action = rng.choice(powers if powers and rng.random() < 0.4 else list(legal))
            sent += isinstance(action, Lobby)
            step = GAME.apply(state, action)
            events = step.events[: [*(event.kind for event in step.events), "phase"].index("phase")]
            if step.state.clock.phase == "lobbying":
                check_step(state, events, step.state)
            seen.update(event.message() for event in events)
            seen[end_of(events)] += 1
            rules |= {rule for event in events for rule in event.rules}
            state = step.state
        assert (state.clock.phase, state.clock.turn, sent) == ("earnings", turn, executives), "INC-170, INC-A26"
    ends = {"marker_gone INC-179", "marker_gone INC-A17", "marker_gone INC-A18", "marker_gone INC-181"}
    wanted = {
        *(f"event.lobbied.{what}" for what in ("zone", "event")),
        *(f"event.camp.{how}" for how in ("open", "hard", "decided")),
        *(f"event.clash.{how}" for how in ("won", "lost", "won_by_die", "lost_by_die")),
        *("event.clash_decided", "event.marker", "event.paid.out", "event.rd", "event.payoff_exchanged"),
        *("event.not_exchanged.some", "event.not_exchanged.none", "event.nothing_placed", "event.reshuffled"),
    }
    assert {what for what in wanted | ends if not seen[what]} == set()
    fired = {
        "INC-012",
        "INC-024",
        "INC-176",
        "INC-A03",
        "INC-A19",
        "INC-A20",
        "INC-A22",
        "INC-A39",
        "INC-A42",
        "INC-A44",
        "INC-A47",
    }
    assert fired <= rules
