"""Keyed draws: the same numbers for ever, and evenly spread."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.core.chance import Draw

HALF = Fraction(1, 2)


def test_numbers_never_change() -> None:
    """A seed that somebody wrote down must show the same game in ten years."""
    draw = Draw(7)
    assert [draw.number(6, "die", n) for n in range(10)] == [3, 0, 4, 0, 5, 0, 2, 2, 3, 2]
    assert draw.number(10**30, "large") == 167_911_705_504_617_759_036_928_520_770
    assert "".join(Draw(2030).shuffled("ABCDEFGHIJ", "cards")) == "HJGDFEAIBC"
    assert [Draw(seed).pick([("heads", HALF), ("tails", HALF)], "coin") for seed in range(8)] == [
        "tails",
        "tails",
        "tails",
        "tails",
        "heads",
        "tails",
        "tails",
        "tails",
    ]


def test_each_part_of_the_key_counts() -> None:
    numbers = {
        Draw(seed).number(2**64, *key)
        for seed in (0, 1, -1)
        for key in ((), ("die",), ("die", 1), ("die", 2), ("dice", 1), (1, "die"), ("die", 1, 1))
    }
    assert len(numbers) == 21


def test_the_order_of_asking_does_not_count() -> None:
    draw = Draw(3)
    first, second = draw.number(100, "a"), draw.number(100, "b")
    assert (Draw(3).number(100, "b"), Draw(3).number(100, "a")) == (second, first)


@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_numbers_are_evenly_spread(sides: int) -> None:
    draw, throws = Draw(2030), 200 * sides
    counts = Counter(draw.number(sides, "die", n) for n in range(throws))
    assert set(counts) == set(range(sides))
    assert chi_square([counts[n] for n in range(sides)], [throws / sides] * sides) < upper(sides - 1)


def test_picks_follow_their_probabilities() -> None:
    weights = {"rare": Fraction(1, 36), "some": Fraction(1, 4), "often": Fraction(13, 18)}
    draw, throws = Draw(11), 7200
    counts = Counter(draw.pick(list(weights.items()), "pick", n) for n in range(throws))
    expected = [float(share * throws) for share in weights.values()]
    assert chi_square([counts[name] for name in weights], expected) < upper(2)


def test_every_order_comes_up_equally_often() -> None:
    draw, throws = Draw(5), 24 * 150
    counts = Counter(draw.shuffled("abcd", "deck", n) for n in range(throws))
    assert len(counts) == 24
    assert chi_square(list(counts.values()), [throws / 24] * 24) < upper(23)


def chi_square(counts: list[int], expected: list[float]) -> float:
    """Return Pearson's statistic."""
    return sum((got - want) ** 2 / want for got, want in zip(counts, expected, strict=True))


def upper(freedom: int) -> float:
    """Return a bound that chance alone exceeds once in a thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def test_the_test_of_evenness_finds_a_loaded_die() -> None:
    assert chi_square([220, 220, 200, 200, 180, 180], [200.0] * 6) < upper(5)
    assert chi_square([260, 220, 200, 200, 180, 140], [200.0] * 6) > upper(5)


def test_impossible_outcomes_are_never_picked() -> None:
    outcomes = [("never", Fraction(0)), ("always", Fraction(1)), ("nor this", Fraction(0))]
    assert {Draw(seed).pick(outcomes, "x") for seed in range(50)} == {"always"}


def test_probabilities_that_are_too_small_are_noticed() -> None:
    with pytest.raises(ValueError, match="sum to less than 1"):
        Draw(1).pick([("never", Fraction(0))], "x")


@given(st.integers(), st.lists(st.integers(), max_size=12))
def test_shuffling_loses_nothing(seed: int, items: list[int]) -> None:
    assert sorted(Draw(seed).shuffled(items, "x")) == sorted(items)


@given(st.integers(), st.integers(1, 10**9), st.lists(st.text(max_size=5) | st.integers(), max_size=3))
def test_numbers_stay_below_their_bound(seed: int, bound: int, key: list[str | int]) -> None:
    assert 0 <= Draw(seed).number(bound, *key) < bound
