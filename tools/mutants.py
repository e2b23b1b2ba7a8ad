"""Count which wrong versions of a room the tests would let pass: `make mutants`, or `python -m tools.mutants ROOM...`.

mutmut changes the rooms that ``[tool.mutmut]`` in pyproject.toml lists, one thing at a time, and runs the tests that go
through it. `.venv/bin/mutmut results` lists what lives on, `.venv/bin/mutmut show NAME` shows what was changed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

LEAST = 85
"""Percent of the mutants of a room that the tests have to notice."""

NOTICED = {1, 3, 24, -24, 36, 152, 255}
"""Exit codes of a mutant that failed a test, or that went on without end."""


def counts() -> dict[str, tuple[int, int, int]]:
    """Return for each room the mutants that were noticed, those that were run, and all of them."""
    found = {}
    for noted in sorted((ROOT / "mutants/gamekit").rglob("*.py.meta")):
        codes = list(json.loads(noted.read_text(encoding="utf-8"))["exit_code_by_key"].values())
        run = sum(code is not None for code in codes)
        if run:
            room = noted.relative_to(ROOT / "mutants").as_posix().removesuffix(".meta")
            found[room] = sum(code in NOTICED for code in codes), run, len(codes)
    return found


def main(rooms: list[str]) -> int:
    """Run the mutants of rooms such as ``gamekit.impero.bill``, else of all.

    Returns
    -------
    int
        1 if too few were noticed in a room, or if a room was not run to its end.
    """
    program = Path(sys.executable).with_name("mutmut")
    # What an earlier run found would stand among what this one finds.
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    # No plugin of pytest has a part in these tests, and starting them would take longer than the tests.
    settings = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([program, "run", *(f"{room}.*" for room in rooms)], cwd=ROOT, env=settings, check=True)
    found = counts()
    for room, (noticed, run, mutants) in found.items():
        left = f", {mutants - run} not run" if run < mutants else ""
        print(f"{room:40}{noticed:6} of {run:4} noticed{100 * noticed / run:7.1f} %{left}")
    return int(not found or any(run < all_ or 100 * noticed < LEAST * run for noticed, run, all_ in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
