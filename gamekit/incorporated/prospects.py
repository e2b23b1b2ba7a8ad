"""What squares and bonds would bring and cost: numbers that a view shows with their arithmetic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.incorporated.board import board
from gamekit.incorporated.payoff import leader_of, per_square
from gamekit.incorporated.state import LOCKED, State, weight


def holdings(state: State) -> dict[str, dict[str, int]]:
    """Return each seat's squares of each industry, the one with the R&D marker twice (INC-037)."""
    found = {seat: dict.fromkeys(board().industries, 0) for seat in state.order()}
    squares = iter(board().squares.values())
    for land in state.countries:
        for holder, square in zip(land.squares, squares):
            if holder and holder != LOCKED:
                found[holder][square.industry] += weight(state, square.id)
    return found


def prospects(state: State, held: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """Return what the cards that lie open would pay in the next Earnings, and what bonds cost (INC-193, INC-194).

    Parameters
    ----------
    held
        Squares by seat and industry: see :func:`holdings`.

    Returns
    -------
    dict
        ``each``: dollars for a square, by industry; ``leaders``: the market leader of each industry, or None;
        ``bonus``: dollars of a market leader whose industry pays; ``earnings``: by seat, for each industry that pays
        ``[dollars of the squares, dollars as market leader]``; ``totals``: their sums by seat; ``ending``: dollars for
        a square and for a market leader in the final scoring; ``bond``: dollars of interest a turn and off the result
        at the end, for each bond.
    """
    each = {industry: per_square(cards) for industry, cards in zip(board().industries, state.cards.revealed) if cards}
    leaders = {
        industry: leader_of({seat: own[industry] for seat, own in held.items()}) for industry in board().industries
    }
    bonus = board().leader_bonus[len(state.seats)]
    earnings = {
        seat: {
            industry: [own[industry] * dollars, bonus if leaders[industry] == seat else 0]
            for industry, dollars in each.items()
        }
        for seat, own in held.items()
    }
    return {
        "each": each,
        "leaders": leaders,
        "bonus": bonus,
        "earnings": earnings,
        "totals": {seat: sum(map(sum, paid.values())) for seat, paid in earnings.items()},
        "ending": [board().end_square, board().end_leader[len(state.seats)]],
        "bond": [board().bond_interest, board().bond_penalty],
    }
