"""What a bond brings and what it costs: now, each turn, when it is repaid, and at the end of the game.

Every number of the game comes from its own rules: a position with so many bonds is made, and asked. The rate of return
is the economist's reading of those numbers.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from gamekit.classroom.scenarios import places, tracks
from gamekit.core.errors import RondelError
from gamekit.incorporated import GAME, money
from gamekit.incorporated.board import board
from gamekit.incorporated.state import State

RULES = {
    "brings": ("INC-020", "INC-052"),
    "interest": ("INC-053",),
    "repay": ("INC-055", "INC-056"),
    "end": ("INC-059",),
}
"""The rules that each number of a loan rests on."""


@cache
def _position(interest: int, held: int) -> State:
    return GAME.position({**places({"interest": interest}), "phase": "investment", "seats": {"P1": {"bonds": held}}})


def rate_per_turn(brings: int, turns: int, final: int, upkeep: int | None = None) -> float:
    """Return the interest per turn, as a share, at which a loan costs just what it brings.

    Parameters
    ----------
    brings
        Dollars received now.
    turns
        How often interest is paid before the last payment, the last time together with it.
    final
        Dollars paid at last.
    upkeep
        Dollars of interest a turn; the game's when left out (INC-053).

    Examples
    --------
    >>> round(rate_per_turn(20, 4, 20), 4)
    0.05
    >>> rate_per_turn(12, 4, 20) > rate_per_turn(16, 4, 20)
    True
    """
    each = board().bond_interest if upkeep is None else upkeep
    low, high = -0.99, 100.0
    for _ in range(200):
        middle = (low + high) / 2
        worth = sum(each / (1 + middle) ** turn for turn in range(1, turns + 1)) + final / (1 + middle) ** turns
        # What is paid later is worth more the lower the rate is.
        low, high = (middle, high) if worth > brings else (low, middle)
    return (low + high) / 2


def loan_table(
    now: int, later: int | None = None, *, held: int = 0, bonds: int = 5, taken: int = 1, repaid: int | None = None
) -> list[dict[str, Any]]:
    """Return what bonds bring and cost: a row for each that is taken one after the other.

    Parameters
    ----------
    now
        What the Interest track shows when the bonds are taken, in dollars.
    later
        What it shows when they are repaid; the same when left out.
    held
        Bonds that the borrower has already: each makes the next bring a dollar less.
    bonds
        How many are taken; fewer rows if the last would bring nothing.
    taken, repaid
        Turns of the loan and of its repayment, at whose end interest is still paid; the last turn when left out.

    Returns
    -------
    list of dict
        ``bond`` (its number, counted with those held), ``brings``, ``interest`` until repaid, ``repay``, ``gain`` of
        both (negative: a loss); ``interest_end``, ``end``, ``gain_end`` if it is kept to the end of the game instead;
        ``rate`` and ``rate_end``, the interest per turn as a share. Money in dollars.

    Raises
    ------
    RondelError
        For a place that is not on the track, turns there are not, or numbers below 0.

    Examples
    --------
    >>> [(row["brings"], row["interest"], row["repay"], row["gain"]) for row in loan_table(20, 12, bonds=2, repaid=3)]
    [(20, 3, 12, 5), (19, 3, 12, 4)]
    """
    last = board().turns
    then = now if later is None else later
    over = last if repaid is None else repaid
    for place in (now, then):
        if place not in tracks()["interest"]:
            known = ", ".join(map(str, tracks()["interest"]))
            raise RondelError("scenario.place", slider="interest", given=repr(place)[:40], known=known)
    if not 1 <= taken <= over <= last:
        raise RondelError("scenario.loan_turns", taken=taken, repaid=over, most=last)
    if held < 0 or bonds < 1:
        raise RondelError("scenario.bonds", held=held, bonds=bonds)
    made = []
    for count in range(held, held + bonds):
        state = _position(now, count)
        brings = money.loan_value(state, "P1")
        if brings < 1:
            break
        each, repay, penalty = board().bond_interest, _position(then, 0).rate(), board().bond_penalty
        paid, kept = (over - taken + 1) * each, (last - taken + 1) * each
        made.append(
            {
                "bond": count + 1,
                "brings": brings,
                "interest": paid,
                "repay": repay,
                "gain": brings - paid - repay,
                "rate": rate_per_turn(brings, over - taken + 1, repay),
                "interest_end": kept,
                "end": penalty,
                "gain_end": brings - kept - penalty,
                "rate_end": rate_per_turn(brings, last - taken + 1, penalty),
            }
        )
    return made


def price_and_yield(taken: int = 1) -> list[dict[str, Any]]:
    """Return, for each place of the Interest track, what a first bond brings and what it costs per turn to the end.

    Parameters
    ----------
    taken
        The turn in which it is taken.

    Returns
    -------
    list of dict
        ``price`` in dollars, from the highest to the lowest, and ``rate``, a share per turn.

    Examples
    --------
    >>> rows = price_and_yield()
    >>> [round(100 * row["rate"], 1) for row in rows][:2]
    [5.0, 6.5]
    """
    found = [loan_table(price, bonds=1, taken=taken)[0] for price in reversed(tracks()["interest"])]
    return [{"price": row["brings"], "rate": row["rate_end"]} for row in found]
