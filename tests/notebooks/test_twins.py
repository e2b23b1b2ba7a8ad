"""Notebooks in two languages are one notebook: the same cells, the same code, the same way through the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import gamekit
from tests.notebooks.lint import HEADING, LINK
from tools import notebooks

FOLDER = notebooks.ROOT / "notebooks"
GAMES = [game for game in gamekit.games() if (FOLDER / game).exists()]
"""The games that have notebooks."""
TWINS = [
    *((f"{game}/learn.ipynb", f"{game}/apprendre.ipynb") for game in GAMES),
    *((f"{game}/play.ipynb", f"{game}/jouer.ipynb") for game in GAMES),
    *((f"{game}/replay.ipynb", f"{game}/revoir.ipynb") for game in ("incorporated", "impero")),
    ("studio.ipynb", "atelier.ipynb"),
    ("economics/interest-rates-and-crises.ipynb", "economics/taux-interet-et-crises.ipynb"),
]
LANGUAGE = re.compile(r'^lang = "(en|fr)"$', re.MULTILINE)
RULE = re.compile(r"\b[A-Z]{3}-(?:DP-|[AS])?\d+\b")


def code(notebook: Any) -> dict[str, str]:
    """Return the code cells by their ids, in order."""
    return {cell.id: cell.source for cell in notebook.cells if cell.cell_type == "code"}


def prose(notebook: Any) -> dict[str, str]:
    """Return the cells of prose by their ids, in order."""
    return {cell.id: cell.source for cell in notebook.cells if cell.cell_type == "markdown"}


def test_no_notebook_of_the_kit_is_missing():
    assert {"imperial2030", "impero", "incorporated"} <= set(GAMES)


@pytest.fixture(params=TWINS, ids=[english.removesuffix(".ipynb") for english, _ in TWINS])
def twins(request: pytest.FixtureRequest) -> tuple[Any, Any]:
    """Return a notebook in English and in French."""
    english, french = request.param
    return notebooks.read(FOLDER / english), notebooks.read(FOLDER / french)


def test_the_code_is_the_same_but_for_the_line_of_the_language(twins: tuple[Any, Any]):
    english, french = map(code, twins)
    assert [LANGUAGE.findall("\n".join(cells.values())) for cells in (english, french)] == [["en"], ["fr"]]
    assert list(english) == list(french)
    for name, source in english.items():
        assert LANGUAGE.sub("", source) == LANGUAGE.sub("", french[name]), name
    assert 'lang = "en"' in next(iter(english.values())), "the language stands in the first cell of code"


def test_the_prose_has_the_same_parts(twins: tuple[Any, Any]):
    english, french = map(prose, twins)
    assert list(english) == list(french)
    for name, text in english.items():
        other = french[name]
        assert text != other, f"{name} is not translated"
        assert [marks for marks, _ in HEADING.findall(text)] == [marks for marks, _ in HEADING.findall(other)], name
        assert len(LINK.findall(text)) == len(LINK.findall(other)), name
        assert RULE.findall(text) == RULE.findall(other), name


@pytest.mark.parametrize(("name", "other"), [*TWINS, *(pair[::-1] for pair in TWINS)])
def test_each_leads_to_the_other_at_its_start(name: str, other: str):
    assert f"]({Path(other).name})" in notebooks.read(FOLDER / name).cells[0].source


def reachable(start: Path) -> set[Path]:
    """Return every notebook to which links lead from one, over others too."""
    found, todo = {start}, [start]
    while todo:
        path = todo.pop()
        for text in prose(notebooks.read(path)).values():
            for _, _, target in LINK.findall(text):
                other = (path.parent / target.partition("#")[0]).resolve()
                if other.suffix == ".ipynb" and other not in found:
                    found.add(other)
                    todo.append(other)
    return found


def test_every_notebook_leads_to_every_other(path: Path):
    assert reachable(path) == set(notebooks.find())
