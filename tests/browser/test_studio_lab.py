"""The studio in a real JupyterLab: a note by keys alone, another move that is kept, and the notebook opened again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, expect

import gamekit
from tests.browser.lab import Lab, asked, until
from tests.conftest import ROOT
from tests.widgets.studied import game

pytestmark = [pytest.mark.lab, pytest.mark.slow]

CELLS = (
    f"import sys\nsys.path.insert(0, {str(ROOT)!r})",
    "from widgets import Studio\nstudio = Studio('game.replay.jsonl', author='Ann', start_at=4)\nstudio",
)
MOST = 8  # choices in a move, far more than there are
STATE = "print(studio.table.session.n, len(studio.table._trail))"
WRITTEN = "Better wait. <b>Why now?</b>"


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of what the notebook of the studio needs, laid out as in the checkout."""
    kit = tmp_path_factory.mktemp("kit")
    for folder in ("notebooks", "replays"):
        shutil.copytree(ROOT / folder, kit / folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    return kit


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a recorded game and a notebook that studies it."""
    made = tmp_path_factory.mktemp("studies")
    gamekit.save(game(), made / "game.replay.jsonl")
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = new_notebook(cells=[new_code_cell(cell) for cell in CELLS], metadata=metadata)
    nbformat.write(notebook, made / "study.ipynb")
    return made


def play_otherwise(page: Page) -> None:
    """Make one move at the table, choice by choice, that is not the one that was recorded."""
    recorded = asked(page, "print(studio.study.session.line[5].action)")
    buttons = page.locator(".gk-table-panel [data-option]")
    for _ in range(MOST):
        texts = buttons.evaluate_all("(all) => all.map((button) => button.dataset.option)")
        before = asked(page, STATE)
        buttons.nth(next(at for at, text in enumerate(texts) if not recorded.startswith(text))).click()
        while asked(page, STATE) == before:
            page.wait_for_timeout(50)
        if asked(page, STATE).startswith("5 "):
            return
    raise AssertionError("no move was made")


def test_a_game_is_annotated_and_tried_otherwise_and_comes_back(
    start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path
) -> None:
    lab = start_lab(folder)
    notebook = lab.open(lab_page, "study.ipynb")
    notebook.run_all()
    studio, table = lab_page.locator(".gk-studio"), lab_page.locator(".gk-table")
    expect(studio).to_have_count(1)
    cells = lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length")
    replay = (lab.folder / "game.replay.jsonl").read_bytes()

    # A note by keys alone; the letters of its text are no keys of the notebook or of the player.
    studio.get_by_role("slider", name="Step", exact=True).focus()
    lab_page.keyboard.press("w")
    expect(studio.get_by_role("textbox", name="English text")).to_be_focused()
    lab_page.keyboard.type(WRITTEN)
    lab_page.keyboard.press("Control+Enter")
    until(
        lab_page,
        "print([(note.anchor.n, note.author, note.text) for note in studio.study.notes])",
        str([(4, "Ann", {"en": WRITTEN})]),
    )
    expect(studio.get_by_text(WRITTEN, exact=True).first).to_be_visible()
    assert lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length") == cells

    # Another move: only the bar of the trial is left of the studio, with the table under it.
    studio.get_by_role("slider", name="Step", exact=True).focus()
    lab_page.keyboard.press("t")
    expect(table).to_have_count(1)
    expect(table.locator(".gk-table-where")).to_contain_text("Step 4 of 4")
    expect(studio.get_by_role("slider", name="Step", exact=True)).to_be_hidden()
    play_otherwise(lab_page)
    studio.get_by_role("textbox", name="English name").fill("Another way")
    studio.get_by_role("button", name="Keep as a side line").click()
    until(lab_page, "print([line.note.name for line in studio.study.lines.values()])", "[{'en': 'Another way'}]")
    expect(table).to_have_count(0)
    expect(studio.locator(".gk-player-where")).to_contain_text("Step 5 of 5")

    # Saved by a key, beside the replay, which stays as it was.
    studio.get_by_role("slider", name="Step", exact=True).focus()
    lab_page.keyboard.press("s")
    until(lab_page, "print(studio.study.dirty)", "False")
    assert WRITTEN in (lab.folder / "game.notes.jsonl").read_text(encoding="utf-8")
    assert (lab.folder / "game.replay.jsonl").read_bytes() == replay

    # Python writes a note, and the studio shows it.
    asked(lab_page, "studio.study.add(5, line=studio.line, text='From a cell.')")
    expect(studio.get_by_text("From a cell.", exact=True).first).to_be_visible()

    # Opened again and nothing run: the studio as it was left, from what the notebook keeps.
    notebook.command("docmanager:save")
    lab_page.evaluate("jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    lab.reopen(lab_page, "study.ipynb", ".gk-player-where", 1)
    expect(lab_page.locator(".gk-player-where")).to_contain_text("Step 5 of 5")
    expect(studio.get_by_text("From a cell.", exact=True).first).to_be_visible()


def test_a_studio_that_is_run_again_reads_what_was_saved(
    start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path
) -> None:
    lab = start_lab(folder)
    notebook = lab.open(lab_page, "study.ipynb")
    notebook.run_all()
    asked(lab_page, "studio.study.add(2, text='Kept in the file.'); studio.save()")
    lab_page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    notebook.run_all()
    until(lab_page, "print('Kept in the file.' in [note.text.get('en') for note in studio.study.notes])", "True")
    expect(lab_page.locator(".gk-studio").get_by_text("Kept in the file.", exact=True).first).to_be_visible()


def test_the_notebook_of_the_studio_runs_to_its_end_and_leaves_the_replays_alone(
    start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path
) -> None:
    lab = start_lab(kit)
    replays = {file.name: file.read_bytes() for file in (lab.folder / "replays").iterdir()}
    lab.open(lab_page, "notebooks/atelier.ipynb").run_all()
    studio = lab_page.locator(".gk-studio")
    expect(studio).to_have_count(1)
    expect(lab_page.locator(".gk-table")).to_have_count(0)
    # It shows what was kept, beside the game that it leaves.
    expect(studio.locator(".gk-player-where")).to_contain_text("Étape 207 sur 270")
    expect(studio.get_by_role("table", name="Le même printemps sans la Monnaie")).to_be_visible()
    assert {file.name: file.read_bytes() for file in (lab.folder / "replays").iterdir()} == replays
