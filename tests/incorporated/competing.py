"""Positions in phase 3 of Incorporated, and what the tests of its rules ask of them."""

from __future__ import annotations

from typing import Any

from gamekit.core.verdict import Verdict
from tests.incorporated.support import Play
from tests.play import NAMES

HAVEN_SQUARE = "tax_havens.1"
MINE, YOURS = {"P1": 1}, {"P2": 1}


def fought(countries: dict[str, Any], due: str = "P1", **data: Any) -> Play:
    """Return a position in Competition with the given countries; P1 is green, P2 blue, P3 red."""
    return Play.at({"phase": "competition", "due": due, "countries": countries, **data})


def cubes(play: Play, country: str) -> dict[str, int]:
    return dict(play.state.country(country).cubes)


def guards(play: Play, country: str) -> dict[str, int]:
    return dict(play.state.country(country).guards)


def words(verdict: Verdict, lang: str = "en") -> str:
    return verdict.named(NAMES).text(lang)


def only(play: Play, verb: str) -> list[str]:
    """Return the legal actions of a verb."""
    return [text for text in play.legal if text.split()[1] == verb]


def passed(play: Play, seat: str, country: str = "us") -> Play:
    """Let a seat pass, with all its executives to one country."""
    play(f"{seat} pass")
    while play.asked == ("pass_defend", seat):
        play(f"{seat} defend {country}")
    return play
