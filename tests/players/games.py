"""Games that the tests and the report play, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gamekit
from gamekit.core.session import Session
from gamekit.imperial2030.actions import Attack
from gamekit.imperial2030.events import Attacked, Boarded, Landed, MarkerMoved, PeaceKept
from gamekit.players.imperial2030.moods import MOODS
from tests.players.seated import play_greedy, play_in_moods

GAME = "imperial2030"
NOBODY_IN_INDIA = {"P1": "RU", "P2": "CN", "P3": "BR", "P4": "US"}
LEVEL: dict[str, Any] = {
    "players": 2,
    "active": "RU",
    "nations": {"RU": {"power": 24, "rondel": "investor", "treasury": 9}},
    "seats": {
        "P1": {"cash": 4, "bonds": {"RU": [9]}},
        "P2": {"cash": 5, "bonds": {"RU": [2, 6]}},
    },
}
"""If Russia taxes now, the bonus of 1 makes both players equal; the credit sums in Russia then decide."""
MOOD = tuple(mood.name for mood in MOODS)


def greedy(count: int, seed: int) -> Session:
    """Return a finished game of greedy players."""
    return play_greedy(GAME, count, seed)


def biased(moods: Sequence[str], seed: int, actions: int = 1200, deal: Mapping[str, str] | None = None) -> Session:
    """Return a game of biased players in these moods, over or cut off after so many actions."""
    return play_in_moods(
        gamekit.new_session(GAME, players=len(moods), seed=seed, deal=deal), moods, MOOD, seed, actions
    )


def biased_from(position: Mapping[str, Any], moods: Sequence[str], seed: int, actions: int = 1200) -> Session:
    """Return a game of biased players from a position."""
    return play_in_moods(gamekit.position(GAME, position), moods, MOOD, seed, actions)


@cache
def rare_branches() -> tuple[Session, ...]:
    """Return the games of biased players in which every rare branch of the rules is reached."""
    games = [biased([mood] * count, seed) for mood in MOOD for count, seed in ((2, 1), (3, 2), (5, 3))]
    games += [biased(["sailor"] * 2, seed) for seed in range(4, 8)]
    # One seat spreads while the others sit still: only so a nation needs more flags than it has.
    games += [biased(["colonist", "idler"], seed) for seed in range(6)]
    # Without the cards of India and Europe nobody holds a bond of India, whose turn is skipped.
    games.append(biased(["racer", "sailor", "fighter", "even"], 1, deal=NOBODY_IN_INDIA))
    games += [biased_from(LEVEL, ["even", "racer"], seed) for seed in range(4)]
    return tuple(games)


def turns(session: Session) -> int:
    """Return the number of nation turns played."""
    return int(session.game.turn(session.state))


def happenings(session: Session) -> Counter[str]:
    """Count the events of a game by kind, and besides what only several of them tell together."""
    found: Counter[str] = Counter()
    fought = False
    for before, node in zip(session.line, session.steps):
        point = session.game.to_act(before.state)
        assert point is not None
        assert node.action is not None
        found[f"verb {node.action.TAG}"] += 1
        if isinstance(node.action, Attack) and point.point in ("fleets", "armies"):
            found["attack from the spot"] += 1
        if point.point == "rondel":
            spaces = session.game.view(before.state)["spaces"]
            found["fee too dear"] += any(space.get("why") == "RON-6" for space in spaces.values())
        for event in node.events:
            found[event.kind] += 1
            match event:
                case Boarded():
                    fought = False
                case Attacked():
                    fought = True
                case Landed() if fought:
                    found["landed after a fight"] += 1
                case MarkerMoved(steps=6):
                    found["lap of six steps"] += 1
                case PeaceKept():
                    found["peace in reply"] += 1
                case _:
                    pass
    found["tie for the first place"] += tied(session)
    return found


def tied(session: Session) -> bool:
    """Return whether the highest score was reached twice and the credit sums decided (SCO-3)."""
    if session.outcome is None:
        return False
    scores = [score for _, score in session.outcome.scores]
    firsts = [seat for seat, rank in session.outcome.ranks if rank == 1]
    return scores.count(max(scores)) > len(firsts)
