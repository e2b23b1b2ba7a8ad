"""Map and rondel in a real JupyterLab: drawn, heard by the kernel, and the notebook's shortcuts left alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

pytestmark = [pytest.mark.lab, pytest.mark.slow]

CELLS = [
    """import gamekit
from widgets import Rondel, WorldMap

session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
WorldMap(session)""",
    "Rondel(session)",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("folder")
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    cells = [new_code_cell(source) for source in CELLS]
    nbformat.write(new_notebook(cells=cells, metadata=metadata), folder / "widgets.ipynb")
    return folder


def test_keys_in_a_widget_are_not_the_notebooks(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = start_lab(folder).open(lab_page, "widgets.ipynb")
    notebook.run_all()
    cells = lab_page.locator(".jp-Notebook .jp-CodeCell")
    for output, first, role in ((0, "[data-region=moscow]", "button"), (1, "[data-space=factory]", "radio")):
        node = notebook.output(output).locator(f"{first}[role={role}]")
        node.focus()
        # Unguarded, `a` and `b` insert cells, `x` cuts one, and the arrows go to another.
        for key in ("a", "b", "ArrowDown", "x", "Home"):
            lab_page.keyboard.press(key)
        expect(node).to_be_focused()
        expect(cells).to_have_count(len(CELLS))


def test_widgets_follow_the_theme(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = start_lab(folder).open(lab_page, "widgets.ipynb")
    notebook.run_all()
    sea = notebook.output(0).locator("[data-region=southpacific]").first
    expect(sea).to_have_css("fill", "rgb(211, 228, 238)")
    notebook.set_theme("JupyterLab Dark")
    expect(sea).to_have_css("fill", "rgb(29, 52, 67)")
