"""Going on with the game of a file, or beginning it: one call for both, and no game is lost by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import ReplayError, SessionError, SetupError, UnknownGame
from gamekit.core.session import Session
from gamekit.replay import record

NAMES = ["Ann", "Ben", "Cleo"]
MOVES = ("RU taxation", "CN production")


def resume(path: Path, names: list[str] | int = NAMES, **options: Any) -> Session:
    return gamekit.resume(path, "imperial2030", names, **{"seed": 10, **options})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where a game of two moves was saved."""
    path = tmp_path / "game.replay.jsonl"
    session = resume(path)
    for action in MOVES:
        session.play(action)
    gamekit.save(session, path)
    return path


def test_where_there_is_no_file_a_game_begins_and_nothing_is_written(tmp_path: Path):
    session = resume(tmp_path / "new.replay.jsonl")
    assert len(session) == 0
    assert session.state == gamekit.new_session("imperial2030", NAMES, seed=10).state
    assert not list(tmp_path.iterdir())


def test_where_there_is_one_it_goes_on(path: Path):
    session = resume(path)
    assert [str(node.action) for node in session.line[1:]] == ["RU rondel taxation", "CN rondel production"]
    assert session.n == 2
    session.play("IN taxation")
    gamekit.save(session, path)
    assert len(resume(str(path))) == 3


def test_moves_that_were_taken_back_are_there_again(path: Path):
    session = resume(path)
    session.undo_to(1)
    session.play("CN investor")
    gamekit.save(session, path)
    again = resume(path)
    assert [str(child.action) for child in again.line[1].children] == ["CN rondel investor", "CN rondel production"]


def test_without_a_seed_any_will_do(path: Path):
    assert resume(path, seed=None).seed == 10
    assert len(resume(path, seed=None)) == 2


def test_the_deal_may_be_given_instead_of_the_seed(path: Path):
    deal = resume(path).config.deal
    assert len(resume(path, seed=None, deal=deal)) == 2
    other = dict(zip(deal, reversed(deal.values())))
    with pytest.raises(SessionError):
        resume(path, seed=None, deal=other)


@pytest.mark.parametrize(
    "other",
    [{"seed": 11}, {"names": ["Ann", "Ben", "Dan"]}, {"names": ["Ann", "Ben"]}, {"names": 3, "seed": None}],
    ids=["seed", "name", "number", "unnamed"],
)
def test_another_game_is_refused_and_named(path: Path, other: dict[str, Any]):
    before = path.read_bytes()
    with pytest.raises(SessionError) as refused:
        resume(path, **other)
    assert "Ann, Ben, Cleo (seed 10)" in str(refused.value)
    assert path.name in refused.value.text("fr")
    assert path.read_bytes() == before


def test_the_same_deal_by_another_seed_is_another_game(path: Path):
    deal = resume(path).config.deal
    assert gamekit.new_session("imperial2030", NAMES, seed=11, deal=deal).state == resume(path).root.state
    with pytest.raises(SessionError):
        resume(path, seed=11, deal=deal)


def test_another_game_of_the_kit_is_refused(path: Path, coins: object):
    with pytest.raises(SessionError):
        gamekit.resume(path, "coins", NAMES)


def test_a_position_is_no_game_from_the_start(tmp_path: Path):
    path = tmp_path / "position.replay.jsonl"
    gamekit.save(gamekit.position("imperial2030", {"players": 3, "names": NAMES}), path)
    with pytest.raises(SessionError):
        resume(path, seed=None)


def test_a_damaged_file_is_told_and_left(path: Path):
    path.write_bytes(path.read_bytes().replace(b"taxation", b"taxes", 1))
    before = path.read_bytes()
    with pytest.raises(ReplayError):
        resume(path)
    assert path.read_bytes() == before


def test_what_cannot_be_set_up_is_refused_as_for_a_new_game(tmp_path: Path):
    with pytest.raises(UnknownGame):
        gamekit.resume(tmp_path / "a", "chess", 2)
    with pytest.raises(SetupError):
        resume(tmp_path / "a", ["Ann"])
    with pytest.raises(IsADirectoryError):
        resume(tmp_path)


@pytest.mark.parametrize("opened", [resume, gamekit.load])
@pytest.mark.parametrize(("number", "where"), [(3, "line 3"), (1, "line 1, step 0")])
def test_a_damaged_file_is_named_by_what_it_says(path: Path, opened: Any, number: int, where: str):
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    # Cut off in the middle of the second step, or of the header.
    path.write_text("".join(lines[: number - 1]) + lines[number - 1][:9], encoding="utf-8")
    with pytest.raises(ReplayError, match="cut off") as refused:
        opened(path)
    assert str(refused.value).startswith(f"{path}, {where}: ")
    assert str(refused.value).count(str(path)) == 1


def test_the_good_steps_of_a_damaged_file_can_be_saved_elsewhere(path: Path):
    path.write_text(path.read_text(encoding="utf-8")[:-200], encoding="utf-8")
    reading = record.read(path)
    assert reading.problem is not None
    assert reading.problem.file == ""
    saved = path.with_name("rescued.replay.jsonl")
    gamekit.save(reading.session, saved)
    assert gamekit.load(saved).state == reading.session.state
