"""What can be asked about a position of Imperial 2030."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.imperial2030.board import board
from widgets.truths.branch import Branch, Truth
from widgets.truths.imperial2030.money import FLOWS, PURSES, flow, purse, score, tax_chart
from widgets.truths.imperial2030.numbers import NATION_NUMBERS, SEAT_NUMBERS
from widgets.truths.imperial2030.pieces import CHOICES, count

SUBJECTS = (
    *(f"<nation> {what}" for what in (*NATION_NUMBERS, "government", "rondel")),
    *(f"<player> {what}" for what in SEAT_NUMBERS),
    *(f"<nation or player> {what}" for what in FLOWS),
    "<region> flag",
    "<region> factory",
    "<region> units",
    "card",
    "winner",
    "allowed",
)
"""Everything that can be asked about."""


def subject(view: Mapping[str, Any], words: tuple[str, ...], seats: Mapping[str, str]) -> tuple[str, str]:
    """Return whom and what these words ask about, or two empty texts; ``seats`` has names of players, folded."""
    if words in (("card",), ("winner",)):
        return "", words[0]
    if len(words) >= 2:
        who, what = " ".join(words[:-1]), words[-1].casefold()
        if who.upper() in view["nations"] and what in (*NATION_NUMBERS, *FLOWS, "government", "rondel"):
            return who.upper(), what
        if who.casefold() in seats and what in (*SEAT_NUMBERS, *FLOWS):
            return seats[who.casefold()], what
        if (region := board().find(who)) and what in ("flag", "factory", "units"):
            return region, what
    return "", ""


def truth(branch: Branch, who: str, what: str) -> Truth:
    """Return the answer to what is asked, with what makes it so."""
    if what in FLOWS:
        return flow(branch, who, what)
    if what in PURSES:
        return purse(branch, who, what)
    if what == "score":
        return score(branch, who)
    if what in NATION_NUMBERS:
        return count(branch, who, what)
    return CHOICES[what](branch, who)


def given() -> Mapping[str, str]:
    """Return the board's own chart, for the lesson that asks what it gives."""
    return {"chart": tax_chart()}
