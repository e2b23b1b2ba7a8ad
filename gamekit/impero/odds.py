"""Exact chances of hits and of missions, as fractions (IMP-112, IMP-134, IMP-151)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from gamekit.impero.initiative import SIDES
from gamekit.impero.spy_die import result


def hit_chance(least: int) -> Fraction:
    """Return the chance that one die shows ``least`` or more.

    Examples
    --------
    >>> [str(hit_chance(least)) for least in (4, 5, 7)]
    ['1/2', '1/3', '0']
    """
    return Fraction(max(0, SIDES + 1 - least), SIDES)


def hits(least: Iterable[int]) -> tuple[Fraction, ...]:
    """Return the chance of each number of hits, of none first, with dice that hit from these faces on.

    Examples
    --------
    >>> [str(chance) for chance in hits((5, 5))]
    ['4/9', '4/9', '1/9']
    """
    # The order of the dice does not matter.
    return _hits(tuple(sorted(least)))


@lru_cache(maxsize=2**9)
def _hits(least: tuple[int, ...]) -> tuple[Fraction, ...]:
    if not least:
        return (Fraction(1),)
    before, hit = _hits(least[:-1]), hit_chance(least[-1])
    missed = [chance * (1 - hit) for chance in before] + [Fraction(0)]
    struck = [Fraction(0)] + [chance * hit for chance in before]
    return tuple(one + other for one, other in zip(missed, struck))


def mean(least: Iterable[int]) -> Fraction:
    """Return how many hits such dice make on average."""
    return sum(map(hit_chance, least), Fraction(0))


def mission() -> dict[str, Fraction]:
    """Return the chance that a mission succeeds, comes to nothing, or costs the spy (IMP-151).

    Examples
    --------
    >>> {what: str(chance) for what, chance in mission().items()}
    {'success': '1/2', 'nothing': '1/3', 'caught': '1/6'}
    """
    faces = [result(face) for face in range(1, SIDES + 1)]
    return {what: Fraction(faces.count(what), SIDES) for what in ("success", "nothing", "caught")}
