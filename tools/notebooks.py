"""Run the notebooks and write them in one stable form: `python -m tools.notebooks run|check [FILE...]`.

`run` executes each notebook from top to bottom in a fresh kernel and writes its outputs; running it twice gives the
same bytes. `check` executes copies and writes nothing. Both end with status 1 when a cell fails, which includes an
unknown magic (nbval alone lets that pass).

What is written keeps everything a reader without a kernel can see. Left out is what differs from run to run, and the
views and states of live widgets: without a kernel they show "model not found" in place of the picture that each of
our widgets leaves beside them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ROOT = Path(__file__).resolve().parents[1]
KERNELSPEC = {"display_name": "Python 3", "language": "python", "name": "python3"}
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
CELL_TIMEOUT = 120  # seconds


def find() -> list[Path]:
    """Return every notebook of the project, in order."""
    return sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def read(path: Path) -> Any:
    """Return a notebook as nbformat's node, exactly as the file has it."""
    # Not nbformat.read: that one repairs in passing, and what it repairs would go unseen.
    return nbformat.v4.reads(path.read_text(encoding="utf-8"))


def execute(notebook: Any, folder: Path) -> None:
    """Run a notebook in place, in a fresh kernel that works in a folder.

    Raises
    ------
    CellExecutionError
        When a cell raises that is not tagged `raises-exception`.
    """
    with tempfile.TemporaryDirectory() as private:
        # The kernel's own files (history, profile) go to a private folder, not to the user's.
        client = NotebookClient(
            notebook, timeout=CELL_TIMEOUT, kernel_name="python3", resources={"metadata": {"path": str(folder)}}
        )
        client.execute(env=os.environ | {"IPYTHONDIR": private})


def normalise(notebook: Any) -> None:
    """Remove, in place, what differs from run to run or belongs to one machine.

    Raises
    ------
    ValueError
        When a widget leaves no picture, since nothing of it would be seen without a kernel.
    """
    notebook.metadata = {"kernelspec": KERNELSPEC, "language_info": {"name": "python"}}
    for cell in notebook.cells:
        cell.metadata = {key: cell.metadata[key] for key in ("tags", "jupyter") if key in cell.metadata}
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if data.pop(WIDGET_VIEW, None) is not None and "image/svg+xml" not in data:
                raise ValueError(f"the widget of cell {cell.id} leaves no picture (image/svg+xml) for readers")


def text(notebook: Any) -> str:
    """Return the file of a notebook: sorted keys, one space of indentation, one newline at the end."""
    return str(nbformat.writes(notebook, version=4)).rstrip("\n") + "\n"


def run(path: Path) -> None:
    """Execute a notebook and write it in its stable form."""
    notebook = read(path)
    execute(notebook, path.parent)
    normalise(notebook)
    path.write_text(text(notebook), encoding="utf-8", newline="\n")


def check(path: Path) -> None:
    """Execute a copy of a notebook."""
    execute(read(path), path.parent)


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.notebooks", description="Run the notebooks.")
    parser.add_argument("command", choices=["run", "check"])
    parser.add_argument("files", nargs="*", type=Path, help="notebooks (default: all)")
    options = parser.parse_args(arguments)
    work = run if options.command == "run" else check
    failed = 0
    for path in options.files or find():
        try:
            work(path)
        except (CellExecutionError, ValueError) as error:
            failed += 1
            print(f"{path}: {error}", file=sys.stderr)
        else:
            print(f"{path}: done")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
