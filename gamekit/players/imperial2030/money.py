"""Bonds: what they are worth to whom, and what a round of buying promises."""

from __future__ import annotations

from gamekit.imperial2030.board import board
from gamekit.players.imperial2030.sight import PACE, POINT, Sight, bonus

OFFICE = 1500
"""What it is worth to choose a nation's moves, beyond its bonuses."""

TREASURE = 120
"""What a million in the treasury of a nation is worth to its government."""


def office(sight: Sight, nation: str) -> int:
    """Return what governing a nation for the rest of the game is worth."""
    turns, _ = sight.outlook
    data = sight.nations[nation]
    taxed = turns * PACE
    return min(turns, 10) * OFFICE // 10 + bonus((data["revenue"] + 3) * POINT) * taxed // POINT * 3 // 4


def worth(sight: Sight, seat: str, nation: str, value: int) -> int:
    """Return what a bond is worth to a player beyond its price, government and treasury included.

    Parameters
    ----------
    value
        Face value in millions, which is its price.
    """
    gain = board().interest[value] * sight.final_factor(nation) - value * POINT
    government = sight.nations[nation]["government"]
    credit = sight.credit(seat, nation) + value
    if government == seat:
        gain += value * TREASURE + _defence(sight, seat, nation, value)
    elif government is None or credit > sight.credit(government, nation):
        gain += value * TREASURE + office(sight, nation)
    return gain


def _defence(sight: Sight, seat: str, nation: str, value: int) -> int:
    """Return the worth of being harder to overthrow: a rival who could take over now could no longer."""
    held = sight.credit(seat, nation)
    dearest = max(sight.nations[nation]["bonds"], default=0)
    strongest = max(
        (
            sight.credit(rival, nation) + min(own["cash"], dearest)
            for rival, own in sight.view["seats"].items()
            if rival != seat
        ),
        default=0,
    )
    return office(sight, nation) // 2 if held < strongest <= held + value else 0


def best_purchase(sight: Sight, seat: str, cash: int) -> int:
    """Return what the best bond that a player can pay is worth to him; 0 if none is worth its price."""
    best = 0
    for nation, data in sight.nations.items():
        for value in data["bonds"]:
            if value <= cash:
                best = max(best, worth(sight, seat, nation, value))
    return best


def round_of_buying(sight: Sight, nation: str) -> int:
    """Return what an investor round brings the seat compared with the others, the bonus (INV-2) left out.

    Parameters
    ----------
    nation
        The nation that would land on Investor; its government gets the bonus before it buys.
    """
    gains = {}
    for seat, own in sight.view["seats"].items():
        cash = own["cash"]
        if seat == sight.seat:
            cash += min(2, sight.nations[nation]["treasury"])
        if seat == sight.view["investor_card"]:
            cash += 1
        gains[seat] = best_purchase(sight, seat, cash)
    income = POINT if sight.view["investor_card"] == sight.seat else 0
    mine = gains.pop(sight.seat)
    return income + mine - sum(gains.values()) * 2 // (3 * len(gains))
