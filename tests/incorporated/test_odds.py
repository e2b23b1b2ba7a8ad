"""Exact odds of clashes and crises, against the tables of section 7 and against all rolls played one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from gamekit.incorporated import GAME, odds
from gamekit.incorporated.board import CAMPS, HAVENS, board
from tests.incorporated.support import Play

CRISES = {1: (0, 0), 2: (1, 2), 3: (2, 3), 4: (3, 4), 5: (4, 5), 6: (5, 6), 7: (6, 7), 8: (7, 8), 9: (8, 9)}
"""Difficulty: probability of a crisis in twelfths, and twice its mean intensity (section 7)."""

MODIFIERS = range(-4, 5)
CLASHES = {3: (1, 1, 2, 3, 4, 5, 5, 5, 5), 4: (1, 1, 1, 2, 3, 4, 5, 5, 5), 5: (1, 1, 1, 1, 2, 3, 4, 5, 5)}
"""Stability: chances in six with the modifiers -4 to 4 (section 7)."""


@pytest.mark.parametrize("difficulty", CRISES)
def test_the_table_of_crises(difficulty: int) -> None:
    """INC-190, INC-191: (difficulty - 1) twelfths, mean intensity half the difficulty."""
    twelfths, twice = CRISES[difficulty]
    assert odds.crisis_chance(difficulty) == Fraction(twelfths, 12)
    assert odds.mean_intensity(difficulty) == Fraction(twice, 2)
    spread = odds.crisis_intensities(difficulty)
    assert sum(share for _, share in spread) == 1
    assert spread[0] == (0, 1 - Fraction(twelfths, 12))
    assert spread[1:] == tuple((value, Fraction(1, 12)) for value in range(1, difficulty))


@pytest.mark.parametrize("difficulty", [-5, -1, 0, 1])
def test_no_crisis_is_possible_at_a_difficulty_of_one_or_less(difficulty: int) -> None:
    """INC-190: the die shows at least 1."""
    assert odds.crisis_intensities(difficulty) == ((0, Fraction(1)),)
    assert odds.crisis_chance(difficulty) == odds.mean_intensity(difficulty) == 0


@pytest.mark.parametrize("stability", CLASHES)
def test_the_table_of_clashes(stability: int) -> None:
    """INC-175, INC-176."""
    table = [odds.clash_chance(stability, modifier) for modifier in MODIFIERS]
    assert table == [Fraction(chances, 6) for chances in CLASHES[stability]]


@pytest.mark.parametrize("stability", CLASHES)
@pytest.mark.parametrize("modifier", MODIFIERS)
def test_the_least_roll_wins_and_the_one_below_it_does_not(stability: int, modifier: int) -> None:
    """INC-175, INC-176: 1 never wins, 6 always."""
    least = odds.least_roll(stability, modifier)
    assert 2 <= least <= 6
    assert [odds.wins(die, stability, modifier) for die in range(1, 7)] == [die >= least for die in range(1, 7)]


@pytest.mark.parametrize(("country", "nato", "sco"), [("eastern_europe", 1, -1), ("korea", 2, -2), ("iran", 1, -1)])
def test_inc_ex_17_clash_modifiers(country: str, nato: int, sco: int) -> None:
    """INC-EX-17, INC-007, INC-023, INC-174: two for NATO anywhere, in Iran one for SCO besides."""
    state = GAME.position({"power": 2})
    found = [odds.clash(state, country, camp) for camp in CAMPS]
    assert [clash.power for clash in found] == [2, -2]
    assert [clash.power + clash.bonus for clash in found] == [nato, sco]
    assert [clash.result(3) for clash in found] == [3 + nato, 3 + sco]


def test_in_the_us_and_in_china_there_is_no_die() -> None:
    """INC-182: certain for the home camp, impossible for the other."""
    state = GAME.position({})
    assert [odds.clash(state, "us", camp).chance for camp in CAMPS] == [1, 0]
    assert [odds.clash(state, "china", camp).chance for camp in CAMPS] == [0, 1]
    assert odds.clash(state, "us", "SCO").least is None


@pytest.mark.parametrize("power", [-3, 0, 2])
@pytest.mark.parametrize("country", [land for land in board().lands if land not in (HAVENS, "us", "china")])
def test_odds_are_those_of_all_rolls_played(country: str, power: int) -> None:
    """Each face of the die is played from the same position; INC-173 to INC-176."""
    zone = board().lands[country].zone
    countries = {land.id: {"affiliation": "SCO"} for land in board().in_zone(zone or "")}
    countries[country] = {"affiliation": "BATTLEGROUND"}
    for camp in CAMPS:
        rolled = Play.at({"phase": "lobbying", "power": power, "countries": countries})
        rolled(f"P1 lobby power_play {zone}", f"P1 camp {camp}")
        told, won = rolled.events[-1].params(), Counter[str]()
        for action, share in GAME.chance_outcomes(rolled.state):
            assert share == Fraction(1, 6)
            step = GAME.apply(rolled.state, action)
            won[step.state.country(country).affiliation] += 1
        found = odds.clash(rolled.state, country, camp)
        assert found.chance == Fraction(won[camp], 6)
        assert won[camp] + won["BATTLEGROUND"] == 6
        assert (told["least"], told["chances"], told["sides"]) == (found.least, won[camp], 6)


def test_the_view_tells_the_odds_of_the_next_clash_in_each_zone() -> None:
    """INC-172, INC-174: for either camp; nothing where the marker left the game."""
    countries = {"iran": {"affiliation": "NATO"}, "eastern_europe": {"affiliation": "SCO"}}
    shown = GAME.view(GAME.position({"power": 2, "countries": countries}))["clashes"]
    assert shown["third_world"] is shown["europe"] is None
    assert shown["america"] == {
        "country": "south_america",
        "stability": 4,
        "of": 6,
        "camps": {
            "NATO": {"power": 2, "bonus": -1, "least": 3, "chances": 4},
            "SCO": {"power": -2, "bonus": 1, "least": 5, "chances": 2},
        },
    }
