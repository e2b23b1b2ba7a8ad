"""Where menus stand on the board, and the places of the board that cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gamekit.core.menu import Attempts, Option, attempts
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated.board import board
from gamekit.incorporated.payoff import per_square
from gamekit.incorporated.state import State, weight


def spot(square: str) -> str:
    """Return the place of a square on the board.

    Examples
    --------
    >>> spot("us.3")
    'us:us.3'
    """
    return f"{board().squares[square].country}:{square}"


def other_squares(options: Iterable[Option], spell: Callable[[str], Action]) -> Attempts:
    """Return an attempt for each square of the board that is no option."""
    return attempts(options, ((spot(square), spell(square)) for square in board().squares))


def other_countries(options: Iterable[Option], spell: Callable[[str], Action], *more: str) -> Attempts:
    """Return an attempt for each country that is no option, and for ``more`` of the board: Tax Havens."""
    return attempts(options, ((land, spell(land)) for land in (*board().countries, *more)))


def income(state: State, square: str) -> int:
    """Return the dollars that a square earns its owner in this turn if no payoff card changes (INC-193, INC-037)."""
    cards = state.cards.revealed[board().industry_place[board().squares[square].industry]]
    return per_square(cards) * weight(state, square)


def earning(state: State, square: str, kind: str, *rules: str, owner: str = "") -> Reason:
    """Return the words for a choice of a square, with what it earns now.

    Parameters
    ----------
    kind
        What is done there; the message is ``incorporated.do.<kind>``, with ``.from`` if the square has an owner.
    owner
        Whose cube is on the square, ``""`` if none is.
    """
    told = (*rules, "INC-193", *(("INC-037",) if square == state.world.rd else ()))
    pays = income(state, square)
    if owner:
        return reason(f"incorporated.do.{kind}.from", *told, square=square, pays=pays, owner=owner)
    return reason(f"incorporated.do.{kind}", *told, square=square, pays=pays)
