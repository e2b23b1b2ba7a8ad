"""The notebook to play in: a game is begun, saved and gone on with by the same cells, and nothing is lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import ReplayError, SessionError
from tests.notebooks.test_twins import FOLDER, GAMES, code, prose
from tools import notebooks

FILES = [f"{game}/{name}.ipynb" for game in GAMES for name in ("play", "jouer")]
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


FIRST = {
    "imperial2030": ["RU taxation"],
    "incorporated": ["P1 unlock india.3", "P1 flip afpak"],
    "impero": ["P1 build ferme roma", "P1 done"],
}
"""What the person plays first, after which others are to act."""


def begin(notebook: Any) -> dict[str, Any]:
    """Run the cells and make the first moves of the person."""
    names = run(notebook)
    for action in FIRST[names["session"].game.id]:
        names["table"].play(action)
    return names


def played(session: Any) -> list[str]:
    """Return what was played."""
    return [str(node.action) for node in session.line[1:]]


def test_the_notebook_by_itself_writes_nothing(notebook: Any, tmp_path: Path):
    names = run(notebook)
    assert all(action.startswith("chance ") for action in played(names["session"]))
    assert list(tmp_path.iterdir()) == []


def test_a_person_is_to_act_first(notebook: Any):
    # Otherwise computer players would move behind the back of whoever runs the notebook for its outputs.
    names = run(notebook)
    first = names["session"].names[names["session"].to_act.seat]
    assert names["players"][first] == "person"


def test_the_same_cells_go_on_with_the_game(notebook: Any):
    start = run(notebook)["session"].n
    names = begin(notebook)
    session = names["session"]
    own = [str(session.game.parse(action)) for action in FIRST[session.game.id]]
    moves = played(session)
    assert moves[start : start + len(own)] == own
    assert len(moves) > start + len(own), "the computer players have answered"
    again = run(notebook)
    assert played(again["session"]) == moves
    again["table"].undo()
    assert run(notebook)["session"].n < len(moves)


def test_another_file_begins_another_game_and_the_old_one_stays(notebook: Any, tmp_path: Path):
    start = played(run(notebook)["session"])
    names = begin(notebook)
    before = Path(names["file"]).read_bytes()
    other = run(notebook, file="game-2.replay.jsonl")
    assert played(other["session"]) == start
    other["table"].play(str(other["session"].legal_actions[1]))
    assert Path(names["file"]).read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"game-1.replay.jsonl", "game-2.replay.jsonl"}


@pytest.mark.parametrize("changed", [{"seed": 11}, {"players": {"Ann": "person", "Zoe": "greedy"}}])
def test_another_game_in_the_same_file_is_refused(notebook: Any, changed: dict[str, object]):
    begin(notebook)
    with pytest.raises(SessionError):
        run(notebook, **changed)


def test_who_plays_may_change_in_the_middle_of_a_game(notebook: Any):
    begin(notebook)
    people = {"Ann": "person", "Ben": "person", "Cleo": "person"}
    names = run(notebook, players=people)
    assert names["session"].n > 1
    assert names["table"].session.meta["computers"] == {}


@pytest.mark.parametrize("most", [False, True])
def test_as_many_play_as_the_notebook_says(notebook: Any, most: bool):
    found = re.search(r"\b(2) (?:to|à) (\d) (?:names|noms)", prose(notebook)["who"])
    assert found
    count = int(found[1 + most])
    players = dict.fromkeys(["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][:count], "person")
    assert list(run(notebook, players=players)["session"].names.values()) == list(players)


def test_what_is_said_about_checking_and_sharing_works(notebook: Any, tmp_path: Path):
    names = begin(notebook)
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
    names = begin(notebook)
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


OPTIONS = {
    "incorporated": ("hidden_cash", "advanced_setup", "bop_max", "growth_has_zero"),
    "impero": ("years", "actions", "deficit_at_7", "winter_stability", "hidden_stocks"),
}


@pytest.mark.parametrize(("game", "option"), [(game, option) for game, names in OPTIONS.items() for option in names])
def test_an_option_is_used_when_its_sign_is_taken_away(
    game: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    notebook = notebooks.read(FOLDER / game / "play.ipynb")
    for cell in notebook.cells:
        cell.source = cell.source.replace(f'# "{option}"', f'"{option}"')
    session = run(notebook)["session"]
    assert list(session.config.options) == [option]
    assert session.to_act.actor != "chance"
