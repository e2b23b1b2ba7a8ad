"""Keyed randomness for whoever drives a session.

Each draw is keyed by (seed, key), not taken from one stream: the same turn can be run twice with another
decision and the same dice. The numbers are the same on every machine and in every version of Python.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import TypeVar

T = TypeVar("T")

CHANCE = "chance"


class Draw:
    """A source of draws.

    Parameters
    ----------
    seed
        Any whole number.

    Examples
    --------
    >>> draw = Draw(7)
    >>> draw.number(6, "die", 1) == Draw(7).number(6, "die", 1)
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def number(self, bound: int, *key: str | int) -> int:
        """Return a whole number from 0 to ``bound - 1``, all equally likely."""
        material = "|".join(str(piece) for piece in (self.seed, *key))
        # 256 bits over a bound of a few digits: the remainder is uniform for all practical purposes.
        return int.from_bytes(hashlib.sha256(material.encode()).digest(), "big") % bound

    def pick(self, outcomes: Sequence[tuple[T, Fraction]], *key: str | int) -> T:
        """Return one of weighted outcomes.

        Parameters
        ----------
        outcomes
            (outcome, probability) pairs whose probabilities sum to 1.
        """
        scale = lcm(*(share.denominator for _, share in outcomes))
        point = self.number(scale, *key)
        for outcome, share in outcomes:
            point -= int(share * scale)
            if point < 0:
                return outcome
        raise ValueError("the probabilities sum to less than 1")

    def shuffled(self, items: Sequence[T], *key: str | int) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates)."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.number(place + 1, *key, place)
            order[place], order[other] = order[other], order[place]
        return tuple(order)
