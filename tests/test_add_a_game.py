"""The page that adds a game quotes the game of the tests as it is; what stands behind ``>>>`` runs as a doctest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamekit.cli import main
from gamekit.core.game import Game
from tests import tiny
from tests.conftest import ROOT

PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^From `([\w/.]+)`:\n\n```\w+\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def test_all_code_is_quoted_or_run() -> None:
    fenced = re.findall(r"^```\w+$", PAGE, flags=re.MULTILINE)
    assert len(QUOTED) == len(fenced) > 5


@pytest.mark.parametrize(("path", "code"), QUOTED)
def test_quoted_code_stands_in_its_file(path: str, code: str) -> None:
    assert code in (ROOT / path).read_text(encoding="utf-8")


def test_every_method_of_the_contract_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE))
    wanted = {name for name, method in vars(Game).items() if getattr(method, "__isabstractmethod__", False)}
    assert wanted <= told


def test_every_file_of_the_game_is_told() -> None:
    folder = ROOT / "tests/tiny"
    files = {str(path.relative_to(folder)) for path in folder.rglob("*.*") if "__pycache__" not in path.parts}
    assert {name for name in files if f"`{name}`" not in PAGE and f"tests/tiny/{name}`" not in PAGE} == set()


def test_the_command_plays_shows_and_explains_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "coins.replay.jsonl")
    with tiny.registered():
        assert main(["play", "coins", "--players", "2", "--bots", "random", "--seed", "1", "-o", file]) == 0
        assert main(["verify", file]) == 0
        assert main(["show", file, "--step", "0", "--lang", "fr"]) == 0
        assert main(["rules", "coins", "SEL-1"]) == 0
        told = capsys.readouterr().out
        assert "Manche 1" in told
        assert "for a coin a piece" in told
        assert main(["play", "coins", "--players", "2", "--seed", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "the computer player greedy does not know the game coins" in said.err
