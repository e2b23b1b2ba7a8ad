"""The notebook to play in: a game is begun, saved and gone on with by the same cells, and nothing is lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import ReplayError, SessionError
from tests.notebooks.test_twins import FOLDER, code, prose
from tools import notebooks

FILES = ["play.ipynb", "jouer.ipynb"]
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(params=FILES)
def notebook(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a notebook that is to run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return notebooks.read(FOLDER / request.param)


def run(notebook: Any, **changed: object) -> dict[str, Any]:
    """Run the cells as a kernel does; ``changed`` is what the reader writes into them instead."""
    names: dict[str, Any] = {}
    for source in code(notebook).values():
        exec(source, names)
        names |= {name: value for name, value in changed.items() if name in names}
    return names


def test_the_notebook_by_itself_writes_nothing(notebook: Any, tmp_path: Path):
    names = run(notebook)
    assert names["session"].n == 0
    assert list(tmp_path.iterdir()) == []


def test_a_person_is_to_act_first(notebook: Any):
    # Otherwise computer players would move behind the back of whoever runs the notebook for its outputs.
    names = run(notebook)
    first = names["session"].names[names["session"].to_act.seat]
    assert names["players"][first] == "person"


def test_the_same_cells_go_on_with_the_game(notebook: Any):
    names = run(notebook)
    names["table"].play("RU taxation")
    played = [str(node.action) for node in names["session"].line[1:]]
    assert played[0] == "RU rondel taxation"
    assert len(played) > 1, "the computer players have answered"
    again = run(notebook)
    assert [str(node.action) for node in again["session"].line[1:]] == played
    again["table"].undo()
    assert run(notebook)["session"].n < len(played)


def test_another_file_begins_another_game_and_the_old_one_stays(notebook: Any, tmp_path: Path):
    names = run(notebook)
    names["table"].play("RU taxation")
    before = Path(names["file"]).read_bytes()
    other = run(notebook, file="game-2.replay.jsonl")
    assert other["session"].n == 0
    other["table"].play("RU factory")
    assert Path(names["file"]).read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"game-1.replay.jsonl", "game-2.replay.jsonl"}


@pytest.mark.parametrize("changed", [{"seed": 11}, {"players": {"Ann": "person", "Zoe": "greedy"}}])
def test_another_game_in_the_same_file_is_refused(notebook: Any, changed: dict[str, object]):
    run(notebook)["table"].play("RU taxation")
    with pytest.raises(SessionError):
        run(notebook, **changed)


def test_who_plays_may_change_in_the_middle_of_a_game(notebook: Any):
    run(notebook)["table"].play("RU taxation")
    people = {"Ann": "person", "Ben": "person", "Cleo": "person"}
    names = run(notebook, players=people)
    assert names["session"].n > 1
    assert names["table"].session.meta["computers"] == {}


@pytest.mark.parametrize("count", [2, 6])
def test_two_to_six_play(notebook: Any, count: int):
    players = dict.fromkeys(["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][:count], "person")
    assert list(run(notebook, players=players)["session"].names.values()) == list(players)


def test_what_is_said_about_checking_and_sharing_works(notebook: Any, tmp_path: Path):
    names = run(notebook)
    names["table"].play("RU taxation")
    check, share = FENCE.findall(prose(notebook)["share"])
    exec(check.replace("bool(", "held = bool("), names)
    assert names["held"] is True
    exec(share, names)
    assert "<html" in (tmp_path / "game-1.html").read_text("utf-8")


def test_what_a_game_leaves_in_the_checkout_is_no_part_of_it():
    ignored = (notebooks.ROOT / ".gitignore").read_text("utf-8").splitlines()
    for ending in ("replay.jsonl", "notes.jsonl", "html"):
        assert f"/notebooks/**/*.{ending}" in ignored


def test_the_good_moves_of_a_damaged_file_are_saved_as_it_is_said(notebook: Any):
    names = run(notebook)
    names["table"].play("RU taxation")
    saved = Path(names["file"])
    lines = saved.read_text("utf-8").splitlines(keepends=True)
    saved.write_text("".join(lines[:-2]) + lines[-2][:9], "utf-8")
    with pytest.raises(ReplayError, match=rf"^{saved}, line {len(lines) - 1}:"):
        run(notebook)
    (rescue,) = FENCE.findall(prose(notebook)["which"])
    exec(rescue, names)
    good = len(lines) - 3  # without the header, the damaged move and the result
    assert gamekit.load("game-2.replay.jsonl").n == good
    assert run(notebook, file="game-2.replay.jsonl")["session"].n >= good
