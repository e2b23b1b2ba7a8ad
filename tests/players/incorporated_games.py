"""Games of Incorporated that the tests and the report play, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gamekit
from gamekit.core.session import Session
from gamekit.incorporated import GAME as RULES
from gamekit.incorporated.actions_late import Grab, Kill, Move
from gamekit.incorporated.board import board
from gamekit.incorporated.events import Flipped
from gamekit.incorporated.events_late import (
    ClashDecided,
    CrisisRolled,
    Grabbed,
    Killed,
    Lobbied,
    MarkerGone,
    MarkerMoved,
    Moved,
    Scored,
)
from gamekit.incorporated.state import LOCKED
from gamekit.players.incorporated.moods import MOODS
from tests.players.seated import play_greedy, play_in_moods

GAME = RULES.id
MOOD = tuple(mood.name for mood in MOODS)

EAST: Mapping[str, Any] = {
    "players": 3,
    "phase": "lobbying",
    "turn": 2,
    "power": -3,
    "outlook": {"opened": ["china_consumer_boom", "world_trade_accord"], "ahead": "shale_revolution"},
    "countries": {
        **{land.id: {"affiliation": "SCO"} for land in board().in_zone("america") if land.id != "us"},
        "canada": {"affiliation": "BATTLEGROUND"},
        "us": {"affiliation": "NATO"},
    },
}
"""All of America but the United States is with the SCO: when Canada falls, the United States are the battleground."""


@cache
def greedy(count: int, seed: int, **options: Any) -> Session:
    """Return a finished game of greedy players."""
    return play_greedy(GAME, count, seed, **options)


def biased(moods: Sequence[str], seed: int) -> Session:
    """Return a finished game of biased players in these moods."""
    return play_in_moods(gamekit.new_session(GAME, players=len(moods), seed=seed), moods, MOOD, seed)


def biased_from(position: Mapping[str, Any], moods: Sequence[str], seed: int) -> Session:
    """Return a finished game of biased players from a position."""
    return play_in_moods(gamekit.position(GAME, position, seed=seed), moods, MOOD, seed)


@cache
def rare_branches() -> tuple[Session, ...]:
    """Return the games of biased players in which every rare branch of the rules is reached."""
    games = [biased([mood] * count, seed) for mood in MOOD for count, seed in ((2, 1), (3, 2), (4, 3))]
    games += [biased_from(EAST, ["plotter"] * 3, seed) for seed in range(2)]
    return tuple(games)


def occupied(session: Session) -> int:
    """Return how many squares hold a player's cube."""
    return sum(held not in ("", LOCKED) for land in session.state.countries for held in land.squares)


def happenings(session: Session) -> Counter[str]:
    """Count the events of a game by kind, and besides what only several of them tell together."""
    found: Counter[str] = Counter()
    squid = session.state.player_of("giant_squid") is not None
    last: Any = None
    for node in session.steps:
        assert node.action is not None
        found[f"verb {node.action.TAG}"] += 1
        if isinstance(node.action, Grab) and isinstance(last, Kill) and last.piece == node.action.square:
            found["kill and grab"] += 1
        if isinstance(node.action, Move) and isinstance(last, Move) and last.target == node.action.source:
            found["two arrows"] += 1
        last = node.action
        for event in node.events:
            found[event.kind] += 1
            if event.kind == "paid":
                found[f"paid {event.params()['cause']}"] += 1
            found.update(_told(event, squid))
    return found


def _told(event: Any, squid: bool) -> list[str]:
    match event:
        case Lobbied():
            return [f"lobbied {event.event}"]
        case CrisisRolled() if event.intensity:
            return ["crisis with Giant Squid" if squid else "crisis without Giant Squid"]
        case Killed(piece="executive"):
            return ["executive killed"]
        case Flipped() if "INC-181" in event.rules:
            return ["major flipped"]
        case MarkerGone(zone="third_world"):
            return ["3rd World settled"]
        case MarkerMoved(country="us" | "china"):
            return ["US or China disputed"]
        case MarkerMoved() if board().lands[event.country].major:
            return ["major disputed"]
        case ClashDecided():
            return ["clash without a die"]
        case Scored() if event.points < 0:
            return ["negative cash"]
        case Moved(source="tax_havens"):
            return ["out of Tax Havens"]
        case Grabbed(country="tax_havens"):
            return ["Tax Havens taken"]
        case _:
            return []
