"""The biased player reaches the branches of Imperial 2030 that random play hardly ever does."""

from __future__ import annotations

from collections import Counter

import pytest

import gamekit
from gamekit import players
from gamekit.players.chancy import even_by_verb
from gamekit.players.imperial2030.moods import MOODS, weigh
from gamekit.players.loop import question
from tests.players.games import GAME, LEVEL, happenings, rare_branches, tied
from tests.players.played import check_states, check_verbs, counted

RARE = (
    "attack from the spot",
    "battle_over",
    "blocked",
    "cargo_lost",
    "fee too dear",
    "flag_removed",
    "flags_short",
    "governs",
    "landed after a fight",
    "lap of six steps",
    "nothing_imported",
    "peace in reply",
    "points_lost",
    "skipped",
    "supply_short",
    "tie for the first place",
    "unpaid",
)


@pytest.fixture(scope="module")
def reached() -> Counter[str]:
    return counted(happenings, rare_branches())


@pytest.mark.slow
@pytest.mark.parametrize("branch", RARE)
def test_a_rare_branch_is_reached(reached: Counter[str], branch: str):
    assert reached[branch] > 0, dict(reached)


@pytest.mark.slow
def test_every_verb_is_used(reached: Counter[str]):
    check_verbs(GAME, reached)


@pytest.mark.slow
def test_every_state_of_these_games_keeps_the_invariants():
    check_states(rare_branches()[::4], 7)


@pytest.mark.slow
def test_a_tie_is_decided_by_the_credit_sums():
    level = [session for session in rare_branches() if session.initial_position == LEVEL and tied(session)]
    assert level
    for session in level:
        assert dict(session.outcome.ranks) == {"P1": 1, "P2": 2}
        assert "SCO-3" in session.outcome.ended.rules


def test_the_seed_picks_the_mood():
    session = gamekit.new_session(GAME, players=2, seed=1)
    asked = question(session, session.to_act)
    weights = {mood.name: weigh(asked, place) for place, mood in enumerate(MOODS)}
    assert weigh(asked, len(MOODS) + 3) == weights[MOODS[3].name]
    spaces = [action.space for action in asked.legal]
    colonist, idler = (dict(zip(spaces, weights[name])) for name in ("colonist", "idler"))
    assert colonist["maneuver"] == max(colonist.values())
    assert idler["investor"] == max(idler.values())


def test_without_knowledge_of_a_game_verbs_are_even():
    session = gamekit.new_session(GAME, players=2, seed=1)
    session.play("RU investor")
    session.play(session.legal_actions[-1])
    legal = session.legal_actions
    shares: Counter[str] = Counter()
    for action, weight in zip(legal, even_by_verb(legal)):
        shares[action.TAG] += weight
    assert set(shares) == {"buy", "pass"}
    assert len(set(shares.values())) == 1


@pytest.mark.slow
def test_donations_fit_their_template():
    given = []
    for session in rare_branches()[:6]:
        for before, node in zip(session.line, session.steps):
            if node.action.TAG == "donate":
                cash = session.game.view(before.state)["seats"][node.action.actor]["cash"]
                assert 1 <= node.action.amount <= cash
                given.append(node.action.amount / cash)
    assert min(given) < 0.5
    assert max(given) == 1


def test_a_uniform_player_takes_every_legal_action_sooner_or_later():
    session = gamekit.new_session(GAME, players=2, seed=1)
    asked = question(session, session.to_act)
    chosen = Counter(str(players.get("random", seed).choose(asked)) for seed in range(600))
    assert set(chosen) == {str(action) for action in asked.legal}
    assert min(chosen.values()) > 60
