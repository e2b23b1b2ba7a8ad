"""What a view says squares and bonds would bring and cost is what Earnings then pay and take."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gamekit.core.events import Paid
from gamekit.core.game import PUBLIC
from gamekit.incorporated import GAME
from gamekit.incorporated.events import Reckoned
from gamekit.incorporated.state import State, squares_of
from tests.incorporated.support import Play
from tests.play import NAMES

CALM: dict[str, Any] = {"phase": "earnings", "growth": 1, "stress": 0, "task": {"type": "crisis_die"}}


def positions(count: int) -> list[State]:
    """Return positions from games played by chance."""
    found = []
    for seed in range(count):
        chance, state = Random(seed), GAME.position({"phase": "investment", "due": "P1"})
        for _ in range(chance.randrange(20, 200)):
            if not (legal := GAME.legal_actions(state)):
                break
            state = GAME.apply(state, chance.choice(legal)).state
        found.append(state)
    return found


@pytest.mark.parametrize("state", positions(12))
def test_holdings_count_the_squares_of_each_seat(state: State) -> None:
    """INC-037."""
    shown = GAME.view(state, PUBLIC)["holdings"]
    for seat, own in shown.items():
        assert own == {industry: squares_of(state, seat, industry) for industry in own}


def test_prospects_are_what_earnings_pay() -> None:
    """INC-193, INC-194, INC-196, INC-EX-22: without a crisis each seat gets what its view said, and pays as it said."""
    payoff = {"revealed": {"finance": 2, "heavy": 1, "energy": 3}}
    owing = {"P1": {"bonds": 2}, "P3": {"bonds": 4}}
    play = Play.at({**CALM, "payoff": payoff, "seats": owing})
    view = GAME.view(play.state, PUBLIC)
    play("chance die 12")
    for seat in play.state.order():
        paid = [e for e in play.events if isinstance(e, Paid) and e.unit == "cash"]
        earned = sum(e.amount for e in paid if e.target == seat and e.cause in ("payoff", "leader"))
        taken = sum(e.amount for e in paid if e.source == seat and e.cause == "interest")
        assert earned == view["prospects"]["totals"][seat]
        assert taken == view["seats"][seat]["interest"]
    assert view["prospects"]["each"] == {"finance": 2, "heavy": 1, "energy": 3}
    assert set(view["prospects"]["earnings"]["P1"]) == {"finance", "heavy", "energy"}


def test_bonds_show_what_they_cost_now_and_at_the_end() -> None:
    """INC-053, INC-056, INC-059."""
    own = GAME.view(GAME.position({"interest": 12, "seats": {"P1": {"bonds": 4}}}))["seats"]["P1"]
    assert (own["interest"], own["repay"], own["penalty"]) == (4, 48, 80)


@pytest.mark.parametrize(
    ("data", "action", "said"),
    [
        (
            {"phase": "investment", "interest": 17, "seats": {"P1": {"bonds": 3}}},
            "P1 loan",
            "Ann takes a loan: 17 on the Interest track − 3 for the bonds already owed = $14.",
        ),
        (
            {"phase": "earnings", "growth": 5, "stress": 1, "task": {"type": "crisis_die"}},
            "chance die 4",
            "Growth 5 +\u00a01 for Stress = 6, but the crisis die shows only 4: a crisis of intensity 6 − 4 = 2.",
        ),
        (
            {"phase": "earnings", "growth": 5, "stress": -1, "task": {"type": "crisis_die"}},
            "chance die 4",
            "Growth 5 −\u00a01 for Stress = 4, and the crisis die shows 4: no crisis.",
        ),
        (
            {**CALM, "seats": {"P1": {"bonds": 3, "cash": 50}}},
            "chance die 12",
            "Ann pays interest: 3 bonds × $1 = $3.",
        ),
        (
            {**CALM, "seats": {"P1": {"bonds": 3, "cash": 2}}, "payoff": {"revealed": {}}},
            "chance die 12",
            "Ann owes interest, 3 bonds × $1, and pays the $2 still there.",
        ),
        (
            {
                "phase": "earnings",
                "interest": 12,
                "seats": {"P3": {"bonds": 4, "cash": 50}},
                "task": {"type": "repay", "waiting": ["P3"]},
            },
            "P3 repay 2",
            "Cleo repays 2 bonds × $12 = $24.",
        ),
    ],
)
def test_the_log_says_how_a_sum_comes_about(data: dict[str, Any], action: str, said: str) -> None:
    """INC-052, INC-191, INC-053, INC-054, INC-056."""
    play = Play.at(data)(action)
    assert said in [event.text("en", GAME.id, NAMES) for event in play.events]


def test_every_payment_with_a_sum_adds_up() -> None:
    """INC-193, INC-200: count times each, less what is taken off, is the amount."""
    payoff = {"revealed": {"finance": 2, "heavy": 1}}
    play = Play.at({**CALM, "payoff": payoff})("chance die 12")
    told = [e for e in play.events if isinstance(e, Reckoned)]
    # Without a card drawn ahead the game ends here, and all squares are scored.
    assert {e.cause for e in told} == {"payoff", "end_squares"}
    assert all(e.amount == e.count * e.each - e.less > 0 for e in told)
