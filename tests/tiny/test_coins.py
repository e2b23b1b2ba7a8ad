"""The rules of coins, each by its id."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

import gamekit
from gamekit.core.errors import IllegalAction
from gamekit.core.session import Session
from tests import tiny


@pytest.fixture(autouse=True)
def _coins() -> Iterator[None]:
    with tiny.registered():
        yield


def table(players: int = 3, *actions: str, rounds: int = 3, ruleset: str = "fair") -> Session:
    """Return a game in which P1 goes first and some actions were played."""
    session = gamekit.new_session(
        "coins", players, ruleset=ruleset, options={"rounds": rounds}, deal={"first": "P1"}, seed=1
    )
    for action in actions:
        session.play(action)
    return session


def held(session: Session, seat: str) -> tuple[int, int, int]:
    """Return the coins, apples and pears of a player."""
    purse = session.view()["seats"][seat]
    return purse["cash"], purse["apples"], purse["pears"]


def refused(session: Session, action: str) -> tuple[str, ...]:
    """Return the rules by which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        session.play(action)
    return caught.value.verdict.rules


def test_set_1_five_coins_each() -> None:
    assert {held(table(4), seat) for seat in ("P1", "P2", "P3", "P4")} == {(5, 0, 0)}


def test_set_2_the_next_player_goes_first_in_the_next_round() -> None:
    session = table(2, "chance roll 1", "P1 pick apples", "P2 pick pears", "P1 keep", "P2 keep", "chance roll 1")
    assert session.to_act is not None
    assert session.to_act.seat == "P2"


def test_tur_1_only_who_is_asked_acts_and_only_on_what_is_asked() -> None:
    session = table(3, "chance roll 4")
    assert refused(session, "P2 pick apples") == ("TUR-1",)
    assert refused(session, "P1 keep") == ("TUR-1",)
    assert refused(session, "chance roll 4") == ("TUR-1",)


def test_die_1_fair_and_loaded() -> None:
    assert {share for _, share in tiny.GAME.chance_outcomes(table().state)} == {Fraction(1, 6)}
    loaded = tiny.GAME.chance_outcomes(table(ruleset="loaded").state)
    assert [share for _, share in loaded] == [Fraction(1, 10)] * 5 + [Fraction(1, 2)]
    assert refused(table(), "chance roll 7") == ("DIE-1",)


def test_pic_2_the_same_fruit_is_shared_and_the_rest_stays_in_the_bank() -> None:
    session = table(3, "chance roll 5", "P1 pick apples", "P2 pick pears", "P3 pick apples")
    assert [held(session, seat) for seat in ("P1", "P2", "P3")] == [(5, 2, 0), (5, 0, 5), (5, 2, 0)]
    lonely = table(3, "chance roll 1", "P1 pick apples", "P2 pick pears", "P3 pick apples")
    assert held(lonely, "P1") == (5, 0, 0)


def test_sel_1_fruit_is_sold_for_a_coin_a_piece() -> None:
    session = table(2, "chance roll 5", "P1 pick apples", "P2 pick pears")
    assert refused(session, "P1 sell apples 0") == ("SEL-1",)
    assert refused(session, "P1 sell apples 6") == ("PUR-1", "SEL-1")
    assert refused(session, "P1 sell pears 1") == ("PUR-1", "SEL-1")
    session.play("P1 sell apples 3")
    assert held(session, "P1") == (8, 2, 0)


def test_gif_1_coins_are_given_at_any_decision() -> None:
    session = table(3)
    session.play("P3 give P1 5")
    session.play("chance roll 2")
    session.play("P1 give P2 10")
    assert [held(session, seat)[0] for seat in ("P1", "P2", "P3")] == [0, 15, 0]
    assert session.to_act is not None
    assert session.to_act.point == "pick"
    assert refused(session, "P3 give P1 1") == ("PUR-1", "GIF-1")
    assert refused(session, "P2 give P2 1") == ("GIF-1",)
    assert refused(session, "P2 give P4 1") == ("GIF-1",)
    assert refused(session, "chance give P2 1") == ("GIF-1",)
    assert refused(session, "P2 give P1 -1") == ("GIF-1",)


def test_end_1_and_scores() -> None:
    session = table(2, "chance roll 3", "P1 pick apples", "P2 pick pears", "P1 keep", "P2 sell pears 2", rounds=1)
    assert session.outcome is not None
    assert session.outcome.to_json() == {
        "scores": {"P1": 5, "P2": 7},
        "ranks": {"P1": 2, "P2": 1},
        "rules": ["END-1", "SCO-1", "SCO-2"],
    }


def test_sco_1_a_pair_is_worth_three_coins() -> None:
    seats = {"P1": {"cash": 4, "apples": 3, "pears": 2}, "P2": {"cash": 10, "apples": 9}}
    session = gamekit.position("coins", {"turn": 4, "seats": seats})
    assert session.outcome is not None
    assert dict(session.outcome.scores) == {"P1": 10, "P2": 10}
    assert dict(session.outcome.ranks) == {"P1": 1, "P2": 1}
