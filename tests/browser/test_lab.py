"""The JupyterLab fixture itself, on a notebook made here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

pytestmark = [pytest.mark.lab, pytest.mark.slow]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a good notebook and one that fails."""
    folder = tmp_path_factory.mktemp("folder")
    good = [
        new_markdown_cell("# Good"),
        new_code_cell("import ipywidgets\nslider = ipywidgets.IntSlider(value=3)\nslider"),
        new_code_cell("print(slider.value * 14)"),
    ]
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    for name, cells in {"good": good, "bad": [new_code_cell("1 / 0")]}.items():
        nbformat.write(new_notebook(cells=cells, metadata=metadata), folder / f"{name}.ipynb")
    return folder


def test_runs_a_notebook_and_draws_its_widget(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = start_lab(folder).open(lab_page, "good.ipynb")
    notebook.run_all()
    expect(notebook.output(2)).to_have_text("42")
    expect(notebook.output(1).get_by_role("slider")).to_have_attribute("aria-valuenow", "3.0")
    notebook.set_theme("JupyterLab Dark")
    assert lab_page.locator("body").get_attribute("data-jp-theme-light") == "false"
    assert not list(folder.glob(".ipynb_checkpoints")), "the notebooks are run in a copy"


def test_a_failing_cell_is_an_error(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = start_lab(folder).open(lab_page, "bad.ipynb")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        notebook.run_all()
