"""Games to look at: played by chance from a seed, the same every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any

import gamekit
from gamekit import Session
from tests.conftest import ROOT
from widgets.displays import Memory

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
TRIO = {"P1": "Ann", "P2": "Ben", "P3": "Cem"}
"""Who plays in :func:`crowded`."""
CRISIS = 414
"""The step of the recorded game :func:`incorporated` in which a crisis of intensity 3 breaks out."""


def play(steps: int, seed: int = 5, players: Sequence[str] = PLAYERS) -> Session:
    """Return a game of at most so many random steps."""
    session = gamekit.new_session("imperial2030", players=list(players), seed=seed)
    chance = Random(seed)
    while session.to_act is not None and len(session) < steps:
        session.play(chance.choice(session.legal_actions))
    return session


def long_game() -> Session:
    """Return a game of 600 steps. Shared: only look at it; a table moves the session it is given, so let it `play`."""
    return _shared(600)


def short_game() -> Session:
    """Return a game of 40 steps. Shared as `long_game` is."""
    return _shared(40)


def long_game_of_my_own() -> Session:
    """Return a game of 600 steps to do with as one likes."""
    # Many random games end earlier.
    return next(session for seed in count(1) if len(session := play(600, seed)) == 600)


def _shared(steps: int) -> Session:
    session = _played(steps)
    assert session.n == steps, "a test moved the game that all tests look at"
    return session


@cache
def _played(steps: int) -> Session:
    return long_game_of_my_own() if steps == 600 else play(steps)


def remembered(
    begin: Callable[[Mapping[str, str], str], Memory], session: Session, lang: str = "en"
) -> list[dict[str, Any]]:
    """Return what a memory holds at each step of a session's line, the start included."""
    memory = begin(session.names, lang)
    return [memory(node) for node in session.line]


@cache
def incorporated() -> Session:
    """Return a recorded game of Incorporated with four players; who moves its cursor is not the only one to do so."""
    return gamekit.load(ROOT / "replays/incorporated-4p.replay.jsonl")


def at(step: int) -> Session:
    """Return that game at a step."""
    session = incorporated()
    session.seek(step)
    return session


@cache
def crowded() -> dict[str, Any]:
    """Return a position of Incorporated with cubes and executives beside the squares; shared, not to be changed."""
    session, chance = gamekit.new_session("incorporated", players=list(TRIO.values()), seed=7), Random(3)
    while session.to_act is not None:
        view = session.view()
        lands = view["countries"].values()
        if (
            view["turn"] == 2
            and any(land["guards"] for land in lands)
            and sum(bool(land["cubes"]) for land in lands) > 4
        ):
            return view
        session.play(chance.choice(session.legal_actions))
    raise AssertionError("no such position")
