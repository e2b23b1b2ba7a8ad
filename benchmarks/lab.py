"""G7, G8, G10: player, table and studio in a real JupyterLab, beside a bare kernel round trip and a FigureWidget."""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, sync_playwright

from benchmarks.measure import Row
from tests.browser.harness import FLAGS
from tests.browser.lab import Lab, Notebook
from tests.conftest import ROOT, chromium

ROUNDS = 3
STEPS = 60
BURST = 90

GAME = "from tests.widgets.recorded import long_game\nsession = long_game()"
PLAYER = "from widgets import ReplayPlayer\nplayer = ReplayPlayer(session, start_at=200)\nplayer"
# As a reader opens an annotated game: the replay is checked, its notes are read, its side lines are played.
ANNOTATED = ROOT / "replays/incorporated-3p.replay.jsonl"
STUDIO = f"from widgets import Studio\nstudio = Studio({str(ANNOTATED)!r}, start_at=200)\nstudio"
TABLE = "from widgets import GameTable\ntable = GameTable(session)\ntable"
FIGURE = (
    "import plotly.graph_objects as go\n"
    "go.FigureWidget([go.Scatter(x=list(range(600)), y=[n * k % 25 for n in range(600)]) for k in range(6)])"
)
TRIP = (
    "import ipywidgets\nslider = ipywidgets.IntSlider(max=600)\nlabel = ipywidgets.HTML('step 0')\n"
    "slider.observe(lambda change: setattr(label, 'value', f\"step {change['new']}\"), 'value')\n"
    "ipywidgets.VBox([slider, label])"
)

# From an event to the text that it changes, and on to the next animation frame; in milliseconds.
SCRUB = """async ([first, count]) => {
    const range = document.querySelector(".gk-player input[type=range]");
    const where = document.querySelector(".gk-player-where");
    const frames = [];
    for (let step = first; step < first + count; step += 1) {
        const start = performance.now();
        range.value = String(step);
        range.dispatchEvent(new Event("input", { bubbles: true }));
        if (!where.textContent.includes(` ${step} `)) throw new Error(`step ${step} is not shown`);
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return frames;
}"""
BURST_SHOWN = """async ([first, count]) => {
    const range = document.querySelector(".gk-player input[type=range]");
    const where = document.querySelector(".gk-player-where");
    let shown = 0;
    for (let step = first; step < first + count; step += 1) {
        range.value = String(step);
        range.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 16));
        if (where.textContent.includes(` ${step} `)) shown += 1;
    }
    return shown;
}"""
ROUND_TRIP = """async (count) => {
    const handle = document.querySelector(".noUi-handle");
    const texts = [...document.querySelectorAll(".widget-html-content")];
    const label = texts.find((node) => node.textContent.includes("step"));
    const frames = [];
    for (let step = 1; step <= count; step += 1) {
        const start = performance.now();
        handle.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        while (!label.textContent.endsWith(`step ${step}`)) await new Promise((resolve) => setTimeout(resolve, 0));
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return frames;
}"""
# From a click that plays or chooses to the answer of the kernel in the panel, and on to the next animation frame.
PLAY = """async (count) => {
    const root = document.querySelector(".gk-table");
    const [where, panel] = [".gk-table-where", ".gk-table-panel"].map((part) => root.querySelector(part));
    const shown = () => where.textContent + panel.textContent;
    const frames = [];
    for (let step = 0; step < count; step += 1) {
        const button = root.querySelector(".gk-table-done [data-option], .gk-table-options [data-option]");
        const before = shown();
        const start = performance.now();
        button.click();
        while (shown() === before) await new Promise((resolve) => setTimeout(resolve, 0));
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return frames;
}"""


def p95(values: list[float]) -> float:
    """Return the value that 95 of 100 do not exceed."""
    return sorted(values)[int(0.95 * len(values))]


@contextmanager
def laboratory(notebooks: dict[str, list[str]]) -> Iterator[tuple[Lab, Page]]:
    """Give a JupyterLab with these notebooks (name to cells) and a page to open them in."""
    folder = Path(tempfile.mkdtemp())
    for name, cells in notebooks.items():
        metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        # The kernel works in the folder of the notebook; the games to show are the tests' own.
        path = new_code_cell(f"import sys\nsys.path.insert(0, {str(ROOT)!r})")
        made = new_notebook(cells=[path, *map(new_code_cell, cells)], metadata=metadata)
        nbformat.write(made, folder / f"{name}.ipynb")
    lab = Lab(folder, folder / "private")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_page(viewport={"width": 1200, "height": 1000})
            page.set_default_timeout(60_000)
            yield lab, page
    finally:
        lab.stop()
        shutil.rmtree(folder, ignore_errors=True)


