"""The odds of a battle: an exact calculation over the dice, round by round (IMP-111 to IMP-113).

Chances are whole millionths, so that they are the same on every machine.
"""

from __future__ import annotations

from functools import lru_cache

from gamekit.impero.board import SHIP, board

SURE = 1_000_000

MOST = 8
"""Larger sides are counted as so many."""

Side = tuple[int, ...]
"""Combat units per kind."""

Result = tuple[int, int, int]
"""Chance that only the first side is left, and what is left of both sides on the average, in millionths of a unit."""


def ships(own: int, foe: int) -> Result:
    """Return the odds of ships against ships."""
    return _fight((own,), (foe,), False, (board().units[SHIP].hits,), ())


def armies(own: Side, foe: Side) -> Result:
    """Return the odds of combat units against combat units, both in the order of the board."""
    units = [board().units[kind] for kind in board().combat]
    first = tuple(place for place, unit in enumerate(units) if unit.first)
    return _fight(_cut(own), _cut(foe), True, tuple(unit.hits for unit in units), first)


def _cut(side: Side) -> Side:
    left, cut = MOST, []
    for number in reversed(side):
        cut.append(min(number, left))
        left -= cut[-1]
    return tuple(reversed(cut))


@lru_cache(maxsize=2**12)
def _hits(side: Side, least: tuple[int, ...], only: tuple[int, ...], without: tuple[int, ...]) -> tuple[int, ...]:
    """Return the chance of each number of hits of a side."""
    chances = [SURE]
    for place, number in enumerate(side):
        if (only and place not in only) or place in without:
            continue
        hit = SURE * (7 - least[place]) // 6
        for _ in range(number):
            more = [*chances, 0]
            for count, chance in enumerate(chances):
                struck = chance * hit // SURE
                more[count] += -struck
                more[count + 1] += struck
            chances = more
    return tuple(chances)


def lose(side: Side, hits: int, least: tuple[int, ...]) -> Side:
    """Return a side after hits; whoever hits rarely goes first, of equal ones the most numerous kind."""
    left = list(side)
    for _ in range(min(hits, sum(side))):
        place = max((p for p, number in enumerate(left) if number), key=lambda p: (least[p], left[p], -p))
        left[place] -= 1
    return tuple(left)


@lru_cache(maxsize=2**14)
def _fight(own: Side, foe: Side, begins: bool, least: tuple[int, ...], first: tuple[int, ...]) -> Result:
    if not sum(own) or not sum(foe):
        return (SURE if sum(own) else 0, sum(own) * SURE, sum(foe) * SURE)
    win = mine = theirs = stay = 0
    if begins and first and any(side[place] for side in (own, foe) for place in first):
        # Archers roll first and not again in this round.
        for struck, chance in enumerate(_hits(own, least, first, ())):
            for hurt, other in enumerate(_hits(foe, least, first, ())):
                weight = chance * other // SURE
                if weight:
                    after = _second(lose(own, hurt, least), lose(foe, struck, least), least, first)
                    win, mine, theirs = _add((win, mine, theirs), after, weight)
        return win, mine, theirs
    for struck, chance in enumerate(_hits(own, least, (), ())):
        for hurt, other in enumerate(_hits(foe, least, (), ())):
            weight = chance * other // SURE
            if not struck and not hurt:
                stay = weight
            elif weight:
                after = _fight(lose(own, hurt, least), lose(foe, struck, least), False, least, first)
                win, mine, theirs = _add((win, mine, theirs), after, weight)
    # Rounds without a hit change nothing.
    moved = SURE - stay
    return win * SURE // moved, mine * SURE // moved, theirs * SURE // moved


@lru_cache(maxsize=2**12)
def _second(own: Side, foe: Side, least: tuple[int, ...], first: tuple[int, ...]) -> Result:
    """Return the odds from the second half of the first round on, in which archers do not roll."""
    result: Result = (0, 0, 0)
    for struck, chance in enumerate(_hits(own, least, (), first)):
        for hurt, other in enumerate(_hits(foe, least, (), first)):
            if weight := chance * other // SURE:
                after = _fight(lose(own, hurt, least), lose(foe, struck, least), False, least, first)
                result = _add(result, after, weight)
    return result


def _add(total: Result, result: Result, weight: int) -> Result:
    return (
        total[0] + result[0] * weight // SURE,
        total[1] + result[1] * weight // SURE,
        total[2] + result[2] * weight // SURE,
    )
