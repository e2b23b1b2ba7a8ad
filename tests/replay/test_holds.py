"""Whether saving a session over a file would lose anything of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamekit
from gamekit.core.errors import ReplayError
from gamekit.core.session import Session
from gamekit.replay.record import holds


def new(seed: int = 7, names: tuple[str, ...] = ("Ann", "Ben")) -> Session:
    return gamekit.new_session("imperial2030", players=list(names), seed=seed)


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Session, Path]:
    """Return a session of two moves and the file it was saved to."""
    session, path = new(), tmp_path / "game.replay.jsonl"
    for action in ("RU taxation", "CN production"):
        session.play(action)
    gamekit.save(session, path)
    return session, path


def test_its_own_file_and_what_was_played_since(saved):
    session, path = saved
    assert holds(session, path)
    session.play("IN taxation")
    assert holds(session, path)


def test_moves_taken_back_are_still_in_the_session(saved):
    session, path = saved
    session.undo_to(0)
    session.play("RU investor")
    assert holds(session, path)


def test_a_loaded_session(saved):
    assert holds(gamekit.load(saved[1]), saved[1])


@pytest.mark.parametrize(
    "other",
    [new(), new(seed=8), new(names=("Ann", "Bea")), gamekit.new_session("imperial2030", players=3, seed=7)],
    ids=["a new game", "another seed", "other people", "another number of players"],
)
def test_another_game(saved, other):
    if other.n == 0:
        other.play("RU investor")
    assert not holds(other, saved[1])


def test_the_same_deal_from_another_seed_is_another_game(saved):
    session, path = saved
    other = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=8, deal=session.config.deal)
    other.play("RU taxation")
    other.play("CN production")
    assert other.state == session.state
    assert not holds(other, path)


def test_a_damaged_file_is_an_error(saved):
    session, path = saved
    path.write_text(path.read_text()[:-200])
    with pytest.raises(ReplayError):
        holds(session, path)
