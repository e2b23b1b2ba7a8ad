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


def test_a_die_is_rolled_and_a_price_named_in_the_lessons_of_incorporated(
    start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path
):
    notebook = start_lab(kit).open(lab_page, "notebooks/incorporated/learn.ipynb")
    titles = list(Lesson.titles(game="incorporated"))
    notebook.run_all()
    lessons = lab_page.locator(".gk-table")
    expect(lessons).to_have_count(len(titles))

    # Predict the odds, roll, see the sum.
    table = lessons.nth(titles.index("earnings"))
    lesson = table.locator(".gk-lesson")
    lesson.get_by_role("textbox").fill("6")
    lesson.get_by_role("button", name="Check").click()
    expect(lesson).to_contain_text("what the die must be for a crisis")
    lesson.get_by_role("textbox").fill("5")
    lesson.get_by_role("button", name="Check").click()
    expect(lesson).to_contain_text("Right")
    table.locator(".gk-table-panel").get_by_role("button", name="Roll the die").click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("a crisis of intensity 6 − 4 = 2")

    # Open an auction at the board, and name a price.
    table = lessons.nth(titles.index("auction"))
    lesson, panel = table.locator(".gk-lesson"), table.locator(".gk-table-panel")
    panel.get_by_role("button", name="Auction of a share of the United States").click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("INC-111")
    lesson.get_by_role("button", name="Next task").click()
    lesson.get_by_role("button", name="Try it").click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("Needs an opening bid of $3 or more; $2 is less.")
    lesson.get_by_role("button", name="Next task").click()
    panel.get_by_role("spinbutton").fill("6")
    panel.get_by_role("button", name="Bid $6").click()
    expect(table.locator(".gk-table-where")).to_have_text("Step 2 of 2, turn 1")


def test_a_bill_is_paid_and_a_place_tried_in_the_lessons_of_impero(
    start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path
):
    notebook = start_lab(kit).open(lab_page, "notebooks/impero/learn.ipynb")
    titles = list(Lesson.titles(game="impero"))
    notebook.run_all()
    lessons = lab_page.locator(".gk-table")
    expect(lessons).to_have_count(len(titles))

    # Predict exactly seven, pay, see the tier.
    table = lessons.nth(titles.index("deficit"))
    lesson, panel = table.locator(".gk-lesson"), table.locator(".gk-table-panel")
    for answer, said in (("7", "the tier is asked"), ("3", "decided at each table"), ("2", "Right")):
        lesson.get_by_role("textbox").fill(answer)
        lesson.get_by_role("button", name="Check").click()
        expect(lesson).to_contain_text(said)
    panel.get_by_role("button", name=re.compile("^Gold")).click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("IMP-A01")

    # A city that cannot be chosen is tried on the map.
    table = lessons.nth(titles.index("siege"))
    lesson, panel = table.locator(".gk-lesson"), table.locator(".gk-table-panel")
    lesson.get_by_role("textbox").fill("2")
    lesson.get_by_role("button", name="Check").click()
    expect(lesson).to_contain_text("The season counts, too.")
    panel.get_by_role("button", name="Besiege a city").click()
    panel.get_by_role("button", name=re.compile(r"\ba1\b")).click()
    panel.get_by_role("button", name=re.compile("Caere")).click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("IMP-014")
    lesson.get_by_role("button", name="Next task").click()
    panel.get_by_role("button", name=re.compile("^Roll")).click()
    panel.get_by_role("button", name="Pass in this round").click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("IMP-134")
    lesson.get_by_role("button", name="Next task").click()
    lesson.get_by_role("button", name="Try it").click()
    expect(lesson.locator(".gk-lesson-result")).to_contain_text("IMP-130")


@pytest.mark.parametrize(
    ("game", "begun", "pressed", "said", "left", "charts"),
    [
        # The computer players answer; the bond that Ann may buy is the next choice of a person.
        (
            "imperial2030",
            ["Step 0 of 0, turn 1"],
            ["^Taxation$"],
            "Buy no bond",
            r"^Step ([1-9]\d*) of \1, turn \d+$",
            6,
        ),
        (
            "incorporated",
            ["Step 2 of 2, turn 1"],
            ["Unlock India: Mining 2"],
            "Saved in game-1.replay.jsonl",
            "^Step 3 of 3, turn 1$",
            6,
        ),
        # Below the game stands the budget of a class, a game of its own.
        (
            "impero",
            ["Step 1 of 1, season 1"] * 2,
            ["Buy a technology", "Irrigation"],
            "Saved in game-1.replay.jsonl",
            "^Step 2 of 2, season 1$",
            5,
        ),
    ],
    ids=["imperial2030", "incorporated", "impero"],
)
def test_a_game_goes_on_after_the_kernel_was_stopped(
    start_lab: Callable[[Path], Lab],
    lab_page: Page,
    kit: Path,
    game: str,
    begun: list[str],
    pressed: list[str],
    said: str,
    left: str,
    charts: int,
):
    notebook = start_lab(kit).open(lab_page, f"notebooks/{game}/play.ipynb")
    notebook.run_all()
    where = lab_page.locator(".gk-table-where")
    expect(where).to_have_text(begun)
    panel = lab_page.locator(".gk-table-panel").first
    for name in pressed:
        panel.get_by_role("button", name=re.compile(name)).click()
    expect(lab_page.get_by_text(re.compile(said))).to_be_visible()
    expect(where.first).to_have_text(re.compile(left))
    reached = where.first.inner_text()

    lab_page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    notebook.wait_idle()
    notebook.run_all()
    expect(where).to_have_text([reached, *begun[1:]])
    expect(lab_page.locator(".js-plotly-plot")).to_have_count(charts)
