"""What all tests share: how to find things, what may be skipped, and a last line that says what was."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
FULL = os.environ.get("RONDEL_FULL") == "1"

# Hypothesis draws the same examples every time: a run that fails for one person fails for all.
# HYPOTHESIS_PROFILE=explore draws fresh ones.
settings.register_profile("rondel", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "rondel"))


def chromium() -> str | None:
    """Return the path of the Chromium that the browser tests drive, or None."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def missing(item: pytest.Item) -> str | None:
    """Return what this machine lacks for a test, in a few words, or None when it can run."""
    if (item.get_closest_marker("browser") or item.get_closest_marker("lab")) and not chromium():
        return "Chromium is not installed"
    if item.get_closest_marker("node"):
        if not (shutil.which("node") and shutil.which("npm")):
            return "Node is not installed"
        if not (ROOT / "widgets/js/node_modules").is_dir():
            return "the JavaScript tools are not installed (make js-deps)"
    return None


WHOLE_GAMES = (
    *("tests/conformance/", "tests/players/", "tests/replay/test_format_page.py", "tests/replay/test_mutations.py"),
    *("tests/test_cli.py", "tests/test_classroom.py", "tests/test_tables", "tests/imperial2030/test_play.py"),
    *("tests/incorporated/test_walks", "tests/incorporated/test_lobbying_walks.py"),
    *("tests/widgets/test_charts", "tests/widgets/test_classroom.py", "tests/widgets/test_course.py"),
    *("tests/widgets/test_displays.py", "tests/widgets/test_lesson.py", "tests/widgets/test_player.py"),
    *("tests/widgets/test_film.py", "tests/study/test_kits.py"),
)
"""Beginnings of the paths of tests that play or read whole games of the kit, which the quick loop leaves out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is about notebooks, the cells that nbval collects among it, and what plays whole games.

    What the tiny game is put through stays in the quick loop: it has one of everything that the contract knows.
    """
    for item in items:
        where = item.path.relative_to(ROOT).as_posix()
        if where.startswith(("notebooks/", "tests/notebooks/")):
            item.add_marker("notebooks")
        if where.startswith(WHOLE_GAMES) and "coins" not in item.name:
            item.add_marker("slow")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what cannot run here; with RONDEL_FULL=1 nothing may be missing."""
    if reason := missing(item):
        if FULL:
            pytest.fail(f"{reason}, and RONDEL_FULL=1 forbids to skip", pytrace=False)
        pytest.skip(reason)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line what was not tested, and why."""
    reasons: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        text = report.longrepr[2] if isinstance(report.longrepr, tuple | list) else str(report.longrepr)
        reasons[text.removeprefix("Skipped: ")] += 1
    if reasons:
        listed = "; ".join(f"{count} because {reason}" for reason, count in sorted(reasons.items()))
        terminalreporter.write_line(f"NOT TESTED: {listed}", yellow=True)


Ran = tuple[int, list[str], list[str]]
"""Status, lines of stdout, lines of stderr."""


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def shared_dir() -> Path:
    """Return the folder that holds recorded games of other programs; tests are skipped where it is absent.

    Those records are not ours to copy. RONDEL_SHARED names the folder; without it `shared` beside the
    checkout is taken.
    """
    named = os.environ.get("RONDEL_SHARED")
    folder = Path(named) if named else ROOT.parent / "shared"
    if not folder.is_dir():
        if named:
            pytest.fail(f"RONDEL_SHARED names no folder: {named}", pytrace=False)
        pytest.skip("the recorded games of other programs are absent (RONDEL_SHARED)")
    return folder


@pytest.fixture
def rondel(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run the command in this process; return status, lines of stdout, lines of stderr."""

    def run(*args: object) -> Ran:
        from gamekit import cli

        try:
            status = cli.main([str(arg) for arg in args])
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        assert len(err.splitlines()) <= 5
        return status, out.splitlines(), err.splitlines()

    return run
