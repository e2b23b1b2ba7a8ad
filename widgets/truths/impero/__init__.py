"""What can be asked about a position of IMPERO."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.impero.board import board
from gamekit.impero.pieces import LETTERS
from gamekit.impero.words import NAME
from widgets.truths.branch import Branch, Truth
from widgets.truths.impero.bills import PENALTIES, SEAT_BILLS, TIERS, penalty
from widgets.truths.impero.income import earns
from widgets.truths.impero.places import CITY, REGION, influence, limit
from widgets.truths.impero.stocks import UNITS, owned, points, stock
from widgets.truths.impero.turns import GLOBAL, PIECE, answer

ALONE: dict[str, Callable[[Branch, str], Truth]] = {**GLOBAL, "limit": limit}
"""What is asked about in one word."""
OF_SEAT: dict[str, Callable[[Branch, str], Truth]] = {**SEAT_BILLS, "cities": owned, "score": points}
"""What of a player is asked about in one word, besides stocks."""
OF_CITY: dict[str, Callable[[Branch, str], Truth]] = {**CITY, "answer": answer}

SUBJECTS = (
    "<player> <resource>",
    "<player> income <resource>",
    *(f"<player> {what}" for what in OF_SEAT),
    "<player> <city>",
    *(f"<player> <piece> {what}" for what in PIECE),
    *(f"<city> {what}" for what in OF_CITY),
    *(f"<region> {what}" for what in REGION),
    *(f"<tier> {what}" for what in PENALTIES),
    *ALONE,
    "allowed",
)
"""Everything that can be asked about."""


def subject(_view: Mapping[str, Any], words: tuple[str, ...], seats: Mapping[str, str]) -> tuple[str, str]:
    """Return whom and what these words ask about, or two empty texts; ``seats`` has names of players, folded."""
    folded = tuple(word.casefold() for word in words)
    if len(folded) < 2:
        return "", folded[0] if folded and folded[0] in ALONE else ""
    *whom, what = folded
    who = " ".join(whom)
    if who in seats and what in (*UNITS, *OF_SEAT, *board().cities):
        return seats[who], what
    *player, last = whom
    seat = seats.get(" ".join(player), "")
    if seat and last == "income" and what in UNITS:
        return seat, f"income {what}"
    if seat and what in PIECE and NAME.fullmatch(last) and (what == "steps" or last[0] == LETTERS["army"]):
        return f"{seat} {last}", what
    known = (
        who in board().cities and what in OF_CITY,
        who in board().regions and what in REGION,
        who in TIERS and what in PENALTIES,
    )
    return (who, what) if any(known) else ("", "")


def truth(branch: Branch, who: str, what: str) -> Truth:
    """Return the answer to what is asked, with what makes it so."""
    if what in PIECE:
        seat, _, name = who.partition(" ")
        return PIECE[what](branch, seat, name)
    if what in UNITS and who not in TIERS:
        return stock(branch, who, what)
    if what.startswith("income "):
        return earns(branch, who, what.removeprefix("income "))
    if what in board().cities:
        return influence(branch, who, what)
    if who in TIERS:
        return penalty(branch, who, what)
    return _OTHERS[what](branch, who)


_OTHERS: dict[str, Callable[[Branch, str], Truth]] = {**ALONE, **OF_SEAT, **OF_CITY, **REGION}


def given() -> Mapping[str, str]:
    """Return nothing: the texts of the lessons take nothing from the board."""
    return {}
