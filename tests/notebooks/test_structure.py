"""Every notebook is well made, and the check that says so sees what it should."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tests.notebooks.lint import problems
from tools import notebooks

EXPECTED = [
    *("start.ipynb", "studio.ipynb", "atelier.ipynb"),
    *(f"imperial2030/{name}.ipynb" for name in ("learn", "apprendre", "play", "jouer", "replay")),
    *(
        f"{game}/{name}.ipynb"
        for game in ("incorporated", "impero")
        for name in ("learn", "apprendre", "play", "jouer", "replay", "revoir")
    ),
    *(f"economics/{name}.ipynb" for name in ("interest-rates-and-crises", "taux-interet-et-crises")),
]
ABOUT = "# Title\n\nWhat this notebook is about, in a sentence or two."


def code(source: str = "6 * 7", count: int = 1, **output: object) -> nbformat.NotebookNode:
    """Return a code cell that was run."""
    if not output:
        output = {"output_type": "execute_result", "data": {"text/plain": "42"}, "execution_count": count}
    kind = output.pop("output_type")
    return new_code_cell(source, execution_count=count, outputs=[new_output(kind, **output)])


def lint(*cells: nbformat.NotebookNode, folder: Path = Path()) -> list[str]:
    """Return the problems of a notebook with these cells."""
    # Not new_notebook(cells=...): that one mends ids in passing.
    notebook = new_notebook()
    notebook.cells.extend(cells)
    return problems(notebook, folder)


@pytest.mark.parametrize("name", EXPECTED)
def test_the_promised_notebooks_are_there(name: str):
    assert notebooks.ROOT / "notebooks" / name in notebooks.find()


def test_is_well_made(path: Path):
    found = problems(notebooks.read(path), path.parent)
    assert not found, "\n".join(found)


def test_is_written_in_its_stable_form(path: Path):
    notebook = notebooks.read(path)
    notebooks.normalise(notebook)
    assert path.read_text(encoding="utf-8") == notebooks.text(notebook), f"make notebooks rewrites {path.name}"


def test_no_game_of_somebody_lies_beside_the_notebooks():
    # They would go on with it, and their outputs would be those of that game.
    games = [str(path.relative_to(notebooks.ROOT)) for path in (notebooks.ROOT / "notebooks").rglob("*.jsonl")]
    assert not games, f"move these games out of the checkout, then run the tests again: {games}"


def test_a_good_notebook_has_no_problems(tmp_path: Path):
    (tmp_path / "next.ipynb").touch()
    assert (
        lint(
            new_markdown_cell(ABOUT),
            code(),
            new_markdown_cell("## A part\n\nSee [the next](next.ipynb#part) and [the site](https://example.org)."),
            code(count=2),
            new_markdown_cell("## Été\n\n[A part](#A-part), [this one](#cell-id=summer).", id="summer"),
            new_markdown_cell("### Detail\n\n```\n# no heading [x]() $\n```\n\n## Part\n\nIt costs `$6`."),
            folder=tmp_path,
        )
        == []
    )


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        ([new_markdown_cell("No title"), code()], "one title"),
        ([new_markdown_cell(ABOUT), new_markdown_cell("# Another")], "one title"),
        ([new_markdown_cell("## Part"), new_markdown_cell(ABOUT)], "as the first heading"),
        ([new_markdown_cell("# Title"), code()], "what the notebook is about"),
        ([new_markdown_cell(ABOUT), new_markdown_cell("### Deep")], "jumps from level 1 to 3"),
        ([new_markdown_cell(ABOUT + "\n\n## ")], "a heading is empty"),
        ([new_markdown_cell(ABOUT), new_markdown_cell(" ")], "is empty"),
        ([new_markdown_cell(ABOUT + " [](https://example.org)")], "a link has no text"),
        ([new_markdown_cell(ABOUT + " ![](https://example.org/x.png)")], "a picture has no text"),
        ([new_markdown_cell(ABOUT + " [words]()")], "leads nowhere"),
        ([new_markdown_cell(ABOUT + " [words](missing.ipynb)")], "does not exist"),
        ([new_markdown_cell(ABOUT + " [words](#Another-title)")], "no place of the notebook"),
        ([new_markdown_cell(ABOUT + " [words](#cell-id=missing)")], "no place of the notebook"),
        ([new_markdown_cell(ABOUT + " [words](#Été)\n\n## Été")], "no place of the notebook"),
        ([new_markdown_cell(ABOUT + " It costs $5.")], "begins a formula"),
        ([new_markdown_cell(ABOUT), code(), code(count=2)], "without a cell of prose"),
        ([new_markdown_cell(ABOUT), code("%matplotlib inline")], "not plain Python"),
        ([new_markdown_cell(ABOUT), code("!ls")], "not plain Python"),
        ([new_markdown_cell(ABOUT), code("open('" + "/home/" + "me/x')")], "path of one machine"),
        ([new_markdown_cell(ABOUT), code(count=2)], "not run once from top to bottom"),
        ([new_markdown_cell(ABOUT), new_code_cell("1")], "not run once from top to bottom"),
        ([new_markdown_cell(ABOUT), new_code_cell("x = 1", execution_count=1)], "no cell has an output"),
        (
            [new_markdown_cell(ABOUT), code(output_type="error", ename="KeyError", evalue="", traceback=[])],
            "ended in an error: KeyError",
        ),
        ([new_markdown_cell(ABOUT), code(output_type="stream", name="stderr", text="Warning")], "wrote to stderr"),
        (
            [new_markdown_cell(ABOUT), code(output_type="stream", name="stdout", text="in " + "/root/" + "x")],
            "the output of cell 1 names a path",
        ),
    ],
)
def test_a_problem_is_seen(tmp_path: Path, cells: list[nbformat.NotebookNode], words: str):
    found = lint(*cells, folder=tmp_path)
    assert any(words in text for text in found), found


def test_cells_with_the_same_id_are_seen():
    first, second = new_markdown_cell(ABOUT), new_markdown_cell("Prose.")
    second.id = first.id
    assert lint(first, second) == ["every cell needs an id of its own"]
