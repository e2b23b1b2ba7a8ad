"""The words of actions: seats, nations, regions and paths, how they are read and spelled."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.core.errors import BadAction
from gamekit.core.seats import seat_ids
from gamekit.core.text import unknown
from gamekit.imperial2030.board import board
from gamekit.imperial2030.state import POSTURE_SIGNS, SIGN_POSTURES, Posture

SEATS = seat_ids(max(board().start_money))


def read_region(word: str) -> str:
    """Return a region id; raises BadAction with the nearest names, or for a place nobody enters (ARM-3)."""
    region = board().find(word)
    if region is None:
        if word.casefold() in board().closed:
            raise BadAction("imperial2030.text.closed", rule="ARM-3", word=word)
        raise unknown("imperial2030.text.region", word, board().regions)
    return region


def read_nation(word: str) -> str:
    """Return a nation code; raises BadAction if it is none."""
    if word.upper() not in board().place:
        raise unknown("imperial2030.text.nation", word, board().nations)
    return word.upper()


def read_place(word: str) -> tuple[str, Posture]:
    """Return a region and the posture behind it."""
    posture = SIGN_POSTURES.get(word[-1:], "")
    return read_region(word[:-1] if posture else word), posture


def place_word(region: str, posture: Posture) -> str:
    """Return a region with its posture sign."""
    return region + POSTURE_SIGNS[posture]


def read_path(words: Sequence[str], verb: str, least: int, most: int) -> list[str]:
    """Return the places of ``a > b > c``; raises BadAction if there are too few or too many."""
    places, signs = list(words[::2]), words[1::2]
    if any(sign != ">" for sign in signs) or not least <= len(places) <= most or len(words) % 2 == 0:
        raise BadAction(f"imperial2030.text.{verb}")
    return places
