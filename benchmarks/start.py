"""G9: how long imports take, each in a fresh process."""

from __future__ import annotations

import statistics
import subprocess
import sys

from benchmarks.measure import Row, interleaved, median_ratio, seconds

SNIPPETS = {
    "bare": "pass",
    "gamekit": "import gamekit",
    "widgets": "import gamekit, widgets; widgets.ReplayPlayer",
    "libraries": "import numpy, ipywidgets, anywidget",
}


def spawn(code: str) -> float:
    """Return the seconds of a whole Python process that runs ``code``."""
    return seconds(lambda: subprocess.run([sys.executable, "-c", code], check=True))


def measure() -> list[Row]:
    """Return the import times over bare Python, and the ratio to the libraries that any such kit needs."""
    figures = interleaved({name: lambda _, c=code: spawn(c) for name, code in SNIPPETS.items()})  # type: ignore[misc]
    middle = {name: 1000 * statistics.median(values) for name, values in figures.items()}
    return [
        Row.at_most("G9", "import gamekit, over bare Python", middle["gamekit"] - middle["bare"], 60, " ms"),
        Row.at_most("G9", "import gamekit and widgets, whole process", middle["widgets"], 500, " ms"),
        Row.at_most(
            "G9",
            "the same vs numpy, ipywidgets, anywidget",
            median_ratio(figures["widgets"], figures["libraries"]),
            1.3,
            "x",
        ),
    ]
