"""The biased player reaches the branches of IMPERO that random play hardly ever does."""

from __future__ import annotations

from collections import Counter

import pytest

import gamekit
from gamekit.players.impero.moods import MOODS, weigh
from gamekit.players.loop import question
from tests.players.impero_games import GAME, happenings, rare_branches
from tests.players.played import check_states, check_verbs, check_weights, counted

RARE = (
    "army_divided",
    "battle at sea",
    "battle on land",
    "building_hit",
    "city taken from a player",
    "fought_on",
    "garrison_destroyed",
    "mission against building",
    "mission against influence",
    "mission against stability",
    "mission against stocks",
    "mission: caught",
    "neutral",
    "neutral city taken",
    "no_yield",
    "offer: route",
    "pledge_lapsed",
    "retreated",
    "revolted",
    "route by sea",
    "route shared",
    "route_ended",
    "seven",
    "ships_sunk",
    "siege_lifted",
    "spy_back",
    "tier 2",
    "tier 3",
    "trade_dropped",
    "unit lost: deficit",
    "unit lost: drowned",
    "unit lost: siege",
    "verb revolt",
)


@pytest.fixture(scope="module")
def reached() -> Counter[str]:
    return counted(happenings, rare_branches())


@pytest.mark.slow
@pytest.mark.parametrize("branch", RARE)
def test_a_rare_branch_is_reached(reached: Counter[str], branch: str) -> None:
    assert reached[branch] > 0, dict(reached)


@pytest.mark.slow
def test_every_verb_is_used(reached: Counter[str]) -> None:
    check_verbs(GAME, reached)


@pytest.mark.slow
def test_every_state_of_these_games_keeps_the_invariants() -> None:
    check_states(rare_branches()[::3], 7)


def test_the_seed_picks_the_mood() -> None:
    session = gamekit.position(GAME, {"players": 2, "season": "ete", "phase": "management"})
    asked = question(session, session.to_act)
    weights = {mood.name: weigh(asked, place) for place, mood in enumerate(MOODS)}
    assert weigh(asked, len(MOODS) + 2) == weights[MOODS[2].name]
    puts = [place for place, action in enumerate(asked.legal) if action.TAG == "influence"]
    shares = {name: sum(row[place] for place in puts) / sum(row) for name, row in weights.items()}
    assert shares["schemer"] == max(shares.values()) > shares["even"]


@pytest.mark.slow
def test_no_legal_action_is_impossible_and_no_float_decides() -> None:
    check_weights(rare_branches()[::2], 13, weigh, len(MOODS))
