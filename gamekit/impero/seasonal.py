"""The bill of upkeep that a view shows, and what it would be in each season (IMP-057)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.codec import decode
from gamekit.impero import modifiers, upkeep
from gamekit.impero.bill import Bill, Line
from gamekit.impero.board import FOOD, GOLD, board
from gamekit.impero.rulesets import Options
from gamekit.impero.view import bill_data

UNSEEN = 9_999
"""Stocks that are hidden are taken to be enough: the best split does not depend on them then."""


def bill_of(view: Mapping[str, Any], seat: str) -> tuple[dict[str, Any] | None, str]:
    """Return the bill of a seat and its kind: ``paid`` in this season, else the one to ``come``.

    There is none, None, for a seat that is out, and none to come once the game is over.
    """
    if paid := view["bills"].get(seat):
        return paid, "paid"
    return None if view["over"] else view["seats"][seat]["bill"], "come"


def bills_by_season(view: Mapping[str, Any], seat: str) -> dict[str, dict[str, Any]]:
    """Return the bill of a seat as it would be in each season, from its lines and the stocks of a view (IMP-057).

    Without event cards, and with the best split. Where stocks are hidden, nothing is said of what is missing. Empty
    where there is no bill.
    """
    shown, _ = bill_of(view, seat)
    if shown is None:
        return {}
    rows = [{key: value for key, value in line.items() if key != "cost"} for line in shown["lines"]]
    own = Bill(seat, tuple(decode(Line, row) for row in rows))
    stock = view["seats"][seat]["stock"]
    food, gold = (stock[FOOD], stock[GOLD]) if stock else (UNSEEN, UNSEEN)
    known = tuple(board().technologies[name].effect for name in view["seats"][seat]["technologies"])
    relief = -modifiers.added(known, "deficit_shift")
    bills = upkeep.by_season(own, food, gold, relief, decode(Options, view["options"]).deficit_at_7)
    return {season: bill_data(bill, whole=stock is not None) for season, bill in bills.items()}
