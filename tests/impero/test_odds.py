"""Exact chances against counting every fall of the dice (IMP-112, IMP-134, IMP-151)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamekit.impero import odds
from gamekit.impero.board import board
from gamekit.impero.initiative import SIDES


@pytest.mark.parametrize("least", [(), (5,), (4, 5), (5, 5, 5), (4, 4, 5, 7), (5, 4, 5, 6, 1)])
def test_hits_are_those_of_every_fall_of_the_dice(least: tuple[int, ...]) -> None:
    """IMP-112."""
    falls = list(product(range(1, SIDES + 1), repeat=len(least)))
    counts = [sum(die >= face for die, face in zip(fall, least)) for fall in falls]
    expected = tuple(Fraction(counts.count(number), len(falls)) for number in range(len(least) + 1))
    assert odds.hits(least) == expected
    assert sum(odds.hits(least)) == 1
    assert odds.mean(least) == Fraction(sum(counts), len(falls))


def test_the_order_of_the_dice_does_not_matter() -> None:
    """IMP-112."""
    assert odds.hits((4, 5, 5)) == odds.hits((5, 4, 5))


def test_units_hit_from_their_printed_face_on() -> None:
    """IMP-112."""
    chances = {unit.id: odds.hit_chance(unit.hits) for unit in board().units.values() if unit.hits <= SIDES}
    assert chances == {
        "fantassin": Fraction(1, 3), "archer": Fraction(1, 3), "cavalier": Fraction(1, 2), "navire": Fraction(1, 3),
    }  # fmt: skip


def test_a_mission_has_three_outcomes() -> None:
    """IMP-151."""
    assert odds.mission() == {"success": Fraction(1, 2), "nothing": Fraction(1, 3), "caught": Fraction(1, 6)}
