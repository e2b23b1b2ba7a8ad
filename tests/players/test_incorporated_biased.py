"""The biased player reaches the branches of Incorporated that random play hardly ever does."""

from __future__ import annotations

from collections import Counter

import pytest

import gamekit
from gamekit.players.incorporated.moods import MOODS, weigh
from gamekit.players.loop import question
from tests.players.incorporated_games import GAME, happenings, rare_branches
from tests.players.played import check_states, check_verbs, check_weights, counted

RARE = (
    "3rd World settled",
    "Tax Havens taken",
    "US or China disputed",
    "clash without a die",
    "crisis with Giant Squid",
    "crisis without Giant Squid",
    "executive killed",
    "income_short",
    "interest_unpaid",
    "kill and grab",
    "lobbied budget",
    "lobbied central_banks",
    "lobbied power_play",
    "lobbied rd",
    "lobbied subsidies",
    "lobbied tax_havens",
    "major flipped",
    "negative cash",
    "nothing_placed",
    "not_exchanged",
    "out of Tax Havens",
    "paid private",
    "paid reverse",
    "power_unchanged",
    "reshuffled",
    "two arrows",
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
    check_states(rare_branches()[::4], 5)


def test_the_seed_picks_the_mood() -> None:
    session = gamekit.new_session(GAME, players=2, seed=1)
    while session.to_act.point != "invest_action":
        if session.to_act.actor == "chance":
            session.draw()
        else:
            session.play(session.legal_actions[0])
    asked = question(session, session.to_act)
    weights = {mood.name: weigh(asked, place) for place, mood in enumerate(MOODS)}
    assert weigh(asked, len(MOODS) + 2) == weights[MOODS[2].name]
    sells = [place for place, action in enumerate(asked.legal) if action.TAG == "sell"]
    shares = {name: sum(row[place] for place in sells) / sum(row) for name, row in weights.items()}
    assert shares["dealer"] == max(shares.values()) > shares["even"]


@pytest.mark.slow
def test_no_legal_action_is_impossible_and_no_float_decides() -> None:
    check_weights(rare_branches()[:6], 11, weigh, len(MOODS))
