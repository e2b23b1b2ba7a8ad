"""Exact odds of the next clash and of the next crisis (section 7 of the rules).

Nothing is simulated: a die has few faces, and each of them is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from gamekit.incorporated.board import NATO, Camp, board
from gamekit.incorporated.state import State


@dataclass(frozen=True, slots=True)
class Clash:
    """A clash that a camp is supported in, before the die is rolled.

    Parameters
    ----------
    power, bonus
        Balance of Power and local bonus as they count for ``camp``: negative if they favour the other (INC-174).
    least
        The least number on the die with which ``camp`` wins; None where no die is rolled (INC-182).
    chance
        Probability that ``camp`` wins.
    """

    country: str
    camp: Camp
    power: int
    bonus: int
    stability: int
    least: int | None
    chance: Fraction

    def result(self, die: int) -> int:
        """Return the result of a roll: the die with what is added to it (INC-174)."""
        return die + self.power + self.bonus


def clash(state: State, country: str, camp: Camp) -> Clash:
    """Return what a clash in a country holds for the camp that is supported, with its exact odds.

    Examples
    --------
    >>> from gamekit.incorporated import GAME
    >>> europe = clash(GAME.position({"power": 2}), "eastern_europe", "NATO")
    >>> europe.power, europe.bonus, europe.stability, europe.least, europe.chance
    (2, -1, 4, 3, Fraction(2, 3))
    """
    land = board().lands[country]
    power = state.world.power if camp == NATO else -state.world.power
    bonus = land.clash_bonus(camp)
    if land.auto_win is not None:
        return Clash(country, camp, power, bonus, land.stability, None, Fraction(camp == land.auto_win))
    least = least_roll(land.stability, power + bonus)
    return Clash(country, camp, power, bonus, land.stability, least, clash_chance(land.stability, power + bonus))


def wins(die: int, stability: int, modifier: int) -> bool:
    """Return whether a roll wins a clash: never a 1, always the highest face, else if it is enough (INC-175, INC-176).

    Parameters
    ----------
    modifier
        Balance of Power plus local bonus, as they count for the supported camp.
    """
    return die > 1 and (die == board().clash_die or die + modifier >= stability)


@cache
def least_roll(stability: int, modifier: int) -> int:
    """Return the least number on the die that wins a clash."""
    return next(die for die in range(1, board().clash_die + 1) if wins(die, stability, modifier))


@cache
def clash_chance(stability: int, modifier: int) -> Fraction:
    """Return the probability of winning a clash.

    Examples
    --------
    >>> clash_chance(5, -1)
    Fraction(1, 6)
    """
    sides = board().clash_die
    return Fraction(sum(wins(die, stability, modifier) for die in range(1, sides + 1)), sides)


def intensity(difficulty: int, die: int) -> int:
    """Return the intensity of the crisis that a roll brings, 0 if it brings none (INC-190, INC-191)."""
    return max(0, difficulty - die)


@cache
def crisis_intensities(difficulty: int) -> tuple[tuple[int, Fraction], ...]:
    """Return each possible intensity with its probability, ascending; 0 is no crisis.

    Examples
    --------
    >>> crisis_intensities(3)
    ((0, Fraction(5, 6)), (1, Fraction(1, 12)), (2, Fraction(1, 12)))
    """
    sides = board().crisis_die
    found = [intensity(difficulty, die) for die in range(1, sides + 1)]
    return tuple((value, Fraction(found.count(value), sides)) for value in sorted(set(found)))


@cache
def crisis_chance(difficulty: int) -> Fraction:
    """Return the probability of a crisis.

    Examples
    --------
    >>> crisis_chance(6)
    Fraction(5, 12)
    """
    return sum((share for value, share in crisis_intensities(difficulty) if value), Fraction(0))


@cache
def mean_intensity(difficulty: int) -> Fraction:
    """Return the mean intensity of a crisis if there is one; 0 where none is possible.

    Examples
    --------
    >>> mean_intensity(5)
    Fraction(5, 2)
    """
    chance = crisis_chance(difficulty)
    mean = sum((value * share for value, share in crisis_intensities(difficulty)), Fraction(0))
    return mean / chance if chance else Fraction(0)
