"""Custom positions: everything can be set, everything is checked, and the file form leads back to the state."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from gamekit.core import codec
from gamekit.core.errors import PositionError
from gamekit.core.ledger import BANK
from gamekit.incorporated import GAME
from gamekit.incorporated.invariants import invariants
from gamekit.incorporated.roles import actor
from gamekit.incorporated.state import OUT
from gamekit.incorporated.tasks import Task
from tests.incorporated.support import Play

FULL: dict[str, Any] = {
    "players": 4,
    "ruleset": "rulebook",
    "options": {"bop_max": 4, "bond_supply": 25},
    "deal": {"P1": "old_money", "P2": "big_brother", "P3": "giant_squid", "P4": "fortress_derivatives"},
    "turn": 3,
    "phase": "competition",
    "due": "P3",
    "growth": -1,
    "interest": 12,
    "stress": -2,
    "power": 4,
    "rd": "china.2",
    "outlook": {"opened": ["shale_revolution", "india_emerging"], "ahead": "world_trade_accord"},
    "payoff": {"revealed": {"heavy": 2}, "discard": {"energy": 1}},
    "events": ["budget"],
    "zones": ["europe"],
    "countries": {
        "us": {"squares": {"us.1": "", "us.7": "P1"}, "cubes": {"P1": 2, "P3": 1}, "guards": {"P2": 1}, "out": 2},
        "eastern_europe": {"affiliation": "SCO"},
        "russia": {"affiliation": "BATTLEGROUND"},
        "tax_havens": {"squares": {"tax_havens.1": "P4"}, "cubes": {"P4": 1}},
    },
    "seats": {
        "P1": {"cash": 5, "bonds": 3, "shares": {"us": 2}, "executives": 1, "sent": 1},
        "P2": {"executives": 1, "passed": True, "acted": 4},
    },
}


def test_everything_that_is_set_is_there() -> None:
    state = Play.at(FULL).state
    assert (state.percent(), state.payoff_count(), state.rate()) == (-1, 3, 12)
    assert (state.world.stress, state.world.power, state.world.rd) == (-2, 4, "china.2")
    assert (state.clock.turn, state.clock.phase, state.clock.due) == (3, "competition", "P3")
    assert state.cards.opened == ("shale_revolution", "india_emerging")
    assert state.cards.ahead == "world_trade_accord"
    assert state.cards.revealed == (0, 0, 2, 0, 0)
    assert state.cards.deck == (5, 5, 3, 4, 5)
    assert (state.events.used, state.events.zones) == (("budget",), ("europe",))
    us = state.country("us")
    assert (us.holder("us.1"), us.holder("us.7")) == ("", "P1")
    assert (us.cubes, us.guards) == ((("P1", 2), ("P3", 1)), (("P2", 1),))
    assert (state.shares("P1", "us"), state.shares(OUT, "us"), state.shares("P1", "eurozone")) == (2, 2, 0)
    assert (state.battleground("europe"), state.country("eastern_europe").affiliation) == ("russia", "SCO")
    assert (state.cash("P1"), state.bonds("P1"), state.bonds_left()) == (5, 3, 22)
    assert state.seat("P2").passed
    assert actor(state) == "P3"


def test_shares_that_are_not_named_are_kept() -> None:
    before, after = GAME.position({}), GAME.position({"seats": {"P1": {"cash": 1}}})
    assert before.shares("P1", "us") == after.shares("P1", "us") == 1
    assert GAME.position({"seats": {"P1": {"shares": {}}}}).shares("P1", "us") == 0
    # One seat's share can go to another in the same position.
    moved = GAME.position({"seats": {"P1": {"shares": {}}, "P3": {"shares": {"russia": 2}}}})
    assert (moved.shares("P3", "russia"), moved.shares(BANK, "russia")) == (2, 0)


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("setup", ("outlook_next", "chance")),
        ("investment", ("invest_action", "P1")),
        ("competition", ("competition_action", "P1")),
        ("lobbying", ("lobby_action", "P1")),
        ("earnings", ("crisis_die", "chance")),
        ("over", ("over", "")),
    ],
)
def test_a_phase_begins_with_its_first_decision(phase: str, asked: tuple[str, str]) -> None:
    assert Play.at({"phase": phase}).asked == asked


@pytest.mark.parametrize(
    ("data", "asked", "opened"),
    [
        ({"outlook": {"ahead": "shale_revolution"}}, ("outlook_next", "chance"), 1),
        ({"outlook": {"opened": ["shale_revolution"]}}, ("outlook_next", "chance"), 1),
        ({"outlook": {"opened": ["india_emerging"], "ahead": "shale_revolution"}}, ("outlook_choice", "P3"), 1),
        ({"turn": 4, "outlook": {"ahead": "shale_revolution"}}, ("payoff_card", "chance"), 1),
        ({"turn": 4, "outlook": {"opened": ["world_trade_accord"]}}, ("outlook_choice", "P3"), 1),
    ],
)
def test_phase_1_begins_with_its_card(data: dict[str, Any], asked: tuple[str, str], opened: int) -> None:
    """INC-101, INC-S02: the card drawn ahead is opened, or the open one goes on; in turn 4 none is drawn."""
    play = Play.at({"phase": "outlook", **data})
    assert play.asked == asked
    assert len(play.state.cards.opened) == opened


SHORT: dict[str, Any] = {
    "countries": {"us": {"cubes": {"P2": 31}}},
    "seats": {"P2": {"shares": {"us": 2}}},
}
"""P2 has 1 cube in its pile, for 2 shares (INC-141)."""

WON: dict[str, Any] = {"countries": {"eastern_europe": {"affiliation": "SCO"}}}

TASKS: dict[str, tuple[Any, ...]] = {
    "outlook_next": ({"card": "shale_revolution"}, "outlook", "chance"),
    "outlook_choice": ({"card": "india_emerging", "place": 0}, "outlook", "P3"),
    "payoff_card": ({"left": 2, "why": "outlook"}, "outlook", "chance"),
    "invest_action": ({}, "investment", "P1"),
    "bid": ({"country": "us", "waiting": ["P2", "P3"], "price": 4, "leader": "P1"}, "investment", "P2"),
    "private_bid": ({"country": "india", "seller": "P1", "minimum": 10, "waiting": ["P2", "P3"]}, "investment", "P2"),
    "pay": (
        {"payer": "P2", "receiver": "bank", "amount": 40, "follow": "auction", "country": "us"},
        "investment",
        "P2",
    ),
    "place_cube": ({"country": "us", "buyer": "P3", "price": 9}, "investment", "P3"),
    "reverse_bid": ({"country": "us", "buyer": "P1", "price": 22, "waiting": ["P2", "P3"]}, "investment", "P2"),
    "remove_cube": ({"country": "us", "seller": "P2"}, "investment", "P2"),
    "swap_cube": ({"country": "us", "buyer": "P3", "seller": "P1"}, "investment", "P3"),
    "short_income": ({"seat": "P2", "owed": ["us", "us"], "waiting": ["P3"]}, "competition", "P2", SHORT),
    "competition_action": ({}, "competition", "P1"),
    "attack": ({"made": 1}, "competition", "P1"),
    "movement": ({"made": 1}, "competition", "P1"),
    "pass_defend": ({}, "competition", "P1", {"seats": {"P1": {"passed": True}}}),
    "lobby_action": ({}, "lobbying", "P1"),
    "camp": ({"zone": "europe"}, "lobbying", "P1"),
    "clash_die": ({"zone": "europe", "camp": "NATO"}, "lobbying", "chance"),
    "marker": ({"zone": "europe", "countries": ["uk", "scandinavia"]}, "lobbying", "P1", WON),
    "central_banks": ({}, "lobbying", "P1"),
    "budget": ({}, "lobbying", "P1"),
    "rd": ({}, "lobbying", "P1"),
    "subsidies": (
        {"looked": ["heavy", "heavy", "mining"]},
        "lobbying",
        "P1",
        {"payoff": {"revealed": {"energy": 1}, "looked": {"heavy": 2, "mining": 1}}},
    ),
    "crisis_die": ({}, "earnings", "chance"),
    "crisis_discard": ({"left": 2}, "earnings", "P2", {"payoff": {"revealed": {"energy": 1}}}),
    "repay": ({"waiting": ["P1", "P3"]}, "earnings", "P1", {"seats": {"P1": {"bonds": 1}, "P3": {"bonds": 2}}}),
    "corporation_bid": (
        {"corporation": "fortress_derivatives", "waiting": ["P2", "P3"]},
        "setup",
        "P2",
        {"options": {"advanced_setup": True}},
    ),
}


def spelled(tag: str) -> dict[str, Any]:
    """Return a position that stands at a decision."""
    fields, phase, _, *more = TASKS[tag]
    return {"phase": phase, "task": {"type": tag, **fields}, **(more[0] if more else {})}


def test_every_decision_point_is_tried() -> None:
    assert set(TASKS) == {kind.TAG for kind in get_args(Task)}


@pytest.mark.parametrize("tag", TASKS)
def test_a_position_can_stand_at_any_decision_and_survives_the_file(tag: str) -> None:
    """INC-DP-1 to INC-DP-28: who decides, and the JSON form of the state."""
    play = Play.at(spelled(tag))
    assert play.asked == (tag, TASKS[tag][2])
    filed = json.loads(codec.canonical(codec.encode(play.state)))
    assert codec.decode(GAME.state_type, filed) == play.state
    for viewer in ("public", "P1", "all"):
        assert json.loads(json.dumps(GAME.view(play.state, viewer)))["decision"]["point"] == tag


def test_without_giant_squid_chance_discards() -> None:
    """INC-A08, INC-192."""
    state = GAME.position({"players": 2, "phase": "earnings", **spelled("crisis_discard")})
    assert actor(state) == "chance"


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        ({"speed": 1}, ""),
        ({"players": 5}, ""),
        ({"ruleset": "house"}, ""),
        ({"options": 3}, ""),
        ({"options": {"bop_max": 9}}, "INC-A06"),
        ({"deal": {"P1": "big_brother"}}, "INC-076"),
        ({"turn": 0}, "INC-080"),
        ({"turn": 5}, "INC-080"),
        ({"phase": "lunch"}, ""),
        ({"due": "P1"}, "INC-091"),
        ({"phase": "lobbying", "due": "P9"}, ""),
        ({"growth": 0}, ""),
        ({"interest": 21}, ""),
        ({"stress": "high"}, "INC-024"),
        ({"stress": 3}, "INC-024"),
        ({"power": 4}, "INC-024"),
        ({"rd": "moon.1"}, ""),
        ({"rd": "russia.1"}, "INC-038"),
        ({"outlook": {"opened": ["nothing"]}}, ""),
        ({"outlook": {"opened": "shale_revolution"}}, ""),
        ({"outlook": {"opened": ["shale_revolution"], "ahead": "shale_revolution"}}, "INC-072"),
        ({"payoff": {"revealed": {"gold": 1}}}, ""),
        ({"payoff": {"revealed": {"heavy": -1}}}, ""),
        ({"payoff": {"revealed": {"heavy": 6}}}, "INC-073"),
        ({"events": ["tax_havens"]}, ""),
        ({"countries": {"moon": {}}}, ""),
        ({"countries": {"us": []}}, ""),
        ({"countries": {"us": {"affiliation": "UN"}}}, ""),
        ({"countries": {"tax_havens": {"affiliation": "NATO"}}}, ""),
        ({"countries": {"us": {"squares": {"uk.1": "P1"}}}}, ""),
        ({"countries": {"us": {"squares": {"us.1": "P4"}}}}, ""),
        ({"countries": {"us": {"cubes": {"P1": 1}}}}, "INC-161"),
        ({"countries": {"us": {"guards": {"P1": 1}}}}, "INC-036"),
        ({"phase": "competition", "countries": {"us": {"cubes": {"P1": 60}}}}, "INC-031"),
        ({"phase": "competition", "countries": {"us": {"guards": {"P1": 1}}}}, "INC-035"),
        ({"countries": {"uk": {"affiliation": "BATTLEGROUND"}}}, "INC-177"),
        ({"countries": {"uk": {"out": 1}}}, ""),
        ({"seats": {"P4": {}}}, ""),
        ({"seats": {"P1": {"gold": 1}}}, ""),
        ({"seats": {"P1": {"cash": -1}}}, ""),
        ({"seats": {"P1": {"cash": 10**9}}}, ""),
        ({"seats": {"P1": {"shares": {"uk": 1}}}}, ""),
        ({"seats": {"P1": {"shares": {"russia": 3}}}}, "INC-111"),
        ({"options": {"bond_supply": 2}, "seats": {"P1": {"bonds": 3}}}, "INC-A13"),
        ({"task": {"type": "nap"}}, ""),
        ({"task": 4}, ""),
        ({"task": {"type": "remove_cube", "country": "moon", "seller": "P1"}}, ""),
        ({"task": {"type": "remove_cube", "country": "us", "seller": "P7"}}, ""),
        ({"task": {"type": "bid", "country": "us", "waiting": ["P7"]}}, ""),
        ({"task": {"type": "bid", "country": "us"}}, ""),
    ],
)
def test_what_cannot_stand_is_refused_with_place_and_rule(data: dict[str, Any], rule: str) -> None:
    """INC-072, INC-073, INC-024, INC-031, INC-035, INC-036, INC-038, INC-161 among others."""
    with pytest.raises(PositionError) as caught:
        GAME.position(data)
    assert caught.value.rule == rule
    for lang in ("en", "fr"):
        assert caught.value.text(lang)


def test_invariants_find_what_no_position_lets_through() -> None:
    state = GAME.position({})
    ledger = state.ledger.moved(BANK, OUT, 3)
    broken = codec.decode(GAME.state_type, {**codec.encode(state), "ledger": ledger.to_json()})
    assert [breach.rule for breach in invariants(broken)] == ["INC-060"]
    tree = codec.encode(state)
    tree["ledger"]["share_us"]["bank"] += 1
    tree["countries"][-1]["affiliation"] = "NATO"
    tree["seats"][0]["executives"] = 5
    found = [breach.rule for breach in invariants(codec.decode(GAME.state_type, tree))]
    assert found == ["INC-030", "INC-005", "INC-035"]
