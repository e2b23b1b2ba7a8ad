"""Positions that were altered at random: refused with an error that helps, or sound and playable to the end."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.state import State
from gamekit.locale import LANGUAGES
from tests.incorporated.test_position import FULL, TASKS, spelled

WORDS: tuple[Any, ...] = (
    *("P1", "P2", "P3", "P4", "", "us", "russia", "uk", "india", "tax_havens", "mars", "europe", "third_world"),
    *("heavy", "gold", "NATO", "SCO", "BATTLEGROUND", "locked", "bank", "out", "shale_revolution", "india_emerging"),
    *(
        "world_trade_accord",
        "outlook",
        "stimulus",
        "subsidies",
        "auction",
        "private",
        "expand",
        "big_brother",
        "budget",
    ),
    *(-1, 0, 1, 2, 3, 4, 5, 7, 22, 99, 10**9, True, False, None, 1.0, [], {}, ["P1"], ["P2", "P2"], ["us", "us"]),
    *({"P1": 1}, {"us": 1}, [["P1", 1]], "setup", "investment", "competition", "lobbying", "earnings", "over"),
)
KEYS = (
    *("turn", "phase", "due", "growth", "interest", "stress", "power", "rd", "outlook", "payoff", "events", "zones"),
    *("countries", "seats", "options", "players", "deal", "price", "leader", "waiting", "card", "looked", "choices"),
    *("minimum", "seller", "buyer", "left", "made", "zone", "cash", "bonds", "shares", "executives", "passed", "us"),
)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every place inside JSON data as (container, key)."""
    found = []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += [(data, key), *places(value)]
    return found


def altered(data: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    """Return a copy in which one place to three are replaced, taken out, repeated or added."""
    data = deepcopy(data)
    for _ in range(draw.choice((1, 1, 2, 3))):
        if not (known := places(data)):
            break
        container, key = draw.choice(known)
        way = draw.random()
        if way < 0.6:
            # Mostly something of the same kind, which is the harder to refuse.
            alike = [word for word in WORDS if type(word) is type(container[key])] if way < 0.45 else WORDS
            container[key] = deepcopy(draw.choice(alike or WORDS))
        elif way < 0.75:
            del container[key]
        elif isinstance(container, list):
            container.insert(draw.randrange(len(container) + 1), deepcopy(container[key]))
        else:
            container[draw.choice(KEYS)] = deepcopy(draw.choice(WORDS))
    return data


def play_on(state: State, draw: random.Random, steps: int) -> bool:
    """Play at random, bids low so that games end; check every position. Return whether the game ended."""
    for _ in range(steps):
        legal = GAME.legal_actions(state)
        if GAME.to_act(state) is None:
            assert GAME.outcome(state) is not None
            return True
        assert legal, state.task
        near = legal[:4] + legal[-4:]
        state = GAME.apply(state, draw.choice(near if len(legal) > 40 else legal)).state
        assert list(GAME.invariants(state)) == []
        assert state.clock.turn <= board().turns
    return False


def judge(data: dict[str, Any], draw: random.Random, steps: int) -> str:
    """Return what becomes of a position: ``refused``, ``played`` or ``ended``."""
    try:
        state = GAME.position(data)
    except PositionError as error:
        refusal = error
    else:
        assert json.loads(json.dumps(GAME.view(state)))["game"] == GAME.id
        return "ended" if play_on(state, draw, steps) else "played"
    for lang in LANGUAGES:
        said = refusal.text(lang)
        assert "Task" not in said, said
        assert "json" not in said, said
    # What the set-up refuses is in the words of the set-up.
    setup = refusal.params["what"].code.startswith(("setup.", "incorporated.setup."))
    assert setup or ": needs " in refusal.text(), refusal.text()
    return "refused"


SEEDS = {**{tag: spelled(tag) for tag in TASKS}, "full": FULL}


@pytest.mark.parametrize("name", SEEDS)
def test_altered_positions_are_refused_or_sound(name: str) -> None:
    draw = random.Random(name)
    fates = [judge(altered(SEEDS[name], draw), draw, steps=12) for _ in range(40)]
    assert "refused" in fates
    assert judge(SEEDS[name], draw, steps=12) != "refused"


@pytest.mark.slow
@pytest.mark.parametrize("name", SEEDS)
def test_what_is_not_refused_can_be_played_to_the_end(name: str) -> None:
    draw = random.Random(name)
    fates = [judge(altered(SEEDS[name], draw), draw, steps=6000) for _ in range(12)]
    assert "played" not in fates


@pytest.mark.slow
@pytest.mark.parametrize("name", SEEDS)
def test_every_decision_leads_to_an_end(name: str) -> None:
    draw = random.Random(name)
    assert play_on(GAME.position(SEEDS[name]), draw, 6000)
