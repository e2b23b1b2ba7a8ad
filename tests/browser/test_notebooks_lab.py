"""The notebooks to learn and to play in a real JupyterLab: contents that lead on, a task, a game gone on with."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab
from tests.conftest import ROOT
from widgets import Lesson

pytestmark = [pytest.mark.lab, pytest.mark.slow]

FOLDER = "notebooks/imperial2030"


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the notebooks, laid out as in the checkout, without anybody's games."""
    kit = tmp_path_factory.mktemp("kit")
    shutil.copytree(
        ROOT / "notebooks", kit / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints", "*.jsonl")
    )
    return kit


def test_a_lesson_of_the_french_notebook(start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path):
    notebook = start_lab(kit).open(lab_page, f"{FOLDER}/apprendre.ipynb")
    titles = Lesson.titles("fr")

    # The contents lead to the lesson, accents or not.
    lab_page.locator(".jp-Notebook").get_by_role("link", name=titles["convoy"]).click()
    expect(lab_page.locator(".jp-Notebook").get_by_role("heading", name=titles["convoy"])).to_be_in_viewport()

    notebook.run_all()
    lessons = lab_page.locator(".gk-table")
    expect(lessons).to_have_count(len(titles))
    expect(lab_page.locator(".gk-lesson")).to_have_count(len(titles))

    # Predict, move, see.
    table = lessons.first
    lesson = table.locator(".gk-lesson")
    lesson.get_by_role("textbox").fill("0")
    lesson.get_by_role("button", name="Vérifier").click()
    expect(lesson).to_contain_text("Exact")
    table.locator(".gk-table-panel").get_by_role("button", name="Production", exact=True).click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("RON-3")
    # One lesson is one game: the others have not moved.
    expect(lessons.nth(2).locator(".gk-lesson")).not_to_contain_text("✓")


def test_a_game_goes_on_after_the_kernel_was_stopped(start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path):
    notebook = start_lab(kit).open(lab_page, f"{FOLDER}/play.ipynb")
    notebook.run_all()
    where = lab_page.locator(".gk-table-where")
    expect(where).to_have_text("Step 0 of 0, turn 1")
    panel = lab_page.locator(".gk-table-panel")
    panel.get_by_role("button", name="Taxation", exact=True).click()
    # The computer players answer; the bond that Ann may buy is the next choice of a person.
    expect(panel.get_by_role("button", name="Buy no bond")).to_be_visible()
    step = re.compile(r"^Step ([1-9]\d*) of \1, turn \d+$")
    expect(where).to_have_text(step)
    left = where.inner_text()

    lab_page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    notebook.wait_idle()
    notebook.run_all()
    expect(lab_page.locator(".gk-table-where")).to_have_text(left)
    expect(lab_page.locator(".js-plotly-plot")).to_have_count(6)
