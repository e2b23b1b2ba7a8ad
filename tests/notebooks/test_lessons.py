"""The notebooks with the lessons: all of them, in order, under their own names, with the rules that they show."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.notebooks.test_twins import FOLDER, RULE, code, prose
from tools import notebooks
from widgets import Lesson
from widgets.displays import FIRST
from widgets.lessons.course import plan, plans, taught

SHOWN = re.compile(r'^Lesson\("(\w+)",(?: game="(\w+)",)? lang=lang\)$', re.MULTILINE)
FOLLOWS = re.compile(r"^\*\*(What you have seen|Ce que vous avez vu)\*\*$", re.MULTILINE)
FILES = {"en": "learn.ipynb", "fr": "apprendre.ipynb"}


@pytest.fixture(params=FILES)
def lang(request: pytest.FixtureRequest) -> str:
    """Return a language."""
    return str(request.param)


@pytest.fixture(params=taught())
def game(request: pytest.FixtureRequest) -> str:
    """Return the id of a game."""
    return str(request.param)


@pytest.fixture
def notebook(game: str, lang: str) -> Any:
    """Return the notebook with the lessons of a game in a language."""
    return notebooks.read(FOLDER / game / FILES[lang])


def test_every_lesson_is_there_in_order(notebook: Any, game: str):
    shown = [found for source in code(notebook).values() for found in SHOWN.findall(source)]
    assert shown == [(name, "" if game == FIRST else game) for name in Lesson.titles(game=game)]


def test_each_stands_under_its_title_and_is_summed_up(notebook: Any, game: str, lang: str):
    cells = notebook.cells
    for place, cell in enumerate(cells):
        for name, _ in SHOWN.findall(cell.source):
            heading = cells[place - 1].source.splitlines()[0]
            assert heading.endswith(f": {Lesson.titles(lang, game)[name]}"), heading
            assert FOLLOWS.match(cells[place + 1].source), name


def test_what_was_seen_names_the_rules_of_the_lesson(notebook: Any, game: str):
    texts = prose(notebook)
    for name in Lesson.titles(game=game):
        named = set(RULE.findall(texts[f"{name}-seen"]))
        assert set(plan(name, game).rules) <= named | {rule.partition("-")[0] for rule in named}, name


def test_every_rule_that_is_named_holds(notebook: Any, game: str):
    session = plans(game)[0].begin()
    book = session.game.rulebook(session.view()["ruleset"])
    named = {rule for text in prose(notebook).values() for rule in RULE.findall(text)}
    assert len(named) > 40
    assert {rule for rule in named if rule not in book or not book[rule].holds} == set()
