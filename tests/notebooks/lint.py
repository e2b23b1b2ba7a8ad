"""What a notebook must be like for a reader: alone, with a screen reader, on another machine, without a kernel."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

# Folders that exist on the author's machine only. Spelled so that this line is not itself such a path.
_FOLDERS = "|".join(("root", "work", "home", "Users", "tmp"))
MACHINE_PATH = re.compile(rf"(?<![\w.:/])/(?:{_FOLDERS})/\w|\b[A-Z]:\\\w")
HEADING = re.compile(r"^(#{1,6})[ \t]+(.*?)[ \t]*$", re.MULTILINE)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]*)(?:\s+\"[^\"]*\")?\)")
FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`]*`")
SUMMARY_LENGTH = 40  # characters of prose below the title


def problems(notebook: Any, folder: Path) -> list[str]:
    """Return what is wrong with a notebook, a sentence each; links are resolved against its folder."""
    return [
        *_cells(notebook),
        *_headings(notebook),
        *_links(notebook, folder),
        *_dollars(notebook),
        *_code(notebook),
        *_outputs(notebook),
    ]


def _source(cell: Any) -> str:
    """Return the prose of a cell without what it quotes as code."""
    return FENCE.sub("", cell.source)


def _cells(notebook: Any) -> Iterator[str]:
    ids = [cell.get("id") for cell in notebook.cells]
    if None in ids or len(set(ids)) < len(ids):
        yield "every cell needs an id of its own"
    previous = None
    for number, cell in enumerate(notebook.cells):
        if not cell.source.strip():
            yield f"cell {number} is empty"
        if cell.cell_type == "code" and previous != "markdown":
            yield f"cell {number} is code without a cell of prose before it"
        previous = cell.cell_type


def _headings(notebook: Any) -> Iterator[str]:
    prose = [_source(cell) for cell in notebook.cells if cell.cell_type == "markdown"]
    found = [(len(marks), title) for text in prose for marks, title in HEADING.findall(text)]
    levels = [level for level, _ in found]
    if levels.count(1) != 1 or levels[:1] != [1]:
        yield f"one title (# ...) is wanted, as the first heading; the levels are {levels}"
    elif len(HEADING.sub("", prose[0]).strip()) < SUMMARY_LENGTH:
        yield "the title must be followed, in the same cell, by what the notebook is about"
    for (before, _), (level, title) in pairwise(found):
        if level > before + 1:
            yield f"heading {title!r} jumps from level {before} to {level}"
    for _, title in found:
        if not title:
            yield "a heading is empty"


def _links(notebook: Any, folder: Path) -> Iterator[str]:
    places = _places(notebook)
    for cell in notebook.cells:
        if cell.cell_type != "markdown":
            continue
        for image, words, target in LINK.findall(_source(cell)):
            if not words.strip():
                yield f"{'a picture' if image else 'a link'} has no text: ({target})"
            if not target or target == "#":
                yield f"a link leads nowhere: [{words}]"
            elif target.startswith("#") and target not in places:
                yield f"a link leads to no place of the notebook: ({target})"
            elif not re.match(r"[a-z]+:|#", target) and not (folder / target.partition("#")[0]).exists():
                yield f"a link leads to a file that does not exist: ({target})"


def _dollars(notebook: Any) -> Iterator[str]:
    for number, cell in enumerate(notebook.cells):
        # Two of them in a paragraph are taken for a formula, with a backslash before them too.
        if cell.cell_type == "markdown" and "$" in CODE.sub("", _source(cell)):
            yield f"the prose of cell {number} has a dollar sign, which begins a formula: write dollars as a word"


def _places(notebook: Any) -> set[str]:
    """Return what a link within the notebook can lead to: cells, and headings in plain letters.

    JupyterLab compares the id of a heading with the address as it was escaped, so that an accent leads nowhere.
    """
    titles = [title for cell in notebook.cells for _, title in HEADING.findall(_source(cell))]
    return {f"#cell-id={cell.get('id')}" for cell in notebook.cells} | {
        "#" + title.replace(" ", "-") for title in titles if title.isascii()
    }


def _code(notebook: Any) -> Iterator[str]:
    for number, cell in enumerate(notebook.cells):
        if MACHINE_PATH.search(cell.source):
            yield f"cell {number} names a path of one machine"
        if cell.cell_type == "code":
            try:
                ast.parse(cell.source)
            except SyntaxError as error:
                # Magics and shell lines too: nbval passes over those that do not exist.
                yield f"cell {number} is not plain Python, line {error.lineno}: {error.text and error.text.strip()}"


def _outputs(notebook: Any) -> Iterator[str]:
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    counts = [cell.execution_count for cell in code]
    if counts != list(range(1, len(code) + 1)):
        yield f"the cells were not run once from top to bottom (make notebooks): counts {counts}"
    if code and not any(cell.outputs for cell in code):
        yield "no cell has an output"
    for number, cell in enumerate(notebook.cells):
        for output in cell.get("outputs", ()):
            if output.output_type == "error":
                yield f"cell {number} ended in an error: {output.ename}"
            if output.get("name") == "stderr":
                yield f"cell {number} wrote to stderr: {output.text.strip()[:80]}"
            if MACHINE_PATH.search(str(output)):
                yield f"the output of cell {number} names a path of one machine"
