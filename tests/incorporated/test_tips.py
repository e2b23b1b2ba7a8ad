"""The strategy tips: from which number on much is much, and what each of them rests on."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from gamekit.core.verdict import Reason
from gamekit.incorporated import GAME, tips
from gamekit.incorporated.board import board
from tests.incorporated.support import Play

NUMBERLESS = {
    "two",
    "overbid",
    "overbid.public",
    "bidding",
    "specialise",
    "sell_into",
    "industries",
    "cube_first",
    "flip.never",
}
"""Tips that hold at any number."""


def told(state: Any) -> dict[str, Reason]:
    """Return the tips of a position by their names."""
    return {tip.message.removeprefix("incorporated.tip."): tip for tip in GAME.menu(state).tips}


def worth(play: Play, country: str) -> set[str]:
    return {tip.message.removeprefix("incorporated.tip.") for tip in tips.worth(play.state, country)}


def invest(interest: int, bonds: int = 0, **data: Any) -> Play:
    return Play.at(
        {"phase": "investment", "due": "P1", "interest": interest, "seats": {"P1": {"bonds": bonds}}, **data}
    )


def test_the_decision_tells_the_numbers_that_the_code_has() -> None:
    """INC-S15: in the order of its text."""
    numbers = re.findall(r"\d+", GAME.rulebook("rulebook")["INC-S15"].text["en"])
    known = [tips.MOST, tips.MANY_SQUARES, tips.FEW_SQUARES, tips.GOOD_CARDS, tips.CROWDED, tips.FAR, tips.NEAR]
    known += [tips.HIGH_LOAN, tips.LOW_LOAN, tips.MANY_BONDS, tips.LOW_CHANCE, tips.LATE]
    assert numbers == list(map(str, known))
    assert "half" in GAME.rulebook("rulebook")["INC-S15"].text["en"]
    assert tips.EASY * 2 == 1
    assert told(invest(18).state)["loans.cheap"].rules[-1] == "INC-S15"


@pytest.mark.parametrize(
    ("interest", "bonds", "tip"),
    [
        (20, 0, "cheap"),
        (18, 1, "cheap"),
        (17, 1, None),
        (16, 0, None),
        (15, 0, "care"),
        (11, 0, "care"),
        (20, 2, "care"),
    ],
)
def test_when_loans_are_cheap_or_call_for_care(interest: int, bonds: int, tip: str | None) -> None:
    """INC-S15, INC-052: by the track, and by the bonds owed."""
    found = {name for name in told(invest(interest, bonds).state) if name.startswith("loans.")}
    assert found == ({f"loans.{tip}"} if tip else set())


def test_squares_are_many_in_three_countries_and_few_in_two() -> None:
    """INC-S15: as the rulebook names them: the United States, the Eurozone and China; Russia and Brazil."""
    play = invest(16)
    many = {land for land in board().majors if "squares.many" in worth(play, land)}
    few = {land for land in board().majors if "squares.few" in worth(play, land)}
    assert many == {"us", "eurozone", "china"}
    assert few == {"russia", "brazil"}


@pytest.mark.parametrize(("cards", "many"), [(1, False), (2, True)])
def test_payoff_cards_are_many_from_two_a_square_on(cards: int, many: bool) -> None:
    """INC-S15: Russia has two squares of Energy."""
    play = invest(16, payoff={"revealed": {"energy": cards}})
    assert ("payoff" in worth(play, "russia")) is many


@pytest.mark.parametrize(("held", "crowded"), [(2, False), (3, True)])
def test_there_is_much_competition_from_three_squares_of_others_on(held: int, crowded: bool) -> None:
    """INC-S15: whoever holds them."""
    owners = ["P2", "P3", "P2"][:held]
    squares = dict(itertools.zip_longest(board().lands["us"].squares, owners, fillvalue=""))
    play = invest(16, countries={"us": {"squares": squares}})
    assert len(play.state.country("us").foreign("P1")) == held
    assert ("crowded" in worth(play, "us")) is crowded


def test_connections_are_many_or_few_by_the_minors_in_reach() -> None:
    """INC-S15: Japan reaches almost the whole world once South Sea is in its camp, two countries before that."""
    play = invest(16)
    assert len(tips.reach(play.state, "japan")) == 2
    assert "reach.near" in worth(play, "japan")
    joined = invest(16, countries={"south_sea": {"affiliation": "NATO"}})
    assert len(tips.reach(joined.state, "japan")) >= 8
    assert "reach.far" in worth(joined, "japan")


@pytest.mark.parametrize(("growth", "stress", "calm"), [(3, 0, True), (4, 0, False), (2, 1, True)])
def test_a_crisis_is_improbable_up_to_two_numbers_of_the_die(growth: int, stress: int, calm: bool) -> None:
    """INC-S15, INC-190: difficulty 3 is two of twelve numbers."""
    task = {"type": "bid", "country": "eurozone", "price": 4, "leader": "P1", "waiting": ["P2", "P3"]}
    play = invest(16, growth=growth, stress=stress, task=task)
    found = {tip.message for tip in tips.bid(play.state)}
    assert ("incorporated.tip.calm" in found) is calm


def test_only_tips_that_rest_on_a_number_cite_the_decision() -> None:
    """INC-S15: all others rest on rules alone."""
    seen: dict[str, bool] = {}
    for interest, bonds in ((20, 0), (16, 0), (12, 3)):
        play = invest(interest, bonds)
        for land in board().majors:
            for state in (play.state, Play(play.state)(f"P1 auction {land}").state):
                seen |= {name: tips.THRESHOLDS in tip.rules for name, tip in told(state).items()}
    assert {name for name, cited in seen.items() if not cited} <= NUMBERLESS
    assert not {name for name, cited in seen.items() if cited} & NUMBERLESS
    assert any(seen.values())
