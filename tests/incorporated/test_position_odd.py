"""Positions that were altered at random: refused with an error that helps, or sound and playable to the end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.state import State
from gamekit.locale import LANGUAGES
from tests.altered import altered
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
    fates = [judge(altered(SEEDS[name], draw, WORDS, KEYS), draw, steps=12) for _ in range(40)]
    assert "refused" in fates
    assert judge(SEEDS[name], draw, steps=12) != "refused"


@pytest.mark.slow
@pytest.mark.parametrize("name", SEEDS)
def test_what_is_not_refused_can_be_played_to_the_end(name: str) -> None:
    draw = random.Random(name)
    fates = [judge(altered(SEEDS[name], draw, WORDS, KEYS), draw, steps=6000) for _ in range(12)]
    assert "played" not in fates


@pytest.mark.slow
@pytest.mark.parametrize("name", SEEDS)
def test_every_decision_leads_to_an_end(name: str) -> None:
    draw = random.Random(name)
    assert play_on(GAME.position(SEEDS[name]), draw, 6000)
