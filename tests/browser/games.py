"""Games to sit down at, for the tests of the game table."""

from __future__ import annotations

from random import Random

import gamekit
from gamekit import Session
from tests.widgets.recorded import play


def new(*actions: str, players: tuple[str, ...] = ("Ann", "Ben")) -> Session:
    """Return a game after some actions."""
    session = gamekit.new_session("imperial2030", players=list(players), seed=7)
    for action in actions:
        session.play(action)
    return session


def at(point: str, seed: int = 8, beyond: int = 100) -> Session:
    """Return a random game where this is to be decided."""
    session, chance = play(beyond, seed), Random(seed)
    while session.to_act is not None and session.to_act.point != point:
        session.play(chance.choice(session.legal_actions))
    assert session.to_act is not None
    return session


def over() -> Session:
    """Return a game that is over."""
    session = play(5000, seed=11)
    assert session.to_act is None
    return session


def rounds(last: str) -> list[str]:
    """Return quiet moves of the others, and one of Russia."""
    others = ("CN", "IN", "BR", "US", "EU")
    return [*(f"{nation} taxation" for nation in others), last]


def poor() -> Session:
    """Return a game in which a nation that is to move cannot pay for every space."""
    session = at("rondel", 5, 60)
    while [offer.get("why") for offer in session.view()["spaces"].values()].count("RON-6") == 0:
        session.play(session.legal_actions[-1])
        while session.to_act.point != "rondel":
            session.play(session.legal_actions[-1])
    return session
