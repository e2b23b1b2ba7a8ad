"""The page that adds a game quotes the game of the tests as it is; what stands behind ``>>>`` runs as a doctest."""

from __future__ import annotations

import re

import pytest

from gamekit.core.game import Game
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
