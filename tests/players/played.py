"""What is looked at in games of computer players, whichever game they play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import gamekit
from gamekit import players
from gamekit.core.session import Session
from gamekit.players import Question
from gamekit.players.skills import skill
from tests.players.seated import questions


def counted(happenings: Callable[[Session], Counter[str]], sessions: Iterable[Session]) -> Counter[str]:
    """Return what happened in all these games together."""
    total: Counter[str] = Counter()
    for session in sessions:
        total += happenings(session)
    return total


def told_rare(happenings: Callable[[Session], Counter[str]], sessions: Sequence[Session], rare: Iterable[str]) -> str:
    """Return a line that says how often biased players reach the rare branches."""
    reached = counted(happenings, sessions)
    return f"biased players, {len(sessions)} games: " + ", ".join(f"{kind} {reached[kind]}" for kind in rare)


def check_verbs(game: str, reached: Counter[str]) -> None:
    """Check that every verb of a game is used."""
    assert [verb for verb in gamekit.get(game).grammar.types if not reached[f"verb {verb}"]] == []


def check_states(sessions: Iterable[Session], every: int) -> None:
    """Check the invariants at every so many steps."""
    for session in sessions:
        for node in session.line[::every]:
            assert list(session.game.invariants(node.state)) == []


def check_weights(
    sessions: Iterable[Session], every: int, weigh: Callable[[Question, int], Sequence[int]], moods: int
) -> None:
    """Check that no legal action is impossible in any of so many moods, and that no float decides."""
    for session in sessions:
        for asked in questions(session, every):
            for place in range(moods):
                row = weigh(asked, place)
                assert len(row) == len(asked.legal)
                assert all(type(weight) is int and weight > 0 for weight in row)


def check_judgements(session: Session, every: int) -> None:
    """Check that greedy players judge in whole numbers."""
    known = skill(session.game.id)
    assert known is not None
    for asked in questions(session, every):
        judged = known.greed(players.get("greedy").draw).judge(asked)
        assert judged
        assert all(type(value) is int for _, value in judged)


def check_same_again(played: Session, seed: int, cut: int) -> None:
    """Check that greedy players finish a game in the same way after its first ``cut`` actions.

    Parameters
    ----------
    played
        A finished game of :func:`tests.players.seated.play_greedy`.
    seed
        Its seed.
    """
    whole = [str(node.action) for node in played.steps]
    session = gamekit.new_session(played.game.id, players=len(played.names), seed=seed)
    for text in whole[:cut]:
        session.play(text)
    players.play(session, [players.get("greedy", seed * 10 + place) for place in range(len(played.names))])
    assert [str(node.action) for node in session.steps] == whole
