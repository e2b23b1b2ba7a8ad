"""Every notebook is run by nbval, which passes over no cell, and the tool that runs them is strict and stable.

nbval, which pytest calls for each cell of each notebook, runs them from top to bottom and compares outputs. It passes
over a cell that starts with a magic that does not exist, or is marked for it; nbclient, which the tool uses, does not.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tools import notebooks

pytestmark = pytest.mark.notebooks

WIDGET = """
import anywidget

class Dot(anywidget.AnyWidget):
    _esm = "export default { render() {} }"

    def __repr__(self):
        return "Dot()"

    def _repr_mimebundle_(self, **kwargs):
        data, metadata = super()._repr_mimebundle_(**kwargs)
        return {**data, PICTURE}, metadata

Dot()
"""


def tool(command: str, *paths: Path) -> subprocess.CompletedProcess[str]:
    """Run the tool in a process of its own, as `make notebooks` does."""
    return subprocess.run(
        [sys.executable, "-m", "tools.notebooks", command, *map(str, paths)],
        cwd=notebooks.ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def write(path: Path, *sources: str) -> Path:
    """Write a notebook with these code cells."""
    cells = [new_markdown_cell("# Title"), *map(new_code_cell, sources)]
    nbformat.write(new_notebook(cells=cells, metadata={"kernelspec": notebooks.KERNELSPEC}), path)
    return path


def test_every_cell_is_plain_python_and_none_is_marked_for_nbval(path: Path):
    cells = [cell for cell in notebooks.read(path).cells if cell.cell_type == "code"]
    assert cells
    for cell in cells:
        ast.parse(cell.source)
        assert not re.search("nbval|pytest_validate", cell.source, re.IGNORECASE)
        assert not any(tag == "raises-exception" or "nbval" in tag for tag in cell.metadata.get("tags", ()))


@pytest.mark.slow
def test_running_twice_gives_the_same_bytes(tmp_path: Path):
    picture = WIDGET.replace("PICTURE", '"image/svg+xml": "<svg/>"')
    path = write(tmp_path / "a.ipynb", "import time\nprint(1)\ntime.sleep(0.1)\nprint(2)", picture)
    assert tool("check", path).returncode == 0
    assert tool("run", path).returncode == 0
    first = path.read_bytes()
    assert tool("run", path).returncode == 0
    assert path.read_bytes() == first
    assert first.endswith(b"}\n")
    saved = json.loads(first)
    assert saved["metadata"] == {"kernelspec": notebooks.KERNELSPEC, "language_info": {"name": "python"}}
    assert [cell["metadata"] for cell in saved["cells"]] == [{}, {}, {}]
    assert saved["cells"][2]["outputs"][0]["data"] == {"image/svg+xml": ["<svg/>"], "text/plain": ["Dot()"]}
    # And nbval agrees with what is kept: it must not miss the live view that was left out.
    nbval = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "--nbval", "--nbval-current-env", str(path)),
            *("-c", "/dev/null", "--rootdir", str(tmp_path), "-p", "no:cacheprovider"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "2 passed" in nbval.stdout, nbval.stdout


@pytest.mark.slow
def test_a_widget_without_a_picture_is_refused(tmp_path: Path):
    path = write(tmp_path / "a.ipynb", WIDGET.replace("PICTURE", ""))
    before = path.read_bytes()
    done = tool("run", path)
    assert done.returncode == 1
    assert "leaves no picture" in done.stderr
    assert path.read_bytes() == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "words"), [("1 / 0", "ZeroDivisionError"), ("%no_such_magic\nraise ValueError", "no_such_magic")]
)
def test_a_failing_cell_fails(tmp_path: Path, source: str, words: str):
    path = write(tmp_path / "a.ipynb", source)
    before = path.read_bytes()
    for command in ("check", "run"):
        done = tool(command, path)
        assert done.returncode == 1, done.stdout
        assert words in done.stderr + done.stdout
    assert path.read_bytes() == before


def test_nbval_compares_the_outputs_of_every_notebook(request: pytest.FixtureRequest):
    assert request.config.getoption("nbval"), "pytest must be called with the options of pyproject.toml"
    assert request.config.getoption("nbval_current_env")
    assert "notebooks" in request.config.getini("testpaths")
