"""Every golden playthrough still reads as it was written, and every game has one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamekit.core.game import games, get
from tests import tiny
from tests.playthroughs.script import HERE, RECIPES, again, read

FILES = sorted(HERE.glob("*.txt"))
ANEW = "look at the difference; if it is meant, run: python -m tests.playthroughs"


@pytest.fixture(scope="module", autouse=True)
def _coins() -> Iterator[None]:
    with tiny.registered():
        yield


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was_written(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    today = again(written)
    for n, (old, new) in enumerate(zip(written.splitlines(), today.splitlines(), strict=False), 1):
        assert new == old, f"{path.name}, line {n}: {ANEW}"
    assert today == written, ANEW


def test_every_game_and_ruleset_has_a_playthrough() -> None:
    wanted = {(game_id, ruleset) for game_id in games() for ruleset in get(game_id).rulesets}
    written = {tuple(path.name.split(".")[:2]) for path in FILES}
    assert wanted == written
    assert {recipe.path for recipe in RECIPES} == set(FILES)


def test_one_playthrough_of_each_game_goes_to_the_end() -> None:
    ended = {path.name.split(".")[0] for path in FILES if "\nover\n" in path.read_text(encoding="utf-8")}
    assert ended == set(games())


def test_a_changed_line_is_found() -> None:
    """A rule that gives one coin more changes what is told, and every digest from there on."""
    written = FILES[0].read_text(encoding="utf-8")
    forged = written.replace("P1 begins with 5 coins", "P1 begins with 6 coins")
    assert forged != written
    assert again(forged) == written
    refused = again(written.replace("  played: chance roll", "  played: P1 roll", 1))
    assert "  refused: " in refused
    assert len(refused) < len(written)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_names_say_what_is_in_the_file(path: Path) -> None:
    game, config, actions = read(path.read_text(encoding="utf-8"))
    assert path.name == f"{game}.{config.ruleset}.{len(config.players)}.txt"
    assert actions
    assert path.stat().st_size < 200_000
