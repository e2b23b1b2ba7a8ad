"""Games, studies and clocks that the tests of studies share."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import gamekit
from gamekit.core.session import Session
from gamekit.study import Study
from gamekit.study.sources import Sources


def game(steps: int = 20, seed: int = 5) -> Session:
    """Return a game of coins of at most so many random steps."""
    rng = random.Random(seed)
    session = gamekit.new_session("coins", ["Ann", "Ben"], seed=seed)
    while session.to_act is not None and len(session) < steps:
        session.play(rng.choice(session.legal_actions))
    return session


def sources(name: str = "n") -> Sources:
    """Return ids n1, n2, ... and times a second apart."""
    ids, times = itertools.count(1), itertools.count()
    return Sources(lambda: f"{name}{next(ids)}", lambda: "2026-11-30T{:02}:{:02}:{:02}Z".format(*_clock(next(times))))


def _clock(second: int) -> tuple[int, int, int]:
    return 9 + second // 3600, second // 60 % 60, second % 60


def study(steps: int = 20, author: str = "Ann", name: str = "n") -> Study:
    """Return a study without files."""
    return Study(game(steps), author, sources=sources(name))


def saved(folder: Path, steps: int = 20) -> Path:
    """Return the path of a saved game of coins."""
    path = folder / "g.replay.jsonl"
    gamekit.save(game(steps), path)
    return path


def opened(path: Path, author: str = "Ann", name: str = "n") -> Study:
    """Open a study with ids of its own."""
    return Study.open(path, author=author, sources=sources(name))


def others(session: Session, n: int, steps: int = 1, seed: int = 0) -> list[str]:
    """Return moves that can be played after step ``n`` of a session's line, the first unlike the one that was."""
    rng = random.Random(seed)
    node = session.line[n]
    known = {str(session.line[n + 1].action)} if n < len(session) else set()
    state, words = node.state, []
    for _ in range(steps):
        legal = [str(action) for action in session.game.legal_actions(state)]
        word = rng.choice([word for word in legal if words or word not in known])
        state = session.game.apply(state, session.game.parse(word)).state
        words.append(word)
    return words
