"""Games of IMPERO that the tests and the report play, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gamekit
from gamekit.core.session import Session
from gamekit.impero import GAME as RULES
from gamekit.impero.board import board
from gamekit.impero.events import Built, CardDrawn, Learned, Recruited, RouteOpened, UnitLost
from gamekit.impero.events_battle import BattleBegan, CityFell
from gamekit.impero.events_missions import MissionBegun, MissionRolled
from gamekit.impero.events_offers import OfferAnswered
from gamekit.impero.events_upkeep import BillPaid
from gamekit.impero.pieces import Route
from gamekit.impero.routes import at_sea
from gamekit.players.impero.moods import MOODS
from tests.players.seated import play_greedy, play_in_moods

GAME = RULES.id
MOOD = tuple(mood.name for mood in MOODS)

TROUBLE: Mapping[str, Any] = {
    "players": 2,
    "season": "hiver",
    "phase": "actions",
    "due": "P1",
    "options": {"hidden_stocks": True, "years": 2},
    "cities": {
        "utica": {"owner": "P2", "influence": {"P2": 3}, "pv": 1},
        "emporion": {"owner": "P2", "influence": {"P2": 4}},
        "saguntum": {"owner": "P2", "influence": {"P2": 4}},
    },
    "regions": {"hispania_citerior": {"stability": 0}},
    "pieces": {
        "P1": {
            "a1": {"place": "africa", "units": {"fantassin": 4, "engin_siege": 2}},
            "s1": {"region": "africa"},
            "s2": {"region": "africa"},
            "s3": {"region": "hispania_citerior"},
        },
        "P2": {"a1": {"place": "utica", "units": {"archer": 1}}},
    },
}
"""Utica is about to fall with its garrison, or to turn neutral, and one of two cities of Hispania about to revolt."""

TRIED = (("warrior", 2), ("schemer", 3), ("schemer", 8))
"""Moods and seeds of the games that begin so."""


@cache
def greedy(count: int, seed: int, **options: Any) -> Session:
    """Return a finished game of greedy players."""
    return play_greedy(GAME, count, seed, **options)


def biased(moods: Sequence[str], seed: int, actions: int = 600, **options: Any) -> Session:
    """Return a game of biased players in these moods, over or cut off after so many actions."""
    return play_in_moods(
        gamekit.new_session(GAME, players=len(moods), seed=seed, options=options), moods, MOOD, seed, actions
    )


def biased_from(position: Mapping[str, Any], moods: Sequence[str], seed: int, actions: int = 600) -> Session:
    """Return a game of biased players from a position, over or cut off after so many actions."""
    return play_in_moods(gamekit.position(GAME, position, seed=seed), moods, MOOD, seed, actions)


def winners(session: Session) -> tuple[str, ...]:
    """Return the factions that won a game; several share a victory."""
    assert session.outcome is not None
    ranks = dict(session.outcome.ranks)
    return tuple(seat.faction for seat in session.state.seats if ranks[seat.id] == 1)


def tiers(session: Session) -> Counter[int]:
    """Count the bills of a game by the tier of their deficit, 0 for none."""
    return Counter(event.tier for node in session.steps for event in node.events if isinstance(event, BillPaid))


def heavy(counts: Mapping[int, int]) -> float:
    """Return the share of bills with a deficit of tier 2 or worse."""
    return (counts[2] + counts[3]) / sum(counts.values())


def happenings(session: Session) -> Counter[str]:
    """Count the events of a game by kind, and those that have several kinds of their own."""
    found: Counter[str] = Counter()
    for node in session.steps:
        assert node.action is not None
        found[f"verb {node.action.TAG}"] += 1
        for event in node.events:
            found[event.kind] += 1
            found.update(_told(event))
    return found


def _told(event: Any) -> list[str]:
    match event:
        case BillPaid():
            return [f"tier {event.tier}"]
        case CardDrawn():
            return [f"card {event.card}"]
        case BattleBegan():
            return ["battle at sea" if event.where in board().seas else "battle on land"]
        case CityFell():
            return ["city taken from a player" if event.before else "neutral city taken"]
        case MissionBegun():
            return [f"mission against {event.effect}"]
        case MissionRolled():
            return [f"mission: {event.result}"]
        case OfferAnswered():
            return [f"offer: {event.answer}"]
        case Built():
            return [f"built {event.building}" if event.level == 1 else f"upgraded {event.building}"]
        case Recruited():
            return [f"recruited {event.unit}"]
        case Learned():
            return [f"learned {event.technology}"]
        case RouteOpened():
            by_sea = at_sea(Route(event.first, event.second, event.player))
            return ["route by sea" if by_sea else "route by land", *(["route shared"] if len(event.player) > 1 else [])]
        case UnitLost():
            return [f"unit lost: {event.cause}"]
        case _:
            return []


@cache
def rare_branches() -> tuple[Session, ...]:
    """Return the games of biased players in which every rare branch of the rules is reached."""
    games = [biased([mood] * count, seed) for mood in MOOD for count, seed in ((2, 1), (3, 2))]
    games.append(biased(["admiral"] * 3, 4))
    games += [biased_from(TROUBLE, [mood] * 2, seed, 150) for mood, seed in TRIED]
    return tuple(games)
