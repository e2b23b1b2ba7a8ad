"""What can be asked about a position of Incorporated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.incorporated.board import CAMPS, board
from widgets.truths.branch import Branch, Truth
from widgets.truths.incorporated.money import SEAT_NUMBERS, loan, money
from widgets.truths.incorporated.odds import CLASH, GLOBAL_ODDS, clash
from widgets.truths.incorporated.sliders import SLIDERS, slider
from widgets.truths.incorporated.squares import COUNTRY, INDUSTRY, battleground, holder, squares, winner

SUBJECTS = (
    *(f"<player> {what}" for what in (*SEAT_NUMBERS, "loan")),
    "<player> <industry>",
    *SLIDERS,
    *GLOBAL_ODDS,
    *(f"<zone> <camp> {what}" for what in CLASH),
    "<zone> battleground",
    *(f"<country> {what}" for what in COUNTRY),
    "<square> holder",
    *(f"<industry> {what}" for what in INDUSTRY),
    "winner",
    "allowed",
)
"""Everything that can be asked about."""


def subject(view: Mapping[str, Any], words: tuple[str, ...], seats: Mapping[str, str]) -> tuple[str, str]:
    """Return whom and what these words ask about, or two empty texts; ``seats`` has names of players, folded."""
    if len(words) == 1:
        return "", words[0] if words[0] in (*SLIDERS, *GLOBAL_ODDS, "winner") else ""
    who, what = " ".join(words[:-1]).casefold(), words[-1].casefold() if words else ""
    if who in seats and what in (*SEAT_NUMBERS, "loan", *board().industries):
        return seats[who], what
    zone, _, camp = who.partition(" ")
    known = (
        zone in view["zones"] and camp.upper() in CAMPS and what in CLASH,
        who in view["zones"] and what == "battleground",
        who in view["countries"] and what in COUNTRY,
        who in board().squares and what == "holder",
        who in board().industries and what in INDUSTRY,
    )
    return (who, what) if any(known) else ("", "")


def truth(branch: Branch, who: str, what: str) -> Truth:
    """Return the answer to what is asked, with what makes it so."""
    if what in board().industries:
        return squares(branch, who, what)
    if what in SEAT_NUMBERS:
        return money(branch, who, what)
    if what in SLIDERS:
        return slider(branch, what)
    if what in CLASH:
        zone, _, camp = who.partition(" ")
        return clash(branch, zone, camp.upper(), what)
    return _OTHERS[what](branch, who)


_OTHERS: dict[str, Callable[[Branch, str], Truth]] = {
    **GLOBAL_ODDS,
    **COUNTRY,
    **INDUSTRY,
    "loan": loan,
    "battleground": battleground,
    "holder": holder,
    "winner": winner,
}


def given() -> Mapping[str, str]:
    """Return nothing: the texts of the lessons take nothing from the board."""
    return {}