def first_draw(notebook: Notebook, cell: int, selector: str) -> float:
    """Run the cells before one, then this one, and return the seconds until its output shows an element."""
    page = notebook.page
    page.evaluate(
        """async () => {
            const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
            await kernel.restart();
        }"""
    )
    notebook.command("notebook:clear-all-cell-outputs")
    for number in range(cell):
        page.evaluate("number => { jupyterapp.shell.currentWidget.content.activeCellIndex = number }", number)
        notebook.command("notebook:run-cell")
        notebook.wait_idle()
    page.evaluate("number => { jupyterapp.shell.currentWidget.content.activeCellIndex = number }", cell)
    return float(
        page.evaluate(
            """async (selector) => {
                const start = performance.now();
                jupyterapp.commands.execute("notebook:run-cell");
                while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
                return (performance.now() - start) / 1000;
            }""",
            selector,
        )
    )


def saved_size(cells: list[str]) -> float:
    """Return the KiB of a notebook that was run and saved with the state of its widgets."""
    notebook = new_notebook(cells=[new_code_cell(source) for source in cells])
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(ROOT)}}).execute()
    return len(nbformat.writes(notebook).encode()) / 1024


def measure() -> list[Row]:
    """Return the figures of scrubbing, first draw and saved size; nothing, and a word, without Chromium."""
    if chromium() is None:
        print("G7, G8 and G10 are not measured: Chromium is not installed", file=sys.stderr)
        return []
    cells = {
        "player": [GAME, PLAYER],
        "studio": [GAME, STUDIO],
        "table": [GAME, TABLE],
        "figure": [GAME, FIGURE],
        "trip": [GAME, TRIP],
    }
    drawn = {
        "player": ".gk-player-where",
        "studio": ".gk-player-where",
        "table": ".gk-table-where",
        "figure": ".js-plotly-plot .main-svg",
    }
    draws: dict[str, list[float]] = {name: [] for name in drawn}
    scrub: dict[str, list[float]] = {"player": [], "studio": []}
    shown: dict[str, list[int]] = {name: [] for name in scrub}
    play: list[float] = []
    trip: list[float] = []
    with laboratory(cells) as (lab, page):
        for number in range(ROUNDS):
            for name, selector in drawn.items():
                draws[name].append(first_draw(lab.open(page, f"{name}.ipynb"), 2, selector))
                if name in scrub:
                    page.wait_for_timeout(500)
                    scrub[name] += page.evaluate(SCRUB, [201 + number * STEPS, STEPS])
                    shown[name].append(page.evaluate(BURST_SHOWN, [400, BURST]))
                elif name == "table":
                    page.wait_for_timeout(500)
                    play += page.evaluate(PLAY, STEPS)
            lab.open(page, "trip.ipynb").run_all()
            page.wait_for_timeout(500)
            page.evaluate("document.querySelector('.noUi-handle').focus()")
            trip += page.evaluate(ROUND_TRIP, STEPS)
            page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    saved, saved_figure = saved_size([GAME, PLAYER]), saved_size([GAME, FIGURE])
    bare = statistics.median(trip)
    rows = []
    for name, steps in scrub.items():
        step = statistics.median(steps) / bare
        rows += [
            Row.at_most("G7", f"a step of the {name}, event to frame, vs a kernel round trip", step, 0.25, "x"),
            Row.at_most("G7", "the same, 95 of 100 within", p95(steps), 16, " ms"),
            Row.at_least("G7", f"of {BURST} steps of the {name} in a burst shown", min(shown[name]), BURST),
        ]
    rows += [
        Row.at_most(
            "G7b", "a move at the table, click to frame, vs a round trip", statistics.median(play) / bare, 1.5, "x"
        ),
        Row.at_most("G7b", "the same, median", statistics.median(play), 90, " ms"),
    ]
    figure = statistics.median(draws.pop("figure"))
    for name, spent in sorted(draws.items()):
        first = statistics.median(spent)
        rows += [
            Row.at_least("G8", f"first draw of the {name}, vs a plotly FigureWidget", figure / first, 4, "x"),
            Row.at_most("G8", f"first draw of the {name}, fresh kernel", first, 0.8, " s"),
        ]
    return [
        *rows,
        Row.at_most("G10", "saved notebook with a player of 600 steps", saved, 400, " KiB"),
        Row.at_most("G10", "the same vs a FigureWidget", saved / saved_figure, 0.1, "x"),
        Row.told("G10", "saved notebook with the studio of 670 steps and its notes", saved_size([STUDIO]), " KiB"),
    ]
